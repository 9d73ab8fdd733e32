// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"

#include <array>
#include <map>
#include <vector>

namespace curvedesk {

class MetricsText;

/// Counts the answered requests of each endpoint by status and time.
class RequestMetrics
{
public:
    /// The table must outlive the object.
    explicit RequestMetrics(std::span<const Endpoint> table);

    /// Counts a request and its time. `route`: index into the table; any other value stands for all unknown paths.
    void count(std::size_t route, int status, qint64 nanoseconds);
    /// Appends the counts by status of each endpoint, and how long its requests took, in seconds; resets none.
    void write(MetricsText &text) const;

private:
    static constexpr std::array bucketsMs{1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000}; ///< upper bounds

    struct Route
    {
        std::map<int, quint64> byStatus;
        std::array<quint64, bucketsMs.size()> buckets{}; ///< requests within each bound, those of lower ones too
        quint64 requests = 0;
        qint64 nanoseconds = 0;
    };
    /// The path of an endpoint in the table; "other" for the last number, which all unknown paths have.
    [[nodiscard]] QByteArrayView nameOf(std::size_t route) const;

    const std::span<const Endpoint> m_table;
    std::vector<Route> m_routes; ///< one for each row of the table, and a last one for unknown paths
};

} // namespace curvedesk
