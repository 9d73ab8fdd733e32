// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Positions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace positionsTest {

namespace {

const QString coin = u"coin"_s;

MarketTrade trade(quint64 slot, bool isBuy, quint64 lamports, quint64 tokens, quint64 fee = 0)
{
    MarketTrade out;
    out.row.slot = slot;
    out.row.isBuy = isBuy;
    out.row.lamports = lamports;
    out.row.tokens = tokens;
    out.feeLamports = fee;
    return out;
}

} // namespace

class tst_Positions : public QObject
{
    Q_OBJECT

private slots:
    void sentTokensTakeTheirCostAlong()
    {
        PositionFold fold({u"a"_s, u"b"_s}, {{u"a"_s, u"b"_s, coin, 30, 2}, {u"b"_s, u"stranger"_s, coin, 10, 5}});
        fold.add(u"a"_s, coin, trade(1, true, 990, 100, 10));
        fold.add(u"a"_s, coin, trade(3, false, 800, 70, 0));
        fold.add(u"b"_s, coin, trade(4, true, 101, 10, 0));
        const QList<Position> positions = fold.take();
        QCOMPARE(positions.size(), 2);
        QCOMPARE(positions.at(0).wallet, u"a"_s);
        QCOMPARE(positions.at(0).tokens, quint64{0});
        QCOMPARE(positions.at(0).costLamports, quint64{0});
        QCOMPARE(positions.at(0).realisedLamports, qint64{800 - 700});
        QCOMPARE(positions.at(0).slot, quint64{3});
        QCOMPARE(positions.at(1).wallet, u"b"_s);
        QCOMPARE(positions.at(1).tokens, quint64{30});
        QCOMPARE(positions.at(1).costLamports, quint64{401 - 100}); // a quarter left, rounded down
        QCOMPARE(positions.at(1).realisedLamports, qint64{0});
    }

    // Two exports of the same orders are the same.
    void comeByWalletAndMint()
    {
        PositionFold fold({u"b"_s, u"a"_s}, {});
        for (const char *mint : {"m3", "m1", "m2"}) {
            fold.add(u"a"_s, QLatin1StringView(mint), trade(1, true, 10, 1));
            fold.add(u"b"_s, QLatin1StringView(mint), trade(1, true, 10, 1));
        }
        QStringList order;
        for (const Position &each : fold.take())
            order.append(each.wallet + each.mint);
        QCOMPARE(order, QStringList({u"bm1"_s, u"bm2"_s, u"bm3"_s, u"am1"_s, u"am2"_s, u"am3"_s}));
    }

    // The cost that came with tokens is known also where only their receiver is asked for.
    void theSendersTradesCount()
    {
        PositionFold fold({u"c"_s}, {{u"a"_s, u"b"_s, coin, 40, 2}, {u"b"_s, u"c"_s, coin, 20, 3}});
        QCOMPARE(fold.wallets(), QStringList({u"c"_s, u"b"_s, u"a"_s}));
        fold.add(u"a"_s, coin, trade(1, true, 1000, 100));
        fold.add(u"a"_s, u"other"_s, trade(1, true, 5, 5));
        const QList<Position> positions = fold.take();
        QCOMPARE(positions.size(), 1);
        QCOMPARE(positions.first().wallet, u"c"_s);
        QCOMPARE(positions.first().tokens, quint64{20});
        QCOMPARE(positions.first().costLamports, quint64{200});
    }

    void aSaleOfWhatCameInTheSameSlotFollowsIt()
    {
        PositionFold fold({u"a"_s, u"b"_s}, {{u"a"_s, u"b"_s, coin, 50, 1}});
        fold.add(u"a"_s, coin, trade(1, true, 1000, 100));
        fold.add(u"b"_s, coin, trade(1, false, 700, 50));
        const QList<Position> positions = fold.take();
        QCOMPARE(positions.at(0).costLamports, quint64{500});
        QCOMPARE(positions.at(1).tokens, quint64{0});
        QCOMPARE(positions.at(1).realisedLamports, qint64{200});
    }

    void whatIsHeldIsTheChains()
    {
        Position less{.tokens = 100, .costLamports = 1000};
        matchHeld(less, 25);
        QCOMPARE(less.tokens, quint64{25});
        QCOMPARE(less.costLamports, quint64{250});
        QCOMPARE(less.tokensWithoutCost, quint64{0});
        Position more{.tokens = 100, .costLamports = 1000};
        matchHeld(more, 140);
        QCOMPARE(more.tokens, quint64{140});
        QCOMPARE(more.costLamports, quint64{1000});
        QCOMPARE(more.tokensWithoutCost, quint64{40});
        Position none{.tokens = 100, .costLamports = 1000};
        matchHeld(none, 0);
        QCOMPARE(none.tokens, quint64{0});
        QCOMPARE(none.costLamports, quint64{0});
    }
};

CURVEDESK_TEST(tst_Positions)

} // namespace positionsTest
#include "tst_Positions.moc"
