// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/RequestMetrics.h"

#include "core/server/MetricsText.h"

namespace curvedesk {

RequestMetrics::RequestMetrics(std::span<const Endpoint> table)
    : m_table(table)
    , m_routes(table.size() + 1)
{
}

void RequestMetrics::count(std::size_t route, int status, qint64 nanoseconds)
{
    constexpr qint64 millisecond = 1'000'000;
    Route &counted = m_routes[qMin(route, m_table.size())];
    ++counted.byStatus[status];
    ++counted.requests;
    counted.nanoseconds += nanoseconds;
    for (std::size_t i = 0; i < bucketsMs.size(); ++i)
        counted.buckets[i] += nanoseconds <= bucketsMs[i] * millisecond ? 1U : 0U;
}

QByteArrayView RequestMetrics::nameOf(std::size_t route) const
{
    return route < m_table.size() ? m_table[route].path : QByteArrayView("other");
}

void RequestMetrics::write(MetricsText &text) const
{
    text.metric("http_requests_total", "counter", "Answered requests by path of the endpoint and status.");
    for (std::size_t i = 0; i < m_routes.size(); ++i) {
        for (const auto &[status, count] : m_routes[i].byStatus)
            text.sample(count, {{"route", nameOf(i)}, {"code", QByteArray::number(status)}});
    }
    text.metric("http_request_duration_seconds", "histogram",
                "Time from the request's last byte to its answer, by path of the endpoint.");
    for (std::size_t i = 0; i < m_routes.size(); ++i) {
        const Route &route = m_routes[i];
        if (route.requests == 0)
            continue;
        for (std::size_t bucket = 0; bucket < bucketsMs.size(); ++bucket) {
            const QByteArray bound = QByteArray::number(bucketsMs[bucket] / 1000.0);
            text.sample(route.buckets[bucket], {{"route", nameOf(i)}, {"le", bound}}, "_bucket");
        }
        text.sample(route.requests, {{"route", nameOf(i)}, {"le", "+Inf"}}, "_bucket");
        text.sample(static_cast<double>(route.nanoseconds) / 1e9, {{"route", nameOf(i)}}, "_sum");
        text.sample(route.requests, {{"route", nameOf(i)}}, "_count");
    }
}

} // namespace curvedesk
