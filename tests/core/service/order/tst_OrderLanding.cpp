// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/service/order/LandingScene.h"
#include "tests/support/TestProgram.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace orderLandingTest {

using Send = ScriptedChain::Send;
using Look = ScriptedChain::Look;

namespace {

Error unavailable()
{
    return {ErrorCode::Unavailable, u"no endpoint answers"_s, std::nullopt, 0};
}

// A second connection to the journal's file, as a full disk would show.
class FullDisk
{
public:
    explicit FullDisk(const QString &path)
        : m_path(path)
    {
    }
    void refuse(const QString &what)
    {
        run(u"CREATE TRIGGER full BEFORE %1 ON attempt BEGIN SELECT RAISE(ABORT, 'full'); END"_s.arg(what));
    }
    void hasRoomAgain() { run(u"DROP TRIGGER full"_s); }

private:
    void run(const QString &sql)
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"disk"_s);
            database.setDatabaseName(m_path);
            if (!database.open() || !QSqlQuery(database).exec(sql))
                qFatal("cannot stage a full disk");
        }
        QSqlDatabase::removeDatabase(u"disk"_s);
    }
    QString m_path;
};

} // namespace

/// One fault of a cluster after another. Every order ends in one of the five states, and in the right one.
class tst_OrderLanding : public QObject
{
    Q_OBJECT

private slots:
    void landsDespiteAnErrorForItsSend()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return Send::LandSilently; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        endsFinal(scene, order, OrderStatus::Succeeded);
    }

    void expiresWhatWasAcceptedAndNeverLanded()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return Send::Swallow; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QVERIFY(scene.chain.tip > scene.chain.lastValid + landing::marginBlocks);
        QVERIFY(scene.chain.sent[order.signature].size() > 5);
        QVERIFY(scene.stored(order.id).wire.isEmpty());
        QCOMPARE(scene.stored(order.id).feeLamports, 0ull);
    }

    // One endpoint of two refuses what the other has taken: that proves nothing.
    void doesNotBelieveARefusalOfWhatLands()
    {
        LandingScene scene;
        scene.chain.onSend = [sends = 0](const Signature &) mutable {
            ++sends;
            return sends < 6 ? Send::Refuse : sends == 6 ? Send::LandSilently : Send::Refuse;
        };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        endsFinal(scene, order, OrderStatus::Succeeded);
    }

    void keepsAReasonForWhatNobodyTook()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return Send::Refuse; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QCOMPARE(scene.stored(order.id).errorText, u"these bytes can never land"_s);
    }

    void survivesAStatusThatFlips()
    {
        LandingScene scene;
        // Seen as processed on a fork that is dropped, then not at all, then on another.
        scene.chain.onSend = [](const Signature &) { return Send::Deliver; };
        int sightings = 0;
        scene.chain.onLook = [&](const Signature &signature) {
            sightings += scene.chain.landed.contains(signature) ? 1 : 0;
            return Look::Truth;
        };
        scene.stopBlocks();
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        for (int i = 0; i < 3; ++i) {
            scene.chain.advance(1);
            QVERIFY(scene.chain.landed.contains(order.signature));
            const int before = sightings;
            QTRY_VERIFY(sightings > before);
            QVERIFY(scene.chain.rollBack(order.signature));
            QTRY_VERIFY(scene.chain.canStillLand(order.signature)); // sent again
            QCOMPARE(scene.status(order.id), OrderStatus::Pending);
        }
        scene.chain.advance(5);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
        QCOMPARE(QSet<QByteArray>(scene.chain.sent[order.signature].cbegin(), scene.chain.sent[order.signature].cend())
                     .size(),
                 1);
    }

    // The look-ups say no while it is on the chain: a node that is late with its statuses, but not as late as that.
    void survivesAStatusThatIsLate()
    {
        LandingScene scene;
        scene.chain.onLook = [&](const Signature &signature) {
            const auto it = scene.chain.landed.constFind(signature);
            const bool isLate = it != scene.chain.landed.cend() && scene.chain.tip < it->height + 10;
            return isLate ? Look::Hide : Look::Truth;
        };
        // In the very last block.
        scene.chain.blocksUntilLanding = [&](const Signature &) {
            return scene.chain.lastValid - std::min(scene.chain.lastValid, scene.chain.tip);
        };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        endsFinal(scene, order, OrderStatus::Succeeded);
        QVERIFY(!scene.announced[order.id].contains(TradeStatus::Expired));
    }

    void waitsOutALimitOfRequests()
    {
        LandingScene scene;
        scene.chain.outage = Error{ErrorCode::RateLimited, u"too many requests"_s, std::nullopt, 10};
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        const int calls = scene.chain.calls;
        QElapsedTimer waiting;
        waiting.start();
        QTRY_VERIFY(scene.chain.calls >= calls + 8);
        // Nobody hammers a node that asks for patience: a send and a look-up in five rounds.
        const qint64 rounds = waiting.elapsed() / (5 * LandingScene::pace.count());
        QVERIFY2(scene.chain.calls - calls <= 2 * rounds + 2, qPrintable(QString::number(scene.chain.calls - calls)));
        scene.chain.outage.reset();
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Succeeded);
    }

    void isPendingAgainAfterARollback()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).wire, order.wire);
        QVERIFY(scene.chain.rollBack(order.signature));
        QTRY_COMPARE(scene.announced[order.id].size(), 3);
        QCOMPARE(scene.announced[order.id].last(), TradeStatus::Pending);
        // The same bytes land on the other fork.
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id],
                 (QList{TradeStatus::Pending, TradeStatus::Succeeded, TradeStatus::Pending, TradeStatus::Succeeded}));
        QCOMPARE(scene.stored(order.id).rollbacks, 1ull);
    }

    void expiresWhatARollbackTookTooLate()
    {
        LandingScene scene;
        scene.chain.blocksUntilLanding = [&](const Signature &) {
            return scene.chain.lastValid - std::min(scene.chain.lastValid, scene.chain.tip);
        };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QVERIFY(scene.chain.rollBack(order.signature, true));
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QVERIFY(!scene.chain.landed.contains(order.signature));
        QCOMPARE(scene.stored(order.id).slot, 0ull);
    }

    void failsOnTheForkThatWins()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        scene.chain.failsOnChain = [](const Signature &) { return true; };
        QVERIFY(scene.chain.rollBack(order.signature));
        endsFinal(scene, order, OrderStatus::Failed);
        QVERIFY(scene.stored(order.id).error);
    }

    void findsTheRollbackOfAnEarlierRun()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        scene.desk.reset();
        QVERIFY(scene.chain.rollBack(order.signature));
        scene.restart();
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 0);
        QTRY_VERIFY(scene.chain.sent[order.signature].size() >= 2);
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).rollbacks, 1ull);
    }

    void keepsAnOutcomeThatEveryNodeForgot_data()
    {
        QTest::addColumn<bool>("keepsHistory");
        QTest::newRow("no history either") << false;
        QTest::newRow("its wallet's history has it") << true;
    }
    // It landed in a run that ended before it was final; days later the node has pruned its slot.
    void keepsAnOutcomeThatEveryNodeForgot()
    {
        QFETCH(bool, keepsHistory);
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        scene.desk.reset();
        QVERIFY(!scene.stored(order.id).finalized);
        scene.chain.advance(LandingScene::lifetime + landing::rememberedBlocks + 20);
        scene.chain.onLook = [](const Signature &) { return Look::Hide; };
        scene.chain.hidesRecord = [](const Signature &) { return true; };
        scene.chain.keepsHistory = keepsHistory;
        if (keepsHistory)
            scene.chain.recentHistory = {ConfirmedTransaction{order.signature, order.signedSlot + 1, 0, false, {}, {}}};
        scene.restart();
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 0);
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).rollbacks, 0ull);
        QCOMPARE(scene.announced[order.id], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
    }

    void takesNoNewOrderWhileTheClusterIsDeadAfterACrash()
    {
        LandingScene scene;
        scene.chain.lastValid += 10'000;
        for (int i = 0; i < 2; ++i)
            QVERIFY(scene.journal->record(scene.signedOrder()));
        scene.chain.outage = unavailable();
        scene.restart();
        QList<int> open;
        connect(scene.desk.get(), &OrderDesk::recovering, this, [&](int count) { open.append(count); });
        // The program starts all the same, and says what is open.
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 2);
        QCOMPARE(scene.desk->recoveringOrders(), 2);
        const Order order = scene.signedOrder();
        const auto refused = scene.place(order);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QCOMPARE(refused.error().detail, u"2 earlier orders are being resolved"_s);
        QVERIFY(!scene.journal->order(order.id));
        QVERIFY(!scene.chain.sent.contains(order.signature));

        scene.chain.outage.reset();
        QTRY_COMPARE(open, (QList{2, 1, 0}));
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
    }

    // Silence for so long that the orders count as unknown does not let new ones through either.
    void isNotResolvedByItsOwnDoubts()
    {
        LandingScene scene;
        scene.chain.lastValid += 10'000;
        const Order open = scene.signedOrder();
        QVERIFY(scene.journal->record(open));
        scene.chain.outage = unavailable();
        scene.restart();
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 1);
        QTRY_COMPARE(scene.status(open.id), OrderStatus::Unknown);
        const auto refused = scene.place(scene.signedOrder());
        QCOMPARE(refused.error().detail, u"1 earlier order is being resolved"_s);
        scene.chain.outage.reset();
        QTRY_COMPARE(scene.desk->recoveringOrders(), 0);
        QCOMPARE(scene.status(open.id), OrderStatus::Succeeded);
    }

    void recoversByItselfBeforeTheFirstOrder()
    {
        LandingScene scene({}, std::chrono::minutes(1)); // that long a new order waits for the earlier one
        const Order open = scene.signedOrder();
        QVERIFY(scene.journal->record(open));
        scene.restart();
        QVERIFY(scene.place(scene.signedOrder(), true));
        QCOMPARE(scene.status(open.id), OrderStatus::Succeeded);
        QCOMPARE(scene.announced[open.id], (QList{TradeStatus::Succeeded}));
    }

    void takesBackWhatAHeightSaid_data()
    {
        QTest::addColumn<int>("endpoints");
        QTest::newRow("two endpoints") << 2;
        QTest::newRow("one endpoint") << 1;
    }
    // A node that runs ahead, once in a while, is no proof: the height falls back, and the order lands.
    void takesBackWhatAHeightSaid()
    {
        QFETCH(int, endpoints);
        LandingScene scene;
        scene.chain.endpoints = endpoints;
        scene.chain.onSend = [&](const Signature &) {
            return scene.chain.tip + 10 < scene.chain.lastValid ? Send::Lose : Send::Deliver;
        };
        scene.chain.onHeight
            = [asked = 0](quint64 height) mutable { return ++asked % 2 == 1 ? height + 1000 : height; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_VERIFY(scene.status(order.id) != OrderStatus::Pending);
        QCOMPARE(scene.status(order.id), OrderStatus::Succeeded);
    }

    // Statuses that never come do not make what landed expire: its record tells how it ended.
    void endsByItsRecordWhereStatusesNeverCome_data()
    {
        QTest::addColumn<bool>("fails");
        QTest::newRow("succeeded") << false;
        QTest::newRow("failed") << true;
    }
    void endsByItsRecordWhereStatusesNeverCome()
    {
        QFETCH(bool, fails);
        LandingScene scene;
        scene.chain.onLook = [](const Signature &) { return Look::Hide; };
        scene.chain.failsOnChain = [&](const Signature &) { return fails; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_VERIFY(scene.status(order.id) != OrderStatus::Pending);
        QCOMPARE(scene.status(order.id), fails ? OrderStatus::Failed : OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).feeLamports, 5'000ull);
        QVERIFY(!scene.announced[order.id].contains(TradeStatus::Expired));
    }

    void neverExpiresWhatItsWalletsHistoryShows()
    {
        LandingScene scene;
        bool hides = true;
        scene.chain.onLook = [&](const Signature &) { return hides ? Look::Hide : Look::Truth; };
        scene.chain.hidesRecord = [&](const Signature &) { return hides; };
        const Order order = scene.signedOrder();
        scene.chain.recentHistory = {ConfirmedTransaction{order.signature, order.signedSlot + 1, 0, false, {}, {}}};
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        hides = false;
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id],
                 (QList{TradeStatus::Pending, TradeStatus::Unknown, TradeStatus::Succeeded}));
    }

    // The node knows nothing of what landed; nobody seconds it, and it keeps nothing that would show.
    void neverExpiresWhatOneEndpointDenies_data()
    {
        QTest::addColumn<int>("endpoints");
        QTest::newRow("the only one") << 1;
        QTest::newRow("the other does not answer") << 2;
    }
    void neverExpiresWhatOneEndpointDenies()
    {
        QFETCH(int, endpoints);
        LandingScene scene;
        scene.chain.endpoints = endpoints;
        bool lies = true;
        scene.chain.onLook = [&](const Signature &) { return lies ? Look::HideAlone : Look::Truth; };
        scene.chain.hidesRecord = [&](const Signature &) { return lies; };
        scene.chain.keepsHistory = false;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        QVERIFY(scene.chain.tip > scene.chain.lastValid);
        lies = false;
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id],
                 (QList{TradeStatus::Pending, TradeStatus::Unknown, TradeStatus::Succeeded}));
    }

    void isUnknownAtOneEndpointWithoutARecord()
    {
        LandingScene scene;
        scene.chain.endpoints = 1;
        bool hides = true;
        scene.chain.hidesRecord = [&](const Signature &) { return hides; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        hides = false;
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).feeLamports, 5'000ull);
    }

    // Somebody who reads that it failed would buy again.
    void believesTheRecordRatherThanOneStatus()
    {
        LandingScene scene;
        bool lies = true;
        scene.chain.onLook = [&](const Signature &) { return lies ? Look::LieFailed : Look::Truth; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        lies = false;
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
    }

    // One endpoint that forgets what landed does not undo it: the record is still there.
    void keepsAnOutcomeThatOneEndpointForgets()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        int denials = 0;
        scene.chain.onLook = [&](const Signature &) { return ++denials <= 12 ? Look::HideAlone : Look::Truth; };
        QTRY_VERIFY(denials > 12);
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).rollbacks, 0ull);
        QCOMPARE(scene.announced[order.id], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
    }

    // The program was closed before the outcome was final, and the nodes that remember no status outvote the one that
    // has the record: nothing of it changes any more.
    void endsWhatIsForgottenButForItsRecord()
    {
        LandingScene scene;
        scene.chain.keepsHistory = false;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        scene.chain.onLook = [](const Signature &) { return Look::Hide; };
        scene.chain.advance(LandingScene::lifetime + landing::rememberedBlocks + 20);
        scene.restart();
        QVERIFY(QCoro::waitFor(scene.desk->recover()));
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).rollbacks, 0ull);
        QVERIFY(scene.journal->unfinalized()->isEmpty());
    }

    void looksManyUpInOneCall()
    {
        constexpr int count = 600;
        LandingScene scene;
        scene.chain.lastValid += 10'000;
        scene.stopBlocks();
        for (int i = 0; i < count; ++i)
            QVERIFY(scene.journal->record(scene.signedOrder()));
        scene.restart();
        QCoro::connect(scene.desk->recover(), this, [](const Result<int> &) {});
        // Each once before it is sent again, and once after that.
        const auto lookedUp = [&scene] {
            return std::accumulate(scene.chain.lookUpSizes.cbegin(), scene.chain.lookUpSizes.cend(), qsizetype{0});
        };
        QTRY_VERIFY(lookedUp() >= 2 * count);
        QCOMPARE(scene.chain.lookUpSizes.first(2), (QList<qsizetype>{256, 256}));
        QCOMPARE(*std::ranges::max_element(scene.chain.lookUpSizes), 256);
        QVERIFY(scene.chain.lookUpSizes.size() * 100 <= lookedUp());
        QCOMPARE(scene.chain.sent.size(), count);
        scene.chain.advance(3);
        QTRY_COMPARE(scene.desk->recoveringOrders(), 0);
        scene.chain.advance(ScriptedChain::finalizedAfter);
        QTRY_VERIFY(scene.journal->unfinalized()->isEmpty());
        QVERIFY(scene.journal->unsettled()->isEmpty());
        for (auto it = scene.chain.sent.cbegin(); it != scene.chain.sent.cend(); ++it)
            QCOMPARE(QSet<QByteArray>(it->cbegin(), it->cend()).size(), 1);
    }

    void answersEverybodyWhenItCloses()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return Send::Swallow; };
        const Order order = scene.signedOrder();
        Result<OrderDesk::Begun> begun = QCoro::waitFor(scene.desk->begin({.untilSettled = true}));
        const Task<OrderSummary> placed = std::get<OrderTicket>(*begun).place(order);
        QTRY_VERIFY(scene.chain.sent[order.signature].size() > 2);
        QVERIFY(!placed.isReady());
        scene.desk->close();
        QTRY_VERIFY(placed.isReady());
        const Result<OrderSummary> answer = QCoro::waitFor(placed);
        QCOMPARE(answer->status, TradeStatus::Pending);
        QCOMPARE(answer->id, order.id);
        QCOMPARE(QCoro::waitFor(scene.desk->begin({})).error().code, ErrorCode::Cancelled);
        QCOMPARE(scene.status(order.id), OrderStatus::Pending);
        // The next run goes on with it.
        scene.chain.onSend = [](const Signature &) { return Send::Deliver; };
        scene.restart();
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 1);
        endsFinal(scene, order, OrderStatus::Succeeded);
    }

    // The second request of a key waits until the first is in the journal, and no longer.
    void aDuplicateWaitsForTheJournalOnly()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return Send::Swallow; };
        scene.stopBlocks();
        const OrderIntent patient{u"owner"_s, "key", "hash", true};
        const OrderIntent hasty{u"owner"_s, "key", "hash", false};
        Result<OrderDesk::Begun> begun = QCoro::waitFor(scene.desk->begin(patient));
        QVERIFY(std::holds_alternative<OrderTicket>(*begun));
        Task<OrderDesk::Begun> second = scene.desk->begin(hasty);
        for (int i = 0; i < 20; ++i)
            QCoreApplication::processEvents();
        QVERIFY(!second.isReady());

        const Order order = scene.signedOrder();
        const Task<OrderSummary> first = std::get<OrderTicket>(*begun).place(order);
        const Result<OrderDesk::Begun> same = QCoro::waitFor(std::move(second));
        QCOMPARE(std::get<OrderSummary>(*same).id, order.id);
        QCOMPARE(std::get<OrderSummary>(*same).status, TradeStatus::Pending);
        QVERIFY(!first.isReady());
        QCOMPARE(scene.chain.sent.size(), 1);
        const OrderIntent another{u"owner"_s, "key", "another", false};
        QCOMPARE(QCoro::waitFor(scene.desk->begin(another)).error().code, ErrorCode::Conflict);
    }

    void anUnusedTicketLetsTheNextOneSign()
    {
        LandingScene scene;
        const OrderIntent intent{u"owner"_s, "key", "hash", false};
        Task<OrderDesk::Begun> second = [&] {
            const Result<OrderDesk::Begun> begun = QCoro::waitFor(scene.desk->begin(intent));
            return scene.desk->begin(intent);
        }();
        const Result<OrderDesk::Begun> next = QCoro::waitFor(std::move(second));
        QVERIFY(std::holds_alternative<OrderTicket>(*next));
    }

    // Signed with what a node told wrongly: it ends all the same, and holds nobody up for ever.
    void endsWhatWasSaidToBeValidForEver()
    {
        LandingScene scene;
        scene.chain.onSend = [](const Signature &) { return LandingScene::Send::Swallow; };
        Order order = scene.signedOrder();
        order.lastValidBlockHeight = 290'000'150;
        QVERIFY(scene.journal->record(order));
        scene.restart();
        QCOMPARE(QCoro::waitFor(scene.desk->recover()).value_or(-1), 1);
        scene.chain.advance(900);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QVERIFY(scene.chain.tip > order.signedSlot + blockhashLifetime);
        QTRY_COMPARE(scene.desk->recoveringOrders(), 0);
    }

    // A run that ended long ago: whether "never heard of it" means anything depends on what the node remembers.
    void believesNoNodeThatForgets()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QVERIFY(scene.journal->record(order));
        scene.chain.advance(LandingScene::lifetime + landing::rememberedBlocks + 20);
        scene.chain.keepsHistory = false;
        scene.restart();
        QVERIFY(QCoro::waitFor(scene.desk->recover()));
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        // Nobody will ever say more: that is no reason to trade no more.
        QTRY_COMPARE(scene.desk->recoveringOrders(), 0);
        scene.chain.keepsHistory = true;
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QVERIFY(scene.chain.sent.isEmpty());
    }

    // The newest slot seen at signing can be a little newer than the one in which an order lands.
    void looksBehindANeighbourThatLandedAtSigning()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QVERIFY(scene.journal->record(order));
        const auto landedBefore = [&](const Signature &signature, quint64 earlier) {
            return ConfirmedTransaction{signature, order.signedSlot - earlier, 0, false, {}, {}};
        };
        scene.chain.recentHistory
            = {landedBefore(Signature(std::array<quint8, 64>{2}), 1), landedBefore(order.signature, 2)};
        scene.chain.advance(LandingScene::lifetime + landing::rememberedBlocks + 20);
        scene.restart();
        QVERIFY(QCoro::waitFor(scene.desk->recover()));
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        QVERIFY(!scene.announced[order.id].contains(TradeStatus::Expired));
        scene.chain.recentHistory.removeLast();
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
    }

    // All that a new wallet did is of the last seconds: its history proves as much as the chain's goes back.
    void believesTheShortHistoryOfANewWallet()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QVERIFY(scene.journal->record(order));
        scene.chain.keepsHistory = false;
        scene.chain.recentHistory
            = {ConfirmedTransaction{Signature(std::array<quint8, 64>{2}), order.signedSlot - 1, 0, false, {}, {}}};
        scene.chain.firstWhole = failure(ErrorCode::NotFound, {});
        scene.chain.advance(LandingScene::lifetime + landing::rememberedBlocks + 20);
        scene.restart();
        QVERIFY(QCoro::waitFor(scene.desk->recover()));
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        scene.chain.firstWhole = order.signedSlot - 1; // a little after the order may have landed
        const int calls = scene.chain.calls;
        QTRY_VERIFY(scene.chain.calls > calls + 20);
        QCOMPARE(scene.status(order.id), OrderStatus::Unknown);
        scene.chain.firstWhole = order.signedSlot - 100;
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
    }

    void settlesWithoutARecordAndLearnsLater()
    {
        LandingScene scene;
        bool hides = true;
        scene.chain.hidesRecord = [&](const Signature &) { return hides; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QVERIFY(!scene.stored(order.id).finalized);
        hides = false;
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).feeLamports, 5'000ull);
    }

    void endsWithoutARecordThatNobodyKeeps()
    {
        LandingScene scene;
        scene.chain.hidesRecord = [](const Signature &) { return true; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        endsFinal(scene, order, OrderStatus::Succeeded);
    }

    // Another fork has it in another slot: what moved there nobody can tell.
    void endsInAnotherSlotWithoutARecord_data()
    {
        QTest::addColumn<bool>("hadRecord");
        QTest::newRow("never had one") << false;
        QTest::newRow("had that of the other fork") << true;
    }
    void endsInAnotherSlotWithoutARecord()
    {
        QFETCH(bool, hadRecord);
        LandingScene scene;
        bool hides = !hadRecord;
        scene.chain.hidesRecord = [&](const Signature &) { return hides; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        const quint64 slot = scene.stored(order.id).slot;
        hides = true;
        scene.chain.landed[order.signature].height += 1;
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).slot, slot + 1);
        QCOMPARE(scene.stored(order.id).feeLamports, 5'000ull);
    }

    void doesNotBelieveASingleStatus_data()
    {
        QTest::addColumn<int>("lie");
        QTest::addColumn<int>("endpoints");
        for (const int endpoints : {1, 2}) {
            const auto row
                = [endpoints](const char *lie) -> QTestData & { return QTest::addRow("%s, of %d", lie, endpoints); };
            row("final in slot 0") << static_cast<int>(Look::LieFinalized) << endpoints;
            row("final before it was signed") << static_cast<int>(Look::LieOldSlot) << endpoints;
            row("final a moment ago") << static_cast<int>(Look::LieRecentSlot) << endpoints;
        }
    }
    // A node that calls final what it never let land, alone or beside an honest one.
    void doesNotBelieveASingleStatus()
    {
        QFETCH(int, lie);
        QFETCH(int, endpoints);
        LandingScene scene;
        scene.chain.endpoints = endpoints;
        scene.chain.onSend = [](const Signature &) { return Send::Swallow; };
        bool lies = true;
        scene.chain.onLook = [&](const Signature &) { return lies ? static_cast<Look>(lie) : Look::Truth; };
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Unknown);
        // The lie did not keep it from being sent.
        QVERIFY(scene.chain.sent[order.signature].size() > 2);
        lies = false;
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Expired);
        QVERIFY(!scene.announced[order.id].contains(TradeStatus::Succeeded));
    }

    void signsOffNothingOnAFullDisk()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"orders.sqlite"_s);
        LandingScene scene(path);
        FullDisk disk(path);
        disk.refuse(u"INSERT"_s);
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order).error().code, ErrorCode::Storage);
        QVERIFY(scene.chain.sent.isEmpty());
        QVERIFY(scene.announced.isEmpty());
        disk.hasRoomAgain();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
    }

    void settlesOnceTheDiskHasRoom()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"orders.sqlite"_s);
        LandingScene scene(path);
        FullDisk disk(path);
        disk.refuse(u"UPDATE"_s);
        const Order order = scene.signedOrder();
        // People are told at once; the file follows.
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QCOMPARE(scene.status(order.id), OrderStatus::Pending);
        // It is tried again all the time that an order elsewhere takes until it is final.
        LandingScene elsewhere;
        const Order marker = elsewhere.signedOrder();
        QVERIFY(elsewhere.place(marker));
        endsFinal(elsewhere, marker, OrderStatus::Succeeded);
        QCOMPARE(scene.status(order.id), OrderStatus::Pending);
        disk.hasRoomAgain();
        endsFinal(scene, order, OrderStatus::Succeeded);
        QCOMPARE(scene.announced[order.id], (QList{TradeStatus::Pending, TradeStatus::Succeeded}));
    }

    void remembersWhereAWalletLanded()
    {
        LandingScene scene;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.desk->landedSlot(order.wallet), 0ull);
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QCOMPARE(scene.desk->landedSlot(order.wallet), scene.stored(order.id).slot);
        QVERIFY(scene.stored(order.id).slot > 0);
    }

    void datesByTheBlockWhatItLearnsLater_data()
    {
        QTest::addColumn<qint64>("blockTime");
        QTest::addColumn<qint64>("landedMs");
        QTest::newRow("three days before") << qint64{1'789'740'800} << qint64{1'789'740'800'000};
        QTest::newRow("not known") << qint64{0} << qint64{0};
        QTest::newRow("before it was signed") << qint64{1'500'000'000} << qint64{1'600'000'000'000};
        QTest::newRow("after now") << std::numeric_limits<qint64>::max() << qint64{1'790'000'000'000};
    }
    void datesByTheBlockWhatItLearnsLater()
    {
        QFETCH(qint64, blockTime);
        QList<qint64> whilePending;
        LandingScene scene;
        scene.chain.recordTime = blockTime;
        Order order = scene.signedOrder();
        order.createdMs = 1'600'000'000'000;
        const auto placed = scene.place(order, true);
        QTEST(placed->landedMs, "landedMs");
        QTEST(scene.stored(order.id).landedMs, "landedMs");
        QCOMPARE(scene.stored(order.id).settledMs, scene.clock.nowMs());
        // On the other fork it gets another block, and none until then.
        scene.onChange = [&](const OrderSummary &change) {
            if (change.status == TradeStatus::Pending)
                whilePending << change.landedMs << scene.stored(order.id).landedMs;
        };
        QVERIFY(scene.chain.rollBack(order.signature));
        QTRY_COMPARE(whilePending, (QList<qint64>{0, 0}));
    }

    void keepsWhenANodeFirstTookIt()
    {
        LandingScene scene;
        scene.stopBlocks();
        const qint64 signedMs = scene.clock.now;
        // Each answer takes a tenth of a second: an error, then two nodes take it, of which the second delivers it.
        scene.chain.onSend = [&scene, sends = 0](const Signature &) mutable {
            scene.clock.now += 100;
            ++sends;
            return sends == 1 ? Send::Lose : sends == 2 ? Send::Swallow : Send::Deliver;
        };
        Order order = scene.signedOrder();
        order.createdMs = 0; // the desk's clock says it
        QCOMPARE(scene.place(order)->status, TradeStatus::Pending);
        QTRY_VERIFY(scene.chain.canStillLand(order.signature));
        // It is written with the outcome, for which the journal has to write anyway.
        QCOMPARE(scene.stored(order.id).acceptedMs, 0);
        scene.clock.now += 1000;
        scene.chain.advance(5);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).createdMs, signedMs);
        QCOMPARE(scene.stored(order.id).acceptedMs, signedMs + 200);
        QVERIFY(scene.stored(order.id).settledMs >= signedMs + 1300);
        // On another fork it is sent and taken again.
        const qsizetype sends = scene.chain.sent[order.signature].size();
        QVERIFY(scene.chain.rollBack(order.signature));
        QTRY_VERIFY(scene.chain.sent[order.signature].size() > sends);
        QTRY_VERIFY(scene.chain.canStillLand(order.signature));
        QCOMPARE(scene.stored(order.id).acceptedMs, signedMs + 200);
        scene.chain.advance(5);
        QTRY_COMPARE(scene.status(order.id), OrderStatus::Succeeded);
        QCOMPARE(scene.stored(order.id).rollbacks, 1ull);
        QCOMPARE(scene.stored(order.id).acceptedMs, signedMs + 200);
    }

    // The run that ended may have sent it, so that this one does not know when it was taken first.
    void aLaterRunDoesNotSayWhenANodeFirstTookIt()
    {
        LandingScene scene;
        const Order open = scene.signedOrder();
        QVERIFY(scene.journal->record(open));
        scene.restart();
        QVERIFY(scene.place(scene.signedOrder(), true));
        QCOMPARE(scene.status(open.id), OrderStatus::Succeeded);
        QVERIFY(!scene.chain.sent[open.signature].isEmpty());
        QCOMPARE(scene.stored(open.id).acceptedMs, 0);
        QCOMPARE(scene.stored(open.id).settledMs, scene.clock.now);
    }

    // Reads before the slot in which a wallet landed count as stale: with one that the cluster never reaches the wallet
    // could not trade any more.
    void remembersNoSlotThatTheClusterHasNotReached()
    {
        LandingScene scene;
        scene.chain.recordSlotLie = 1'000'000;
        const Order order = scene.signedOrder();
        QCOMPARE(scene.place(order, true)->status, TradeStatus::Succeeded);
        QVERIFY(scene.stored(order.id).slot > scene.chain.slot());
        QVERIFY(scene.desk->landedSlot(order.wallet) > 0);
        QVERIFY(scene.desk->landedSlot(order.wallet) <= scene.chain.slot());
    }

private:
    static void endsFinal(LandingScene &scene, const Order &order, OrderStatus expected)
    {
        QTRY_VERIFY(scene.stored(order.id).finalized);
        QCOMPARE(scene.status(order.id), expected);
        QVERIFY(scene.stored(order.id).wire.isEmpty());
        QCOMPARE(scene.chain.landed.value(order.signature).failed, expected == OrderStatus::Failed);
        QVERIFY(scene.chain.landed.contains(order.signature));
        // Never another transaction, and of this one never other bytes.
        QCOMPARE(scene.chain.sent.size(), 1);
        for (const QByteArray &wire : std::as_const(scene.chain.sent[order.signature]))
            QCOMPARE(wire, order.wire);
    }
};

CURVEDESK_TEST(tst_OrderLanding)

} // namespace orderLandingTest
#include "tst_OrderLanding.moc"
