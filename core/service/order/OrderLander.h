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

namespace curvedesk {

/// Carries out what landing::next() asks for, for all orders that something can still change: sends, looks up many
/// signatures in one call, reads records and histories, writes outcomes to the journal.
class OrderLander final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OrderLander)

public:
    /// An order that something can still change.
    struct Landing
    {
        Landing(Order order_, bool wasSentBefore, QObject &context)
            : order(std::move(order_))
            , state(landing::stateOf(order, wasSentBefore))
            , attempted(context)
            , settled(context)
        {
        }

        Order order;
        landing::State state;
        bool isRecovering = false; ///< of an earlier run, and not resolved
        bool isUnwritten = false; ///< its outcome is not in the journal: the disk refused it
        std::optional<TransactionRecord> record; ///< as last read; of exactly its bytes
        QString refusal; ///< why the cluster says that its bytes can never land
        std::optional<std::chrono::milliseconds> due; ///< when its wait is over
        Latch attempted; ///< sent and looked up once
        Latch settled; ///< an outcome, or unknown
    };

    /// `pace`: how long to wait before the same bytes go out again. All references must outlive the lander.
    OrderLander(OrderJournal &journal, Cluster &cluster, const Clock &clock, std::chrono::milliseconds pace,
                QObject *parent = nullptr);
    ~OrderLander() override;

    /// Starts to send an order that the journal has just recorded.
    [[nodiscard]] std::shared_ptr<Landing> land(Order order);
    /// Goes on with an order of an earlier run, which may have sent it.
    void recover(Order order);
    /// The landing of an order; nullptr when there is no such order or nothing can change it.
    [[nodiscard]] std::shared_ptr<Landing> find(const QString &id) const { return m_landings.value(id); }

    /// Orders of an earlier run whose outcome is neither known nor known to be unknowable yet.
    [[nodiscard]] int recovering() const { return m_recovering; }
    /// The newest slot in which an order of this wallet landed; 0: none.
    [[nodiscard]] quint64 landedSlot(const Address &wallet) const { return m_landedSlots.value(wallet); }
    /// Opens every latch and asks for nothing any more. The journal keeps what is open for the next run.
    void close();

signals:
    /// A new status of an order.
    void orderChanged(const curvedesk::OrderSummary &order);
    /// recovering() changed.
    void recoveringChanged(int open);

private:
    using LandingPtr = std::shared_ptr<Landing>;

    QCoro::Task<> follow(LandingPtr landing, landing::Evidence evidence);
    [[nodiscard]] landing::Action reduce(Landing &landing, const landing::Evidence &evidence);
    QCoro::Task<std::optional<landing::Evidence>> ask(LandingPtr landing, landing::Action::Kind question);
    QCoro::Task<> lookUpAll();

    void scheduleLookUp(const LandingPtr &landing);
    void sleep(const LandingPtr &landing, std::chrono::milliseconds delay);
    void wakeDue();
    void conclude(const LandingPtr &landing, const landing::Action &action);
    void writeAgain(const LandingPtr &landing);
    void writeUnknown(Landing &landing);
    void scheduleFinalize(const LandingPtr &landing);
    void finalizeAll();
    void reopen(const LandingPtr &landing, const landing::Action &action);
    void noteResolved(Landing &landing);
    void noteDropped(const QList<Signature> &signatures);
    void rememberSlot(const Order &order);
    [[nodiscard]] std::chrono::milliseconds now() const { return std::chrono::milliseconds(m_running.elapsed()); }

    OrderJournal &m_journal;
    Cluster &m_cluster;
    QPointer<Cluster> m_livingCluster; ///< null once it is gone: it may go before this object
    const Clock &m_clock;
    const std::chrono::milliseconds m_pace;
    QElapsedTimer m_running; ///< steady: setting the clock does not matter
    QTimer m_timer; ///< until the next wait is over
    QHash<QString, LandingPtr> m_landings; ///< by order id
    QList<LandingPtr> m_toLookUp;
    bool m_isLookUpScheduled = false; ///< or under way
    QList<LandingPtr> m_toFinalize;
    int m_recovering = 0;
    bool m_isClosed = false;
    QHash<Address, quint64> m_landedSlots;
};

} // namespace curvedesk
