// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QtEndian>

/// Reads numbers from the bytes of an image. The caller has checked that the bytes exist.
namespace curvedesk::imageBytes {

[[nodiscard]] inline quint8 byteAt(QByteArrayView bytes, qsizetype index)
{
    return static_cast<quint8>(bytes[index]);
}

[[nodiscard]] inline quint16 big16(QByteArrayView bytes, qsizetype index)
{
    return qFromBigEndian<quint16>(bytes.data() + index);
}

[[nodiscard]] inline quint32 big32(QByteArrayView bytes, qsizetype index)
{
    return qFromBigEndian<quint32>(bytes.data() + index);
}

[[nodiscard]] inline quint16 little16(QByteArrayView bytes, qsizetype index)
{
    return qFromLittleEndian<quint16>(bytes.data() + index);
}

[[nodiscard]] inline quint32 little24(QByteArrayView bytes, qsizetype index)
{
    return little16(bytes, index) | static_cast<quint32>(byteAt(bytes, index + 2)) << 16u;
}

[[nodiscard]] inline quint32 little32(QByteArrayView bytes, qsizetype index)
{
    return qFromLittleEndian<quint32>(bytes.data() + index);
}

/// PNG's CRC (ISO 3309).
[[nodiscard]] quint32 crc32(QByteArrayView bytes);
/// True when a JPEG marker starts a frame: SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC).
[[nodiscard]] bool isStartOfFrame(quint8 marker);

} // namespace curvedesk::imageBytes
