// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OpenApi.h"

#include "core/api/EventCallJson.h"
#include "core/api/EventJson.h"
#include "core/api/OpenApiErrors.h"
#include "core/api/OpenApiSchemas.h"

#include <QFile>

#include <algorithm>

// Makes the embedded examples readable. Q_INIT_RESOURCE does not work inside a namespace; without it the linker drops a
// static library's resources.
static void initApiResource()
{
    Q_INIT_RESOURCE(api);
}

namespace curvedesk::openApi {

using namespace Qt::StringLiterals;

namespace {

// OpenAPI's word for where a parameter stands; empty for the body, whose fields are no parameters there.
QByteArrayView place(ParameterIn in)
{
    switch (in) {
    case ParameterIn::Query:
        return "query";
    case ParameterIn::Path:
        return "path";
    case ParameterIn::Header:
        return "header";
    case ParameterIn::Body:
        break;
    }
    return "";
}

// True for a field of the body; OpenAPI calls only the others parameters.
bool isOfBody(const Parameter &parameter)
{
    return parameter.in == ParameterIn::Body;
}

// Writes the member `parameters` of an operation: those of query, path and headers.
void writeParameters(JsonWriter &json, const Endpoint &endpoint)
{
    json.key("parameters").beginArray();
    for (const Parameter &parameter : endpoint.parameters) {
        if (isOfBody(parameter))
            continue;
        json.beginObject();
        json.key("name").string(parameter.name);
        json.key("in").plain(place(parameter.in));
        json.key("required").boolean(parameter.isRequired);
        json.key("description").string(parameter.doc);
        if (!parameter.example.isEmpty()) {
            json.key("example");
            writeExample(json, parameter);
        }
        json.key("schema");
        writeSchema(json, parameter);
        json.endObject();
    }
    json.endArray();
}

// Writes the schema of a body, as a value.
void writeBodySchema(JsonWriter &json, std::span<const Parameter> parameters)
{
    json.beginObject();
    json.key("type").plain("object");
    json.key("required").beginArray();
    for (const Parameter &parameter : parameters) {
        if (isOfBody(parameter) && parameter.isRequired)
            json.string(parameter.name);
    }
    json.endArray();
    json.key("properties").beginObject();
    for (const Parameter &parameter : parameters) {
        if (!isOfBody(parameter))
            continue;
        json.key(parameter.name);
        writeSchema(json, parameter);
    }
    json.endObject().endObject();
}

// Writes the example of a body, as a value: the fields that have an example.
void writeBodyExample(JsonWriter &json, std::span<const Parameter> parameters)
{
    json.beginObject();
    for (const Parameter &parameter : parameters) {
        if (!isOfBody(parameter) || parameter.example.isEmpty())
            continue;
        json.key(parameter.name);
        writeExample(json, parameter);
    }
    json.endObject();
}

// Writes the member `requestBody` of an operation; nothing for an endpoint without a body.
void writeRequestBody(JsonWriter &json, const Endpoint &endpoint)
{
    if (endpoint.body == BodyKind::None)
        return;
    const bool isRequired = std::ranges::any_of(
        endpoint.parameters, [](const Parameter &parameter) { return isOfBody(parameter) && parameter.isRequired; });
    json.key("requestBody").beginObject();
    json.key("required").boolean(isRequired);
    json.key("content").beginObject();
    json.key(endpoint.body == BodyKind::Form ? "multipart/form-data" : "application/json").beginObject();
    json.key("schema");
    writeBodySchema(json, endpoint.parameters);
    json.key("example");
    writeBodyExample(json, endpoint.parameters);
    json.endObject().endObject().endObject();
}

/// Real replies, recorded from a host and read from the resources: `replies` has one by each operation's id, `errors`
/// those by status and code. An absent value where they cannot be read.
JsonValue recordedReplies()
{
    initApiResource();
    QFile file(u":/api/replies.json"_s);
    return file.open(QIODevice::ReadOnly) ? JsonValue::read(file.readAll()).value_or(JsonValue()) : JsonValue();
}

// Writes the member "get" or "post" of a path. `example`: the recorded reply; absent: none is shown.
void writeOperation(JsonWriter &json, const Endpoint &endpoint, const JsonValue &example)
{
    json.key(endpoint.method == QByteArrayView("GET") ? "get" : "post").beginObject();
    json.key("operationId").plain(endpoint.id);
    json.key("summary").string(endpoint.summary);
    if (const std::optional<KeyScope> scope = endpoint.scope())
        json.key("x-scope").string(nameOf(*scope));
    json.key("security").json(endpoint.needsKey() ? R"([{"apiKey":[]}])" : "[]");
    writeParameters(json, endpoint);
    writeRequestBody(json, endpoint);
    json.key("responses").beginObject();
    json.key("200").beginObject();
    json.key("description").plain("Done.");
    const bool isJson = !endpoint.reply.empty();
    json.key("content").beginObject().key(isJson ? "application/json" : "*/*").beginObject().key("schema");
    if (isJson)
        writeObjectSchema(json, endpoint.reply);
    else
        json.beginObject().endObject();
    if (!example.isNothing()) {
        json.key("example");
        example.write(json);
    }
    json.endObject().endObject().endObject();
    writeErrorReplies(json, errorStatuses(endpoint));
    json.endObject().endObject();
}

// OpenAPI cannot describe a WebSocket. It is described by its handshake; the content of the 101 reply are the frames
// that the host sends.
void writeEventStream(JsonWriter &json)
{
    json.key("/ws").beginObject().key("get").beginObject();
    json.key("operationId").plain("openEvents");
    json.key("summary").plain("Events of the market, over a WebSocket");
    json.key("description")
        .plain("Each text frame of the client is an EventCall, each of the host an Event or, to a call with an id, an "
               "EventAnswer. subscribeToken (mints) and subscribeAccount (wallets) send trades alone. Subscriptions "
               "add up. subscribeOrders and subscribeBalances need an API key with the scope read: in the handshake, "
               "or by the call authenticate. A client that leaves 1 MiB unread is dropped.");
    json.key("security").json(R"([{},{"apiKey":[]}])");
    json.key("parameters").json("[]");
    json.key("responses").beginObject();
    json.key("101").beginObject();
    json.key("description").plain("The connection is a WebSocket from here on.");
    json.key("content").json(R"({"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/Event"},)"
                             R"({"$ref":"#/components/schemas/EventAnswer"}]}}})");
    json.endObject();
    writeErrorReplies(json, {400, 401, 403, 421, 426, 429, 503});
    json.endObject().endObject().endObject();
}

// Writes the members of `components/schemas` that belong to the event stream.
void writeEventSchemas(JsonWriter &json)
{
    json.key("NewPoolEvent");
    writeObjectSchema(json, eventJson::newPoolFields);
    json.key("TradeEvent");
    writeObjectSchema(json, eventJson::tradeFields);
    json.key("PublicationEvent");
    writeObjectSchema(json, eventJson::publicationFields);
    json.key("GapEvent");
    writeObjectSchema(json, eventJson::gapFields);
    json.key("OrderEvent");
    writeObjectSchema(json, eventJson::orderFields);
    json.key("BalanceEvent");
    writeObjectSchema(json, eventJson::balanceFields);
    json.key("Event").json(
        R"({"anyOf":[{"$ref":"#/components/schemas/NewPoolEvent"},{"$ref":"#/components/schemas/TradeEvent"},)"
        R"({"$ref":"#/components/schemas/PublicationEvent"},{"$ref":"#/components/schemas/GapEvent"},)"
        R"({"$ref":"#/components/schemas/OrderEvent"},{"$ref":"#/components/schemas/BalanceEvent"}]})");
    json.key("EventCall").beginObject();
    json.key("type").plain("object").key("required").json(R"(["method"])");
    json.key("properties").beginObject();
    json.key("method").beginObject().key("type").plain("string").key("enum");
    json.array(eventJson::methodNames(), [&json](const QByteArray &name) { json.string(name); }).endObject();
    json.key("params").json(
        R"({"type":"array","items":{"type":"string"},"description":"Mints or wallets, or the API key for authenticate; keys means the same."})");
    json.key("keys").json(R"({"type":"array","items":{"type":"string"}})");
    json.key("id").json(R"({"type":["string","number"],"description":"With an id the call is answered."})");
    json.key("since").json(
        R"({"type":"string","pattern":"^[0-9a-f]{28}$","description":"Cursor of an event: what came after it is sent )"
        R"(first, each event once, then what is new. A GapEvent comes first where some of it is not known."})");
    json.key("where").json(
        R"({"type":"object","additionalProperties":false,"description":"Narrows subscriptions to trades.",)"
        R"("properties":{"minSol":{"type":"integer","minimum":0,"description":"Lamports."},)"
        R"("creator":{"type":"string","description":"Of the coin."},"kind":{"enum":["buy","sell"]}}})");
    json.endObject();
    json.key("example").json(R"({"method":"subscribeTrades","id":1})");
    json.endObject();
    json.key("EventAnswer")
        .json(R"({"type":"object","required":["id"],"properties":{"id":{"type":["string","number"]},)"
              R"("result":{"enum":["subscribed","unsubscribed","authenticated"]},"error":{"const":true},)"
              R"("message":{"type":"string"},"code":{"type":"string"}}})");
}

// Writes the members `info` and `servers` of the document.
void writeInfo(JsonWriter &json)
{
    json.key("info").beginObject();
    json.key("title").plain("Curvedesk API host");
    json.key("version").plain(CURVEDESK_VERSION);
    json.key("description")
        .plain("Trades on pump.fun bonding curves. Integers are exact: read them as 64-bit. Examples work on a new "
               "sandbox with simulated traders (curvedesk-host --sandbox-traders on).");
    json.key("license").json(R"({"name":"GPL-3.0-only","identifier":"GPL-3.0-only"})");
    json.endObject();
    json.key("servers").json(R"([{"url":"http://127.0.0.1:{port}","description":"The host, on this computer.",)"
                             R"("variables":{"port":{"default":"8787","description":"As --port says."}}}])");
}

// Writes the member `components` of the document. `errors`: recorded error replies by status and code.
void writeComponents(JsonWriter &json, const JsonValue &errors)
{
    json.key("components").beginObject();
    json.key("securitySchemes").json(R"({"apiKey":{"type":"apiKey","in":"header","name":"x-api-key"}})");
    writeErrorComponents(json, errors);
    json.key("schemas").beginObject();
    writeErrorSchema(json);
    writeEventSchemas(json);
    json.endObject().endObject();
}

} // namespace

QByteArray document(std::span<const Endpoint> table)
{
    constexpr qsizetype usualSize = 64 * 1024;
    const JsonValue recorded = recordedReplies();
    const JsonValue replies = recorded.member("replies");
    JsonWriter json(usualSize);
    json.beginObject();
    json.key("openapi").plain("3.1.0");
    writeInfo(json);
    json.key("paths").beginObject();
    for (const Endpoint &endpoint : table) {
        // Every path has one method, so that each endpoint is one OpenAPI path item.
        json.key(endpoint.path).beginObject();
        writeOperation(json, endpoint, replies.member(endpoint.id));
        json.endObject();
    }
    writeEventStream(json);
    json.endObject();
    writeComponents(json, recorded.member("errors"));
    return json.endObject().take();
}

} // namespace curvedesk::openApi
