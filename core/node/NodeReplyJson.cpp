// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeReplyJson.h"

namespace curvedesk::nodeReplyJson {

namespace {

// Writes the member "id" of a reply.
void writeId(JsonWriter &json, const JsonValue &id)
{
    json.key("id");
    if (id.isString() || id.isNumber())
        id.write(json);
    else
        json.null();
}

// {"context":{...},"value":...}; the context of a call's result has the node's version too.
QByteArray inContext(quint64 slot, bool isResult, const WriteJson &writeValue)
{
    JsonWriter json;
    json.beginObject();
    json.key("context").beginObject();
    if (isResult)
        json.key("apiVersion").plain(nodeVersion);
    json.key("slot").number(slot).endObject();
    json.key("value");
    writeValue(json);
    return json.endObject().take();
}

} // namespace

QByteArray result(const QByteArray &result, const JsonValue &id)
{
    JsonWriter json(result.size() + 128);
    json.beginObject();
    json.key("jsonrpc").plain("2.0");
    json.key("result").json(result);
    writeId(json, id);
    return json.endObject().take();
}

QByteArray error(const NodeFailure &failure, const JsonValue &id)
{
    JsonWriter json;
    json.beginObject();
    json.key("jsonrpc").plain("2.0");
    json.key("error").beginObject();
    json.key("code").number(failure.code);
    json.key("message").string(failure.message);
    if (!failure.data.isEmpty())
        json.key("data").json(failure.data);
    json.endObject();
    writeId(json, id);
    return json.endObject().take();
}

QByteArray notification(const QByteArray &method, quint64 subscription, const QByteArray &result)
{
    JsonWriter json(result.size() + 128);
    json.beginObject();
    json.key("jsonrpc").plain("2.0");
    json.key("method").plain(method);
    json.key("params").beginObject();
    json.key("result").json(result);
    json.key("subscription").number(subscription).endObject();
    return json.endObject().take();
}

QByteArray atSlot(quint64 slot, const WriteJson &writeValue)
{
    return inContext(slot, false, writeValue);
}

QByteArray resultAt(quint64 slot, const WriteJson &writeValue)
{
    return inContext(slot, true, writeValue);
}

void writeBlockhash(JsonWriter &json, const LatestBlockhash &latest)
{
    json.beginObject();
    json.key("blockhash").string(latest.blockhash.toBase58());
    json.key("lastValidBlockHeight").number(latest.lastValidBlockHeight);
    json.endObject();
}

} // namespace curvedesk::nodeReplyJson
