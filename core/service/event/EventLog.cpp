// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/event/EventLog.h"

#include "core/journal/OrderJournal.h"
#include "core/service/market/MarketService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"

#include <algorithm>

namespace curvedesk {

namespace {

/// The slot of what happened; of a gap, its last one.
quint64 slotOf(const Happening &happening)
{
    return std::visit(
        []<class Row>(const Row &row) {
            if constexpr (std::is_same_v<Row, SlotGap>)
                return row.to;
            else
                return row.slot;
        },
        happening);
}

/// A number that differs between two statuses of one order.
quint64 stateOf(const OrderSummary &order)
{
    return order.rollbacks * 16 + static_cast<quint64>(order.status);
}

} // namespace

EventLog::EventLog(std::unique_ptr<EventStore> store, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
{
}

EventLog::~EventLog() = default;

void EventLog::follow(const MarketService &market)
{
    connect(&market, &MarketService::changed, this, &EventLog::addChanges);
    connect(&market, &MarketService::gapNoted, this, [this](quint64 from, quint64 to) { add({SlotGap{from, to}}); });
}

void EventLog::follow(const OrderDesk &orders, const OrderJournal &journal)
{
    m_journal = &journal;
    connect(&orders, &OrderDesk::orderChanged, this, &EventLog::addOrder);
}

void EventLog::add(const QList<Happening> &happenings)
{
    const Result<QList<LoggedEvent>> added = m_store->add(happenings);
    if (!added) {
        qWarning("events could not be logged and were not told: %s", qUtf8Printable(added.error().detail));
        return;
    }
    const QList<Event> events = eventsOf(*added);
    if (!events.isEmpty())
        emit happened(events);
}

Result<EventLog::Page> EventLog::after(quint64 place, int limit)
{
    const Result<QList<LoggedEvent>> logged = m_store->after(place, limit);
    if (!logged)
        return failure(logged.error());
    return Page{eventsOf(*logged), logged->isEmpty() ? place : logged->constLast().cursor.place};
}

std::optional<Event> EventLog::eventOf(const LoggedEvent &logged) const
{
    const auto *const change = std::get_if<OrderChange>(&logged.happening);
    if (change == nullptr) {
        Event event{logged.cursor, {}};
        std::visit(
            [&event]<class Row>(const Row &row) {
                if constexpr (!std::is_same_v<Row, OrderChange>)
                    event.content = row;
            },
            logged.happening);
        return event;
    }
    const Result<Order> order = m_journal->order(change->id);
    if (!order)
        return std::nullopt;
    const OrderSummary summary = orderOutcome::summaryOf(*order);
    if (stateOf(summary) != change->state)
        return std::nullopt;
    return Event{logged.cursor, OwnedOrder{change->owner, summary}};
}

QList<Event> EventLog::eventsOf(const QList<LoggedEvent> &logged) const
{
    QList<Event> events;
    events.reserve(logged.size());
    for (const LoggedEvent &each : logged) {
        if (std::optional<Event> event = eventOf(each))
            events.append(*std::move(event));
    }
    return events;
}

void EventLog::addChanges(const MarketChanges &changes)
{
    QList<Happening> happenings;
    for (const LaunchRow &row : changes.launches)
        happenings.append(row);
    for (const TradeRow &row : changes.trades)
        happenings.append(row);
    for (const MigrationRow &row : changes.publications)
        happenings.append(row);
    if (happenings.isEmpty())
        return;
    // Within a slot a launch comes before the coin's trades, and these before its move to the pool.
    std::ranges::stable_sort(happenings, {}, &slotOf);
    add(happenings);
}

void EventLog::addOrder(const OrderSummary &order)
{
    const Result<Order> journalled = m_journal->order(order.id);
    if (!journalled || journalled->apiOwner.isEmpty())
        return;
    // An order that has not landed has the slot of the event before it, so that cursors sort.
    const quint64 slot = order.slot == 0 ? m_store->lastSlot() : order.slot;
    add({OrderChange{journalled->apiOwner, order.id, stateOf(order), slot}});
}

} // namespace curvedesk
