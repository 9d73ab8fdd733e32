// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ShortVec.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace shortVecTest {

class tst_ShortVec : public QObject
{
    Q_OBJECT

private slots:
    void everyValue();
    void knownForms_data();
    void knownForms();
    void refuses_data();
    void refuses();
};

void tst_ShortVec::everyValue()
{
    for (int value = 0; value <= 0xffff; ++value) {
        ByteWriter writer;
        shortvec::write(writer, static_cast<quint16>(value));
        QCOMPARE(writer.result().size(), shortvec::encodedSize(static_cast<quint16>(value)));
        ByteReader reader(writer.result());
        const Result<quint16> read = shortvec::read(reader);
        QVERIFY(read);
        QCOMPARE(*read, value);
        QCOMPARE(reader.remaining(), 0);
    }
}

void tst_ShortVec::knownForms_data()
{
    QTest::addColumn<int>("value");
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("0") << 0 << QByteArray("00");
    QTest::newRow("0x7f") << 0x7f << QByteArray("7f");
    QTest::newRow("0x80") << 0x80 << QByteArray("8001");
    QTest::newRow("0x3fff") << 0x3fff << QByteArray("ff7f");
    QTest::newRow("0x4000") << 0x4000 << QByteArray("808001");
    QTest::newRow("0xffff") << 0xffff << QByteArray("ffff03");
}

void tst_ShortVec::knownForms()
{
    QFETCH(int, value);
    QFETCH(QByteArray, hex);
    ByteWriter writer;
    shortvec::write(writer, static_cast<quint16>(value));
    QCOMPARE(writer.result().toHex(), hex);
}

void tst_ShortVec::refuses_data()
{
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("cut after one") << QByteArray("80");
    QTest::newRow("cut after two") << QByteArray("8080");
    QTest::newRow("zero in two") << QByteArray("8000");
    QTest::newRow("zero in three") << QByteArray("808000");
    QTest::newRow("0x7f in two") << QByteArray("ff00");
    QTest::newRow("0x80 in three") << QByteArray("808100");
    QTest::newRow("0x10000") << QByteArray("808004");
    QTest::newRow("all three bytes full") << QByteArray("ffff7f");
    QTest::newRow("four bytes") << QByteArray("80808001");
}

void tst_ShortVec::refuses()
{
    QFETCH(QByteArray, hex);
    const QByteArray bytes = QByteArray::fromHex(hex);
    ByteReader reader(bytes);
    const Result<quint16> read = shortvec::read(reader);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_ShortVec)

} // namespace shortVecTest
#include "tst_ShortVec.moc"
