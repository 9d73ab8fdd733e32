// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"
#include "core/service/market/MarketService.h"
#include "tests/core/market/MarketStory.h"
#include "tests/support/CannedServer.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace {

LandedTransaction landed(const Told &told)
{
    return {.signature = signatureOf(told.number),
            .slot = told.slot,
            .blockTime = told.time,
            .failed = false,
            .logs = told.log(),
            .innerCalls = {}};
}

/// The same with its log cut before the first event, and the calls that carry the events.
LandedTransaction cut(const Told &told)
{
    LandedTransaction out = landed(told);
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
    int answersLeft = -1; ///< -1: no end
    bool knowsStatuses = false; ///< else they are not answered
    bool forgetsStatuses = false; ///< of all
    bool forgetsRecords = false;
    int asked = 0;
    std::function<void()> beforeAnswer;

    void land(const QList<Told> &told)
    {
        QList<LandedTransaction> out;
        for (const Told &each : told)
            out.append(landed(each));
        past += told;
        emit transactionsLanded(out);
    }

    [[nodiscard]] QString network() const override { return u"scripted"_s; }
    [[nodiscard]] quint64 slot() const override { return 0; }
    [[nodiscard]] Task<QList<LandedTransaction>> history(Address address, std::optional<Signature> before,
                                                         int limit) override
    {
        ++asked;
        if (beforeAnswer)
            beforeAnswer();
        if (isDead || answersLeft == 0)
            co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s);
        if (answersLeft > 0)
            --answersLeft;
        QList<LandedTransaction> out;
        bool isBehind = !before;
        for (auto told = past.crbegin(); told != past.crend() && out.size() < limit; ++told) {
            const bool mentions = !(address == pumpAddresses::program ? told->curveEvents : told->ammEvents).isEmpty();
            if (isBehind && mentions)
                out.append(landed(*told));
            isBehind = isBehind || signatureOf(told->number) == *before;
        }
        co_return out;
    }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address>) override { return none<AccountsAt>(); }
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return none<LatestBlockhash>(); }
    [[nodiscard]] Task<quint64> blockHeight() override { return none<quint64>(); }
    [[nodiscard]] Task<Simulation> simulate(QByteArray, QList<Address>) override { return none<Simulation>(); }
    [[nodiscard]] Task<Signature> send(QByteArray) override { return none<Signature>(); }
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override
    {
        if (!knowsStatuses)
            co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s);
        QList<StatusLookup> out;
        for (const Signature &signature : signatures) {
            const Told *told = forgetsStatuses ? nullptr : find(signature);
            StatusLookup lookup{std::nullopt, 2};
            if (told != nullptr)
                lookup.status = SignatureStatus{told->slot, {}, Commitment::Finalized};
            out.append(lookup);
        }
        co_return out;
    }
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override
    {
        if (!knowsStatuses)
            co_return failure(ErrorCode::UpstreamTimeout, u"no answer"_s);
        const Told *told = forgetsRecords ? nullptr : find(signature);
        TransactionRecord record;
        record.slot = told == nullptr ? 0 : told->slot;
        co_return told == nullptr ? std::nullopt : std::optional(record);
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
    explicit Scene(MarketService::Options options = {}, const QString &path = {})
        : market(path, cluster, metadata, options)
    {
    }
    [[nodiscard]] QList<TradeRow> trades(const MarketStory &story)
    {
        const auto rows = finish(market.trades(story.mintText(), 1000));
        return rows ? *rows : QList<TradeRow>();
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
    void startsOnADeadCluster();
    void catchesUpByItselfOnceTheClusterIsLive();
    void catchesUpByItselfAfterAWhile();
    void boundsWhatItReadsAndSaysWhatIsMissing();
    void fillsAHoleInSeveralGoes();
    void aPageThatFailsLeavesAHole();
    void believesNoNodeThatForgets();
    void readsEventsFromCallsWhereLogsWereCut();
    void takesBackWhatAForkDropped();
    void takesBackWhatAForkDroppedWhileNobodyListened_data();
    void takesBackWhatAForkDroppedWhileNobodyListened();
    void looksUpACoinThatWasNeverSeen();
    void namesCoinsThatItSawTradedOnly();
    void looksUpWhatAListingNames();
};

void tst_MarketService::readsThePastOnce()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story = churned(30);
    {
        Scene scene({.pageSize = 10}, path);
        scene.cluster.past = story.told;
        QCOMPARE(finish(scene.market.start()), 30);
        QVERIFY(scene.hasWhole(story));
        QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
    }
    story.churn(5);
    Scene scene({.pageSize = 10}, path);
    scene.cluster.past = story.told;
    const auto caughtUp = finish(scene.market.start());
    QVERIFY(caughtUp);
    QVERIFY(*caughtUp >= 5 && *caughtUp < 5 + 7); // the last slot again, up to what it knows
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
    const auto gapped = finish(scene.market.candles(story.mintText(), 1, 1000));
    QVERIFY(std::ranges::any_of(*gapped, &Candle::incomplete));

    // Back again: every trade once, in order, and nothing left to excuse.
    scene.cluster.isDead = false;
    const auto filled = finish(scene.market.catchUp());
    QVERIFY(filled);
    QCOMPARE(scene.trades(story).size(), 43);
    QVERIFY(scene.hasWhole(story, 1));
    QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
    const auto whole = finish(scene.market.candles(story.mintText(), 1, 1000));
    QVERIFY(std::ranges::none_of(*whole, &Candle::incomplete));
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
    MarketStory story = churned(100);
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
    QCOMPARE(rows.size(), 200);
    QCOMPARE(rows.constFirst().signature, story.told.constLast().signature());
    QVERIFY(rows.at(99).followsGap);
    constexpr qsizetype sameSecond = 7; // trades of the seconds at the hole's edges are not trusted either
    for (qsizetype i = 0; i < rows.size(); ++i)
        QVERIFY2(!rows.at(i).followsGap || qAbs(i - 99) <= 2 * sameSecond, qPrintable(QString::number(i)));
    const auto candles = finish(scene.market.candles(story.mintText(), 1, 1000));
    QVERIFY(candles);
    QVERIFY(std::ranges::any_of(*candles, &Candle::incomplete));
    QVERIFY(!candles->constLast().incomplete);
}

void tst_MarketService::fillsAHoleInSeveralGoes()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"market.sqlite"_s);
    MarketStory story = churned(100);
    {
        Scene scene({}, path);
        scene.cluster.past = story.told;
        QVERIFY(finish(scene.market.start()));
    }
    story.churn(800);
    Scene scene({.pageSize = 50, .maxPages = 4}, path);
    scene.cluster.past = story.told;
    QVERIFY(finish(scene.market.start()));
    qsizetype before = 0;
    for (int i = 0; i < 6; ++i) {
        QVERIFY(finish(scene.market.catchUp()));
        const auto now = scene.trades(story).size();
        QVERIFY(now >= before);
        before = now;
    }
    QVERIFY(scene.hasWhole(story));
    QVERIFY(std::ranges::none_of(scene.trades(story), &TradeRow::followsGap));
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
    QList<LandedTransaction> transactions;
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

void tst_MarketService::takesBackWhatAForkDroppedWhileNobodyListened_data()
{
    QTest::addColumn<bool>("answers");
    QTest::addColumn<bool>("forgetsStatuses");
    QTest::addColumn<bool>("forgetsRecords");
    QTest::addColumn<bool>("isTakenBack");
    QTest::newRow("all answers") << true << false << false << true;
    QTest::newRow("no statuses are answered") << false << false << false << false;
    QTest::newRow("the cluster forgets statuses") << true << true << false << false;
    QTest::newRow("the cluster forgets everything") << true << true << true << false;
}

void tst_MarketService::takesBackWhatAForkDroppedWhileNobodyListened()
{
    QFETCH(bool, answers);
    QFETCH(bool, forgetsStatuses);
    QFETCH(bool, forgetsRecords);
    QFETCH(bool, isTakenBack);
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
        QVERIFY(finish(scene.market.start()));
        QVERIFY(scene.hasWhole(story, 1));
    }
    // The last two and the other coin's launch are gone; the one before lands again in a later slot; and where the
    // known ones were there is a new one.
    QList<Told> chain = story.told;
    chain.resize(chain.size() - 2);
    Told again = chain.takeLast();
    const Told fresh = story.told.constLast();
    again.slot = fresh.slot + 5;
    Told early = fresh;
    early.number += 1000;
    early.slot = chain.constLast().slot + 1;
    chain += {early, again};
    Scene scene({.retryMs = 10}, path);
    scene.cluster.past = chain;
    scene.cluster.knowsStatuses = answers;
    scene.cluster.forgetsStatuses = forgetsStatuses;
    scene.cluster.forgetsRecords = forgetsRecords;
    QSignalSpy dropped(&scene.market, &MarketService::tradesDropped);
    QSignalSpy gone(&scene.market, &MarketService::tokenDropped);
    QVERIFY(finish(scene.market.start()));
    if (!isTakenBack) {
        QCOMPARE(dropped.size(), 0);
        // As soon as the cluster says what is so, it is.
        scene.cluster.knowsStatuses = true;
        scene.cluster.forgetsStatuses = false;
        scene.cluster.forgetsRecords = false;
    }
    QTRY_COMPARE(dropped.size(), 1);
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone.constFirst().constFirst().toString(), other.mintText());
    QStringList expected;
    for (const Told &told : chain.sliced(1))
        expected.prepend(told.signature());
    const auto signatures = [&] {
        QStringList out;
        for (const TradeRow &row : scene.trades(story))
            out.append(row.signature);
        return out;
    };
    QTRY_COMPARE(signatures(), expected);
    QCOMPARE(scene.trades(story).constFirst().slot, again.slot);
    QVERIFY(finish(scene.market.catchUp()));
    QCOMPARE(dropped.size(), 1);
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
        QVERIFY(finish(market.trades(mint, 10)));
        QVERIFY(finish(market.candles(mint, 60, 10)));
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
    QTRY_COMPARE(finish(market.trades(mint, 10))->size(), 1);
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

void tst_MarketService::looksUpWhatAListingNames()
{
    ServiceScene scene;
    const QString mint = scene.coin(false, "LISTED");
    scene.coin();
    MarketService market({}, scene.cluster, scene.metadata, {.pageSize = 1, .maxPages = 1});
    QVERIFY(finish(market.start()));
    // What it lies about a coin's numbers and name is not even read; one without a curve is nothing.
    const CannedServer server(okReply(u"[{\"mint\":\"%1\",\"symbol\":\"LIE\",\"market_cap\":1e9,\"description\":"
                                      "\"words\"},{\"mint\":\"%2\"}]"_s.arg(mint, filled(9).toBase58())
                                          .toUtf8()));
    TokenDirectory directory({.list = QUrl(server.url()), .allowsLoopback = true});
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
    market.useDirectory(nullptr);
}

CURVEDESK_TEST(tst_MarketService)
#include "tst_MarketService.moc"
