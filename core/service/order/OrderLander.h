// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Latch.h"
#include "core/cluster/Cluster.h"
#include "core/journal/OrderJournal.h"
#include "core/service/order/LandingState.h"
#include "core/service/order/OrderSummary.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <utility>

namespace curvedesk {

/// Carries out the steps of landing::next() for all orders that can still change: sends, looks up many signatures in
/// one call, reads records and histories, waits by timers; emits concluded() for the owner to journal outcomes (audit
/// log too), then emits these; journals itself what is unknown, reopened or final; logs what a fork drops.
class OrderLander final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderLander)

public:
    /// An order that can still change.
    struct Landing
    {
        /// `wasSentBefore` as for landing::stateOf(); `context`: the lander, whose end opens the latches too.
        Landing(Order order_, bool wasSentBefore, QObject &context)
            : order(std::move(order_))
            , state(landing::stateOf(order, wasSentBefore))
            , attempted(context)
            , settled(context)
        {
        }

        Order order;
        landing::State state;
        bool isRecovering = false; ///< an order of an earlier run that is not resolved
        bool isUnwritten = false; ///< its outcome is not in the journal, because the disk refused it
        std::optional<TransactionRecord> record; ///< the last read record that has exactly its bytes
        QString refusal; ///< the cluster's reason why its bytes can never land
        std::chrono::milliseconds restAfter{0}; ///< wait that follows once its outcome is in the journal
        std::optional<std::chrono::milliseconds> due; ///< end of its wait; nullopt: it does not wait
        Latch attempted; ///< opens at its first wait (sent and looked up) or outcome, or at close()
        Latch settled; ///< opens with an outcome, when it counts as unknown, or at close()
    };

    /// `pace`: time before the same bytes are sent again. All references must outlive the lander.
    OrderLander(OrderJournal &journal, Cluster &cluster, const Clock &clock, std::chrono::milliseconds pace);
    ~OrderLander() override; ///< lets those who wait for a latch go on; writes nothing

    /// Begins to send and follow an order that the journal has just recorded; find() has it until it is final.
    [[nodiscard]] std::shared_ptr<Landing> land(Order order);
    /// Follows an earlier run's order (cluster, journal); an open one is looked up first, and counts in recovering().
    void recover(Order order);
    /// The landing of an order; nullptr when there is no such order or nothing can change it.
    [[nodiscard]] std::shared_ptr<Landing> find(const QString &id) const { return m_landings.value(id); }

    /// The number of orders of an earlier run that are not resolved (State::isResolved).
    [[nodiscard]] int recovering() const { return m_recovering; }
    /// The newest slot in which, as learned in this run, an order of the wallet landed. 0: none, or forgotten since.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_landedSlots.value(wallet); }
    /// Hands over the orders whose outcomes wait for their commit. The caller journals them, then calls noteSettled().
    [[nodiscard]] QList<std::shared_ptr<Landing>> takeConcluded() { return std::exchange(m_toSettle, {}); }
    /// Opens the latches of these orders, whose outcomes the journal took or refused as `written` says, in their order;
    /// raises landedSlot(), emits orderChanged(), and follows on those not final or refused by the disk.
    void noteSettled(const QList<std::shared_ptr<Landing>> &landings, const QList<Outcome> &written);
    /// Writes and emits the outcomes that wait for their commit, opens every latch and asks the cluster no more. The
    /// journal keeps the open orders for the next run.
    void close();

signals:
    /// takeConcluded() has an outcome again, after it had none.
    void concluded();
    /// A new status or outcome of an order.
    void orderChanged(const curvedesk::OrderSummary &order);
    /// recovering() has fallen to `open`; when recover() raises it, this is not emitted.
    void recoveringChanged(int open);

private:
    using LandingPtr = std::shared_ptr<Landing>;

    /// Carries one order on: asks the cluster, sends, emits concluded() at its outcome, journals and emits one that is
    /// unknown or reopened, until it waits: for time, a look-up or the commit of its outcome.
    QCoro::Task<> follow(LandingPtr landing, landing::Evidence evidence);
    /// Applies evidence to the state, notes a first acceptance, returns the next action. An order that becomes unknown
    /// is journalled and emitted, its `settled` opened; for a resolved one of an earlier run emits recoveringChanged().
    [[nodiscard]] landing::Action reduce(Landing &landing, const landing::Evidence &evidence);
    /// Has the cluster send the bytes, or give record or history, as `question` says, and keeps record and refusal in
    /// `landing`; nullopt when the cluster closes.
    QCoro::Task<std::optional<landing::Evidence>> ask(LandingPtr landing, landing::Action::Kind question);
    /// Asks the cluster for the block height if one needs it, then the statuses of m_toLookUp; has each followed on.
    QCoro::Task<> lookUpAll();

    /// Has the cluster asked for the order in the next turn of the event loop; a look-up under way does it afterwards.
    void scheduleLookUp(const LandingPtr &landing);
    /// Opens `attempted` and sets the next step about `delay` from now; starts the timer unless closed.
    void sleep(const LandingPtr &landing, std::chrono::milliseconds delay);
    /// Takes the next step of orders whose wait is over (cluster, journal, signals); sets the timer for the others.
    void wakeDue();
    /// Writes the outcome into the order, in memory, and adds that to takeConcluded(); emits concluded() for the first.
    void conclude(const LandingPtr &landing, const landing::Action &action);
    /// Writes the outcomes of m_toSettle into the journal now, opens their latches and emits orderChanged() for each.
    void settleAll();
    /// Journals an outcome the disk refused; emits nothing. A final one is followed no more once written, others wait.
    void writeAgain(const LandingPtr &landing);
    /// Opens `settled`; writes a pending order as Unknown and emits it. It stays Pending when the journal refuses.
    void writeUnknown(Landing &landing);
    /// Has the order written to the journal as final on the next turn of the event loop, in one commit with others.
    void scheduleFinalize(const LandingPtr &landing);
    /// Writes to the journal that the collected orders are final, and follows them no more unless the disk refuses.
    void finalizeAll();
    /// Journals and emits what waits, makes the order Pending in the journal, logs and emits that, forgets landedSlot()
    /// of its wallet: it starts over (cluster). Waits when the disk refuses; an order final there is followed no more.
    void reopen(const LandingPtr &landing, const landing::Action &action);
    /// Counts an order of an earlier run as resolved, once, and emits recoveringChanged().
    void noteResolved(Landing &landing);
    /// Marks the landed orders of these transactions, so that their next look-up decides; asks the cluster nothing now.
    void noteDropped(const QList<Signature> &signatures);
    /// Raises landedSlot() to a landed order's slot, the newest known at most; forgets all wallets at 10,000.
    void rememberSlot(const Order &order);
    /// Time since this object was made.
    [[nodiscard]] std::chrono::milliseconds now() const { return std::chrono::milliseconds(m_running.elapsed()); }

    OrderJournal &m_journal;
    Cluster &m_cluster;
    QPointer<Cluster> m_livingCluster; ///< nullptr once the cluster is destroyed, which may be before this object
    const Clock &m_clock;
    const std::chrono::milliseconds m_pace;
    QElapsedTimer m_running; ///< a steady clock, which setting the time does not change
    QTimer m_timer; ///< runs until the next wait is over
    QHash<QString, LandingPtr> m_landings; ///< by order id
    QList<LandingPtr> m_toLookUp;
    bool m_isLookUpScheduled = false; ///< true also while a look-up is under way
    QList<LandingPtr> m_toSettle;
    QList<LandingPtr> m_toFinalize;
    int m_recovering = 0;
    bool m_isClosed = false;
    QHash<Address, quint64> m_landedSlots;
};

} // namespace curvedesk
