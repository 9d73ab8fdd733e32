// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"
#include "core/service/market/HeldTokens.h"
#include "core/service/market/MarketService.h"
#include "core/solana/ProgramAddress.h"
#include "core/storage/Database.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/CannedServer.h"
#include "tests/support/HiddenTable.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace marketServiceTest {

namespace {

ConfirmedTransaction landed(const Told &told)
{
    return {.signature = signatureOf(told.number),
            .slot = told.slot,
            .blockTime = told.time,
            .failed = false,
            .logs = told.log(),
            .innerCalls = {}};
}

/// The same with its log cut before the first event, and the calls that carry the events.
ConfirmedTransaction cut(const Told &told)
{
    ConfirmedTransaction out = landed(told);
    out.logs = {out.logs.constFirst(), "Log truncated"};
    const QByteArray tag(reinterpret_cast<const char *>(pumpEvents::eventInstructionTag.data()), 8);
    for (const QByteArray &event : told.curveEvents) {
        out.innerCalls.append({programs::token2022, "\x0c transfer"});
        out.innerCalls.append({pumpAddresses::program, tag + event});
    }
    for (const QByteArray &event : told.ammEvents)
        out.innerCalls.append({pumpAddresses::ammProgram, tag + event});
    return out;
}

/// A chain whose past is a list, and which answers when it likes.
class ScriptedCluster final : public Cluster
{
public:
    QList<Told> past; ///< oldest first
    bool isDead = false;
    int answersLeft = -1; ///< of the history; -1: no end
    int batchesLeft = -1; ///< of whole transactions; -1: no end
    quint64 finalSlot = std::numeric_limits<quint64>::max();
    int asked = 0;
    std::function<void()> beforeAnswer;
    std::function<void()> beforeAccounts;
    std::function<void()> beforeTokenAccounts;

    void land(const QList<Told> &told)
    {
        QList<ConfirmedTransaction> out;
        for (const Told &each : told)
            out.append(landed(each));
        past += told;
        emit transactionsLanded(out);
    }

    [[nodiscard]] QString network() const override { return u"scripted"_s; }
    [[nodiscard]] quint64 slot() const override { return 0; }
    [[nodiscard]] quint64 finalizedSlot() const override { return finalSlot; }
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      int limit) override
    {
        ++asked;
        if (beforeAnswer)
            beforeAnswer();
        if (isDead || answersLeft == 0)
            co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s);
        if (answersLeft > 0)
            --answersLeft;
        QList<HistoryRow> out;
        bool isBehind = !before;
        for (auto told = past.crbegin(); told != past.crend() && out.size() < limit; ++told) {
            const bool mentions = !(address == pumpAddresses::program ? told->curveEvents : told->ammEvents).isEmpty();
            if (isBehind && mentions)
                out.append({signatureOf(told->number), told->slot, told->time, false});
            isBehind = isBehind || signatureOf(told->number) == *before;
        }
        co_return out;
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) override
    {
        if (isDead || batchesLeft == 0)
            co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s);
        if (batchesLeft > 0)
            --batchesLeft;
        QList<ConfirmedTransaction> out;
        for (const HistoryRow &row : rows) {
            const Told *told = find(row.signature);
            if (told == nullptr)
                break;
            out.append(landed(*told));
        }
        co_return out;
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address, std::optional<Signature>, int) override
    {
        return none<QList<ConfirmedTransaction>>();
    }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address>) override
    {
        if (beforeAccounts)
            beforeAccounts();
        return none<AccountsAt>();
    }
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64) override { return none<Lamports>(); }
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return none<LatestBlockhash>(); }
    [[nodiscard]] Task<quint64> blockHeight() override { return none<quint64>(); }
    [[nodiscard]] Task<Simulation> simulate(QByteArray, QList<Address>) override { return none<Simulation>(); }
    [[nodiscard]] Task<Signature> send(QByteArray) override { return none<Signature>(); }
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature>) override
    {
        return none<QList<StatusLookup>>();
    }
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature) override
    {
        return none<std::optional<TransactionRecord>>();
    }
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address) override
    {
        if (beforeTokenAccounts)
            beforeTokenAccounts();
        return none<QList<Address>>();
    }
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address>) override { return none<QList<quint64>>(); }
    [[nodiscard]] Task<Signature> requestAirdrop(Address, Lamports) override { return none<Signature>(); }

private:
    [[nodiscard]] const Told *find(const Signature &signature) const
    {
        const auto told
            = std::ranges::find_if(past, [&](const Told &each) { return signatureOf(each.number) == signature; });
        return told == past.cend() ? nullptr : &*told;
    }
    template<class T> static Task<T> none() { co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s); }
};

struct Scene
{
    explicit Scene(MarketOptions options = {}, const QString &path = {})
        : market(path, cluster, metadata, options)
    {
    }
    [[nodiscard]] QList<TradeRow> trades(const MarketStory &story)
    {
        const auto rows = finish(market.tradePage(story.mintText(), 1000, {}));
        return rows ? rows->trades : QList<TradeRow>();
    }
    /// The story's trades in order, each once.
    [[nodiscard]] bool hasWhole(const MarketStory &story, qsizetype from = 0)
    {
        QStringList expected;
        for (const Told &told : story.told.sliced(from))
            expected.prepend(told.signature());
        QStringList actual;
        for (const TradeRow &row : trades(story))
            actual.append(row.signature);
        return actual == expected;
    }
    ScriptedCluster cluster;
    LocalStore metadata{QString()};
    MarketService market;
};

MarketStory churned(int trades)
{
    MarketStory story(1, 1, 7);
    story.churn(trades);
    return story;
}

} // namespace

class tst_MarketService : public QObject
{
    Q_OBJECT

private slots:
    void readsThePastOnce();
    void readsCurveAndPool();
    void followsABurstThatLandsWhileItCatchesUp();
    void forgetsWhatAForkDropsWhileItCatchesUp();
    void writesNoSlotInPart();
    void startsOnADeadCluster();
    void catchesUpByItselfOnceTheClusterIsLive();
    void catchesUpByItselfAfterAWhile();
    void boundsWhatItReadsAndSaysWhatIsMissing();
    void fillsAHoleInSeveralGoes();
    void aPageThatFailsLeavesAHole();
    void believesNoNodeThatForgets();
    void readsEventsFromCallsWhereLogsWereCut();
    void takesBackWhatAForkDropped();
    void forgetsWhatWasNotFinalWhenItStops();
    void storesWhatIsFinal();
    void givesUpOnAGapThatNobodyKeeps();
    void datesAGapByTheEventsWhereTheBlockHasNoTime();
    void leavesNoHoleWhereTheStoreFailedOnce_data();
    void leavesNoHoleWhereTheStoreFailedOnce();
    void readsADamagedStoreFromTheChainAgain();
    void replacesAStoreThatBreaksWhileItIsUsed();
    void detailsAreOfTheMomentOfTheAnswer();
    void looksUpACoinThatWasNeverSeen();
    void namesCoinsThatItSawTradedOnly();
    void looksUpWhatAListingNames_data();
    void looksUpWhatAListingNames();
    void dropsAListingThatComesAfterItIsSwitchedOff();
    void positionsAreWhatTheWalletsHold();
    void whatAListOfAccountsLacksIsHeldAllTheSame();
    void whatIsGoneStaysGoneWhileNobodyAnswers();
    void positionsHaveTheTradesThatLandWhileTheyAreRead();
};

void tst_MarketService::readsThePastOnce()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story = churned(34); // the last slot is whole
    {
        Scene scene({.pageSize = 10}, path);
        scene.cluster.past = story.told;
        QCOMPARE(finish(scene.market.start()), 34);
        QVERIFY(scene.hasWhole(story));
        QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
    }
    story.churn(5);
    Scene scene({.pageSize = 10}, path);
    scene.cluster.past = story.told;
    QCOMPARE(finish(scene.market.start()), 5);
    QVERIFY(scene.hasWhole(story));
    QCOMPARE(scene.cluster.asked, 2); // one page of each program
}

void tst_MarketService::readsCurveAndPool()
{
    MarketStory story(1);
    story.launch();
    story.churn(3);
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000, 5'000'000);
    Scene scene;
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    QCOMPARE(scene.trades(story).size(), 5);
    QCOMPARE(scene.trades(story).constFirst().pool, story.pool.toBase58());
    QSignalSpy trades(&scene.market, &MarketService::tradeHappened);
    const auto before = story.told.size();
    story.poolTrade(false, 210, 1'000, 5'000);
    scene.cluster.land(story.told.sliced(before));
    QCOMPARE(trades.size(), 1);
    QCOMPARE(trades.constFirst().constFirst().value<TradeRow>().mint, story.mintText());
}

void tst_MarketService::followsABurstThatLandsWhileItCatchesUp()
{
    MarketStory story = churned(1000);
    Scene scene({.pageSize = 100});
    scene.cluster.finalSlot = story.told.at(300).slot;
    scene.cluster.past = story.told.first(500);
    QList<Told> rest = story.told.sliced(500);
    scene.cluster.beforeAnswer = [&] {
        const QList<Told> some = rest.first(std::min<qsizetype>(rest.size(), 60));
        rest = rest.sliced(some.size());
        scene.cluster.land(some);
    };
    QVERIFY(finish(scene.market.start()));
    scene.cluster.beforeAnswer = nullptr;
    scene.cluster.land(rest);
    QVERIFY(scene.hasWhole(story));
}

void tst_MarketService::forgetsWhatAForkDropsWhileItCatchesUp()
{
    MarketStory story = churned(20);
    MarketStory dropped(2, 1000);
    dropped.launch();
    dropped.churn(1);
    Scene scene({.pageSize = 10});
    scene.cluster.past = story.told;
    scene.cluster.beforeAnswer = [&] {
        scene.cluster.beforeAnswer = nullptr;
        emit scene.cluster.transactionsLanded({landed(dropped.told.at(0)), landed(dropped.told.at(1))});
        emit scene.cluster.transactionsDropped({signatureOf(1000), signatureOf(1001)});
    };
    QVERIFY(finish(scene.market.start()));
    QVERIFY(scene.hasWhole(story));
    QVERIFY(scene.trades(dropped).isEmpty());
    QCOMPARE(finish(scene.market.tokens(TokenSort::Newest, 10, {}))->tokens.size(), 1);
}

// The past is written in portions. What the next run reads on from is the end of a slot, however far this one came.
void tst_MarketService::writesNoSlotInPart()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    const MarketStory story = churned(400); // the 256th trade stands in the midst of its slot
    QCOMPARE(story.told.at(255).slot, story.told.at(256).slot);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        scene.cluster.batchesLeft = 1;
        QVERIFY(!finish(scene.market.start()));
        QVERIFY(scene.trades(story).size() >= 256 && scene.trades(story).size() < 400);
    }
    Scene scene({}, path);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    QVERIFY(scene.hasWhole(story));
}

void tst_MarketService::startsOnADeadCluster()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(20);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    story.churn(20); // while nobody is there
    Scene scene({}, path);
    scene.cluster.past = story.told;
    scene.cluster.isDead = true;
    const auto started = finish(scene.market.start());
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::Unavailable);
    // What it knows can be read.
    QCOMPARE(scene.trades(story).size(), 20);
    QCOMPARE(finish(scene.market.tokens(TokenSort::Newest, 10, {}))->tokens.size(), 1);
    QVERIFY(!finish(scene.market.catchUp()));

    // What lands is taken in, and what may be missing before it is said.
    const auto known = story.told.size();
    story.churn(3);
    scene.cluster.land(story.told.sliced(known));
    QList<TradeRow> rows = scene.trades(story);
    QCOMPARE(rows.size(), 23);
    QCOMPARE(QList<bool>({rows.at(0).followsGap, rows.at(2).followsGap, rows.at(22).followsGap}),
             QList<bool>({false, true, false}));
    const auto gapped = finish(scene.market.candlePage(story.mintText(), 1, 1000, {}));
    QVERIFY(std::ranges::any_of(gapped->candles, &Candle::incomplete));

    // Back again: every trade once, in order, and nothing left to excuse.
    scene.cluster.isDead = false;
    const auto filled = finish(scene.market.catchUp());
    QVERIFY(filled);
    QCOMPARE(scene.trades(story).size(), 43);
    QVERIFY(scene.hasWhole(story, 1));
    QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
    const auto whole = finish(scene.market.candlePage(story.mintText(), 1, 1000, {}));
    QVERIFY(std::ranges::none_of(whole->candles, &Candle::incomplete));
}

void tst_MarketService::catchesUpByItselfOnceTheClusterIsLive()
{
    MarketStory story = churned(20);
    Scene scene;
    scene.cluster.past = story.told;
    scene.cluster.isDead = true;
    QVERIFY(!finish(scene.market.start()));
    scene.cluster.isDead = false;
    emit scene.cluster.healthChanged({});
    QTRY_VERIFY(scene.hasWhole(story));
    const int asked = scene.cluster.asked;
    emit scene.cluster.healthChanged({});
    QCOMPARE(scene.cluster.asked, asked);
}

void tst_MarketService::catchesUpByItselfAfterAWhile()
{
    MarketStory story = churned(20);
    Scene scene({.retryMs = 10});
    scene.cluster.past = story.told;
    scene.cluster.isDead = true;
    QVERIFY(!finish(scene.market.start()));
    scene.cluster.isDead = false;
    QTRY_VERIFY(scene.hasWhole(story)); // nobody said that the cluster answers again
    const int asked = scene.cluster.asked;
    QVERIFY(finish(scene.market.catchUp()));
    QCOMPARE(scene.cluster.asked, asked);
}

void tst_MarketService::boundsWhatItReadsAndSaysWhatIsMissing()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story = churned(104); // the last slot is whole
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    story.churn(1000);
    Scene scene({.pageSize = 50, .maxPages = 2}, path);
    scene.cluster.past = story.told;
    // The first fill of the hole fails: what is under test is the bound.
    scene.cluster.answersLeft = 3;
    QVERIFY(!finish(scene.market.start()));
    const QList<TradeRow> rows = scene.trades(story);
    // Whole slots only: seven trades each.
    QVERIFY(rows.size() > 204 - 7 && rows.size() <= 204);
    QCOMPARE(rows.constFirst().signature, story.told.constLast().signature());
    QVERIFY(rows.at(rows.size() - 105).followsGap);
    for (qsizetype i = 0; i < rows.size(); ++i)
        QVERIFY2(!rows.at(i).followsGap || qAbs(i - (rows.size() - 105)) <= 14, qPrintable(QString::number(i)));
    const auto candles = finish(scene.market.candlePage(story.mintText(), 1, 1000, {}));
    QVERIFY(candles);
    QVERIFY(std::ranges::any_of(candles->candles, &Candle::incomplete));
    QVERIFY(!candles->candles.constLast().incomplete);
}

void tst_MarketService::fillsAHoleInSeveralGoes()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story = churned(104); // the last slot is whole
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    story.churn(800);
    Scene scene({.pageSize = 50, .maxPages = 4}, path);
    scene.cluster.past = story.told;
    const QSignalSpy gapsFilled(&scene.market, &MarketService::gapFilled);
    QVERIFY(finish(scene.market.start()));
    QVERIFY(gapsFilled.isEmpty());
    qsizetype before = 0;
    for (int i = 0; i < 6; ++i) {
        QVERIFY(finish(scene.market.catchUp()));
        const auto now = scene.trades(story).size();
        QVERIFY(now >= before);
        before = now;
    }
    QVERIFY(scene.hasWhole(story));
    QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
    QCOMPARE(gapsFilled.size(), 1);
}

void tst_MarketService::aPageThatFailsLeavesAHole()
{
    MarketStory story = churned(100);
    Scene scene({.pageSize = 10});
    scene.cluster.past = story.told;
    scene.cluster.answersLeft = 3;
    const auto started = finish(scene.market.start());
    QVERIFY(!started); // the AMM's past was not answered
    scene.cluster.answersLeft = -1;
    QVERIFY(finish(scene.market.catchUp()));
    QVERIFY(scene.hasWhole(story));
}

void tst_MarketService::believesNoNodeThatForgets()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.churn(20);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    Scene scene({}, path); // a node without any history
    QVERIFY(finish(scene.market.start()));
    story.churn(10);
    scene.cluster.land(story.told.sliced(25));
    const QList<TradeRow> rows = scene.trades(story);
    QCOMPARE(rows.size(), 25);
    QVERIFY(rows.at(4).followsGap);
    QVERIFY(!rows.at(2).followsGap);
    QVERIFY(finish(scene.market.catchUp()));
    QVERIFY(scene.trades(story).at(4).followsGap);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.catchUp()));
    QVERIFY(scene.hasWhole(story));
    QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
}

void tst_MarketService::readsEventsFromCallsWhereLogsWereCut()
{
    MarketStory story(1);
    story.launch();
    story.churn(20);
    // A router that trades three times in one transaction.
    const QList<QByteArray> more = story.told.at(5).curveEvents + story.told.at(6).curveEvents;
    story.told[4].curveEvents += more;
    story.completeAndMove();
    story.poolTrade(true, 210, 1'000'000, 5'000'000);
    story.told.remove(5, 2);
    Scene whole;
    whole.cluster.past = story.told;
    QVERIFY(finish(whole.market.start()));

    Scene fromCalls;
    QVERIFY(finish(fromCalls.market.start()));
    QList<ConfirmedTransaction> transactions;
    for (const Told &told : story.told)
        transactions.append(cut(told));
    emit fromCalls.cluster.transactionsLanded(transactions);
    QCOMPARE(fromCalls.trades(story).size(), 22);
    QCOMPARE(fromCalls.trades(story), whole.trades(story));
    // From the whole logs once more: nothing twice.
    QSignalSpy trades(&fromCalls.market, &MarketService::tradeHappened);
    fromCalls.cluster.land(story.told);
    QCOMPARE(trades.size(), 0);
    QCOMPARE(fromCalls.trades(story), whole.trades(story));
}

void tst_MarketService::takesBackWhatAForkDropped()
{
    MarketStory story(1);
    story.launch();
    story.churn(10);
    MarketStory other(2, 500);
    other.launch();
    Scene scene;
    scene.cluster.past = story.told;
    scene.cluster.finalSlot = story.told.at(5).slot;
    QVERIFY(finish(scene.market.start()));
    scene.cluster.land(other.told);
    QSignalSpy dropped(&scene.market, &MarketService::tradesDropped);
    QSignalSpy gone(&scene.market, &MarketService::tokenDropped);
    QSignalSpy changed(&scene.market, &MarketService::tokenChanged);
    const Told last = story.told.constLast();
    emit scene.cluster.transactionsDropped(
        {signatureOf(last.number), signatureOf(other.told.constFirst().number), signatureOf(99'999)});
    QCOMPARE(dropped.size(), 1);
    QVERIFY(dropped.constFirst().constFirst().toStringList().contains(last.signature()));
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone.constFirst().constFirst().toString(), other.mintText());
    QCOMPARE(changed.constFirst().constFirst().value<TokenSummary>().mint, story.mintText());
    QCOMPARE(scene.trades(story).size(), 9);
    emit scene.cluster.transactionsDropped({signatureOf(99'999)});
    QCOMPARE(dropped.size(), 1);
    // It lands again, in another slot of the other fork.
    Told again = last;
    again.slot += 3;
    scene.cluster.land({again});
    QCOMPARE(scene.trades(story).size(), 10);
    QCOMPARE(scene.trades(story).constFirst().slot, again.slot);
}

void tst_MarketService::forgetsWhatWasNotFinalWhenItStops()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(20);
    MarketStory other(2, 30);
    other.launch();
    {
        Scene scene({}, path);
        scene.cluster.past = story.told + other.told;
        scene.cluster.finalSlot = story.told.at(15).slot;
        QVERIFY(finish(scene.market.start()));
        QVERIFY(scene.hasWhole(story, 1));
        QVERIFY(finish(scene.market.details(other.mintText())));
    }
    // A fork took back the last two trades and the other coin's launch; another one landed again in a later slot.
    QList<Told> chain = story.told;
    chain.resize(chain.size() - 2);
    Told again = chain.takeLast();
    again.slot = story.told.constLast().slot + 5;
    chain.append(again);
    Scene scene({}, path);
    scene.cluster.past = chain;
    QVERIFY(finish(scene.market.start()));
    QStringList expected;
    for (const Told &told : chain.sliced(1))
        expected.prepend(told.signature());
    QStringList actual;
    for (const TradeRow &row : scene.trades(story))
        actual.append(row.signature);
    QCOMPARE(actual, expected);
    QCOMPARE(scene.trades(story).constFirst().slot, again.slot);
    QCOMPARE(finish(scene.market.tokens(TokenSort::Newest, 10, {}))->tokens.size(), 1);
}

void tst_MarketService::storesWhatIsFinal()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(20);
    const auto storedTrades = [&] {
        const auto market = Market::open(path);
        return market ? (*market)->trades(story.mintText(), 1000, {})->trades.size() : -1;
    };
    Scene scene({}, path);
    scene.cluster.finalSlot = 0;
    QVERIFY(finish(scene.market.start()));
    scene.cluster.land(story.told);
    QCOMPARE(scene.trades(story).size(), 20);
    QCOMPARE(storedTrades(), 0);
    emit scene.cluster.slotFinalized(story.told.at(12).slot);
    QCOMPARE(scene.trades(story).size(), 20);
    QCOMPARE(storedTrades(), 12);
    emit scene.cluster.slotFinalized(story.told.constLast().slot);
    QVERIFY(scene.hasWhole(story, 1));
    QCOMPARE(storedTrades(), 20);
}

void tst_MarketService::givesUpOnAGapThatNobodyKeeps()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.churn(20);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    Scene scene({.gapAttempts = 3}, path); // a node without any history
    QVERIFY(finish(scene.market.start()));
    story.churn(10);
    scene.cluster.land(story.told.sliced(25));
    scene.cluster.past.clear();
    for (int i = 0; i < 3; ++i)
        QVERIFY(finish(scene.market.catchUp()));
    const int asked = scene.cluster.asked;
    QVERIFY(finish(scene.market.catchUp()));
    QCOMPARE(scene.cluster.asked, asked);
    QVERIFY(scene.trades(story).at(4).followsGap); // it is still shown
}

void tst_MarketService::datesAGapByTheEventsWhereTheBlockHasNoTime()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.churn(20);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    Scene scene({}, path);
    QVERIFY(finish(scene.market.start()));
    story.churn(10);
    QList<ConfirmedTransaction> pushed;
    for (const Told &told : story.told.sliced(25)) {
        pushed.append(landed(told));
        pushed.last().blockTime = 0; // as nodes push them
    }
    emit scene.cluster.transactionsLanded(pushed);
    QList<bool> followsGap;
    for (const TradeRow &row : scene.trades(story))
        followsGap.append(row.followsGap);
    // The first one behind it; the seconds at its edges are not trusted either.
    QCOMPARE(followsGap.count(true), 3);
    QVERIFY(followsGap.at(3) && followsGap.at(4) && followsGap.at(5));
}

void tst_MarketService::leavesNoHoleWhereTheStoreFailedOnce_data()
{
    QTest::addColumn<bool>("readsAgain");
    QTest::addColumn<bool>("isOlderNext");
    QTest::newRow("it is read again") << true << false;
    QTest::newRow("it becomes a gap") << false << false;
    QTest::newRow("it becomes a gap, though an older one comes next") << false << true;
}

// Of a batch only the first transaction gets into memory: the cursor must not pass the others unnoticed.
void tst_MarketService::leavesNoHoleWhereTheStoreFailedOnce()
{
    QFETCH(bool, readsAgain);
    QFETCH(bool, isOlderNext);
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(10);
    MarketStory other(2, 500, 38);
    other.launch();
    Scene scene({.retryMs = readsAgain ? 10 : 600'000}, path);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    story.churn(4);
    scene.cluster.land({story.told.at(11)});
    QSignalSpy trades(&scene.market, &MarketService::tradeHappened);
    QSignalSpy gaps(&scene.market, &MarketService::gapNoted);
    const Told &failing = other.told.constFirst(); // its coin is looked for in the store
    QCOMPARE(failing.slot, story.told.at(12).slot);
    {
        const HiddenTable hidden(path, u"token"_s);
        scene.cluster.land({story.told.at(12), failing, story.told.at(13)});
    }
    // What was added is told.
    QCOMPARE(trades.size(), 1);
    QCOMPARE(trades.constFirst().constFirst().value<TradeRow>().signature, story.told.at(12).signature());
    emit scene.cluster.slotFinalized(story.told.at(13).slot);
    if (readsAgain) {
        scene.cluster.past.append(story.told.at(14)); // it was not announced
        QTRY_VERIFY(scene.hasWhole(story, 1));
        QCOMPARE(gaps.size(), 0);
    } else {
        MarketStory late(3, 1000, 80);
        late.launch();
        QVERIFY(late.told.constFirst().slot < story.told.at(13).slot);
        if (isOlderNext)
            scene.cluster.land({late.told.constFirst()});
        scene.cluster.land({story.told.at(14)});
        QCOMPARE(gaps.size(), 1);
        QCOMPARE(gaps.constFirst().at(0).toULongLong(), story.told.at(11).slot);
        emit scene.cluster.slotFinalized(story.told.at(14).slot);
        QVERIFY(finish(scene.market.catchUp()));
        QVERIFY(scene.hasWhole(story, 1));
    }
    QCOMPARE(trades.size(), 3); // each once
    QCOMPARE(finish(scene.market.tokens(TokenSort::Newest, 10, {}))->tokens.size(), isOlderNext ? 3 : 2);
}

void tst_MarketService::readsADamagedStoreFromTheChainAgain()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(300);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    Scene scene({}, path);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    QVERIFY(scene.hasWhole(story, 1));
}

void tst_MarketService::replacesAStoreThatBreaksWhileItIsUsed()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story(1);
    story.launch();
    story.churn(900);
    Scene scene({}, path);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    {
        const QString name = u"checkpoint"_s;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
            database.setDatabaseName(path);
            QVERIFY(database.open());
            QVERIFY(QSqlQuery(database).exec(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        }
        QSqlDatabase::removeDatabase(name);
    }
    // The roots of the tables are among the first pages.
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    constexpr qint64 rootPages = 24;
    const qint64 size = file.size();
    QVERIFY(size > 2 * rootPages * 4096);
    QVERIFY(file.seek(rootPages * 4096));
    QVERIFY(file.write(QByteArray(static_cast<qsizetype>(size - rootPages * 4096), 'x')) > 0);
    file.close();
    {
        const HiddenTable changed(path, u"gap"_s); // so that the service reads the pages anew
    }
    // Two questions meet the damage before it is replaced, once.
    auto asked = scene.market.tradePage(story.mintText(), 500, {});
    auto askedToo = scene.market.tradePage(story.mintText(), 500, {});
    for (auto *each : {&asked, &askedToo}) {
        const auto page = finish(std::move(*each));
        QCOMPARE(page ? ErrorCode::Internal : page.error().code, ErrorCode::Unavailable);
    }
    QTRY_VERIFY(scene.hasWhole(story, 1));
    const QStringList aside = QDir(directory.path()).entryList({u"market.sqlite.damaged-*"_s});
    QCOMPARE(aside.filter(QRegularExpression(u"-[0-9T]+$"_s)).size(), 1); // beside its journal
}

// Document, image and mint may take seconds, in which the coin is traded.
void tst_MarketService::detailsAreOfTheMomentOfTheAnswer()
{
    MarketStory story(1);
    story.launch();
    story.churn(3);
    Scene scene;
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    const auto known = story.told.size();
    story.completeAndMove();
    scene.cluster.beforeAccounts = [&] { scene.cluster.land(story.told.sliced(known)); };
    const auto details = finish(scene.market.details(story.mintText()));
    QVERIFY(details);
    QVERIFY(details->summary.complete);
    const auto page = finish(scene.market.tokens(TokenSort::Newest, 1, {}));
    QCOMPARE(details->summary.marketCapLamports, page->tokens.constFirst().marketCapLamports);
}

void tst_MarketService::looksUpACoinThatWasNeverSeen()
{
    for (const bool legacy : {false, true}) {
        ServiceScene scene;
        const QString mint = scene.coin(legacy, "UNSEEN");
        MarketService market({}, scene.cluster, scene.metadata, {.pageSize = 1, .maxPages = 1});
        scene.coin(); // all that it sees of the past
        QVERIFY(finish(market.start()));
        const auto details = finish(market.details(mint));
        QVERIFY(details);
        QCOMPARE(details->summary.symbol, u"UNSEEN"_s);
        QCOMPARE(details->summary.bondingCurve, pumpAddresses::bondingCurve(ServiceScene::addressOf(mint)).toBase58());
        QVERIFY(!details->summary.associatedBondingCurve.isEmpty());
        QVERIFY(details->summary.marketCapLamports > 0);
        QCOMPARE(details->audit.mintAuthorityRevoked, std::optional(true));
        QCOMPARE(details->audit.freezeAuthorityRevoked, std::optional(true));
        QCOMPARE(details->audit.metadataFixed, std::optional(true));
        QCOMPARE(details->audit.extensions,
                 std::optional(legacy ? QStringList() : QStringList{u"MetadataPointer"_s, u"TokenMetadata"_s}));
        QVERIFY(details->audit.risks.isEmpty());
        // Nothing is claimed of a mint that cannot be read.
        scene.cluster.forgedData.insert(ServiceScene::addressOf(mint), "not a mint");
        const auto unread = finish(market.details(mint));
        QVERIFY(unread);
        QCOMPARE(unread->audit.mintAuthorityRevoked, std::nullopt);
        QCOMPARE(unread->audit.freezeAuthorityRevoked, std::nullopt);
        QCOMPARE(unread->audit.metadataFixed, std::nullopt);
        QVERIFY(!unread->audit.extensions);
        scene.cluster.forgedData.clear();
        QVERIFY(finish(market.tradePage(mint, 10, {})));
        QVERIFY(finish(market.candlePage(mint, 60, 10, {})));
        const auto none = finish(market.details(filled(9).toBase58()));
        QCOMPARE(none.error().code, ErrorCode::TokenNotFound);
        QCOMPARE(finish(market.details(u"nonsense"_s)).error().code, ErrorCode::TokenNotFound);
    }
}

void tst_MarketService::namesCoinsThatItSawTradedOnly()
{
    ServiceScene scene;
    const QString mint = scene.coin(false, "TRADED");
    const QString wallet = scene.wallet(10 * lamportsPerSol);
    scene.coin();
    MarketService market({}, scene.cluster, scene.metadata, {.pageSize = 1, .maxPages = 1, .namingMs = 0});
    QVERIFY(finish(market.start()));
    scene.buy(mint, wallet, 1'000'000);
    QTRY_COMPARE(finish(market.tradePage(mint, 10, {}))->trades.size(), 1);
    const auto symbol = [&] {
        const auto page = finish(market.tokens(TokenSort::LastTrade, 10, {}));
        for (const TokenSummary &token : page->tokens) {
            if (token.mint == mint)
                return token.symbol;
        }
        return QString();
    };
    QTRY_COMPARE(symbol(), u"TRADED"_s);
    const auto king = finish(market.king());
    QVERIFY(king);
    QCOMPARE(king->summary.mint, mint);
}

void tst_MarketService::looksUpWhatAListingNames_data()
{
    QTest::addColumn<bool>("showsImages");
    QTest::newRow("with images") << true;
    QTest::newRow("without") << false;
}

void tst_MarketService::looksUpWhatAListingNames()
{
    ServiceScene scene;
    const QString mint = scene.coin(false, "LISTED");
    scene.coin();
    MarketService market({}, scene.cluster, scene.metadata, {.pageSize = 1, .maxPages = 1});
    QVERIFY(finish(market.start()));
    // What it lies about a coin's numbers and name is not even read; one without a curve is nothing.
    const CannedServer images(QByteArray{});
    const CannedServer server(
        okReply(u"[{\"mint\":\"%1\",\"symbol\":\"LIE\",\"market_cap\":1e9,\"description\":"
                "\"words\",\"image_uri\":\"%3\"},{\"mint\":\"%2\"}]"_s
                    .arg(mint, filled(9).toBase58(), images.url().replace(u"http:"_s, u"https:"_s))
                    .toUtf8()));
    QFETCH(bool, showsImages);
    TokenDirectory directory({.list = QUrl(server.url()), .showsImages = showsImages, .allowsLoopback = true});
    market.useDirectory(&directory);
    const auto symbols = [&] {
        QStringList out;
        const auto page = finish(market.tokens(TokenSort::Newest, 10, {}));
        for (const TokenSummary &token : page->tokens)
            out.append(token.symbol);
        out.sort();
        return out;
    };
    QTRY_COMPARE(symbols(), QStringList({u"LISTED"_s, u"SYM"_s}));
    const auto details = finish(market.details(mint));
    QVERIFY(details);
    QCOMPARE(details->description, u"words"_s);
    QCOMPARE(details->summary.virtualSolReserves, scene.curveOf(mint).virtualQuoteReserves);
    QCOMPARE(!images.requests.isEmpty(), showsImages); // a TLS handshake at least
    market.useDirectory(nullptr);
}

// An answer that comes later is not looked up: the cluster may be gone by then.
void tst_MarketService::dropsAListingThatComesAfterItIsSwitchedOff()
{
    ServiceScene scene;
    const QString mint = scene.coin(false, "LISTED");
    scene.coin();
    MarketService market({}, scene.cluster, scene.metadata, {.pageSize = 1, .maxPages = 1});
    QVERIFY(finish(market.start()));
    const CannedServer server(okReply(u"[{\"mint\":\"%1\"}]"_s.arg(mint).toUtf8()));
    TokenDirectory directory({.list = QUrl(server.url()), .allowsLoopback = true});
    market.useDirectory(&directory);
    market.useDirectory(nullptr);
    QVERIFY(finish(directory.coins())); // after that of before
    for (int i = 0; i < 3; ++i)
        QCOMPARE(finish(market.tokens(TokenSort::Newest, 10, {}))->tokens.size(), 1);
}

void tst_MarketService::positionsAreWhatTheWalletsHold()
{
    ServiceScene scene;
    MarketService market({}, scene.cluster, scene.metadata);
    market.useTransfersOf(*scene.journal);
    QVERIFY(finish(market.start()));
    const QString mint = scene.coin();
    const QString buyer = scene.wallet(10 * lamportsPerSol);
    const QString other = scene.wallet(10 * lamportsPerSol);
    scene.buy(mint, buyer, lamportsPerSol);
    const auto positionOf = [&](const QString &wallet) {
        const auto positions = finish(market.positions({wallet}));
        return positions && positions->size() == 1 ? positions->first() : Position();
    };
    const Position bought = positionOf(buyer);
    QCOMPARE(bought.tokens, scene.tokensOf(buyer, mint));
    QVERIFY(bought.costLamports > 0);
    TransferRequest sending;
    sending.recipient = other;
    sending.token = mint;
    sending.amount = bought.tokens / 3;
    sending.signer.wallet = buyer;
    const auto sent = finish(scene.transfers.transfer(sending));
    QVERIFY(sent);
    QCOMPARE(sent->status, TradeStatus::Succeeded);
    const Position left = positionOf(buyer);
    const Position got = positionOf(other);
    QCOMPARE(left.tokens, scene.tokensOf(buyer, mint));
    QCOMPARE(got.tokens, scene.tokensOf(other, mint));
    QCOMPARE(got.tokens, bought.tokens / 3);
    QCOMPARE(got.tokensWithoutCost, quint64{0});
    QCOMPARE(got.symbol, u"SYM"_s);
    QCOMPARE(left.costLamports + got.costLamports, bought.costLamports);
    // Without the journal nobody knows what they cost, but how many there are.
    MarketService without({}, scene.cluster, scene.metadata);
    QVERIFY(finish(without.start()));
    const auto unknown = finish(without.positions({other}));
    QVERIFY(unknown);
    QCOMPARE(unknown->size(), 1);
    QCOMPARE(unknown->first().tokens, got.tokens);
    QCOMPARE(unknown->first().tokensWithoutCost, got.tokens);
    QCOMPARE(unknown->first().costLamports, quint64{0});
    // Where a wallet has no token account yet nothing was read, which says nothing of a later trade.
    const QString fresh = scene.wallet(lamportsPerSol);
    const auto held = finish(readHeldTokens(scene.cluster, {fresh}, {}));
    QVERIFY(held);
    QList<Position> later{{.wallet = fresh, .mint = mint, .tokens = 5, .slot = 7}};
    held->applyTo(later);
    QCOMPARE(later.first().tokens, quint64{5});
}

// A node's list may be older than a buy, though the accounts that it reads are not.
void tst_MarketService::whatAListOfAccountsLacksIsHeldAllTheSame()
{
    ServiceScene scene;
    MarketService market({}, scene.cluster, scene.metadata);
    QVERIFY(finish(market.start()));
    const QString listed = scene.coin();
    const QString mint = scene.coin(false, "NEW");
    const QString buyer = scene.wallet(10 * lamportsPerSol);
    scene.buy(listed, buyer, lamportsPerSol);
    scene.buy(mint, buyer, lamportsPerSol);
    const auto known = finish(market.positions({buyer}));
    QVERIFY(known);
    QCOMPARE(known->size(), 2);
    scene.cluster.unlisted.insert(
        associatedTokenAddress(*Address::fromBase58(buyer), *Address::fromBase58(mint), programs::token2022));
    const auto held = finish(readHeldTokens(scene.cluster, {buyer}, *known));
    QVERIFY(held);
    QCOMPARE(held->tokens.value({buyer, listed}), scene.tokensOf(buyer, listed));
    QCOMPARE(held->tokens.value({buyer, mint}), scene.tokensOf(buyer, mint));
    QVERIFY(held->tokens.value({buyer, mint}) > 0);
    // A coin that was bought while the list was read was not looked for.
    const HeldTokens before{.wallets = {buyer}, .tokens = {}, .slot = 100};
    QList<Position> bought{{.wallet = buyer, .mint = mint, .tokens = 5, .slot = 100}};
    before.applyTo(bought);
    QCOMPARE(bought.first().tokens, quint64{5});
}

// Tokens that another program sent away do not come back because one answer is missing.
void tst_MarketService::whatIsGoneStaysGoneWhileNobodyAnswers()
{
    ServiceScene scene;
    MarketService market({}, scene.cluster, scene.metadata); // without the journal: it does not know of the transfer
    QVERIFY(finish(market.start()));
    const QString mint = scene.coin();
    const QString buyer = scene.wallet(10 * lamportsPerSol);
    const QString other = scene.wallet(lamportsPerSol);
    scene.buy(mint, buyer, lamportsPerSol);
    TransferRequest sending;
    sending.recipient = other;
    sending.token = mint;
    sending.amount = scene.tokensOf(buyer, mint) / 3;
    sending.signer.wallet = buyer;
    const auto sent = finish(scene.transfers.transfer(sending));
    QVERIFY(sent);
    QCOMPARE(sent->status, TradeStatus::Succeeded);
    const auto heldByBuyer = [&] {
        const auto positions = finish(market.positions({buyer}));
        return positions && positions->size() == 1 ? positions->first().tokens : quint64{0};
    };
    QCOMPARE(heldByBuyer(), scene.tokensOf(buyer, mint));
    scene.cluster.listsFail = true;
    QCOMPARE(heldByBuyer(), scene.tokensOf(buyer, mint));
    // What was read of one wallet is not another's.
    const auto others = finish(market.positions({other}));
    QVERIFY(others);
    QVERIFY(others->isEmpty());
}

void tst_MarketService::positionsHaveTheTradesThatLandWhileTheyAreRead()
{
    MarketStory story(1);
    story.launch();
    story.trade(true, 210, 1'000'000, 30'000'000);
    Scene scene;
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    scene.cluster.beforeTokenAccounts = [&] {
        scene.cluster.beforeTokenAccounts = nullptr;
        story.trade(false, 210, 900'000, 30'000'000);
        scene.cluster.land({story.told.constLast()});
    };
    const auto positions = finish(scene.market.positions({filled(210).toBase58()}));
    QVERIFY(positions);
    QCOMPARE(positions->size(), 1);
    QCOMPARE(positions->first().tokens, quint64{0});
    QVERIFY(positions->first().realisedLamports < 0);
}

CURVEDESK_TEST(tst_MarketService)

} // namespace marketServiceTest
#include "tst_MarketService.moc"
