// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TransactionError.h"

#include "core/json/JsonWriter.h"

#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto instructionErrorKind = "InstructionError"_L1;
constexpr auto customError = "Custom"_L1;
constexpr auto rentKind = "InsufficientFundsForRent"_L1;
constexpr auto accountIndex = "account_index"_L1;

// A whole number from 0 to `max`; nullopt for any other value.
std::optional<quint64> wholeNumber(const JsonValue &value, quint64 max)
{
    const std::optional<quint64> number = value.u64();
    return number && *number <= max ? number : std::nullopt;
}

// The value as JSON text, for a reason that has no form of its own.
QString compactText(const JsonValue &value)
{
    return QString::fromUtf8(jsonText([&value](JsonWriter &json) { value.write(json); }));
}

// The error of [index, reason]; nullopt for another form.
std::optional<TransactionError> readInstructionError(const JsonValue &pair)
{
    const auto index = wholeNumber(pair.at(0), 255);
    if (pair.size() != 2 || !index)
        return std::nullopt;
    const JsonValue reason = pair.at(1);
    if (const auto name = reason.string())
        return TransactionError::instruction(static_cast<int>(*index), *name);
    const auto code = wholeNumber(reason.member(customError), std::numeric_limits<quint32>::max());
    if (reason.size() != 1 || !code)
        return std::nullopt;
    return TransactionError::custom(static_cast<int>(*index), static_cast<quint32>(*code));
}

// The error of an object of one member; nullopt for a form that has no fields of its own here.
std::optional<TransactionError> readObject(const JsonValue &object)
{
    if (object.size() != 1)
        return std::nullopt;
    if (const JsonValue pair = object.member(instructionErrorKind); !pair.isAbsent())
        return readInstructionError(pair);
    const JsonValue rent = object.member(rentKind);
    const auto index = wholeNumber(rent.member(accountIndex), 255);
    if (rent.size() != 1 || !index)
        return std::nullopt;
    return TransactionError{rentKind, static_cast<int>(*index), {}, std::nullopt};
}

} // namespace

TransactionError TransactionError::custom(int instruction, quint32 code)
{
    return {instructionErrorKind, instruction, customError, code};
}

TransactionError TransactionError::instruction(int instruction, QString error)
{
    return {instructionErrorKind, instruction, std::move(error), std::nullopt};
}

void TransactionError::write(JsonWriter &json) const
{
    if (kind == instructionErrorKind && index >= 0) {
        json.beginObject().key(instructionErrorKind).beginArray().number(index);
        if (customCode)
            json.beginObject().key(customError).number(quint64{*customCode}).endObject();
        else
            json.string(instructionError);
        json.endArray().endObject();
        return;
    }
    if (kind == rentKind && index >= 0) {
        json.beginObject().key(rentKind).beginObject().key(accountIndex).number(index).endObject().endObject();
        return;
    }
    // A form that fromJson() did not know is written as it was read. A string that only looks like JSON stays one.
    const bool mayBeJson = kind.startsWith(u'{') || kind.startsWith(u'[');
    const JsonValue value = mayBeJson ? JsonValue::read(kind.toUtf8()).value_or(JsonValue()) : JsonValue();
    if (!value.isAbsent() && compactText(value) == kind)
        value.write(json);
    else
        json.string(kind);
}

QByteArray TransactionError::toJson() const
{
    return jsonText([this](JsonWriter &json) { write(json); });
}

std::optional<TransactionError> TransactionError::fromJson(const JsonValue &json)
{
    if (json.isNothing())
        return std::nullopt;
    if (const auto name = json.string())
        return whole(*name);
    if (const std::optional<TransactionError> known = readObject(json))
        return known;
    return whole(compactText(json));
}

} // namespace curvedesk
