// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"
#include "core/metadata/WholeImage.h"

#include <zlib.h>

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>
#include <functional>
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

struct PngFrame
{
    QByteArray header; ///< content of IHDR, with the size of this frame
    QList<QByteArrayView> data;
};

// True when each frame holds its own rows only and is no larger than the first one, which is the picture itself.
bool haveTheirRowsOnly(const QList<PngFrame> &frames)
{
    const QByteArray &picture = frames.first().header;
    quint64 pixels = 0;
    return std::all_of(frames.begin(), frames.end(), [&](const PngFrame &frame) {
        const quint32 width = big32(frame.header, 0);
        const quint32 height = big32(frame.header, 4);
        pixels += quint64{width} * height;
        return width <= big32(picture, 0) && height <= big32(picture, 4) && pixels <= mostFramePixels
            && hasItsRowsOnly(frame.header, frame.data);
    });
}

// Takes a chunk of an animation into the frames (PNG 3, 11.3.6). False when it must not stand at this place.
bool takeAnimationChunk(QByteArrayView name, QByteArrayView content, bool &isAnimated, QList<PngFrame> &frames)
{
    constexpr qsizetype numberSize = 4; // of the place in the order of all chunks
    const bool isBehindPicture = !frames.first().data.isEmpty();
    if (name == QByteArrayView("acTL")) {
        isAnimated = true;
        return !isBehindPicture && content.size() == 8;
    }
    if (name == QByteArrayView("fcTL")) {
        if (!isAnimated || content.size() != 26)
            return false;
        if (isBehindPicture) {
            const QByteArray size = content.sliced(numberSize, 8).toByteArray();
            frames.append({size + frames.first().header.sliced(8), {}});
        }
        return true;
    }
    if (frames.size() == 1 || content.size() < numberSize)
        return false;
    frames.last().data.append(content.sliced(numberSize));
    return true;
}

} // namespace

bool isWholePng(QByteArrayView bytes)
{
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    constexpr qsizetype firstChunk = 8;
    const bool needsPalette = byteAt(bytes, 25) == 3;
    bool hasPalette = false;
    bool isAnimated = false;
    bool isDataOver = false;
    QList<PngFrame> frames{{bytes.sliced(firstChunk + 8, 13).toByteArray(), {}}};
    for (qsizetype at = firstChunk; bytes.size() - at >= chunkFrame;) {
        const qsizetype length = big32(bytes, at);
        if (length > bytes.size() - at - chunkFrame)
            return false;
        const QByteArrayView name = bytes.sliced(at + 4, 4);
        const QByteArrayView content = bytes.sliced(at + 8, length);
        if (crc32(bytes.sliced(at + 4, length + 4)) != big32(bytes, at + 8 + length))
            return false;
        const bool isOptional = (byteAt(name, 0) & 0x20u) != 0;
        if (name == QByteArrayView("IEND"))
            return length == 0 && haveTheirRowsOnly(frames);
        if (name == QByteArrayView("IDAT")) {
            if (isDataOver || (needsPalette && !hasPalette))
                return false;
            frames.first().data.append(content);
        } else {
            isDataOver = !frames.first().data.isEmpty();
            const bool isOfAnimation
                = name == QByteArrayView("acTL") || name == QByteArrayView("fcTL") || name == QByteArrayView("fdAT");
            if (isOfAnimation && !takeAnimationChunk(name, content, isAnimated, frames))
                return false;
            if (name == QByteArrayView("PLTE"))
                hasPalette = true;
            else if (!isOptional && at != firstChunk)
                return false; // a second IHDR, or an unknown chunk that is not marked optional
        }
        at += chunkFrame + length;
    }
    return false;
}

} // namespace curvedesk
