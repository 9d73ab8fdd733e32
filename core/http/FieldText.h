// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

#include <algorithm>

/// Comparing and trimming the values of HTTP header fields. Space is a blank or a tab.
namespace curvedesk::fieldText {

/// True when both have the same bytes but for the case of ASCII letters.
[[nodiscard]] inline bool equalsIgnoringCase(QByteArrayView text, QByteArrayView other)
{
    return text.compare(other, Qt::CaseInsensitive) == 0;
}

/// True for one or more ASCII digits.
[[nodiscard]] inline bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The text without the blanks and tabs at its beginning.
[[nodiscard]] inline QByteArrayView withoutLeadingSpace(QByteArrayView text)
{
    while (!text.isEmpty() && (text.front() == ' ' || text.front() == '\t'))
        text = text.sliced(1);
    return text;
}

/// The text without the blanks and tabs at both ends.
[[nodiscard]] inline QByteArrayView withoutSpace(QByteArrayView text)
{
    text = withoutLeadingSpace(text);
    while (!text.isEmpty() && (text.back() == ' ' || text.back() == '\t'))
        text.chop(1);
    return text;
}

} // namespace curvedesk::fieldText
