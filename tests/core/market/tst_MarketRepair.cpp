// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"
#include "core/pump/curve/FeeSchedule.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<MarketStore> storeOf(const QList<Told> &told)
{
    auto store = MarketStore::open({});
    if (!store)
        qFatal("no store");
    for (const Told &each : told) {
        if (!(*store)->add({each.news()}, MarketCursor{each.slot, each.time, each.signature()}))
            qFatal("not added");
    }
    return std::move(*store);
}

void compare(const Seen &actual, const Seen &expected)
{
    QCOMPARE(actual.trades.size(), expected.trades.size());
    for (qsizetype i = 0; i < expected.trades.size(); ++i)
        QVERIFY2(actual.trades.at(i) == expected.trades.at(i), qPrintable(u"trade %1"_s.arg(i)));
    QCOMPARE(actual.summary, expected.summary);
    QCOMPARE(actual.king, expected.king);
    QVERIFY(samePositions(actual.positions, expected.positions));
}

} // namespace

class tst_MarketRepair : public QObject
{
    Q_OBJECT

private slots:
    void aBurstWithAHoleInTheMiddleEndsWhole_data();
    void aBurstWithAHoleInTheMiddleEndsWhole();
    void anyOrderOfArrivalEndsTheSame_data();
    void anyOrderOfArrivalEndsTheSame();
    void followsACoinToItsPool();
    void knowsAPoolWithoutItsMigration();
    void ignoresPoolsOfNoCoin();
    void publishesOnce();
    void takesBackTrades();
    void takesBackALaunch();
    void takesBackACompletionAndAMove();
    void dropsAndLandsAgain();
    void randomDropsEqualNeverHavingSeenThem();
    void keepsATradeOfAnUnknownCoin();
    void learnsOfALaunchLate();
    void remembersHoles();
    void candlesTellOfGaps();
};

void tst_MarketRepair::aBurstWithAHoleInTheMiddleEndsWhole_data()
{
    QTest::addColumn<quint64>("perSlot");
    QTest::newRow("a trade a slot") << quint64(1);
    QTest::newRow("many a slot") << quint64(37);
    QTest::newRow("all in one slot") << quint64(100'000);
}

void tst_MarketRepair::aBurstWithAHoleInTheMiddleEndsWhole()
{
    QFETCH(quint64, perSlot);
    MarketStory story(1, 1, perSlot);
    story.launch();
    story.churn(1000);
    const auto whole = storeOf(story.told);

    QList<Told> holed = story.told.first(400) + story.told.sliced(650);
    const auto store = storeOf(holed);
    QCOMPARE(Seen::of(*store, story.mintText()).trades.size(), 1000 - 250);
    // What fills the hole overlaps what is known on both sides.
    QList<MarketNews> fill;
    for (const Told &each : story.told.sliced(390, 280))
        fill.append(each.news());
    const auto changes = store->add(fill, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->trades.size(), 250);
    compare(Seen::of(*store, story.mintText()), Seen::of(*whole, story.mintText()));
}

void tst_MarketRepair::anyOrderOfArrivalEndsTheSame_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<quint64>("perSlot");
    for (quint32 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed << quint64(seed % 2 == 0 ? 1 : 9);
}

void tst_MarketRepair::anyOrderOfArrivalEndsTheSame()
{
    QFETCH(quint32, seed);
    QFETCH(quint64, perSlot);
    MarketStory story(1, 1, perSlot);
    story.launch();
    story.churn(60);
    const auto whole = storeOf(story.told);
    QList<Told> shuffled = story.told;
    QRandomGenerator random(seed);
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    const auto store = storeOf(shuffled);
    Seen actual = Seen::of(*store, story.mintText());
    const Seen expected = Seen::of(*whole, story.mintText());
    compare(actual, expected);
}

void tst_MarketRepair::followsACoinToItsPool()
{
    MarketStory other(2, 5000);
    other.launch();
    MarketStory story(1);
    story.launch();
    story.churn(5);
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000'000, 2'000'000'000'000);
    story.poolTrade(false, 210, 400'000'000, 1'000'000'000'000);
    const auto store = storeOf(other.told + story.told);

    const Seen seen = Seen::of(*store, story.mintText());
    QVERIFY(seen.summary.complete);
    QCOMPARE(seen.king, other.mintText());
    QVERIFY(!seen.summary.isKing);
    QCOMPARE(seen.trades.size(), 5 + 1 + 2);
    const TradeRow &sell = seen.trades.at(0);
    const TradeRow &buy = seen.trades.at(1);
    QCOMPARE(buy.pool, story.pool.toBase58());
    QCOMPARE(buy.mint, story.mintText());
    QCOMPARE(buy.lamports, 1'000'000'000ull);
    QCOMPARE(buy.tokens, 2'000'000'000'000ull);
    QVERIFY(seen.trades.at(2).pool.isEmpty());
    QCOMPARE(sell.virtualTokenReserves, story.poolTokens());
    QCOMPARE(sell.realSolReserves, story.poolSol());
    QCOMPARE(seen.summary.virtualSolReserves, story.poolSol());
    QCOMPARE(seen.summary.progressPpm, 1'000'000ull);
    QCOMPARE(seen.summary.lamportsToComplete, 0ull);
    QCOMPARE(seen.summary.marketCapLamports,
             static_cast<quint64>(static_cast<uint128>(story.poolSol()) * 1'000'000'000'000'000u / story.poolTokens()));
    // Fees of the pool belong to what a position cost.
    MarketStory onlyPool(3, 9000);
    onlyPool.launch();
    onlyPool.completeAndMove();
    onlyPool.poolTrade(true, 215, 1'000'000, 5'000'000);
    const auto second = storeOf(onlyPool.told);
    const auto position = second->positions({filled(215).toBase58()});
    QCOMPARE(position->constFirst().costLamports, 1'000'100ull);
}

void tst_MarketRepair::knowsAPoolWithoutItsMigration()
{
    MarketStory story(1);
    story.launch();
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000, 5'000'000);
    // Only the AMM's half of the migration was read.
    for (Told &each : story.told) {
        if (!each.ammEvents.isEmpty())
            each.curveEvents.clear();
    }
    const auto store = storeOf(story.told);
    QCOMPARE(Seen::of(*store, story.mintText()).trades.constFirst().pool, story.pool.toBase58());
}

void tst_MarketRepair::ignoresPoolsOfNoCoin()
{
    MarketStory story(1);
    story.poolTrade(true, 210, 1'000'000, 5'000'000);
    MarketNews news = story.told.constFirst().news();
    QCOMPARE(news.trades.size(), 1);
    AmmCreatePoolEvent foreign;
    foreign.index = 0;
    foreign.baseMint = story.mint;
    foreign.quoteMint = programs::wrappedSol;
    foreign.creator = filled(9); // not the coin's pool authority
    foreign.pool = story.pool;
    const auto store = MarketStore::open({});
    const MarketNews created = marketNews(u"x"_s, 1, 1, {foreign});
    QVERIFY(created.completions.isEmpty());
    const auto changes = (*store)->add({news, created}, std::nullopt);
    QVERIFY(changes);
    QVERIFY(changes->trades.isEmpty());
    QVERIFY(changes->tokens.isEmpty());
}

void tst_MarketRepair::publishesOnce()
{
    MarketStory story(1);
    story.launch();
    story.completeAndMove();
    const auto store = MarketStore::open({});
    qsizetype publications = 0;
    for (int round = 0; round < 2; ++round) {
        for (const Told &each : story.told) {
            const auto changes = (*store)->add({each.news()}, std::nullopt);
            QVERIFY(changes);
            publications += changes->publications.size();
            for (const PublicationRow &row : changes->publications) {
                QCOMPARE(row.user, filled(202).toBase58());
                QCOMPARE(row.pool, story.pool.toBase58());
            }
        }
    }
    QCOMPARE(publications, 1);
}

void tst_MarketRepair::takesBackTrades()
{
    MarketStory story(1);
    story.launch();
    story.churn(30);
    const auto store = storeOf(story.told);
    const auto expected = storeOf(story.told.first(21));
    QStringList dropped;
    for (const Told &each : story.told.sliced(21))
        dropped.append(each.signature());
    dropped.append(u"never heard of"_s);
    const auto changes = store->drop(dropped);
    QVERIFY(changes);
    QCOMPARE(changes->tokens.size(), 1);
    QCOMPARE(changes->tokens.constFirst().virtualSolReserves,
             Seen::of(*expected, story.mintText()).summary.virtualSolReserves);
    compare(Seen::of(*store, story.mintText()), Seen::of(*expected, story.mintText()));
    const auto nothing = store->drop({u"never heard of"_s});
    QVERIFY(nothing && nothing->tokens.isEmpty());
}

void tst_MarketRepair::takesBackALaunch()
{
    MarketStory story(1);
    story.launch();
    story.churn(10);
    MarketStory other(2, 5000);
    other.launch();
    const auto store = storeOf(story.told + other.told);
    QCOMPARE(store->king(), story.mintText());
    QStringList dropped;
    for (const Told &each : story.told)
        dropped.append(each.signature());
    const auto changes = store->drop(dropped);
    QVERIFY(changes);
    QCOMPARE(changes->droppedMints, QStringList({story.mintText()}));
    QCOMPARE(*changes->newKing, other.mintText());
    QVERIFY(!store->token(story.mintText()));
    QVERIFY(store->positions({filled(210).toBase58()})->isEmpty());
    const auto last = store->drop({other.told.constFirst().signature()});
    QVERIFY(last && last->newKing && last->newKing->isEmpty());
}

void tst_MarketRepair::takesBackACompletionAndAMove()
{
    MarketStory story(1);
    story.launch();
    story.churn(5);
    const QList<Told> before = story.told;
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000'000, 2'000'000'000'000);
    const auto store = storeOf(story.told);
    const auto expected = storeOf(before);
    QStringList dropped;
    for (const Told &each : story.told.sliced(before.size()))
        dropped.append(each.signature());
    QVERIFY(store->drop(dropped));
    compare(Seen::of(*store, story.mintText()), Seen::of(*expected, story.mintText()));
    QCOMPARE(store->king(), story.mintText());
    // And once more, as it may land in the other fork.
    const auto again = storeOf(story.told);
    for (const Told &each : story.told.sliced(before.size()))
        QVERIFY(store->add({each.news()}, std::nullopt));
    compare(Seen::of(*store, story.mintText()), Seen::of(*again, story.mintText()));
}

void tst_MarketRepair::dropsAndLandsAgain()
{
    MarketStory story(1, 1, 4);
    story.launch();
    story.churn(12);
    const auto store = storeOf(story.told);
    const Seen expected = Seen::of(*store, story.mintText());
    const Told &moved = story.told.constLast();
    QVERIFY(store->drop({moved.signature()}));
    const auto changes = store->add({moved.news()}, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->trades.size(), 1);
    compare(Seen::of(*store, story.mintText()), expected);
}

void tst_MarketRepair::randomDropsEqualNeverHavingSeenThem()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 20; ++round) {
        MarketStory story(1, 1, 1 + random.bounded(6u));
        story.launch();
        story.churn(40);
        const auto store = storeOf(story.told);
        QList<Told> kept{story.told.constFirst()};
        QStringList dropped;
        for (const Told &each : story.told.sliced(1)) {
            if (random.bounded(3) == 0)
                dropped.append(each.signature());
            else
                kept.append(each);
        }
        QVERIFY(store->drop(dropped));
        const auto expected = storeOf(kept);
        const Seen actual = Seen::of(*store, story.mintText());
        const Seen wanted = Seen::of(*expected, story.mintText());
        QCOMPARE(actual.trades.size(), wanted.trades.size());
        QVERIFY(samePositions(actual.positions, wanted.positions));
        QCOMPARE(actual.summary, wanted.summary);
    }
}

void tst_MarketRepair::keepsATradeOfAnUnknownCoin()
{
    MarketStory story(1);
    story.churn(3);
    const auto store = storeOf(story.told);
    const auto token = store->token(story.mintText());
    QVERIFY(token);
    QCOMPARE(token->creator, filled(200).toBase58());
    QCOMPARE(token->bondingCurve, pumpAddresses::bondingCurve(story.mint).toBase58());
    QVERIFY(token->marketCapLamports > 0);
    QVERIFY(token->isKing);
    QCOMPARE(*store->unnamed(10), QStringList({story.mintText()}));

    CoinOnChain coin;
    coin.summary.mint = story.mintText();
    coin.summary.name = u"Late"_s;
    coin.summary.symbol = u"LT"_s;
    coin.summary.creator = filled(77).toBase58();
    const auto changes = store->describe({coin});
    QVERIFY(changes);
    QCOMPARE(changes->tokens.constFirst().name, u"Late"_s);
    QVERIFY(store->unnamed(10)->isEmpty());
    QCOMPARE(store->token(story.mintText())->virtualSolReserves, token->virtualSolReserves);
}

void tst_MarketRepair::learnsOfALaunchLate()
{
    MarketStory story(1);
    story.launch();
    story.churn(6);
    const auto expected = storeOf(story.told);
    const auto store = storeOf(story.told.sliced(1));
    const auto changes = store->add({story.told.constFirst().news()}, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->launches.size(), 1);
    QVERIFY(store->unnamed(10)->isEmpty());
    compare(Seen::of(*store, story.mintText()), Seen::of(*expected, story.mintText()));
}

void tst_MarketRepair::remembersHoles()
{
    const auto store = MarketStore::open({});
    const QString program = pumpAddresses::program.toBase58();
    QVERIFY((*store)->writeHole({0, program, 10, 20, {100, 200}, u"sig"_s}));
    QVERIFY((*store)->writeHole({0, program, 30, 40, {300, 400}, {}}));
    auto holes = (*store)->holes();
    QVERIFY(holes);
    QCOMPARE(holes->size(), 2);
    QCOMPARE(holes->at(0).toSlot, 40ull);
    MarketStore::Hole smaller = holes->at(1);
    QCOMPARE(smaller.before, u"sig"_s);
    smaller.toSlot = 15;
    QVERIFY((*store)->writeHole(smaller));
    QVERIFY((*store)->closeHole(holes->at(0).id));
    holes = (*store)->holes();
    QCOMPARE(holes->size(), 1);
    QCOMPARE(holes->constFirst().toSlot, 15ull);
    QCOMPARE(holes->constFirst().times.from, 100);
}

void tst_MarketRepair::candlesTellOfGaps()
{
    const auto row = [](qint64 time, quint64 virtualSol) {
        return TradeRow{.timestamp = time,
                        .lamports = 10,
                        .virtualSolReserves = virtualSol,
                        .virtualTokenReserves = 1'000'000'000'000'000};
    };
    CandleBuilder builder(60, 10);
    for (const auto &[time, sol] : {std::pair(185, 50), std::pair(130, 45), std::pair(70, 40), std::pair(10, 30)})
        QVERIFY(builder.take(row(time, static_cast<quint64>(sol))));
    const QList<Candle> whole = builder.candles();
    QCOMPARE(whole.size(), 4);
    QCOMPARE(whole.at(3).open, 45ull);
    for (const Candle &candle : whole)
        QVERIFY(!candle.incomplete);
    const QList<Candle> gapped = builder.candles({{100, 125}});
    QVERIFY(!gapped.at(0).incomplete);
    QVERIFY(gapped.at(1).incomplete);
    QVERIFY(gapped.at(2).incomplete);
    QVERIFY(!gapped.at(3).incomplete);
    QCOMPARE(gapped.at(2).open, 45ull); // its own first price, not where somebody unseen may have left it
    QCOMPARE(gapped.at(3).open, 50ull);
}

CURVEDESK_TEST(tst_MarketRepair)
#include "tst_MarketRepair.moc"
