// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Base64.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace base64Test {

class tst_Base64 : public QObject
{
    Q_OBJECT

private slots:
    void everyLengthAndByte();
    void refuses_data();
    void refuses();
    void writesNothingBehindTheResult();
};

void tst_Base64::everyLengthAndByte()
{
    QByteArray bytes;
    for (int size = 0; size < 600; ++size) {
        const QByteArray text = bytes.toBase64();
        QByteArray out(base64::maxDecodedSize(text.size()), 'x');
        qsizetype written = -1;
        QVERIFY(
            base64::decodeInto(text, std::span(reinterpret_cast<quint8 *>(out.data()), size_t(out.size())), written));
        QCOMPARE(written, bytes.size());
        QCOMPARE(out.first(written), bytes);
        bytes.append(static_cast<char>(size * 7 + size / 256));
    }
}

void tst_Base64::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one character") << QByteArray("A");
    QTest::newRow("no padding") << QByteArray("QUI");
    QTest::newRow("three paddings") << QByteArray("Q===");
    QTest::newRow("padding only") << QByteArray("====");
    QTest::newRow("padding inside") << QByteArray("QQ==QUJD");
    QTest::newRow("padding before a character") << QByteArray("QQ=A");
    QTest::newRow("spare bits of one byte") << QByteArray("QR==");
    QTest::newRow("spare bits of two bytes") << QByteArray("QUJ=");
    QTest::newRow("space") << QByteArray("QU D");
    QTest::newRow("newline") << QByteArray("QUJD\nQUJD\n\n\n");
    QTest::newRow("url alphabet, minus") << QByteArray("QUJ-");
    QTest::newRow("url alphabet, underscore") << QByteArray("_UJD");
    QTest::newRow("high byte") << QByteArray("QUJ\x80");
    QTest::newRow("NUL") << QByteArray("QUJD\0QUJ", 8);
    for (int position = 0; position < 8; ++position) {
        QByteArray text = "QUJDQUJD";
        text[position] = '!';
        QTest::addRow("bad at %d", position) << text;
    }
}

void tst_Base64::refuses()
{
    QFETCH(QByteArray, text);
    std::array<quint8, 32> out;
    qsizetype written = -1;
    QVERIFY(!base64::decodeInto(text, out, written));
    QCOMPARE(written, 0);
}

void tst_Base64::writesNothingBehindTheResult()
{
    for (int size = 0; size <= 12; ++size) {
        const QByteArray text = QByteArray(size, 'z').toBase64();
        // Allocated, so that the sanitizer sees a write behind it.
        std::vector<quint8> exact(static_cast<std::size_t>(size));
        qsizetype written = -1;
        QVERIFY(base64::decodeInto(text, exact, written));
        QCOMPARE(written, size);
        if (size > 0) {
            std::vector<quint8> small(static_cast<std::size_t>(size - 1));
            QVERIFY(!base64::decodeInto(text, small, written));
            QCOMPARE(written, 0);
        }
    }
}

CURVEDESK_TEST(tst_Base64)

} // namespace base64Test
#include "tst_Base64.moc"
