// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace curvedesk {

/// Compares an answer with the rows that describe it: every member has a row, every row that must be is there, and
/// types are as described. Answers what is wrong, or nothing.
inline QString differenceFromRows(const QJsonObject &object, std::span<const ReplyField> rows)
{
    using namespace Qt::StringLiterals;
    QStringList known;
    for (const ReplyField &row : rows) {
        const QString name = QString::fromUtf8(row.name);
        known << name;
        const QJsonValue value = object.value(name);
        if (value.isUndefined() && row.isAlways)
            return name + u" is missing"_s;
        if (value.isUndefined() || (value.isNull() && row.isNullable))
            continue;
        bool isRight = false;
        switch (row.type) {
        case ReplyType::Text:
            isRight = value.isString();
            break;
        case ReplyType::Digits:
            isRight = value.isString() && !value.toString().isEmpty()
                && !value.toString().contains(QRegularExpression(u"[^0-9-]"_s));
            break;
        case ReplyType::Integer:
        case ReplyType::Decimal:
            isRight = value.isDouble();
            break;
        case ReplyType::Boolean:
            isRight = value.isBool();
            break;
        case ReplyType::Object:
            if (const QString inner = differenceFromRows(value.toObject(), row.members); !inner.isEmpty())
                return name + u": "_s + inner;
            isRight = value.isObject();
            break;
        case ReplyType::TextList:
            isRight = std::ranges::all_of(value.toArray(), [](const QJsonValue &each) { return each.isString(); });
            break;
        case ReplyType::List:
            for (const QJsonValue &element : value.toArray()) {
                if (const QString inner = differenceFromRows(element.toObject(), row.members); !inner.isEmpty())
                    return name + u": "_s + inner;
            }
            isRight = value.isArray();
            break;
        }
        if (!isRight)
            return name + u" has another type"_s;
    }
    for (const QString &name : object.keys()) {
        if (!known.contains(name))
            return name + u" has no row"_s;
    }
    return {};
}

inline QString differenceFromRows(const QByteArray &json, std::span<const ReplyField> rows)
{
    return differenceFromRows(QJsonDocument::fromJson(json).object(), rows);
}

/// A member's own text, to the digit; a string without its quotes.
inline QByteArray memberText(const QByteArray &json, const char *name)
{
    const auto object = JsonValue::read(json);
    const JsonValue member = object ? object->member(name) : JsonValue();
    if (member.isString())
        return member.text().toByteArray();
    if (!member.isAbsent())
        return jsonText([&member](JsonWriter &writer) { member.write(writer); });
    return "(not there)";
}

} // namespace curvedesk
