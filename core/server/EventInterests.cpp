// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EventInterests.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using eventJson::Topic;

std::optional<quint64> EventInterests::Interest::startFor(const Event &event, const ApiKey *apiKey) const
{
    const auto startOf = [this](const QString &key) -> std::optional<quint64> {
        const auto found = keys.constFind(key);
        return found == keys.cend() ? std::nullopt : std::optional(*found);
    };
    if (std::holds_alternative<SlotGap>(event.content))
        return wantsGaps ? std::optional(served) : std::nullopt;
    if (const auto *const trade = std::get_if<TradeRow>(&event.content)) {
        const bool isOfTrades = topic == Topic::Trades || topic == Topic::Token || topic == Topic::Account;
        if (!isOfTrades || !where.fits(*trade))
            return std::nullopt;
        return startOf(topic == Topic::Trades ? QString() : topic == Topic::Token ? trade->mint : trade->user);
    }
    if (const auto *const order = std::get_if<OrderSummary>(&event.content))
        return topic == Topic::Orders && apiKey != nullptr && order->apiOwner == apiKey->owner ? startOf({})
                                                                                               : std::nullopt;
    if (const auto *const balance = std::get_if<BalanceChange>(&event.content))
        return topic == Topic::Balances && apiKey != nullptr && apiKey->wallets().contains(balance->wallet)
            ? startOf({})
            : std::nullopt;
    const bool isLaunch = std::holds_alternative<LaunchRow>(event.content);
    return topic == (isLaunch ? Topic::NewPools : Topic::Publications) ? startOf({}) : std::nullopt;
}

Outcome EventInterests::add(const eventJson::Subscription &subscription, quint64 from, quint64 last)
{
    if (m_isLive)
        setServed(last);
    const std::size_t index = indexFor(subscription, from, last);
    if (index == most)
        return failure(ErrorCode::Forbidden, u"One connection may have %1 different subscriptions"_s.arg(most));
    if (index == m_interests.size())
        m_interests.push_back(Interest{.topic = subscription.topic, .where = subscription.where, .served = from});
    Interest &interest = m_interests[index];
    interest.wantsGaps = interest.wantsGaps || subscription.since.has_value();
    const QStringList keys = subscription.keys.isEmpty() ? QStringList{QString()} : subscription.keys;
    for (const QString &key : keys) {
        if (!interest.keys.contains(key))
            interest.keys.insert(key, from);
    }
    m_isLive = m_isLive && from >= last;
    return {};
}

void EventInterests::remove(const eventJson::Subscription &subscription)
{
    for (Interest &each : m_interests) {
        if (each.topic != subscription.topic)
            continue;
        if (subscription.keys.isEmpty())
            each.keys.clear();
        for (const QString &key : subscription.keys)
            each.keys.remove(key);
    }
    std::erase_if(m_interests, [](const Interest &each) { return each.keys.isEmpty(); });
    m_isLive = m_isLive || m_interests.empty();
}

void EventInterests::removeOwn()
{
    for (const Topic topic : eventJson::ownTopics)
        remove({.topic = topic});
}

bool EventInterests::hasOwn() const
{
    return std::ranges::any_of(eventJson::ownTopics, [this](Topic topic) { return has(topic); });
}

bool EventInterests::has(Topic topic) const
{
    return std::ranges::any_of(m_interests, [topic](const Interest &each) { return each.topic == topic; });
}

std::size_t EventInterests::indexFor(const eventJson::Subscription &subscription, quint64 from, quint64 last) const
{
    if (from < last)
        return m_interests.size();
    const auto same = std::ranges::find_if(m_interests, [&](const Interest &each) {
        return each.topic == subscription.topic && each.where == subscription.where;
    });
    return static_cast<std::size_t>(same - m_interests.begin());
}

qsizetype EventInterests::keyCountWith(const eventJson::Subscription &subscription, quint64 from, quint64 last) const
{
    qsizetype count = 0;
    for (const Interest &each : m_interests)
        count += each.topic == Topic::Token || each.topic == Topic::Account ? each.keys.size() : 0;
    const std::size_t index = indexFor(subscription, from, last);
    return count + std::ranges::count_if(subscription.keys, [&](const QString &key) {
               return index == m_interests.size() || !m_interests[index].keys.contains(key);
           });
}

bool EventInterests::wants(const Event &event, const ApiKey *apiKey) const
{
    return std::ranges::any_of(m_interests,
                               [&](const Interest &each) { return each.startFor(event, apiKey).has_value(); });
}

quint64 EventInterests::place() const
{
    const auto lowest = std::ranges::min_element(m_interests, {}, &Interest::served);
    return lowest == m_interests.end() ? 0 : lowest->served;
}

bool EventInterests::wantsLogged(const Event &event, const ApiKey *apiKey) const
{
    const quint64 place = event.cursor.place;
    bool wasSent = false;
    bool isNew = false;
    for (const Interest &each : m_interests) {
        const std::optional<quint64> start = each.startFor(event, apiKey);
        if (start && *start < place)
            (place <= each.served ? wasSent : isNew) = true;
    }
    return isNew && !wasSent;
}

void EventInterests::setServed(quint64 place)
{
    for (Interest &each : m_interests)
        each.served = std::max(each.served, place);
}

void EventInterests::setLive()
{
    m_isLive = true;
    std::vector<Interest> merged;
    for (Interest &each : m_interests) {
        const auto same = std::ranges::find_if(
            merged, [&](const Interest &other) { return other.topic == each.topic && other.where == each.where; });
        if (same == merged.end()) {
            merged.push_back(std::move(each));
            continue;
        }
        same->wantsGaps = same->wantsGaps || each.wantsGaps;
        for (auto key = each.keys.cbegin(); key != each.keys.cend(); ++key)
            same->keys.insert(key.key(), std::min(key.value(), same->keys.value(key.key(), key.value())));
    }
    m_interests = std::move(merged);
}

} // namespace curvedesk
