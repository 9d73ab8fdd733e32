// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/MulDiv.h"
#include "core/solana/Base58.h"

#include <sodium.h>

#include <QVarLengthArray>

#include <algorithm>

namespace curvedesk::base58 {

using namespace Qt::StringLiterals;

namespace {

// Decoding works on groups of ten digits, which fit 59 bits.
constexpr std::size_t groupSize = 10;
constexpr std::array<quint64, groupSize + 1> powers = [] {
    std::array<quint64, groupSize + 1> out{1};
    for (std::size_t i = 1; i < out.size(); ++i)
        out[i] = out[i - 1] * 58;
    return out;
}();

constexpr quint8 noDigit = 0xff;
constexpr std::array<quint8, 128> digitOf = [] {
    std::array<quint8, 128> out{};
    out.fill(noDigit);
    for (quint8 i = 0; i < 58; ++i)
        out[static_cast<unsigned char>(alphabet[i])] = i;
    return out;
}();

// The value of a base58 digit; noDigit for any other character.
template<class Char> quint8 digitValue(Char character) noexcept
{
    const auto code = static_cast<std::make_unsigned_t<Char>>(character);
    return code < digitOf.size() ? digitOf[code] : noDigit;
}

// The number of leading characters that stand for zero bytes.
template<class Char> std::size_t leadingOnes(std::span<const Char> text) noexcept
{
    std::size_t ones = 0;
    while (ones < text.size() && text[ones] == Char(u'1'))
        ++ones;
    return ones;
}

// Decodes `text` into words, least significant first; words that it does not need are 0. False for a character outside
// the alphabet or when the words are too few.
template<class Char> bool accumulate(std::span<const Char> text, std::span<quint64> words) noexcept
{
    std::size_t used = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t count = std::min(groupSize, text.size() - at);
        uint128 carry = 0;
        for (const std::size_t end = at + count; at < end; ++at) {
            const quint8 digit = digitValue(text[at]);
            if (digit == noDigit)
                return false;
            carry = static_cast<quint64>(carry) * 58 + digit;
        }
        for (std::size_t i = 0; i < used; ++i) {
            carry += uint128{words[i]} * powers[count];
            words[i] = static_cast<quint64>(carry);
            carry >>= 64u;
        }
        if (carry != 0) {
            if (used == words.size())
                return false;
            words[used++] = static_cast<quint64>(carry);
        }
    }
    std::fill(words.begin() + static_cast<std::ptrdiff_t>(used), words.end(), 0);
    return true;
}

// A byte of the number in `words`, the lowest word first; byte 0 is the lowest.
quint8 byteAt(std::span<const quint64> words, std::size_t indexFromEnd) noexcept
{
    return static_cast<quint8>(words[indexFromEnd / 8] >> (8 * (indexFromEnd % 8)));
}

// Decodes into `out`. False unless the text is base58 and has exactly that many bytes.
template<class Char> bool decodeExactly(std::span<const Char> text, std::span<quint8> out) noexcept
{
    std::array<quint64, 8> storage;
    if (out.size() > sizeof storage || text.size() > 2 * out.size())
        return false;
    const std::size_t ones = leadingOnes(text);
    const std::span<quint64> words(storage.data(), (out.size() + 7) / 8);
    bool ok = ones <= out.size() && accumulate(text.subspan(ones), words);
    if (ok) {
        for (std::size_t i = 0; i < out.size(); ++i)
            out[i] = byteAt(words, out.size() - 1 - i);
        for (std::size_t i = out.size(); i < words.size() * 8; ++i)
            ok = ok && byteAt(words, i) == 0;
        const auto zeros = std::find_if(out.begin(), out.end(), [](quint8 byte) { return byte != 0; }) - out.begin();
        ok = ok && static_cast<std::size_t>(zeros) == ones;
    }
    sodium_memzero(storage.data(), sizeof storage); // may have been a secret key
    return ok;
}

} // namespace

bool decodeInto(QByteArrayView text, std::span<quint8> out) noexcept
{
    return decodeExactly(std::span(text.data(), static_cast<std::size_t>(text.size())), out);
}

bool decodeInto(QStringView text, std::span<quint8> out) noexcept
{
    return decodeExactly(std::span(text.utf16(), static_cast<std::size_t>(text.size())), out);
}

Result<QByteArray> decode(QByteArrayView text, qsizetype maxBytes)
{
    const std::span in(text.data(), static_cast<std::size_t>(text.size()));
    // A byte takes 1.3658 characters.
    if (maxBytes < 0 || text.size() > maxBytes * 1366 / 1000 + 1)
        return failure(ErrorCode::InvalidInput, u"base58 text is longer than %1 bytes need"_s.arg(maxBytes));
    const std::size_t ones = leadingOnes(in);
    const std::span digits = in.subspan(ones);
    // A digit is worth less than 6 bits.
    QVarLengthArray<quint64, 24> storage(static_cast<qsizetype>(digits.size() * 6 / 64 + 1));
    const std::span<quint64> words(storage.data(), static_cast<std::size_t>(storage.size()));
    if (!accumulate(digits, words))
        return failure(ErrorCode::InvalidInput, u"text has a character that base58 does not have"_s);

    std::size_t size = words.size() * 8;
    while (size > 0 && byteAt(words, size - 1) == 0)
        --size;
    if (static_cast<qsizetype>(ones + size) > maxBytes)
        return failure(ErrorCode::InvalidInput, u"base58 text is longer than %1 bytes need"_s.arg(maxBytes));
    QByteArray out(static_cast<qsizetype>(ones), '\0');
    out.reserve(static_cast<qsizetype>(ones + size));
    while (size > 0)
        out.append(static_cast<char>(byteAt(words, --size)));
    return out;
}

} // namespace curvedesk::base58
