// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeSubscription.h"

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

/// The kind in a method such as "logsSubscribe"; `verb` is its end. nullopt for another end, or an unknown kind.
std::optional<Kind> kindOf(QByteArrayView method, QByteArrayView verb)
{
    if (!method.endsWith(verb))
        return std::nullopt;
    const QByteArrayView subject = method.chopped(verb.size());
    for (const Name &name : names) {
        if (subject == name.text)
            return name.kind;
    }
    return std::nullopt;
}

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

std::optional<Kind> NodeSubscription::opens(QByteArrayView method)
{
    return kindOf(method, "Subscribe");
}

std::optional<Kind> NodeSubscription::ends(QByteArrayView method)
{
    return kindOf(method, "Unsubscribe");
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
    case Kind::Logs: {
        const auto problem = readLogsFilter(call.value(0), out);
        if (problem)
            return tl::unexpected(*problem);
        break;
    }
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
        if (!address)
            return tl::unexpected(address.error());
        out.address = *address;
        const auto form = nodeAccountJson::form(call.value(1));
        if (!form)
            return tl::unexpected(form.error());
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
    for (const Name &name : names) {
        if (name.kind == kind)
            return name.text.toByteArray() + "Notification";
    }
    return {};
}

} // namespace curvedesk
