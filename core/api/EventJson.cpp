// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EventJson.h"

#include "core/api/ErrorJson.h"
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "core/solana/Address.h"

namespace curvedesk::eventJson {

using namespace Qt::StringLiterals;

namespace {

constexpr ReplyField newPoolRows[] = {
    {"type", ReplyType::Text, "newPool"},
    {"Name", ReplyType::Text, "Foreign text."},
    {"Symbol", ReplyType::Text, "Foreign text."},
    {"Uri", ReplyType::Text, "Link of the metadata document."},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"BondingCurve", ReplyType::Text, "Address of the curve."},
    {"User", ReplyType::Text, "Address that launched it."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
};

constexpr ReplyField tradeRows[] = {
    {"type", ReplyType::Text, "trade"},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"SolAmount", ReplyType::Integer, "Lamports moved, without fees."},
    {"TokenAmount", ReplyType::Integer, "Base units moved."},
    {"IsBuy", ReplyType::Boolean, "false: a sale."},
    {"User", ReplyType::Text, "Address of the trader."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
    {"VirtualSolReserves", ReplyType::Integer, "Lamports, after the trade."},
    {"VirtualTokenReserves", ReplyType::Integer, "Base units, after the trade."},
    {"RealSolReserves", ReplyType::Integer, "Lamports, after the trade."},
    {"RealTokenReserves", ReplyType::Integer, "Base units, after the trade."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Pool", ReplyType::Text, "Only of a trade on an AMM pool, whose reserves the event then has.", false, false},
};

constexpr ReplyField publicationRows[] = {
    {"type", ReplyType::Text, "publication"},
    {"User", ReplyType::Text, "Address that moved the coin to its pool."},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"BondingCurve", ReplyType::Text, "Address of the curve that completed."},
    {"Pool", ReplyType::Text, "Address of the AMM pool."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
};

constexpr qsizetype maxIdSize = 256;

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
};

tl::unexpected<Error> refused(const QString &why)
{
    return failure(ErrorCode::InvalidInput, why);
}

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

Result<Subscription> subscriptionOf(const JsonValue &method, const JsonValue &keys)
{
    if (!method.isString())
        return refused(u"method must be a text"_s);
    constexpr QByteArrayView subscribe = "subscribe";
    constexpr QByteArrayView unsubscribe = "unsubscribe";
    const QByteArrayView name = method.text();
    Subscription out;
    out.subscribes = name.startsWith(subscribe);
    if (!out.subscribes && !name.startsWith(unsubscribe))
        return refused(u"There is no such method"_s);
    const QByteArrayView topicName = name.sliced(out.subscribes ? subscribe.size() : unsubscribe.size());
    for (const Method &known : methods) {
        if (known.topicName != topicName)
            continue;
        out.topic = known.topic;
        if (!known.takesKeys)
            return out;
        Result<QStringList> read = keysOf(keys);
        if (!read)
            return failure(read.error());
        if (out.subscribes && read->isEmpty())
            return refused(u"params must name at least one address"_s);
        out.keys = std::move(*read);
        return out;
    }
    return refused(u"There is no such method"_s);
}

} // namespace

constinit const std::span<const ReplyField> newPoolFields = newPoolRows;
constinit const std::span<const ReplyField> tradeFields = tradeRows;
constinit const std::span<const ReplyField> publicationFields = publicationRows;

QByteArrayList methodNames()
{
    QByteArrayList out;
    for (const Method &method : methods) {
        out.append("subscribe" + method.topicName.toByteArray());
        out.append("unsubscribe" + method.topicName.toByteArray());
    }
    return out;
}

Call decode(QByteArrayView text)
{
    const auto message = JsonValue::read(text);
    if (!message || !message->isObject())
        return {{}, refused(u"A message is one JSON object"_s)};
    const JsonValue idValue = message->member("id");
    QByteArray id;
    if ((idValue.isString() || idValue.isNumber()) && idValue.text().size() <= maxIdSize) {
        JsonWriter json;
        idValue.write(json);
        id = json.take();
    }
    const JsonValue params = message->member("params");
    const JsonValue keys = message->member("keys");
    if (!params.isNothing() && !keys.isNothing())
        return {id, refused(u"params and keys are the same: give one"_s)};
    return {id, subscriptionOf(message->member("method"), params.isNothing() ? keys : params)};
}

QByteArray encodeAnswer(const QByteArray &id, bool subscribes)
{
    JsonWriter json(64 + id.size());
    json.beginObject();
    json.key("id").json(id);
    json.key("result").plain(subscribes ? "subscribed" : "unsubscribed");
    json.endObject();
    return json.take();
}

QByteArray encodeRefusal(const QByteArray &id, const Error &error)
{
    JsonWriter json(256 + id.size());
    json.beginObject();
    json.key("id").json(id);
    errorJson::writeMembers(json, error);
    json.endObject();
    return json.take();
}

QByteArray encode(const LaunchRow &pool)
{
    JsonWriter json(768);
    json.beginObject();
    json.key("type").plain("newPool");
    json.key("Name").string(pool.name);
    json.key("Symbol").string(pool.symbol);
    json.key("Uri").string(pool.uri);
    json.key("Mint").string(pool.mint);
    json.key("BondingCurve").string(pool.bondingCurve);
    json.key("User").string(pool.user);
    json.key("Signature").string(pool.signature);
    json.key("Slot").number(pool.slot);
    json.key("Timestamp").number(pool.timestamp);
    json.endObject();
    return json.take();
}

QByteArray encode(const TradeRow &trade)
{
    JsonWriter json(640);
    json.beginObject();
    json.key("type").plain("trade");
    json.key("Mint").string(trade.mint);
    json.key("SolAmount").number(trade.lamports);
    json.key("TokenAmount").number(trade.tokens);
    json.key("IsBuy").boolean(trade.isBuy);
    json.key("User").string(trade.user);
    json.key("Timestamp").number(trade.timestamp);
    json.key("VirtualSolReserves").number(trade.virtualSolReserves);
    json.key("VirtualTokenReserves").number(trade.virtualTokenReserves);
    json.key("RealSolReserves").number(trade.realSolReserves);
    json.key("RealTokenReserves").number(trade.realTokenReserves);
    json.key("Signature").string(trade.signature);
    json.key("Slot").number(trade.slot);
    if (!trade.pool.isEmpty())
        json.key("Pool").string(trade.pool);
    json.endObject();
    return json.take();
}

QByteArray encode(const MigrationRow &publication)
{
    JsonWriter json(640);
    json.beginObject();
    json.key("type").plain("publication");
    json.key("User").string(publication.user);
    json.key("Mint").string(publication.mint);
    json.key("BondingCurve").string(publication.bondingCurve);
    json.key("Pool").string(publication.pool);
    json.key("Signature").string(publication.signature);
    json.key("Slot").number(publication.slot);
    json.key("Timestamp").number(publication.timestamp);
    json.endObject();
    return json.take();
}

} // namespace curvedesk::eventJson
