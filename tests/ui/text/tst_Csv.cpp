// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketTypes.h"
#include "tests/support/TestProgram.h"
#include "ui/text/Csv.h"
#include "ui/text/ProfitCsv.h"
#include "ui/text/TradeCsv.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace csvTest {

class TestCsv : public QObject
{
    Q_OBJECT

private slots:
    void whatASpreadsheetCouldRunBeginsWithAnApostrophe_data()
    {
        QTest::addColumn<QString>("text");
        const QString tail = u"HYPERLINK(1)"_s;
        for (const QChar sign : u"=+-@\t\r\n＝＋－＠﹦﹢﹣﹫−"_s)
            QTest::addRow("U+%04X", sign.unicode()) << sign + tail;
        QTest::newRow("behind a blank") << u" ="_s + tail;
        QTest::newRow("behind a blank of full width") << u"\u3000="_s + tail;
        QTest::newRow("behind a zero-width space") << u"\u200B="_s + tail;
        QTest::newRow("behind a byte order mark") << u"\uFEFF@"_s + tail;
        QTest::newRow("behind a soft hyphen") << u"\u00AD+"_s + tail;
        QTest::newRow("behind a direction mark") << u"\u202E-"_s + tail;
        QTest::newRow("behind a tag character") << QString::fromUcs4(U"\U000E0001=") + tail;
        QTest::newRow("behind a control character") << u"\u0001\u0002="_s + tail;
        QTest::newRow("behind an accent of nothing") << u"\u0301="_s + tail;
        QTest::newRow("of full width behind zero width") << u"\u200D\u200B＝"_s + tail;
    }
    void whatASpreadsheetCouldRunBeginsWithAnApostrophe()
    {
        QFETCH(QString, text);
        QVERIFY2(csv::field(text).startsWith(u"\"'"), qPrintable(csv::field(text)));
    }

    void otherTextStaysAsItIs()
    {
        for (const QString &text : {u""_s, u"CFOX"_s, u"a=b"_s, u"$CFOX"_s, u" fox"_s, u"👨\u200D🌾"_s, u"猫"_s, u"'x"_s})
            QCOMPARE(csv::field(text), u'"' + text + u'"');
    }

    void nothingChangesHowTheRowIsShown()
    {
        QCOMPARE(csv::field(u"a\u202Eb\u2066\u200F\u061C"_s), u"\"a\uFFFDb\uFFFD\uFFFD\uFFFD\""_s);
        QCOMPARE(csv::field(u"a\U000E0041🚀"_s), u"\"a\uFFFD🚀\""_s); // a tag character
        QCOMPARE(csv::field(u"\uFEFFUS\u200BD\u00ADC\u2060"_s), u"\"\uFFFDUS\uFFFDD\uFFFDC\uFFFD\""_s);
        QCOMPARE(csv::field(u"\u001B[2J\u0000x\r\ny"_s), u"\"\uFFFD[2J\uFFFDx  y\""_s);
    }

    void noFieldOfAHostileCoinIsAFormula()
    {
        const QString hostile = u"\u200B＝HYPERLINK(\"http://127.0.0.1\",\"x\"),\r\n\"=1"_s;
        const QByteArray safe("\"'\uFFFD＝HYPERLINK(\"\"http://127.0.0.1\"\",\"\"x\"\"),  \"\"=1\"");
        OrderSummary bought;
        bought.kind = OrderSummary::Kind::Buy;
        bought.status = TradeStatus::Succeeded;
        bought.mint = u"mint"_s;
        bought.symbol = hostile;
        bought.movedTokens = 10;
        bought.movedLamports = 100;
        OrderSummary sold = bought;
        sold.kind = OrderSummary::Kind::Sell;
        ProfitCsv profit(CostMethod::Fifo);
        QVERIFY(profit.takeOrder(bought).isEmpty());
        const QByteArray row = profit.takeOrder(sold);
        QVERIFY2(row.contains(',' + safe + ','), row);
        QCOMPARE(row.count('\n'), 1);
        Position held;
        held.symbol = hostile;
        const QByteArray position = tradeCsv::rows(QList<Position>{held});
        QVERIFY2(position.contains(',' + safe + ','), position);
        QCOMPARE(position.count('\n'), 1);
    }
};

CURVEDESK_TEST(TestCsv)

} // namespace csvTest
#include "tst_Csv.moc"
