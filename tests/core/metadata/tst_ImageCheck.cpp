// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageCheck.h"

#include <QDir>
#include <QFile>
#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;
using Format = curvedesk::ImageInfo::Format;

Q_DECLARE_METATYPE(curvedesk::ImageInfo::Format)
Q_DECLARE_METATYPE(curvedesk::ErrorCode)

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

// A PNG as far as its header; `tail` is depth, colour, compression, filter, interlace.
QByteArray png(quint32 width, quint32 height, const QByteArray &tail = QByteArray("\x08\x02\0\0\0", 5))
{
    const QByteArray chunk = "IHDR" + big(width) + big(height) + tail;
    return "\x89PNG\r\n\x1a\n" + big<quint32>(13) + chunk + big(crc32(chunk));
}

QByteArray segment(quint8 marker, const QByteArray &content)
{
    return QByteArray("\xff") + static_cast<char>(marker) + big(static_cast<quint16>(content.size() + 2)) + content;
}

QByteArray frame(quint16 width, quint16 height, quint8 marker = 0xc0)
{
    return segment(marker, QByteArray("\x08") + big(height) + big(width) + QByteArray("\x01\x01\x11\0", 4));
}

QByteArray jpeg(const QByteArray &rest)
{
    return QByteArray("\xff\xd8") + rest;
}

QByteArray gif(quint16 width, quint16 height)
{
    return "GIF89a" + little(width) + little(height) + QByteArray(3, '\0');
}

QByteArray riff(const QByteArray &kind, const QByteArray &content)
{
    const QByteArray chunk = kind + little(static_cast<quint32>(content.size())) + content;
    return "RIFF" + little(static_cast<quint32>(chunk.size() + 4)) + "WEBP" + chunk;
}

QByteArray vp8(quint16 width, quint16 height, const QByteArray &start = QByteArray("\x10\0\0\x9d\x01\x2a", 6))
{
    return riff("VP8 ", start + little(width) + little(height));
}

QByteArray vp8l(quint32 width, quint32 height, quint32 version = 0)
{
    return riff("VP8L", "/" + little((width - 1) | (height - 1) << 14u | version << 29u));
}

QByteArray vp8x(quint32 width, quint32 height)
{
    return riff("VP8X", QByteArray(4, '\0') + little(width - 1).first(3) + little(height - 1).first(3));
}

} // namespace

class tst_ImageCheck : public QObject
{
    Q_OBJECT

private slots:
    void acceptsRealImages_data();
    void acceptsRealImages();
    void acceptsHeaders_data();
    void acceptsHeaders();
    void refuses_data();
    void refuses();
    void refusesEveryTruncatedHeader_data();
    void refusesEveryTruncatedHeader();
    void refusesEveryFlippedBitOfAPngHeader();
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
}

void tst_ImageCheck::acceptsRealImages()
{
    QFETCH(Format, format);
    QFETCH(quint32, width);
    QFETCH(quint32, height);
    const auto info = checkImage(imageFile(QString::fromLatin1(QTest::currentDataTag())));
    QVERIFY(info);
    QCOMPARE(*info, (ImageInfo{format, width, height}));
}

void tst_ImageCheck::acceptsHeaders_data()
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
    QTest::newRow("largest lossy WebP") << vp8(4096, 4096) << 4096u << 4096u;
    QTest::newRow("lossy WebP with a scaling hint") << vp8(0x4005, 0xc006) << 5u << 6u;
    QTest::newRow("largest lossless WebP") << vp8l(4096, 4096) << 4096u << 4096u;
    QTest::newRow("largest extended WebP") << vp8x(4096, 4096) << 4096u << 4096u;
    QTest::newRow("trailing bytes") << png(7, 8) + "<?php" << 7u << 8u;
}

void tst_ImageCheck::acceptsHeaders()
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
    QTest::newRow("PNG") << png(1, 1);
    QTest::newRow("JPEG") << jpeg(segment(0xe0, "JFIF") + frame(1, 1));
    QTest::newRow("GIF") << gif(1, 1);
    QTest::newRow("lossy WebP") << vp8(1, 1);
    QTest::newRow("lossless WebP") << vp8l(1, 1);
    QTest::newRow("extended WebP") << vp8x(1, 1);
}

void tst_ImageCheck::refusesEveryTruncatedHeader()
{
    QFETCH(QByteArray, header);
    QVERIFY(checkImage(header));
    for (qsizetype size = 0; size < header.size(); ++size) {
        const QByteArray cut(header.constData(), size); // its own memory: a sanitizer sees a read past the end
        const auto info = checkImage(cut);
        QVERIFY2(!info, qPrintable(u"%1 bytes"_s.arg(size)));
        QCOMPARE(info.error().code, ErrorCode::InvalidInput);
    }
}

void tst_ImageCheck::refusesEveryFlippedBitOfAPngHeader()
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
    QCOMPARE(mimeType(Format::Png), u"image/png"_s);
    QCOMPARE(mimeType(Format::Jpeg), u"image/jpeg"_s);
    QCOMPARE(mimeType(Format::Gif), u"image/gif"_s);
    QCOMPARE(mimeType(Format::WebP), u"image/webp"_s);
}

QTEST_GUILESS_MAIN(tst_ImageCheck)
#include "tst_ImageCheck.moc"
