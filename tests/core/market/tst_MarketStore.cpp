// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"
#include "core/market/KingOfTheHill.h"
#include "core/market/MarketStore.h"
#include "core/market/Positions.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr quint64 initialTokens = 793'100'000'000'000;

Address address(quint8 fill)
{
    std::array<quint8, 32> bytes{};
    bytes.fill(fill);
    return Address(bytes);
}

QByteArray dataLine(const QByteArray &event)
{
    return "Program data: " + event.toBase64();
}

/// A transaction's log in which the curve program emitted these events.
QList<QByteArray> pumpLog(const QList<QByteArray> &events)
{
    const QByteArray program = pumpAddresses::program.toBase58().toLatin1();
    QList<QByteArray> log{"Program " + program + " invoke [1]"};
    for (const QByteArray &event : events)
        log.append(dataLine(event));
    log.append("Program " + program + " success");
    return log;
}

CreateEvent createEvent(quint8 mint, const QByteArray &symbol, qint64 time)
{
    CreateEvent event;
    event.name = "Name of " + symbol;
    event.symbol = symbol;
    event.uri = "ipfs://x";
    event.mint = address(mint);
    event.bondingCurve = pumpAddresses::bondingCurve(event.mint);
    event.user = address(200);
    event.creator = address(201);
    event.timestamp = time;
    event.virtualTokenReserves = 1'073'000'000'000'000;
    event.virtualSolReserves = 30'000'000'000;
    event.realTokenReserves = initialTokens;
    event.tokenTotalSupply = 1'000'000'000'000'000;
    event.tokenProgram = programs::token2022;
    return event;
}

TradeEvent tradeEvent(quint8 mint, bool isBuy, quint64 lamports, quint64 tokens, quint64 virtualSol, qint64 time)
{
    TradeEvent event;
    event.mint = address(mint);
    event.solAmount = lamports;
    event.tokenAmount = tokens;
    event.isBuy = isBuy;
    event.user = address(210);
    event.timestamp = time;
    event.virtualSolReserves = virtualSol;
    event.virtualTokenReserves = 1'073'000'000'000'000 - tokens;
    event.realSolReserves = virtualSol - 30'000'000'000;
    event.realTokenReserves = initialTokens - tokens;
    event.fee = lamports / 100;
    event.creatorFee = 7;
    return event;
}

MarketNews news(const QString &signature, const QList<QByteArray> &events)
{
    return marketNews(signature, 5, 1'700'000'000, chainEvents::fromLogs(pumpLog(events)));
}

MarketCursor at(const QString &signature)
{
    return {5, 1'700'000'000, signature};
}

} // namespace

class tst_MarketStore : public QObject
{
    Q_OBJECT

private slots:
    void keepsACoinAndItsTrades();
    void ignoresWhatItHasAlready();
    void ignoresEventsThatAnotherProgramLogged();
    void crownsTheHighestAndDropsACompleteCoin();
    void pagesThroughEveryCoinOnce_data();
    void pagesThroughEveryCoinOnce();
    void refusesAForeignCursor();
    void survivesReopening();
    void keepsPositionsByAverageCost();
    void buildsCandlesThatTouch();
};

void tst_MarketStore::keepsACoinAndItsTrades()
{
    const auto store = MarketStore::open({});
    QVERIFY(store);
    const auto changes = (*store)->add(
        {news(u"a"_s,
              {createEvent(1, "ONE", 100).encode(), tradeEvent(1, true, 5'000, 20, 31'000'000'000, 101).encode()})},
        at(u"a"_s));
    QVERIFY(changes);
    QCOMPARE(changes->launches.size(), 1);
    QCOMPARE(changes->trades.size(), 1);
    QCOMPARE(*changes->newKing, address(1).toBase58());
    QCOMPARE(changes->tokens.size(), 1);

    const auto token = (*store)->token(address(1).toBase58());
    QVERIFY(token);
    QCOMPARE(token->symbol, u"ONE"_s);
    QCOMPARE(token->virtualSolReserves, 31'000'000'000ull);
    QCOMPARE(token->createdMs, 100'000);
    QCOMPARE(token->lastTradeMs, 101'000);
    QVERIFY(token->isKing);
    QCOMPARE(token->kingSinceMs, 101'000);
    QVERIFY(token->marketCapLamports > 28'000'000'000ull);
    QCOMPARE(token->associatedBondingCurve,
             pumpAddresses::CoinAddresses::derive(address(1), programs::token2022).associatedBondingCurve.toBase58());
    QVERIFY(!(*store)->token(address(9).toBase58()));
}

void tst_MarketStore::ignoresWhatItHasAlready()
{
    const auto store = MarketStore::open({});
    QVERIFY(store);
    const MarketNews once = news(
        u"a"_s, {createEvent(1, "ONE", 100).encode(), tradeEvent(1, true, 5'000, 20, 31'000'000'000, 101).encode()});
    QVERIFY((*store)->add({once}, at(u"a"_s)));
    const auto again = (*store)->add({once}, at(u"a"_s));
    QVERIFY(again);
    QCOMPARE(again->launches.size(), 0);
    QCOMPARE(again->trades.size(), 0);
    const auto positions = (*store)->positions({address(210).toBase58()});
    QVERIFY(positions);
    QCOMPARE(positions->size(), 1);
    QCOMPARE(positions->constFirst().tokens, 20ull);
}

void tst_MarketStore::ignoresEventsThatAnotherProgramLogged()
{
    QList<QByteArray> log = pumpLog({createEvent(1, "ONE", 100).encode()});
    log.first() = "Program 11111111111111111111111111111111 invoke [1]";
    log.last() = "Program 11111111111111111111111111111111 success";
    QVERIFY(marketNews(u"a"_s, 1, 1, chainEvents::fromLogs(log)).launches.isEmpty());
}

void tst_MarketStore::crownsTheHighestAndDropsACompleteCoin()
{
    const auto store = MarketStore::open({});
    QVERIFY(store);
    QVERIFY((*store)->add(
        {news(u"a"_s, {createEvent(1, "ONE", 100).encode()}), news(u"b"_s, {createEvent(2, "TWO", 101).encode()})},
        at(u"b"_s)));
    QCOMPARE((*store)->king(), address(1).toBase58()); // a tie keeps who reigns
    QVERIFY((*store)->add({news(u"c"_s, {tradeEvent(2, true, 9, 30, 40'000'000'000, 110).encode()})}, at(u"c"_s)));
    QCOMPARE((*store)->king(), address(2).toBase58());

    CompleteEvent complete;
    complete.mint = address(2);
    complete.timestamp = 120;
    QVERIFY((*store)->add({news(u"d"_s, {complete.encode()})}, at(u"d"_s)));
    QCOMPARE((*store)->king(), address(1).toBase58());
    QVERIFY((*store)->token(address(2).toBase58())->complete);

    QCOMPARE(nextKing(Contender{u"x"_s, 5}, {u"y"_s, 5}), u"x"_s);
    QCOMPARE(nextKing(Contender{u"x"_s, 5}, {u"y"_s, 6}), u"y"_s);
    QCOMPARE(nextKing(std::nullopt, {}), QString());
}

void tst_MarketStore::pagesThroughEveryCoinOnce_data()
{
    QTest::addColumn<TokenSort>("sort");
    QTest::newRow("market cap") << TokenSort::MarketCap;
    QTest::newRow("newest") << TokenSort::Newest;
    QTest::newRow("last trade") << TokenSort::LastTrade;
    QTest::newRow("progress") << TokenSort::Progress;
}

void tst_MarketStore::pagesThroughEveryCoinOnce()
{
    QFETCH(const TokenSort, sort);
    const auto store = MarketStore::open({});
    QVERIFY(store);
    for (quint8 i = 1; i <= 23; ++i) {
        const QString signature = u"s%1"_s.arg(i);
        QVERIFY((*store)->add({news(signature,
                                    {createEvent(i, "C", 100 + i / 4).encode(),
                                     tradeEvent(i, true, 1, i / 3, 30'000'000'000ull + i / 5, 200).encode()})},
                              at(signature)));
    }
    QStringList seen;
    QString cursor;
    do {
        const auto page = (*store)->tokens(sort, 5, cursor);
        QVERIFY(page);
        QVERIFY(page->tokens.size() <= 5);
        for (const TokenSummary &token : page->tokens)
            seen.append(token.mint);
        cursor = page->next;
    } while (!cursor.isEmpty());
    QCOMPARE(seen.size(), 23);
    seen.removeDuplicates();
    QCOMPARE(seen.size(), 23);
}

void tst_MarketStore::refusesAForeignCursor()
{
    const auto store = MarketStore::open({});
    QVERIFY(store);
    for (const QString &cursor : {u"nonsense"_s, u"1"_s, u"1.x"_s, u"'; DROP TABLE token; --.1"_s}) {
        const auto page = (*store)->tokens(TokenSort::Newest, 5, cursor);
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::InvalidInput);
    }
}

void tst_MarketStore::survivesReopening()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    {
        const auto store = MarketStore::open(path);
        QVERIFY(store);
        QVERIFY((*store)->add({news(u"a"_s, {createEvent(1, "ONE", 100).encode()})}, at(u"a"_s)));
    }
    const auto store = MarketStore::open(path);
    QVERIFY(store);
    QCOMPARE((*store)->cursor().signature, u"a"_s);
    QCOMPARE((*store)->king(), address(1).toBase58());
}

void tst_MarketStore::keepsPositionsByAverageCost()
{
    Position position;
    applyTrade(position, {.row = {.isBuy = true, .lamports = 100, .tokens = 10}, .feeLamports = 2});
    applyTrade(position, {.row = {.isBuy = true, .lamports = 300, .tokens = 10}, .feeLamports = 4});
    QCOMPARE(position.costLamports, 406ull);
    applyTrade(position, {.row = {.isBuy = false, .lamports = 150, .tokens = 5}, .feeLamports = 3});
    QCOMPARE(position.tokens, 15ull);
    QCOMPARE(position.costLamports, 406ull - 101ull); // 406 * 5 / 20, rounded down
    QCOMPARE(position.realisedLamports, 147 - 101);
    applyTrade(position, {.row = {.isBuy = false, .lamports = 10, .tokens = 99}, .feeLamports = 1});
    QCOMPARE(position.tokens, 0ull);
    QCOMPARE(position.costLamports, 0ull);
    QCOMPARE(position.realisedLamports, 46 + 9 - 305);
}

void tst_MarketStore::buildsCandlesThatTouch()
{
    const auto row = [](qint64 time, quint64 virtualSol) {
        return TradeRow{.timestamp = time,
                        .lamports = 10,
                        .virtualSolReserves = virtualSol,
                        .virtualTokenReserves = 1'000'000'000'000'000};
    };
    CandleBuilder builder(60, 2);
    QVERIFY(builder.take(row(185, 50)));
    QVERIFY(builder.take(row(181, 30)));
    QVERIFY(builder.take(row(100, 40)));
    QVERIFY(!builder.take(row(10, 70)));
    const QList<Candle> candles = builder.candles();
    QCOMPARE(candles.size(), 2);
    QCOMPARE(
        candles.at(0),
        (Candle{.openTime = 60, .open = 70, .high = 70, .low = 40, .close = 40, .volumeLamports = 10, .trades = 1}));
    QCOMPARE(
        candles.at(1),
        (Candle{.openTime = 180, .open = 40, .high = 50, .low = 30, .close = 50, .volumeLamports = 20, .trades = 2}));
    QVERIFY(CandleBuilder::checkInterval(60));
    QVERIFY(!CandleBuilder::checkInterval(61));
}

CURVEDESK_TEST(tst_MarketStore)
#include "tst_MarketStore.moc"
