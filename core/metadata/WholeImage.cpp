// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/WholeImage.h"

#include "core/metadata/ImageBytes.h"

#include <optional>

namespace curvedesk {

using namespace imageBytes;

namespace {

// True for chunks up to IEND, each with its CRC, and the data in one run after the palette, as decoders demand (PNG
// 1.2, 4.3).
bool isWholePng(QByteArrayView bytes)
{
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    constexpr qsizetype firstChunk = 8;
    const bool needsPalette = byteAt(bytes, 25) == 3;
    bool hasPalette = false;
    bool hasData = false;
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
            return hasData && length == 0;
        if (name == QByteArrayView("IDAT")) {
            if (isDataOver || (needsPalette && !hasPalette))
                return false;
            hasData = hasData || length > 0;
        } else {
            isDataOver = hasData;
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
        if (block == 0x2c) {
            if (bytes.size() - at < descriptorSize)
                return false;
            data = at + descriptorSize + colourTableSize(byteAt(bytes, at + 9)) + 1; // 1: the code size
            if (data >= bytes.size() || byteAt(bytes, data) == 0)
                return false;
            hasImage = true;
        } else if (block != 0x21) {
            return false;
        }
        const std::optional<qsizetype> next = pastSubBlocks(bytes, data);
        if (!next)
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
