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
    QLatin1StringView text;
};

constexpr std::array names{
    Name{Kind::Accounts, "account"_L1}, Name{Kind::Logs, "logs"_L1},  Name{Kind::Programs, "program"_L1},
    Name{Kind::Roots, "root"_L1},       Name{Kind::Slots, "slot"_L1}, Name{Kind::Signatures, "signature"_L1},
};

std::optional<Kind> kindOf(const QString &method, QLatin1StringView verb)
{
    if (!method.endsWith(verb))
        return std::nullopt;
    const QStringView subject = QStringView(method).chopped(verb.size());
    for (const Name &name : names) {
        if (subject == name.text)
            return name.kind;
    }
    return std::nullopt;
}

/// As the node words it for a text that is no address or signature.
template<class T> tl::expected<T, NodeFailure> named(const QJsonValue &value, QLatin1StringView what)
{
    if (!value.isString())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a string."_s);
    const auto decoded = T::fromBase58(value.toString());
    if (!decoded)
        return NodeFailure::invalidParams(u"Invalid Request: Invalid %1 provided"_s.arg(what));
    return *decoded;
}

std::optional<NodeFailure> readLogsFilter(const QJsonValue &filter, NodeSubscription &out)
{
    const QString text = filter.toString();
    if (text == u"all" || text == u"allWithVotes") {
        out.isAll = true;
        return std::nullopt;
    }
    const QJsonValue mentions = filter.toObject().value(u"mentions");
    if (!mentions.isArray())
        return NodeFailure{
            -32602, u"Invalid params: expected `all`, `allWithVotes` or an object with `mentions`."_s, {}};
    const QJsonArray keys = mentions.toArray();
    if (keys.size() != 1)
        return NodeFailure{-32602, u"Invalid Request: Only 1 address supported"_s, {}};
    const auto address = named<Address>(keys.at(0), "mentions"_L1);
    if (!address)
        return address.error();
    out.address = *address;
    return std::nullopt;
}

} // namespace

std::optional<Kind> NodeSubscription::opens(const QString &method)
{
    return kindOf(method, "Subscribe"_L1);
}

std::optional<Kind> NodeSubscription::ends(const QString &method)
{
    return kindOf(method, "Unsubscribe"_L1);
}

tl::expected<NodeSubscription, NodeFailure> NodeSubscription::read(Kind kind, const NodeCall &call)
{
    NodeSubscription out;
    out.kind = kind;
    const auto commitment = call.commitment();
    if (!commitment)
        return tl::unexpected(commitment.error());
    // A node's default. @solana/kit leaves "finalized" out of what it sends, so nothing less may stand for it.
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
        const auto signature = named<Signature>(call.value(0), "signature"_L1);
        if (!signature)
            return tl::unexpected(signature.error());
        out.signature = *signature;
        out.wantsReceived = call.config(1).value(u"enableReceivedNotification").toBool();
        break;
    }
    case Kind::Accounts:
    case Kind::Programs: {
        const auto address = named<Address>(call.value(0), "pubkey"_L1);
        if (!address)
            return tl::unexpected(address.error());
        out.address = *address;
        const auto form = nodeAccountJson::form(call.config(1));
        if (!form)
            return tl::unexpected(form.error());
        out.form = *form;
        if (kind == Kind::Accounts)
            break;
        const auto filters = NodeAccountFilter::readAll(call.config(1));
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
            return QByteArray(name.text.data(), name.text.size()) + "Notification";
    }
    return {};
}

} // namespace curvedesk
