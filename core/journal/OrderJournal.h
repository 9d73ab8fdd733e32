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

/// The durable record of every order: intents, and the attempts that were signed for them. Both are on disk before the
/// first byte of the transaction goes out, so that after a crash every signature that could have an effect is known.
/// Emits nothing. The audit log has files of its own; its lines are on disk milliseconds later, warnings are logged.
class OrderJournal
{
public:
    /// Opens or creates the file, none of the audit log, and puts hashes in place of the idempotency keys that an
    /// earlier version wrote; empty `databasePath`: in memory. Damaged when quick_check fails, the schema is newer, or
    /// an order that is not final, or (thorough check) an API key cannot be read; Storage; Internal: no random numbers.
    [[nodiscard]] static Result<std::unique_ptr<OrderJournal>> open(const QString &databasePath,
                                                                    FileCheck check = FileCheck::Thorough);
    ~OrderJournal(); ///< closes the file; writes nothing

    /// Inserts the order, with a line of the audit log, and waits for the disk. For an order of an API key it checks
    /// the key's rights and reserves the order's lamports in the same transaction: Unauthorized, KeyExpired,
    /// ScopeMissing, WalletNotAllowed, Limit*, ApprovalRefused. An owner that no key has: no rights are checked.
    /// Conflict when id, (apiOwner, idempotencyKey) or signature exists: the same bytes cannot land twice; Storage when
    /// the disk refuses; Damaged; InvalidInput without id or signature, or when not Pending; Internal when such a key's
    /// order may take 0 lamports. After any error nothing may be sent.
    [[nodiscard]] Outcome record(const Order &order);
    /// Checks that record() would not refuse the order for its API key's rights, as they are now; writes and reserves
    /// nothing. Unauthorized, KeyExpired, ScopeMissing, WalletNotAllowed, Limit*, ApprovalRefused, Storage, Damaged.
    [[nodiscard]] Outcome checkRights(const Order &order) const;
    /// Writes status, slot, error, moved amounts, fee, balance change and times of an order, and a new status to the
    /// audit log. With an outcome its API key's caps count what it took, once known, not what was reserved. Wipes the
    /// wire bytes of a finalized one. A final outcome (Expired always is one) never becomes another, but may be written
    /// again with more detail; before that a fork may turn success into failure and back. Conflict for a change that is
    /// not allowed, NotFound for an order that was never recorded, Storage, Damaged: nothing is written.
    [[nodiscard]] Outcome settle(const Order &order);
    /// Writes each Pending order as record(), each other one as settle(), with lines of the audit log, in the list's
    /// order and in one commit. A refused order does not keep the others from being written; when the commit fails, or
    /// one fails with Storage, none is, and all have that error. Returns outcomes by index, with those errors.
    [[nodiscard]] QList<Outcome> write(const QList<Order> &orders);
    /// Makes an order Pending, clears its outcome and counts the rollback, after a fork dropped its transaction; its
    /// lamports are reserved for its API key again. Appends a line to the audit log. Conflict without an outcome or
    /// with a final one, or for an unknown id; Storage, Damaged: nothing is written.
    [[nodiscard]] Outcome reopen(const QString &id);
    /// Marks these orders as final and wipes their wire bytes, in one commit. Skips an order without an outcome, and an
    /// unknown id. The audit log gets no line. Storage, Damaged: none is marked.
    [[nodiscard]] Outcome finalize(const QStringList &ids);

    /// The API keys, in the same database; lives as long as the journal.
    [[nodiscard]] ApiKeyStore &apiKeys() const;
    /// The audit log, which lives as long as the journal; first file: audit.log beside the database (in memory: none).
    [[nodiscard]] AuditLog &audit() const;

    /// The order with this id. NotFound, Storage, Damaged.
    [[nodiscard]] Result<Order> order(const QString &id) const;
    /// The order whose transaction has this signature. NotFound, Storage, Damaged.
    [[nodiscard]] Result<Order> orderBySignature(const Signature &signature) const;
    /// The order that this owner (empty: the window) sent with this key. NotFound (also: no key), Storage, Damaged.
    [[nodiscard]] Result<Order> orderByIdempotencyKey(const QString &apiOwner, const QByteArray &key) const;
    /// The Pending and Unknown orders, oldest first, for recovery. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> unsettled() const;
    /// The orders with an outcome that a fork could still undo, oldest first. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> unfinalized() const;
    /// The transfers that succeeded, of a known amount of tokens, oldest first, without wire bytes. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> tokenTransfers() const;
    /// The addresses to which transfers succeeded, each once; one that cannot be read is left out. Storage, Damaged.
    [[nodiscard]] Result<QList<Address>> recipients() const;

    struct Figures ///< for monitoring
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
    /// A page of at most `limit` orders of `apiOwner`; empty: of all. `cursor`: Page::next of the page before; empty:
    /// from the newest. InvalidInput for another owner's or a foreign cursor, or a limit below 1; Storage, Damaged.
    [[nodiscard]] Result<Page> page(const QString &apiOwner, int limit, const QString &cursor) const;

private:
    class Private;
    explicit OrderJournal(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
