// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OpenApiSchemas.h"

#include "core/http/RequestFields.h"

namespace curvedesk::openApi {

namespace {

// Writes the members "required" and "properties" of an object's schema.
void writeMembers(JsonWriter &json, std::span<const ReplyField> fields);

// Writes the schema of a reply's member, as a value.
void writeFieldSchema(JsonWriter &json, const ReplyField &field)
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
    case ReplyType::TextList:
        type("array");
        json.key("items").json(R"({"type":"string"})");
        break;
    }
    json.key("description").string(field.doc);
    json.endObject();
}

// Writes these two members; it and writeFieldSchema() call each other.
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
        writeFieldSchema(json, field);
    }
    json.endObject();
}

} // namespace

void writeSchema(JsonWriter &json, const Parameter &parameter)
{
    json.beginObject();
    switch (parameter.type) {
    case ParameterType::Text:
    case ParameterType::Account:
        json.key("type").plain("string").key("minLength").number(parameter.isRequired ? 1 : 0);
        break;
    case ParameterType::Decimal:
        json.key("type")
            .json(R"(["number","string"])")
            .key("pattern")
            .string(QByteArrayView("^[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"));
        break;
    case ParameterType::Integer:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("maximum").number(RequestFields::maxInteger).key("pattern").string(QByteArrayView("^[0-9]+(\\.0+)?$"));
        break;
    case ParameterType::TradeAmount:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("maximum").number(RequestFields::maxInteger);
        json.key("pattern").string(QByteArrayView("^([0-9]+(\\.0+)?|[0-9]+(\\.[0-9]{1,6})?%)$"));
        break;
    case ParameterType::PriorityFee:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0);
        json.key("pattern").string(QByteArrayView("^([0-9]+(\\.0+)?|auto)$"));
        break;
    case ParameterType::Slippage:
        json.key("type").json(R"(["integer","string"])").key("minimum").number(0).key("maximum").number(10000);
        json.key("pattern").string(QByteArrayView("^[0-9]+(\\.0+)?$"));
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
        json.key("type").plain("string").key("enum");
        json.array(parameter.choices, [&json](QByteArrayView choice) { json.string(choice); });
        break;
    }
    if (parameter.in == ParameterIn::Body)
        json.key("description").string(parameter.doc);
    json.endObject();
}

void writeExample(JsonWriter &json, const Parameter &parameter)
{
    switch (parameter.type) {
    case ParameterType::Decimal:
    case ParameterType::Integer:
    case ParameterType::TradeAmount:
    case ParameterType::Slippage:
    case ParameterType::Boolean:
        json.json(parameter.example);
        break;
    case ParameterType::PriorityFee:
        parameter.example == QByteArrayView("auto") ? json.string(parameter.example) : json.json(parameter.example);
        break;
    case ParameterType::Text:
    case ParameterType::Account:
    case ParameterType::Mode:
    case ParameterType::Secret:
    case ParameterType::Image:
    case ParameterType::Choice:
        json.string(parameter.example);
        break;
    }
}

void writeObjectSchema(JsonWriter &json, std::span<const ReplyField> fields)
{
    json.beginObject();
    json.key("type").plain("object");
    writeMembers(json, fields);
    json.endObject();
}

} // namespace curvedesk::openApi
