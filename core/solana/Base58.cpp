// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Base58.h"

#include <sodium.h>

#include <QtEndian>
#include <QVarLengthArray>

#include <algorithm>
#include <limits>

namespace curvedesk::base58 {

using namespace Qt::StringLiterals;

namespace {

__extension__ typedef unsigned __int128 Wide;

// Encoding works on groups of five digits: 58^5 fits 32 bits, and a group times a 32-bit word fits 64.
constexpr quint64 fiveDigits = 58ull * 58 * 58 * 58 * 58;
// Decoding works on groups of ten digits, which fit 59 bits.
constexpr std::size_t groupSize = 10;
constexpr std::array<quint64, groupSize + 1> powers = [] {
    std::array<quint64, groupSize + 1> out {1};
    for (std::size_t i = 1; i < out.size(); ++i)
        out[i] = out[i - 1] * 58;
    return out;
}();

constexpr quint8 noDigit = 0xff;
constexpr std::array<quint8, 128> digitOf = [] {
    std::array<quint8, 128> out {};
    out.fill(noDigit);
    for (quint8 i = 0; i < 58; ++i)
        out[static_cast<unsigned char>(alphabet[i])] = i;
    return out;
}();

// Row i: 2^(32 * (words - 1 - i)), the weight of the i-th big-endian 32-bit word, as groups of five digits.
template<std::size_t Words, std::size_t Groups> using Weights = std::array<std::array<quint32, Groups>, Words>;

template<std::size_t Words, std::size_t Groups> consteval Weights<Words, Groups> makeWeights()
{
    Weights<Words, Groups> table {};
    table[Words - 1][Groups - 1] = 1;
    for (std::size_t row = Words - 1; row-- > 0;) {
        quint64 carry = 0;
        for (std::size_t group = Groups; group-- > 0;) {
            carry += quint64 {table[row + 1][group]} << 32u;
            table[row][group] = static_cast<quint32>(carry % fiveDigits);
            carry /= fiveDigits;
        }
    }
    return table;
}

// How many words may be added up before the sums must be brought back below fiveDigits.
constexpr std::size_t wordsPerPass = 8;

template<std::size_t Words, std::size_t Groups> consteval bool sumsFit(const Weights<Words, Groups> &table)
{
    for (std::size_t start = 0; start < Words; start += wordsPerPass) {
        for (std::size_t group = 0; group < Groups; ++group) {
            Wide sum = fiveDigits;
            for (std::size_t row = start; row < start + wordsPerPass; ++row)
                sum += Wide {table[row][group]} * 0xffffffffu;
            // The carry of the group below is at most 2^64 / 58^5.
            if (sum + (Wide {1} << 35u) > std::numeric_limits<quint64>::max())
                return false;
        }
    }
    return true;
}

template<std::size_t Bytes, std::size_t MaxChars> qsizetype encodeFixed(const quint8 *bytes, char *out) noexcept
{
    constexpr std::size_t words = Bytes / 4;
    constexpr std::size_t groups = (MaxChars + 4) / 5;
    static constexpr Weights<words, groups> weights = makeWeights<words, groups>();
    static_assert(sumsFit(weights));

    std::array<quint64, groups> sums {};
    for (std::size_t start = 0; start < words; start += wordsPerPass) {
        for (std::size_t row = start; row < start + wordsPerPass; ++row) {
            const quint64 word = qFromBigEndian<quint32>(bytes + 4 * row);
            for (std::size_t group = 0; group < groups; ++group)
                sums[group] += word * weights[row][group];
        }
        for (std::size_t group = groups - 1; group > 0; --group) {
            sums[group - 1] += sums[group] / fiveDigits;
            sums[group] %= fiveDigits;
        }
    }

    std::array<char, groups * 5> digits;
    for (std::size_t group = 0; group < groups; ++group) {
        quint32 value = static_cast<quint32>(sums[group]);
        for (std::size_t i = 5; i-- > 0;) {
            digits[group * 5 + i] = static_cast<char>(value % 58);
            value /= 58;
        }
    }

    std::size_t zeroBytes = 0;
    while (zeroBytes < Bytes && bytes[zeroBytes] == 0)
        ++zeroBytes;
    std::size_t zeroDigits = 0;
    while (zeroDigits < digits.size() && digits[zeroDigits] == 0)
        ++zeroDigits;
    const std::size_t skip = zeroDigits - zeroBytes;
    const std::size_t size = digits.size() - skip;
    for (std::size_t i = 0; i < size; ++i)
        out[i] = alphabet[static_cast<quint8>(digits[skip + i])];

    if constexpr (Bytes == 64) { // may have been a secret key
        sodium_memzero(sums.data(), sizeof sums);
        sodium_memzero(digits.data(), sizeof digits);
    }
    return static_cast<qsizetype>(size);
}

quint8 digitValue(char character) noexcept
{
    const auto code = static_cast<unsigned char>(character);
    return code < digitOf.size() ? digitOf[code] : noDigit;
}

quint8 digitValue(char16_t character) noexcept
{
    return character < digitOf.size() ? digitOf[character] : noDigit;
}

template<class Char> std::size_t leadingOnes(std::span<const Char> text) noexcept
{
    std::size_t ones = 0;
    while (ones < text.size() && text[ones] == Char(u'1'))
        ++ones;
    return ones;
}

// words (least significant first) = the number that `text` spells. False for a foreign character or when the words
// are too few.
template<class Char> bool accumulate(std::span<const Char> text, std::span<quint64> words) noexcept
{
    std::size_t used = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t count = std::min(groupSize, text.size() - at);
        Wide carry = 0;
        for (const std::size_t end = at + count; at < end; ++at) {
            const quint8 digit = digitValue(text[at]);
            if (digit == noDigit)
                return false;
            carry = static_cast<quint64>(carry) * 58 + digit;
        }
        for (std::size_t i = 0; i < used; ++i) {
            carry += Wide {words[i]} * powers[count];
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

quint8 byteAt(std::span<const quint64> words, std::size_t indexFromEnd) noexcept
{
    return static_cast<quint8>(words[indexFromEnd / 8] >> (8 * (indexFromEnd % 8)));
}

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

qsizetype encodeInto(std::span<const quint8, 32> bytes, std::span<char, 44> out) noexcept
{
    return encodeFixed<32, 44>(bytes.data(), out.data());
}

qsizetype encodeInto(std::span<const quint8, 64> bytes, std::span<char, 88> out) noexcept
{
    return encodeFixed<64, 88>(bytes.data(), out.data());
}

bool decodeInto(QByteArrayView text, std::span<quint8> out) noexcept
{
    return decodeExactly(std::span(text.data(), static_cast<std::size_t>(text.size())), out);
}

bool decodeInto(QStringView text, std::span<quint8> out) noexcept
{
    return decodeExactly(std::span(text.utf16(), static_cast<std::size_t>(text.size())), out);
}

QByteArray encode(QByteArrayView bytes)
{
    const auto *const in = reinterpret_cast<const quint8 *>(bytes.data());
    if (bytes.size() == 32 || bytes.size() == 64) {
        QByteArray out(bytes.size() == 32 ? 44 : 88, Qt::Uninitialized);
        out.resize(bytes.size() == 32 ? encodeFixed<32, 44>(in, out.data()) : encodeFixed<64, 88>(in, out.data()));
        return out;
    }

    qsizetype zeros = 0;
    while (zeros < bytes.size() && in[zeros] == 0)
        ++zeros;
    QVarLengthArray<quint32, 64> groups; // of five digits, least significant first
    for (qsizetype at = zeros; at < bytes.size();) {
        // The odd bytes come first, so that all further steps are whole words.
        const qsizetype count = (bytes.size() - at) % 4 != 0 ? (bytes.size() - at) % 4 : 4;
        quint64 carry = 0;
        for (const qsizetype end = at + count; at < end; ++at)
            carry = carry << 8u | in[at];
        for (quint32 &group : groups) {
            carry += quint64 {group} << (8 * count);
            group = static_cast<quint32>(carry % fiveDigits);
            carry /= fiveDigits;
        }
        for (; carry != 0; carry /= fiveDigits)
            groups.append(static_cast<quint32>(carry % fiveDigits));
    }

    QByteArray out(zeros, alphabet[0]);
    out.reserve(zeros + groups.size() * 5);
    for (qsizetype i = groups.size(); i-- > 0;) {
        for (quint32 weight = fiveDigits / 58; weight != 0; weight /= 58) {
            const quint32 digit = groups[i] / weight % 58;
            if (digit != 0 || out.size() > zeros)
                out.append(alphabet[digit]);
        }
    }
    return out;
}

Result<QByteArray> decode(QByteArrayView text, qsizetype maxBytes)
{
    const std::span in(text.data(), static_cast<std::size_t>(text.size()));
    // 1.3658 characters a byte.
    if (maxBytes < 0 || text.size() > maxBytes * 1366 / 1000 + 1)
        return failure(ErrorCode::InvalidInput, u"base58 text is longer than %1 bytes need"_s.arg(maxBytes));
    const std::size_t ones = leadingOnes(in);
    const std::span<const char> digits = in.subspan(ones);
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
