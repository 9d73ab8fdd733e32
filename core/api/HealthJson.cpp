// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/HealthJson.h"

#include "core/json/JsonWriter.h"

#include <algorithm>

namespace curvedesk::healthJson {

namespace {

constexpr qint64 staleAfterMs = 30'000;

constexpr ReplyField endpointRows[] = {
    {"state", ReplyType::Text, "ready, connecting, away (does not answer) or refused (serves another chain)."},
};

constexpr ReplyField healthRows[] = {
    {"status", ReplyType::Text,
     "ok; degraded: a node is away or refused, or the newest slot is older than 30 s; down: no node can be asked, or "
     "none has told a slot yet."},
    {"network", ReplyType::Text, "sandbox, devnet, mainnet, testnet or custom."},
    {"slot", ReplyType::Integer, "The newest slot seen; 0 before the first."},
    {"slotAgeMs", ReplyType::Integer, "Milliseconds since it was seen; null before the first.", true},
    {"endpoints", ReplyType::List, "The nodes that the chain is reached through, in the order given.", false, true,
     endpointRows},
};

// The word of the reply for a node's state.
QByteArrayView stateText(EndpointState state)
{
    switch (state) {
    case EndpointState::Ready:
        return "ready";
    case EndpointState::Connecting:
        return "connecting";
    case EndpointState::Away:
        return "away";
    case EndpointState::Refused:
        return "refused";
    }
    Q_UNREACHABLE();
}

// True for a node that is asked, or will be once it has named its chain.
bool isInUse(EndpointState state)
{
    return state == EndpointState::Ready || state == EndpointState::Connecting;
}

// The word of the reply for the whole chain's health; healthRows has what each means.
QByteArrayView statusText(const ClusterReach &reach)
{
    if (!reach.slotAgeMs || std::ranges::none_of(reach.endpoints, isInUse))
        return "down";
    if (*reach.slotAgeMs > staleAfterMs || !std::ranges::all_of(reach.endpoints, isInUse))
        return "degraded";
    return "ok";
}

} // namespace

constinit const std::span<const ReplyField> healthFields = healthRows;

QByteArray encode(const QString &network, quint64 slot, const ClusterReach &reach)
{
    JsonWriter json(160 + reach.endpoints.size() * 32);
    json.beginObject();
    json.key("status").plain(statusText(reach));
    json.key("network").string(network);
    json.key("slot").number(slot);
    json.key("slotAgeMs").numberOrNull(reach.slotAgeMs);
    json.key("endpoints").array(reach.endpoints, [&json](EndpointState state) {
        json.beginObject().key("state").plain(stateText(state)).endObject();
    });
    return json.endObject().take();
}

} // namespace curvedesk::healthJson
