// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/AmountText.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace amountTextTest {

namespace {

/// Groups are set apart by no-break spaces; written with ordinary ones here.
QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

} // namespace

class TestAmountText : public QObject
{
    Q_OBJECT

private slots:
    void sol_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<QString>("full");
        QTest::addColumn<QString>("shortest");
        QTest::newRow("nothing") << quint64{0} << u"0.000 000 000"_s << u"0"_s;
        QTest::newRow("one lamport") << quint64{1} << u"0.000 000 001"_s << u"0.000 000 001"_s;
        QTest::newRow("half a SOL") << quint64{500'000'000} << u"0.500 000 000"_s << u"0.5"_s;
        QTest::newRow("four decimals") << quint64{1'234'500'000} << u"1.234 500 000"_s << u"1.234 5"_s;
        QTest::newRow("thousands") << quint64{1'234'567'000'000'001} << u"1 234 567.000 000 001"_s
                                   << u"1 234 567.000 000 001"_s;
        QTest::newRow("all of u64") << std::numeric_limits<quint64>::max() << u"18 446 744 073.709 551 615"_s
                                    << u"18 446 744 073.709 551 615"_s;
    }
    void sol()
    {
        QFETCH(quint64, lamports);
        QFETCH(QString, full);
        QFETCH(QString, shortest);
        QCOMPARE(plain(amountText::sol(lamports)), full);
        QCOMPARE(plain(amountText::solPlain(lamports)), shortest);
    }

    void solRounded_data()
    {
        QTest::addColumn<quint64>("lamports");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("text");
        QTest::newRow("down") << quint64{62'434'999'999} << 2 << u"62.43"_s;
        QTest::newRow("half goes up") << quint64{62'435'000'000} << 2 << u"62.44"_s;
        QTest::newRow("carries") << quint64{999'950'000'000} << 1 << u"1 000.0"_s;
        QTest::newRow("no decimals") << quint64{1'500'000'000} << 0 << u"2"_s;
        QTest::newRow("all of u64") << std::numeric_limits<quint64>::max() << 1 << u"18 446 744 073.7"_s;
    }
    void solRounded()
    {
        QFETCH(quint64, lamports);
        QFETCH(int, decimals);
        QTEST(plain(amountText::solRounded(lamports, decimals)), "text");
    }

    void signedSol_data()
    {
        QTest::addColumn<qint64>("lamports");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing has no sign") << qint64{0} << u"0.000 000 000"_s;
        QTest::newRow("a gain") << qint64{250'000'000} << u"+0.250 000 000"_s;
        QTest::newRow("a loss") << qint64{-1} << u"\u22120.000 000 001"_s;
        QTest::newRow("the largest loss") << std::numeric_limits<qint64>::min() << u"\u22129 223 372 036.854 775 808"_s;
    }
    void signedSol()
    {
        QFETCH(qint64, lamports);
        QTEST(plain(amountText::signedSol(lamports)), "text");
    }

    void tokens()
    {
        QCOMPARE(plain(amountText::tokens(7'843'120'114'205)), u"7 843 120.114 205"_s);
        QCOMPARE(plain(amountText::tokens(5, 0)), u"5"_s);
        QCOMPARE(plain(amountText::tokensPlain(7'843'120'000'000)), u"7 843 120"_s);
        QCOMPARE(plain(amountText::tokensCompact(793'100'000'000'000)), u"793.1 M"_s);
        QCOMPARE(plain(amountText::tokensCompact(1'000'000'000'000'000)), u"1 B"_s);
        QCOMPARE(plain(amountText::tokensCompact(12'345'000'000)), u"12.3 K"_s);
        QCOMPARE(plain(amountText::tokensCompact(999'999'999)), u"999"_s);
        QCOMPARE(plain(amountText::tokensCompact(999'949'000'000)), u"999.9 K"_s);
        QCOMPARE(plain(amountText::tokensCompact(999'950'000'000)), u"1 M"_s);
        QCOMPARE(plain(amountText::tokensCompact(999'949'999'000'000)), u"999.9 M"_s);
        QCOMPARE(plain(amountText::tokensCompact(999'950'000'000'000)), u"1 B"_s);
        QCOMPARE(plain(amountText::tokensCompact(std::numeric_limits<quint64>::max())), u"18 446.7 B"_s);
    }

    void price_data()
    {
        QTest::addColumn<quint64>("cap");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << quint64{0} << 4 << u"0"_s;
        QTest::newRow("a young coin") << quint64{27'958'993'476} << 4 << u"0.0₇2796"_s;
        QTest::newRow("seven zeros") << quint64{62'430'000'000} << 4 << u"0.0₇6243"_s;
        QTest::newRow("three digits") << quint64{32'549'000'000} << 3 << u"0.0₇325"_s;
        QTest::newRow("rounding adds a digit") << quint64{99'999'000'000} << 4 << u"0.0₆1000"_s;
        QTest::newRow("graduation") << quint64{410'880'000'000} << 4 << u"0.0₆4109"_s;
        QTest::newRow("three zeros are written") << quint64{123'456'000'000'000} << 4 << u"0.0001235"_s;
        QTest::newRow("four zeros are counted") << quint64{12'345'600'000'000} << 4 << u"0.0₄1235"_s;
        QTest::newRow("near one") << quint64{123'456'000'000'000'000} << 4 << u"0.1235"_s;
        QTest::newRow("above one") << quint64{1'234'560'000'000'000'000} << 4 << u"1.2346"_s;
        QTest::newRow("the smallest") << quint64{1} << 4 << u"0.0₁₇1"_s;
        QTest::newRow("all of u64") << std::numeric_limits<quint64>::max() << 4 << u"18.4467"_s;
    }
    void price()
    {
        QFETCH(quint64, cap);
        QFETCH(int, digits);
        QTEST(plain(amountText::price(cap, digits)), "text");
    }
    void priceExact() { QCOMPARE(amountText::priceExact(62'430'000'000), u"0.000000062430000000"_s); }

    void percentages()
    {
        QCOMPARE(plain(amountText::basisPoints(124)), u"1.24 %"_s);
        QCOMPARE(plain(amountText::basisPoints(5)), u"0.05 %"_s);
        QCOMPARE(plain(amountText::basisPointsPlain(500)), u"5 %"_s);
        QCOMPARE(plain(amountText::basisPointsPlain(1050)), u"10.5 %"_s);
        QCOMPARE(plain(amountText::progress(430'000)), u"43.0 %"_s);
        QCOMPARE(plain(amountText::progress(999'999)), u"99.9 %"_s);
        QCOMPARE(plain(amountText::progress(1'000'000)), u"100.0 %"_s);
    }

    void change_data()
    {
        QTest::addColumn<quint64>("from");
        QTest::addColumn<quint64>("to");
        QTest::addColumn<QString>("text");
        QTest::newRow("up") << quint64{1000} << quint64{1123} << u"▲ 12.3 %"_s;
        QTest::newRow("more than twice") << quint64{1000} << quint64{2367} << u"▲ 137 %"_s;
        QTest::newRow("down") << quint64{1000} << quint64{996} << u"▼ 0.4 %"_s;
        QTest::newRow("too little to say") << quint64{1'000'000} << quint64{1'000'001} << u"0.0 %"_s;
        QTest::newRow("to nothing") << quint64{1000} << quint64{0} << u"▼ 100 %"_s;
        QTest::newRow("just below eleven times") << quint64{10'000} << quint64{109'999} << u"▲ 1 000 %"_s;
        QTest::newRow("eleven times") << quint64{1000} << quint64{11'000} << u"▲ 11.0×"_s;
        QTest::newRow("many times") << quint64{1000} << quint64{14'450} << u"▲ 14.5×"_s;
        QTest::newRow("a long way up") << quint64{1} << quint64{1001} << u"▲ 1 001×"_s;
    }
    void change()
    {
        QFETCH(quint64, from);
        QFETCH(quint64, to);
        QTEST(plain(amountText::change(*amountText::changeBps(from, to))), "text");
    }
    void changeHasBounds()
    {
        QVERIFY(!amountText::changeBps(0, 5));
        QVERIFY(*amountText::changeBps(1, std::numeric_limits<quint64>::max()) > 0);
        QCOMPARE(*amountText::changeBps(std::numeric_limits<quint64>::max(), 0), -10'000);
    }
};

CURVEDESK_TEST(TestAmountText)

} // namespace amountTextTest
#include "tst_AmountText.moc"
