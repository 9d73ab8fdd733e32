// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/EndpointPool.h"

#include <algorithm>

namespace curvedesk::rpc {

namespace {

constexpr double averageWeight = 0.2;
// One failure in five costs as much as a second of latency.
constexpr double failureCostMs = 5000;
// Slots by which an answer of one node may be older than its earlier ones, by load balancing and by commitment.
constexpr quint64 slotStepBack = 1000;

} // namespace

EndpointPool::EndpointPool(qsizetype count, Options options)
    : m_options(std::move(options))
    , m_endpoints(count)
{
}

quint64 EndpointPool::bestSlot() const
{
    quint64 best = 0;
    for (const Endpoint &endpoint : m_endpoints) {
        if (endpoint.state != State::Refused)
            best = std::max(best, endpoint.slot);
    }
    return best;
}

quint64 EndpointPool::slotsBehind(qsizetype index) const
{
    const quint64 best = bestSlot();
    const quint64 own = slot(index);
    return own < best ? best - own : 0;
}

QList<qsizetype> EndpointPool::takeCandidates(qint64 nowMs, quint64 minSlot)
{
    QList<qsizetype> out;
    for (qsizetype i = 0; i < m_endpoints.size(); ++i) {
        Endpoint &endpoint = m_endpoints[i];
        if (endpoint.state == State::Refused || nowMs < endpoint.quietUntilMs)
            continue;
        if (endpoint.state == State::Open)
            endpoint.state = State::Unverified;
        out.append(i);
    }
    const quint64 best = bestSlot();
    const auto rank = [&](qsizetype index) {
        const Endpoint &endpoint = m_endpoints.at(index);
        const bool isBehind = endpoint.slot < best && best - endpoint.slot > m_options.lagTolerance;
        const double cost = endpoint.latencyMs + (1 - endpoint.success) * failureCostMs;
        return std::tuple(endpoint.state != State::Ready, endpoint.failures > 0 && endpoint.state != State::Ready,
                          endpoint.slot < minSlot, isBehind, cost);
    };
    std::ranges::stable_sort(out, {}, rank);
    return out;
}

QList<qsizetype> EndpointPool::takeReady(qint64 nowMs, quint64 minSlot)
{
    QList<qsizetype> out = takeCandidates(nowMs, minSlot);
    out.removeIf([this](qsizetype index) { return m_endpoints.at(index).state != State::Ready; });
    return out;
}

std::optional<EndpointPool::Milliseconds> EndpointPool::waitingTime(qint64 nowMs, const QList<qsizetype> &without) const
{
    std::optional<Milliseconds> least;
    for (qsizetype i = 0; i < m_endpoints.size(); ++i) {
        const Endpoint &endpoint = m_endpoints.at(i);
        if (endpoint.state == State::Refused || without.contains(i))
            continue;
        if (endpoint.quietUntilMs <= nowMs)
            return std::nullopt;
        const Milliseconds own(endpoint.quietUntilMs - nowMs);
        least = least ? std::min(*least, own) : own;
    }
    return least;
}

void EndpointPool::succeeded(qsizetype index, Milliseconds latency)
{
    Endpoint &endpoint = m_endpoints[index];
    endpoint.failures = 0;
    endpoint.quietUntilMs = 0;
    endpoint.success += averageWeight * (1 - endpoint.success);
    const auto took = static_cast<double>(std::max<qint64>(1, latency.count()));
    endpoint.latencyMs
        = endpoint.latencyMs == 0 ? took : endpoint.latencyMs + averageWeight * (took - endpoint.latencyMs);
}

void EndpointPool::failed(qsizetype index, qint64 nowMs, bool connectionLost)
{
    Endpoint &endpoint = m_endpoints[index];
    if (endpoint.state == State::Refused)
        return;
    endpoint.success -= averageWeight * endpoint.success;
    ++endpoint.failures;
    if (connectionLost && endpoint.state == State::Ready)
        endpoint.state = State::Unverified;
    if (endpoint.failures < m_options.failuresUntilOpen)
        return;
    endpoint.state = State::Open;
    endpoint.quietUntilMs = nowMs + drawDelay(endpoint.failures - m_options.failuresUntilOpen).count();
}

void EndpointPool::throttled(qsizetype index, qint64 nowMs, std::optional<Milliseconds> retryAfter)
{
    Endpoint &endpoint = m_endpoints[index];
    ++endpoint.failures;
    const Milliseconds wait = std::min(retryAfter.value_or(drawDelay(endpoint.failures)), m_options.longestRetryAfter);
    endpoint.quietUntilMs = std::max(endpoint.quietUntilMs, nowMs + wait.count());
}

bool EndpointPool::sawSlot(qsizetype index, quint64 slot)
{
    Endpoint &endpoint = m_endpoints[index];
    const bool wentBack = slot < endpoint.slot && endpoint.slot - slot > slotStepBack;
    endpoint.slot = wentBack ? slot : std::max(endpoint.slot, slot);
    return !wentBack;
}

void EndpointPool::verified(qsizetype index)
{
    Endpoint &endpoint = m_endpoints[index];
    if (endpoint.state != State::Refused)
        endpoint.state = State::Ready;
}

void EndpointPool::unverify(qsizetype index)
{
    Endpoint &endpoint = m_endpoints[index];
    if (endpoint.state == State::Ready)
        endpoint.state = State::Unverified;
}

void EndpointPool::refuse(qsizetype index)
{
    m_endpoints[index].state = State::Refused;
}

EndpointPool::Milliseconds EndpointPool::drawDelay(int step) const
{
    const auto floor = static_cast<double>(m_options.backoffFloor.count());
    const auto most = static_cast<double>(m_options.backoffCeiling.count());
    const double ceiling = std::min(most, floor * static_cast<double>(1 << std::clamp(step, 0, 16)));
    const double wait = floor / 2 + m_options.random() * (ceiling - floor / 2);
    return Milliseconds(static_cast<qint64>(wait));
}

} // namespace curvedesk::rpc
