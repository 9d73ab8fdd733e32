// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/EventStore.h"
#include "core/service/order/OrderSummary.h"

#include <QObject>
#include <QTimer>

namespace curvedesk {

class BalanceFeed;
class Clock;
class Cluster;
class MarketService;
class OrderDesk;
class OrderJournal;
struct MarketChanges;

/// An event as clients are told it.
struct Event
{
    EventCursor cursor;
    std::variant<LaunchRow, TradeRow, MigrationRow, SlotGap, OrderSummary, BalanceChange> content;
};

/// Writes what happens on the market, to the orders of API keys and to their wallets' balances into the EventStore's
/// file, and tells what is new there by happened(). Whoever has seen events up to a place gets the others, each once,
/// from after(), then happened(), in the same order; after() leaves out changes of an order that has changed again.
class EventLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventLog)

public:
    /// Follows nothing yet: see follow().
    explicit EventLog(std::unique_ptr<EventStore> store);
    /// Writes the order changes that still wait to the file and emits happened(); where that fails they are lost.
    ~EventLog() override;

    /// From now on writes a market's launches, trades, migrations and gaps to the file and emits happened(), by add().
    void follow(const MarketService &market);
    /// From now on add() writes new statuses of API keys' orders and emits happened(). Reads the journal, and on the
    /// event loop's next turn also adds what an earlier run may have been killed before adding: the status of the
    /// orders that can still change, and of those among the newest 500 that landed since the log began, or expired
    /// after it had them as pending. `journal` must outlive the log; where it cannot be read these are left out.
    void follow(const OrderDesk &orders, const OrderJournal &journal);
    /// Lets watchBalances() work: the wallets' balances are read from this cluster, in place of a former one, every
    /// five seconds, on the sandbox with each slot. Asks nothing yet. Both must outlive the log.
    void follow(Cluster &cluster, const Clock &clock);
    /// For a minute from now has these wallets' (base58) balances read from the cluster; what differs from the file's
    /// last ones, which it reads, goes there and to happened(). Nothing where no cluster is followed.
    void watchBalances(const QStringList &wallets);
    /// The amounts (base units; SOL: lamports) of a wallet in its last events, by mint; empty without a readable file.
    [[nodiscard]] QHash<QString, quint64> balancesTold(const QString &wallet);

    /// Writes `happenings` to the file, in one commit with the order changes that wait for it, and emits happened()
    /// with those that are new. When that fails, it logs a warning and returns false; the orders' changes are tried
    /// again in five seconds, and of `happenings` readers are told their slots as a gap.
    bool add(const QList<Happening> &happenings);

    /// The place of the newest event; 0: there was none.
    [[nodiscard]] quint64 last() const { return m_store->last(); }
    struct Page
    {
        QList<Event> events; ///< oldest first
        quint64 place = 0; ///< after which the next page begins
    };
    /// At most `limit` events after a place. An order is left out where it has another status by now, which a later
    /// event has, or where the journal lacks it or has it damaged; a journal must be followed. NotFound where events
    /// after the place were removed meanwhile: resume() names the gap. Storage, also of the journal; Damaged.
    [[nodiscard]] Result<Page> after(quint64 place, int limit);
    /// Finds, and changes nothing, the place where a reader continues that has seen all events up to the cursor, and
    /// the gap that the log has there. Storage, Damaged.
    [[nodiscard]] Result<EventStore::Resumption> resume(const EventCursor &cursor) { return m_store->resume(cursor); }

signals:
    /// New events, once they are stored, in the log's order.
    void happened(const QList<curvedesk::Event> &events);

private:
    /// A change's order; nullopt: its status is another by now, or the journal lacks it or has it damaged. Storage.
    [[nodiscard]] Result<std::optional<OrderSummary>> orderOf(const OrderChange &change) const;
    /// Has add() write the launches, trades and migrations among the changes, by slot, and emit happened().
    void addChanges(const MarketChanges &changes);
    /// Keeps a new status of an API key's order in memory for add(), which writes it and emits happened() on the next
    /// turn, or within five seconds after it failed; the window's orders are no events.
    void addOrder(const OrderSummary &order);

    const std::unique_ptr<EventStore> m_store;
    const OrderJournal *m_journal = nullptr;
    std::unique_ptr<BalanceFeed> m_balances; ///< nullptr: no cluster is followed
    QList<OrderSummary> m_changed; ///< orders whose new status waits to be logged
    QTimer m_turn; ///< runs while they wait
    std::optional<SlotGap> m_untold; ///< slots of which the log lacks something
};

} // namespace curvedesk
