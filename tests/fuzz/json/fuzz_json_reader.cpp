// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A JSON text: whatever is read says the same to QJsonDocument and when it is written and read again; what is refused
// is refused by QJsonDocument too, or breaks one of the reader's own rules.
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "tests/fuzz/FuzzInput.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace curvedesk;
using fuzz::require;

namespace {

QByteArray compact(const JsonValue &value)
{
    JsonWriter json;
    value.write(json);
    return json.take();
}

void compare(const JsonValue &value, const QJsonValue &other)
{
    switch (value.kind()) {
    case JsonValue::Kind::Absent:
        require(false, "what was read is there");
        break;
    case JsonValue::Kind::Null:
        require(other.isNull(), "null");
        break;
    case JsonValue::Kind::Boolean:
        require(other.isBool() && other.toBool() == value.boolean(), "a boolean");
        break;
    case JsonValue::Kind::Number:
        require(other.isDouble() && other.toDouble() == value.text().toByteArray().toDouble(), "a number");
        require(!value.i64() || other.toInteger(-1) == *value.i64(), "an integer");
        require(!value.u64() || QByteArray::number(*value.u64()) == value.text(), "an integer to the digit");
        break;
    case JsonValue::Kind::String:
        require(other.isString() && other.toString().toUtf8() == value.utf8(), "a string");
        break;
    case JsonValue::Kind::Array: {
        const QJsonArray array = other.toArray();
        require(other.isArray() && array.size() == value.size(), "an array");
        qsizetype at = 0;
        for (const JsonValue &element : value.values())
            compare(element, array.at(at++));
        require(at == value.size(), "all elements");
        break;
    }
    case JsonValue::Kind::Object: {
        const QJsonObject object = other.toObject();
        require(other.isObject() && object.size() == value.size(), "an object");
        for (const JsonValue &member : value.values())
            compare(member, object.value(QString::fromUtf8(member.name())));
        break;
    }
    }
}

// How deep arrays and objects stand in each other, and whether a rule of the reader alone is broken anywhere.
bool breaksOwnRule(const QByteArray &text, const QJsonDocument &document)
{
    // QJsonDocument keeps one of two members with one name, so that writing it gives another count of colons; what
    // else differs cannot be seen in it either. The text tells.
    int depth = 0;
    int deepest = 0;
    for (const char c : text) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        deepest = std::max(deepest, depth);
    }
    const bool hasLoneSurrogate = text.toLower().contains("\\ud");
    const bool hasHugeNumber = text.contains('e') || text.contains('E') || text.size() > 300;
    const QByteArray again = document.toJson(QJsonDocument::Compact);
    const bool mayHaveDuplicate = again.count(':') < text.count(':');
    return deepest > static_cast<int>(JsonValue::maxDepth) || hasLoneSurrogate || hasHugeNumber || mayHaveDuplicate
        || text.count(':') > JsonValue::maxMembers || text.startsWith("\xef\xbb\xbf") || text.contains('\0');
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text = fuzz::view(data, size).toByteArray();
    const auto value = JsonValue::read(text);
    QJsonParseError problem{};
    // It reads only arrays and objects, so everything is put into an array.
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']', &problem);
    const bool isRead = problem.error == QJsonParseError::NoError && document.array().size() == 1;
    if (!value) {
        require(!isRead || breaksOwnRule(text, document), "what is refused is no JSON or breaks a rule");
        return 0;
    }
    require(isRead, "what is read is JSON");
    compare(*value, document.array().at(0));
    const QByteArray written = compact(*value);
    const auto again = JsonValue::read(written);
    require(again.has_value() && compact(*again) == written, "what was read can be written and read again");
    return 0;
}
