// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/journal/OrderJournal.h"
#include "core/service/TradeTypes.h"

#include <QObject>

namespace curvedesk {

/// Sees signed orders through: journal, send, resend the same bytes, find the outcome, settle. The one place that
/// decides what became of an order.
class OrderDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderDesk)

public:
    /// All references must outlive the desk.
    OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent = nullptr);

    /// Journals (fsync), then sends, then follows until a final status. Answers once accepted, or with the outcome when
    /// `untilSettled`. Storage: nothing was sent.
    [[nodiscard]] Task<OrderSummary> place(Order order, bool untilSettled);
    /// An earlier order with this idempotency key: the order, or nothing; Conflict when its request was another one.
    [[nodiscard]] Result<std::optional<OrderSummary>> earlier(const QString &apiOwner, const QByteArray &key,
                                                              const QByteArray &requestHash) const;
    /// Resolves what a crash left open. New orders wait for it.
    [[nodiscard]] Task<int> recover();

    struct Page
    {
        QList<OrderSummary> orders;
        QString next;
    };
    [[nodiscard]] Task<Page> orders(QString apiOwner, int limit, QString cursor);
    [[nodiscard]] Task<OrderSummary> order(QString id);

    /// GET /transactions/{signature}: how a transaction ended, ours or not. NotFound when the cluster and the journal
    /// know nothing of it.
    struct TransactionReply
    {
        QString signature;
        TradeStatus status = TradeStatus::Unknown;
        quint64 slot = 0;
        qint64 blockTime = 0;
        quint64 feeLamports = 0;
        std::optional<Error> error;
        /// Lamports and tokens that moved, by account of the transaction; only what changed.
        struct Change
        {
            QString account;
            QString mint; ///< empty: lamports
            QString owner; ///< of a token account
            quint64 before = 0;
            quint64 after = 0;
        };
        QList<Change> changes;
    };
    [[nodiscard]] Task<TransactionReply> transaction(QString signature);

signals:
    /// A new order, or a new status of one.
    void orderChanged(const curvedesk::OrderSummary &order);

private:
    OrderJournal &m_journal;
    Cluster &m_cluster;
    const Clock &m_clock;
};

} // namespace curvedesk
