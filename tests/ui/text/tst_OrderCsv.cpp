// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/OrderCsv.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderCsvTest {

namespace {

QByteArray csv(const QList<OrderSummary> &orders)
{
    return orderCsv::header() + orderCsv::rows(orders);
}

} // namespace

class TestOrderCsv : public QObject
{
    Q_OBJECT

private slots:
    void exactFigures()
    {
        OrderSummary order;
        order.id = u"id-1"_s;
        order.kind = OrderSummary::Kind::Sell;
        order.status = TradeStatus::Succeeded;
        order.symbol = u"CFOX"_s;
        order.movedLamports = 18'446'744'073'709'551'615U;
        order.createdMs = 1'795'000'000'410;
        const QList<QByteArray> lines = csv({order}).split('\n');
        QCOMPARE(lines.size(), 3); // header, row, nothing after the last line end
        QVERIFY(lines.at(1).contains("\"id-1\",2026-11-18T11:06:40.410Z,,sell,succeeded,"));
        QVERIFY(lines.at(1).contains(",18446744073709551615,"));
        QCOMPARE(lines.at(0).count(','), lines.at(1).count(','));
    }

    void foreignTextIsNoFormula_data()
    {
        QTest::addColumn<QString>("symbol");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("equals") << u"=HYPERLINK(\"x\")"_s << QByteArray("\"'=HYPERLINK(\"\"x\"\")\"");
        QTest::newRow("plus") << u"+1"_s << QByteArray("\"'+1\"");
        QTest::newRow("at") << u"@SUM"_s << QByteArray("\"'@SUM\"");
        QTest::newRow("a comma") << u"a,b"_s << QByteArray("\"a,b\"");
        QTest::newRow("line breaks") << u"a\r\nb\n"_s << QByteArray("\"a  b \"");
    }
    void foreignTextIsNoFormula()
    {
        QFETCH(QString, symbol);
        QFETCH(QByteArray, field);
        OrderSummary order;
        order.symbol = symbol;
        QVERIFY2(csv({order}).contains(field), csv({order}));
    }
};

CURVEDESK_TEST(TestOrderCsv)

} // namespace orderCsvTest
#include "tst_OrderCsv.moc"
