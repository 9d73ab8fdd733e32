// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QRandomGenerator>

#include <chrono>
#include <functional>
#include <optional>

namespace curvedesk::rpc {

/// Which of several nodes to ask: those that answer, quickly, and are not behind. No sockets and no clock of its own:
/// times are milliseconds of any steady clock.
class EndpointPool
{
public:
    using Milliseconds = std::chrono::milliseconds;

    struct Options
    {
        int failuresUntilOpen = 3; ///< in a row
        Milliseconds backoffFloor{250}; ///< full jitter: a wait is anywhere from half of this to the step's ceiling
        Milliseconds backoffCeiling{5'000};
        Milliseconds longestRetryAfter{60'000}; ///< a node that asks for a longer wait is asked again after this one
        quint64 lagTolerance = 20; ///< slots behind the best that still count as the same moment
        std::function<double()> random = [] { return QRandomGenerator::global()->generateDouble(); }; ///< 0 to 1
    };

    enum class State {
        Unverified, ///< which chain it serves must be asked before anything else
        Ready,
        Open, ///< failed too often: left alone until its time, then verified again, which is the probe
        Refused, ///< serves another chain: never asked again
    };

    EndpointPool(qsizetype count, Options options);

    [[nodiscard]] qsizetype count() const { return m_endpoints.size(); }
    [[nodiscard]] State state(qsizetype index) const { return m_endpoints.at(index).state; }
    /// Ready, or only waiting to be verified.
    [[nodiscard]] bool isUsable(qsizetype index) const
    {
        const Endpoint &endpoint = m_endpoints.at(index);
        return endpoint.state == State::Ready || (endpoint.state == State::Unverified && endpoint.failures == 0);
    }
    [[nodiscard]] quint64 slot(qsizetype index) const { return m_endpoints.at(index).slot; }
    [[nodiscard]] quint64 bestSlot() const;
    /// Of this one, behind the best.
    [[nodiscard]] quint64 slotsBehind(qsizetype index) const;

    /// Those that may be asked now, best first: what has seen `minSlot`, then what keeps up, then by success and
    /// latency. An Open one whose time has come is among them, last, as Unverified.
    [[nodiscard]] QList<qsizetype> candidates(qint64 nowMs, quint64 minSlot = 0);
    /// Ready ones among the candidates.
    [[nodiscard]] QList<qsizetype> ready(qint64 nowMs, quint64 minSlot = 0);
    /// Until one may be asked again; nothing when one may be now, or none ever.
    [[nodiscard]] std::optional<Milliseconds> waitingTime(qint64 nowMs) const;

    void succeeded(qsizetype index, Milliseconds latency);
    /// It did not answer, or not sanely. One that cannot be connected to may come back as another node: it is
    /// verified again before it is trusted.
    void failed(qsizetype index, qint64 nowMs, bool connectionLost);
    /// It asks to be left alone (429); without a time of its own, for the next step of the back-off.
    void throttled(qsizetype index, qint64 nowMs, std::optional<Milliseconds> retryAfter);
    /// False when it went back by more than a node ever does: it may have become another one.
    [[nodiscard]] bool sawSlot(qsizetype index, quint64 slot);
    void verified(qsizetype index);
    /// Ask again which chain it serves.
    void unverify(qsizetype index);
    void refuse(qsizetype index);

private:
    struct Endpoint
    {
        State state = State::Unverified;
        double success = 1; ///< moving average of 1 and 0
        double latencyMs = 0; ///< moving average; 0: not known
        quint64 slot = 0;
        int failures = 0; ///< in a row
        qint64 quietUntilMs = 0;
    };

    [[nodiscard]] Milliseconds backoff(int step) const;
    [[nodiscard]] bool keepsUp(const Endpoint &endpoint, quint64 best) const;

    const Options m_options;
    QList<Endpoint> m_endpoints;
};

} // namespace curvedesk::rpc
