// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/models/CellRoles.h"
#include "ui/models/PositionTableModel.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace positionTableModelTest {

class TestPositionTableModel : public QObject
{
    Q_OBJECT

private slots:
    void growsAndShrinks()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        PositionTableModel model(book);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const Position held{u"wallet"_s, u"mint"_s, u"CFOX"_s, 5'000'000, 500'002'099, 0};
        const Position lost{u"wallet"_s, u"other"_s, u"TRAM"_s, 0, 0, -31'004'417};
        model.setPositions({held});
        model.setPositions({held, lost});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, PositionTableModel::RealisedColumn).data().toString().replace(QChar::Nbsp, u' '),
                 u"\u22120.031 004 417"_s);
        QCOMPARE(model.index(1, PositionTableModel::RealisedColumn).data(CellToneRole).toInt(),
                 static_cast<int>(Tone::Sell));
        model.setPositions({lost});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.position(0).mint, u"other"_s);
        model.setPositions({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aTickerWithHiddenCharactersIsMarked()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        PositionTableModel model(book);
        model.setPositions(
            {{u"wallet"_s, u"mint"_s, u"CF\u200BOX"_s, 5, 5, 0}, {u"wallet"_s, u"b"_s, u"FOX"_s, 5, 5, 0}});
        QVERIFY(model.index(0, PositionTableModel::CoinColumn).data(IsSuspectRole).toBool());
        QVERIFY(model.index(0, PositionTableModel::CoinColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(u"hidden characters"));
        QVERIFY(!model.index(0, PositionTableModel::WalletColumn).data(IsSuspectRole).toBool());
        QVERIFY(!model.index(1, PositionTableModel::CoinColumn).data(IsSuspectRole).toBool());
    }

    void coinsOfOneTickerAreToldApart()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        PositionTableModel model(book);
        model.setPositions({{u"wallet"_s, u"7xKpAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ2dm"_s, u"FOX"_s, 5, 5, 0},
                            {u"wallet"_s, u"4hTqAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVwLr"_s, u"FOX"_s, 5, 5, 0},
                            {u"wallet"_s, u"other"_s, u"TRAM"_s, 5, 5, 0}});
        const auto coin = [&](int row) { return model.index(row, PositionTableModel::CoinColumn); };
        QCOMPARE(coin(0).data().toString(), u"$FOX 7xKp…Q2dm"_s);
        QCOMPARE(coin(1).data().toString(), u"$FOX 4hTq…VwLr"_s);
        QCOMPARE(coin(2).data().toString(), u"$TRAM"_s);
        QVERIFY(coin(2).data(Qt::ToolTipRole).toString().contains(u"$TRAM")); // its cell may cut it
    }

    void aPriceThatIsNotKnownIsNoLoss()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        PositionTableModel model(book);
        model.setPositions({{u"wallet"_s, u"mint"_s, u"CFOX"_s, 5'000'000, 500, 0}});
        model.setMarketCap(u"mint"_s, 0);
        QCOMPARE(model.index(0, PositionTableModel::ValueColumn).data().toString(), u"…"_s);
        QCOMPARE(model.totals().value, quint64{500});
        QCOMPARE(model.totals().profit, qint64{0});
        QCOMPARE(model.totals().withoutPrice, 1);
        model.setMarketCap(u"mint"_s, 1'000'000'000'000);
        QCOMPARE(model.totals().value, quint64{5000});
        QCOMPARE(model.totals().profit, qint64{4500});
        QCOMPARE(model.totals().withoutPrice, 0);
    }
};

CURVEDESK_TEST(TestPositionTableModel)

} // namespace positionTableModelTest
#include "tst_PositionTableModel.moc"
