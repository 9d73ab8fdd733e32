// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/journal/OrderJournal.h"
#include "core/service/IntentGate.h"
#include "core/service/Latch.h"
#include "core/service/TradeTypes.h"

#include <QHash>
#include <QObject>

#include <chrono>
#include <memory>

namespace curvedesk {

/// Sees signed orders through: journal, send, resend the same bytes, find the outcome, settle. The one place that
/// decides what became of an order.
class OrderDesk final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderDesk)

public:
    /// How long to wait before the same bytes go out again.
    static constexpr std::chrono::milliseconds defaultPace{2000};

    /// All references must outlive the desk.
    OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent = nullptr,
              std::chrono::milliseconds pace = defaultPace);
    ~OrderDesk() override;

    /// Journals (fsync), then sends, then follows until a final status. Answers once accepted, or with the outcome when
    /// `untilSettled`. Storage: nothing was sent.
    [[nodiscard]] Task<OrderSummary> place(Order order, bool untilSettled);
    /// An earlier order with this idempotency key: the order, or nothing; Conflict when its request was another one.
    [[nodiscard]] Result<std::optional<OrderSummary>> earlier(const QString &apiOwner, const QByteArray &key,
                                                              const QByteArray &requestHash) const;
    /// Enter before earlier(), so that two requests with one key cannot both sign.
    [[nodiscard]] IntentGate &intents() { return m_intents; }
    /// The receipt of an order, waiting for its outcome first when `untilSettled`.
    [[nodiscard]] Task<TradeReceipt> receipt(QString id, bool untilSettled);
    /// Looks at what a crash left open: settles what landed, sends the rest again and follows it. Answers how many
    /// there were, once each has been looked at. New orders wait for it.
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
    struct Following;
    enum class Sighting { Failed, Absent, Unconfirmed, Settled };

    std::shared_ptr<Following> startFollowing(Order order, bool recovered);
    QCoro::Task<> follow(std::shared_ptr<Following> following);
    QCoro::Task<> send(std::shared_ptr<Following> following);
    QCoro::Task<Sighting> look(std::shared_ptr<Following> following);
    QCoro::Task<> settle(std::shared_ptr<Following> following, SignatureStatus status,
                         std::optional<TransactionRecord> record);
    QCoro::Task<> conclude(std::shared_ptr<Following> following);
    void doubt(Following &following);
    /// Goes on after `delay`, or never when the desk is gone.
    QCoro::Task<> pause(std::chrono::milliseconds delay);

    OrderJournal &m_journal;
    Cluster &m_cluster;
    const Clock &m_clock;
    const std::chrono::milliseconds m_pace;
    IntentGate m_intents;
    QHash<QString, std::shared_ptr<Following>> m_following; ///< by order id
    std::shared_ptr<Latch> m_recovering;
};

} // namespace curvedesk
