// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/storage/Database.h"

#include <QList>
#include <QString>

#include <memory>

namespace curvedesk {

/// An address that events are posted to.
struct Webhook
{
    qint64 id = 0;
    QString url;
    QByteArray secret; ///< with which bodies are signed
    QByteArrayList calls; ///< the subscriptions, as calls of the event stream
    QString owner; ///< of the API key whose orders are sent to it (see ApiKey); empty: none
    QByteArray cursor; ///< of the last event that was delivered; empty: none yet
};

/// The webhooks of a data directory, in a private SQLite file that the host and its commands may have open at once.
class WebhookStore
{
public:
    /// Opens or creates the file, or changes it to the newest form. Storage; Damaged: the file stays as it is.
    [[nodiscard]] static Result<std::unique_ptr<WebhookStore>> open(const QString &path);

    [[nodiscard]] Result<QList<Webhook>> webhooks() const; ///< oldest first; Storage, Damaged
    /// Adds a webhook, whose own `id` is ignored; returns its new id, which no other ever has. Storage, Damaged.
    [[nodiscard]] Result<qint64> add(const Webhook &webhook);
    [[nodiscard]] Outcome remove(qint64 id); ///< NotFound where there is none, Storage, Damaged
    /// Stores how far a webhook was served, which a power cut may undo; no error for a removed one. Storage, Damaged.
    [[nodiscard]] Outcome setCursor(qint64 id, const QByteArray &cursor);
    /// A number that changes when others have changed the file, not when this object has; another object's number for
    /// the same file may differ. Storage, Damaged.
    [[nodiscard]] Result<qint64> version() const;

private:
    /// Takes a database that open() has brought to the newest form.
    explicit WebhookStore(Database database)
        : m_database(std::move(database))
    {
    }

    Database m_database;
};

} // namespace curvedesk
