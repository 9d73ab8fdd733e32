// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"

#include <zlib.h>

namespace curvedesk::imageBytes {

quint32 crc32(QByteArrayView bytes)
{
    return static_cast<quint32>(
        ::crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()), static_cast<z_size_t>(bytes.size())));
}

bool isStartOfFrame(quint8 marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

qsizetype endOfScan(QByteArrayView bytes, qsizetype from)
{
    qsizetype at = bytes.indexOf('\xff', from);
    while (at >= 0 && at + 1 < bytes.size()) {
        const quint8 next = byteAt(bytes, at + 1);
        const bool isData = next == 0 || (next & 0xf8u) == 0xd0; // a stuffed FF or a restart marker
        if (!isData && next != 0xff)
            return at;
        at = bytes.indexOf('\xff', at + (isData ? 2 : 1));
    }
    return bytes.size();
}

qsizetype colourTableSize(quint8 flags)
{
    return (flags & 0x80u) != 0 ? qsizetype{3} << ((flags & 7u) + 1) : 0;
}

std::optional<qsizetype> pastSubBlocks(QByteArrayView bytes, qsizetype at)
{
    while (at < bytes.size()) {
        const qsizetype length = byteAt(bytes, at);
        at += 1 + length;
        if (length == 0)
            return at;
    }
    return std::nullopt;
}

std::optional<RiffChunk> riffChunk(QByteArrayView bytes, qsizetype at)
{
    if (bytes.size() - at < 8)
        return std::nullopt;
    const qsizetype length = little<quint32>(bytes, at + 4);
    if (length > bytes.size() - at - 8)
        return std::nullopt;
    const qsizetype padded = length + (length & 1);
    return RiffChunk{bytes.sliced(at, 4), bytes.sliced(at + 8, length), at + 8 + padded};
}

} // namespace curvedesk::imageBytes
