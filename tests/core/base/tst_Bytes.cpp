// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace bytesTest {

class tst_Bytes : public QObject
{
    Q_OBJECT

private slots:
    void writesLittleEndian();
    void readsWhatWasWritten();
    void overrunYieldsZeros_data();
    void overrunYieldsZeros();
    void hugeLengthPrefix();
};

void tst_Bytes::writesLittleEndian()
{
    const QByteArray bytes
        = ByteWriter().u8(0x01).u16(0x0302).u32(0x07060504).u64(0x0f0e0d0c0b0a0908).boolean(true).i64(-2).result();
    QCOMPARE(bytes.toHex(), QByteArray("0102030405060708090a0b0c0d0e0f01feffffffffffffff"));
}

void tst_Bytes::readsWhatWasWritten()
{
    const std::array<quint8, 3> array{9, 8, 7};
    const QByteArray bytes
        = ByteWriter().u64(~0ull).lengthPrefixed("name").array(array).boolean(false).i64(-5).result();
    ByteReader reader(bytes);
    QCOMPARE(reader.u64(), ~0ull);
    QCOMPARE(reader.lengthPrefixed(), QByteArrayView("name"));
    QCOMPARE(reader.array<3>(), array);
    QVERIFY(!reader.boolean());
    QCOMPARE(reader.i64(), -5);
    QCOMPARE(reader.remaining(), 0);
    QVERIFY(!reader.overran());
}

void tst_Bytes::overrunYieldsZeros_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (int size = 0; size < 8; ++size)
        QTest::addRow("%d of 8", size) << QByteArray(size, '\xff');
}

void tst_Bytes::overrunYieldsZeros()
{
    QFETCH(QByteArray, bytes);
    ByteReader reader(bytes);
    QCOMPARE(reader.u64(), 0ull);
    QVERIFY(reader.overran());
    QCOMPARE(reader.u8(), 0);
    QCOMPARE(reader.remaining(), 0);
    QCOMPARE(reader.array<2>(), (std::array<quint8, 2>{}));
}

void tst_Bytes::hugeLengthPrefix()
{
    const QByteArray bytes = ByteWriter().u32(0xffffffff).bytes("abc").result();
    ByteReader reader(bytes);
    QVERIFY(reader.lengthPrefixed().isEmpty());
    QVERIFY(reader.overran());
}

CURVEDESK_TEST(tst_Bytes)

} // namespace bytesTest
#include "tst_Bytes.moc"
