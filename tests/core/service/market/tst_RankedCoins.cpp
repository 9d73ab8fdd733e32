// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/RankedCoins.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <optional>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace rankedCoinsTest {

namespace {

constexpr quint8 coins = 120;

/// A market of coins with one to seven holders.
std::unique_ptr<Market> marketOfCoins()
{
    auto market = Market::open({});
    QList<MarketUpdate> updates;
    for (quint8 coin = 1; coin <= coins; ++coin) {
        MarketStory story(coin, coin * quint64{10}, 1);
        story.launch();
        for (int holder = 0; holder <= coin % 7; ++holder)
            story.trade(true, static_cast<quint8>(210 + holder), 1'000'000, 30'000'000);
        for (const Told &told : std::as_const(story.told))
            updates.append(told.update());
    }
    if (!market || !(*market)->addFinal(updates, MarketCursor{updates.last().slot, updates.last().blockTime, {}}))
        qFatal("no market");
    return std::move(*market);
}

} // namespace

class TestRankedCoins : public QObject
{
    Q_OBJECT

private slots:
    void pagesHoldEachCoinOnceInOrder_data()
    {
        QTest::addColumn<bool>("isAscending");
        QTest::newRow("most first") << false;
        QTest::newRow("fewest first") << true;
    }
    void pagesHoldEachCoinOnceInOrder()
    {
        QFETCH(bool, isAscending);
        const auto market = marketOfCoins();
        RankedCoins ranked;
        ranked.setMarket(market.get());
        QSet<QString> mints;
        QList<int> holders;
        QString cursor;
        do {
            const auto page = finish(ranked.page({CoinValue::Holders, isAscending}, 55, cursor));
            QVERIFY(page);
            for (const RankedCoin &coin : page->coins) {
                mints.insert(coin.summary.mint);
                holders.append(coin.figures.holders);
                QCOMPARE(coin.figures.holders, market->holders(coin.summary.mint, 0)->count);
            }
            cursor = page->next;
        } while (!cursor.isEmpty());
        QCOMPARE(mints.size(), qsizetype{coins});
        QCOMPARE(holders.size(), qsizetype{coins});
        QVERIFY(isAscending ? std::ranges::is_sorted(holders)
                            : std::ranges::is_sorted(holders, std::ranges::greater()));
        QCOMPARE(isAscending ? holders.last() : holders.first(), 7);
    }

    void aFirstPageFollowsTheMarket()
    {
        const auto market = marketOfCoins();
        RankedCoins ranked(0); // a ranking is old soon
        ranked.setMarket(market.get());
        const auto first = [&] { return finish(ranked.page({CoinValue::Holders}, 1, {}))->coins.first().summary.mint; };
        MarketStory late(coins + 1, 5000, 1);
        late.launch();
        for (quint8 holder = 0; holder < 9; ++holder)
            late.trade(true, static_cast<quint8>(210 + holder), 1'000'000, 30'000'000);
        QVERIFY(first() != late.mintText());
        QList<MarketUpdate> updates;
        for (const Told &told : std::as_const(late.told))
            updates.append(told.update());
        QVERIFY(addPending(*market, updates)); // not stored yet
        QTRY_COMPARE(first(), late.mintText());
        QVERIFY(market->finalize(updates.last().slot));
        QTRY_COMPARE(first(), late.mintText());
    }

    void whatIsNoQuestionOfOursIsAnError()
    {
        RankedCoins ranked;
        const auto codeOf = [&](const QString &cursor) {
            const auto page = finish(ranked.page({CoinValue::Holders}, 5, cursor));
            return page ? std::nullopt : std::optional(page.error().code);
        };
        QVERIFY(codeOf({}) == ErrorCode::Unavailable);
        const auto market = marketOfCoins();
        ranked.setMarket(market.get());
        QVERIFY(codeOf({}) == std::nullopt);
        for (const QString &foreign : {u"x"_s, u"5"_s, u"5.x"_s, u"x.5"_s, u"1.2.3"_s, u"."_s})
            QVERIFY2(codeOf(foreign) == ErrorCode::InvalidInput, qPrintable(foreign));
        ranked.setMarket(nullptr);
        QVERIFY(codeOf({}) == ErrorCode::Unavailable);
    }

    void aMarketThatIsReplacedMeanwhileIsAskedNoMore()
    {
        const auto market = marketOfCoins();
        RankedCoins ranked;
        ranked.setMarket(market.get());
        auto asked = ranked.page({CoinValue::Holders}, 5, {});
        QVERIFY(!asked.isReady()); // it waits for its next turn
        ranked.setMarket(nullptr);
        const auto page = finish(std::move(asked));
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::Unavailable);
    }
};

CURVEDESK_TEST(TestRankedCoins)

} // namespace rankedCoinsTest
#include "tst_RankedCoins.moc"
