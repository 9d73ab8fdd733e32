// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

#include <array>
#include <span>

/// Bitcoin's base58: no check sum, a leading zero byte is a leading '1'.
namespace curvedesk::base58 {

inline constexpr char alphabet[] = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// The base58 text of any number of bytes.
[[nodiscard]] QByteArray encode(QByteArrayView bytes);

/// Decodes base58 text. InvalidInput for a character outside the alphabet or more than `maxBytes` bytes.
[[nodiscard]] Result<QByteArray> decode(QByteArrayView text, qsizetype maxBytes = 1280);

/// Encodes an address or hash into `out`, without allocation; returns the number of characters written.
qsizetype encodeInto(std::span<const quint8, 32> bytes, std::span<char, 44> out) noexcept;
/// Encodes a signature or secret key into `out`, without allocation or a copy on the stack; returns its length.
qsizetype encodeInto(std::span<const quint8, 64> bytes, std::span<char, 88> out) noexcept;

/// Decodes text of exactly out.size() bytes (at most 64), without allocation and without leaving a copy of a secret on
/// the stack. False for any other text; `out` is then unspecified.
[[nodiscard]] bool decodeInto(QByteArrayView text, std::span<quint8> out) noexcept;
/// Decodes UTF-16 text of exactly out.size() bytes (at most 64) into `out`. False for any other; `out` is unspecified.
[[nodiscard]] bool decodeInto(QStringView text, std::span<quint8> out) noexcept;

/// Decodes a literal of at most N bytes at compile time, with zeros before a shorter one; any other does not compile.
template<std::size_t N> consteval std::array<quint8, N> decodeConstant(const char *text, std::size_t length)
{
    std::array<quint8, N> out{};
    for (std::size_t i = 0; i < length; ++i) {
        unsigned carry = 58;
        for (unsigned digit = 0; digit < 58; ++digit) {
            if (alphabet[digit] == text[i])
                carry = digit;
        }
        if (carry == 58)
            throw "not base58";
        for (std::size_t k = N; k-- > 0;) {
            carry += 58u * out[k];
            out[k] = static_cast<quint8>(carry & 0xffu);
            carry >>= 8u;
        }
        if (carry != 0)
            throw "too long";
    }
    return out;
}

} // namespace curvedesk::base58
