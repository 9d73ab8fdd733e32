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
#include <optional>
#include <span>

namespace curvedesk {

using namespace imageBytes;

namespace {

// Reads the pixels of a PNG from its chunks of compressed data.
class PngPixels
{
public:
    /// `chunks` must outlive it.
    explicit PngPixels(const QList<QByteArrayView> &chunks)
        : m_chunks(chunks)
    {
        m_isOpen = ::inflateInit(&m_stream) == Z_OK;
    }
    ~PngPixels() { ::inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(PngPixels)

    /// Fills the row with the next unpacked bytes. False when the data is damaged or ends before.
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
    /// Reads on, and is true when the chunks have nothing behind what was read: neither pixels nor other bytes.
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
// 6 and 8.2), and nothing else. No more is unpacked than these rows and a byte.
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
    const quint32 width = big<quint32>(header, 0);
    const quint32 height = big<quint32>(header, 4);
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

// The picture of a PNG and the further frames of an animation (PNG 3, 11.3.6).
class PngFrames
{
public:
    /// `header`: the content of the picture's IHDR.
    explicit PngFrames(QByteArrayView header)
        : m_frames{{header.toByteArray(), {}}}
    {
    }

    /// The compressed data of the picture, to which the caller appends each IDAT.
    [[nodiscard]] QList<QByteArrayView> &pictureData() { return m_frames.first().data; }
    /// Takes a chunk of an animation. False when it is malformed or must not stand at this place.
    [[nodiscard]] bool take(QByteArrayView name, QByteArrayView content)
    {
        constexpr qsizetype numberSize = 4;
        const bool isBehindPicture = !pictureData().isEmpty();
        if (name == QByteArrayView("acTL")) {
            if (m_announced || isBehindPicture || content.size() != 8)
                return false;
            m_announced = big<quint32>(content, 0);
            return true;
        }
        if (!m_announced || content.size() < numberSize || big<quint32>(content, 0) != m_number++)
            return false;
        if (name == QByteArrayView("fcTL")) {
            const bool isSecondOfPicture = !isBehindPicture && m_controls > 0;
            ++m_controls;
            if (content.size() != 26 || isSecondOfPicture || !isWithinPicture(content))
                return false;
            if (isBehindPicture)
                m_frames.append({content.sliced(4, 8).toByteArray() + m_frames.first().header.sliced(8), {}});
            return true;
        }
        m_frames.last().data.append(content.sliced(numberSize));
        return m_frames.size() > 1;
    }
    /// True when there are as many frames as announced, each with its rows alone, of at most mostFramePixels in all.
    [[nodiscard]] bool areWhole() const
    {
        quint64 pixels = 0;
        return m_controls == m_announced.value_or(0)
            && std::all_of(m_frames.begin(), m_frames.end(), [&pixels](const Frame &frame) {
                   pixels += quint64{big<quint32>(frame.header, 0)} * big<quint32>(frame.header, 4);
                   return pixels <= mostFramePixels && hasItsRowsOnly(frame.header, frame.data);
               });
    }

private:
    struct Frame
    {
        QByteArray header; ///< content of IHDR, with the size of this frame
        QList<QByteArrayView> data;
    };

    // True for a frame of at least one pixel that does not stick out of the picture.
    [[nodiscard]] bool isWithinPicture(QByteArrayView control) const
    {
        const auto fits = [](quint64 from, quint32 size, quint32 most) { return size > 0 && from + size <= most; };
        const QByteArray &picture = m_frames.first().header;
        return fits(big<quint32>(control, 12), big<quint32>(control, 4), big<quint32>(picture, 0))
            && fits(big<quint32>(control, 16), big<quint32>(control, 8), big<quint32>(picture, 4));
    }

    QList<Frame> m_frames;
    std::optional<quint32> m_announced; ///< frames
    quint32 m_controls = 0; ///< frames whose place and size are there
    quint32 m_number = 0; ///< of the next chunk with a frame's place or data
};

} // namespace

bool isWholePng(QByteArrayView bytes)
{
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    constexpr qsizetype firstChunk = 8;
    const bool needsPalette = byteAt(bytes, 25) == 3;
    bool hasPalette = false;
    bool isDataOver = false;
    PngFrames frames(bytes.sliced(firstChunk + 8, 13));
    for (qsizetype at = firstChunk; bytes.size() - at >= chunkFrame;) {
        const qsizetype length = big<quint32>(bytes, at);
        if (length > bytes.size() - at - chunkFrame)
            return false;
        const QByteArrayView name = bytes.sliced(at + 4, 4);
        const QByteArrayView content = bytes.sliced(at + 8, length);
        if (crc32(bytes.sliced(at + 4, length + 4)) != big<quint32>(bytes, at + 8 + length))
            return false;
        const bool isOptional = (byteAt(name, 0) & 0x20u) != 0;
        if (name == QByteArrayView("IEND"))
            return length == 0 && frames.areWhole();
        if (name == QByteArrayView("IDAT")) {
            if (isDataOver || (needsPalette && !hasPalette))
                return false;
            frames.pictureData().append(content);
        } else {
            isDataOver = !frames.pictureData().isEmpty();
            const bool isOfAnimation
                = name == QByteArrayView("acTL") || name == QByteArrayView("fcTL") || name == QByteArrayView("fdAT");
            if (isOfAnimation && !frames.take(name, content))
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
