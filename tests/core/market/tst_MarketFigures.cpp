// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/Database.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <optional>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace marketFiguresTest {

namespace {

/// Adds what was told, all but the last `pending` transactions as final.
std::unique_ptr<Market> marketOf(const QList<Told> &told, qsizetype pending)
{
    auto market = Market::open({});
    QList<MarketUpdate> final;
    QList<MarketUpdate> young;
    for (qsizetype i = 0; i < told.size(); ++i)
        (i < told.size() - pending ? final : young).append(told.at(i).update());
    if (!market || !(*market)->addFinal(final, MarketCursor{told.last().slot, told.last().time, {}})
        || !addPending(**market, young))
        qFatal("no market");
    return std::move(*market);
}

quint64 cap(const TradeRow &trade)
{
    return tokenRecord::marketCap(trade.virtualSolReserves, trade.virtualTokenReserves);
}

} // namespace

class tst_MarketFigures : public QObject
{
    Q_OBJECT

private slots:
    void figuresFollowTheTrades_data()
    {
        QTest::addColumn<int>("pending");
        for (const int pending : {0, 1, 40, 399})
            QTest::addRow("%d not final", pending) << pending;
    }
    void figuresFollowTheTrades()
    {
        QFETCH(int, pending);
        MarketStory story(1, 1, 1); // a trade a second
        story.launch();
        story.churn(700);
        const auto market = marketOf(story.told, pending);
        const auto trades = market->trades(story.mintText(), 1000, {});
        QVERIFY(trades && trades->trades.size() == 700);
        const qint64 now = story.told.last().time;
        const auto found = market->figures({story.mintText(), u"unknown"_s}, true, now);
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        const CoinFigures &figures = found->first();
        // The hour and the day hold all trades.
        quint64 volume = 0;
        QHash<QString, qint64> balances;
        for (const TradeRow &trade : trades->trades) {
            volume += trade.lamports;
            balances[trade.user] += static_cast<qint64>(trade.tokens) * (trade.isBuy ? 1 : -1);
        }
        QCOMPARE(figures.volumeLamports.at(1), volume);
        QCOMPARE(figures.volumeLamports.at(2), volume);
        QVERIFY(figures.volumeLamports.at(0) < volume);
        const auto held = std::ranges::count_if(balances, [](qint64 tokens) { return tokens > 0; });
        QCOMPARE(figures.holders, static_cast<int>(held));
        const quint64 first = cap(trades->trades.last());
        const quint64 last = cap(trades->trades.first());
        QCOMPARE(figures.changeBps.at(1), static_cast<qint64>((last - first) * 10'000 / first));
        QVERIFY(figures.changeBps.at(0) < figures.changeBps.at(1)); // it rose all the time
        const auto holders = market->holders(story.mintText(), 2);
        QVERIFY(holders);
        QCOMPARE(holders->count, static_cast<int>(held));
        QCOMPARE(holders->largest.size(), 2);
        QVERIFY(holders->largest.at(0).tokens >= holders->largest.at(1).tokens);
        for (const Holder &holder : holders->largest)
            QCOMPARE(static_cast<qint64>(holder.tokens), balances.value(holder.wallet));
        const QString trader = trades->trades.first().user;
        const auto own = market->tradesBy(story.mintText(), {trader, u"other"_s}, 1000);
        QVERIFY(own);
        QList<TradeRow> expected;
        for (TradeRow trade : trades->trades) {
            if (trade.user == trader)
                expected.append(trade);
        }
        QCOMPARE(*own, expected);
        // The same in pages from the first one on, whatever other wallets traded between them.
        std::ranges::reverse(expected);
        QList<TradeRow> inPages;
        for (qint64 after = -1; inPages.size() < 1000;) {
            const auto page = market->walletTrades({u"other"_s, trader}, after, 3);
            QVERIFY(page && page->size() <= 3);
            for (const WalletTrade &each : *page) {
                QVERIFY(each.trade.position > after);
                after = each.trade.position;
                inPages.append(each.trade.row);
                QCOMPARE(each.symbol, market->token(story.mintText())->symbol);
            }
            if (page->size() < 3)
                break;
        }
        QCOMPARE(inPages.size(), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i) {
            QCOMPARE(inPages.at(i).signature, expected.at(i).signature);
            QCOMPARE(inPages.at(i).mint, expected.at(i).mint);
            QCOMPARE(inPages.at(i).user, trader);
            QCOMPARE(inPages.at(i).timestamp, expected.at(i).timestamp);
            QCOMPARE(inPages.at(i).tokens, expected.at(i).tokens);
        }
        // Of all wallets together, in the order of the chain.
        const auto all = market->walletTrades(balances.keys(), -1, 1000);
        QVERIFY(all);
        QCOMPARE(all->size(), trades->trades.size());
        for (qsizetype i = 0; i < all->size(); ++i)
            QCOMPARE(all->at(i).trade.row.signature, trades->trades.at(all->size() - 1 - i).signature);
        const auto few = market->walletTrades(balances.keys(), all->at(9).trade.position, 20);
        QVERIFY(few);
        QCOMPARE(few->size(), 20);
        for (qsizetype i = 0; i < few->size(); ++i)
            QCOMPARE(few->at(i).trade.position, all->at(10 + i).trade.position);
    }

    void saysWhereTradesAreMissing()
    {
        MarketStory story(1, 1, 1); // a trade a second
        story.launch();
        story.churn(20);
        const auto market = marketOf(story.told, 5);
        const qint64 launched = story.told.first().time;
        const auto figures = [&](qint64 now) { return market->figures({story.mintText()}, true, now)->first(); };
        const auto holders = [&] { return market->holders(story.mintText(), 5)->missesTrades; };
        const std::array all{true, true, true};
        const std::array none{false, false, false};
        QCOMPARE(figures(launched + 4000).missesTrades, none);
        QVERIFY(market->store().addGap({.toSlot = 1, .times = {0, launched - 1}}));
        QCOMPARE(figures(launched + 4000).missesTrades, none);
        QVERIFY(!figures(launched + 4000).holdersMissTrades && !holders());
        QVERIFY(market->store().addGap({.fromSlot = 1005, .toSlot = 1006, .times = {launched + 5, launched + 6}}));
        QCOMPARE(figures(launched + 200).missesTrades, all);
        QCOMPARE(figures(launched + 400).missesTrades, (std::array{false, true, true}));
        QCOMPARE(figures(launched + 4000).missesTrades, (std::array{false, false, true}));
        QVERIFY(figures(launched + 4000).holdersMissTrades && holders());
    }

    void theRisingOnesAreThoseThatRose()
    {
        MarketStory quiet(1, 1, 1);
        quiet.launch();
        quiet.churn(5);
        MarketStory slow(2, 1000, 1);
        slow.launch();
        slow.churn(20);
        MarketStory fast(3, 1000, 1);
        fast.launch();
        fast.trade(true, 210, 1'000'000'000, 30'000'000'000'000);
        fast.trade(true, 211, 9'000'000'000, 200'000'000'000'000);
        QList<Told> told = quiet.told + slow.told + fast.told;
        std::ranges::stable_sort(told, {}, &Told::slot);
        for (qsizetype i = 0; i < told.size(); ++i)
            told[i].number = 5000 + static_cast<quint64>(i);
        for (const qsizetype pending : {0, 10, 25}) {
            const auto market = marketOf(told, pending);
            const auto rising = market->rising(10, told.last().time);
            QVERIFY(rising);
            QCOMPARE(rising->size(), 2); // the quiet one was not traded in these five minutes
            QCOMPARE(rising->at(0).summary.mint, fast.mintText());
            QCOMPARE(rising->at(1).summary.mint, slow.mintText());
            QVERIFY(rising->at(0).figures.changeBps.front() > rising->at(1).figures.changeBps.front());
            QCOMPARE(market->rising(1, told.last().time)->size(), 1);
        }
    }

    void everyOrderIsThatOfTheFigures_data()
    {
        QTest::addColumn<int>("pending");
        for (const int pending : {0, 9, 60})
            QTest::addRow("%d not final", pending) << pending;
    }
    void everyOrderIsThatOfTheFigures()
    {
        QFETCH(int, pending);
        QList<Told> told;
        constexpr quint8 coins = 8;
        for (quint8 coin = 1; coin <= coins; ++coin) { // a hundred seconds apart
            MarketStory story(coin, coin * quint64{100}, 1);
            story.launch();
            story.churn(2 + coin * 5 % 9);
            story.trade(true, static_cast<quint8>(220 + coin % 3), coin * quint64{7'000'000}, 40'000'000);
            told += story.told;
        }
        std::ranges::stable_sort(told, {}, &Told::slot);
        const auto market = marketOf(told, pending);
        const qint64 first = told.first().time;
        const qint64 now = told.last().time + 20;
        QVERIFY(market->store().addGap({.fromSlot = 1, .toSlot = 2, .times = {first, first + 1}}));
        const auto valueOf = [&](const QString &mint, CoinValue value) -> std::optional<qint64> {
            const CoinFigures figures = market->figures({mint}, true, now)->first();
            const TokenSummary coin = market->token(mint).value();
            const auto unless
                = [](bool isMissing, qint64 number) { return isMissing ? std::nullopt : std::optional(number); };
            switch (value) {
            case CoinValue::MarketCap:
                return static_cast<qint64>(coin.marketCapLamports);
            case CoinValue::Progress:
                return static_cast<qint64>(coin.progressPpm);
            case CoinValue::Created:
                return coin.createdMs;
            case CoinValue::LastTrade:
                return coin.lastTradeMs;
            case CoinValue::Change:
                return unless(figures.missesTrades.at(0), figures.changeBps.at(0));
            case CoinValue::HourChange:
                return unless(figures.missesTrades.at(1), figures.changeBps.at(1));
            case CoinValue::DayChange:
                return unless(figures.missesTrades.at(2), figures.changeBps.at(2));
            case CoinValue::DayVolume:
                return unless(figures.missesTrades.at(2), static_cast<qint64>(figures.volumeLamports.at(2)));
            case CoinValue::Holders:
                break;
            }
            return unless(figures.holdersMissTrades, figures.holders);
        };
        for (int value = 0; value <= static_cast<int>(CoinValue::Holders); ++value) {
            for (const bool isAscending : {false, true}) {
                CoinRanking ranking;
                ranking.order = {static_cast<CoinValue>(value), isAscending};
                ranking.nowSeconds = now;
                while (!ranking.isWhole)
                    QVERIFY(market->rank(ranking));
                constexpr qint64 largest = std::numeric_limits<qint64>::max();
                const auto all = ranking.below({largest, largest});
                const auto listed = market->coinsAt(ranking, all);
                QVERIFY(listed);
                QCOMPARE(listed->size(), qsizetype{coins});
                QCOMPARE(ranking.below(all[2]).size(), all.size() - 3);
                QSet<QString> mints;
                std::optional<qint64> before;
                for (qsizetype i = 0; i < listed->size(); ++i) {
                    const RankedCoin &coin = listed->at(i);
                    mints.insert(coin.summary.mint);
                    const auto present = valueOf(coin.summary.mint, ranking.order.value);
                    // What is not known comes last in both directions.
                    QVERIFY2(i == 0 || !present || before, qPrintable(QString::number(value)));
                    if (before && present)
                        QVERIFY2(isAscending ? *before <= *present : *before >= *present,
                                 qPrintable(QString::number(value)));
                    before = present;
                }
                QCOMPARE(mints.size(), qsizetype{coins});
                const bool needsAll = value >= static_cast<int>(CoinValue::HourChange);
                QCOMPARE(before.has_value(), !needsAll); // of the oldest coin trades are missing
            }
        }
    }

    // A ranking takes many turns, in which transactions become final.
    void aCoinThatIsStoredMeanwhileHasOnePlace()
    {
        MarketStory old(1, 1, 1);
        old.launch();
        old.churn(5);
        MarketStory young(2, 100, 1);
        young.launch();
        young.churn(5);
        const auto market = marketOf(old.told, 0);
        QList<MarketUpdate> updates;
        for (const Told &told : std::as_const(young.told))
            updates.append(told.update());
        QVERIFY(addPending(*market, updates));
        CoinRanking ranking;
        ranking.nowSeconds = young.told.constLast().time;
        while (!ranking.isWhole)
            QVERIFY(market->rank(ranking));
        QCOMPARE(ranking.places.size(), std::size_t{2});
        QVERIFY(market->finalize(updates.constLast().slot));
        QVERIFY((*market->store().token(young.mintText())).has_value());
        QVERIFY(market->rank(ranking)); // as its next turn would
        QCOMPARE(ranking.places.size(), std::size_t{2});
        QCOMPARE(market->coinsAt(ranking, ranking.places)->size(), 2);
    }

    void aTurnRanksManyCoins_data()
    {
        QTest::addColumn<int>("value");
        QTest::newRow("market cap") << static_cast<int>(CoinValue::MarketCap);
        QTest::newRow("progress") << static_cast<int>(CoinValue::Progress);
        QTest::newRow("creation") << static_cast<int>(CoinValue::Created);
    }
    void aTurnRanksManyCoins()
    {
        QFETCH(int, value);
        constexpr std::size_t coins = 30'000;
        constexpr int mostTurns = 1000; // some 50 are usual; one that first sorts all the coins would rank just one
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"market.sqlite"_s);
        QVERIFY(Market::open(path));
        {
            const auto database = Database::open(path, {{}, {}, {}, {}});
            QVERIFY(database);
            QVERIFY(database->execute(u"INSERT INTO token(mint, market_cap, progress, created_ms)"
                                      " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)"
                                      " SELECT 'mint' || i, i, i, i FROM n"_s));
        }
        QFile::remove(path + u".digest"_s);
        const auto market = Market::open(path);
        QVERIFY(market);
        CoinRanking ranking;
        ranking.order = {static_cast<CoinValue>(value), false};
        for (int turn = 0; turn < mostTurns && !ranking.isWhole; ++turn)
            QVERIFY((*market)->rank(ranking));
        QVERIFY(ranking.isWhole);
        QCOMPARE(ranking.places.size(), coins);
        QCOMPARE(ranking.places.front().key, qint64{coins});
    }

    void coinsAreFoundByWordsAndAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("found");
        QTest::newRow("name") << u"coi"_s << 2;
        QTest::newRow("ticker") << u"c2"_s << 1;
        QTest::newRow("creator") << filled(200).toBase58() << 2;
        QTest::newRow("mint") << filled(1).toBase58() << 1;
        QTest::newRow("beginning of a mint") << filled(1).toBase58().left(4) << 1;
        QTest::newRow("beginning of a creator") << filled(200).toBase58().left(20) << 2;
        QTest::newRow("too short a beginning") << filled(1).toBase58().left(3) << 0;
        QTest::newRow("end of a mint") << filled(1).toBase58().right(20) << 0;
        QTest::newRow("signs of LIKE are letters") << u"%"_s << 0;
        QTest::newRow("and so is this") << u"C_in"_s << 0;
        QTest::newRow("nothing") << u"zebra"_s << 0;
    }
    void coinsAreFoundByWordsAndAddresses()
    {
        QFETCH(QString, text);
        QFETCH(int, found);
        MarketStory one(1, 1, 1);
        one.launch();
        MarketStory two(2, 10, 1);
        two.launch();
        for (const qsizetype pending : {0, 1, 2}) {
            const auto market = marketOf(one.told + two.told, pending);
            const auto coins = market->search(text, 10);
            QVERIFY(coins);
            QCOMPARE(coins->size(), found);
        }
    }

    void capitalsThatAreNotAsciiAreFoundBySmallLetters()
    {
        MarketStory coin(1, 1, 1);
        coin.launch("ÖLE");
        for (const qsizetype pending : {0, 1}) {
            const auto market = marketOf(coin.told, pending);
            for (const QString &text : {u"öle"_s, u"ÖLE"_s, u"l"_s})
                QCOMPARE(market->search(text, 10)->size(), 1);
            for (const QString &text : {u"ole"_s, u".le"_s, u"(?i)öle"_s})
                QCOMPARE(market->search(text, 10)->size(), 0);
        }
    }

    // Some of what a wallet sells came to it by transfers, which are no trades.
    void whoSoldMoreThanWasBoughtHoldsNothing()
    {
        MarketStory coin(1, 1, 1);
        coin.launch();
        coin.trade(true, 8, 1'000'000, 1000);
        coin.trade(false, 9, 1000, 50);
        coin.trade(true, 9, 1000, 30);
        for (const qsizetype pending : {0, 1, 2, 3}) {
            const auto holders = marketOf(coin.told, pending)->holders(coin.mintText(), 10);
            QVERIFY(holders);
            QCOMPARE(holders->count, 1);
            QCOMPARE(holders->tokens, quint64{1000});
        }
    }
};

CURVEDESK_TEST(tst_MarketFigures)

} // namespace marketFiguresTest
#include "tst_MarketFigures.moc"
