// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"
#include "core/pump/curve/FeeSchedule.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/HiddenTable.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace marketTest {

namespace {

std::unique_ptr<Market> emptyMarket()
{
    auto market = Market::open({});
    if (!market)
        qFatal("no market");
    return std::move(*market);
}

QList<MarketUpdate> updatesOf(const QList<Told> &told)
{
    QList<MarketUpdate> out;
    for (const Told &each : told)
        out.append(each.update());
    return out;
}

/// All of it final, in one go.
std::unique_ptr<Market> marketOf(const QList<Told> &told)
{
    auto market = emptyMarket();
    const Told &last = told.constLast();
    if (!market->addFinal(updatesOf(told), MarketCursor{last.slot, last.time, last.signature()}))
        qFatal("not added");
    return market;
}

/// All of it pending.
std::unique_ptr<Market> pendingOf(const QList<Told> &told)
{
    auto market = emptyMarket();
    for (const Told &each : told) {
        if (!addPending(*market, {each.update()}))
            qFatal("not added");
    }
    return market;
}

QStringList signaturesOf(const QList<Told> &told)
{
    QStringList out;
    for (const Told &each : told)
        out.append(each.signature());
    return out;
}

void compare(const Seen &actual, const Seen &expected)
{
    QCOMPARE(actual.trades.size(), expected.trades.size());
    for (qsizetype i = 0; i < expected.trades.size(); ++i)
        QVERIFY2(actual.trades.at(i) == expected.trades.at(i), qPrintable(u"trade %1"_s.arg(i)));
    QCOMPARE(actual.summary, expected.summary);
    QCOMPARE(actual.candles, expected.candles);
    QCOMPARE(actual.king, expected.king);
    QVERIFY(samePositions(actual.positions, expected.positions));
}

} // namespace

class tst_Market : public QObject
{
    Q_OBJECT

private slots:
    void late_data();
    void late();
    void lateAtTheEndsOfACandle();
    void keepsItsCursorWhenALateSlotIsFinal();
    void countsCashbackAsAFee();
    void leavesOutALaunchWithoutATime();
    void whateverIsFinalShowsTheSame_data();
    void whateverIsFinalShowsTheSame();
    void followsACoinToItsPool();
    void knowsAPoolWithoutItsMigration();
    void aPoolTradeBesideItsMigrationHasTheLastWord();
    void ignoresPoolsOfNoCoin();
    void publishesOnce();
    void takesBackTrades();
    void takesBackALaunch();
    void takesBackACompletionAndAMove();
    void dropsAndLandsAgain();
    void takesBackNothingFinal();
    void keepsATradeOfAnUnknownCoin();
    void addsAllOfATransactionOrNothing();
    void keepsAByteOrderMarkOfATicker();
    void learnsOfALaunchLate();
    void learnsOfALaunchWhileTradesArePending();
    void pagesThroughStoreAndMemory();
    void pagesThroughCandles_data();
    void pagesThroughCandles();
    void pagesThroughTheShortCandlesOfABusyCoin();
    void refusesForeignCursors();
    void mergesGaps();
    void candlesShowGaps();
};

void tst_Market::late_data()
{
    QTest::addColumn<quint64>("perSlot");
    QTest::newRow("a trade a slot") << quint64(1);
    QTest::newRow("many a slot") << quint64(37);
}

void tst_Market::late()
{
    QFETCH(quint64, perSlot);
    MarketStory story(1, 1, perSlot);
    story.launch();
    story.churn(1000);
    const auto whole = marketOf(story.told);

    const quint64 first = story.told.at(400).slot;
    const quint64 last = story.told.at(650).slot;
    QList<Told> holed;
    QList<Told> missing;
    for (const Told &each : story.told)
        (each.slot >= first && each.slot < last ? missing : holed).append(each);
    const auto market = marketOf(holed);
    QCOMPARE(Seen::of(*market, story.mintText()).trades.size(), 1000 - missing.size());
    // What fills the hole overlaps what is known on both sides.
    QList<MarketUpdate> fill;
    for (const Told &each : story.told) {
        if (each.slot + 2 >= first && each.slot <= last + 1)
            fill.append(each.update());
    }
    const auto changes = market->addFinal(fill, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->trades.size(), missing.size());
    compare(Seen::of(*market, story.mintText()), Seen::of(*whole, story.mintText()));
    QCOMPARE(market->cursor().signature, story.told.constLast().signature());
}

// A coin's first candle opens with its first trade and its last one closes with its last, whenever they are read.
void tst_Market::lateAtTheEndsOfACandle()
{
    MarketStory story(1);
    story.launch();
    story.churn(20);
    const auto whole = marketOf(story.told);
    const Seen expected = Seen::of(*whole, story.mintText());
    for (const qsizetype late : {qsizetype{1}, story.told.size() - 1}) {
        QList<Told> rest = story.told;
        rest.removeAt(late);
        const auto market = marketOf(rest);
        QVERIFY(Seen::of(*market, story.mintText()).candles != expected.candles);
        QVERIFY(market->addFinal({story.told.at(late).update()}, std::nullopt));
        QCOMPARE(Seen::of(*market, story.mintText()).candles, expected.candles);
    }
}

void tst_Market::keepsItsCursorWhenALateSlotIsFinal()
{
    MarketStory story(1);
    story.launch();
    story.churn(20);
    QList<Told> rest = story.told;
    rest.removeAt(5);
    const auto market = marketOf(rest);
    const quint64 last = story.told.constLast().slot;
    QCOMPARE(market->cursor().slot, last);
    QVERIFY(addPending(*market, {story.told.at(5).update()}));
    QVERIFY(market->finalize(last));
    QCOMPARE(market->cursor().slot, last);
    QCOMPARE(market->cursor().signature, story.told.constLast().signature());
    QCOMPARE(Seen::of(*market, story.mintText()).trades.size(), 20);
}

// On a cashback coin the creator's part goes by the name of cashback; the trader pays it all the same.
void tst_Market::countsCashbackAsAFee()
{
    TradeEvent event;
    event.mint = filled(1);
    event.timestamp = 1'790'000'000;
    event.fee = 95;
    event.cashback = 30;
    const MarketUpdate update = marketUpdate(u"signature"_s, 1, 0, {event});
    QCOMPARE(update.trades.size(), 1);
    QCOMPARE(update.trades.constFirst().feeLamports, 125u);
}

void tst_Market::leavesOutALaunchWithoutATime()
{
    CreateEvent event;
    event.mint = filled(1);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"was left out"_s));
    QVERIFY(marketUpdate(u"signature"_s, 1, 0, {event}).launches.isEmpty());
    QCOMPARE(marketUpdate(u"signature"_s, 1, 1'790'000'000, {event}).launches.size(), 1);
}

void tst_Market::whateverIsFinalShowsTheSame_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 30; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

// Slots in any order, some transactions of another fork among them, which is taken back; finalised bit by bit.
void tst_Market::whateverIsFinalShowsTheSame()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    MarketStory story(1, 1, 1 + random.bounded(9U));
    story.launch();
    story.churn(40);
    story.completeAndMove();
    for (int i = 0; i < 6; ++i)
        story.poolTrade(i % 2 == 0, 210, 1'000'000, 5'000'000);
    QList<Told> kept{story.told.constFirst()};
    QList<Told> dropped;
    for (const Told &each : story.told.sliced(1))
        (random.bounded(4) == 0 && each.ammEvents.isEmpty() ? dropped : kept).append(each);
    const auto expected = marketOf(kept);

    // By slot; up to three slots come in the wrong order.
    QMap<quint64, QList<Told>> bySlot;
    for (const Told &each : std::as_const(story.told))
        bySlot[each.slot].append(each);
    QList<QList<Told>> groups = bySlot.values();
    for (qsizetype i = 0; i + 3 < groups.size(); i += 3)
        std::shuffle(groups.begin() + i + (i == 0 ? 1 : 0), groups.begin() + i + 3, random);
    const auto market = emptyMarket();
    quint64 newest = 0;
    for (const QList<Told> &group : std::as_const(groups)) {
        newest = std::max(newest, group.constFirst().slot);
        for (const Told &each : group)
            QVERIFY(addPending(*market, {each.update()}));
        QStringList gone;
        for (const Told &each : std::as_const(dropped)) {
            if (each.slot + 3 <= newest)
                gone.append(each.signature());
        }
        QVERIFY(market->drop(gone));
        if (random.bounded(3) == 0)
            QVERIFY(market->finalize(newest - 3));
        // Again what is there already: nothing changes.
        const Told &known = group.at(random.bounded(group.size()));
        if (!signaturesOf(dropped).contains(known.signature())) {
            const auto again = addPending(*market, {known.update()});
            QVERIFY(again && again->trades.isEmpty());
        }
    }
    QVERIFY(market->drop(signaturesOf(dropped)));
    for (const Told &each : std::as_const(kept))
        QVERIFY(addPending(*market, {each.update()}));
    compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
    QVERIFY(market->finalize(newest));
    compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
}

void tst_Market::followsACoinToItsPool()
{
    MarketStory other(2, 5000);
    other.launch();
    MarketStory story(1);
    story.launch();
    story.churn(5);
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000'000, 2'000'000'000'000);
    story.poolTrade(false, 210, 400'000'000, 1'000'000'000'000);
    const auto market = pendingOf(other.told + story.told);

    const Seen seen = Seen::of(*market, story.mintText());
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
    const auto second = marketOf(onlyPool.told);
    const auto position = second->positions({filled(215).toBase58()});
    QCOMPARE(position->constFirst().costLamports, 1'000'100ull);
}

void tst_Market::knowsAPoolWithoutItsMigration()
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
    const auto market = marketOf(story.told);
    QCOMPARE(Seen::of(*market, story.mintText()).trades.constFirst().pool, story.pool.toBase58());
}

void tst_Market::aPoolTradeBesideItsMigrationHasTheLastWord()
{
    MarketStory story(1);
    story.launch();
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000'000, 2'000'000'000'000);
    // In the migration's own transaction, behind it.
    const Told trade = story.told.takeLast();
    story.told.last().ammEvents += trade.ammEvents;
    QCOMPARE(story.told.constLast().update().completions.size(), 1);
    QCOMPARE(story.told.constLast().update().trades.size(), 1);
    const auto stored = marketOf(story.told);
    const auto pending = pendingOf(story.told);
    for (const auto *market : {stored.get(), pending.get()}) {
        const auto token = market->token(story.mintText());
        QVERIFY(token);
        QVERIFY(token->complete);
        QCOMPARE(token->virtualSolReserves, story.poolSol());
        QCOMPARE(token->virtualTokenReserves, story.poolTokens());
    }
    // Events that a curve sold out by, and that it moved by, follow their trade.
    MarketStory moved(2, 5000);
    moved.launch();
    moved.completeAndMove();
    const Told migration = moved.told.takeLast();
    moved.told.last().curveEvents += migration.curveEvents;
    moved.told.last().ammEvents += migration.ammEvents;
    QCOMPARE(marketOf(moved.told)->token(moved.mintText())->virtualSolReserves, moved.poolSol());
}

void tst_Market::ignoresPoolsOfNoCoin()
{
    MarketStory story(1);
    story.poolTrade(true, 210, 1'000'000, 5'000'000);
    const MarketUpdate traded = story.told.constFirst().update();
    QCOMPARE(traded.trades.size(), 1);
    AmmCreatePoolEvent foreign;
    foreign.index = 0;
    foreign.baseMint = story.mint;
    foreign.quoteMint = programs::wrappedSol;
    foreign.creator = filled(9); // not the coin's pool authority
    foreign.pool = story.pool;
    const auto market = emptyMarket();
    const MarketUpdate created = marketUpdate(u"x"_s, 1, 1, {foreign});
    QVERIFY(created.completions.isEmpty());
    const auto changes = market->addFinal({traded, created}, std::nullopt);
    QVERIFY(changes);
    QVERIFY(changes->trades.isEmpty());
    QVERIFY(changes->tokens.isEmpty());
}

void tst_Market::publishesOnce()
{
    MarketStory story(1);
    story.launch();
    story.completeAndMove();
    const auto market = emptyMarket();
    qsizetype publications = 0;
    for (int round = 0; round < 2; ++round) {
        for (const Told &each : story.told) {
            const auto changes = market->addFinal({each.update()}, std::nullopt);
            QVERIFY(changes);
            publications += changes->migrations.size();
            for (const MigrationRow &row : changes->migrations) {
                QCOMPARE(row.user, filled(202).toBase58());
                QCOMPARE(row.pool, story.pool.toBase58());
            }
        }
    }
    QCOMPARE(publications, 1);
}

void tst_Market::takesBackTrades()
{
    MarketStory story(1);
    story.launch();
    story.churn(30);
    const auto market = pendingOf(story.told);
    const auto expected = marketOf(story.told.first(21));
    const auto changes = market->drop(signaturesOf(story.told.sliced(21)) + QStringList{u"never heard of"_s});
    QVERIFY(changes);
    QCOMPARE(changes->droppedSignatures, signaturesOf(story.told.sliced(21)));
    QCOMPARE(changes->tokens.size(), 1);
    QCOMPARE(changes->tokens.constFirst().virtualSolReserves,
             Seen::of(*expected, story.mintText()).summary.virtualSolReserves);
    compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
    const auto nothing = market->drop({u"never heard of"_s});
    QVERIFY(nothing && nothing->isEmpty() && nothing->droppedSignatures.isEmpty());
}

void tst_Market::takesBackALaunch()
{
    MarketStory story(1);
    story.launch();
    story.churn(10);
    MarketStory other(2, 5000);
    other.launch();
    const auto market = pendingOf(story.told + other.told);
    QCOMPARE(market->king(), story.mintText());
    const auto changes = market->drop(signaturesOf(story.told));
    QVERIFY(changes);
    QCOMPARE(changes->droppedMints, QStringList({story.mintText()}));
    QCOMPARE(*changes->newKing, other.mintText());
    QVERIFY(!market->token(story.mintText()));
    QVERIFY(market->positions({filled(210).toBase58()})->isEmpty());
    const auto last = market->drop({other.told.constFirst().signature()});
    QVERIFY(last && last->newKing && last->newKing->isEmpty());
}

void tst_Market::takesBackACompletionAndAMove()
{
    MarketStory story(1);
    story.launch();
    story.churn(5);
    const QList<Told> before = story.told;
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000'000, 2'000'000'000'000);
    const QList<Told> after = story.told.sliced(before.size());
    // What was before is final in one of them.
    for (const bool isFinal : {false, true}) {
        const auto market = isFinal ? marketOf(before) : pendingOf(before);
        QVERIFY(addPending(*market, updatesOf(after)));
        const auto expected = marketOf(before);
        QVERIFY(market->drop(signaturesOf(after)));
        compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
        QCOMPARE(market->king(), story.mintText());
        // And once more, as it may land in the other fork.
        const auto again = marketOf(story.told);
        QVERIFY(addPending(*market, updatesOf(after)));
        compare(Seen::of(*market, story.mintText()), Seen::of(*again, story.mintText()));
    }
}

void tst_Market::dropsAndLandsAgain()
{
    MarketStory story(1, 1, 4);
    story.launch();
    story.churn(12);
    const auto market = pendingOf(story.told);
    const Seen expected = Seen::of(*market, story.mintText());
    const Told &moved = story.told.constLast();
    QVERIFY(market->drop({moved.signature()}));
    const auto changes = addPending(*market, {moved.update()});
    QVERIFY(changes);
    QCOMPARE(changes->trades.size(), 1);
    compare(Seen::of(*market, story.mintText()), expected);
}

void tst_Market::takesBackNothingFinal()
{
    MarketStory story(1);
    story.launch();
    story.churn(6);
    const auto market = pendingOf(story.told);
    const Seen expected = Seen::of(*market, story.mintText());
    QVERIFY(market->finalize(story.told.constLast().slot));
    const auto changes = market->drop(signaturesOf(story.told));
    QVERIFY(changes && changes->isEmpty());
    compare(Seen::of(*market, story.mintText()), expected);
    QCOMPARE(market->cursor().signature, story.told.constLast().signature());
    // It is announced again, by a node that is behind: nothing changes.
    const auto again = addPending(*market, updatesOf(story.told));
    QVERIFY(again && again->trades.isEmpty() && again->launches.isEmpty());
    compare(Seen::of(*market, story.mintText()), expected);
}

void tst_Market::keepsATradeOfAnUnknownCoin()
{
    MarketStory story(1);
    story.churn(3);
    const auto market = marketOf(story.told);
    const auto token = market->token(story.mintText());
    QVERIFY(token);
    QCOMPARE(token->creator, filled(200).toBase58());
    QCOMPARE(token->bondingCurve, pumpAddresses::bondingCurve(story.mint).toBase58());
    QVERIFY(token->marketCapLamports > 0);
    QVERIFY(token->isKing);
    QCOMPARE(*market->mintsWithoutMetadata(10), QStringList({story.mintText()}));

    CoinOnChain coin;
    coin.summary.mint = story.mintText();
    coin.summary.name = u"Late"_s;
    coin.summary.symbol = u"LT"_s;
    coin.summary.creator = filled(77).toBase58();
    const auto changes = market->describe({coin});
    QVERIFY(changes);
    QCOMPARE(changes->tokens.constFirst().name, u"Late"_s);
    QVERIFY(market->mintsWithoutMetadata(10)->isEmpty());
    QCOMPARE(market->token(story.mintText())->virtualSolReserves, token->virtualSolReserves);
}

// A mark that nobody sees would be a way to have the name of another coin without a warning.
void tst_Market::keepsAByteOrderMarkOfATicker()
{
    MarketStory story(1);
    story.launch("\xEF\xBB\xBFUSDC");
    QCOMPARE(pendingOf(story.told)->token(story.mintText())->symbol, u"\uFEFFUSDC"_s);
    const auto market = marketOf(story.told);
    QCOMPARE(market->token(story.mintText())->symbol, u"\uFEFFUSDC"_s);
    QCOMPARE(market->tokens(TokenSort::Newest, 1, {})->tokens.constFirst().symbol, u"\uFEFFUSDC"_s);
}

void tst_Market::learnsOfALaunchLate()
{
    MarketStory story(1);
    story.launch();
    story.churn(6);
    const auto expected = marketOf(story.told);
    const auto market = marketOf(story.told.sliced(1));
    const auto changes = market->addFinal({story.told.constFirst().update()}, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->launches.size(), 1);
    QVERIFY(market->mintsWithoutMetadata(10)->isEmpty());
    compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
}

void tst_Market::learnsOfALaunchWhileTradesArePending()
{
    MarketStory story(1);
    story.launch();
    story.churn(6);
    const auto expected = marketOf(story.told);
    const auto market = emptyMarket();
    QVERIFY(addPending(*market, updatesOf(story.told.sliced(1))));
    const auto changes = market->addFinal({story.told.constFirst().update()}, std::nullopt);
    QVERIFY(changes);
    QCOMPARE(changes->tokens.size(), 1);
    QCOMPARE(changes->tokens.constFirst().name, u"Coin"_s);
    compare(Seen::of(*market, story.mintText()), Seen::of(*expected, story.mintText()));
}

void tst_Market::pagesThroughStoreAndMemory()
{
    MarketStory story(1, 1, 3);
    story.launch();
    story.churn(50);
    MarketStory other(2, 500);
    other.launch();
    other.churn(3);
    const auto market = marketOf(story.told.first(31));
    QVERIFY(addPending(*market, updatesOf(story.told.sliced(31) + other.told)));
    // While the reader goes from page to page, trades become final and new ones come.
    QStringList seen;
    QString cursor;
    MarketStory later(1, 900);
    later.churn(2);
    do {
        const auto page = market->trades(story.mintText(), 8, cursor);
        QVERIFY(page);
        QVERIFY(page->trades.size() == 8 || page->next.isEmpty());
        for (const TradeRow &row : page->trades)
            seen.append(row.signature);
        cursor = page->next;
        QVERIFY(market->finalize(story.told.at(std::min<qsizetype>(30 + seen.size(), 50)).slot));
        QVERIFY(addPending(*market, updatesOf(later.told)));
    } while (!cursor.isEmpty());
    QStringList expected = signaturesOf(story.told.sliced(1));
    std::ranges::reverse(expected);
    QCOMPARE(seen, expected);
    const auto tokens = market->tokens(TokenSort::LastTrade, 1, {});
    QVERIFY(tokens);
    QCOMPARE(tokens->tokens.size(), 1);
    const auto rest = market->tokens(TokenSort::LastTrade, 1, tokens->next);
    QVERIFY(rest && rest->next.isEmpty());
    QCOMPARE(rest->tokens.size(), 1);
    QVERIFY(rest->tokens.constFirst().mint != tokens->tokens.constFirst().mint);
}

void tst_Market::pagesThroughCandles_data()
{
    QTest::addColumn<int>("interval");
    for (const int interval : {1, 5, 15, 60, 300})
        QTest::addRow("%d s", interval) << interval;
}

void tst_Market::pagesThroughCandles()
{
    QFETCH(const int, interval);
    MarketStory story(1);
    story.launch();
    story.churn(900);
    const auto market = marketOf(story.told.first(700));
    QVERIFY(addPending(*market, updatesOf(story.told.sliced(700))));
    const auto whole = market->candles(story.mintText(), interval, 1000, {});
    QVERIFY(whole && whole->next.isEmpty());
    quint32 trades = 0;
    for (const Candle &candle : whole->candles)
        trades += candle.trades;
    QCOMPARE(trades, 900u);
    QList<Candle> paged;
    QString cursor;
    do {
        const auto page = market->candles(story.mintText(), interval, 7, cursor);
        QVERIFY(page);
        QVERIFY(page->candles.size() <= 7);
        paged = page->candles + paged;
        cursor = page->next;
    } while (!cursor.isEmpty());
    QCOMPARE(paged, whole->candles);
}

// Short candles are made of trades, of which a page reads 20,000 at most: where it ends in the midst of a candle, that
// one belongs to the next page.
void tst_Market::pagesThroughTheShortCandlesOfABusyCoin()
{
    MarketStory story(1, 1, 3'000);
    story.churn(22'000);
    const auto market = marketOf(story.told);
    QString cursor;
    quint64 trades = 0;
    int pages = 0;
    do {
        const auto page = market->candles(story.mintText(), 1, 1000, cursor);
        QVERIFY(page);
        for (const Candle &candle : page->candles) {
            trades += candle.trades;
            QVERIFY(candle.trades >= 2'999 || candle.openTime == story.told.constLast().time);
        }
        cursor = page->next;
        ++pages;
    } while (!cursor.isEmpty());
    QCOMPARE(trades, 22'000u);
    QCOMPARE(pages, 2);
}

void tst_Market::refusesForeignCursors()
{
    MarketStory story(1);
    story.launch();
    const auto market = marketOf(story.told);
    for (const QString &cursor : {u"x"_s, u"-1"_s, u"01"_s, u"1.5"_s, u"99999999999999999999"_s}) {
        const auto trades = market->trades(story.mintText(), 5, cursor);
        QVERIFY(!trades);
        QCOMPARE(trades.error().code, ErrorCode::InvalidInput);
        const auto candles = market->candles(story.mintText(), 60, 5, cursor);
        QVERIFY(!candles);
        QCOMPARE(candles.error().code, ErrorCode::InvalidInput);
    }
}

void tst_Market::addsAllOfATransactionOrNothing()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    const auto market = Market::open(path);
    QVERIFY(market);
    MarketStory story(1);
    story.launch();
    story.trade(true, 201, 1'000'000'000, 30'000'000'000);
    for (const Told &told : std::as_const(story.told))
        QVERIFY(addPending(**market, {told.update()}));
    const Seen before = Seen::of(**market, story.mintText());
    story.trade(true, 202, 2'000'000'000, 50'000'000'000);
    MarketStory other(2, 500);
    other.trade(true, 203, 3'000'000'000, 70'000'000'000);
    // The first coin is in memory; the second one is looked for in the store, and then unknown.
    Told both = story.told.constLast();
    both.curveEvents += other.told.constLast().curveEvents;
    QCOMPARE(both.update().trades.size(), 2);
    {
        const HiddenTable hidden(path, u"token"_s);
        QVERIFY(!addPending(**market, {both.update()}));
    }
    compare(Seen::of(**market, story.mintText()), before);
    QVERIFY(!(*market)->token(other.mintText()));
    // It is added once the store can be read again, as if nothing had been.
    QVERIFY(addPending(**market, {both.update()}));
    const auto expected = pendingOf({story.told.at(0), story.told.at(1), both});
    for (const QString &mint : {story.mintText(), other.mintText()})
        compare(Seen::of(**market, mint), Seen::of(*expected, mint));
}

void tst_Market::mergesGaps()
{
    const auto market = emptyMarket();
    MarketStore &store = market->store();
    QVERIFY(store.addGap({.fromSlot = 10, .toSlot = 20, .times = {100, 200}, .before = u"sig"_s, .attempts = 3}));
    QVERIFY(store.addGap({.fromSlot = 30, .toSlot = 40, .times = {300, 400}}));
    QCOMPARE(store.gaps().size(), 2);
    QCOMPARE(store.gaps().constFirst().toSlot, 40ull);
    MarketStore::Gap smaller = store.gaps().at(1);
    QCOMPARE(smaller.before, u"sig"_s);
    QCOMPARE(smaller.attempts, 3);
    smaller.toSlot = 15;
    QVERIFY(store.updateGap(smaller));
    QCOMPARE(store.gaps().at(1).toSlot, 15ull);
    QVERIFY(store.addGap({.fromSlot = 16, .toSlot = 25, .times = {210, 250}, .before = u"later"_s}));
    QCOMPARE(store.gaps().size(), 2);
    QCOMPARE(store.gaps().at(1).fromSlot, 10ull);
    QCOMPARE(store.gaps().at(1).toSlot, 25ull);
    QCOMPARE(store.gaps().at(1).before, u"later"_s);
    QCOMPARE(store.gaps().at(1).times.from, 100);
    QCOMPARE(store.gaps().at(1).times.to, 250);
    QVERIFY(store.addGap({.fromSlot = 5, .toSlot = 35, .times = {50, 350}}));
    QCOMPARE(store.gaps().size(), 1);
    QCOMPARE(store.gaps().constFirst().fromSlot, 5ull);
    QCOMPARE(store.gaps().constFirst().toSlot, 40ull);
    // It is read on from its newest end: that of the gap that reached furthest.
    QVERIFY(store.removeGap(store.gaps().constFirst().id));
    QVERIFY(store.gaps().isEmpty());
    QVERIFY(store.addGap({.fromSlot = 30, .toSlot = 40, .times = {300, 400}, .before = u"newest"_s}));
    QVERIFY(store.addGap({.fromSlot = 20, .toSlot = 29, .times = {200, 290}, .before = u"older"_s}));
    QCOMPARE(store.gaps().size(), 1);
    QCOMPARE(store.gaps().constFirst().before, u"newest"_s);
}

void tst_Market::candlesShowGaps()
{
    const auto candle = [](qint64 time, quint64 price) {
        return Candle{.openTime = time, .open = price, .high = price, .low = price, .close = price};
    };
    const QList<Candle> made{candle(0, 30), candle(60, 40), candle(120, 45), candle(180, 50)};
    QList<Candle> whole = made;
    candles::connectCandles(whole, 60, {});
    QCOMPARE(whole.at(3).open, 45ull);
    QCOMPARE(whole.at(3).low, 45ull);
    QCOMPARE(whole.at(3).high, 50ull);
    QList<Candle> falling{candle(0, 30), candle(60, 20)};
    candles::connectCandles(falling, 60, {});
    QCOMPARE(falling.at(1).high, 30ull);
    QCOMPARE(falling.at(1).low, 20ull);
    for (const Candle &each : std::as_const(whole))
        QVERIFY(!each.incomplete);
    QList<Candle> gapped = made;
    candles::connectCandles(gapped, 60, {{100, 125}});
    QVERIFY(!gapped.at(0).incomplete);
    QVERIFY(gapped.at(1).incomplete);
    QVERIFY(gapped.at(2).incomplete);
    QVERIFY(!gapped.at(3).incomplete);
    QCOMPARE(gapped.at(2).open, 45ull); // its own first price, not where trades that were not read may have left it
    QCOMPARE(gapped.at(3).open, 50ull);
}

CURVEDESK_TEST(tst_Market)

} // namespace marketTest
#include "tst_Market.moc"
