// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Base58.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace base58Test {

class tst_Base58 : public QObject
{
    Q_OBJECT

private slots:
    void knownTexts_data();
    void knownTexts();
    void agreesWithLongDivision();
    void refuses_data();
    void refuses();
    void exactLength_data();
    void exactLength();
    void longTextsAreBounded();
    void constants();
};

namespace {

// The textbook way: one digit a division of the whole number.
QByteArray longDivision(QByteArray bytes)
{
    QByteArray out;
    qsizetype zeros = 0;
    while (zeros < bytes.size() && bytes[zeros] == 0)
        ++zeros;
    const auto isZero = [&bytes] { return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; }); };
    while (!isZero()) {
        unsigned remainder = 0;
        for (char &byte : bytes) {
            remainder = remainder * 256 + static_cast<quint8>(byte);
            byte = static_cast<char>(remainder / 58);
            remainder %= 58;
        }
        out.prepend(base58::alphabet[remainder]);
    }
    return QByteArray(zeros, '1') + out;
}

} // namespace

void tst_Base58::knownTexts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("zero") << QByteArray(1, '\0') << QByteArray("1");
    QTest::newRow("two zeros") << QByteArray(2, '\0') << QByteArray("11");
    QTest::newRow("57") << QByteArray("\x39") << QByteArray("z");
    QTest::newRow("58") << QByteArray("\x3a") << QByteArray("21");
    // draft-msporny-base58
    QTest::newRow("hello") << QByteArray("Hello World!") << QByteArray("2NEpo7TZRRrLZSi2U");
    QTest::newRow("fox") << QByteArray("The quick brown fox jumps over the lazy dog.")
                         << QByteArray("USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z");
    QTest::newRow("leading zeros") << QByteArray::fromHex("0000287fb4cd") << QByteArray("11233QC4");
    QTest::newRow("system program") << QByteArray(32, '\0') << QByteArray(32, '1');
    QTest::newRow("largest address") << QByteArray(32, '\xff')
                                     << QByteArray("JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG");
    QTest::newRow("one behind 31 zeros") << QByteArray(31, '\0') + '\1' << QByteArray(31, '1') + '2';
    QTest::newRow("one behind 63 zeros") << QByteArray(63, '\0') + '\1' << QByteArray(63, '1') + '2';
    QTest::newRow("largest signature")
        << QByteArray(64, '\xff')
        << QByteArray("67rpwLCuS5DGA8KGZXKsVQ7dnPb9goRLoKfgGbLfQg9WoLUgNY77E2jT11fem3coV9nAkguBACzrU1iyZM4B8roQ");
}

void tst_Base58::knownTexts()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(base58::encode(bytes), text);
    const Result<QByteArray> decoded = base58::decode(text);
    QVERIFY(decoded);
    QCOMPARE(*decoded, bytes);
}

void tst_Base58::agreesWithLongDivision()
{
    test::Sequence sequence(1);
    for (int round = 0; round < 3000; ++round) {
        const qsizetype size = round % 3 == 0 ? 32 : round % 3 == 1 ? 64 : static_cast<qsizetype>(sequence.below(100));
        QByteArray bytes = sequence.bytes(size);
        const qsizetype zeros = round % 5 == 0 ? static_cast<qsizetype>(sequence.below(quint64(size) + 1)) : 0;
        std::fill(bytes.begin(), bytes.begin() + zeros, round % 2 == 0 ? '\0' : '\xff');
        const QByteArray text = base58::encode(bytes);
        QCOMPARE(text, longDivision(bytes));
        const Result<QByteArray> decoded = base58::decode(text, size);
        QVERIFY(decoded);
        QCOMPARE(*decoded, bytes);
        if (size <= 64) {
            QByteArray out(size, 'x');
            const std::span span(reinterpret_cast<quint8 *>(out.data()), static_cast<std::size_t>(size));
            QVERIFY(base58::decodeInto(text, span));
            QCOMPARE(out, bytes);
            out.fill('x');
            QVERIFY(base58::decodeInto(QString::fromLatin1(text), span));
            QCOMPARE(out, bytes);
        }
    }
}

void tst_Base58::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char character : QByteArray("0OIl +/=-_\n\t.\"\x80\xff"))
        QTest::addRow("0x%02x", static_cast<unsigned char>(character)) << QByteArray("abc") + character + "def";
    QTest::newRow("NUL") << QByteArray("abc\0def", 7);
    QTest::newRow("space in front") << QByteArray(" abc");
}

void tst_Base58::refuses()
{
    QFETCH(QByteArray, text);
    const Result<QByteArray> decoded = base58::decode(text);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, ErrorCode::InvalidInput);
    std::array<quint8, 5> out;
    QVERIFY(!base58::decodeInto(text, out));
    QVERIFY(!base58::decodeInto(QString::fromLatin1(text), out));
}

void tst_Base58::exactLength_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");
    QTest::newRow("system program") << QString(32, u'1') << true;
    QTest::newRow("31 zeros") << QString(31, u'1') << false;
    QTest::newRow("33 zeros") << QString(33, u'1') << false;
    QTest::newRow("44 ones") << QString(44, u'1') << false;
    QTest::newRow("largest") << u"JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG"_s << true;
    QTest::newRow("largest and one") << u"JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH"_s << false;
    QTest::newRow("largest with a zero in front") << u"1JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG"_s << false;
    QTest::newRow("44 characters of 33 bytes") << QString(44, u'z') << false;
    QTest::newRow("address") << u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_s << true;
    QTest::newRow("address, cut") << u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnj"_s << true;
    QTest::newRow("address, cut by two") << u"4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxn"_s << false;
    QTest::newRow("address with a zero in front") << u"14wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("wide character whose low byte is a digit") << QString(43, u'\u0131') << false;
}

void tst_Base58::exactLength()
{
    QFETCH(QString, text);
    QFETCH(bool, fits);
    std::array<quint8, 32> out;
    QCOMPARE(base58::decodeInto(text, out), fits);
    QCOMPARE(base58::decodeInto(text.toUtf8(), out), fits);
}

void tst_Base58::longTextsAreBounded()
{
    QVERIFY(!base58::decode(QByteArray(1'000'000, 'z')));
    QVERIFY(!base58::decode(QByteArray(1'000'000, '1')));
    QVERIFY(!base58::decode(QByteArray(1281, '1')));
    QVERIFY(base58::decode(QByteArray(1280, '1')));
    QVERIFY(!base58::decode("1", 0));
    QVERIFY(base58::decode("", 0));
    QVERIFY(!base58::decode("21", 0));
    std::array<quint8, 65> tooLong;
    QVERIFY(!base58::decodeInto(QByteArrayView("abc"), tooLong));
}

void tst_Base58::constants()
{
    constexpr std::array<quint8, 6> decoded = base58::decodeConstant<6>("11233QC4", 8);
    QCOMPARE(decoded, (std::array<quint8, 6>{0, 0, 0x28, 0x7f, 0xb4, 0xcd}));
}

CURVEDESK_TEST(tst_Base58)

} // namespace base58Test
#include "tst_Base58.moc"
