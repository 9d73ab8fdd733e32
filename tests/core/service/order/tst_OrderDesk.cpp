// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace orderDeskTest {

using Unit = TradeAmount::Unit;
using Send = FakeCluster::Send;

namespace {

constexpr quint64 sol = lamportsPerSol;

// A coin, somebody with money, and every status that was announced.
struct Desk
{
    explicit Desk(const QString &journalPath = {})
        : scene(journalPath)
        , mint(scene.coin())
        , wallet(scene.wallet(10 * sol))
    {
        QObject::connect(&scene.orders, &OrderDesk::orderChanged, &scene.orders,
                         [this](const OrderSummary &order) { statuses[order.id].append(order.status); });
    }

    Result<TradeReceipt> buy(bool untilSettled = false)
    {
        TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        request.waitConfirmed = untilSettled;
        return finish(scene.trades.trade(request));
    }
    TradeStatus status(const QString &id) { return scene.order(id)->status; }
    // Past the last block in which anything signed so far can land.
    void outliveBlockhashes()
    {
        for (quint64 i = 0; i < blockhashLifetime + 2; ++i)
            scene.ledger->advanceSlot();
    }

    ServiceScene scene;
    QString mint;
    QString wallet;
    QHash<QString, QList<TradeStatus>> statuses;
};

} // namespace

class tst_OrderDesk : public QObject
{
    Q_OBJECT

private slots:
    void settlesAtOnce()
    {
        Desk desk;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(desk.scene.cluster.sent.size(), 1);
        QVERIFY(desk.scene.journal->unsettled()->isEmpty());
        // Until no fork can drop it, the same bytes might have to go out again.
        QVERIFY(!desk.scene.journal->order(receipt->orderId)->wire.isEmpty());
        for (quint64 i = 0; i <= 32; ++i)
            desk.scene.ledger->advanceSlot();
        QTRY_VERIFY(desk.scene.journal->order(receipt->orderId)->finalized);
        QVERIFY(desk.scene.journal->order(receipt->orderId)->wire.isEmpty());
        QCOMPARE(desk.statuses[receipt->orderId], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
        QCOMPARE(desk.scene.order(receipt->orderId)->networkFeeLamports, 5'000ull);
    }

    void keepsTheTimeOfEachStage()
    {
        Desk desk;
        // A second between the commit, after which it is sent, and the change that its outcome is.
        const qint64 signedMs = desk.scene.clock.now;
        QObject::connect(&desk.scene.orders, &OrderDesk::orderChanged, &desk.scene.orders,
                         [&desk] { desk.scene.clock.now += 1000; });
        const auto receipt = desk.buy(true);
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        const OrderSummary order = *desk.scene.order(receipt->orderId);
        QCOMPARE(order.createdMs, signedMs);
        QCOMPARE(order.acceptedMs, signedMs + 1000);
        QVERIFY(order.settledMs >= order.acceptedMs);
    }

    void journalsInOneCommitWhatIsPreparedTogether()
    {
        Desk desk;
        QList<qsizetype> journalled; // the journal's open orders when each became pending
        QObject::connect(&desk.scene.orders, &OrderDesk::orderChanged, &desk.scene.orders,
                         [&](const OrderSummary &order) {
                             if (order.status == TradeStatus::Pending)
                                 journalled.append(desk.scene.journal->unsettled()->size());
                         });
        const auto request = [&] {
            return ServiceScene::request(TradeMode::Buy, desk.mint, {Unit::Lamports, sol / 100},
                                         desk.scene.wallet(sol));
        };
        const TradeRequest early = request();
        const TradeRequest late = request();
        auto first = desk.scene.trades.trade(early);
        QCoreApplication::processEvents(); // the second comes a turn later
        QVERIFY(journalled.isEmpty());
        auto second = desk.scene.trades.trade(late);
        QVERIFY(finish(std::move(first)));
        QVERIFY(finish(std::move(second)));
        QCOMPARE(journalled, QList<qsizetype>({2, 2}));
    }

    void placesAnOrderBesideOneThatIsNeverPlaced()
    {
        Desk desk;
        const auto begun = finish(desk.scene.orders.begin({}));
        QVERIFY(begun && std::holds_alternative<OrderTicket>(*begun));
        QCOMPARE(desk.buy()->status, TradeStatus::Succeeded);
    }

    void sendsNothingWithoutJournal()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"orders.sqlite"_s);
        Desk desk(path);
        // From now on the disk refuses: another connection holds the write lock.
        QSqlDatabase blocker = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"blocker"_s);
        blocker.setDatabaseName(path);
        QVERIFY(blocker.open());
        QSqlQuery query(blocker);
        QVERIFY(query.exec(u"CREATE TRIGGER full BEFORE INSERT ON attempt BEGIN SELECT RAISE(ABORT, 'full'); END"_s));
        query.clear();
        blocker.close();
        blocker = {};
        QSqlDatabase::removeDatabase(u"blocker"_s);
        const auto receipt = desk.buy();
        QVERIFY(!receipt);
        QCOMPARE(receipt.error().code, ErrorCode::Storage);
        QVERIFY(desk.scene.cluster.sent.isEmpty());
        QCOMPARE(desk.scene.lamportsOf(desk.wallet), 10 * sol);
        QVERIFY(desk.statuses.isEmpty());
    }

    void findsWhatLandedDespiteALostAnswer()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::LandSilently;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(desk.scene.cluster.sent.size(), 1);
    }

    void sendsTheSameBytesAgain()
    {
        Desk desk;
        desk.scene.cluster.sends = {Send::Lose, Send::Swallow, Send::Lose, Send::LandSilently};
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Pending);
        QVERIFY(!receipt->orderId.isEmpty() && !receipt->signature.isEmpty());
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Succeeded);
        QCOMPARE(desk.scene.cluster.sent.size(), 4);
        QCOMPARE(QSet<QByteArray>(desk.scene.cluster.sent.cbegin(), desk.scene.cluster.sent.cend()).size(), 1);
        QCOMPARE(desk.statuses[receipt->orderId], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
    }

    void waitsForTheOutcomeWhenAsked()
    {
        Desk desk;
        desk.scene.cluster.sends = {Send::Lose, Send::Lose};
        const auto receipt = desk.buy(true);
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(desk.scene.cluster.sent.size(), 3);
    }

    void expiresWhatProvablyNeverLanded()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::Lose;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Pending);
        // While the blockhash lives, silence proves nothing.
        QTRY_VERIFY(desk.scene.cluster.sent.size() >= 3);
        QCOMPARE(desk.status(receipt->orderId), TradeStatus::Pending);
        desk.outliveBlockhashes();
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Expired);
        QCOMPARE(desk.scene.cluster.signaturesSent().size(), 1);
        QCOMPARE(desk.scene.lamportsOf(desk.wallet), 10 * sol);
        const auto order = desk.scene.order(receipt->orderId);
        QCOMPARE(order->networkFeeLamports, 0ull);
        QVERIFY(order->settledMs > 0);
        // Nothing of it goes out any more, while another order does many times.
        QVERIFY(desk.scene.journal->unsettled()->isEmpty());
        const QByteArray wire = desk.scene.cluster.sent.constFirst();
        const auto sent = desk.scene.cluster.sent.size();
        QVERIFY(desk.buy());
        QTRY_VERIFY(desk.scene.cluster.sent.size() >= sent + 4);
        QCOMPARE(desk.scene.cluster.sent.count(wire), sent);
    }

    void doesNotExpireWhileNobodyAnswers()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::LandSilently;
        desk.scene.cluster.statusesFail = true;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Pending);
        desk.outliveBlockhashes();
        // Nobody can say: that is what it is called, and it is still looked for.
        QTRY_COMPARE_WITH_TIMEOUT(desk.status(receipt->orderId), TradeStatus::Unknown, 10'000);
        desk.scene.cluster.statusesFail = false;
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Succeeded);
        QCOMPARE(desk.statuses[receipt->orderId],
                 (QList{TradeStatus::Pending, TradeStatus::Unknown, TradeStatus::Succeeded}));
    }

    // Without a height no absence proves anything; whoever waits must hear of it all the same.
    void endsAsUnknownWhereNobodyTellsTheHeight()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::Swallow;
        desk.scene.cluster.heightsFail = true;
        const auto receipt = desk.buy(true);
        QVERIFY(receipt);
        QCOMPARE(receipt->status, TradeStatus::Unknown);
        desk.scene.cluster.heightsFail = false;
        desk.outliveBlockhashes();
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Expired);
        QCOMPARE(desk.scene.cluster.signaturesSent().size(), 1);
    }

    void oneLookUpIsNotEnoughToExpire()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::LandSilently;
        desk.scene.cluster.height = 1'000'000; // a node that runs ahead
        desk.scene.cluster.hidesRecords = true;
        desk.scene.cluster.commitment = Commitment::Processed;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Pending);
        QTRY_VERIFY(desk.scene.cluster.statusLookups > 5);
        QCOMPARE(desk.status(receipt->orderId), TradeStatus::Pending);
        desk.scene.cluster.commitment = Commitment::Confirmed;
        desk.scene.cluster.hidesRecords = false;
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Succeeded);
    }

    void settlesWithoutARecordInTheEnd()
    {
        Desk desk;
        desk.scene.cluster.commitment = Commitment::Confirmed;
        desk.scene.cluster.hidesRecords = true;
        const auto receipt = desk.buy(true);
        QCOMPARE(receipt->status, TradeStatus::Succeeded);
        QCOMPARE(receipt->networkFeeLamports, 5'000ull);
        QCOMPARE(desk.scene.order(receipt->orderId)->movedTokens, 0ull);
    }

    void endsWhatTheClusterRefuses()
    {
        Desk desk;
        desk.scene.cluster.everySend = Send::Reject;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Expired);
        QVERIFY(receipt->error);
        QCOMPARE(receipt->error->detail, u"these bytes can never land"_s);
        QCOMPARE(desk.scene.cluster.sent.size(), 1);
    }

    void doesNotBelieveARefusalOfWhatLanded()
    {
        Desk desk;
        desk.scene.cluster.sends = {Send::LandSilently};
        desk.scene.cluster.everySend = Send::Reject;
        desk.scene.cluster.statusesFail = true;
        const auto receipt = desk.buy();
        QCOMPARE(receipt->status, TradeStatus::Pending);
        QTRY_VERIFY(desk.scene.cluster.sent.size() >= 2);
        desk.scene.cluster.statusesFail = false;
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Succeeded);
    }

    void reportsAFailureOnChain()
    {
        Desk desk;
        const QString rival = desk.scene.wallet(50 * sol);
        TradeRequest request = ServiceScene::request(TradeMode::Buy, desk.mint, {Unit::Lamports, sol}, desk.wallet);
        request.slippageBps = 10;
        // Simulated, signed, and overtaken on the way.
        desk.scene.cluster.sends = {Send::Lose};
        const auto receipt = finish(desk.scene.trades.trade(request));
        QCOMPARE(receipt->status, TradeStatus::Pending);
        desk.scene.cluster.sends = {Send::Lose, Send::Lose};
        const auto overtaking = finish(desk.scene.sandboxBuy(desk.mint, rival, 5 * sol));
        QVERIFY(overtaking);
        QTRY_COMPARE(desk.status(receipt->orderId), TradeStatus::Failed);
        const auto order = desk.scene.order(receipt->orderId);
        QVERIFY(order->error);
        QCOMPARE(order->error->code, ErrorCode::SlippageExceeded);
        QCOMPARE(order->error->program->name, u"BuySlippageBelowMinTokensOut"_s);
        QCOMPARE(order->movedLamports, 0ull);
        QCOMPARE(order->networkFeeLamports, 5'000ull);
        // A failed transaction pays its fee and nothing else.
        QCOMPARE(desk.scene.lamportsOf(desk.wallet), 10 * sol - 5'000);
        const auto seen = finish(desk.scene.transactions.find(receipt->signature));
        QCOMPARE(seen->status, TradeStatus::Failed);
        QCOMPARE(seen->error->code, ErrorCode::SlippageExceeded);
        QCOMPARE(seen->changes.size(), 1);
    }

    void recoversWhatLandedBeforeTheCrash() { recover(Send::LandSilently, TradeStatus::Succeeded, false); }
    void recoversWhatCanStillLand() { recover(Send::Lose, TradeStatus::Succeeded, false); }
    void recoversWhatCanLandNoMore() { recover(Send::Lose, TradeStatus::Expired, true); }

    // What cannot be read may still have an effect.
    void admitsNothingWhileEarlierOrdersCannotBeRead()
    {
        const QTemporaryDir directory;
        const QString path = directory.filePath(u"orders.sqlite"_s);
        ServiceScene scene(path);
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const auto spoil = [&](const QString &from, const QString &to) {
            const auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"spoiler"_s);
            auto other = database;
            other.setDatabaseName(path);
            QVERIFY(other.open());
            QSqlQuery query(other);
            QVERIFY2(query.exec(u"ALTER TABLE %1 RENAME TO %2"_s.arg(from, to)), qPrintable(query.lastError().text()));
        };
        const auto buy = [&] {
            return finish(
                scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        };
        spoil(u"attempt"_s, u"gone"_s);
        const auto refused = buy();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Storage);
        QVERIFY(!finish(scene.orders.recover()));
        QVERIFY(scene.cluster.sent.isEmpty());
        spoil(u"gone"_s, u"attempt"_s);
        const auto buyOnce = [&] {
            TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
            request.idempotencyKey = "once";
            return finish(scene.trades.trade(request));
        };
        const auto placed = buyOnce();
        QVERIFY(placed);
        // The key's order is there but cannot be read: neither a new one nor "used for another request".
        spoil(u"attempt"_s, u"gone"_s);
        const auto unread = buyOnce();
        QVERIFY(!unread);
        QCOMPARE(unread.error().code, ErrorCode::Storage);
        spoil(u"gone"_s, u"attempt"_s);
        QSqlDatabase::removeDatabase(u"spoiler"_s);
        const auto same = buyOnce();
        QVERIFY(same);
        QCOMPARE(same->orderId, placed->orderId);
        QCOMPARE(scene.cluster.sent.size(), 1);
    }

    void newOrdersWaitForRecovery()
    {
        Desk desk;
        Order open = pendingOrder(desk);
        QVERIFY(desk.scene.journal->record(open));
        QStringList finished;
        QCoro::connect(desk.scene.orders.recover(), this, [&](const Result<int> &count) {
            QCOMPARE(*count, 1);
            finished.append(u"recovered"_s);
        });
        QCoro::connect(desk.scene.trades.trade(
                           ServiceScene::request(TradeMode::Buy, desk.mint, {Unit::Lamports, sol}, desk.wallet)),
                       this, [&](const Result<TradeReceipt> &receipt) {
                           QVERIFY2(receipt, qPrintable(receipt ? QString() : receipt.error().detail));
                           finished.append(u"traded"_s);
                       });
        QTRY_COMPARE(finished, (QStringList{u"recovered"_s, u"traded"_s}));
        // The open one went out first.
        QCOMPARE(desk.scene.cluster.sent.first(), open.wire);
        QCOMPARE(finish(desk.scene.orders.recover()).value_or(-1), 0);
    }

    void listsOrders()
    {
        Desk desk;
        for (int i = 0; i < 3; ++i)
            desk.scene.buy(desk.mint, desk.wallet, sol / 10);
        const auto first = finish(desk.scene.orders.allOrders(2, {}));
        QCOMPARE(first->orders.size(), 2);
        QVERIFY(!first->next.isEmpty());
        const auto second = finish(desk.scene.orders.allOrders(2, first->next));
        QCOMPARE(second->orders.size(), 1);
        QCOMPARE(desk.scene.order(u"no such"_s).error().code, ErrorCode::NotFound);
        // Nor is another owner's.
        const QString own = first->orders.constFirst().id;
        QCOMPARE(finish(desk.scene.orders.orderOf(u"somebody else"_s, own)).error().code, ErrorCode::NotFound);
        QVERIFY(desk.scene.order(own));
    }

    void findsAnOrderByItsIdempotencyKey_data()
    {
        QTest::addColumn<QString>("key");
        QTest::newRow("a word") << u"b3c1-mine"_s;
        QTest::newRow("looks like an order's id") << u"01a219af-2652-73d1-856e-a0ce11a2862d"_s;
    }
    void findsAnOrderByItsIdempotencyKey()
    {
        QFETCH(QString, key);
        Desk desk;
        TradeRequest request = ServiceScene::request(TradeMode::Buy, desk.mint, {Unit::Lamports, sol}, desk.wallet);
        request.apiOwner = u"me"_s;
        request.idempotencyKey = key.toUtf8();
        const TradeReceipt receipt = finish(desk.scene.trades.trade(request)).value();
        QCOMPARE(finish(desk.scene.orders.orderOf(request.apiOwner, key))->id, receipt.orderId);
        QCOMPARE(finish(desk.scene.orders.orderOf(request.apiOwner, receipt.orderId))->id, receipt.orderId);
        for (const QString &other : {key.chopped(1), u""_s, key.toUpper()})
            QCOMPARE(finish(desk.scene.orders.orderOf(request.apiOwner, other)).error().code, ErrorCode::NotFound);
        for (const QString &owner : {u"somebody else"_s, u""_s})
            QCOMPARE(finish(desk.scene.orders.orderOf(owner, key)).error().code, ErrorCode::NotFound);
    }

    void readsTransactions()
    {
        Desk desk;
        const TradeReceipt receipt = desk.scene.buy(desk.mint, desk.wallet, sol);
        const auto reply = finish(desk.scene.transactions.find(receipt.signature));
        QVERIFY(reply);
        QCOMPARE(reply->status, TradeStatus::Succeeded);
        QCOMPARE(reply->feeLamports, 5'000ull);
        bool paid = false;
        bool received = false;
        for (const auto &change : reply->changes) {
            QVERIFY(change.before != change.after);
            paid = paid || (change.account == desk.wallet && change.mint.isEmpty() && change.before == 10 * sol);
            received = received
                || (change.mint == desk.mint && change.owner == desk.wallet && change.before == 0
                    && change.after == receipt.quotedTokens);
        }
        QVERIFY(paid && received);
        QCOMPARE(finish(desk.scene.transactions.find(u"nonsense"_s)).error().code, ErrorCode::InvalidInput);
        QCOMPARE(finish(desk.scene.transactions.find(Signature().toBase58())).error().code, ErrorCode::NotFound);
    }

    // A node that keeps no records, or spoils them, still knows how a stranger's transaction ended.
    void aStatusIsEnoughForTheOutcome()
    {
        Desk desk;
        auto &cluster = desk.scene.cluster;
        const auto airdrop = finish(cluster.requestAirdrop(ServiceScene::addressOf(desk.wallet), Lamports(sol)));
        QVERIFY(airdrop);
        const auto told = finish(desk.scene.transactions.find(airdrop->toBase58()));
        QCOMPARE(told->feeLamports.value_or(0), 5'000ull);
        cluster.recordsFail = ErrorCode::UpstreamRejected;
        cluster.commitment = Commitment::Confirmed;
        const auto guessed = finish(desk.scene.transactions.find(airdrop->toBase58()));
        QVERIFY(guessed);
        QCOMPARE(guessed->status, TradeStatus::Succeeded);
        QCOMPARE(guessed->slot, told->slot);
        QVERIFY(!guessed->feeLamports);
        QVERIFY(guessed->changes.isEmpty());
        QCOMPARE(finish(desk.scene.transactions.find(Signature().toBase58())).error().code,
                 ErrorCode::UpstreamRejected);
        cluster.recordsFail = ErrorCode::UpstreamTimeout;
        QCOMPARE(finish(desk.scene.transactions.find(airdrop->toBase58())).error().code, ErrorCode::UpstreamTimeout);
    }

private:
    // An order as a crash leaves it: journalled, its bytes perhaps out, nothing known of them.
    static Order pendingOrder(Desk &desk)
    {
        desk.scene.cluster.sends = {Send::Lose};
        TradeRequest request
            = ServiceScene::request(TradeMode::Buy, desk.mint, {Unit::Lamports, sol / 10}, desk.wallet);
        const auto unsignedTrade = finish(desk.scene.trades.instructions(request));
        auto transaction = Transaction::decode(unsignedTrade->wire);
        const auto keypair = desk.scene.store->keypair(ServiceScene::addressOf(desk.wallet));
        const Keypair *const keys[] = {&*keypair};
        if (!transaction->sign(keys))
            qFatal("cannot sign");
        Order order;
        order.id = u"01890000-0000-7000-8000-000000000000"_s;
        order.wallet = keypair->address();
        order.mint = ServiceScene::addressOf(desk.mint);
        order.signature = transaction->id();
        order.wire = transaction->encode();
        order.lastValidBlockHeight = unsignedTrade->lastValidBlockHeight;
        order.limitTokens = *unsignedTrade->minimumOutTokens;
        order.createdMs = 1;
        desk.scene.cluster.sends.clear();
        return order;
    }

    static void recover(Send before, TradeStatus expected, bool tooLate)
    {
        Desk desk;
        const Order open = pendingOrder(desk);
        QVERIFY(desk.scene.journal->record(open));
        if (before == Send::LandSilently)
            QVERIFY(finish(desk.scene.ledger->submit(open.wire, false)));
        if (tooLate)
            desk.outliveBlockhashes();
        const auto count = finish(desk.scene.orders.recover());
        QCOMPARE(*count, 1);
        QTRY_COMPARE(desk.status(open.id), expected);
        // What landed is not sent again, what cannot land neither.
        QCOMPARE(desk.scene.cluster.sent.size(), before == Send::LandSilently || tooLate ? 0 : 1);
        QCOMPARE(desk.scene.tokensOf(desk.wallet, desk.mint) > 0, expected == TradeStatus::Succeeded);
        QCOMPARE(desk.scene.order(open.id)->movedTokens > 0, expected == TradeStatus::Succeeded);
        QVERIFY(desk.scene.journal->unsettled()->isEmpty());
    }
};

CURVEDESK_TEST(tst_OrderDesk)

} // namespace orderDeskTest
#include "tst_OrderDesk.moc"
