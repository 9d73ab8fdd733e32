// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Base58.h"

#include "core/money/MulDiv.h"

#include <sodium.h>

#include <QtEndian>
#include <QVarLengthArray>

#include <cstring>
#include <limits>

namespace curvedesk::base58 {

namespace {

// Encoding works on groups of five digits: 58^5 fits 32 bits, and a group times a 32-bit word fits 64.
constexpr quint64 fiveDigits = 58ull * 58 * 58 * 58 * 58;

constexpr quint32 pairValues = 58 * 58;
constexpr std::array<std::array<char, 2>, pairValues> pairs = [] {
    std::array<std::array<char, 2>, pairValues> out{};
    for (quint32 i = 0; i < pairValues; ++i)
        out[i] = {alphabet[i / 58], alphabet[i % 58]};
    return out;
}();

// Row i: 2^(32 * (words - 1 - i)), the weight of the i-th big-endian 32-bit word, as groups of five digits.
template<std::size_t Words, std::size_t Groups> using Weights = std::array<std::array<quint32, Groups>, Words>;

// Computes the weights: each row is the next one times 2^32.
template<std::size_t Words, std::size_t Groups> consteval Weights<Words, Groups> makeWeights()
{
    Weights<Words, Groups> table{};
    table[Words - 1][Groups - 1] = 1;
    for (std::size_t row = Words - 1; row-- > 0;) {
        quint64 carry = 0;
        for (std::size_t group = Groups; group-- > 0;) {
            carry += quint64{table[row + 1][group]} << 32u;
            table[row][group] = static_cast<quint32>(carry % fiveDigits);
            carry /= fiveDigits;
        }
    }
    return table;
}

// The place of the first group of each row that is not zero: the groups before need not be multiplied.
template<std::size_t Words, std::size_t Groups>
consteval std::array<std::size_t, Words> firstGroups(const Weights<Words, Groups> &table)
{
    std::array<std::size_t, Words> out{};
    for (std::size_t row = 0; row < Words; ++row) {
        while (table[row][out[row]] == 0)
            ++out[row];
    }
    return out;
}

// The number of words that may be added up before the sums must be brought back below fiveDigits.
constexpr std::size_t wordsPerPass = 8;

// True when no sum of a pass exceeds its accumulator, whatever the bytes are.
template<std::size_t Words, std::size_t Groups> consteval bool sumsFit(const Weights<Words, Groups> &table)
{
    for (std::size_t start = 0; start < Words; start += wordsPerPass) {
        for (std::size_t group = 0; group < Groups; ++group) {
            uint128 sum = fiveDigits;
            for (std::size_t row = start; row < start + wordsPerPass; ++row)
                sum += uint128{table[row][group]} * 0xffffffffu;
            // The carry of the group below is at most 2^64 / 58^5.
            if (sum + (uint128{1} << 35u) > std::numeric_limits<quint64>::max())
                return false;
        }
    }
    return true;
}

// Writes the text of a number of known size to `out`, and returns its length.
template<std::size_t Bytes, std::size_t MaxChars> qsizetype encodeFixed(const quint8 *bytes, char *out) noexcept
{
    constexpr std::size_t words = Bytes / 4;
    constexpr std::size_t groups = (MaxChars + 4) / 5;
    static constexpr Weights<words, groups> weights = makeWeights<words, groups>();
    static constexpr std::array<std::size_t, words> firstGroup = firstGroups(weights);
    static_assert(sumsFit(weights));

    std::array<quint64, groups> sums{};
    for (std::size_t start = 0; start < words; start += wordsPerPass) {
        for (std::size_t row = start; row < start + wordsPerPass; ++row) {
            const quint64 word = qFromBigEndian<quint32>(bytes + 4 * row);
            for (std::size_t group = firstGroup[row]; group < groups; ++group)
                sums[group] += word * weights[row][group];
        }
        for (std::size_t group = groups - 1; group > 0; --group) {
            sums[group - 1] += sums[group] / fiveDigits;
            sums[group] %= fiveDigits;
        }
    }

    std::array<char, groups * 5> text;
    for (std::size_t group = 0; group < groups; ++group) {
        const quint32 value = static_cast<quint32>(sums[group]);
        char *const to = text.data() + 5 * group;
        *to = alphabet[value / (pairValues * pairValues)];
        std::memcpy(to + 1, pairs[value / pairValues % pairValues].data(), 2);
        std::memcpy(to + 3, pairs[value % pairValues].data(), 2);
    }

    std::size_t zeroBytes = 0;
    while (zeroBytes < Bytes && bytes[zeroBytes] == 0)
        ++zeroBytes;
    std::size_t zeroDigits = 0;
    while (zeroDigits < text.size() && text[zeroDigits] == alphabet[0])
        ++zeroDigits;
    const std::size_t skip = zeroDigits - zeroBytes;
    const std::size_t size = text.size() - skip;
    std::memcpy(out, text.data() + skip, size);

    if constexpr (Bytes == 64) { // may have been a secret key
        sodium_memzero(sums.data(), sizeof sums);
        sodium_memzero(text.data(), sizeof text);
    }
    return static_cast<qsizetype>(size);
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
            carry += quint64{group} << (8 * count);
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

} // namespace curvedesk::base58
