// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EventCallJson.h"

#include "core/api/ErrorJson.h"
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "core/solana/Address.h"

#include <algorithm>

namespace curvedesk::eventJson {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxIdSize = 256;
constexpr qsizetype maxShownName = 32;
constexpr QByteArrayView authenticate = "authenticate";

struct Method
{
    QByteArrayView topicName;
    Topic topic;
    bool takesKeys;
};

constexpr Method methods[] = {
    {"NewPools", Topic::NewPools, false},
    {"Trades", Topic::Trades, false},
    {"Token", Topic::Token, true},
    {"Account", Topic::Account, true},
    {"Publications", Topic::Publications, false},
    {"Orders", Topic::Orders, false},
    {"Balances", Topic::Balances, false},
};

// InvalidInput with this sentence for the client.
tl::unexpected<Error> refused(const QString &why)
{
    return failure(ErrorCode::InvalidInput, why);
}

/// The addresses of mints or wallets that a subscription names; none for an absent value. InvalidInput for what is no
/// array of at most maxKeys addresses.
Result<QStringList> keysOf(const JsonValue &value)
{
    if (value.isNothing())
        return QStringList();
    if (!value.isArray())
        return refused(u"params must be an array of addresses"_s);
    if (value.size() > maxKeys)
        return refused(u"params must be an array of at most %1 addresses"_s.arg(maxKeys));
    QStringList keys;
    keys.reserve(value.size());
    for (const JsonValue &element : value.values()) {
        const Result<Address> address = Address::fromBase58(element.string().value_or(QString()));
        if (!address)
            return refused(u"params must be an array of base58 addresses"_s);
        keys.append(address->toBase58());
    }
    return keys;
}

/// Reads one member of `where` into `out`. InvalidInput for an unknown member or a wrong value.
Outcome readFilter(const JsonValue &filter, Where &out)
{
    const QByteArrayView name = filter.name();
    if (name == "minSol") {
        const std::optional<quint64> lamports = filter.u64();
        if (!lamports)
            return refused(u"where.minSol must be lamports, a whole number"_s);
        out.minLamports = *lamports;
        return {};
    }
    if (name == "creator") {
        const Result<Address> creator = Address::fromBase58(filter.string().value_or(QString()));
        if (!creator)
            return refused(u"where.creator must be a base58 address"_s);
        out.creator = creator->toBase58();
        return {};
    }
    if (name == "kind") {
        if (!filter.isString() || (filter.text() != "buy" && filter.text() != "sell"))
            return refused(u"where.kind must be buy or sell"_s);
        out.isBuy = filter.text() == "buy";
        return {};
    }
    return refused(u"where has no member %1: it takes minSol, creator and kind"_s.arg(
        QString::fromUtf8(name.first(std::min(name.size(), maxShownName)))));
}

/// Reads the conditions that narrow a subscription to trades into `out.where`, if given. InvalidInput where the topic
/// has no trades, or for a wrong condition.
Outcome readFilters(const JsonValue &where, Subscription &out)
{
    if (where.isNothing())
        return {};
    if (!where.isObject())
        return refused(u"where must be an object"_s);
    const bool isOfTrades = out.topic == Topic::Trades || out.topic == Topic::Token || out.topic == Topic::Account;
    if (!isOfTrades)
        return refused(u"where narrows trades only"_s);
    for (const JsonValue &filter : where.values()) {
        if (filter.isNothing())
            continue;
        if (Outcome read = readFilter(filter, out.where); !read)
            return read;
    }
    return {};
}

/// Reads the cursor of the last event that the client has seen into `out.since`, if given. InvalidInput.
Outcome readSince(const JsonValue &since, Subscription &out)
{
    if (since.isNothing())
        return {};
    if (!since.isString())
        return refused(u"since must be the Cursor of an event, a text"_s);
    const Result<EventCursor> cursor = EventCursor::fromText(since.text());
    if (!cursor)
        return failure(cursor.error());
    out.since = *cursor;
    return {};
}

/// The call that names an API key: `keys` is an array of one. InvalidInput for any other.
Result<Subscription> authenticationOf(const JsonValue &keys)
{
    if (keys.size() != 1 || !keys.at(0).isString())
        return refused(u"params must be an array of one API key"_s);
    return Subscription{.action = Subscription::Action::Authenticate, .apiKey = keys.at(0).text().toByteArray()};
}

// Reads what a message asks for by its `method`; `keys`: its member `params` or `keys`. InvalidInput.
Result<Subscription> subscriptionOf(const JsonValue &message, const JsonValue &keys)
{
    const JsonValue method = message.member("method");
    if (!method.isString())
        return refused(u"method must be a text"_s);
    constexpr QByteArrayView subscribe = "subscribe";
    constexpr QByteArrayView unsubscribe = "unsubscribe";
    const QByteArrayView name = method.text();
    if (name == authenticate)
        return authenticationOf(keys);
    Subscription out;
    const bool subscribes = name.startsWith(subscribe);
    if (!subscribes && !name.startsWith(unsubscribe))
        return refused(u"There is no such method"_s);
    out.action = subscribes ? Subscription::Action::Subscribe : Subscription::Action::Unsubscribe;
    const QByteArrayView topicName = name.sliced(subscribes ? subscribe.size() : unsubscribe.size());
    const auto *const known = std::ranges::find(methods, topicName, &Method::topicName);
    if (known == std::end(methods))
        return refused(u"There is no such method"_s);
    out.topic = known->topic;
    if (const Outcome read = readFilters(message.member("where"), out); !read)
        return failure(read.error());
    if (const Outcome read = readSince(message.member("since"), out); !read)
        return failure(read.error());
    if (!known->takesKeys)
        return out;
    Result<QStringList> read = keysOf(keys);
    if (!read)
        return failure(read.error());
    if (subscribes && read->isEmpty())
        return refused(u"params must name at least one address"_s);
    out.keys = std::move(*read);
    return out;
}

} // namespace

QByteArrayList methodNames()
{
    QByteArrayList out;
    for (const Method &method : methods) {
        out.append("subscribe" + method.topicName.toByteArray());
        out.append("unsubscribe" + method.topicName.toByteArray());
    }
    out.append(authenticate.toByteArray());
    return out;
}

Call decode(QByteArrayView text)
{
    const auto message = JsonValue::read(text);
    if (!message || !message->isObject())
        return {{}, refused(u"A message is one JSON object"_s)};
    const JsonValue idValue = message->member("id");
    QByteArray id;
    if ((idValue.isString() || idValue.isNumber()) && idValue.text().size() <= maxIdSize)
        id = jsonText([&idValue](JsonWriter &json) { idValue.write(json); });
    const JsonValue params = message->member("params");
    const JsonValue keys = message->member("keys");
    if (!params.isNothing() && !keys.isNothing())
        return {id, refused(u"params and keys are the same: give one"_s)};
    return {id, subscriptionOf(*message, params.isNothing() ? keys : params)};
}

QByteArray encodeAnswer(const QByteArray &id, Subscription::Action action)
{
    using enum Subscription::Action;
    const QByteArrayView result = action == Subscribe ? "subscribed"
        : action == Unsubscribe                       ? "unsubscribed"
                                                      : "authenticated";
    JsonWriter json(64 + id.size());
    json.beginObject();
    json.key("id").json(id);
    json.key("result").plain(result);
    return json.endObject().take();
}

QByteArray encodeRefusal(const QByteArray &id, const Error &error)
{
    JsonWriter json(256 + id.size());
    json.beginObject();
    json.key("id").json(id);
    errorJson::writeMembers(json, error);
    return json.endObject().take();
}

} // namespace curvedesk::eventJson
