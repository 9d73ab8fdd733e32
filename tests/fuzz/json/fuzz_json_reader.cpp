// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A JSON text: whatever is read says the same to QJsonDocument, which is the more lenient reader, and when it is
// written and read again. Whatever QJsonDocument reads is read once it has written it.
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"
#include "tests/fuzz/FuzzInput.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace curvedesk;
using fuzz::require;

namespace {

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
        // QJsonObject::value() does not find every name that keys() lists: Qt 6.4 and 6.8 miss U+00C3, "ec204c240 ",
        // U+0D7D, "exec,".
        QHash<QString, QJsonValue> members;
        for (auto each = object.begin(); each != object.end(); ++each)
            members.insert(each.key(), each.value());
        for (const JsonValue &member : value.values())
            compare(member, members.value(QString::fromUtf8(member.name())));
        break;
    }
    }
}

int depthOf(const QJsonValue &value)
{
    int deepest = 0;
    const auto look = [&deepest](const auto &elements) {
        for (auto each = elements.begin(); each != elements.end(); ++each)
            deepest = std::max(deepest, depthOf(*each));
        return deepest + 1;
    };
    if (value.isArray())
        return look(value.toArray());
    return value.isObject() ? look(value.toObject()) : 0;
}

} // namespace

CURVEDESK_FUZZ_TARGET(json_reader, data, size)
{
    const QByteArray text = fuzz::view(data, size).toByteArray();
    if (text.contains("\xef\xbb\xbf") || text.toLower().contains("feff"))
        return 0; // QJsonDocument drops byte order marks, in strings too
    QJsonParseError problem{};
    // It reads only arrays and objects, so everything is put into an array.
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']', &problem);
    const bool isRead = problem.error == QJsonParseError::NoError;
    if (isRead) {
        const QByteArray sound = document.toJson(QJsonDocument::Compact);
        const auto again = JsonValue::read(sound);
        const bool hasHalfPair = sound.contains("\\ud"); // whole pairs are written as they are
        // Each member has a colon, and texts may have more.
        const bool mayBeTooLarge = depthOf(document.array()) > static_cast<int>(JsonValue::maxDepth)
            || sound.count(':') > JsonValue::maxMembers;
        require(again.has_value() || hasHalfPair || mayBeTooLarge, "what QJsonDocument writes is read");
        if (again)
            compare(*again, QJsonDocument::fromJson(sound).array());
    }
    const auto value = JsonValue::read(text);
    if (!value)
        return 0;
    if (problem.error == QJsonParseError::IllegalNumber)
        return 0; // one too small for a double, such as 1e-999
    require(isRead && document.array().size() == 1, "what is read is JSON to QJsonDocument");
    compare(*value, document.array().at(0));
    const QByteArray written = jsonText([&](JsonWriter &json) { value->write(json); });
    const auto again = JsonValue::read(written);
    require(again.has_value() && jsonText([&](JsonWriter &json) { again->write(json); }) == written,
            "what was read can be written and read again");
    return 0;
}
