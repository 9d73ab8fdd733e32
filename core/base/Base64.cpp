// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Base64.h"

#include <QtEndian>

#include <array>
#include <cstring>

namespace curvedesk::base64 {

namespace {

constexpr char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
// Marks a character outside the alphabet. It is bit 0 of a table entry, so ORing four entries keeps it.
constexpr quint32 badMark = 1;

// There is one table for each of the four positions. It holds a character's six bits where they belong in a big-endian
// word whose low byte is spare, so that four loads and three ORs make three bytes.
using Table = std::array<quint32, 256>;

// The table of the position whose six bits begin at bit `shift` of the word; badMark for foreign characters.
constexpr Table makeTable(unsigned shift)
{
    Table table{};
    table.fill(badMark);
    for (quint32 value = 0; value < 64; ++value)
        table[static_cast<unsigned char>(alphabet[value])] = value << shift;
    return table;
}

constexpr Table first = makeTable(26);
constexpr Table second = makeTable(20);
constexpr Table third = makeTable(14);
constexpr Table fourth = makeTable(8);

// Three bytes from four characters, above a spare low byte, which has badMark when one is outside the alphabet.
quint32 decodeQuantum(const quint8 *text) noexcept
{
    return first[text[0]] | second[text[1]] | third[text[2]] | fourth[text[3]];
}

} // namespace

bool decodeInto(QByteArrayView text, std::span<quint8> out, qsizetype &written) noexcept
{
    written = 0;
    if (text.isEmpty())
        return true;
    if (text.size() % 4 != 0)
        return false;
    const qsizetype padding = text.back() != '=' ? 0 : text[text.size() - 2] != '=' ? 1 : 2;
    const qsizetype size = maxDecodedSize(text.size()) - padding;
    if (static_cast<qsizetype>(out.size()) < size)
        return false;

    const quint8 *in = reinterpret_cast<const quint8 *>(text.data());
    quint8 *to = out.data();
    // At least one byte of output follows every quantum but the last: a word of four bytes for its three fits `out`.
    quint32 bad = 0;
    for (qsizetype left = text.size() / 4 - 1; left > 0; --left) {
        const quint32 word = decodeQuantum(in);
        bad |= word;
        qToBigEndian(word, to);
        in += 4;
        to += 3;
    }

    quint8 last[4];
    std::memcpy(last, in, sizeof last);
    for (qsizetype i = 4 - padding; i < 4; ++i)
        last[i] = 'A';
    const quint32 word = decodeQuantum(last);
    bad |= word;
    const quint32 spareBits = padding == 0 ? 0 : padding == 1 ? 0xff00u : 0xffff00u;
    if ((bad & badMark) != 0 || (word & spareBits) != 0)
        return false;
    for (qsizetype i = 0; i < 3 - padding; ++i)
        to[i] = static_cast<quint8>(word >> (24 - 8 * i));
    written = size;
    return true;
}

} // namespace curvedesk::base64
