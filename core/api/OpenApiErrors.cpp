// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OpenApiErrors.h"

#include <algorithm>

namespace curvedesk::openApi {

namespace {

constexpr ErrorReply replies[] = {
    {400, "BadRequest", "A parameter is missing or wrong, and the message names it; or the request is no good HTTP."},
    {401, "Unauthorized", "The x-api-key header is missing or not known, or the key has expired."},
    {403, "Forbidden",
     "A web page of an origin that is not allowed asks, the key may not do this, or there are too many wallets."},
    {404, "NotFound", "There is no such token, wallet, order or transaction."},
    {405, "MethodNotAllowed", "The path has no such method; the Allow header names those that it has."},
    {409, "Conflict",
     "The curve is complete and the coin has no pool, or the idempotency key stands for another order."},
    {413, "PayloadTooLarge", "The body is larger than 1 MiB, or 16 MiB of a form."},
    {415, "UnsupportedMediaType", "The Content-Type is not the one that this endpoint takes."},
    {421, "MisdirectedRequest", "The Host header does not name this host and port."},
    {422, "Refused", "The chain refuses the trade: slippage, funds, or what `program` says."},
    {423, "Locked", "The vault that holds the wallet's key is locked."},
    {426, "UpgradeRequired", "The path speaks WebSocket only."},
    {429, "TooManyRequests", "Too often; the Retry-After header says how many seconds to wait."},
    {500, "InternalError", "The host could not do its part."},
    {502, "UpstreamRejected", "A node or a service that was asked refused, or answered nonsense."},
    {503, "Unavailable", "The chain or a launch's store cannot be reached, or the host is starting or shutting down."},
    {504, "UpstreamTimeout", "A node that was asked did not answer in time."},
};

constexpr int everyEndpoint[] = {400, 403, 421, 500, 503};
constexpr int withKey[] = {401, 429};
constexpr int withBody[] = {413, 415};
constexpr int rateLimited[] = {429};

// Writes a reference to the reply of this name, as a value.
void writeReference(JsonWriter &json, QByteArrayView name)
{
    json.beginObject().key("$ref").string(QByteArray("#/components/responses/" + name.toByteArray())).endObject();
}

// Writes the member `headers` of a reply, with this one. `type`: of its JSON Schema.
void writeHeader(JsonWriter &json, QByteArrayView name, QByteArrayView type, QByteArrayView doc)
{
    json.key("headers").beginObject().key(name).beginObject();
    json.key("description").string(doc);
    json.key("schema").beginObject().key("type").plain(type).endObject();
    json.endObject().endObject();
}

// Writes one error reply as a member of `components/responses`. `examples`: its recorded replies, by code.
void writeComponent(JsonWriter &json, const ErrorReply &reply, const JsonValue &examples)
{
    json.key(reply.name).beginObject();
    json.key("description").string(reply.doc);
    if (reply.status == 405)
        writeHeader(json, "Allow", "string", "The methods that the path has.");
    if (reply.status == 429)
        writeHeader(json, "Retry-After", "integer", "Seconds to wait.");
    json.key("content").beginObject().key("application/json").beginObject();
    json.key("schema").beginObject().key("$ref").plain("#/components/schemas/Error").endObject();
    json.key("examples").beginObject();
    for (const JsonValue &example : examples.values()) {
        json.key(example.name()).beginObject().key("value");
        example.write(json);
        json.endObject();
    }
    json.endObject().endObject().endObject().endObject();
}

} // namespace

std::span<const ErrorReply> errorReplies()
{
    return replies;
}

QList<int> errorStatuses(const Endpoint &endpoint)
{
    QList<int> out(std::begin(everyEndpoint), std::end(everyEndpoint));
    const auto add = [&out](bool applies, std::span<const int> statuses) {
        if (applies)
            out.append(QList<int>(statuses.begin(), statuses.end()));
    };
    add(endpoint.needsKey(), withKey);
    add(endpoint.body != BodyKind::None, withBody);
    add(endpoint.isRateLimited, rateLimited);
    add(true, endpoint.errors);
    std::ranges::sort(out);
    return out;
}

void writeErrorReplies(JsonWriter &json, const QList<int> &statuses)
{
    for (const ErrorReply &reply : replies) {
        if (!statuses.contains(reply.status))
            continue;
        json.key(QByteArray::number(reply.status));
        writeReference(json, reply.name);
    }
    json.key("default");
    writeReference(json, "Error");
}

void writeErrorComponents(JsonWriter &json, const JsonValue &examples)
{
    json.key("responses").beginObject();
    for (const ErrorReply &reply : replies)
        writeComponent(json, reply, examples.member(QByteArray::number(reply.status)));
    json.key("Error").json(R"({"description":"Anything else: see code.","content":{"application/json":{"schema":)"
                           R"({"$ref":"#/components/schemas/Error"}}}})");
    json.endObject();
}

void writeErrorSchema(JsonWriter &json)
{
    json.key("Error").json(
        R"({"type":"object","required":["error","message","code"],"properties":{)"
        R"("error":{"const":true},)"
        R"("message":{"type":"string","minLength":1,"description":"One English sentence."},)"
        R"("code":{"type":"string","pattern":"^[a-z_]+$","description":"Stable, for programs."},)"
        R"("program":{"type":"object","description":"The on-chain program that refused.",)"
        R"("required":["id","code","name"],)"
        R"("properties":{"id":{"type":"string"},"code":{"type":"integer"},"name":{"type":"string"}}}}})");
}

} // namespace curvedesk::openApi
