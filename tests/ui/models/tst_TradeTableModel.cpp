// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/models/CellRoles.h"
#include "ui/models/TradeTableModel.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradeTableModelTest {

namespace {

TradeRow trade(int number, const QString &mint = u"mint"_s)
{
    TradeRow row;
    row.signature = u"sig%1"_s.arg(number);
    row.timestamp = number;
    row.mint = mint;
    row.user = u"user"_s;
    row.lamports = 62'430'000;
    row.tokens = 1'000'000'000'000;
    return row;
}

} // namespace

class TestTradeTableModel : public QObject
{
    Q_OBJECT

private slots:
    void newestFirstAndOnlyThisCoin()
    {
        TradeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTrades(u"mint"_s, {trade(2), trade(1)});
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.add({trade(3), trade(9, u"other"_s), trade(4)});
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.trades().first().signature, u"sig4"_s);
        QCOMPARE(model.trades().last().signature, u"sig1"_s);
        QCOMPARE(reset.count(), 0);
    }

    void aTradeStandsThereOnce()
    {
        TradeTableModel model;
        model.setTrades(u"mint"_s, {trade(1)});
        model.add({trade(1), trade(2), trade(2)});
        QCOMPARE(model.rowCount(), 2);
    }

    void staysBounded()
    {
        TradeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTrades(u"mint"_s, {});
        for (int batch = 0; batch < 12; ++batch) {
            QList<TradeRow> rows;
            for (int i = 0; i < 100; ++i)
                rows.append(trade(batch * 100 + i));
            model.add(rows);
        }
        QCOMPARE(model.rowCount(), static_cast<int>(TradeTableModel::maxRows));
        QCOMPARE(model.trades().first().signature, u"sig1199"_s);
    }

    void onesOwnTradesAreMarked()
    {
        TradeTableModel model;
        model.setTrades(u"mint"_s, {trade(1)});
        model.setOwnWallets({u"user"_s});
        const QModelIndex trader = model.index(0, TradeTableModel::TraderColumn);
        QCOMPARE(trader.data().toString(), u"you"_s);
        QCOMPARE(trader.data(CellToneRole).toInt(), static_cast<int>(Tone::Accent));
    }

    void pricesAreOfTheTradeItself()
    {
        TradeTableModel model;
        model.setTrades(u"mint"_s, {trade(1)});
        QCOMPARE(model.index(0, TradeTableModel::PriceColumn).data().toString(), u"0.0₇6243"_s);
    }
};

CURVEDESK_TEST(TestTradeTableModel)

} // namespace tradeTableModelTest
#include "tst_TradeTableModel.moc"
