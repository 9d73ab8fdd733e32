// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageCheck.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace imageCheckTest {

using Format = curvedesk::ImageInfo::Format;

namespace {

QByteArray imageFile(const QString &name)
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/images/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template<class T> QByteArray big(T value)
{
    QByteArray bytes(sizeof value, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

template<class T> QByteArray little(T value)
{
    QByteArray bytes(sizeof value, '\0');
    qToLittleEndian(value, bytes.data());
    return bytes;
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = ~0u;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1u) != 0 ? (crc >> 1u) ^ 0xedb88320u : crc >> 1u;
    }
    return ~crc;
}

QByteArray pngChunk(const QByteArray &name, const QByteArray &content = {})
{
    const QByteArray chunk = name + content;
    return big(static_cast<quint32>(content.size())) + chunk + big(crc32(chunk));
}

// `tail` is depth, colour, compression, filter, interlace.
QByteArray pngHeader(quint32 width, quint32 height, const QByteArray &tail = QByteArray("\x08\x02\0\0\0", 5))
{
    return "\x89PNG\r\n\x1a\n" + pngChunk("IHDR", big(width) + big(height) + tail);
}

// The rows of a PNG of this size, all zeros.
QByteArray pixels(quint32 width, quint32 height, quint32 bits = 24)
{
    if (width > 4096 || height > 4096)
        return "not unpacked";
    return qCompress(QByteArray((1 + (width * bits + 7) / 8) * height, '\0'))
        .sliced(4); // before it: the size, as Qt wants it
}

QByteArray pngEnd(quint32 width, quint32 height, quint32 bits = 24)
{
    return pngChunk("IDAT", pixels(width, height, bits)) + pngChunk("IEND");
}

QByteArray png(quint32 width, quint32 height, const QByteArray &tail = QByteArray("\x08\x02\0\0\0", 5))
{
    return pngHeader(width, height, tail) + pngEnd(width, height);
}

QByteArray segment(quint8 marker, const QByteArray &content)
{
    return QByteArray("\xff") + static_cast<char>(marker) + big(static_cast<quint16>(content.size() + 2)) + content;
}

QByteArray frame(quint16 width, quint16 height, quint8 marker = 0xc0)
{
    return segment(marker, QByteArray("\x08") + big(height) + big(width) + QByteArray("\x01\x01\x11\0", 4));
}

QByteArray scan(const QByteArray &data = "\x12\xff\x00\xff\xd0\x34"_ba)
{
    return segment(0xda, "scan") + data;
}

const QByteArray jpegTables = segment(0xdb, "q");
const QByteArray jpegEnd = "\xff\xd9";

// As far as its frame.
QByteArray jpegStart(const QByteArray &rest)
{
    return QByteArray("\xff\xd8") + rest;
}

QByteArray jpeg(const QByteArray &rest)
{
    return jpegStart(rest) + jpegTables + scan() + jpegEnd;
}

QByteArray gifHeader(quint16 width, quint16 height)
{
    return "GIF89a" + little(width) + little(height) + QByteArray(3, '\0');
}

// A descriptor without colours, the code size, one sub-block.
const QByteArray gifImage = QByteArray(",\0\0\0\0\x01\0\x01\0\0", 10) + QByteArray("\x02\x02\x44\x01\0", 5);
const QByteArray gifLoop = QByteArray("!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19);

QByteArray gif(quint16 width, quint16 height)
{
    return gifHeader(width, height) + gifImage + ';';
}

QByteArray riffChunk(const QByteArray &kind, const QByteArray &content)
{
    return kind + little(static_cast<quint32>(content.size())) + content + QByteArray(content.size() % 2, '\0');
}

QByteArray webp(const QByteArray &chunks)
{
    return "RIFF" + little(static_cast<quint32>(chunks.size() + 4)) + "WEBP" + chunks;
}

QByteArray riff(const QByteArray &kind, const QByteArray &content)
{
    return webp(riffChunk(kind, content));
}

// A lossy picture whose partitions have pixels for 16 of them a side.
QByteArray vp8(quint16 width, quint16 height, const QByteArray &start = QByteArray("\x30\x01\0\x9d\x01\x2a", 6))
{
    return riff("VP8 ",
                start + little(width) + little(height) + QByteArray("\x0e\xc0\xfe\x25\xa4\0\x03\x70\0\0\0\0", 12));
}

// A lossless picture of one colour, whose codes take no bits.
QByteArray vp8l(quint32 width, quint32 height, quint32 version = 0)
{
    return riff("VP8L",
                "/" + little((width - 1) | (height - 1) << 14u | 1u << 28u | version << 29u)
                    + "\x07\x10\x11\x11\x88\x88\xfe\x07");
}

// Canvas and flags; 2 is an animation.
QByteArray vp8xChunk(quint32 width, quint32 height, quint8 flags = 0)
{
    return riffChunk("VP8X", little(quint32{flags}) + little(width - 1).first(3) + little(height - 1).first(3));
}

const QByteArray pictureChunk = vp8l(1, 1).sliced(12);
const QByteArray lossyChunk = vp8(1, 1).sliced(12);

QByteArray vp8x(quint32 width, quint32 height)
{
    return webp(vp8xChunk(width, height) + vp8l(width, height).sliced(12));
}

QByteArray animation(const QByteArray &frame)
{
    return webp(vp8xChunk(1, 1, 2) + riffChunk("ANIM", QByteArray(6, '\0')) + frame);
}

QByteArray webpFrame(const QByteArray &chunks, quint32 width = 1, quint32 height = 1)
{
    const QByteArray size = little(width - 1).first(3) + little(height - 1).first(3);
    return riffChunk("ANMF", QByteArray(6, '\0') + size + QByteArray(4, '\0') + chunks);
}

} // namespace

class tst_ImageCheck : public QObject
{
    Q_OBJECT

private slots:
    void acceptsRealImages_data();
    void acceptsRealImages();
    void acceptsSmallestImages_data();
    void acceptsSmallestImages();
    void refuses_data();
    void refuses();
    void refusesEveryTruncatedHeader_data();
    void refusesEveryTruncatedHeader();
    void refusesEveryTruncatedImage_data();
    void refusesEveryTruncatedImage();
    void refusesWhatIsNotWhole_data();
    void refusesWhatIsNotWhole();
    void refusesEveryFlippedBitOfAPng();
    void refusesTooManyBytes();
    void givesUpOnEndlessSegments();
    void namesTypes();
};

void tst_ImageCheck::acceptsRealImages_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<quint32>("width");
    QTest::addColumn<quint32>("height");
    QTest::newRow("png24.png") << Format::Png << 3u << 2u;
    QTest::newRow("interlaced16.png") << Format::Png << 3u << 2u;
    QTest::newRow("palette.png") << Format::Png << 5u << 7u;
    QTest::newRow("wide.png") << Format::Png << 4096u << 1u;
    QTest::newRow("baseline.jpg") << Format::Jpeg << 17u << 9u;
    QTest::newRow("progressive.jpg") << Format::Jpeg << 17u << 9u;
    QTest::newRow("still.gif") << Format::Gif << 4u << 6u;
    QTest::newRow("animated.gif") << Format::Gif << 4u << 6u;
    QTest::newRow("lossy.webp") << Format::WebP << 20u << 10u;
    QTest::newRow("lossless.webp") << Format::WebP << 20u << 10u;
    QTest::newRow("alpha.webp") << Format::WebP << 20u << 10u;
    QTest::newRow("animated.webp") << Format::WebP << 20u << 10u;
    QTest::newRow("animated.png") << Format::Png << 6u << 4u;
    QTest::newRow("interlaced.png") << Format::Png << 16u << 12u;
    QTest::newRow("progressive-exif.jpg") << Format::Jpeg << 32u << 24u;
    QTest::newRow("lossy-animated.webp") << Format::WebP << 20u << 10u;
}

void tst_ImageCheck::acceptsRealImages()
{
    QFETCH(Format, format);
    QFETCH(quint32, width);
    QFETCH(quint32, height);
    const QByteArray bytes = imageFile(QString::fromLatin1(QTest::currentDataTag()));
    const auto info = checkImage(bytes);
    QVERIFY(info);
    QCOMPARE(*info, (ImageInfo{format, width, height}));
    QCOMPARE(*checkImageHeader(bytes), *info);
    QVERIFY(checkImage(bytes + "what some tools write behind it"));
}

void tst_ImageCheck::acceptsSmallestImages_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint32>("width");
    QTest::addColumn<quint32>("height");
    QTest::newRow("smallest PNG") << png(1, 1) << 1u << 1u;
    QTest::newRow("largest PNG") << png(4096, 4096) << 4096u << 4096u;
    QTest::newRow("JPEG with fill bytes") << jpeg(QByteArray(100, '\xff') + frame(5, 6).sliced(1)) << 5u << 6u;
    QTest::newRow("JPEG after a long comment") << jpeg(segment(0xfe, QByteArray(65533, 'c')) + frame(5, 6)) << 5u << 6u;
    QTest::newRow("JPEG after its tables")
        << jpeg(segment(0xc4, "huffman") + segment(0xdb, "q") + frame(5, 6, 0xc2)) << 5u << 6u;
    QTest::newRow("JPEG after 1000 profiles")
        << jpeg(segment(0xe2, "ICC_PROFILE").repeated(1000) + frame(5, 6)) << 5u << 6u;
    QTest::newRow("largest JPEG") << jpeg(frame(4096, 4096)) << 4096u << 4096u;
    QTest::newRow("largest GIF") << gif(4096, 4096) << 4096u << 4096u;
    QTest::newRow("lossy WebP of one block") << vp8(16, 16) << 16u << 16u;
    QTest::newRow("lossy WebP with a scaling hint") << vp8(0x4005, 0xc006) << 5u << 6u;
    QTest::newRow("largest lossless WebP") << vp8l(4096, 4096) << 4096u << 4096u;
    QTest::newRow("largest extended WebP") << vp8x(4096, 4096) << 4096u << 4096u;
    QTest::newRow("trailing bytes") << png(7, 8) + "<?php" << 7u << 8u;
    QTest::newRow("PNG with a palette") << pngHeader(5, 6, QByteArray("\x08\x03\0\0\0", 5)) + pngChunk("PLTE", "rgb")
            + pngEnd(5, 6, 8) << 5u << 6u;
    QTest::newRow("PNG with data in pieces and words on both sides")
        << pngHeader(5, 6) + pngChunk("tEXt", "a") + pngChunk("IDAT") + pngChunk("IDAT", pixels(5, 6).first(1))
            + pngChunk("IDAT", pixels(5, 6).sliced(1)) + pngChunk("IDAT") + pngChunk("tIME", "c") + pngChunk("IEND")
        << 5u << 6u;
    QTest::newRow("JPEG of three scans with tables between them") << jpegStart(frame(5, 6, 0xc2)) + jpegTables + scan()
            + segment(0xc4, "h") + scan() + QByteArray(9, '\xff') + scan("\x01")
            + jpegEnd << 5u << 6u;
    QTest::newRow("JPEG of 100 scans") << jpegStart(frame(5, 6, 0xc2)) + jpegTables + scan().repeated(100) + jpegEnd
                                       << 5u << 6u;
    QTest::newRow("JPEG with another behind it") << jpeg(frame(5, 6)) + jpeg(frame(7, 8)) << 5u << 6u;
    QTest::newRow("JPEG whose end has fill bytes") << jpeg(frame(5, 6)).chopped(2) + "\xff\xff\xff\xd9" << 5u << 6u;
    QTest::newRow("GIF with a loop, words and two images")
        << gifHeader(5, 6) + gifLoop + gifImage + QByteArray("!\xfe\x02hi\0", 6) + gifImage + ';' << 5u << 6u;
    QTest::newRow("animated WebP with words behind it")
        << animation(webpFrame(riffChunk("ALPH", QByteArray("\0x", 2)) + lossyChunk) + webpFrame(pictureChunk)
                     + riffChunk("EXIF", "odd"))
        << 1u << 1u;
}

void tst_ImageCheck::acceptsSmallestImages()
{
    QFETCH(QByteArray, bytes);
    const auto info = checkImage(bytes);
    QVERIFY(info);
    QTEST(info->width, "width");
    QTEST(info->height, "height");
}

void tst_ImageCheck::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("hello");
    QTest::newRow("SVG") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>");
    QTest::newRow("BMP") << "BM" + QByteArray(100, '\0');
    QTest::newRow("a PNG after a space") << ' ' + png(1, 1);
    QTest::newRow("PNG without width") << png(0, 1);
    QTest::newRow("PNG without height") << png(1, 0);
    QTest::newRow("PNG too wide") << png(4097, 1);
    QTest::newRow("PNG too high") << png(1, 4097);
    QTest::newRow("PNG bomb") << png(0xffffffffu, 0xffffffffu);
    QTest::newRow("PNG of depth 3") << png(1, 1, QByteArray("\x03\0\0\0\0", 5));
    QTest::newRow("PNG of colour 1") << png(1, 1, QByteArray("\x08\x01\0\0\0", 5));
    QTest::newRow("PNG with a palette of 16 bits") << png(1, 1, QByteArray("\x10\x03\0\0\0", 5));
    QTest::newRow("PNG true colour of 4 bits") << png(1, 1, QByteArray("\x04\x02\0\0\0", 5));
    QTest::newRow("PNG with another compression") << png(1, 1, QByteArray("\x08\x02\x01\0\0", 5));
    QTest::newRow("PNG with another filter") << png(1, 1, QByteArray("\x08\x02\0\x01\0", 5));
    QTest::newRow("PNG with another interlace") << png(1, 1, QByteArray("\x08\x02\0\0\x02", 5));
    QTest::newRow("PNG with a long header") << png(1, 1).replace(8, 4, big<quint32>(14));
    QTest::newRow("PNG that starts with its end") << png(1, 1).replace(12, 4, "IEND");
    QTest::newRow("JPEG of nothing") << jpeg("\xff");
    QTest::newRow("JPEG without a frame") << jpeg(segment(0xe0, "JFIF"));
    QTest::newRow("JPEG without width") << jpeg(frame(0, 1));
    QTest::newRow("JPEG whose height comes later") << jpeg(frame(1, 0));
    QTest::newRow("JPEG too wide") << jpeg(frame(4097, 1));
    QTest::newRow("JPEG too high") << jpeg(frame(1, 65535));
    QTest::newRow("JPEG frame of no component") << jpeg(segment(0xc0, QByteArray("\x08\0\x01\0\x01\0", 6)));
    QTest::newRow("JPEG frame shorter than its components")
        << jpeg(segment(0xc0, QByteArray("\x08\0\x01\0\x01\x03\x01\x11\0", 9)));
    QTest::newRow("JPEG segment of length 0") << jpeg(QByteArray("\xff\xe0\0\0", 4) + frame(1, 1));
    QTest::newRow("JPEG segment of length 1") << jpeg(QByteArray("\xff\xe0\0\x01", 4) + frame(1, 1));
    QTest::newRow("JPEG segment past the end") << jpeg(QByteArray("\xff\xe0\xff\xff", 4) + frame(1, 1));
    QTest::newRow("JPEG scan before a frame") << jpeg(segment(0xda, "scan") + frame(1, 1));
    QTest::newRow("JPEG of 101 scans, each a walk over the picture")
        << jpegStart(frame(5, 6, 0xc2)) + jpegTables + scan().repeated(101) + jpegEnd;
    QTest::newRow("JPEG end before a frame") << jpeg(QByteArray("\xff\xd9") + frame(1, 1));
    QTest::newRow("JPEG start in a JPEG") << jpeg(QByteArray("\xff\xd8") + frame(1, 1));
    QTest::newRow("JPEG garbage between segments") << jpeg(segment(0xe0, "JFIF") + 'x' + frame(1, 1));
    QTest::newRow("JPEG of nothing but fill") << jpeg(QByteArray(1000, '\xff'));
    QTest::newRow("GIF88a") << gif(1, 1).replace(0, 6, "GIF88a");
    QTest::newRow("GIF without width") << gif(0, 1);
    QTest::newRow("GIF without height") << gif(1, 0);
    QTest::newRow("GIF too wide") << gif(4097, 1);
    QTest::newRow("GIF too high") << gif(1, 65535);
    QTest::newRow("WAVE") << riff("fmt ", QByteArray(20, '\0')).replace(8, 4, "WAVE");
    QTest::newRow("WebP of another kind") << riff("VP9 ", QByteArray(20, '\0'));
    QTest::newRow("WebP longer than the file") << vp8(1, 1).replace(4, 4, little<quint32>(23));
    QTest::newRow("WebP of 4 GiB") << vp8(1, 1).replace(4, 4, little<quint32>(0xffffffffu));
    QTest::newRow("WebP of length 0") << vp8(1, 1).replace(4, 4, little<quint32>(0));
    QTest::newRow("WebP chunk longer than the WebP") << vp8(1, 1).replace(16, 4, little<quint32>(11));
    QTest::newRow("WebP chunk of 4 GiB") << vp8x(1, 1).replace(16, 4, little<quint32>(0xffffffffu));
    QTest::newRow("WebP without width") << vp8(0, 1);
    QTest::newRow("WebP without height") << vp8(1, 0x4000);
    QTest::newRow("WebP too wide") << vp8(4097, 1);
    QTest::newRow("WebP that starts with a difference") << vp8(1, 1, QByteArray("\x11\0\0\x9d\x01\x2a", 6));
    QTest::newRow("WebP without start code") << vp8(1, 1, QByteArray("\x10\0\0\x9d\x01\x2b", 6));
    QTest::newRow("lossless WebP too wide") << vp8l(4097, 1);
    QTest::newRow("lossless WebP too high") << vp8l(1, 16384);
    QTest::newRow("lossless WebP of version 1") << vp8l(1, 1, 1);
    QTest::newRow("lossless WebP without signature") << vp8l(1, 1).replace(20, 1, "x");
    QTest::newRow("extended WebP too wide") << vp8x(4097, 1);
    QTest::newRow("extended WebP too high") << vp8x(1, 1u << 24u);
}

void tst_ImageCheck::refuses()
{
    QFETCH(QByteArray, bytes);
    const auto info = checkImage(bytes);
    QVERIFY(!info);
    QCOMPARE(info.error().code, ErrorCode::InvalidInput);
    QVERIFY(info.error().detail.startsWith(u"file "_s)); // names the field
}

void tst_ImageCheck::refusesEveryTruncatedHeader_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("PNG") << pngHeader(1, 1);
    QTest::newRow("JPEG") << jpegStart(segment(0xe0, "JFIF") + frame(1, 1));
    QTest::newRow("GIF") << gifHeader(1, 1);
    QTest::newRow("lossy WebP") << vp8(1, 1);
    QTest::newRow("lossless WebP") << vp8l(1, 1);
    QTest::newRow("extended WebP") << webp(vp8xChunk(1, 1));
}

void tst_ImageCheck::refusesEveryTruncatedHeader()
{
    QFETCH(QByteArray, header);
    QVERIFY(checkImageHeader(header));
    for (qsizetype size = 0; size < header.size(); ++size) {
        const QByteArray cut(header.constData(), size); // its own memory: a sanitizer sees a read past the end
        const auto info = checkImageHeader(cut);
        QVERIFY2(!info, qPrintable(u"%1 bytes"_s.arg(size)));
        QCOMPARE(info.error().code, ErrorCode::InvalidInput);
    }
}

void tst_ImageCheck::refusesEveryTruncatedImage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QDir images(QStringLiteral(CURVEDESK_TEST_DATA "/images"));
    for (const QString &name : images.entryList({u"*.png"_s, u"*.jpg"_s, u"*.gif"_s, u"*.webp"_s})) {
        const QByteArray bytes = imageFile(name);
        // ImageMagick writes another WebP behind an animated one.
        const bool isWebp = name.endsWith(u".webp");
        QTest::newRow(qPrintable(name)) << (isWebp ? bytes.first(8 + qFromLittleEndian<qint32>(bytes.data() + 4))
                                                   : bytes);
    }
}

void tst_ImageCheck::refusesEveryTruncatedImage()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(checkImage(bytes));
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        const QByteArray cut(bytes.constData(), size);
        const auto info = checkImage(cut);
        QVERIFY2(!info, qPrintable(u"%1 of %2 bytes"_s.arg(size).arg(bytes.size())));
        QCOMPARE(info.error().code, ErrorCode::InvalidInput);
    }
}

void tst_ImageCheck::refusesWhatIsNotWhole_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    const QByteArray indexed = pngHeader(1, 1, QByteArray("\x08\x03\0\0\0", 5));
    const QByteArray data = pngChunk("IDAT", pixels(1, 1));
    const QByteArray end = pngChunk("IEND");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &format) {
        QTest::newRow(name) << bytes << format;
    };
    row("PNG of a header", pngHeader(1, 1), u"PNG"_s);
    row("PNG without pixels", pngHeader(1, 1) + end, u"PNG"_s);
    row("PNG with an empty piece of data", pngHeader(1, 1) + pngChunk("IDAT") + end, u"PNG"_s);
    row("PNG without an end", pngHeader(1, 1) + data, u"PNG"_s);
    row("PNG without a palette", indexed + data + end, u"PNG"_s);
    row("PNG with a late palette", indexed + data + pngChunk("PLTE", "rgb") + end, u"PNG"_s);
    row("PNG with data in two runs", pngHeader(1, 1) + data + pngChunk("tEXt", "a") + data + end, u"PNG"_s);
    row("PNG with two headers", pngHeader(1, 1) + pngHeader(1, 1).sliced(8) + data + end, u"PNG"_s);
    row("PNG with a chunk nobody knows", pngHeader(1, 1) + pngChunk("ABCD") + data + end, u"PNG"_s);
    row("PNG with a chunk of 4 GiB", pngHeader(1, 1) + QByteArray(data).replace(0, 4, "\xff\xff\xff\xff") + end,
        u"PNG"_s);
    const auto packed = [](const QByteArray &rows) { return pngChunk("IDAT", qCompress(rows).sliced(4)); };
    const QByteArray rows = (QByteArray(1, '\0') + QByteArray(6, 'x')).repeated(3);
    QVERIFY(checkImage(pngHeader(2, 3) + packed(rows) + end));
    row("PNG with more behind its rows", pngHeader(2, 3) + packed(rows + QByteArray(3'600'000, 'x')) + end, u"PNG"_s);
    row("PNG with words behind its pixels",
        pngHeader(2, 3) + pngChunk("IDAT", qCompress(rows).sliced(4) + "words") + end, u"PNG"_s);
    row("PNG with words in a piece of their own", pngHeader(2, 3) + packed(rows) + pngChunk("IDAT", "words") + end,
        u"PNG"_s);
    row("PNG without the checksum of its pixels",
        pngHeader(2, 3) + pngChunk("IDAT", qCompress(rows).sliced(4).chopped(4)) + end, u"PNG"_s);
    const QByteArray frames = pngChunk("acTL", big(1u) + big(0u));
    const auto control = [](quint32 width, quint32 height) {
        return pngChunk("fcTL", big(0u) + big(width) + big(height) + QByteArray(14, '\0'));
    };
    const auto frameData = [](const QByteArray &bytes) { return pngChunk("fdAT", big(1u) + bytes); };
    const QByteArray picture = packed(rows);
    const QByteArray packedRow = qCompress(rows.first(7)).sliced(4);
    const auto apng = [&](const QByteArray &rest) { return pngHeader(2, 3) + frames + picture + rest + end; };
    QVERIFY(checkImage(apng(control(2, 1) + frameData(packedRow))));
    row("PNG with a frame and no animation", pngHeader(2, 3) + picture + control(2, 1) + frameData(packedRow) + end,
        u"PNG"_s);
    row("PNG with data of no frame", apng(frameData(packedRow)), u"PNG"_s);
    row("PNG with a frame of words", apng(control(2, 1) + frameData("words")), u"PNG"_s);
    row("PNG with words behind a frame", apng(control(2, 1) + frameData(packedRow + "words")), u"PNG"_s);
    row("PNG with an empty frame", apng(control(2, 1)), u"PNG"_s);
    row("PNG with a frame of no width", apng(control(0, 1) + frameData(packedRow)), u"PNG"_s);
    row("PNG with fewer frames than it says", apng({}), u"PNG"_s);
    row("PNG with frames out of order", apng(control(2, 1) + pngChunk("fdAT", big(2u) + packedRow)), u"PNG"_s);
    row("PNG with a frame beyond its picture", apng(control(2, 4) + frameData(qCompress(rows).sliced(4))), u"PNG"_s);
    const auto pictureControl
        = [](quint32 number) { return pngChunk("fcTL", big(number) + big(2u) + big(3u) + QByteArray(14, '\0')); };
    const QByteArray ofPicture = pngHeader(2, 3) + pngChunk("acTL", big(1u) + big(0u)) + pictureControl(0) + picture;
    QVERIFY(checkImage(ofPicture + end));
    row("PNG whose picture is two frames",
        pngHeader(2, 3) + pngChunk("acTL", big(2u) + big(0u)) + pictureControl(0) + pictureControl(1) + picture + end,
        u"PNG"_s);
    row("PNG with words in a frame's header", apng(pngChunk("fcTL", QByteArray(27, 'w')) + frameData(packedRow)),
        u"PNG"_s);
    row("PNG of garbage", pngHeader(2, 3) + pngChunk("IDAT", "pixels") + end, u"PNG"_s);
    row("PNG with a byte too few", pngHeader(2, 3) + packed(rows.chopped(1)) + end, u"PNG"_s);
    row("PNG with a filter nobody knows", pngHeader(2, 3) + packed(QByteArray(rows).replace(14, 1, "\5")) + end,
        u"PNG"_s);
    row("PNG without its last pass", pngHeader(2, 3, QByteArray("\x08\x02\0\0\x01", 5)) + packed(rows) + end, u"PNG"_s);
    row("PNG of zeros", pngHeader(1, 1) + QByteArray(1000, '\0'), u"PNG"_s);
    const QByteArray start = jpegStart(frame(1, 1));
    row("JPEG of a frame", start, u"JPEG"_s);
    row("JPEG without a scan", start + jpegTables + jpegEnd, u"JPEG"_s);
    row("JPEG with an empty scan", start + jpegTables + scan("") + jpegEnd, u"JPEG"_s);
    row("JPEG without an end", start + jpegTables + scan(), u"JPEG"_s);
    row("JPEG that ends in half a marker", start + jpegTables + scan() + "\xff", u"JPEG"_s);
    row("JPEG that ends in fill bytes", start + jpegTables + scan() + QByteArray(9, '\xff'), u"JPEG"_s);
    row("JPEG whose end is data", start + jpegTables + scan() + QByteArray("\xff\0\xd9", 3), u"JPEG"_s);
    row("JPEG whose end is in its picture of itself",
        jpegStart(segment(0xe1, "Exif" + jpeg(frame(1, 1)))) + frame(1, 1) + jpegTables + scan(), u"JPEG"_s);
    row("JPEG without quantisation", start + scan() + jpegEnd, u"JPEG"_s);
    row("JPEG of two frames", start + frame(1, 1) + jpegTables + scan() + jpegEnd, u"JPEG"_s);
    row("JPEG cut between its scans", start + jpegTables + scan() + segment(0xc4, "h"), u"JPEG"_s);
    row("JPEG with a start in it", start + jpegTables + scan() + jpeg(frame(1, 1)), u"JPEG"_s);
    row("JPEG with a segment past the end", start + jpegTables + QByteArray("\xff\xda\xff\xff", 4) + jpegEnd,
        u"JPEG"_s);
    const QByteArray header = gifHeader(1, 1);
    row("GIF of a header", header, u"GIF"_s);
    row("GIF without an image", header + ';', u"GIF"_s);
    row("GIF of words only", header + gifLoop + ';', u"GIF"_s);
    row("GIF without an end", header + gifImage, u"GIF"_s);
    row("GIF of an image without data", header + gifImage.first(11) + QByteArray(1, '\0') + ';', u"GIF"_s);
    row("GIF whose data does not end", header + gifImage.chopped(1) + ';', u"GIF"_s);
    row("GIF with words behind its codes", header + gifImage.first(11) + QByteArray("\x08\x44\x01words!\0", 10) + ';',
        u"GIF"_s);
    row("GIF with a block of words behind its codes", header + gifImage.chopped(1) + QByteArray("\x05words\0", 7) + ';',
        u"GIF"_s);
    row("GIF with garbage between its blocks", header + gifImage + 'x' + gifImage + ';', u"GIF"_s);
    row("GIF with a pixel too few", header + QByteArray(gifImage).replace(5, 1, "\2") + ';', u"GIF"_s);
    row("GIF of codes that its table does not have", header + QByteArray(gifImage).replace(12, 1, "\x7f") + ';',
        u"GIF"_s);
    row("GIF of codes of 12 bits", header + QByteArray(gifImage).replace(10, 1, "\x0c") + ';', u"GIF"_s);
    row("GIF with an image of 65,535 pixels a side",
        header + QByteArray(gifImage).replace(5, 4, "\xff\xff\xff\xff") + ';', u"GIF"_s);
    row("GIF with an image of no width", header + QByteArray(gifImage).replace(5, 2, QByteArray(2, '\0')) + ';',
        u"GIF"_s);
    row("GIF of a colour table only", QByteArray(header).replace(10, 1, "\xf7") + gifImage + ';', u"GIF"_s);
    row("WebP of a canvas", webp(vp8xChunk(1, 1)), u"WebP"_s);
    row("WebP of words only", webp(vp8xChunk(1, 1) + riffChunk("EXIF", "odd")), u"WebP"_s);
    row("WebP with a chunk past its end", webp(vp8xChunk(1, 1) + pictureChunk.chopped(2)), u"WebP"_s);
    row("WebP with half a chunk", webp(vp8xChunk(1, 1) + pictureChunk + "EXIF"), u"WebP"_s);
    row("WebP with an empty picture", webp(vp8xChunk(1, 1) + riffChunk("VP8L", "")), u"WebP"_s);
    row("WebP whose first partition is cut", vp8(1, 1, QByteArray("\x30\x10\0\x9d\x01\x2a", 6)), u"WebP"_s);
    row("lossy WebP with too few pixels", vp8(4096, 4096), u"WebP"_s);
    row("lossless WebP of garbage", vp8l(5, 6).replace(25, 8, "evil pix"), u"WebP"_s);
    row("WebP of another size than its canvas", webp(vp8xChunk(2, 2) + pictureChunk), u"WebP"_s);
    row("animated WebP of 136 million pixels",
        webp(vp8xChunk(4096, 4096, 2) + riffChunk("ANIM", QByteArray(6, '\0'))
             + webpFrame(vp8l(4096, 4096).sliced(12), 4096, 4096).repeated(9)),
        u"WebP"_s);
    row("animated WebP without frames", animation({}), u"WebP"_s);
    row("animated WebP of a still", animation(pictureChunk), u"WebP"_s);
    row("animated WebP with a short frame", animation(riffChunk("ANMF", QByteArray(15, '\0'))), u"WebP"_s);
    row("animated WebP with an empty frame", animation(webpFrame({})), u"WebP"_s);
    row("animated WebP with a frame of words", animation(webpFrame(riffChunk("ALPH", "a"))), u"WebP"_s);
    row("animated WebP with a cut frame", animation(webpFrame(pictureChunk) + webpFrame(pictureChunk.chopped(2))),
        u"WebP"_s);
}

void tst_ImageCheck::refusesWhatIsNotWhole()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    QVERIFY(checkImageHeader(bytes));
    const auto info = checkImage(bytes);
    QVERIFY(!info);
    QCOMPARE(info.error().code, ErrorCode::InvalidInput);
    QCOMPARE(info.error().detail, u"file is not a whole %1 image: its end is missing or it is damaged"_s.arg(format));
}

void tst_ImageCheck::refusesEveryFlippedBitOfAPng()
{
    const QByteArray intact = png(100, 100);
    for (qsizetype i = 0; i < intact.size() * 8; ++i) {
        QByteArray flipped = intact;
        flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
        QVERIFY2(!checkImage(flipped), qPrintable(u"bit %1"_s.arg(i)));
    }
}

void tst_ImageCheck::refusesTooManyBytes()
{
    QByteArray image = png(1, 1);
    image.resize(maxImageBytes);
    QVERIFY(checkImage(image));
    image.append('\0');
    const auto info = checkImage(image);
    QVERIFY(!info);
    QCOMPARE(info.error().code, ErrorCode::PayloadTooLarge);
}

void tst_ImageCheck::givesUpOnEndlessSegments()
{
    const QByteArray endless = jpeg(segment(0xe1, "").repeated(1'000'000) + frame(1, 1));
    QVERIFY(endless.size() < maxImageBytes);
    QCOMPARE(checkImage(endless).error().code, ErrorCode::InvalidInput);
}

void tst_ImageCheck::namesTypes()
{
    QCOMPARE(mimeType(Format::Png), "image/png"_L1);
    QCOMPARE(mimeType(Format::Jpeg), "image/jpeg"_L1);
    QCOMPARE(mimeType(Format::Gif), "image/gif"_L1);
    QCOMPARE(mimeType(Format::WebP), "image/webp"_L1);
}

CURVEDESK_TEST(tst_ImageCheck)

} // namespace imageCheckTest
#include "tst_ImageCheck.moc"
