// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QtEndian>

#include <optional>

/// Reads numbers and blocks from the bytes of an image. An index counts from the first byte, 0; the caller has checked
/// that the bytes of a number exist.
namespace curvedesk::imageBytes {

/// The byte at `index`, which must exist: nothing is checked.
[[nodiscard]] inline quint8 byteAt(QByteArrayView bytes, qsizetype index)
{
    return static_cast<quint8>(bytes[index]);
}

/// The big-endian number of the two bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint16 big16(QByteArrayView bytes, qsizetype index)
{
    return qFromBigEndian<quint16>(bytes.data() + index);
}

/// The big-endian number of the four bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint32 big32(QByteArrayView bytes, qsizetype index)
{
    return qFromBigEndian<quint32>(bytes.data() + index);
}

/// The little-endian number of the two bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint16 little16(QByteArrayView bytes, qsizetype index)
{
    return qFromLittleEndian<quint16>(bytes.data() + index);
}

/// The little-endian number of the three bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint32 little24(QByteArrayView bytes, qsizetype index)
{
    return little16(bytes, index) | static_cast<quint32>(byteAt(bytes, index + 2)) << 16u;
}

/// The little-endian number of the four bytes from `index` on, which must exist: nothing is checked.
[[nodiscard]] inline quint32 little32(QByteArrayView bytes, qsizetype index)
{
    return qFromLittleEndian<quint32>(bytes.data() + index);
}

/// The CRC of these bytes as PNG has it (ISO 3309).
[[nodiscard]] quint32 crc32(QByteArrayView bytes);
/// True when a JPEG marker starts a frame: SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC).
[[nodiscard]] bool isStartOfFrame(quint8 marker);
/// The index of the marker that ends the data of a JPEG's scan, which begin at `from`; the size of the bytes when there
/// is none.
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
