// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OpenApiErrors.h"

#include <algorithm>

namespace curvedesk::openApi {

namespace {

constexpr ErrorReply replies[] = {
    {400, "BadRequest", "A parameter is missing or wrong, and the message names it; or the request is no good HTTP.",
     "missing field: token", "invalid_input"},
    {401, "Unauthorized", "The x-api-key header is missing or not known.", "apiKey not found", "unauthorized"},
    {403, "Forbidden",
     "A web page of an origin that is not allowed asks, the key may not do this, or there are too many wallets.",
     "Web pages of this origin may not use this interface", "forbidden"},
    {404, "NotFound", "There is no such token, wallet, order or transaction.", "Token not found", "token_not_found"},
    {405, "MethodNotAllowed", "The path has no such method; the Allow header names those that it has.",
     "This path does not take this method", "method_not_allowed"},
    {409, "Conflict",
     "The curve is complete and the coin has no pool, or the idempotency key stands for another order.",
     "Curve is complete", "curve_complete"},
    {413, "PayloadTooLarge", "The body is larger than 1 MiB, or 16 MiB of a form.", "The request body is too large.",
     "payload_too_large"},
    {415, "UnsupportedMediaType", "The Content-Type is not the one that this endpoint takes.",
     "The Content-Type must be application/json", "unsupported_media_type"},
    {421, "MisdirectedRequest", "The Host header does not name this host and port.",
     "The Host header does not name this host and port", "misdirected_request"},
    {422, "Refused", "The chain refuses the trade: slippage, funds, or what `program` says.",
     "The wallet does not hold enough", "insufficient_funds"},
    {423, "Locked", "The vault that holds the wallet's key is locked.", "The wallet is locked", "wallet_locked"},
    {426, "UpgradeRequired", "The path speaks WebSocket only.", "This address speaks WebSocket.", "upgrade_required"},
    {429, "TooManyRequests", "Too often; the Retry-After header says how many seconds to wait.",
     "This key asks too often: 50 such requests a second are its share", "rate_limited"},
    {500, "InternalError", "The host could not do its part.", "The data could not be stored", "storage"},
    {502, "UpstreamRejected", "A node or a service that was asked refused, or answered nonsense.",
     "the cluster's answer makes no sense", "upstream_rejected"},
    {503, "Unavailable", "The chain cannot be reached, or the host is starting or shutting down.",
     "the cluster cannot be reached", "unavailable"},
    {504, "UpstreamTimeout", "A node that was asked did not answer in time.", "the cluster did not answer in time",
     "upstream_timeout"},
};

constexpr int everyEndpoint[] = {400, 403, 421, 500, 503};
constexpr int withKey[] = {401, 429};
constexpr int withBody[] = {413, 415};
constexpr int rateLimited[] = {429};

void writeReference(JsonWriter &json, QByteArrayView name)
{
    json.beginObject().key("$ref").string(QByteArray("#/components/responses/" + name.toByteArray())).endObject();
}

void writeHeader(JsonWriter &json, QByteArrayView name, QByteArrayView type, QByteArrayView doc)
{
    json.key("headers").beginObject().key(name).beginObject();
    json.key("description").string(doc);
    json.key("schema").beginObject().key("type").plain(type).endObject();
    json.endObject().endObject();
}

void writeComponent(JsonWriter &json, const ErrorReply &reply)
{
    json.key(reply.name).beginObject();
    json.key("description").string(reply.doc);
    if (reply.status == 405)
        writeHeader(json, "Allow", "string", "The methods that the path has.");
    if (reply.status == 429)
        writeHeader(json, "Retry-After", "integer", "Seconds to wait.");
    json.key("content").beginObject().key("application/json").beginObject();
    json.key("schema").beginObject().key("$ref").plain("#/components/schemas/Error").endObject();
    json.key("example").beginObject();
    json.key("error").boolean(true);
    json.key("message").string(reply.message);
    json.key("code").plain(reply.code);
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

void writeErrorComponents(JsonWriter &json)
{
    json.key("responses").beginObject();
    for (const ErrorReply &reply : replies)
        writeComponent(json, reply);
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
