// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageOrientation.h"

#include "core/metadata/ImageBytes.h"

#include <algorithm>

namespace curvedesk::imageOrientation {

using namespace imageBytes;

namespace {

// The orientation in a PNG's chunk of EXIF; 1 when there is none before the end or before a broken chunk.
quint16 ofPng(QByteArrayView bytes)
{
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    for (qsizetype at = 8; bytes.size() - at >= chunkFrame;) {
        const qsizetype length = big<quint32>(bytes, at);
        if (length > bytes.size() - at - chunkFrame)
            break;
        if (bytes.sliced(at + 4, 4) == QByteArrayView("eXIf"))
            return inExif(bytes.sliced(at + 8, length));
        at += length + chunkFrame;
    }
    return 1;
}

// The orientation in a WebP's chunk of EXIF, which only the extended format has; 1 when none comes before a broken one.
quint16 ofWebp(QByteArrayView bytes)
{
    constexpr QByteArrayView prefix("Exif\0\0", 6); // some programs write it, as in a JPEG
    if (bytes.sliced(12, 4) != QByteArrayView("VP8X"))
        return 1;
    for (auto chunk = riffChunk(bytes, 12); chunk; chunk = riffChunk(bytes, chunk->next)) {
        if (chunk->name == QByteArrayView("EXIF"))
            return inExif(chunk->content.startsWith(prefix) ? chunk->content.sliced(prefix.size()) : chunk->content);
    }
    return 1;
}

} // namespace

quint16 inExif(QByteArrayView tiff)
{
    constexpr quint16 orientationTag = 0x0112;
    constexpr qsizetype entrySize = 12;
    if (tiff.size() < 8)
        return 1;
    const bool isBig = tiff.startsWith("MM");
    const auto u16 = [&](qsizetype at) { return isBig ? big<quint16>(tiff, at) : little<quint16>(tiff, at); };
    const qsizetype directory = isBig ? big<quint32>(tiff, 4) : little<quint32>(tiff, 4);
    if (directory > tiff.size() - 2)
        return 1;
    const qsizetype entries = std::min<qsizetype>(u16(directory), (tiff.size() - directory - 2) / entrySize);
    for (qsizetype entry = 0; entry < entries; ++entry) {
        const qsizetype at = directory + 2 + entry * entrySize;
        const quint16 value = u16(at + 8);
        if (u16(at) == orientationTag && value >= 1 && value <= 8)
            return value;
    }
    return 1;
}

QByteArray exif(quint16 orientation)
{
    QByteArray tiff("MM\0\x2a\0\0\0\x08"
                    "\0\x01"
                    "\x01\x12\0\x03\0\0\0\x01\0\x01\0\0"
                    "\0\0\0\0",
                    26);
    tiff[19] = static_cast<char>(orientation);
    return tiff;
}

quint16 ofPngOrWebp(QByteArrayView bytes)
{
    if (bytes.startsWith(QByteArrayView("\x89PNG\r\n\x1a\n")))
        return ofPng(bytes);
    const bool isWebp = bytes.size() >= 16 && bytes.startsWith("RIFF") && bytes.sliced(8, 4) == QByteArrayView("WEBP");
    return isWebp ? ofWebp(bytes) : 1;
}

} // namespace curvedesk::imageOrientation
