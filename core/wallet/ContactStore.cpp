// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/ContactStore.h"

#include "core/storage/Database.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxContactLabel = 64;

// The migrations of the address book's file.
const Database::Migrations &contactSchema()
{
    static const Database::Migrations migrations{
        {u"CREATE TABLE contacts (address BLOB NOT NULL PRIMARY KEY, label TEXT NOT NULL) STRICT"_s}};
    return migrations;
}

} // namespace

class ContactStore::Private
{
public:
    explicit Private(Database database_)
        : database(std::move(database_))
    {
    }

    Database database;
};

ContactStore::ContactStore(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

ContactStore::~ContactStore() = default;

Result<std::unique_ptr<ContactStore>> ContactStore::open(const QString &databasePath)
{
    Result<Database> database = Database::open(databasePath, contactSchema());
    if (!database)
        return failure(database.error());
    return std::unique_ptr<ContactStore>(new ContactStore(std::make_unique<Private>(std::move(*database))));
}

Result<QList<ContactRecord>> ContactStore::contacts() const
{
    QList<ContactRecord> all;
    bool isSound = true;
    const Outcome read = d->database.visit(
        u"SELECT address, label FROM contacts ORDER BY label COLLATE NOCASE, address"_s, {}, [&](const QSqlQuery &row) {
            const Result<Address> address = Address::fromBytes(row.value(0).toByteArray());
            isSound = address.has_value();
            if (isSound)
                all.append({*address, row.value(1).toString()});
            return isSound;
        });
    if (!read)
        return failure(read.error());
    if (!isSound)
        return failure(ErrorCode::Damaged, u"the address book has an address that cannot be read"_s);
    return all;
}

Outcome ContactStore::save(const Address &address, const QString &label)
{
    const QString simplified = label.simplified();
    if (simplified.isEmpty() || simplified.size() > maxContactLabel)
        return failure(ErrorCode::InvalidInput, u"a name in the address book has 1 to 64 characters"_s);
    const Result<int> changed = d->database.change(u"INSERT OR REPLACE INTO contacts (address, label) VALUES (?, ?)"_s,
                                                   {address.view().toByteArray(), simplified});
    return changed ? Outcome() : failure(changed.error());
}

Outcome ContactStore::remove(const Address &address)
{
    const Result<int> changed
        = d->database.change(u"DELETE FROM contacts WHERE address = ?"_s, {address.view().toByteArray()});
    if (!changed)
        return failure(changed.error());
    if (*changed == 0)
        return failure(ErrorCode::NotFound, u"the address book does not have this address"_s);
    return {};
}

} // namespace curvedesk
