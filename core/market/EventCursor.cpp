// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/EventCursor.h"

#include <algorithm>

namespace curvedesk {

namespace {

constexpr qsizetype numberDigits = 10; // 40 bits
constexpr qsizetype markDigits = 8;

// The number in lower-case hexadecimal, with zeros before it up to so many digits.
QByteArray hex(quint64 value, qsizetype digits)
{
    return QByteArray::number(value, 16).rightJustified(digits, '0');
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

} // namespace

QByteArray EventCursor::toText() const
{
    return hex(slot, numberDigits) + hex(place, numberDigits) + hex(mark, markDigits);
}

Result<EventCursor> EventCursor::fromText(QByteArrayView text)
{
    if (text.size() != 2 * numberDigits + markDigits || !std::ranges::all_of(text, isHexDigit))
        return failure(ErrorCode::InvalidInput, QStringLiteral("since is not the Cursor of an event"));
    const auto number = [text](qsizetype at, qsizetype digits) {
        return text.sliced(at, digits).toByteArray().toULongLong(nullptr, 16);
    };
    return EventCursor{number(0, numberDigits), number(numberDigits, numberDigits),
                       static_cast<quint32>(number(2 * numberDigits, markDigits))};
}

} // namespace curvedesk
