// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/market/MarketStory.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace marketTrimTest {

namespace {

constexpr quint8 ownUser = 213; // one of MarketStory::churn()

bool isKept(const QString &wallet)
{
    return wallet == filled(ownUser).toBase58();
}

Result<std::unique_ptr<Market>> marketOf(const QString &path, const QList<Told> &told)
{
    auto market = Market::open(path);
    QList<MarketUpdate> batch;
    for (const Told &each : told)
        batch.append(each.update());
    const Told &last = told.constLast();
    if (market && !(*market)->addFinal(batch, MarketCursor{last.slot, last.time, last.signature()}))
        qFatal("not stored");
    return market;
}

} // namespace

class tst_MarketTrim : public QObject
{
    Q_OBJECT

private slots:
    void removesNothingBelowTheLimit()
    {
        MarketStory story(1);
        story.launch();
        story.churn(100);
        const auto market = marketOf({}, story.told);
        const Seen before = Seen::of(**market, story.mintText());
        QVERIFY((*market)->store().trim(1LL << 40, isKept));
        QCOMPARE(Seen::of(**market, story.mintText()).trades, before.trades);
        QVERIFY((*market)->store().gaps().isEmpty());
    }

    void theOldestGo()
    {
        const QTemporaryDir directory;
        const QString path = directory.filePath(u"market.sqlite"_s);
        MarketStory early(1, 1, 1);
        early.launch();
        early.churn(400);
        MarketStory late(2, 1000, 1);
        late.launch();
        late.churn(1200);
        QStringList own{filled(ownUser).toBase58()};
        QList<Position> positions;
        Seen whole;
        {
            const auto market = marketOf(path, early.told + late.told);
            positions = *(*market)->positions(own);
            whole = Seen::of(**market, late.mintText());
            QVERIFY((*market)->store().trim(1, isKept));
        }
        const auto reopened = Market::open(path); // a trim of its own transaction
        QVERIFY(reopened);
        Market &market = **reopened;
        const auto isOwn = [](const TradeRow &row) { return isKept(row.user); };

        const Seen seenEarly = Seen::of(market, early.mintText());
        QVERIFY(!seenEarly.trades.isEmpty());
        QVERIFY(std::ranges::all_of(seenEarly.trades, isOwn));
        QCOMPARE(seenEarly.summary.mint, early.mintText()); // the coin itself stays
        QVERIFY(samePositions(*market.positions(own), positions));

        // Of the later coin the newest trades are there, as they were, and its own ones of before.
        const Seen seenLate = Seen::of(market, late.mintText());
        QCOMPARE(seenLate.summary, whole.summary);
        const quint64 cut = market.store().gaps().constFirst().toSlot;
        QVERIFY(cut > late.told.constFirst().slot && cut < late.told.constLast().slot);
        QStringList expected;
        for (const TradeRow &trade : std::as_const(whole.trades)) {
            if (trade.slot > cut || isOwn(trade))
                expected.append(trade.signature);
        }
        QStringList found;
        for (const TradeRow &trade : seenLate.trades)
            found.append(trade.signature);
        QCOMPARE(found, expected);

        // What is gone is a gap from the beginning, which is never read again, and charts begin behind it.
        QCOMPARE(market.store().gaps().size(), 1);
        QCOMPARE(market.store().gaps().constFirst().fromSlot, quint64{0});
        const qint64 cutTime = market.store().gaps().constFirst().times.to;
        const auto candles = market.candles(late.mintText(), 60, 1000, {});
        QVERIFY(candles && !candles->candles.isEmpty());
        QVERIFY(candles->candles.constFirst().openTime + 60 > cutTime);
        QVERIFY(candles->candles.constFirst().incomplete);
        QVERIFY(!candles->candles.constLast().incomplete);
        QVERIFY(market.holders(early.mintText(), 1)->missesTrades);
    }

    void onlyOwnTradesAreLeftInTheEnd()
    {
        MarketStory story(1);
        story.launch();
        story.churn(2500);
        const auto market = marketOf({}, story.told);
        for (int i = 0; i < 5; ++i)
            QVERIFY((*market)->store().trim(1, isKept));
        const Seen seen = Seen::of(**market, story.mintText());
        QCOMPARE(seen.trades.size(), 500);
        QVERIFY(std::ranges::all_of(seen.trades, [](const TradeRow &row) { return isKept(row.user); }));
    }

    void theFileStopsGrowing()
    {
        const QTemporaryDir directory;
        constexpr qint64 most = 1024 * 1024;
        const auto market = Market::open(directory.filePath(u"market.sqlite"_s));
        QVERIFY(market);
        qint64 largest = 0;
        MarketStory story(1);
        story.launch();
        story.churn(12'000);
        for (qsizetype from = 0; from < story.told.size(); from += 200) {
            QList<MarketUpdate> batch;
            for (const Told &each : story.told.mid(from, 200))
                batch.append(each.update());
            QVERIFY((*market)->addFinal(batch, std::nullopt));
            QVERIFY((*market)->store().trim(most, isKept));
            largest = std::max(largest, QFileInfo(directory.filePath(u"market.sqlite"_s)).size());
        }
        QVERIFY2(largest < 2 * most, qPrintable(QString::number(largest)));
        QVERIFY(Seen::of(**market, story.mintText()).trades.size() > 1000);
    }
};

CURVEDESK_TEST(tst_MarketTrim)

} // namespace marketTrimTest
#include "tst_MarketTrim.moc"
