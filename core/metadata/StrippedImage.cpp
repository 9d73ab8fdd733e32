// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/StrippedImage.h"

#include "core/metadata/ImageBytes.h"
#include "core/metadata/ImageOrientation.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <utility>

namespace curvedesk {

using namespace imageBytes;

namespace {

using Name = QByteArrayView;

// True when the names of chunks have this one.
template<std::size_t Count> bool isOneOf(Name name, const std::array<Name, Count> &names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// True for the content of iCCP when its profile has at most 1 MiB: 100 KB can hold 100 MB, which decoders unpack.
bool hasSmallProfile(QByteArrayView content)
{
    constexpr qsizetype most = 1024 * 1024;
    const qsizetype data = content.indexOf('\0') + 2; // after the name and the method of compression
    if (data < 2 || data >= content.size())
        return false;
    QByteArray profile(most, Qt::Uninitialized);
    uLongf size = static_cast<uLongf>(profile.size());
    return ::uncompress(reinterpret_cast<Bytef *>(profile.data()), &size,
                        reinterpret_cast<const Bytef *>(content.data() + data),
                        static_cast<uLong>(content.size() - data))
        == Z_OK;
}

// A chunk of a PNG, with its length and CRC.
QByteArray pngChunk(const QByteArray &name, const QByteArray &content)
{
    QByteArray chunk(4, '\0');
    qToBigEndian(static_cast<quint32>(content.size()), chunk.data());
    chunk += name + content;
    QByteArray crc(4, '\0');
    qToBigEndian(crc32(QByteArrayView(chunk).sliced(4)), crc.data());
    return chunk + crc;
}

// The PNG with its orientation and only chunks that decide how pixels look (PNG 1.2, 3, APNG), but no large profile.
QByteArray strippedPng(QByteArrayView bytes)
{
    static constexpr std::array<Name, 19> kept{"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA",
                                               "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD",
                                               "hIST", "pHYs", "acTL", "fcTL", "fdAT"};
    constexpr qsizetype chunkFrame = 12; // length, name, CRC
    constexpr qsizetype firstChunk = 8;
    QByteArray out = bytes.first(firstChunk).toByteArray();
    quint16 orientation = imageOrientation::ofPngOrWebp(bytes);
    for (qsizetype at = firstChunk; bytes.size() - at >= chunkFrame;) {
        const qsizetype length = qsizetype{big<quint32>(bytes, at)} + chunkFrame;
        const Name name = bytes.sliced(at + 4, 4);
        const bool isTooLarge = name == Name("iCCP") && !hasSmallProfile(bytes.sliced(at + 8, length - chunkFrame));
        if (isOneOf(name, kept) && !isTooLarge)
            out += bytes.sliced(at, length);
        if (name == Name("eXIf") && orientation != 1)
            out += pngChunk("eXIf", imageOrientation::exif(std::exchange(orientation, quint16{1})));
        if (name == Name("IEND"))
            break;
        at += length;
    }
    return out;
}

// The segment of an application (APP0 to APP15), as far as decoders need it. `content` begins after its length.
QByteArray strippedSegment(quint8 marker, QByteArrayView segment, QByteArrayView content)
{
    constexpr qsizetype jfifSize = 14; // without the thumbnail
    if (marker == 0xe0 && content.size() >= jfifSize && content.startsWith(QByteArrayView("JFIF\0", 5))) {
        QByteArray jfif("\xff\xe0\x00\x10", 4);
        jfif += content.first(jfifSize - 2);
        return jfif.append("\0\0", 2); // no thumbnail
    }
    if (marker == 0xe1 && content.startsWith(QByteArrayView("Exif\0\0", 6))) {
        const quint16 orientation = imageOrientation::inExif(content.sliced(6));
        const QByteArray start("\xff\xe1\x00\x22" // of a segment for the orientation alone
                               "Exif\0\0",
                               10);
        return orientation == 1 ? QByteArray() : start + imageOrientation::exif(orientation);
    }
    const bool isProfile = marker == 0xe2 && content.startsWith(QByteArrayView("ICC_PROFILE\0", 12));
    // Adobe's segment tells how the colours are transformed (T.872, 6.5.3).
    const bool isAdobe = marker == 0xee && content.size() == 12 && content.startsWith("Adobe");
    return isProfile || isAdobe ? segment.toByteArray() : QByteArray();
}

// The JPEG up to its end mark, without comments; segments of applications as strippedSegment() leaves them.
QByteArray strippedJpeg(QByteArrayView bytes)
{
    QByteArray out = bytes.first(2).toByteArray();
    qsizetype at = 2;
    while (at < bytes.size()) {
        while (byteAt(bytes, at + 1) == 0xff)
            ++at; // fill bytes before the marker
        const quint8 marker = byteAt(bytes, at + 1);
        if (marker == 0xd9)
            return out.append("\xff\xd9", 2);
        const qsizetype length = big<quint16>(bytes, at + 2) + qsizetype{2};
        const QByteArrayView segment = bytes.sliced(at, length);
        const bool isApplication = marker >= 0xe0 && marker <= 0xef;
        constexpr quint8 comment = 0xfe;
        if (isApplication)
            out += strippedSegment(marker, segment, segment.sliced(4));
        else if (marker != comment)
            out += segment;
        at += length;
        if (marker == 0xda) { // a scan: its data end at the next marker
            const qsizetype end = endOfScan(bytes, at);
            out += bytes.sliced(at, end - at);
            at = end;
        }
    }
    return out;
}

// The GIF with its images, what controls them, and how often they are repeated; without all other extensions.
QByteArray strippedGif(QByteArrayView bytes)
{
    constexpr qsizetype descriptorSize = 10;
    constexpr quint8 graphicControl = 0xf9;
    constexpr quint8 application = 0xff;
    qsizetype at = 13 + colourTableSize(byteAt(bytes, 10));
    QByteArray out = bytes.first(at).toByteArray();
    while (byteAt(bytes, at) != 0x3b) {
        const bool isImage = byteAt(bytes, at) == 0x2c;
        const qsizetype data = isImage ? at + descriptorSize + colourTableSize(byteAt(bytes, at + 9)) + 1 : at + 2;
        const qsizetype end = pastSubBlocks(bytes, data).value_or(bytes.size());
        const QByteArrayView block = bytes.sliced(at, end - at);
        const quint8 label = byteAt(bytes, at + 1);
        // The two kinds that tell how often an animation is repeated.
        const bool isLoop = label == application
            && (block.sliced(2).startsWith("\x0bNETSCAPE2.0")
                || block.sliced(2).startsWith("\x0b"
                                              "ANIMEXTS1.0"));
        if (isImage || label == graphicControl || isLoop)
            out += block;
        at = end;
    }
    return out.append('\x3b');
}

// Appends a chunk of a WebP to `out`, with its length and the byte that makes it even.
void appendRiffChunk(QByteArray &out, Name name, QByteArrayView content)
{
    out += name;
    std::array<char, 4> size{};
    qToLittleEndian(static_cast<quint32>(content.size()), size.data());
    out.append(size.data(), size.size());
    out += content;
    if (content.size() % 2 != 0)
        out.append('\0');
}

// The chunks from `at` on, without those of other kinds, and with EXIF that says this orientation in place of the first
// one (none for 1); frames of an animation are lists of chunks themselves.
QByteArray keptRiffChunks(QByteArrayView bytes, qsizetype at, quint16 orientation)
{
    static constexpr std::array<Name, 5> kept{"VP8 ", "VP8L", "ALPH", "ANIM", "ICCP"};
    constexpr qsizetype frameHeader = 16;
    constexpr unsigned exifFlag = 0x08;
    constexpr unsigned metadataFlags = exifFlag | 0x04; // and XMP
    QByteArray out;
    for (auto chunk = riffChunk(bytes, at); chunk; chunk = riffChunk(bytes, chunk->next)) {
        if (isOneOf(chunk->name, kept)) {
            appendRiffChunk(out, chunk->name, chunk->content);
        } else if (chunk->name == Name("VP8X") && !chunk->content.isEmpty()) {
            QByteArray header = chunk->content.toByteArray();
            header[0]
                = static_cast<char>((byteAt(chunk->content, 0) & ~metadataFlags) | (orientation == 1 ? 0u : exifFlag));
            appendRiffChunk(out, chunk->name, header);
        } else if (chunk->name == Name("EXIF") && orientation != 1) {
            appendRiffChunk(out, chunk->name, imageOrientation::exif(std::exchange(orientation, quint16{1})));
        } else if (chunk->name == Name("ANMF") && chunk->content.size() >= frameHeader) {
            const QByteArray chunks = keptRiffChunks(chunk->content, frameHeader, 1);
            if (!chunks.isEmpty()) // decoders pass over a frame without a picture, but not at the end
                appendRiffChunk(out, chunk->name, chunk->content.first(frameHeader).toByteArray() + chunks);
        }
    }
    return out;
}

// The WebP with the chunks that keptRiffChunks() keeps, up to the end that its header says.
QByteArray strippedWebp(QByteArrayView bytes)
{
    constexpr qsizetype firstChunk = 12;
    const QByteArrayView riff = bytes.first(8 + qsizetype{little<quint32>(bytes, 4)});
    QByteArray out;
    const quint16 orientation = imageOrientation::ofPngOrWebp(riff);
    appendRiffChunk(out, "RIFF", "WEBP" + keptRiffChunks(riff, firstChunk, orientation));
    return out;
}

} // namespace

QByteArray strippedImage(ImageInfo::Format format, QByteArrayView bytes)
{
    switch (format) {
    case ImageInfo::Format::Png:
        return strippedPng(bytes);
    case ImageInfo::Format::Jpeg:
        return strippedJpeg(bytes);
    case ImageInfo::Format::Gif:
        return strippedGif(bytes);
    case ImageInfo::Format::WebP:
        return strippedWebp(bytes);
    }
    Q_UNREACHABLE();
}

} // namespace curvedesk
