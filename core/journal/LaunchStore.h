// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/storage/Database.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <memory>
#include <optional>

namespace curvedesk {

/// The progress of a launch up to its signature: what is published of it. From there on OrderJournal has it.
struct LaunchRecord
{
    QString apiOwner; ///< owner of the API key; empty for the window
    QByteArray idempotencyKey; ///< empty only in a record that is not written
    QByteArray requestHash;
    QString imageUri; ///< empty: not published, or published together with the document
    QString uri; ///< the document's; empty: not published
    qint64 createdMs = 0;

    bool operator==(const LaunchRecord &) const = default;
};

/// The launches that have begun, and the texts of the forms that launches start from. All is on disk (synchronous=FULL)
/// when a call returns, so that a launch goes on after a crash without publishing again what stands here.
class LaunchStore
{
public:
    /// Opens or creates the file, and puts hashes in place of the idempotency keys that an earlier version wrote; an
    /// empty `databasePath`: in memory. Damaged, Storage.
    [[nodiscard]] static Result<std::unique_ptr<LaunchStore>> open(const QString &databasePath);

    /// The launch that this owner (empty: the window) began with this key; nullopt: there is none. Storage, Damaged.
    [[nodiscard]] Result<std::optional<LaunchRecord>> find(const QString &apiOwner, const QByteArray &idempotencyKey);
    /// Writes a launch, in place of the record with the same owner and key, whose createdMs stays. Storage, also for an
    /// empty key; Damaged: the earlier record stays.
    [[nodiscard]] Outcome write(const LaunchRecord &record);

    /// The texts that writeTexts() wrote for a form, in any run, by name; none for another form. Storage, Damaged.
    [[nodiscard]] Result<QHash<QString, QString>> texts(const QString &form);
    /// Replaces all texts of a form by these, by name; none: deletes them. Storage, Damaged: the former ones stay.
    [[nodiscard]] Outcome writeTexts(const QString &form, const QHash<QString, QString> &texts);

private:
    explicit LaunchStore(Database database)
        : m_database(std::move(database))
    {
    }

    Database m_database;
    QSqlQuery m_find;
    QSqlQuery m_write;
    QSqlQuery m_texts;
    QSqlQuery m_clearTexts;
    QSqlQuery m_writeText;
};

} // namespace curvedesk
