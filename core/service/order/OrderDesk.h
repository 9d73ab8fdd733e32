// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Latch.h"
#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/journal/OrderJournal.h"
#include "core/service/order/IntentGate.h"
#include "core/service/order/OrderSummary.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>

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
    /// How long a start and a new order wait for earlier ones.
    static constexpr std::chrono::milliseconds defaultPatience{5000};

    /// All references must outlive the desk.
    OrderDesk(OrderJournal &journal, Cluster &cluster, const Clock &clock, QObject *parent = nullptr,
              std::chrono::milliseconds pace = defaultPace, std::chrono::milliseconds patience = defaultPatience);
    ~OrderDesk() override;

    /// Journals (fsync), then sends, then follows until nothing can undo the outcome. Answers once accepted, or with
    /// the outcome when `untilSettled`. Storage: nothing was sent; Unavailable as admit().
    [[nodiscard]] Task<OrderSummary> place(Order order, bool untilSettled);
    /// An earlier order with this idempotency key: the order, or nothing; Conflict when its request was another one.
    [[nodiscard]] Result<std::optional<OrderSummary>> earlier(const QString &apiOwner, const QByteArray &key,
                                                              const QByteArray &requestHash) const;
    /// Enter before earlier(), so that two requests with one key cannot both sign.
    [[nodiscard]] IntentGate &intents() { return m_intents; }
    /// The receipt of an order, waiting for its outcome first when `untilSettled`.
    [[nodiscard]] Task<TradeReceipt> receipt(QString id, bool untilSettled);
    /// Follows what an earlier run left open until it is known what became of it. New orders wait for that. Answers how
    /// many there were, once they are resolved or after `patience`, whichever comes first.
    [[nodiscard]] Task<int> recover();
    /// Ask before signing: no new order while an earlier run's could still have an effect. Recovers if nobody has yet.
    /// Unavailable, naming how many are open, when that takes longer than `patience`.
    [[nodiscard]] QCoro::Task<Outcome> admit();
    /// Orders of an earlier run whose end is not known yet.
    [[nodiscard]] int recoveringOrders() const { return m_recovering; }
    /// The newest slot in which an order of this wallet landed: older reads do not show it yet. 0: none.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_landedSlots.value(wallet); }

    struct Page
    {
        QList<OrderSummary> orders;
        QString next;
    };
    [[nodiscard]] Task<Page> orders(QString apiOwner, int limit, QString cursor);
    /// NotFound for one that another owner placed; an empty owner may see all.
    [[nodiscard]] Task<OrderSummary> order(QString id, QString apiOwner = {});

    /// GET /transactions/{signature}: how a transaction ended, ours or not. NotFound when the cluster and the journal
    /// know nothing of it.
    struct TransactionReply
    {
        QString signature;
        TradeStatus status = TradeStatus::Unknown;
        quint64 slot = 0;
        qint64 blockTime = 0;
        std::optional<quint64> feeLamports; ///< network fee; nullopt where only the status is known
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
    /// A new order, or a new status of one; an outcome can be followed by Pending when a fork dropped the transaction.
    void orderChanged(const curvedesk::OrderSummary &order);
    /// recoveringOrders() changed.
    void recovering(int open);

private:
    struct Following;
    using FollowingPtr = std::shared_ptr<Following>;
    struct Evidence;
    enum class Sighting;
    enum class Trace;

    FollowingPtr startFollowing(Order order, bool recovered);
    QCoro::Task<> follow(FollowingPtr following);
    QCoro::Task<> send(FollowingPtr following);
    QCoro::Task<Sighting> look(FollowingPtr following);
    QCoro::Task<Trace> traceOf(FollowingPtr following);
    QCoro::Task<Trace> traceInHistory(FollowingPtr following);
    QCoro::Task<bool> settle(FollowingPtr following, StatusLookup lookup);
    QCoro::Task<> conclude(FollowingPtr following);
    QCoro::Task<> conclude(FollowingPtr following, SignatureStatus status, std::optional<TransactionRecord> record);
    void doubt(Following &following, bool isAnswered);

    void watch(const FollowingPtr &following);
    QCoro::Task<> watchFinality();
    QCoro::Task<bool> lookAgain(QList<FollowingPtr> some);
    QCoro::Task<> completeRecord(FollowingPtr following, StatusLookup lookup);
    void reopen(const FollowingPtr &following);
    void noteDropped(const QList<Signature> &signatures);
    [[nodiscard]] QCoro::Task<Evidence> recordOf(FollowingPtr following, SignatureStatus status);

    QCoro::Task<> superviseRecovery(QList<FollowingPtr> open);
    QCoro::Task<> waitForRecovery();
    void rememberSlot(const Order &order);
    void noteClosing(const Error &error);
    [[nodiscard]] bool mayAsk();
    QCoro::Task<> pause(std::chrono::milliseconds delay); ///< or until the desk is gone

    OrderJournal &m_journal;
    Cluster &m_cluster;
    QPointer<Cluster> m_livingCluster; ///< it goes before us
    const Clock &m_clock;
    const std::chrono::milliseconds m_pace;
    const std::chrono::milliseconds m_patience;
    IntentGate m_intents;
    QHash<QString, FollowingPtr> m_following; ///< by order id: those without an outcome
    QHash<QString, FollowingPtr> m_unfinalized; ///< by order id: those whose outcome a fork could undo
    bool m_isWatching = false;
    bool m_isClosing = false; ///< the cluster just ended what it was asked: it must not be asked at once
    std::shared_ptr<Latch> m_resolved; ///< open once nothing of an earlier run is; nullptr before recover()
    int m_recovering = 0;
    QHash<Address, quint64> m_landedSlots;
    QElapsedTimer m_running; ///< steady: clocks that are set do not matter
};

} // namespace curvedesk
