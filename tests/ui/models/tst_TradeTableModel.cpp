// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/models/CellRoles.h"
#include "ui/models/TradeTableModel.h"
#include "ui/text/AmountText.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QItemSelection>
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

TradeRow tradeIn(quint64 slot, int number)
{
    TradeRow row = trade(number);
    row.slot = slot;
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
        TradeRow readAgain = trade(2); // more is known of it by now
        readAgain.creator = u"creator"_s;
        readAgain.followsGap = true;
        model.add({readAgain});
        QCOMPARE(model.rowCount(), 2);
    }

    void aTradeThatFillsAGapHasItsPlace()
    {
        TradeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTrades(u"mint"_s, {tradeIn(30, 5), tradeIn(20, 4), tradeIn(20, 3), tradeIn(10, 1)});
        model.add({tradeIn(40, 7), tradeIn(15, 2), tradeIn(20, 6), tradeIn(5, 0), tradeIn(40, 8)});
        QStringList signatures;
        for (const TradeRow &each : model.trades())
            signatures.append(each.signature);
        QCOMPARE(signatures, u"sig8 sig7 sig5 sig6 sig4 sig3 sig2 sig1 sig0"_s.split(u' '));
    }

    void olderTradesPushNoNewerOneOff()
    {
        TradeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto last = static_cast<int>(TradeTableModel::maxRows);
        QList<TradeRow> newest;
        QList<TradeRow> missed;
        for (int i = last; i > 0; --i) {
            newest.append(tradeIn(1000 + static_cast<quint64>(i), i));
            missed.prepend(tradeIn(static_cast<quint64>(i), last + i));
        }
        model.setTrades(u"mint"_s, newest);
        model.add(missed);
        QCOMPARE(model.trades(), newest);
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

    /// The amounts of a wallet that is one's own from now on have to be painted anew.
    void amountsOfAWalletThatIsAddedAreHidden()
    {
        TradeTableModel model;
        model.setHidesAmounts(true);
        model.setTrades(u"mint"_s, {trade(1)});
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setOwnWallets({u"user"_s});
        QCOMPARE(changed.size(), 1);
        const QModelIndex sol = model.index(0, TradeTableModel::SolColumn);
        QVERIFY(
            QItemSelection(changed.first().at(0).toModelIndex(), changed.first().at(1).toModelIndex()).contains(sol));
        QCOMPARE(sol.data().toString(), amountText::hidden.toString());
    }

    /// What Activity lists of the same order has its fees in it.
    void theColumnSaysThatItsFiguresAreWithoutFees()
    {
        const TradeTableModel model;
        const auto told
            = [&model](int column) { return model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(); };
        QVERIFY2(told(TradeTableModel::SolColumn).contains(u"without fees"),
                 qPrintable(told(TradeTableModel::SolColumn)));
        QCOMPARE(told(TradeTableModel::TokensColumn), u"Tokens"_s);
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
