// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Pictures that anybody may have made are read as by Qt, or given up when they take too long.
#include "tests/support/TestProgram.h"
#include "tests/support/TurnedPicture.h"
#include "ui/widgets/PictureReader.h"

#include <QBuffer>
#include <QImage>
#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace std::chrono_literals;

namespace pictureReaderTest {

namespace {

constexpr quint16 side = 4096;

// A segment of a JPEG file.
QByteArray segment(char marker, const QByteArray &payload)
{
    QByteArray bytes{"\xff"};
    bytes += marker;
    bytes.resize(4);
    qToBigEndian(static_cast<quint16>(payload.size() + 2), bytes.data() + 2);
    return bytes + payload;
}

// A grey progressive JPEG of 4096 x 4096 pixels that states its coefficients in so many scans of 36 bytes.
QByteArray jpegOfScans(int scans)
{
    const QByteArray counts = QByteArray(1, '\1') + QByteArray(15, '\0'); // one code, of one bit
    QByteArray bytes = "\xff\xd8" + segment('\xdb', QByteArray(1, '\0') + QByteArray(64, '\1'))
        + segment('\xc2', QByteArray("\x08\x10\x00\x10\x00\x01\x01\x11\x00", 9))
        + segment('\xc4', QByteArray(1, '\0') + counts + QByteArray(1, '\0'))
        + segment('\xc4', QByteArray(1, '\x10') + counts + QByteArray(1, '\xe0'))
        + segment('\xda', QByteArray("\1\1\0\0\0\0", 6)) + QByteArray(side / 8 * side / 8 / 8, '\0');
    // Nine runs of empty blocks, each a zero and 14 ones, fill the picture. 0 follows 0xff in a scan's bytes.
    QByteArray bits;
    for (int run = 0; run < 9; ++run)
        bits += "011111111111111";
    bits += '1';
    QByteArray runs;
    for (qsizetype at = 0; at < bits.size(); at += 8) {
        const auto byte = static_cast<char>(bits.mid(at, 8).toInt(nullptr, 2));
        runs += byte;
        if (byte == '\xff')
            runs += '\0';
    }
    return bytes + (segment('\xda', QByteArray("\1\1\0\1\x3f\0", 6)) + runs).repeated(scans) + "\xff\xd9";
}

} // namespace

class tst_PictureReader : public QObject
{
    Q_OBJECT

private slots:
    void readsAPicture_data();
    void readsAPicture();
    void turnsAsTheCameraNoted_data();
    void turnsAsTheCameraNoted();
    void refusesOtherFormats();
    void givesUpWhatTakesTooLong();
};

void tst_PictureReader::readsAPicture_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("png") << QByteArray("png");
    QTest::newRow("jpeg") << QByteArray("jpeg");
    QTest::newRow("webp") << QByteArray("webp");
}

void tst_PictureReader::readsAPicture()
{
    QFETCH(QByteArray, format);
    QImage drawn(640, 480, QImage::Format_RGB32);
    for (int y = 0; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x)
            drawn.setPixelColor(x, y, QColor(x % 256, y % 256, (x + y) % 256));
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(drawn.save(&buffer, format.constData()));
    PictureReader reader(buffer.data());
    QVERIFY(reader.isAllowed());
    QCOMPARE(reader.options().size(), drawn.size());
    QCOMPARE(reader.read(), QImage::fromData(buffer.data()));
}

void tst_PictureReader::turnsAsTheCameraNoted_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<quint16>("orientation");
    for (const char *format : {"png", "webp", "jpeg"}) {
        for (quint16 orientation = 1; orientation <= 8; ++orientation)
            QTest::addRow("%s %d", format, orientation) << QByteArray(format) << orientation;
    }
}

// As EXIF says: where the first row and the first column of the stored picture are shown.
void tst_PictureReader::turnsAsTheCameraNoted()
{
    QFETCH(QByteArray, format);
    QFETCH(quint16, orientation);
    constexpr int block = 16; // of one colour, so that JPEG keeps it
    constexpr int columns = 3;
    constexpr int rows = 2;
    const QColor colours[rows][columns] = {{Qt::red, Qt::green, Qt::blue}, {Qt::white, Qt::black, Qt::yellow}};
    QImage stored(columns * block, rows * block, QImage::Format_RGB32);
    for (int y = 0; y < stored.height(); ++y) {
        for (int x = 0; x < stored.width(); ++x)
            stored.setPixelColor(x, y, colours[y / block][x / block]);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(stored.save(&buffer, format.constData(), 100));
    PictureReader reader(turned(buffer.data(), orientation, stored.size()));
    QVERIFY(reader.isAllowed());
    QCOMPARE(reader.isTurned(), orientation != 1);
    const bool isQuarter = orientation >= 5;
    const QSize size = isQuarter ? stored.size().transposed() : stored.size();
    QCOMPARE(reader.uprightSize(), size);
    const QImage shown = reader.read();
    QCOMPARE(shown.size(), size);
    // The first row is above (1, 2), below (3, 4), left (5, 8) or right (6, 7); the first column left (1, 4), right
    // (2, 3), above (5, 6) or below (7, 8).
    const bool isRowLast = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    const bool isColumnLast = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const int across = isRowLast ? rows - 1 - row : row;
            const int along = isColumnLast ? columns - 1 - column : column;
            const QPoint place = isQuarter ? QPoint(across, along) : QPoint(along, across);
            const QColor seen = shown.pixelColor(place * block + QPoint(block / 2, block / 2));
            const QColor &meant = colours[row][column];
            QVERIFY2(qAbs(seen.red() - meant.red()) < 40 && qAbs(seen.green() - meant.green()) < 40
                         && qAbs(seen.blue() - meant.blue()) < 40,
                     qPrintable(QStringLiteral("%1 for %2").arg(seen.name(), meant.name())));
        }
    }
}

void tst_PictureReader::refusesOtherFormats()
{
    QVERIFY(!PictureReader({}).isAllowed());
    QVERIFY(!PictureReader("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>").isAllowed());
    QVERIFY(!PictureReader("P1 1 1 1").isAllowed());
}

void tst_PictureReader::givesUpWhatTakesTooLong()
{
    PictureReader few(jpegOfScans(1), 60s);
    QVERIFY(few.isAllowed());
    QCOMPARE(few.read().size(), QSize(side, side));
    PictureReader many(jpegOfScans(400'000), 300ms); // a quarter of an hour without the limit
    QVERIFY(many.read().isNull());
}

CURVEDESK_TEST(tst_PictureReader)

} // namespace pictureReaderTest
#include "tst_PictureReader.moc"
