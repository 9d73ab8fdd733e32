// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"
#include "core/metadata/ImageOrientation.h"
#include "core/metadata/StrippedImage.h"
#include "tests/support/TestProgram.h"
#include "tests/support/TurnedPicture.h"

#include <QDir>
#include <QFile>
#include <QSize>
#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace strippedImageTest {

using Format = ImageInfo::Format;

namespace {

const QByteArray canary = "Lat 47.3769 Lon 8.5417 serial 4711";

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

QByteArray little32(qsizetype value)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian(static_cast<quint32>(value), bytes.data());
    return bytes;
}

QByteArray pngChunk(const QByteArray &name, const QByteArray &content)
{
    return big(static_cast<quint32>(content.size())) + name + content + big(imageBytes::crc32(name + content));
}

QByteArray jpegSegment(quint8 marker, const QByteArray &content)
{
    return QByteArray("\xff").append(static_cast<char>(marker)) + big(static_cast<quint16>(content.size() + 2))
        + content;
}

QByteArray gifExtension(quint8 label, const QByteArray &content)
{
    return QByteArray("\x21").append(static_cast<char>(label)).append(static_cast<char>(content.size())) + content
        + QByteArray("\0", 1);
}

QByteArray riffChunk(const QByteArray &name, const QByteArray &content)
{
    return name + little32(content.size()) + content + QByteArray(content.size() % 2, '\0');
}

/// EXIF as a camera writes it: its orientation among other entries, a text behind them.
QByteArray exif(quint16 orientation, bool isBig)
{
    const auto u16 = [isBig](quint16 value) {
        QByteArray bytes(2, '\0');
        isBig ? qToBigEndian(value, bytes.data()) : qToLittleEndian(value, bytes.data());
        return bytes;
    };
    const auto u32 = [isBig](quint32 value) {
        QByteArray bytes(4, '\0');
        isBig ? qToBigEndian(value, bytes.data()) : qToLittleEndian(value, bytes.data());
        return bytes;
    };
    const QByteArray make = u16(0x010f) + u16(2) + u32(static_cast<quint32>(canary.size())) + u32(38);
    const QByteArray turned = u16(0x0112) + u16(3) + u32(1) + u16(orientation) + u16(0);
    return QByteArray("Exif\0\0", 6) + (isBig ? "MM" : "II") + u16(42) + u32(8) + u16(2) + make + turned + u32(0)
        + canary;
}

// A file with the canary in every place that the format has for it, beside the pixels.
QByteArray tainted(Format format, QByteArray bytes)
{
    switch (format) {
    case Format::Png: {
        QByteArray chunks;
        for (const char *name : {"tEXt", "zTXt", "iTXt", "eXIf", "tIME", "caBX", "prVt"})
            chunks += pngChunk(name, canary);
        bytes.insert(33, chunks);
        return bytes.insert(bytes.size() - 12, pngChunk("tEXt", canary)) + canary;
    }
    case Format::Jpeg: {
        QByteArray segments = jpegSegment(0xe1, exif(1, true));
        segments += jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/" + canary) + jpegSegment(0xe2, "MPF" + canary);
        for (const int marker : {0xe0, 0xe3, 0xed, 0xee, 0xef, 0xfe})
            segments += jpegSegment(static_cast<quint8>(marker), canary);
        return bytes.insert(2, segments) + canary;
    }
    case Format::Gif: {
        const qsizetype start = 13 + imageBytes::colourTableSize(imageBytes::byteAt(bytes, 10));
        const QByteArray application
            = QByteArray("\x21\xff\x0bXMP DataXMP", 14).append(static_cast<char>(canary.size())) + canary
            + QByteArray("\0", 1);
        bytes.insert(start, gifExtension(0xfe, canary) + application + gifExtension(0x01, canary));
        return bytes + canary;
    }
    case Format::WebP: {
        bytes += riffChunk("EXIF", canary) + riffChunk("XMP ", canary) + riffChunk("JUNK", canary);
        bytes.replace(4, 4, little32(bytes.size() - 8));
        return bytes + canary;
    }
    }
    Q_UNREACHABLE();
}

} // namespace

class tst_StrippedImage : public QObject
{
    Q_OBJECT

private slots:
    void keepsColourProfilesOfASensibleSize()
    {
        const auto hasProfile = [](const QByteArray &data) {
            QByteArray file = imageFile(u"animated.png"_s);
            file.insert(33, pngChunk("iCCP", QByteArray("a\0\0", 3) + data));
            return strippedImage(Format::Png, file).contains("iCCP");
        };
        const auto packed = [](qsizetype size) { return qCompress(QByteArray(size, 'p')).sliced(4); };
        QVERIFY(hasProfile(packed(1024 * 1024)));
        QVERIFY(!hasProfile(packed(1024 * 1024 + 1)));
        QVERIFY(!hasProfile(packed(100'000'000)));
        QVERIFY(!hasProfile(packed(100).chopped(1)));
        QVERIFY(!hasProfile("garbage"));
        QVERIFY(!hasProfile({}));
    }

    void losesWhatIsNotForShowing_data()
    {
        QTest::addColumn<QString>("name");
        const QStringList names = QDir(QStringLiteral(CURVEDESK_TEST_DATA "/images/"))
                                      .entryList({u"*.png"_s, u"*.jpg"_s, u"*.gif"_s, u"*.webp"_s});
        QVERIFY(names.size() >= 16);
        for (const QString &name : names)
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void losesWhatIsNotForShowing()
    {
        QFETCH(QString, name);
        const QByteArray file = imageFile(name);
        const ImageInfo info = checkImage(file).value();
        const QByteArray clean = strippedImage(info.format, file);
        QCOMPARE(checkImage(clean).value(), info);
        QCOMPARE(strippedImage(info.format, clean), clean);
        const QByteArray dirty = tainted(info.format, file);
        QCOMPARE(checkImage(dirty).value(), info);
        QVERIFY(dirty.count(canary) >= 4);
        // Nothing but the canaries is gone: pixels, animation, palette and profile are those of the file.
        QCOMPARE(strippedImage(info.format, dirty), clean);
        QVERIFY(!clean.contains("Exif") && !clean.contains("comment"));
    }

    void keepsHowOftenAnAnimationRuns()
    {
        const QByteArray loop = gifExtension(0xff, "NETSCAPE2.0").chopped(1) + QByteArray("\x03\x01\0\0\0", 5);
        QByteArray file = imageFile(u"animated.gif"_s);
        if (!file.contains("NETSCAPE2.0"))
            file.insert(13 + imageBytes::colourTableSize(imageBytes::byteAt(file, 10)), loop);
        QVERIFY(strippedImage(Format::Gif, file).contains("NETSCAPE2.0"));
    }

    void keepsTheOrientationOfAPhoto_data()
    {
        QTest::addColumn<quint16>("orientation");
        QTest::addColumn<bool>("isBig");
        for (const quint16 orientation : QList<quint16>{1, 3, 6, 8, 9}) {
            QTest::addRow("%d big", orientation) << orientation << true;
            QTest::addRow("%d little", orientation) << orientation << false;
        }
    }
    void keepsTheOrientationOfAPhoto()
    {
        QFETCH(quint16, orientation);
        QFETCH(bool, isBig);
        const QByteArray plain = imageFile(u"baseline.jpg"_s);
        const QByteArray clean = strippedImage(Format::Jpeg, plain);
        QByteArray photo = plain;
        photo.insert(2, jpegSegment(0xe1, exif(orientation, isBig)));
        const QByteArray stripped = strippedImage(Format::Jpeg, photo);
        QVERIFY(!stripped.contains(canary));
        if (orientation == 1 || orientation > 8) {
            QCOMPARE(stripped, clean);
            return;
        }
        QCOMPARE(stripped.size(), clean.size() + 36);
        QCOMPARE(stripped.mid(6, 6), QByteArray("Exif\0\0", 6));
        QCOMPARE(imageBytes::big<quint16>(stripped, 22), quint16(0x0112)); // the only entry
        QCOMPARE(imageBytes::big<quint16>(stripped, 30), orientation);
        QCOMPARE(strippedImage(Format::Jpeg, stripped), stripped);
    }

    void keepsTheOrientationOfOtherFormats_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isBig");
        for (const char *name : {"png24.png", "animated.png", "lossy.webp", "alpha.webp", "animated.webp"}) {
            QTest::addRow("%s, big", name) << QString::fromLatin1(name) << true;
            QTest::addRow("%s, little", name) << QString::fromLatin1(name) << false;
        }
    }
    void keepsTheOrientationOfOtherFormats()
    {
        QFETCH(QString, name);
        QFETCH(bool, isBig);
        const QByteArray plain = imageFile(name);
        const ImageInfo info = checkImage(plain).value();
        const QSize size(static_cast<int>(info.width), static_cast<int>(info.height));
        const QByteArray clean = strippedImage(info.format, plain);
        for (quint16 orientation = 0; orientation <= 9; ++orientation) {
            const QByteArray prefixed = exif(orientation, isBig);
            const QByteArray photo = withExif(plain, prefixed.sliced(6), size);
            const QByteArray stripped = strippedImage(info.format, photo);
            QCOMPARE(checkImage(stripped).value(), info);
            QVERIFY(photo.contains(canary) && !stripped.contains(canary));
            QCOMPARE(strippedImage(info.format, stripped), stripped);
            const bool isKept = orientation > 1 && orientation < 9;
            QCOMPARE(imageOrientation::ofPngOrWebp(stripped), isKept ? orientation : quint16{1});
            QCOMPARE(stripped.toLower().count("exif"), isKept ? 1 : 0);
            if (info.format == Format::WebP) {
                if (!isKept && imageFile(name).contains("VP8X"))
                    QCOMPARE(stripped, clean);
                // Some programs write a JPEG's prefix, and a second block is nobody's.
                QCOMPARE(strippedImage(info.format, withExif(plain, prefixed, size)), stripped);
                QCOMPARE(strippedImage(info.format, withExif(photo, exif(4, isBig), size)), stripped);
            } else if (!isKept) {
                QCOMPARE(stripped, clean);
            }
        }
    }

    void readsTheOrientationOfDamagedBytes()
    {
        const auto read = [](const QByteArray &bytes) {
            const quint16 orientation = imageOrientation::ofPngOrWebp(bytes);
            QVERIFY(orientation >= 1 && orientation <= 8);
        };
        for (const QString &name : {u"png24.png"_s, u"lossy.webp"_s}) {
            const QByteArray photo = withExif(imageFile(name), exif(6, true).sliced(6), {20, 10});
            for (qsizetype size = 0; size <= photo.size(); ++size)
                read(photo.first(size));
            for (qsizetype at = 0; at < photo.size(); ++at) {
                QByteArray lie = photo;
                for (const int value : {0, 1, 0x7f, 0xff}) {
                    lie[at] = static_cast<char>(value);
                    read(lie);
                }
            }
        }
        // A WebP of the simple format has no EXIF.
        const QByteArray simple = imageFile(u"lossy.webp"_s);
        if (!simple.contains("VP8X")) {
            QByteArray tail = simple + riffChunk("EXIF", exif(6, true).sliced(6));
            tail.replace(4, 4, little32(tail.size() - 8));
            QCOMPARE(imageOrientation::ofPngOrWebp(tail), quint16{1});
        }
    }

    void survivesEveryLieOfAnExif()
    {
        const QByteArray plain = imageFile(u"baseline.jpg"_s);
        const QByteArray segment = jpegSegment(0xe1, exif(6, true));
        for (qsizetype at = 4; at < segment.size(); ++at) {
            for (const int value : {0, 1, 0x7f, 0xff}) {
                QByteArray lie = segment;
                lie[at] = static_cast<char>(value);
                QByteArray photo = plain;
                photo.insert(2, lie);
                QVERIFY(checkImage(strippedImage(Format::Jpeg, photo)));
            }
        }
        for (qsizetype size = 0; size <= 40; ++size) {
            QByteArray photo = plain;
            photo.insert(2, jpegSegment(0xe1, exif(6, false).first(size)));
            QVERIFY(checkImage(strippedImage(Format::Jpeg, photo)));
        }
    }
};

CURVEDESK_TEST(tst_StrippedImage)

} // namespace strippedImageTest
#include "tst_StrippedImage.moc"
