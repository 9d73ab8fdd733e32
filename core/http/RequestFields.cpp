// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RequestFields.h"

#include "core/base/Utf8.h"
#include "core/http/FieldText.h"

#include <algorithm>
#include <cctype>

namespace curvedesk {

using namespace Qt::StringLiterals;
using fieldText::isDigits;

namespace {

// The name as errors show it: at most its first 64 bytes.
QString fieldName(QByteArrayView name)
{
    constexpr qsizetype maxShown = 64;
    return QString::fromUtf8(name.first(qMin(name.size(), maxShown)));
}

// True when the text may have to be decoded: it has a '%' or '+'.
bool isEncoded(QByteArrayView text)
{
    return text.contains('%') || text.contains('+');
}

// Decodes percent escapes and '+' for a space; nullopt when an escape is broken or the result is no UTF-8.
std::optional<QByteArray> decoded(QByteArrayView text)
{
    std::optional<QByteArray> out = withoutEscapes(text.toByteArray().replace('+', ' '));
    return out && QByteArrayView(*out).isValidUtf8() ? out : std::nullopt;
}

// Compares names, ignoring case and the separators that people put between words.
bool meansTheSame(QByteArrayView left, QByteArrayView right)
{
    const auto folded = [](QByteArrayView name) {
        QByteArray out = name.toByteArray().toLower();
        out.removeIf([](char c) { return c == '_' || c == '-' || c == ' '; });
        return out;
    };
    return folded(left) == folded(right);
}

// The error for a body that is no JSON object.
tl::unexpected<Error> badJson(JsonProblem problem)
{
    switch (problem) {
    case JsonProblem::NotUtf8:
        return failure(ErrorCode::InvalidInput, u"The body must be valid UTF-8"_s);
    case JsonProblem::DuplicateName:
        return failure(ErrorCode::InvalidInput, u"The body has two members of the same name"_s);
    case JsonProblem::NotJson:
        break;
    }
    return failure(ErrorCode::InvalidInput, u"The body must be one valid JSON object"_s);
}

// True for digits, and for digits with one dot between them.
bool isPlainDecimal(QByteArrayView text)
{
    const qsizetype dot = text.indexOf('.');
    return dot < 0 ? isDigits(text) : isDigits(text.first(dot)) && isDigits(text.sliced(dot + 1));
}

// The same number written without an exponent: JavaScript and Python write small and large ones with it ("5e-05").
// nullopt for what is no decimal number, and for an exponent that no amount has (beyond 40).
std::optional<QByteArray> withoutExponent(QByteArrayView text)
{
    constexpr int maxExponent = 40;
    const qsizetype mark = std::max(text.indexOf('e'), text.indexOf('E'));
    const QByteArrayView mantissa = mark < 0 ? text : text.first(mark);
    if (!isPlainDecimal(mantissa))
        return std::nullopt;
    if (mark < 0)
        return text.toByteArray();
    const QByteArrayView exponentText = text.sliced(mark + 1);
    const bool hasSign = exponentText.startsWith('-') || exponentText.startsWith('+');
    if (!isDigits(hasSign ? exponentText.sliced(1) : exponentText))
        return std::nullopt;
    bool fits = false;
    const int exponent = exponentText.toInt(&fits);
    if (!fits || exponent < -maxExponent || exponent > maxExponent)
        return std::nullopt;
    const qsizetype dot = mantissa.indexOf('.');
    const QByteArray digits = mantissa.toByteArray().replace('.', "");
    const qsizetype point = (dot < 0 ? digits.size() : dot) + exponent;
    if (point <= 0)
        return "0." + QByteArray(-point, '0') + digits;
    if (point >= digits.size())
        return digits + QByteArray(point - digits.size(), '0');
    return digits.first(point) + '.' + digits.sliced(point);
}

// Reads an integer from 0 to RequestFields::maxInteger; InvalidInput names the field. What is written as a fraction and
// is none ("10000000.0") is one: so Python writes a product with a float. An exponent is refused: floats have it from
// 10^16 on, where they have lost digits.
Result<quint64> exactInteger(QByteArrayView name, QByteArrayView text)
{
    if (text.startsWith('-'))
        return badField(name, u"must not be negative"_s);
    if (!isPlainDecimal(text))
        return badField(name, u"must be a whole number"_s);
    const qsizetype end = text.indexOf('.') < 0 ? text.size() : text.indexOf('.');
    bool fits = false;
    const quint64 value = text.first(end).toULongLong(&fits);
    if (!fits || value > RequestFields::maxInteger)
        return badField(name, u"must not be larger than %1"_s.arg(RequestFields::maxInteger));
    if (!std::ranges::all_of(text.sliced(end), [](char c) { return c == '.' || c == '0'; }))
        return badField(name, u"must be a whole number"_s);
    return value;
}

/// True for an array or object of more than 10,000 values, a text of more than 64 KiB, and what holds one.
bool isTooLong(const JsonValue &value)
{
    constexpr qsizetype maxElements = 10'000;
    constexpr qsizetype maxText = 64 * 1024;
    if (value.size() > maxElements || value.text().size() > maxText)
        return true;
    for (const JsonValue &inner : value.values()) {
        if (isTooLong(inner))
            return true;
    }
    return false;
}

} // namespace

std::optional<QByteArray> withoutEscapes(QByteArrayView text)
{
    for (qsizetype at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) {
        const bool isHex = text.size() > at + 2
            && std::ranges::all_of(text.sliced(at + 1, 2), [](char c) { return std::isxdigit(uchar(c)) != 0; });
        if (!isHex)
            return std::nullopt;
    }
    return QByteArray::fromPercentEncoding(text.toByteArray());
}

tl::unexpected<Error> badField(QByteArrayView name, const QString &rule)
{
    return failure(ErrorCode::InvalidInput, fieldName(name) + u' ' + rule);
}

Result<RequestFields> RequestFields::fromQuery(QByteArrayView query)
{
    constexpr qsizetype maxFields = 64;
    RequestFields out;
    while (!query.isEmpty()) {
        const qsizetype end = query.indexOf('&');
        const QByteArrayView item = end < 0 ? query : query.first(end);
        query = end < 0 ? QByteArrayView() : query.sliced(end + 1);
        if (item.isEmpty())
            continue;
        if (out.m_fields.size() == maxFields)
            return failure(ErrorCode::InvalidInput, u"The query has too many parameters"_s);
        const qsizetype equals = item.indexOf('=');
        Field field;
        field.name = equals < 0 ? item : item.first(equals);
        field.text = equals < 0 ? QByteArrayView("") : item.sliced(equals + 1);
        if (isEncoded(field.name)) {
            std::optional<QByteArray> name = decoded(field.name);
            if (!name)
                continue; // a name that no field can have
            field.decodedName = *name;
            field.name = field.decodedName;
        }
        if (isEncoded(field.text)) {
            std::optional<QByteArray> text = decoded(field.text);
            field.isBroken = !text;
            if (text) {
                field.decodedText = *text;
                field.text = field.decodedText;
            }
        }
        out.m_fields.append(std::move(field));
    }
    return out;
}

Result<RequestFields> RequestFields::fromJson(QByteArrayView body)
{
    RequestFields out;
    // Common clients send "null" where a script gives no body.
    if (body.trimmed().isEmpty() || body.trimmed() == QByteArrayView("null"))
        return out;
    auto json = JsonValue::read(body);
    if (!json || !json->isObject())
        return badJson(json ? JsonProblem::NotJson : json.error());
    out.m_json = std::move(*json);
    for (const JsonValue &member : out.m_json.values()) {
        Field field;
        field.name = member.name();
        field.text = member.text();
        field.kind = member.kind();
        if (isTooLong(member))
            return badField(field.name, u"is too long"_s);
        out.m_fields.append(std::move(field));
    }
    return out;
}

RequestFields RequestFields::fromForm(const QList<multipart::Part> &parts)
{
    RequestFields out;
    for (const multipart::Part &part : parts) {
        Field field;
        field.decodedName = part.name;
        field.name = field.decodedName;
        field.text = part.content;
        out.m_fields.append(std::move(field));
    }
    return out;
}

QByteArrayView RequestFields::bytes(QByteArrayView name) const
{
    const Field *field = given(name);
    return field == nullptr ? QByteArrayView() : field->text;
}

Result<QString> RequestFields::text(QByteArrayView name) const
{
    return required(name).and_then([&](const Field *) { return optionalText(name); });
}

Result<QString> RequestFields::optionalText(QByteArrayView name) const
{
    const Field *field = given(name);
    if (field == nullptr)
        return QString();
    if (field->kind != Kind::String)
        return badField(name, u"must be a string"_s);
    if (!field->text.isValidUtf8())
        return badField(name, u"must be valid UTF-8"_s);
    const QString out = exactText(field->text);
    if (out.contains(QChar::Null))
        return badField(name, u"must not contain a NUL character"_s);
    return out;
}

Result<QString> RequestFields::decimalText(QByteArrayView name) const
{
    const Result<const Field *> field = required(name);
    if (!field)
        return failure(field.error());
    const QByteArrayView text = (*field)->text;
    if (text.startsWith('-'))
        return badField(name, u"must not be negative"_s);
    const std::optional<QByteArray> plain = withoutExponent(text);
    if (!plain)
        return badField(name, u"must be a decimal number such as 0.5"_s);
    return QString::fromLatin1(*plain);
}

Result<quint64> RequestFields::integer(QByteArrayView name) const
{
    const Result<const Field *> field = required(name);
    if (!field)
        return failure(field.error());
    if ((*field)->kind != Kind::Number && (*field)->kind != Kind::String)
        return badField(name, u"must be a whole number"_s);
    return exactInteger(name, (*field)->text);
}

Result<std::optional<quint64>> RequestFields::optionalInteger(QByteArrayView name) const
{
    if (!has(name))
        return std::nullopt;
    return integer(name).map([](quint64 value) { return std::optional(value); });
}

Result<bool> RequestFields::boolean(QByteArrayView name) const
{
    return required(name).and_then([&](const Field *) { return optionalBoolean(name); });
}

Result<bool> RequestFields::optionalBoolean(QByteArrayView name) const
{
    const Field *field = given(name);
    if (field == nullptr)
        return false;
    if (field->kind != Kind::Boolean)
        return badField(name, u"must be true or false"_s);
    return field->text == QByteArrayView("true");
}

Result<std::shared_ptr<const SecretBytes>> RequestFields::secret(QByteArrayView name) const
{
    const Field *field = given(name);
    if (field == nullptr)
        return std::shared_ptr<const SecretBytes>();
    if (field->kind != Kind::String)
        return badField(name, u"must be a string"_s);
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(field->text));
}

Outcome RequestFields::checkKnown(std::span<const QByteArrayView> known) const
{
    for (qsizetype at = 0; at < m_fields.size(); ++at) {
        const QByteArrayView name = m_fields.at(at).name;
        if (std::ranges::find(known, name) != known.end()) {
            for (qsizetype later = at + 1; later < m_fields.size(); ++later) {
                if (m_fields.at(later).name == name)
                    return badField(name, u"is given twice"_s);
            }
            if (m_fields.at(at).isBroken)
                return badField(name, u"is not validly percent-encoded UTF-8"_s);
            continue;
        }
        for (const QByteArrayView right : known) {
            if (meansTheSame(name, right))
                return badField(name, u"is not a field of this request; its name is "_s + fieldName(right));
        }
    }
    return {};
}

const RequestFields::Field *RequestFields::given(QByteArrayView name) const
{
    for (const Field &field : m_fields) {
        if (field.name == name && field.kind != Kind::Null && !(field.kind == Kind::String && field.text.isEmpty()))
            return &field;
    }
    return nullptr;
}

Result<const RequestFields::Field *> RequestFields::required(QByteArrayView name) const
{
    const Field *field = given(name);
    if (field == nullptr)
        return failure(ErrorCode::InvalidInput, u"missing field: "_s + fieldName(name));
    return field;
}

} // namespace curvedesk
