// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeSubscription.h"

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Kind = NodeSubscription::Kind;

struct Name
{
    Kind kind;
    QByteArrayView text;
};

constexpr std::array names{
    Name{Kind::Accounts, "account"}, Name{Kind::Logs, "logs"},  Name{Kind::Programs, "program"},
    Name{Kind::Roots, "root"},       Name{Kind::Slots, "slot"}, Name{Kind::Signatures, "signature"},
};

/// Reads which transactions a subscription to logs is for into `out`; nullopt, or -32602 where it cannot.
std::optional<NodeFailure> readLogsFilter(const JsonValue &filter, NodeSubscription &out)
{
    if (filter.isString() && (filter.text() == "all" || filter.text() == "allWithVotes")) {
        out.isAll = true;
        return std::nullopt;
    }
    const JsonValue keys = filter.member("mentions");
    if (!keys.isArray())
        return NodeFailure{
            -32602, u"Invalid params: expected `all`, `allWithVotes` or an object with `mentions`."_s, {}};
    if (keys.size() != 1)
        return NodeFailure{-32602, u"Invalid Request: Only 1 address supported"_s, {}};
    const auto address = readBase58<Address>(keys.at(0), "Invalid Request: Invalid mentions provided"_L1);
    if (!address)
        return address.error();
    out.address = *address;
    return std::nullopt;
}

} // namespace

std::optional<Kind> NodeSubscription::kindIn(QByteArrayView method, QByteArrayView verb)
{
    if (!method.endsWith(verb))
        return std::nullopt;
    const auto *const found = std::ranges::find(names, method.chopped(verb.size()), &Name::text);
    return found == names.end() ? std::nullopt : std::optional(found->kind);
}

tl::expected<NodeSubscription, NodeFailure> NodeSubscription::read(Kind kind, const NodeCall &call)
{
    NodeSubscription out;
    out.kind = kind;
    const auto commitment = call.commitment();
    if (!commitment)
        return tl::unexpected(commitment.error());
    // A node's default. @solana/kit omits "finalized" from its requests, so that no lower commitment may be the
    // default.
    out.commitment = commitment->value_or(Commitment::Finalized);
    switch (kind) {
    case Kind::Roots:
    case Kind::Slots:
        break;
    case Kind::Logs:
        if (const auto problem = readLogsFilter(call.value(0), out))
            return tl::unexpected(*problem);
        break;
    case Kind::Signatures: {
        const auto signature = readBase58<Signature>(call.value(0), "Invalid Request: Invalid signature provided"_L1);
        if (!signature)
            return tl::unexpected(signature.error());
        out.signature = *signature;
        out.wantsReceived = call.value(1).member("enableReceivedNotification").boolean().value_or(false);
        break;
    }
    case Kind::Accounts:
    case Kind::Programs: {
        const auto address = readBase58<Address>(call.value(0), "Invalid Request: Invalid pubkey provided"_L1);
        const auto form = nodeAccountJson::form(call.value(1));
        if (const auto given = firstFailure(address, form); !given)
            return tl::unexpected(given.error());
        out.address = *address;
        out.form = *form;
        if (kind == Kind::Accounts)
            break;
        const auto filters = NodeAccountFilter::readAll(call.value(1));
        if (!filters)
            return tl::unexpected(filters.error());
        out.filters = *filters;
        break;
    }
    }
    return out;
}

QByteArray NodeSubscription::notification() const
{
    return std::ranges::find(names, kind, &Name::kind)->text.toByteArray() + "Notification";
}

} // namespace curvedesk
