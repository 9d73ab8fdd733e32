// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/ApiKeyStore.h"
#include "core/journal/AuditLog.h"
#include "core/journal/Order.h"
#include "core/storage/FileCheck.h"

#include <QList>
#include <QStringList>

#include <memory>

namespace curvedesk {

/// The durable record of every order: intents, and the attempts that were signed for them. Both are on disk
/// (synchronous=FULL) before the first byte of the transaction goes out, so that after a crash every signature that
/// could have an effect is known.
class OrderJournal
{
public:
    /// Opens or creates the file; an empty `databasePath`: in memory. Damaged when quick_check fails, the schema is
    /// newer, or an order that is not final cannot be read; Storage.
    [[nodiscard]] static Result<std::unique_ptr<OrderJournal>> open(const QString &databasePath,
                                                                    FileCheck check = FileCheck::Thorough);
    ~OrderJournal();

    /// Inserts the order, with a line of the audit log, and waits for the disk. For an order of an API key it checks
    /// the key's rights and reserves the order's lamports in the same transaction: errors of keyLimits::check().
    /// Conflict when id, (apiOwner, idempotencyKey) or signature exists: the same bytes cannot land twice; Storage when
    /// the disk refuses; Damaged; InvalidInput without id or signature, or when not Pending; Internal when such a key's
    /// order may take 0 lamports. After any error nothing may be sent.
    [[nodiscard]] Outcome record(const Order &order);
    /// Checks that record() would not refuse the order for its API key's rights, as they are now; reserves nothing.
    /// Errors of keyLimits::check(), Storage, Damaged.
    [[nodiscard]] Outcome checkRights(const Order &order) const;
    /// Writes status, slot, error, moved amounts, fee and times of an order, and a new status to the audit log; wipes
    /// the wire bytes of a finalized one. A final outcome (Expired always is one) never becomes another, but may be
    /// written again with more detail; before that a fork may turn success into failure and back. Conflict for a change
    /// that is not allowed, NotFound for an order that was never recorded, Storage, Damaged: nothing is written.
    [[nodiscard]] Outcome settle(const Order &order);
    /// record() of each pending order and settle() of each other one, in this order and in one commit. A refused order
    /// does not keep the others from being written; when the commit fails, none is, and all have its error. An outcome
    /// for each order, by its index; errors of the two.
    [[nodiscard]] QList<Outcome> write(const QList<Order> &orders);
    /// Makes an order Pending, clears its outcome and counts the rollback, after a fork dropped its transaction.
    /// Appends a line to the audit log. Conflict without an outcome or with a final one, or for an unknown id; Storage,
    /// Damaged: nothing is written.
    [[nodiscard]] Outcome reopen(const QString &id);
    /// Marks these orders as final and wipes their wire bytes, in one commit. Skips an order without an outcome, and an
    /// unknown id. The audit log gets no line. Storage, Damaged: none is marked.
    [[nodiscard]] Outcome finalize(const QStringList &ids);

    /// The API keys, in the same database.
    [[nodiscard]] ApiKeyStore &apiKeys() const;
    /// The audit log. Its first file is audit.log beside the database; a journal in memory keeps none.
    [[nodiscard]] AuditLog &audit() const;

    /// The order with this id. NotFound, Storage, Damaged.
    [[nodiscard]] Result<Order> order(const QString &id) const;
    /// The order whose transaction has this signature. NotFound, Storage, Damaged.
    [[nodiscard]] Result<Order> orderBySignature(const Signature &signature) const;
    /// The order that this owner (empty: the window) sent with this key. NotFound, also for an empty key; Storage,
    /// Damaged.
    [[nodiscard]] Result<Order> orderByIdempotencyKey(const QString &apiOwner, const QByteArray &key) const;
    /// The Pending and Unknown orders, oldest first, for recovery. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> unsettled() const;
    /// The orders with an outcome that a fork could still undo, oldest first. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> unfinalized() const;
    /// The transfers of tokens that succeeded, oldest first, without wire bytes. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> tokenTransfers() const;
    /// The addresses to which transfers succeeded, each once; one that cannot be read is left out. Storage, Damaged.
    [[nodiscard]] Result<QList<Address>> recipients() const;

    /// For monitoring.
    struct Figures
    {
        qint64 pending = 0; ///< orders
        qint64 unknown = 0; ///< orders
        qint64 bytes = 0; ///< of the database; the file of its write-ahead log does not count
        qint64 auditBytes = 0; ///< of all files of the audit log
    };
    /// Counts the orders without an outcome, and adds the sizes that the database knows. Storage, Damaged.
    [[nodiscard]] Result<Figures> figures() const;

    struct Page
    {
        QList<Order> orders; ///< newest first, without wire bytes
        QString next; ///< cursor for the following page; empty at the end
    };
    /// A page of the orders of `apiOwner`; empty: of all. InvalidInput for a cursor that is not ours or a limit below
    /// 1, Storage, Damaged.
    [[nodiscard]] Result<Page> page(const QString &apiOwner, int limit, const QString &cursor) const;

private:
    class Private;
    explicit OrderJournal(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
