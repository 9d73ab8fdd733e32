// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QtEndian>

#include <optional>

/// Reads numbers and blocks from the bytes of an image. An index counts from the first byte, 0.
namespace curvedesk::imageBytes {

/// The byte at `index`, which must exist: nothing is checked.
[[nodiscard]] inline quint8 byteAt(QByteArrayView bytes, qsizetype index)
{
    return static_cast<quint8>(bytes[index]);
}

/// The big-endian number whose bytes begin at `index`, and must exist: nothing is checked.
template<class Number> [[nodiscard]] Number big(QByteArrayView bytes, qsizetype index)
{
    return qFromBigEndian<Number>(bytes.data() + index);
}

/// The little-endian number whose bytes begin at `index`, and must exist: nothing is checked.
template<class Number> [[nodiscard]] Number little(QByteArrayView bytes, qsizetype index)
{
    return qFromLittleEndian<Number>(bytes.data() + index);
}

/// The little-endian number of the three bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint32 little24(QByteArrayView bytes, qsizetype index)
{
    return little<quint16>(bytes, index) | static_cast<quint32>(byteAt(bytes, index + 2)) << 16u;
}

/// The CRC of these bytes as PNG has it (ISO 3309).
[[nodiscard]] quint32 crc32(QByteArrayView bytes);
/// True when a JPEG marker starts a frame: SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC).
[[nodiscard]] bool isStartOfFrame(quint8 marker);
/// The index of the marker that ends the data, from `from` on, of a JPEG's scan; without one the size of the bytes.
[[nodiscard]] qsizetype endOfScan(QByteArrayView bytes, qsizetype from);

/// The size in bytes of the colour table that the flags of a GIF's block announce; 0 when there is none.
[[nodiscard]] qsizetype colourTableSize(quint8 flags);
/// The index after the data sub-blocks of a GIF that begin at `at`; nullopt when they do not end.
[[nodiscard]] std::optional<qsizetype> pastSubBlocks(QByteArrayView bytes, qsizetype at);

/// A chunk of a WebP, and the index of the following one.
struct RiffChunk
{
    QByteArrayView name;
    QByteArrayView content;
    qsizetype next = 0;
};
/// The chunk of a WebP that begins at `at`, as views into the bytes; `next` may lie a byte behind their end. nullopt
/// when it does not fit into the bytes.
[[nodiscard]] std::optional<RiffChunk> riffChunk(QByteArrayView bytes, qsizetype at);

} // namespace curvedesk::imageBytes
