// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/Candles.h"
#include "core/market/Market.h"
#include "core/market/Positions.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "core/storage/Database.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace marketStoreTest {

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

MarketUpdate update(const QString &signature, const QList<QByteArray> &events)
{
    return marketUpdate(signature, 5, 1'700'000'000, chainEvents::fromLogs(pumpLog(events)));
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
    void makesTheHighestKingAndDropsACompleteCoin();
    void pagesThroughEveryCoinOnce_data();
    void pagesThroughEveryCoinOnce();
    void refusesAForeignCursor();
    void survivesReopening();
    void keepsPositionsByAverageCost();
    void sumsThatDoNotFitStayAtTheLargestNumber();
    void leavesOutEventsThatDoNotFit_data();
    void leavesOutEventsThatDoNotFit();
    void leavesOutPoolTradesThatDoNotFit();
    void leavesOutWhatHasNoPosition();
    void buildsCandlesThatTouch();
    void dropsOlderSchemas();
    void givesNoGapAFormerId();
    void keepsGapsOfVersion3();
    void movesADamagedDatabaseAside_data();
    void movesADamagedDatabaseAside();
};

void tst_MarketStore::keepsACoinAndItsTrades()
{
    const auto store = Market::open({});
    QVERIFY(store);
    const auto changes = (*store)->addFinal(
        {update(u"a"_s,
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
    const auto store = Market::open({});
    QVERIFY(store);
    const MarketUpdate once = update(
        u"a"_s, {createEvent(1, "ONE", 100).encode(), tradeEvent(1, true, 5'000, 20, 31'000'000'000, 101).encode()});
    QVERIFY((*store)->addFinal({once}, at(u"a"_s)));
    const auto again = (*store)->addFinal({once}, at(u"a"_s));
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
    QVERIFY(marketUpdate(u"a"_s, 1, 1, chainEvents::fromLogs(log)).launches.isEmpty());
}

void tst_MarketStore::makesTheHighestKingAndDropsACompleteCoin()
{
    const auto store = Market::open({});
    QVERIFY(store);
    for (const quint8 mint : {quint8(1), quint8(2)}) {
        const QString signature = u"s%1"_s.arg(mint);
        QVERIFY((*store)->addFinal({update(signature, {createEvent(mint, "C", 100).encode()})}, at(signature)));
    }
    QCOMPARE((*store)->king(), address(1).toBase58()); // a tie keeps who reigns
    QVERIFY(
        (*store)->addFinal({update(u"c"_s, {tradeEvent(2, true, 9, 30, 40'000'000'000, 110).encode()})}, at(u"c"_s)));
    QCOMPARE((*store)->king(), address(2).toBase58());

    CompleteEvent complete;
    complete.mint = address(2);
    complete.timestamp = 120;
    QVERIFY((*store)->addFinal({update(u"d"_s, {complete.encode()})}, at(u"d"_s)));
    QCOMPARE((*store)->king(), address(1).toBase58());
    QVERIFY((*store)->token(address(2).toBase58())->complete);
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
    const auto store = Market::open({});
    QVERIFY(store);
    for (quint8 i = 1; i <= 23; ++i) {
        const QString signature = u"s%1"_s.arg(i);
        QVERIFY((*store)->addFinal({update(signature,
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
    const auto store = Market::open({});
    QVERIFY(store);
    for (const QString &cursor : {u"nonsense"_s, u"1"_s, u"1.x"_s, u"5.12"_s, u"'; DROP TABLE token; --.1"_s}) {
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
        const auto store = Market::open(path);
        QVERIFY(store);
        QVERIFY((*store)->addFinal({update(u"a"_s, {createEvent(1, "ONE", 100).encode()})}, at(u"a"_s)));
    }
    const auto store = Market::open(path);
    QVERIFY(store);
    QCOMPARE((*store)->cursor().signature, u"a"_s);
    QCOMPARE((*store)->king(), address(1).toBase58());
    const auto untraded = (*store)->token(address(1).toBase58());
    QVERIFY(untraded);
    QCOMPARE(untraded->createdMs, 100'000);
    QCOMPARE(untraded->lastTradeMs, 0);
}

void tst_MarketStore::keepsPositionsByAverageCost()
{
    Position position;
    applyTrade(position, true, 100, 10, 2);
    applyTrade(position, true, 300, 10, 4);
    QCOMPARE(position.costLamports, 406ull);
    applyTrade(position, false, 150, 5, 3);
    QCOMPARE(position.tokens, 15ull);
    QCOMPARE(position.costLamports, 406ull - 101ull); // 406 * 5 / 20, rounded down
    QCOMPARE(position.realisedLamports, 147 - 101);
    applyTrade(position, false, 10, 99, 1);
    QCOMPARE(position.tokens, 0ull);
    QCOMPARE(position.costLamports, 0ull);
    QCOMPARE(position.realisedLamports, 46 + 9 - 305);
}

void tst_MarketStore::sumsThatDoNotFitStayAtTheLargestNumber()
{
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    Position position;
    applyTrade(position, true, most, most, most);
    applyTrade(position, true, 5, 5, 5);
    QCOMPARE(position.tokens, most);
    QCOMPARE(position.costLamports, most);
    applyTrade(position, false, 0, most, 0);
    QCOMPARE(position.realisedLamports, std::numeric_limits<qint64>::min());
    applyTrade(position, false, 0, 1, most);
    QCOMPARE(position.realisedLamports, std::numeric_limits<qint64>::min());
    for (int i = 0; i < 3; ++i)
        applyTrade(position, false, most, 0, 0);
    QCOMPARE(position.realisedLamports, std::numeric_limits<qint64>::max());
}

void tst_MarketStore::leavesOutEventsThatDoNotFit_data()
{
    QTest::addColumn<TradeEvent>("event");
    QTest::addColumn<qint64>("blockTime");
    QTest::addColumn<bool>("isTaken");
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    const TradeEvent usual = tradeEvent(1, true, 5'000, 20, 31'000'000'000, 101);
    QTest::newRow("usual") << usual << qint64(7) << true;
    TradeEvent event = usual;
    event.timestamp = std::numeric_limits<qint64>::max();
    QTest::newRow("time of the block instead of one beyond all years") << event << qint64(7) << true;
    QTest::newRow("no time at all") << event << qint64(0) << false;
    event.timestamp = std::numeric_limits<qint64>::min();
    QTest::newRow("time before all years") << event << qint64(-1) << false;
    event = usual;
    event.fee = most;
    QTest::newRow("fees that overflow") << event << qint64(7) << false;
    event = usual;
    event.solAmount = event.tokenAmount = event.virtualSolReserves = event.realSolReserves = most;
    event.virtualTokenReserves = 1;
    QTest::newRow("amounts at the limit") << event << qint64(7) << true;
}

void tst_MarketStore::leavesOutEventsThatDoNotFit()
{
    QFETCH(const TradeEvent, event);
    QFETCH(const qint64, blockTime);
    QFETCH(const bool, isTaken);
    const auto store = Market::open({});
    QVERIFY(store);
    const MarketUpdate traded = marketUpdate(u"a"_s, 5, blockTime, {event});
    QCOMPARE(!traded.trades.isEmpty(), isTaken);
    // Another coin, to compare with.
    const auto other = update(u"b"_s, {createEvent(2, "TWO", 100).encode()});
    QVERIFY((*store)->addFinal({traded, other}, at(u"b"_s)));
    const auto page = (*store)->tokens(TokenSort::MarketCap, 5, {});
    QVERIFY(page);
    QCOMPARE(page->tokens.size(), isTaken ? 2 : 1);
    if (event.virtualTokenReserves == 1)
        QCOMPARE(page->tokens.constFirst().marketCapLamports, maxMarketCap);
    for (const int interval : {1, 60, 86400})
        QVERIFY((*store)->candles(address(1).toBase58(), interval, 10, {}));
}

void tst_MarketStore::leavesOutPoolTradesThatDoNotFit()
{
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    AmmTradeEvent event;
    event.timestamp = 100;
    event.isBuy = true;
    event.baseAmount = 10;
    event.poolBaseTokenReserves = 100;
    event.poolQuoteTokenReserves = most;
    event.quoteAmountLpAdjusted = 1;
    QVERIFY(marketUpdate(u"a"_s, 5, 7, {event}).trades.isEmpty());
    event.poolQuoteTokenReserves = 1000;
    QCOMPARE(marketUpdate(u"a"_s, 5, 7, {event}).trades.size(), 1);
    event.baseAmount = 100;
    QVERIFY(marketUpdate(u"a"_s, 5, 7, {event}).trades.isEmpty());
    event.isBuy = false;
    event.poolBaseTokenReserves = most;
    QVERIFY(marketUpdate(u"a"_s, 5, 7, {event}).trades.isEmpty());
    event.poolBaseTokenReserves = 100;
    event.quoteAmountLpAdjusted = 1001;
    QVERIFY(marketUpdate(u"a"_s, 5, 7, {event}).trades.isEmpty());
}

void tst_MarketStore::leavesOutWhatHasNoPosition()
{
    const auto store = Market::open({});
    QVERIFY(store);
    MarketUpdate far = update(u"a"_s, {createEvent(1, "ONE", 100).encode()});
    far.slot = std::numeric_limits<quint64>::max();
    QVERIFY((*store)->addFinal({far}, std::nullopt));
    MarketChanges changes;
    QVERIFY((*store)->addPending({far}, changes));
    QVERIFY(!(*store)->token(address(1).toBase58()));
    QVERIFY(chainPosition::of(chainPosition::maxSlot, chainPosition::maxPlace, chainPosition::maxEvent));
    QVERIFY(!chainPosition::of(1, chainPosition::maxPlace + 1, 0));
    QVERIFY(!chainPosition::of(1, 0, chainPosition::maxEvent + 1));
}

void tst_MarketStore::buildsCandlesThatTouch()
{
    const auto row = [](qint64 time, quint64 virtualSol) {
        return TradeRow{.timestamp = time,
                        .lamports = 10,
                        .virtualSolReserves = virtualSol,
                        .virtualTokenReserves = 1'000'000'000'000'000};
    };
    CandleBuilder builder(60);
    // One with an earlier second than the one before it belongs to the candle at hand.
    for (const auto &[time, sol] :
         {std::pair(10, 70), std::pair(100, 40), std::pair(181, 30), std::pair(179, 55), std::pair(185, 50)})
        builder.add(candles::ofTrade(row(time, static_cast<quint64>(sol)), 1));
    QList<Candle> made = builder.takeCandles();
    candles::connectCandles(made, 60, {});
    QCOMPARE(made.size(), 3);
    QCOMPARE(
        made.at(1),
        (Candle{.openTime = 60, .open = 70, .high = 70, .low = 40, .close = 40, .volumeLamports = 10, .trades = 1}));
    QCOMPARE(
        made.at(2),
        (Candle{.openTime = 180, .open = 40, .high = 55, .low = 30, .close = 50, .volumeLamports = 30, .trades = 3}));
    QVERIFY(candles::checkInterval(60));
    QVERIFY(!candles::checkInterval(61));
    const QList<std::pair<int, int>> sources{{1, 0},    {5, 0},    {15, 0},      {60, 60},
                                             {300, 60}, {900, 60}, {3600, 3600}, {86400, 86400}};
    for (const auto &[interval, source] : sources)
        QCOMPARE(candles::sourceInterval(interval), source);
}

void tst_MarketStore::dropsOlderSchemas()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    {
        const Database::Migrations old{
            {u"CREATE TABLE token(id INTEGER PRIMARY KEY, mint TEXT)"_s},
            {u"CREATE TABLE position(wallet TEXT)"_s, u"CREATE TABLE gap(id INTEGER PRIMARY KEY, program TEXT)"_s}};
        QVERIFY(Database::open(path, old));
    }
    const auto store = Market::open(path);
    QVERIFY(store);
    QVERIFY((*store)->cursor().signature.isEmpty());
    QVERIFY((*store)->tokens(TokenSort::Newest, 5, {})->tokens.isEmpty());
    QCOMPARE(QDir(directory.path()).entryList({u"*.damaged-*"_s}).size(), 0);
}

// A reader holds a copy of a gap while it waits for the chain.
void tst_MarketStore::givesNoGapAFormerId()
{
    const auto store = MarketStore::open({});
    QVERIFY(store);
    QVERIFY((*store)->addGap({.fromSlot = 101, .toSlot = 200, .times = {1, 2}}));
    MarketStore::Gap copy = (*store)->gaps().constFirst();
    QVERIFY((*store)->addGap({.fromSlot = 201, .toSlot = 300, .times = {2, 3}}));
    QCOMPARE((*store)->gaps().size(), 1);
    copy.toSlot = 150;
    QVERIFY((*store)->updateGap(copy));
    QVERIFY((*store)->removeGap(copy.id));
    QCOMPARE((*store)->gaps().size(), 1);
    QCOMPARE((*store)->gaps().constFirst().fromSlot, 101ull);
    QCOMPARE((*store)->gaps().constFirst().toSlot, 300ull);
}

void tst_MarketStore::keepsGapsOfVersion3()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    QVERIFY(MarketStore::open(path));
    {
        const auto database = Database::open(path, {{}, {}, {}, {}});
        QVERIFY(database);
        for (const QString &statement :
             {u"DROP TABLE gap"_s,
              u"CREATE TABLE gap(id INTEGER PRIMARY KEY, from_slot INTEGER NOT NULL, to_slot INTEGER NOT NULL,"
              " from_time INTEGER NOT NULL, to_time INTEGER NOT NULL, before TEXT NOT NULL,"
              " attempts INTEGER NOT NULL)"_s,
              u"INSERT INTO gap VALUES(7, 101, 200, 1, 2, 'sig', 3)"_s, u"PRAGMA user_version = 3"_s})
            QVERIFY(database->execute(statement));
    }
    QVERIFY(QFile::remove(path + u".digest"_s));
    const auto store = MarketStore::open(path);
    QVERIFY(store);
    QCOMPARE((*store)->gaps().size(), 1);
    const MarketStore::Gap gap = (*store)->gaps().constFirst();
    QCOMPARE(gap.id, 7);
    QCOMPARE(gap.fromSlot, 101ull);
    QCOMPARE(gap.toSlot, 200ull);
    QCOMPARE(gap.before, u"sig"_s);
    QVERIFY((*store)->addGap({.fromSlot = 201, .toSlot = 300, .times = {2, 3}}));
    QVERIFY((*store)->gaps().constFirst().id > 7);
    QVERIFY(QDir(directory.path()).entryList({u"*.damaged-*"_s}).isEmpty());
}

void tst_MarketStore::movesADamagedDatabaseAside_data()
{
    QTest::addColumn<QString>("damage");
    for (const char *damage : {"garbage", "empty pages", "truncated", "table", "index", "newer", "figure", "large"})
        QTest::newRow(damage) << QString::fromLatin1(damage);
}

void tst_MarketStore::movesADamagedDatabaseAside()
{
    QFETCH(const QString, damage);
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    QList<MarketUpdate> batch;
    for (int i = 0; i < 200; ++i)
        batch.append(update(u"s%1"_s.arg(i),
                            {createEvent(static_cast<quint8>(i), "C", 100).encode(),
                             tradeEvent(static_cast<quint8>(i), true, 9, 30, 40'000'000'000, 110).encode()}));
    {
        const auto store = Market::open(path);
        QVERIFY(store);
        QVERIFY((*store)->addFinal(batch, at(u"s199"_s)));
    }
    QVERIFY(QFile::exists(path + u".digest"_s));
    const bool isOnlyInDigest = damage == u"figure";
    if (!isOnlyInDigest)
        QVERIFY(QFile::remove(path + u".digest"_s)); // as after a crash
    qint64 tokenPage = 0; // the first one of the table of coins
    const bool isOfTheFile = damage == u"garbage" || damage == u"empty pages" || damage == u"truncated";
    if (!isOfTheFile) {
        QSqlDatabase raw = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raw"_s);
        raw.setDatabaseName(path);
        QVERIFY(raw.open());
        QSqlQuery query(raw);
        QVERIFY(query.exec(damage == u"table"       ? u"DROP TABLE candle"_s
                               : damage == u"index" ? u"DROP INDEX trade_by_user"_s
                               : damage == u"large" ? u"INSERT INTO meta VALUES('filler', zeroblob(40000000))"_s
                               : isOnlyInDigest     ? u"UPDATE trade SET lamports = lamports + 1 WHERE id > 0"_s
                                                    : u"PRAGMA user_version = 99"_s));
        QVERIFY(query.exec(u"SELECT rootpage FROM sqlite_master WHERE name = 'token'"_s) && query.next());
        tokenPage = query.value(0).toLongLong() - 1;
        query.finish();
        query = QSqlQuery();
        raw.close();
        raw = QSqlDatabase();
        QSqlDatabase::removeDatabase(u"raw"_s);
    }
    if (isOfTheFile || damage == u"large") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (damage == u"large") { // the start does not check all of such a file
            QVERIFY(file.seek(tokenPage * 4096));
            QVERIFY(file.write(QByteArray(4096, '\x5a')) == 4096);
        } else if (damage == u"garbage") {
            QVERIFY(file.write(QByteArray(100, 'x')) == 100);
        } else if (damage == u"truncated") {
            QVERIFY(file.resize(file.size() / 2));
        } else {
            for (qint64 page = 2; page * 4096 < file.size(); page += 3) {
                QVERIFY(file.seek(page * 4096));
                QVERIFY(file.write(QByteArray(4096, '\x5a')) == 4096);
            }
        }
    }
    const auto store = Market::open(path);
    QVERIFY(store);
    QCOMPARE((*store)->cursor().slot, 0ull);
    QVERIFY((*store)->tokens(TokenSort::Newest, 5, {})->tokens.isEmpty());
    QVERIFY(!QDir(directory.path()).entryList({u"market.sqlite.damaged-*"_s}).isEmpty());
    // And it can be filled again.
    QVERIFY((*store)->addFinal(batch, at(u"s199"_s)));
    QCOMPARE((*store)->tokens(TokenSort::Newest, 500, {})->tokens.size(), 200);
}

CURVEDESK_TEST(tst_MarketStore)

} // namespace marketStoreTest
#include "tst_MarketStore.moc"
