// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/Order.h"

#include <QList>

#include <memory>

namespace curvedesk {

/// The durable record of every order. A row is on disk (synchronous=FULL) before the first byte of its transaction
/// goes out, so that after a crash every signature that could have an effect is known.
class OrderJournal
{
public:
    /// `databasePath` empty: in memory. Damaged when quick_check fails or the schema is newer.
    [[nodiscard]] static Result<std::unique_ptr<OrderJournal>> open(const QString &databasePath);
    ~OrderJournal();

    /// Inserts and waits for the disk. Conflict when (apiOwner, idempotencyKey) or the signature exists: the same bytes
    /// cannot land twice; Storage when the disk refuses. After either nothing may be sent. InvalidInput without id or
    /// signature, or when not Pending.
    [[nodiscard]] Outcome record(const Order &order);
    /// Writes status, slot, error, moved amounts, fee and settledMs of an order; wipes the wire bytes of a final one.
    /// A final status never changes again except Unknown (but may be settled again with more detail); Conflict when it
    /// would, NotFound for an order that was never recorded.
    [[nodiscard]] Outcome settle(const Order &order);

    [[nodiscard]] Result<Order> order(const QString &id) const;
    [[nodiscard]] Result<Order> orderBySignature(const Signature &signature) const;
    [[nodiscard]] std::optional<Order> byIdempotencyKey(const QString &apiOwner, const QByteArray &key) const;
    /// Pending and Unknown ones, oldest first: what recovery looks at.
    [[nodiscard]] QList<Order> unsettled() const;

    struct Page
    {
        QList<Order> orders; ///< newest first, without wire bytes
        QString next; ///< cursor for the following page; empty at the end
    };
    /// `apiOwner` empty: all. InvalidInput for a cursor that is not ours.
    [[nodiscard]] Result<Page> page(const QString &apiOwner, int limit, const QString &cursor) const;

private:
    class Private;
    explicit OrderJournal(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
