// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OpenApi.h"

#include "core/http/RequestFields.h"
#include "core/json/JsonWriter.h"

#include <algorithm>

namespace curvedesk::openApi {

namespace {

constexpr QByteArrayView errorReference = R"({"$ref":"#/components/responses/Error"})";

void writeParameterSchema(JsonWriter &json, const Parameter &parameter)
{
    json.beginObject();
    switch (parameter.type) {
    case ParameterType::Text:
    case ParameterType::Account:
        json.key("type").plain("string").key("minLength").number(parameter.isRequired ? 1 : 0);
        break;
    case ParameterType::Decimal:
        json.key("type").json(R"(["number","string"])").key("pattern").string(QByteArrayView("^[0-9]+(\\.[0-9]+)?$"));
        break;
    case ParameterType::Integer:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("maximum").number(RequestFields::maxInteger).key("pattern").string(QByteArrayView("^[0-9]+$"));
        break;
    case ParameterType::TradeAmount:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("maximum").number(RequestFields::maxInteger);
        json.key("pattern").string(QByteArrayView("^([0-9]+|[0-9]+(\\.[0-9]{1,6})?%)$"));
        break;
    case ParameterType::PriorityFee:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("pattern").string(QByteArrayView("^([0-9]+|auto)$"));
        break;
    case ParameterType::BasisPoints:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0).key("maximum").number(10000);
        json.key("pattern").string(QByteArrayView("^[0-9]+$"));
        break;
    case ParameterType::Boolean:
        json.key("type").plain("boolean");
        break;
    case ParameterType::Mode:
        json.key("type").plain("string").key("enum").json(R"(["buy","sell"])");
        break;
    case ParameterType::Secret:
        json.key("type").json(R"(["string","null"])").key("format").plain("password");
        break;
    case ParameterType::Image:
        json.key("type").plain("string").key("contentMediaType").plain("image/*");
        break;
    case ParameterType::Choice:
        json.key("type").plain("string").key("enum").beginArray();
        for (const QByteArrayView choice : parameter.choices)
            json.string(choice);
        json.endArray();
        break;
    }
    if (parameter.in == ParameterIn::Body)
        json.key("description").string(parameter.doc);
    json.endObject();
}

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

void writeParameters(JsonWriter &json, const Endpoint &endpoint)
{
    json.key("parameters").beginArray();
    for (const Parameter &parameter : endpoint.parameters) {
        if (parameter.in == ParameterIn::Body)
            continue;
        json.beginObject();
        json.key("name").string(parameter.name);
        json.key("in").plain(place(parameter.in));
        json.key("required").boolean(parameter.isRequired);
        json.key("description").string(parameter.doc);
        json.key("schema");
        writeParameterSchema(json, parameter);
        json.endObject();
    }
    json.endArray();
}

void writeRequestBody(JsonWriter &json, const Endpoint &endpoint)
{
    if (endpoint.body == BodyKind::None)
        return;
    const auto isRequired
        = [](const Parameter &parameter) { return parameter.in == ParameterIn::Body && parameter.isRequired; };
    const bool anyRequired = std::any_of(endpoint.parameters.begin(), endpoint.parameters.end(), isRequired);
    json.key("requestBody").beginObject();
    json.key("required").boolean(anyRequired);
    json.key("content").beginObject();
    json.key(endpoint.body == BodyKind::Form ? "multipart/form-data" : "application/json").beginObject();
    json.key("schema").beginObject();
    json.key("type").plain("object");
    json.key("required").beginArray();
    for (const Parameter &parameter : endpoint.parameters) {
        if (isRequired(parameter))
            json.string(parameter.name);
    }
    json.endArray();
    json.key("properties").beginObject();
    for (const Parameter &parameter : endpoint.parameters) {
        if (parameter.in == ParameterIn::Body) {
            json.key(parameter.name);
            writeParameterSchema(json, parameter);
        }
    }
    json.endObject().endObject().endObject().endObject().endObject();
}

void writeMembers(JsonWriter &json, std::span<const ReplyField> fields);

void writeReplySchema(JsonWriter &json, const ReplyField &field)
{
    const auto type = [&json, &field](QByteArrayView name) {
        json.key("type");
        if (field.isNullable)
            json.beginArray().plain(name).plain("null").endArray();
        else
            json.plain(name);
    };
    json.beginObject();
    switch (field.type) {
    case ReplyType::Text:
        type("string");
        break;
    case ReplyType::Integer:
        type("integer");
        break;
    case ReplyType::Decimal:
        type("number");
        break;
    case ReplyType::Digits:
        type("string");
        json.key("pattern").string(QByteArrayView("^-?[0-9]+$"));
        break;
    case ReplyType::Boolean:
        type("boolean");
        break;
    case ReplyType::Object:
        type("object");
        writeMembers(json, field.members);
        break;
    case ReplyType::List:
        type("array");
        json.key("items").beginObject().key("type").plain("object");
        writeMembers(json, field.members);
        json.endObject();
        break;
    }
    json.key("description").string(field.doc);
    json.endObject();
}

void writeMembers(JsonWriter &json, std::span<const ReplyField> fields)
{
    json.key("required").beginArray();
    for (const ReplyField &field : fields) {
        if (field.isAlways)
            json.string(field.name);
    }
    json.endArray();
    json.key("properties").beginObject();
    for (const ReplyField &field : fields) {
        json.key(field.name);
        writeReplySchema(json, field);
    }
    json.endObject();
}

void writeOperation(JsonWriter &json, const Endpoint &endpoint)
{
    json.key(endpoint.method == QByteArrayView("GET") ? "get" : "post").beginObject();
    json.key("operationId").plain(endpoint.id);
    json.key("summary").string(endpoint.summary);
    json.key("security").json(endpoint.needsKey ? R"([{"apiKey":[]}])" : "[]");
    writeParameters(json, endpoint);
    writeRequestBody(json, endpoint);
    json.key("responses").beginObject();
    json.key("200").beginObject();
    json.key("description").plain("Done.");
    json.key("content").beginObject().key("application/json").beginObject().key("schema").beginObject();
    json.key("type").plain("object");
    writeMembers(json, endpoint.reply);
    json.endObject().endObject().endObject().endObject();
    json.key("default").json(errorReference);
    json.endObject().endObject();
}

constexpr QByteArrayView components
    = R"({"securitySchemes":{"apiKey":{"type":"apiKey","in":"header","name":"x-api-key"}},)"
      R"("responses":{"Error":{"description":"Anything else: see code.","content":{"application/json":{"schema":)"
      R"({"$ref":"#/components/schemas/Error"}}}}},)"
      R"("schemas":{"Error":{"type":"object","required":["error","message","code"],"properties":{)"
      R"("error":{"const":true},)"
      R"("message":{"type":"string","description":"One English sentence."},)"
      R"("code":{"type":"string","description":"Stable, for programs."},)"
      R"("program":{"type":"object","description":"The on-chain program that refused.",)"
      R"("properties":{"id":{"type":"string"},"code":{"type":"integer"},"name":{"type":"string"}}}}}}})";

} // namespace

QByteArray document(std::span<const Endpoint> table)
{
    constexpr qsizetype usualSize = 48 * 1024;
    JsonWriter json(usualSize);
    json.beginObject();
    json.key("openapi").plain("3.1.0");
    json.key("info").beginObject();
    json.key("title").plain("Curvedesk API host");
    json.key("version").plain(CURVEDESK_VERSION);
    json.key("description").plain("Trades on pump.fun bonding curves. Integers are exact: read them as 64-bit.");
    json.endObject();
    json.key("paths").beginObject();
    for (const Endpoint &endpoint : table) {
        // Every path has one method; an OpenAPI path item would otherwise have to be merged.
        json.key(endpoint.path).beginObject();
        writeOperation(json, endpoint);
        json.endObject();
    }
    json.endObject();
    json.key("components").json(components);
    json.endObject();
    return json.take();
}

} // namespace curvedesk::openApi
