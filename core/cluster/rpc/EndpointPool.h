// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QRandomGenerator>

#include <chrono>
#include <functional>
#include <optional>

namespace curvedesk::rpc {

/// Chooses which of several nodes to ask: those that answer, quickly, and are not behind. Has no sockets and no clock
/// of its own; times are milliseconds of any steady clock.
class EndpointPool
{
public:
    using Milliseconds = std::chrono::milliseconds;

    struct Options
    {
        int failuresUntilOpen = 3; ///< failures in a row
        Milliseconds backoffFloor{250}; ///< full jitter: a wait is anywhere from half of this to the step's ceiling
        Milliseconds backoffCeiling{5'000};
        Milliseconds longestRetryAfter{60'000}; ///< a node that asks for a longer wait is asked again after this one
        quint64 lagTolerance = 20; ///< slots behind the best that still count as up to date
        std::function<double()> random = [] { return QRandomGenerator::global()->generateDouble(); }; ///< 0 to 1
    };

    enum class State {
        Unverified, ///< its chain is not known yet: it must be asked for that before anything else
        Ready,
        Open, ///< failed too often: left alone for its back-off, then verified again, as a probe
        Refused, ///< serves another chain: never asked again
    };

    /// All endpoints start Unverified.
    EndpointPool(qsizetype count, Options options);

    [[nodiscard]] qsizetype count() const { return m_endpoints.size(); }
    [[nodiscard]] State state(qsizetype index) const { return m_endpoints.at(index).state; }
    /// True for an endpoint that is Ready, or Unverified without a failure since its last answer.
    [[nodiscard]] bool isUsable(qsizetype index) const
    {
        const Endpoint &endpoint = m_endpoints.at(index);
        return endpoint.state == State::Ready || (endpoint.state == State::Unverified && endpoint.failures == 0);
    }
    /// The highest slot that the endpoint has named since it last fell by more than 1000; 0: none yet.
    [[nodiscard]] quint64 slot(qsizetype index) const { return m_endpoints.at(index).slot; }
    /// The highest slot() of the endpoints that are not Refused, which may fall; 0: none yet.
    [[nodiscard]] quint64 bestSlot() const;
    /// Slots of this endpoint behind bestSlot(); 0 when it is not behind.
    [[nodiscard]] quint64 slotsBehind(qsizetype index) const;

    /// Endpoints that may be asked now, best first: Ready ones, among them those that have seen `minSlot`, then those
    /// that keep up, then by success and latency. An Open one whose back-off is over becomes Unverified here and comes
    /// last.
    [[nodiscard]] QList<qsizetype> takeCandidates(qint64 nowMs, quint64 minSlot = 0);
    /// The Ready ones of the endpoints that may be asked now, best first as takeCandidates() orders them. As there, an
    /// Open one whose back-off is over becomes Unverified here.
    [[nodiscard]] QList<qsizetype> takeReady(qint64 nowMs, quint64 minSlot = 0);
    /// The time until an endpoint, but for those in `without`, may be asked again; nullopt when one may be asked now,
    /// or none ever.
    [[nodiscard]] std::optional<Milliseconds> waitingTime(qint64 nowMs, const QList<qsizetype> &without = {}) const;

    /// Call after an answer that took `latency`: updates the endpoint's averages, and ends its failures and back-off;
    /// its state stays.
    void succeeded(qsizetype index, Milliseconds latency);
    /// Call without an answer, or after garbage: lowers the endpoint's success; from the failuresUntilOpen-th in a row
    /// on each makes it Open, for a back-off. `connectionLost`: another node may answer there later, so that a Ready
    /// one becomes Unverified. Does nothing to a Refused one.
    void failed(qsizetype index, qint64 nowMs, bool connectionLost);
    /// Call when the endpoint asks to be left alone (429): it is no candidate for `retryAfter`, or longer where it was
    /// to wait longer; nullopt: for the next step of the back-off. Counts as a failure, but makes nothing Open.
    /// longestRetryAfter is the limit of both.
    void throttled(qsizetype index, qint64 nowMs, std::optional<Milliseconds> retryAfter);
    /// Raises the endpoint's slot to this; a lower one changes nothing. One more than 1000 slots lower, which no node's
    /// ever is, replaces it and gives false: another node may answer there now.
    [[nodiscard]] bool sawSlot(qsizetype index, quint64 slot);
    /// Makes an endpoint that has named our chain Ready, unless it is Refused; its failures stay.
    void verified(qsizetype index);
    /// Makes a Ready endpoint Unverified, no other: it is asked again which chain it serves.
    void unverify(qsizetype index);
    /// Makes an endpoint that serves another chain Refused: it is never asked again.
    void refuse(qsizetype index);

private:
    struct Endpoint
    {
        State state = State::Unverified;
        double success = 1; ///< moving average of 1 (answered) and 0 (failed)
        double latencyMs = 0; ///< milliseconds, moving average; 0: not known
        quint64 slot = 0;
        int failures = 0; ///< failures in a row
        qint64 quietUntilMs = 0;
    };

    /// Draws the time to leave an endpoint alone: random from half of backoffFloor to a bound that doubles with each
    /// step up to backoffCeiling.
    [[nodiscard]] Milliseconds drawDelay(int step) const;

    const Options m_options;
    QList<Endpoint> m_endpoints;
};

} // namespace curvedesk::rpc
