// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"
#include "core/storage/Database.h"

#include <QList>
#include <QString>

#include <memory>

namespace curvedesk {

/// An address that the user sends to, by the name that he gave it.
struct ContactRecord
{
    Address address;
    QString label; ///< never empty

    bool operator==(const ContactRecord &) const = default;
};

/// The address book in SQLite: names of addresses that the user sends to. A change is on disk when its call returns.
class ContactStore
{
public:
    /// Opens or creates the file; an empty `databasePath`: in memory. Damaged, Storage.
    [[nodiscard]] static Result<std::unique_ptr<ContactStore>> open(const QString &databasePath);

    /// All contacts, by label (capitals do not count), then address. Storage, Damaged.
    [[nodiscard]] Result<QList<ContactRecord>> contacts() const;
    /// Adds an address, or gives a known one this label in place of its own; white space of the label is simplified.
    /// InvalidInput for a label that is empty or beyond 64 characters, Storage, Damaged.
    [[nodiscard]] Outcome save(const Address &address, const QString &label);
    /// Removes an address. NotFound, Storage, Damaged.
    [[nodiscard]] Outcome remove(const Address &address);

private:
    explicit ContactStore(Database database)
        : m_database(std::move(database))
    {
    }

    Database m_database;
};

} // namespace curvedesk
