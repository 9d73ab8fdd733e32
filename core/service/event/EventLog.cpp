// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/event/EventLog.h"

#include "core/journal/OrderJournal.h"
#include "core/service/event/BalanceFeed.h"
#include "core/service/market/MarketService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

namespace {

/// The slots of what happened.
SlotGap slotsOf(const Happening &happening)
{
    return std::visit(
        []<class Row>(const Row &row) {
            if constexpr (std::is_same_v<Row, SlotGap>)
                return row;
            else
                return SlotGap{row.slot, row.slot};
        },
        happening);
}

/// A number that differs between two statuses of one order.
quint64 stateOf(const OrderSummary &order)
{
    return order.rollbacks * 16 + static_cast<quint64>(order.status);
}

/// The change to a status, of an order that landed in this slot, or when this one was the newest.
OrderChange changeOf(const OrderSummary &order, quint64 slot)
{
    return {order.apiOwner, order.id, stateOf(order), slot};
}

/// The events as clients are told them. `orderOf` returns a change's order, or nullopt to leave it out. Its errors.
template<class OrderOf> Result<QList<Event>> eventsOf(const QList<LoggedEvent> &logged, OrderOf orderOf)
{
    QList<Event> events;
    events.reserve(logged.size());
    for (const LoggedEvent &each : logged) {
        const auto append = [&]<class Row>(const Row &row) -> Outcome {
            if constexpr (std::is_same_v<Row, OrderChange>) {
                Result<std::optional<OrderSummary>> order = orderOf(row);
                if (!order)
                    return failure(order.error());
                if (*order)
                    events.append({each.cursor, **std::move(order)});
            } else {
                events.append({each.cursor, row});
            }
            return {};
        };
        if (const Outcome appended = std::visit(append, each.happening); !appended)
            return failure(appended.error());
    }
    return events;
}

} // namespace

EventLog::EventLog(std::unique_ptr<EventStore> store)
    : m_store(std::move(store))
{
    m_turn.setSingleShot(true);
    connect(&m_turn, &QTimer::timeout, this, [this] { add({}); });
}

EventLog::~EventLog()
{
    add({});
}

void EventLog::follow(const MarketService &market)
{
    connect(&market, &MarketService::changed, this, &EventLog::addChanges);
    connect(&market, &MarketService::gapNoted, this, [this](quint64 from, quint64 to) { add({SlotGap{from, to}}); });
}

void EventLog::follow(const OrderDesk &orders, const OrderJournal &journal)
{
    m_journal = &journal;
    connect(&orders, &OrderDesk::orderChanged, this, &EventLog::addOrder);
    for (const Result<QList<Order>> &open : {journal.unsettled(), journal.unfinalized()}) {
        for (const Order &order : open.value_or(QList<Order>()))
            addOrder(orderOutcome::summaryOf(order));
    }
    // Of the final ones those are taken that landed since the log began. One that expired has no slot: the log must
    // know it as pending.
    const auto isKnown = [this](OrderSummary order) {
        order.status = TradeStatus::Pending;
        return m_store->has(changeOf(order, 0)).value_or(false);
    };
    constexpr int newest = 500;
    const Result<OrderJournal::Page> page = journal.page({}, newest, {});
    QList<Order> final = page ? page->orders : QList<Order>();
    std::ranges::reverse(final); // oldest first
    for (const Order &each : std::as_const(final)) {
        const OrderSummary order = orderOutcome::summaryOf(each);
        const bool hasLanded = order.slot > m_store->firstSlot() && m_store->last() > 0;
        if (hasLanded || (order.status == TradeStatus::Expired && isKnown(order)))
            addOrder(order);
    }
}

void EventLog::follow(Cluster &cluster, const Clock &clock)
{
    // The embedded chain is asked with each slot, because that costs no node's quota.
    const std::chrono::milliseconds pace(cluster.isAuthoritative() ? 0 : 5000);
    m_balances = std::make_unique<BalanceFeed>(cluster, *this, clock, pace);
}

void EventLog::watchBalances(const QStringList &wallets)
{
    if (m_balances)
        m_balances->watch(wallets);
}

QHash<QString, quint64> EventLog::balancesTold(const QString &wallet)
{
    return m_store->balancesOf(wallet).value_or(QHash<QString, quint64>());
}

bool EventLog::add(const QList<Happening> &happenings)
{
    QList<Happening> all;
    if (m_untold)
        all.append(*m_untold);
    const quint64 last = std::max(m_store->lastSlot(), m_untold ? m_untold->to : 0);
    QHash<std::pair<QString, quint64>, OrderSummary> orders;
    for (const OrderSummary &order : std::as_const(m_changed)) {
        // An order that has not landed has the slot of the event before it, so that cursors sort.
        const quint64 slot = order.slot == 0 ? last : order.slot;
        all.append(changeOf(order, slot));
        orders.insert({order.id, stateOf(order)}, order);
    }
    all += happenings;
    if (all.isEmpty())
        return true;
    const Result<QList<LoggedEvent>> added = m_store->add(all);
    if (!added) {
        qWarning("events could not be logged and were not told: %s", qUtf8Printable(added.error().detail));
        constexpr std::chrono::seconds pause{5};
        for (const Happening &each : happenings) {
            const SlotGap gap = slotsOf(each);
            m_untold = m_untold ? SlotGap{std::min(m_untold->from, gap.from), std::max(m_untold->to, gap.to)} : gap;
        }
        m_turn.start(pause);
        return false;
    }
    m_untold.reset();
    m_changed.clear();
    const auto events = eventsOf(*added, [&](const OrderChange &change) {
        return std::optional(orders.value({change.id, change.state}));
    });
    if (!events->isEmpty())
        emit happened(*events);
    return true;
}

Result<EventLog::Page> EventLog::after(quint64 place, int limit)
{
    if (place + 1 < m_store->first())
        return failure(ErrorCode::NotFound, QStringLiteral("the log does not have them any more"));
    const Result<QList<LoggedEvent>> logged = m_store->after(place, limit);
    if (!logged)
        return failure(logged.error());
    const auto events = eventsOf(*logged, [this](const OrderChange &change) { return orderOf(change); });
    if (!events)
        return failure(events.error());
    return Page{*events, logged->isEmpty() ? place : logged->constLast().cursor.place};
}

Result<std::optional<OrderSummary>> EventLog::orderOf(const OrderChange &change) const
{
    const Result<Order> order = m_journal->order(change.id);
    if (!order && order.error().code == ErrorCode::Storage)
        return failure(order.error());
    std::optional<OrderSummary> summary;
    if (order)
        summary = orderOutcome::summaryOf(*order);
    if (summary && stateOf(*summary) != change.state)
        summary.reset();
    return summary;
}

void EventLog::addChanges(const MarketChanges &changes)
{
    QList<Happening> happenings;
    for (const LaunchRow &row : changes.launches)
        happenings.append(row);
    for (const TradeRow &row : changes.trades)
        happenings.append(row);
    for (const MigrationRow &row : changes.migrations)
        happenings.append(row);
    if (happenings.isEmpty())
        return;
    // Within a slot a launch comes before the coin's trades, and these before its move to the pool.
    std::ranges::stable_sort(happenings, {}, [](const Happening &each) { return slotsOf(each).to; });
    add(happenings);
}

void EventLog::addOrder(const OrderSummary &order)
{
    if (order.apiOwner.isEmpty())
        return;
    m_changed.append(order);
    // Orders that change in one turn of the event loop share a commit.
    if (!m_turn.isActive())
        m_turn.start(0);
}

} // namespace curvedesk
#include "moc_EventLog.cpp"
