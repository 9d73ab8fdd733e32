// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Decimal.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace decimalTest {

class tst_Decimal : public QObject
{
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void parsesJson_data();
    void parsesJson();
    void refusesJson_data();
    void refusesJson();
    void formats_data();
    void formats();
    void roundTrips();
};

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();

} // namespace

void tst_Decimal::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<quint64>("units");
    QTest::newRow("zero") << u"0"_s << 9 << quint64{0};
    QTest::newRow("zero with decimals") << u"0.000000000"_s << 9 << quint64{0};
    QTest::newRow("one") << u"1"_s << 9 << quint64{1'000'000'000};
    QTest::newRow("quarter") << u"0.25"_s << 9 << quint64{250'000'000};
    QTest::newRow("one unit") << u"0.000000001"_s << 9 << quint64{1};
    QTest::newRow("tenth is exact") << u"0.1"_s << 6 << quint64{100'000};
    QTest::newRow("beyond a double") << u"9007199.254740993"_s << 9 << quint64{9007199254740993};
    QTest::newRow("largest") << u"18446744073.709551615"_s << 9 << largest;
    QTest::newRow("largest without decimals") << u"18446744073709551615"_s << 0 << largest;
    QTest::newRow("leading zeros") << u"00000000000000000000000000000012.5"_s << 1 << quint64{125};
    QTest::newRow("zero of a unit too fine for anything else") << u"0"_s << 255 << quint64{0};
    QTest::newRow("finest that fits") << u"1"_s << 19 << quint64{10'000'000'000'000'000'000u};
}

void tst_Decimal::parses()
{
    QFETCH(QString, text);
    QFETCH(int, decimals);
    QFETCH(quint64, units);
    const Result<quint64> parsed = decimal::parse(text, decimals);
    QVERIFY2(parsed, qPrintable(parsed ? QString() : parsed.error().detail));
    QCOMPARE(*parsed, units);
    // Every plain amount without superfluous zeros in front is also a JSON number.
    if (!text.startsWith(u"00"_s))
        QCOMPARE(decimal::parseJsonNumber(text.toUtf8(), decimals), parsed);
}

void tst_Decimal::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("reason");
    const QString number = u"decimal number"_s;
    const QString sign = u"sign"_s;
    const QString large = u"larger"_s;
    QTest::newRow("empty") << QString() << 9 << number;
    QTest::newRow("space") << u" "_s << 9 << number;
    QTest::newRow("leading space") << u" 1"_s << 9 << number;
    QTest::newRow("trailing newline") << u"1\n"_s << 9 << number;
    QTest::newRow("inner newline") << u"1\n2"_s << 9 << number;
    QTest::newRow("dot only") << u"."_s << 9 << number;
    QTest::newRow("no integer part") << u".5"_s << 9 << number;
    QTest::newRow("no fraction") << u"5."_s << 9 << number;
    QTest::newRow("two dots") << u"1.2.3"_s << 9 << number;
    QTest::newRow("comma") << u"1,5"_s << 9 << number;
    QTest::newRow("grouping") << u"1 000"_s << 9 << number;
    QTest::newRow("thin space") << u"1\u202f000"_s << 9 << number;
    QTest::newRow("hexadecimal") << u"0x10"_s << 9 << number;
    QTest::newRow("exponent") << u"1e30"_s << 9 << number;
    QTest::newRow("small exponent") << u"1e0"_s << 9 << number;
    QTest::newRow("infinity") << u"inf"_s << 9 << number;
    QTest::newRow("not a number") << u"nan"_s << 9 << number;
    QTest::newRow("arabic digits") << u"\u0661\u0662"_s << 9 << number;
    QTest::newRow("full-width digit") << u"\uff11"_s << 9 << number;
    QTest::newRow("digit behind a wrap to eight bits") << u"\u0131"_s << 9 << number;
    QTest::newRow("zero width space") << u"1\u200b"_s << 9 << number;
    QTest::newRow("NUL") << QString(QChar(u'\0')) << 9 << number;
    QTest::newRow("minus") << u"-1"_s << 9 << sign;
    QTest::newRow("minus zero") << u"-0"_s << 9 << sign;
    QTest::newRow("plus") << u"+1"_s << 9 << sign;
    QTest::newRow("unicode minus") << u"\u22121"_s << 9 << number;
    QTest::newRow("ten decimals of nine") << u"0.1234567891"_s << 9 << u"more than 9 decimals"_s;
    QTest::newRow("forty decimals") << u"0."_s + QString(39, u'0') + u'1' << 9 << u"more than 9 decimals"_s;
    QTest::newRow("decimals of an indivisible unit") << u"1.0"_s << 0 << u"more than 0 decimals"_s;
    QTest::newRow("largest and one") << u"18446744073709551616"_s << 0 << large;
    QTest::newRow("largest as whole units") << u"18446744073709551615"_s << 9 << large;
    QTest::newRow("largest and one unit") << u"18446744073.709551616"_s << 9 << large;
    QTest::newRow("twice around") << u"36893488147419103232"_s << 0 << large;
    QTest::newRow("very long") << QString(100'000, u'9') << 9 << large;
    QTest::newRow("one of a unit too fine") << u"1"_s << 255 << large;
}

void tst_Decimal::refuses()
{
    QFETCH(QString, text);
    QFETCH(int, decimals);
    QFETCH(QString, reason);
    const Result<quint64> parsed = decimal::parse(text, decimals);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(parsed.error().detail.contains(reason), qPrintable(parsed.error().detail));
}

void tst_Decimal::parsesJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<quint64>("units");
    QTest::newRow("thousandth") << QByteArray("1e-3") << 9 << quint64{1'000'000};
    QTest::newRow("hundreds") << QByteArray("5E2") << 9 << quint64{500'000'000'000};
    QTest::newRow("plus exponent") << QByteArray("5e+2") << 0 << quint64{500};
    QTest::newRow("fraction and exponent") << QByteArray("1.5e1") << 0 << quint64{15};
    QTest::newRow("one unit") << QByteArray("1e-9") << 9 << quint64{1};
    QTest::newRow("exponent with zeros") << QByteArray("1e-0000000000000000000000000000009") << 9 << quint64{1};
    QTest::newRow("zero, absurd exponent") << QByteArray("0e999999999") << 9 << quint64{0};
    QTest::newRow("large and largest") << QByteArray("1.8446744073709551615e19") << 0 << largest;
    QTest::newRow("largest") << QByteArray("18446744073.709551615") << 9 << largest;
}

void tst_Decimal::parsesJson()
{
    QFETCH(QByteArray, text);
    QFETCH(int, decimals);
    QFETCH(quint64, units);
    const Result<quint64> parsed = decimal::parseJsonNumber(text, decimals);
    QVERIFY2(parsed, qPrintable(parsed ? QString() : parsed.error().detail));
    QCOMPARE(*parsed, units);
}

void tst_Decimal::refusesJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const QString number = u"decimal number"_s;
    QTest::newRow("empty") << QByteArray() << number;
    QTest::newRow("string") << QByteArray("\"1\"") << number;
    QTest::newRow("null") << QByteArray("null") << number;
    QTest::newRow("leading zero") << QByteArray("01") << number;
    QTest::newRow("two zeros") << QByteArray("00") << number;
    QTest::newRow("no exponent digits") << QByteArray("1e") << number;
    QTest::newRow("exponent sign only") << QByteArray("1e+") << number;
    QTest::newRow("two exponents") << QByteArray("1e1e1") << number;
    QTest::newRow("fractional exponent") << QByteArray("1e1.5") << number;
    QTest::newRow("two exponent signs") << QByteArray("1e+-1") << number;
    QTest::newRow("no integer part") << QByteArray(".5") << number;
    QTest::newRow("no fraction") << QByteArray("5.") << number;
    QTest::newRow("exponent behind a dot") << QByteArray("5.e1") << number;
    QTest::newRow("exponent alone") << QByteArray("e5") << number;
    QTest::newRow("space") << QByteArray("1 ") << number;
    QTest::newRow("high byte") << QByteArray("1\xb1") << number;
    QTest::newRow("infinity") << QByteArray("Infinity") << number;
    QTest::newRow("minus") << QByteArray("-1") << u"sign"_s;
    QTest::newRow("minus zero") << QByteArray("-0.0") << u"sign"_s;
    QTest::newRow("too fine") << QByteArray("1e-10") << u"more than 9 decimals"_s;
    QTest::newRow("absurdly fine") << QByteArray("1e-999999999999999999999999") << u"more than 9 decimals"_s;
    QTest::newRow("absurdly large") << QByteArray("1e999999999") << u"larger"_s;
    QTest::newRow("exponent beyond any integer") << QByteArray("1e999999999999999999999999") << u"larger"_s;
    QTest::newRow("large") << QByteArray("1e30") << u"larger"_s;
    QTest::newRow("just too large") << QByteArray("1.8446744073709551616e10") << u"larger"_s;
    QTest::newRow("just too large, whole") << QByteArray("18446744073.709551616") << u"larger"_s;
}

void tst_Decimal::refusesJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const Result<quint64> parsed = decimal::parseJsonNumber(text, 9);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(parsed.error().detail.contains(reason), qPrintable(parsed.error().detail));
}

void tst_Decimal::formats_data()
{
    QTest::addColumn<quint64>("units");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("shortest");
    QTest::addColumn<QString>("fixed");
    QTest::newRow("zero") << quint64{0} << 9 << u"0"_s << u"0.000000000"_s;
    QTest::newRow("zero, no decimals") << quint64{0} << 0 << u"0"_s << u"0"_s;
    QTest::newRow("one unit") << quint64{1} << 9 << u"0.000000001"_s << u"0.000000001"_s;
    QTest::newRow("one and a half") << quint64{1'500'000'000} << 9 << u"1.5"_s << u"1.500000000"_s;
    QTest::newRow("hundred") << quint64{100} << 0 << u"100"_s << u"100"_s;
    QTest::newRow("thousand") << quint64{1000} << 0 << u"1000"_s << u"1 000"_s;
    QTest::newRow("million tokens") << quint64{1'000'000'000'000} << 6 << u"1000000"_s << u"1 000 000.000000"_s;
    QTest::newRow("largest") << largest << 9 << u"18446744073.709551615"_s << u"18 446 744 073.709551615"_s;
    QTest::newRow("more decimals than digits")
        << quint64{70} << 25 << u"0.000000000000000000000007"_s << u"0.0000000000000000000000070"_s;
}

void tst_Decimal::formats()
{
    QFETCH(quint64, units);
    QFETCH(int, decimals);
    QFETCH(QString, shortest);
    QFETCH(QString, fixed);
    QCOMPARE(decimal::format(units, decimals), shortest);
    QCOMPARE(decimal::formatFixed(units, decimals, u' '), fixed);
    QCOMPARE(decimal::formatFixed(units, decimals), QString(fixed).replace(u' ', u'\u202f'));
}

void tst_Decimal::roundTrips()
{
    // Neighbours of all powers of two and ten, where arithmetic goes wrong if it does.
    QList<quint64> interesting{0, largest};
    for (quint64 power = 1; power != 0; power <<= 1)
        interesting << power - 1 << power << power + 1;
    for (quint64 power = 1; power <= largest / 10; power *= 10)
        interesting << power * 10 - 1 << power * 10 << power * 10 + 1;
    quint64 state = 88172645463325252ull;
    for (int i = 0; i < 20'000; ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        interesting << (state >> (i % 64));
    }
    for (const quint64 units : std::as_const(interesting)) {
        for (const int decimals : {0, 1, 6, 9, 19, 20, 30}) {
            const QString text = decimal::format(units, decimals);
            const Result<quint64> parsed = decimal::parse(text, decimals);
            QVERIFY2(parsed && *parsed == units, qPrintable(text));
            QVERIFY(!text.contains(u'.') || !text.endsWith(u'0'));
            QCOMPARE(decimal::parse(decimal::formatFixed(units, decimals).remove(u'\u202f'), decimals), parsed);
            QCOMPARE(
                decimal::parseJsonNumber(QByteArray::number(units) + "e-" + QByteArray::number(decimals), decimals),
                parsed);
        }
    }
}

CURVEDESK_TEST(tst_Decimal)

} // namespace decimalTest
#include "tst_Decimal.moc"
