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

    void claimsNoAmountsThatNobodyKnows_data()
    {
        QTest::addColumn<TradeStatus>("status");
        QTest::addColumn<quint64>("moved");
        QTest::addColumn<QByteArray>("fields");
        QTest::newRow("no node kept its record") << TradeStatus::Succeeded << quint64{0} << QByteArray(",5,8,,,9,");
        QTest::newRow("its record is there") << TradeStatus::Succeeded << quint64{7} << QByteArray(",5,8,7,7,9,");
        QTest::newRow("under way") << TradeStatus::Pending << quint64{0} << QByteArray(",5,8,,,9,");
        QTest::newRow("nobody can say") << TradeStatus::Unknown << quint64{0} << QByteArray(",5,8,,,9,");
        QTest::newRow("refused") << TradeStatus::Failed << quint64{0} << QByteArray(",5,8,0,0,9,");
        QTest::newRow("never landed") << TradeStatus::Expired << quint64{0} << QByteArray(",5,8,0,0,9,");
    }
    void claimsNoAmountsThatNobodyKnows()
    {
        QFETCH(TradeStatus, status);
        QFETCH(quint64, moved);
        QFETCH(QByteArray, fields);
        OrderSummary order;
        order.status = status;
        order.quotedLamports = 5;
        order.quotedTokens = 8;
        order.movedLamports = order.movedTokens = moved;
        order.networkFeeLamports = 9;
        QVERIFY2(csv({order}).contains(fields), csv({order}));
    }

    void tellsTheChangeOfTheWallet_data()
    {
        QTest::addColumn<std::optional<qint64>>("change");
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("buy") << std::optional<qint64>(-2'044'287) << QByteArray("-2044287");
        QTest::newRow("no record told") << std::optional<qint64>() << QByteArray();
        QTest::newRow("sale") << std::optional<qint64>(300) << QByteArray("300");
    }
    void tellsTheChangeOfTheWallet()
    {
        QFETCH(std::optional<qint64>, change);
        QFETCH(QByteArray, field);
        OrderSummary order;
        order.status = TradeStatus::Succeeded;
        order.movedLamports = order.movedTokens = 7;
        order.balanceChange = change;
        const QList<QByteArray> lines = csv({order}).split('\n');
        const qsizetype column = lines.at(0).trimmed().split(',').indexOf("wallet_change_lamports");
        QCOMPARE(column, lines.at(0).count(',')); // the last one: the others keep their places
        QCOMPARE(lines.at(1).trimmed().split(',').at(column), field);
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
