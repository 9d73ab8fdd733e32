// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TransactionError.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto instructionErrorKind = "InstructionError"_L1;
constexpr auto customError = "Custom"_L1;
constexpr auto rentKind = "InsufficientFundsForRent"_L1;
constexpr auto accountIndex = "account_index"_L1;

// -1 unless the value is a whole number from 0 to `max`.
qint64 wholeNumber(const QJsonValue &value, qint64 max)
{
    const qint64 number = value.toInteger(-1);
    return number >= 0 && number <= max ? number : -1;
}

QString compactText(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.sliced(1, list.size() - 2));
}

std::optional<TransactionError> readInstructionError(const QJsonArray &pair)
{
    const qint64 index = wholeNumber(pair.at(0), 255);
    if (pair.size() != 2 || index < 0)
        return std::nullopt;
    const QJsonValue reason = pair.at(1);
    if (reason.isString())
        return TransactionError::instruction(static_cast<int>(index), reason.toString());
    const QJsonObject object = reason.toObject();
    const qint64 code = wholeNumber(object.value(customError), std::numeric_limits<quint32>::max());
    if (object.size() != 1 || code < 0)
        return std::nullopt;
    return TransactionError::custom(static_cast<int>(index), static_cast<quint32>(code));
}

std::optional<TransactionError> readObject(const QJsonObject &object)
{
    if (object.size() != 1)
        return std::nullopt;
    if (object.contains(instructionErrorKind))
        return readInstructionError(object.value(instructionErrorKind).toArray());
    const QJsonObject rent = object.value(rentKind).toObject();
    const qint64 index = wholeNumber(rent.value(accountIndex), 255);
    if (rent.size() != 1 || index < 0)
        return std::nullopt;
    return TransactionError{rentKind, static_cast<int>(index), {}, std::nullopt};
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

QJsonValue TransactionError::toJson() const
{
    if (kind == instructionErrorKind && index >= 0) {
        const QJsonValue reason = customCode ? QJsonValue(QJsonObject{{customError, static_cast<qint64>(*customCode)}})
                                             : QJsonValue(instructionError);
        return QJsonObject{{instructionErrorKind, QJsonArray{index, reason}}};
    }
    if (kind == rentKind && index >= 0)
        return QJsonObject{{rentKind, QJsonObject{{accountIndex, index}}}};
    // A shape that fromJson() did not know goes out as it came in.
    if (kind.startsWith(u'{') || kind.startsWith(u'[')) {
        const QJsonDocument document = QJsonDocument::fromJson(kind.toUtf8());
        if (!document.isNull())
            return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    }
    return kind;
}

std::optional<TransactionError> TransactionError::fromJson(const QJsonValue &json)
{
    if (json.isNull() || json.isUndefined())
        return std::nullopt;
    if (json.isString())
        return whole(json.toString());
    if (const std::optional<TransactionError> known = readObject(json.toObject()))
        return known;
    return whole(compactText(json));
}

} // namespace curvedesk
