// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageCheck.h"

#include "core/metadata/ImageBytes.h"
#include "core/metadata/WholeImage.h"

#include <optional>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace imageBytes;

namespace {

struct Size
{
    quint32 width = 0;
    quint32 height = 0;
};

// The size of a PNG: the first chunk must be a valid IHDR (PNG, second edition, 11.2.2), else nullopt.
std::optional<Size> pngSize(QByteArrayView bytes)
{
    if (bytes.size() < 33 || big<quint32>(bytes, 8) != 13 || bytes.sliced(12, 4) != QByteArrayView("IHDR"))
        return std::nullopt;
    const quint8 depth = byteAt(bytes, 24);
    const quint8 colour = byteAt(bytes, 25);
    const bool isDepth = depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
    const bool isColour
        = colour == 0 || (colour == 3 && depth <= 8) || ((colour == 2 || colour == 4 || colour == 6) && depth >= 8);
    const bool isPlain = byteAt(bytes, 26) == 0 && byteAt(bytes, 27) == 0 && byteAt(bytes, 28) <= 1;
    if (!isDepth || !isColour || !isPlain || crc32(bytes.sliced(12, 17)) != big<quint32>(bytes, 29))
        return std::nullopt;
    return Size{big<quint32>(bytes, 16), big<quint32>(bytes, 20)};
}

// The size of a JPEG: walks the segments before the first frame header, of which a large colour profile takes some
// hundred; nullopt for a broken one or none within maxSegments.
std::optional<Size> jpegSize(QByteArrayView bytes)
{
    constexpr int maxSegments = 2048;
    qsizetype position = 2;
    for (int segment = 0; segment < maxSegments; ++segment) {
        if (position >= bytes.size() || byteAt(bytes, position) != 0xff)
            return std::nullopt;
        while (position < bytes.size() && byteAt(bytes, position) == 0xff)
            ++position; // fill bytes before the marker
        if (bytes.size() - position < 3)
            return std::nullopt;
        const quint8 marker = byteAt(bytes, position);
        const qsizetype length = big<quint16>(bytes, position + 1); // includes the two bytes of the length
        const bool isSegment
            = marker >= 0xc0 && marker != 0xd9 && marker != 0xda && (marker & 0xf8u) != 0xd0 && marker != 0xd8;
        if (!isSegment || length < 2 || length > bytes.size() - position - 1)
            return std::nullopt;
        if (isStartOfFrame(marker)) {
            const QByteArrayView frame = bytes.sliced(position + 1, length);
            if (length < 8 || byteAt(frame, 7) == 0 || length != 8 + 3 * qsizetype{byteAt(frame, 7)})
                return std::nullopt;
            return Size{big<quint16>(frame, 5), big<quint16>(frame, 3)};
        }
        position += 1 + length;
    }
    return std::nullopt;
}

// The size of a GIF's screen, on which its images stand; nullopt for bytes that end before it does.
std::optional<Size> gifSize(QByteArrayView bytes)
{
    if (bytes.size() < 13)
        return std::nullopt;
    return Size{little<quint16>(bytes, 6), little<quint16>(bytes, 8)};
}

// The size of a WebP (RFC 9649): RIFF, size, WEBP; the name of the first chunk is one of three kinds of file, else
// nullopt, as for a chunk that is broken.
std::optional<Size> webpSize(QByteArrayView bytes)
{
    constexpr qsizetype chunkStart = 20;
    if (bytes.size() < chunkStart)
        return std::nullopt;
    const qsizetype riffSize = little<quint32>(bytes, 4);
    const qsizetype chunkSize = little<quint32>(bytes, 16);
    if (riffSize > bytes.size() - 8 || chunkSize > riffSize - 12)
        return std::nullopt;
    const QByteArrayView kind = bytes.sliced(12, 4);
    const QByteArrayView chunk = bytes.sliced(chunkStart);
    if (kind == QByteArrayView("VP8 ") && chunkSize >= 10) {
        const bool isKeyFrame = (byteAt(chunk, 0) & 1u) == 0;
        if (!isKeyFrame || chunk.sliced(3, 3) != QByteArrayView("\x9d\x01\x2a"))
            return std::nullopt;
        // The bits above hold the upscaling hint.
        return Size{little<quint16>(chunk, 6) & 0x3fffu, little<quint16>(chunk, 8) & 0x3fffu};
    }
    if (kind == QByteArrayView("VP8L") && chunkSize >= 5) {
        const quint32 bits = little<quint32>(chunk, 1);
        const quint32 version = bits >> 29u;
        if (byteAt(chunk, 0) != 0x2f || version != 0)
            return std::nullopt;
        return Size{(bits & 0x3fffu) + 1, (bits >> 14u & 0x3fffu) + 1};
    }
    if (kind == QByteArrayView("VP8X") && chunkSize >= 10)
        return Size{little24(chunk, 4) + 1, little24(chunk, 7) + 1};
    return std::nullopt;
}

// The format by the first bytes; nullopt for any other than the four.
std::optional<ImageInfo::Format> formatOf(QByteArrayView bytes)
{
    if (bytes.startsWith(QByteArrayView("\x89PNG\r\n\x1a\n")))
        return ImageInfo::Format::Png;
    if (bytes.startsWith(QByteArrayView("\xff\xd8\xff")))
        return ImageInfo::Format::Jpeg;
    if (bytes.startsWith(QByteArrayView("GIF87a")) || bytes.startsWith(QByteArrayView("GIF89a")))
        return ImageInfo::Format::Gif;
    if (bytes.size() >= 12 && bytes.startsWith(QByteArrayView("RIFF")) && bytes.sliced(8, 4) == QByteArrayView("WEBP"))
        return ImageInfo::Format::WebP;
    return std::nullopt;
}

struct FormatRow
{
    QLatin1StringView name;
    QLatin1StringView mimeType;
    std::optional<Size> (*size)(QByteArrayView bytes);
    bool (*isWhole)(QByteArrayView bytes);
};

// The names and checks of a format.
const FormatRow &rowOf(ImageInfo::Format format)
{
    // Indexed by ImageInfo::Format.
    static constexpr FormatRow rows[] = {
        {"PNG"_L1, "image/png"_L1, pngSize, isWholePng},
        {"JPEG"_L1, "image/jpeg"_L1, jpegSize, isWholeJpeg},
        {"GIF"_L1, "image/gif"_L1, gifSize, isWholeGif},
        {"WebP"_L1, "image/webp"_L1, webpSize, isWholeWebp},
    };
    return rows[static_cast<std::size_t>(format)];
}

} // namespace

Result<ImageInfo> checkImage(QByteArrayView bytes)
{
    const Result<ImageInfo> info = checkImageHeader(bytes);
    if (!info)
        return info;
    const FormatRow &row = rowOf(info->format);
    if (!row.isWhole(bytes)) {
        return failure(ErrorCode::InvalidInput,
                       u"file is not a whole %1 image: its end is missing or it is damaged"_s.arg(row.name));
    }
    return info;
}

Result<ImageInfo> checkImageHeader(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return failure(ErrorCode::InvalidInput, u"file is empty"_s);
    if (bytes.size() > maxImageBytes)
        return failure(ErrorCode::PayloadTooLarge, u"file must be at most 15 MiB"_s);
    const std::optional<ImageInfo::Format> format = formatOf(bytes);
    if (!format)
        return failure(ErrorCode::InvalidInput, u"file must be a PNG, JPEG, GIF or WebP image"_s);
    const std::optional<Size> size = rowOf(*format).size(bytes);
    if (!size)
        return failure(ErrorCode::InvalidInput, u"file is a damaged image"_s);
    if (size->width == 0 || size->height == 0 || size->width > maxImageSide || size->height > maxImageSide)
        return failure(ErrorCode::InvalidInput, u"file must be an image of 1 to 4096 pixels a side"_s);
    return ImageInfo{*format, size->width, size->height};
}

QLatin1StringView mimeType(ImageInfo::Format format)
{
    return rowOf(format).mimeType;
}

} // namespace curvedesk
