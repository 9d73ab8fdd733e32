// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/ContactStore.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<ContactStore>> ContactStore::open(const QString &databasePath)
{
    static const Database::Migrations migrations{
        {u"CREATE TABLE contacts (address BLOB NOT NULL PRIMARY KEY, label TEXT NOT NULL) STRICT"_s}};
    return Database::open(databasePath, migrations).map([](Database &&database) {
        return std::unique_ptr<ContactStore>(new ContactStore(std::move(database)));
    });
}

Result<QList<ContactRecord>> ContactStore::contacts() const
{
    QList<ContactRecord> all;
    bool isSound = true;
    const Outcome read = m_database.visit(
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
    constexpr qsizetype longest = 64;
    const QString simplified = label.simplified();
    if (simplified.isEmpty() || simplified.size() > longest)
        return failure(ErrorCode::InvalidInput, u"a name in the address book has 1 to 64 characters"_s);
    return m_database
        .change(u"INSERT OR REPLACE INTO contacts (address, label) VALUES (?, ?)"_s,
                {address.view().toByteArray(), simplified})
        .map([](int) {});
}

Outcome ContactStore::remove(const Address &address)
{
    const Result<int> changed
        = m_database.change(u"DELETE FROM contacts WHERE address = ?"_s, {address.view().toByteArray()});
    if (!changed)
        return failure(changed.error());
    if (*changed == 0)
        return failure(ErrorCode::NotFound, u"the address book does not have this address"_s);
    return {};
}

} // namespace curvedesk
