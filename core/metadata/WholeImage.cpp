// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/WholeImage.h"

#include "core/metadata/ImageBytes.h"

#include <zlib.h>

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>

namespace curvedesk {

using namespace imageBytes;

namespace {

// Reads the pixels of a PNG from its chunks of compressed data.
class PngPixels
{
public:
    explicit PngPixels(const QList<QByteArrayView> &chunks)
        : m_chunks(chunks)
    {
        m_isOpen = ::inflateInit(&m_stream) == Z_OK;
    }
    ~PngPixels() { ::inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(PngPixels)

    /// Fills the row. False when the data is damaged or ends before.
    bool read(QByteArray &row)
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(row.data());
        m_stream.avail_out = static_cast<uInt>(row.size());
        while (m_isOpen && m_stream.avail_out > 0) {
            if (m_stream.avail_in == 0) {
                if (m_next == m_chunks.size())
                    return false;
                const QByteArrayView chunk = m_chunks[m_next++];
                m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(chunk.data())); // zlib only reads it
                m_stream.avail_in = static_cast<uInt>(chunk.size());
            }
            const int result = ::inflate(&m_stream, Z_NO_FLUSH);
            m_isOpen = result == Z_OK || (result == Z_BUF_ERROR && m_stream.avail_in == 0);
            m_hasEnded = result == Z_STREAM_END;
            if (m_hasEnded)
                return m_stream.avail_out == 0;
        }
        return m_isOpen;
    }
    /// True when the chunks have nothing behind what was read: neither pixels nor other bytes.
    bool isAtEnd()
    {
        QByteArray more(1, Qt::Uninitialized);
        const bool isLonger = !m_hasEnded && read(more);
        return !isLonger && m_hasEnded && m_stream.avail_in == 0
            && std::all_of(m_chunks.begin() + m_next, m_chunks.end(), std::mem_fn(&QByteArrayView::isEmpty));
    }

private:
    const QList<QByteArrayView> &m_chunks;
    qsizetype m_next = 0;
    z_stream m_stream{};
    bool m_isOpen = false;
    bool m_hasEnded = false; ///< the last byte was unpacked, and its checksum was right
};

// True when the compressed data holds every row of a PNG with this header, each with one of the five filters (PNG 1.2,
// 6 and 8.2), and nothing else. No more is unpacked than these rows.
bool hasItsRowsOnly(QByteArrayView header, const QList<QByteArrayView> &data)
{
    struct Pass
    {
        quint32 x, y, stepX, stepY;
    };
    static constexpr Pass whole[] = {{0, 0, 1, 1}};
    static constexpr Pass interlaced[]
        = {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}};
    static constexpr std::array<quint32, 7> samples{1, 0, 3, 1, 2, 0, 4}; // by type of colour
    const quint32 width = big32(header, 0);
    const quint32 height = big32(header, 4);
    const quint32 bits = byteAt(header, 8) * samples.at(byteAt(header, 9));
    PngPixels pixels(data);
    for (const Pass &pass :
         byteAt(header, 12) == 0 ? std::span<const Pass>(whole) : std::span<const Pass>(interlaced)) {
        if (width <= pass.x)
            continue;
        const quint32 columns = (width - pass.x + pass.stepX - 1) / pass.stepX;
        QByteArray row(1 + (columns * bits + 7) / 8, Qt::Uninitialized);
        for (quint32 y = pass.y; y < height; y += pass.stepY) {
            if (!pixels.read(row) || byteAt(row, 0) > 4)
                return false;
        }
    }
    return pixels.isAtEnd();
}

// True for chunks up to IEND, each with its CRC, and the data of all rows in one run after the palette, as decoders
// demand (PNG 1.2, 4.3).
bool isWholePng(QByteArrayView bytes)
{
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    constexpr qsizetype firstChunk = 8;
    const bool needsPalette = byteAt(bytes, 25) == 3;
    bool hasPalette = false;
    QList<QByteArrayView> data;
    bool isDataOver = false;
    for (qsizetype at = firstChunk; bytes.size() - at >= chunkFrame;) {
        const qsizetype length = big32(bytes, at);
        if (length > bytes.size() - at - chunkFrame)
            return false;
        const QByteArrayView name = bytes.sliced(at + 4, 4);
        if (crc32(bytes.sliced(at + 4, length + 4)) != big32(bytes, at + 8 + length))
            return false;
        const bool isOptional = (byteAt(name, 0) & 0x20u) != 0;
        if (name == QByteArrayView("IEND"))
            return length == 0 && hasItsRowsOnly(bytes.sliced(firstChunk + 8, 13), data);
        if (name == QByteArrayView("IDAT")) {
            if (isDataOver || (needsPalette && !hasPalette))
                return false;
            data.append(bytes.sliced(at + 8, length));
        } else {
            isDataOver = !data.isEmpty();
            if (name == QByteArrayView("PLTE"))
                hasPalette = true;
            else if (!isOptional && at != firstChunk)
                return false; // a second IHDR, or an unknown chunk that is not marked optional
        }
        at += chunkFrame + length;
    }
    return false;
}

// True for segments and the data of each scan up to EOI, with a frame and quantisation before the first scan (T.81,
// B.2).
bool isWholeJpeg(QByteArrayView bytes)
{
    bool hasFrame = false;
    bool hasTables = false;
    constexpr int mostScans = 100; // encoders write 10: each one costs a decoder a walk over the whole picture
    int scans = 0;
    qsizetype at = 2;
    while (at < bytes.size() && byteAt(bytes, at) == 0xff) {
        while (at < bytes.size() && byteAt(bytes, at) == 0xff)
            ++at; // fill bytes before the marker
        if (at == bytes.size())
            return false;
        const quint8 marker = byteAt(bytes, at);
        if (marker == 0xd9)
            return scans > 0;
        if (marker < 0xc0 || (marker & 0xf8u) == 0xd0 || marker == 0xd8 || bytes.size() - at < 3)
            return false;
        const qsizetype length = big16(bytes, at + 1); // includes the two bytes of the length
        if (length < 2 || length > bytes.size() - at - 1)
            return false;
        if (isStartOfFrame(marker) && hasFrame)
            return false;
        hasFrame = hasFrame || isStartOfFrame(marker);
        hasTables = hasTables || marker == 0xdb;
        at += 1 + length;
        if (marker == 0xda) {
            const qsizetype end = endOfScan(bytes, at);
            if (!hasFrame || !hasTables || end == at || ++scans > mostScans)
                return false;
            at = end;
        }
    }
    return false;
}

// True for an image within the side that is allowed, which may be larger than what the header says.
bool isSmallFrame(QByteArrayView descriptor)
{
    const auto isInside = [](quint32 from, quint32 size) { return size > 0 && from + size <= maxImageSide; };
    return isInside(little16(descriptor, 1), little16(descriptor, 5))
        && isInside(little16(descriptor, 3), little16(descriptor, 7));
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

// True when the data of a GIF's image, which begins with its code size at `at` and is whole, has that many pixels.
bool hasEveryPixel(QByteArrayView bytes, qsizetype at, quint64 pixels)
{
    const unsigned codeSize = byteAt(bytes, at);
    if (codeSize == 0 || codeSize >= GifCodes::mostBits)
        return false;
    GifCodes codes(codeSize);
    quint32 waiting = 0; // bits that were read and not taken
    unsigned count = 0;
    for (qsizetype block = at + 1; byteAt(bytes, block) != 0; block += 1 + qsizetype{byteAt(bytes, block)}) {
        for (const char byte : bytes.sliced(block + 1, byteAt(bytes, block))) {
            waiting |= quint32{static_cast<quint8>(byte)} << count;
            count += 8;
            while (count >= codes.width()) {
                const unsigned width = codes.width();
                if (!codes.take(waiting & ((1u << width) - 1)))
                    return codes.pixels() >= pixels;
                waiting >>= width;
                count -= width;
            }
        }
    }
    return codes.pixels() >= pixels;
}

// True for blocks up to the trailer, with at least one image that has data.
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
            pixels = quint64{little16(bytes, at + 5)} * little16(bytes, at + 7);
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

// True for a chunk that holds the picture itself.
bool isBitstream(const RiffChunk &chunk)
{
    return chunk.name == QByteArrayView("VP8 ") || chunk.name == QByteArrayView("VP8L");
}

// True for the start of a key frame that has its first partition (RFC 6386, 9.1), or of a lossless stream.
bool isValidBitstream(const RiffChunk &chunk)
{
    const QByteArrayView content = chunk.content;
    if (chunk.name == QByteArrayView("VP8L"))
        return content.size() >= 5 && byteAt(content, 0) == 0x2f;
    return content.size() >= 10 && (byteAt(content, 0) & 1u) == 0
        && content.sliced(3, 3) == QByteArrayView("\x9d\x01\x2a")
        && little24(content, 0) >> 5u <= static_cast<quint32>(content.size() - 10);
}

// True when the chunks from `at` to the end are whole, with at least one bitstream and no invalid one among them.
bool hasOnlyValidBitstreams(QByteArrayView bytes, qsizetype at)
{
    bool hasBitstream = false;
    while (at < bytes.size()) {
        const std::optional<RiffChunk> chunk = riffChunk(bytes, at);
        if (!chunk || (isBitstream(*chunk) && !isValidBitstream(*chunk)))
            return false;
        hasBitstream = hasBitstream || isBitstream(*chunk);
        at = chunk->next;
    }
    return hasBitstream;
}

// True for an animation (RFC 9649, 2.7): a list of frames, each with chunks of its own after 16 bytes of place and
// time.
bool isWholeAnimation(QByteArrayView bytes, qsizetype at)
{
    constexpr qsizetype frameHeader = 16;
    bool hasFrame = false;
    while (at < bytes.size()) {
        const std::optional<RiffChunk> chunk = riffChunk(bytes, at);
        if (!chunk)
            return false;
        if (chunk->name == QByteArrayView("ANMF")) {
            if (!hasOnlyValidBitstreams(chunk->content, frameHeader))
                return false;
            hasFrame = true;
        }
        at = chunk->next;
    }
    return hasFrame;
}

bool isWholeWebp(QByteArrayView bytes)
{
    constexpr qsizetype firstChunk = 12;
    constexpr quint8 animationFlag = 2;
    const QByteArrayView riff = bytes.first(8 + qsizetype{little32(bytes, 4)});
    const std::optional<RiffChunk> first = riffChunk(riff, firstChunk);
    if (!first)
        return false;
    const bool isAnimation = first->name == QByteArrayView("VP8X") && (byteAt(first->content, 0) & animationFlag) != 0;
    return isAnimation ? isWholeAnimation(riff, firstChunk) : hasOnlyValidBitstreams(riff, firstChunk);
}

} // namespace

bool isWholeImage(ImageInfo::Format format, QByteArrayView bytes)
{
    switch (format) {
    case ImageInfo::Format::Png:
        return isWholePng(bytes);
    case ImageInfo::Format::Jpeg:
        return isWholeJpeg(bytes);
    case ImageInfo::Format::Gif:
        return isWholeGif(bytes);
    case ImageInfo::Format::WebP:
        return isWholeWebp(bytes);
    }
    Q_UNREACHABLE();
}

} // namespace curvedesk
