// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/EventCallJson.h"
#include "core/journal/ApiKey.h"
#include "core/service/event/EventLog.h"

#include <QHash>

#include <vector>

namespace curvedesk {

/// The subscriptions of one client of the event stream, and for each the place in the log up to which it was served. A
/// client is live once all were served up to the log's end; before that it is served from the log, page by page, and
/// gets each event once, however many of its subscriptions fit. Only keeps account: reads no log, sends nothing.
class EventInterests
{
public:
    /// Subscriptions of one client; those of one topic and filter count once, unless they are served from the log.
    static constexpr std::size_t most = 64;

    /// Adds a subscription to the events after the place `from`; `last`: the log's end. From the end on it joins one of
    /// the same topic and filter, whose mints and wallets keep their places; from before the end it stands for itself,
    /// and the client is live no longer. Forbidden, with nothing added, beyond `most` subscriptions.
    [[nodiscard]] Outcome add(const eventJson::Subscription &subscription, quint64 from, quint64 last);
    /// Takes a subscription away, whatever its filter: its mints and wallets, or all of its topic where it names none.
    /// A client without any is live.
    void remove(const eventJson::Subscription &subscription);
    /// Takes the subscriptions to orders and balances of the client's own key away. A client without any is live.
    void removeOwn();

    /// True when the client subscribes to the topic.
    [[nodiscard]] bool has(eventJson::Topic topic) const;
    /// True when the client subscribes to events of its own key.
    [[nodiscard]] bool hasOwn() const;
    /// The number of mints and wallets of all subscriptions together, with those that add() with the same arguments
    /// would add.
    [[nodiscard]] qsizetype keyCountWith(const eventJson::Subscription &subscription, quint64 from, quint64 last) const;

    /// True while no subscription is served from the log, and new events go to the client at once.
    [[nodiscard]] bool isLive() const { return m_isLive; }
    /// True for a new event that the client gets if it is live (not asked here). `apiKey`: the client's; nullptr: none.
    [[nodiscard]] bool wants(const Event &event, const ApiKey *apiKey) const;

    /// The place after which the client continues to be served from the log; 0 without subscriptions.
    [[nodiscard]] quint64 place() const;
    /// True for an event of the log that the client wants and has not got before. `apiKey`: the client's or nullptr.
    [[nodiscard]] bool wantsLogged(const Event &event, const ApiKey *apiKey) const;
    void setServed(quint64 place); ///< notes up to where the client was served; never goes back, makes nobody live
    /// Makes the client live, which was served up to the log's end, and joins its subscriptions of one topic and
    /// filter.
    void setLive();

private:
    struct Interest
    {
        eventJson::Topic topic;
        eventJson::Where where;
        bool wantsGaps = false; ///< it was asked for with since
        quint64 served = 0; ///< place up to which it was served; not kept up while the client is live
        /// By mint or wallet, else by the empty text: the place after which events count.
        QHash<QString, quint64> keys;

        /// The place after which it gets events like this one; nullopt when it gets none of them.
        [[nodiscard]] std::optional<quint64> startFor(const Event &event, const ApiKey *apiKey) const;
    };

    /// The index of the subscription of the same topic and filter that add() would join with this one; the number of
    /// subscriptions when there is none, or this one is to be served from the log.
    [[nodiscard]] std::size_t indexFor(const eventJson::Subscription &subscription, quint64 from, quint64 last) const;

    std::vector<Interest> m_interests;
    bool m_isLive = true;
};

} // namespace curvedesk
