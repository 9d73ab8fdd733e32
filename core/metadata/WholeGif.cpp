// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/WholeImage.h"

#include <array>
#include <optional>

namespace curvedesk {

using namespace imageBytes;

namespace {

// True for an image within the side that is allowed, which may be larger than what the header says.
bool isSmallFrame(QByteArrayView descriptor)
{
    const auto isInside = [](quint32 from, quint32 size) { return size > 0 && from + size <= maxImageSide; };
    return isInside(little<quint16>(descriptor, 1), little<quint16>(descriptor, 5))
        && isInside(little<quint16>(descriptor, 3), little<quint16>(descriptor, 7));
}

// Counts the pixels that the codes of a GIF's image stand for (GIF89a, appendix F).
class GifCodes
{
public:
    static constexpr unsigned mostBits = 12;

    /// `bits`: of a pixel, below mostBits.
    explicit GifCodes(unsigned bits)
        : m_bits(bits)
    {
        m_lengths.fill(1);
        clear();
    }

    [[nodiscard]] unsigned width() const { return m_width; } ///< bits of the next code
    [[nodiscard]] quint64 pixels() const { return m_pixels; } ///< of the codes so far
    /// Reads one code. False for the end code, and for one that the table does not have.
    [[nodiscard]] bool take(unsigned code)
    {
        const unsigned clearCode = 1u << m_bits;
        if (code == clearCode) {
            clear();
            return true;
        }
        if (code == clearCode + 1 || (m_previous ? code > m_next : code > clearCode))
            return false;
        if (m_previous && m_next < m_lengths.size()) {
            m_lengths[m_next++] = m_lengths[*m_previous] + 1;
            if (m_next == 1u << m_width && m_width < mostBits)
                ++m_width;
        }
        m_pixels += m_lengths[code];
        m_previous = code;
        return true;
    }

private:
    /// Empties the table of codes; the pixels so far stay counted.
    void clear()
    {
        m_width = m_bits + 1;
        m_next = (1u << m_bits) + 2;
        m_previous.reset();
    }

    const unsigned m_bits;
    std::array<quint32, 1u << mostBits> m_lengths; ///< pixels that each code stands for
    unsigned m_width = 0;
    unsigned m_next = 0; ///< the code that the table gets next
    std::optional<unsigned> m_previous;
    quint64 m_pixels = 0;
};

// True when the data of a GIF's image, which begins with its code size at `at` and is whole, has at least that many
// pixels, and behind them at most four bytes, for the end code.
bool hasEveryPixel(QByteArrayView bytes, qsizetype at, quint64 pixels)
{
    constexpr int mostSurplus = 4; // bytes: a code that clears the table, the end code, and what fills up the last byte
    const unsigned codeSize = byteAt(bytes, at);
    if (codeSize == 0 || codeSize >= GifCodes::mostBits)
        return false;
    GifCodes codes(codeSize);
    quint32 waiting = 0; // bits that were read and not taken
    unsigned count = 0;
    int surplus = 0;
    for (qsizetype block = at + 1; byteAt(bytes, block) != 0; block += 1 + qsizetype{byteAt(bytes, block)}) {
        for (const char byte : bytes.sliced(block + 1, byteAt(bytes, block))) {
            if (codes.pixels() >= pixels) {
                if (++surplus > mostSurplus)
                    return false;
                continue;
            }
            waiting |= quint32{static_cast<quint8>(byte)} << count;
            count += 8;
            while (count >= codes.width() && codes.pixels() < pixels) {
                const unsigned width = codes.width();
                if (!codes.take(waiting & ((1u << width) - 1)))
                    return false;
                waiting >>= width;
                count -= width;
            }
        }
    }
    return codes.pixels() >= pixels;
}

} // namespace

bool isWholeGif(QByteArrayView bytes)
{
    constexpr qsizetype descriptorSize = 10;
    bool hasImage = false;
    qsizetype at = 13 + colourTableSize(byteAt(bytes, 10));
    while (at < bytes.size()) {
        const quint8 block = byteAt(bytes, at);
        if (block == 0x3b)
            return hasImage;
        qsizetype data = at + 2; // of an extension: after its label
        quint64 pixels = 0;
        if (block == 0x2c) {
            if (bytes.size() - at < descriptorSize || !isSmallFrame(bytes.sliced(at, descriptorSize)))
                return false;
            data = at + descriptorSize + colourTableSize(byteAt(bytes, at + 9)) + 1; // 1: the code size
            if (data >= bytes.size() || byteAt(bytes, data) == 0)
                return false;
            pixels = quint64{little<quint16>(bytes, at + 5)} * little<quint16>(bytes, at + 7);
            hasImage = true;
        } else if (block != 0x21) {
            return false;
        }
        const std::optional<qsizetype> next = pastSubBlocks(bytes, data);
        if (!next || (block == 0x2c && !hasEveryPixel(bytes, data - 1, pixels)))
            return false;
        at = *next;
    }
    return false;
}

} // namespace curvedesk
