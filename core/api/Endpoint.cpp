// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/Endpoint.h"

#include <algorithm>

namespace curvedesk {

namespace {

// True for the endpoint's path; its parameter stands for a text of one character or more without '/'.
bool matchesPath(const Endpoint &endpoint, QByteArrayView path)
{
    if (!endpoint.hasPathParameter())
        return path == endpoint.path;
    const qsizetype fixed = endpoint.path.indexOf('{');
    return path.size() > fixed && path.startsWith(endpoint.path.first(fixed)) && !path.sliced(fixed).contains('/');
}

} // namespace

std::optional<KeyScope> Endpoint::scope() const
{
    switch (access) {
    case Access::Open:
    case Access::AnyKey:
        return std::nullopt;
    case Access::Read:
        return KeyScope::Read;
    case Access::Quote:
        return KeyScope::Quote;
    case Access::Trade:
        return KeyScope::Trade;
    case Access::Launch:
        return KeyScope::Launch;
    case Access::Wallets:
        return KeyScope::Wallets;
    }
    Q_UNREACHABLE();
}

EndpointMatch findEndpoint(std::span<const Endpoint> table, QByteArrayView method, QByteArrayView path)
{
    EndpointMatch out;
    for (std::size_t at = 0; at < table.size(); ++at) {
        const Endpoint &endpoint = table[at];
        if (!matchesPath(endpoint, path))
            continue;
        if (method == endpoint.method
            || (method == QByteArrayView("HEAD") && endpoint.method == QByteArrayView("GET"))) {
            out.index = static_cast<int>(at);
            return out;
        }
        if (!out.allowed.isEmpty())
            out.allowed += ", ";
        out.allowed += endpoint.method;
        if (endpoint.method == QByteArrayView("GET"))
            out.allowed += ", HEAD";
    }
    return out;
}

QByteArrayView pathInTable(std::span<const Endpoint> table, QByteArrayView path)
{
    const auto it
        = std::ranges::find_if(table, [path](const Endpoint &endpoint) { return matchesPath(endpoint, path); });
    return it == table.end() ? QByteArrayView() : it->path;
}

} // namespace curvedesk
