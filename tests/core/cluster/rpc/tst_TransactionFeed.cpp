// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCluster.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Base58.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/FakeRpcNode.h"
#include "tests/support/QuickPace.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace curvedesk;
using namespace curvedesk::rpc;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace transactionFeedTest {

// Up here, because moc loses its way in the JSON below.
class tst_TransactionFeed : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsPushedOnceAndInOrder();
    void fillsTheGapOfADroppedSocket();
    void missesNothingOfABurstWhileStalled_data();
    void missesNothingOfABurstWhileStalled();
    void looksAtHistoriesWhereNothingIsPushed();
    void findsHistoriesThatCameLater();
    void joinsOnToWhatWasRead();
    void waitsForRecordsThatComeLate();
    void asksAgainForRecordsWithoutHoldingUpOthers();
    void completesTruncatedLogs();
    void completesTruncatedLogsLater();
    void tellsNothingTwiceThatWaitedLong();
    void closesTheGapWhileManyArePushed();
    void missesNothingOfHistoriesAheadOfTheSlot();
    void tellsWhatAForkDropped();
    void tellsWhatAForkMoved();
    void dropsNothingWithoutProof_data();
    void dropsNothingWithoutProof();
    void dropsAfterAWhileWhereThereAreNoHistories();
    void noticesAForkLate();
    void letsGoOfOldTransactions_data();
    void letsGoOfOldTransactions();
    void tellsAgainWhatIsOnTheChainAfterAll();
    void dropsASocketThatSpeaksNonsense();
    void leavesTheSocketOfAnotherChain();
    void ignoresPushesUntilTheChainIsNamed();
    void leavesTheSocketOfAnEndpointThatNamesNoChain();
    void asksForSlotsWhereNoneArePushed();
    void livesWithoutSubscriptions();
};

namespace {

using Node = FakeRpcNode;
using State = ClusterHealth::State;

/// A chain of transactions that all mention the curve program, and a node that knows it.
class Chain
{
public:
    struct Entry
    {
        Transaction transaction;
        QString id;
        quint64 slot = 0;
        bool failed = false;
        bool isTruncated = false;
    };

    explicit Chain(Node &node)
        : m_node(node)
    {
        node.results[u"getGenesisHash"_s] = R"("4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY")";
        node.scripts[u"getSlot"_s]
            = [this](const Node::Call &) { return Node::Reply{.result = QByteArray::number(slot)}; };
        node.scripts[u"getSignaturesForAddress"_s] = [this](const Node::Call &call) { return history(call); };
        node.scripts[u"getTransaction"_s] = [this](const Node::Call &call) { return record(call); };
        node.scripts[u"getSignatureStatuses"_s] = [this](const Node::Call &call) { return statuses(call); };
    }

    /// A new transaction in the newest slot; its id.
    Signature add(bool isTruncated = false)
    {
        Transaction transaction = Transaction::unsignedFrom(*Message::compile(
            m_user.address(), {systemInstruction::transfer(m_user.address(), m_user.address(), Lamports(++m_count))},
            Hash()));
        const Keypair *const keys[] = {&m_user};
        if (!transaction.sign(keys))
            qFatal("cannot sign");
        entries.append({transaction, transaction.id().toBase58(), slot, false, isTruncated});
        return transaction.id();
    }
    void push(qsizetype index)
    {
        const Entry &entry = entries.at(index);
        m_node.pushLogs(0, entry.id, entry.slot, {entry.isTruncated ? "Log truncated"_ba : "Program log: x"_ba},
                        entry.failed);
    }

    QList<Entry> entries; ///< oldest first
    quint64 slot = 10;
    bool hidesRecords = false;
    QString hiddenRecord; ///< id
    bool hidesStatuses = false;
    bool keepsNoHistory = false; ///< and says so
    bool refusesMarks = false; ///< calls for one row fail
    bool forgetsHistory = false; ///< and does not
    QByteArray historyError; ///< instead of an answer

private:
    Node::Reply history(const Node::Call &call) const
    {
        if (keepsNoHistory)
            return {};
        if (!historyError.isEmpty())
            return {.error = historyError};
        if (refusesMarks && call.params.at(1).toObject().value(u"limit").toInt() == 1)
            return {.error = R"({"code":-32603,"message":"Internal error"})"};
        if (forgetsHistory)
            return {.result = "[]"};
        if (call.params.at(0).toString() != pumpAddresses::program.toBase58())
            return {.result = "[]"};
        const QJsonObject config = call.params.at(1).toObject();
        const QString before = config.value(u"before").toString();
        const QString until = config.value(u"until").toString();
        QByteArray rows;
        bool isOn = before.isEmpty();
        int left = config.value(u"limit").toInt(1000);
        for (qsizetype i = entries.size() - 1; i >= 0 && left > 0; --i) {
            const QString &id = entries.at(i).id;
            if (id == until)
                break;
            if (isOn) {
                rows += (rows.isEmpty() ? R"({"signature":")" : R"(,{"signature":")") + id.toLatin1() + R"(","slot":)"
                    + QByteArray::number(entries.at(i).slot) + R"(,"err":null,"blockTime":5})";
                --left;
            }
            isOn = isOn || id == before;
        }
        return {.result = '[' + rows + ']'};
    }

    Node::Reply record(const Node::Call &call) const
    {
        for (const Entry &entry : entries) {
            if (hidesRecords || entry.id == hiddenRecord || entry.id != call.params.at(0).toString())
                continue;
            const QByteArray logs = entry.isTruncated ? R"(["Log truncated"])" : R"(["Program log: x"])";
            const QByteArray inner = R"([{"index":0,"instructions":[{"programIdIndex":1,"accounts":[0],"data":")"
                + base58::encode("event") + R"(","stackHeight":2}]}])";
            return {.result = R"({"slot":)" + QByteArray::number(entry.slot) + R"(,"blockTime":5,"transaction":[")"
                        + entry.transaction.encode().toBase64()
                        + R"(","base64"],"meta":{"err":null,"fee":5000,"preBalances":[1,1],"postBalances":[1,1],)"
                        + R"("innerInstructions":)" + inner + R"(,"logMessages":)" + logs + "}}"};
        }
        return {.result = "null"};
    }

    Node::Reply statuses(const Node::Call &call) const
    {
        QByteArray values;
        for (const QJsonValue &asked : call.params.at(0).toArray()) {
            QByteArray value = "null";
            for (const Entry &entry : entries) {
                if (entry.id == asked.toString() && !hidesStatuses)
                    value = R"({"slot":)" + QByteArray::number(entry.slot)
                        + R"(,"confirmations":1,"err":null,"confirmationStatus":"confirmed"})";
            }
            values += (values.isEmpty() ? "" : ",") + value;
        }
        return {.result = R"({"context":{"slot":)" + QByteArray::number(slot) + R"(},"value":[)" + values + "]}"};
    }

    Node &m_node;
    Keypair m_user = Keypair::generate();
    quint64 m_count = 0;
};

class Scene
{
public:
    explicit Scene(bool pushes = true)
        : chain(node)
    {
        chain.add();
        options = RpcCluster::optionsFor({node.url()}, pushes ? node.socketUrl() : QUrl());
        makeQuick(options);
        if (!pushes)
            options.sockets = {QUrl()};
        options.staleAfter = 60'000ms;
    }

    void start(State wanted = State::Live)
    {
        cluster = std::make_unique<RpcCluster>(options);
        QObject::connect(cluster.get(), &Cluster::transactionsLanded, &node,
                         [this](const QList<ConfirmedTransaction> &batch) { landed += batch; });
        QObject::connect(cluster.get(), &Cluster::transactionsDropped, &node,
                         [this](const QList<Signature> &batch) { dropped += batch; });
        if (!QTest::qWaitFor([&] { return cluster->health().state == wanted; }))
            qFatal("not ready: %s", qPrintable(cluster->health().detail));
    }

    [[nodiscard]] QList<Signature> told() const
    {
        QList<Signature> out;
        for (const ConfirmedTransaction &each : landed)
            out.append(each.signature);
        return out;
    }

    Node node;
    Chain chain;
    RpcCluster::Options options;
    QList<ConfirmedTransaction> landed;
    QList<Signature> dropped;
    std::unique_ptr<RpcCluster> cluster;
};

} // namespace

void tst_TransactionFeed::tellsWhatIsPushedOnceAndInOrder()
{
    Scene scene;
    scene.start();
    QList<Signature> expected;
    for (int i = 0; i < 6; ++i) {
        scene.chain.slot = 20 + static_cast<quint64>(i / 2);
        expected.append(scene.chain.add());
    }
    for (const qsizetype index : {3, 4, 1, 2, 2, 6, 5, 1}) // of several slots, twice, out of order
        scene.chain.push(index);
    QTRY_COMPARE(scene.told().size(), expected.size());
    // By slot; within one as they came.
    QCOMPARE(scene.landed.at(0).slot, 20u);
    const QList<Signature> told = scene.told();
    QCOMPARE(told.sliced(0, 2), expected.sliced(0, 2));
    for (const Signature &each : std::as_const(expected))
        QCOMPARE(told.count(each), 1);
    for (qsizetype i = 1; i < told.size(); ++i)
        QVERIFY(scene.landed.at(i - 1).slot <= scene.landed.at(i).slot);
}

void tst_TransactionFeed::fillsTheGapOfADroppedSocket()
{
    Scene scene;
    scene.start();
    QList<Signature> expected{scene.chain.add()};
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), expected);
    scene.node.dropSockets();
    for (int i = 0; i < 5; ++i) {
        ++scene.chain.slot;
        expected.append(scene.chain.add());
    }
    QTRY_COMPARE(scene.node.socketsOpened, 2);
    QTRY_COMPARE(scene.told(), expected);
    QTRY_COMPARE(scene.cluster->health().state, State::Live);
    // It may be another node that came back: which chain it serves was asked again.
    QVERIFY(scene.node.count(u"getGenesisHash"_s) >= 2);
    expected.append(scene.chain.add());
    scene.chain.push(scene.chain.entries.size() - 1);
    QTRY_COMPARE(scene.told(), expected);
}

void tst_TransactionFeed::missesNothingOfABurstWhileStalled_data()
{
    QTest::addColumn<bool>("slotsGoOn");
    QTest::newRow("all is silent") << false;
    QTest::newRow("slots go on, logs do not") << true;
}

void tst_TransactionFeed::missesNothingOfABurstWhileStalled()
{
    QFETCH(bool, slotsGoOn);
    Scene scene;
    scene.options.subscriptions.stall = 300ms;
    quint64 pushedSlot = 20;
    QTimer heart;
    connect(&heart, &QTimer::timeout, &scene.node, [&] { scene.node.pushSlot(++pushedSlot); });
    heart.start(20);
    scene.start();
    heart.stop(); // the socket stays open
    QList<Signature> expected;
    for (int i = 0; i < 1000; ++i) {
        scene.chain.slot = 20 + static_cast<quint64>(i / 100);
        expected.append(scene.chain.add());
        // And says nothing of the second half.
        if (i < 500)
            scene.chain.push(scene.chain.entries.size() - 1);
    }
    if (slotsGoOn)
        heart.start(20);
    QTRY_COMPARE_WITH_TIMEOUT(scene.told().size(), expected.size(), 20'000);
    QCOMPARE(scene.told(), expected);
    QVERIFY(slotsGoOn || scene.node.socketsOpened >= 2);
    QVERIFY(scene.dropped.isEmpty());
}

void tst_TransactionFeed::looksAtHistoriesWhereNothingIsPushed()
{
    Scene scene(false);
    scene.start(State::Degraded);
    QList<Signature> expected;
    for (int i = 0; i < 30; ++i) {
        scene.chain.slot += static_cast<quint64>(i % 2);
        expected.append(scene.chain.add());
    }
    QTRY_COMPARE(scene.told(), expected);
    QCOMPARE(scene.landed.first().blockTime, 5);
}

void tst_TransactionFeed::findsHistoriesThatCameLater()
{
    Scene scene(false);
    scene.chain.keepsNoHistory = true;
    scene.start(State::Degraded);
    scene.chain.keepsNoHistory = false;
    const auto looked = scene.node.count(u"getSignaturesForAddress"_s);
    QTRY_VERIFY(scene.node.count(u"getSignaturesForAddress"_s) > looked + 4); // for both programs, and again
    const QList<Signature> expected{scene.chain.add()};
    QTRY_COMPARE(scene.told(), expected);
}

void tst_TransactionFeed::joinsOnToWhatWasRead()
{
    for (const bool refusesMarks : {true, false}) {
        Scene scene(false);
        scene.chain.refusesMarks = refusesMarks;
        scene.start(refusesMarks ? State::Connecting : State::Degraded);
        QList<Signature> expected;
        const auto read = QCoro::waitFor(scene.cluster->history(pumpAddresses::program, {}, 100));
        QVERIFY(read);
        QCOMPARE(read->size(), 1);
        for (int i = 0; i < 3; ++i) {
            scene.chain.slot += 10;
            expected.append(scene.chain.add());
        }
        scene.chain.refusesMarks = false;
        QTRY_COMPARE(scene.told(), expected);
        // A fork that takes back what was read is noticed.
        scene.chain.entries.removeFirst();
        QTRY_COMPARE(scene.dropped, QList<Signature>{read->constFirst().signature});
        QCOMPARE(scene.told(), expected);
    }
}

void tst_TransactionFeed::waitsForRecordsThatComeLate()
{
    Scene scene(false);
    scene.start(State::Degraded);
    scene.chain.hidesRecords = true;
    const QList<Signature> expected{scene.chain.add(), scene.chain.add()};
    QTRY_VERIFY(scene.node.count(u"getTransaction"_s) > 3);
    QVERIFY(scene.landed.isEmpty());
    scene.chain.hidesRecords = false;
    QTRY_COMPARE(scene.told(), expected);
    QVERIFY(!scene.landed.first().logs.isEmpty());
}

void tst_TransactionFeed::asksAgainForRecordsWithoutHoldingUpOthers()
{
    Scene scene(false);
    scene.start(State::Degraded);
    const Signature late = scene.chain.add();
    scene.chain.hiddenRecord = late.toBase58();
    const Signature old = scene.chain.add();
    QTRY_VERIFY(scene.node.count(u"getTransaction"_s) > 3);
    QVERIFY(scene.landed.isEmpty()); // it is young, and often a record comes a moment later
    scene.chain.slot += 40;
    QTRY_COMPARE(scene.told(), QList<Signature>{old});
    const Signature young = scene.chain.add();
    QTRY_COMPARE(scene.told(), (QList<Signature>{old, young}));
    // Still asked for, and not so often that a node would mind.
    const auto asked = scene.node.count(u"getTransaction"_s);
    QTRY_VERIFY(scene.node.count(u"getTransaction"_s) > asked);
    scene.chain.hiddenRecord.clear();
    QTRY_COMPARE(scene.told(), (QList<Signature>{old, young, late}));
    QVERIFY(!scene.landed.constLast().logs.isEmpty());
    const auto done = scene.node.count(u"getTransaction"_s);
    const auto looked = scene.node.count(u"getSignaturesForAddress"_s);
    QTRY_VERIFY(scene.node.count(u"getSignaturesForAddress"_s) > looked + 4);
    QCOMPARE(scene.node.count(u"getTransaction"_s), done);
    QVERIFY(scene.dropped.isEmpty());
}

void tst_TransactionFeed::completesTruncatedLogs()
{
    Scene scene;
    scene.start();
    const QList<Signature> expected{scene.chain.add(true), scene.chain.add()};
    scene.chain.push(1);
    scene.chain.push(2);
    QTRY_COMPARE(scene.told(), expected);
    QCOMPARE(scene.landed.at(0).innerCalls.size(), 1);
    QCOMPARE(scene.landed.at(0).innerCalls.first().data, "event"_ba);
    QCOMPARE(scene.landed.at(0).innerCalls.first().program,
             scene.chain.entries.at(1).transaction.message.accountKeys.at(1));
    QVERIFY(scene.landed.at(1).innerCalls.isEmpty());
}

void tst_TransactionFeed::completesTruncatedLogsLater()
{
    Scene scene;
    scene.start();
    const Signature cut = scene.chain.add(true);
    const Signature whole = scene.chain.add();
    scene.chain.hiddenRecord = cut.toBase58();
    scene.chain.push(1);
    scene.chain.push(2);
    QTRY_COMPARE(scene.told(), QList<Signature>{whole});
    scene.chain.hiddenRecord.clear();
    QTRY_COMPARE(scene.told(), (QList<Signature>{whole, cut}));
    QCOMPARE(scene.landed.constLast().innerCalls.size(), 1);

    Scene without;
    without.options.feed.latePatience = 100ms;
    without.chain.hidesRecords = true;
    without.start();
    const Signature lost = without.chain.add(true);
    without.chain.push(1);
    // At last it is told as it was pushed.
    QTRY_COMPARE(without.told(), QList<Signature>{lost});
    QCOMPARE(without.landed.constFirst().logs, QList<QByteArray>{"Log truncated"_ba});
}

void tst_TransactionFeed::tellsNothingTwiceThatWaitedLong()
{
    Scene scene;
    scene.options.feed.memory = 8;
    scene.start();
    const Node::Script record = std::exchange(scene.node.scripts[u"getTransaction"_s], [](const Node::Call &) {
        return Node::Reply{.error = R"({"code":-32603,"message":"Internal error"})"};
    });
    QList<Signature> expected;
    for (int i = 0; i < 20; ++i) {
        ++scene.chain.slot;
        expected.append(scene.chain.add());
    }
    scene.node.dropSockets();
    QTRY_COMPARE(scene.node.socketsOpened, 2);
    QTRY_COMPARE(scene.node.subscriptions(), 2);
    const auto hears = [&](quint64 slot) {
        scene.node.pushSlot(slot);
        return scene.cluster->slot() == slot;
    };
    QTRY_VERIFY(hears(31));
    // These wait, because the gap before them cannot be filled.
    for (qsizetype i = 1; i <= expected.size(); ++i)
        scene.chain.push(i);
    QTRY_VERIFY(hears(32));
    scene.node.scripts[u"getTransaction"_s] = record;
    QTRY_VERIFY(scene.told().size() >= expected.size());
    ++scene.chain.slot;
    expected.append(scene.chain.add());
    scene.chain.push(expected.size());
    QTRY_VERIFY(scene.told().contains(expected.constLast()));
    QCOMPARE(scene.told(), expected);
}

void tst_TransactionFeed::closesTheGapWhileManyArePushed()
{
    Scene scene;
    scene.options.feed.memory = 40;
    scene.start();
    // While a look lasts, more are pushed than may wait.
    const Node::Script record = scene.node.scripts.value(u"getTransaction"_s);
    scene.node.scripts[u"getTransaction"_s] = [record](const Node::Call &call) {
        Node::Reply reply = record(call);
        reply.delay = 300ms;
        return reply;
    };
    QList<Signature> expected;
    QTimer heart;
    connect(&heart, &QTimer::timeout, &scene.node, [&] {
        scene.chain.slot = 10 + static_cast<quint64>(expected.size()) / 10;
        expected.append(scene.chain.add());
        scene.chain.push(expected.size());
        scene.node.pushSlot(scene.chain.slot);
    });
    heart.start(20ms);
    scene.node.dropSockets();
    QTRY_COMPARE(scene.cluster->health().state, State::Degraded);
    QTRY_COMPARE(scene.cluster->health().state, State::Live);
    heart.stop();
    scene.node.scripts[u"getTransaction"_s] = record;
    scene.chain.slot += 10;
    scene.node.pushSlot(scene.chain.slot);
    // Those that could not wait are in the histories.
    const auto isWhole = [&] {
        const QList<Signature> told = scene.told();
        return std::ranges::all_of(expected, [&told](const Signature &each) { return told.contains(each); });
    };
    QTRY_VERIFY(isWhole());
}

void tst_TransactionFeed::missesNothingOfHistoriesAheadOfTheSlot()
{
    Scene scene;
    scene.start();
    QList<Signature> expected;
    for (const quint64 slot : {20u, 30u}) {
        scene.chain.slot = slot;
        expected.append(scene.chain.add());
    }
    scene.chain.slot = 10;
    const auto looked = scene.node.count(u"getSignaturesForAddress"_s);
    QTRY_VERIFY(scene.node.count(u"getSignaturesForAddress"_s) > looked + 4);
    QVERIFY(scene.landed.isEmpty()); // they may still be pushed
    scene.node.dropSockets();
    QTRY_COMPARE(scene.told(), expected);
}

void tst_TransactionFeed::tellsWhatAForkDropped()
{
    Scene scene;
    scene.start();
    const Signature stays = scene.chain.add();
    const Signature goes = scene.chain.add();
    scene.chain.push(1);
    scene.chain.push(2);
    QTRY_COMPARE(scene.told().size(), 2);
    scene.chain.entries.removeLast();
    QTRY_COMPARE(scene.dropped, QList<Signature>{goes});
    QVERIFY(!scene.dropped.contains(stays));
}

void tst_TransactionFeed::tellsWhatAForkMoved()
{
    Scene scene;
    scene.start();
    const Signature moved = scene.chain.add();
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), QList<Signature>{moved});
    scene.chain.entries[1].slot += 2;
    QTRY_COMPARE(scene.dropped, QList<Signature>{moved});
    QTRY_COMPARE(scene.told(), (QList<Signature>{moved, moved}));
    QCOMPARE(scene.landed.last().slot, scene.landed.first().slot + 2);
}

void tst_TransactionFeed::dropsNothingWithoutProof_data()
{
    QTest::addColumn<bool>("hidesRecords");
    QTest::addColumn<QByteArray>("historyError");
    QTest::newRow("the history has it") << true << QByteArray();
    QTest::newRow("the history is lost, the record is there") << false << QByteArray();
    QTest::newRow("the history is not answered") << true << R"({"code":-32603,"message":"Internal error"})"_ba;
    QTest::newRow("the history is behind")
        << true << R"({"code":-32016,"message":"Minimum context slot has not been reached"})"_ba;
}

void tst_TransactionFeed::dropsNothingWithoutProof()
{
    QFETCH(bool, hidesRecords);
    QFETCH(QByteArray, historyError);
    Scene scene;
    scene.options.client.totalDeadline = 100ms;
    scene.start();
    const Signature stays = scene.chain.add();
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), QList<Signature>{stays});
    scene.chain.hidesRecords = hidesRecords;
    scene.chain.hidesStatuses = true;
    scene.chain.historyError = historyError;
    scene.chain.forgetsHistory = !hidesRecords;
    const auto asked = scene.node.count(u"getSignatureStatuses"_s);
    const auto looked = scene.node.count(u"getSignaturesForAddress"_s);
    QTRY_VERIFY(scene.node.count(u"getSignatureStatuses"_s) > asked + 8);
    QTRY_VERIFY(scene.node.count(u"getSignaturesForAddress"_s) > looked + 4);
    QVERIFY(scene.dropped.isEmpty());
    // All is well again, and a real fork is seen all the same.
    scene.chain.hidesRecords = false;
    scene.chain.hidesStatuses = false;
    scene.chain.historyError.clear();
    scene.chain.forgetsHistory = false;
    scene.chain.entries.removeLast();
    QTRY_COMPARE(scene.dropped, QList<Signature>{stays});
    QCOMPARE(scene.told(), QList<Signature>{stays});
}

void tst_TransactionFeed::dropsAfterAWhileWhereThereAreNoHistories()
{
    Scene scene;
    scene.chain.keepsNoHistory = true;
    scene.start();
    const Signature goes = scene.chain.add();
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), QList<Signature>{goes});
    scene.chain.entries.removeLast();
    QElapsedTimer since;
    since.start();
    QTRY_COMPARE(scene.dropped, QList<Signature>{goes});
    QVERIFY(since.elapsed() >= scene.options.feed.absencePatience.count());
}

void tst_TransactionFeed::noticesAForkLate()
{
    Scene scene;
    scene.chain.slot = 200;
    scene.start();
    const Node::Script statuses = std::exchange(scene.node.scripts[u"getSignatureStatuses"_s], [](const Node::Call &) {
        return Node::Reply{.error = R"({"code":-32603,"message":"Internal error"})"};
    });
    scene.chain.slot = 120;
    const Signature goes = scene.chain.add();
    scene.chain.slot = 200;
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), QList<Signature>{goes});
    scene.chain.entries.removeLast();
    scene.node.scripts[u"getSignatureStatuses"_s] = statuses;
    QTRY_COMPARE(scene.dropped, QList<Signature>{goes});
}

void tst_TransactionFeed::letsGoOfOldTransactions_data()
{
    QTest::addColumn<bool>("isListed");
    QTest::newRow("the history has it") << true;
    QTest::newRow("nobody knows it any more") << false;
}

void tst_TransactionFeed::letsGoOfOldTransactions()
{
    QFETCH(bool, isListed);
    Scene scene;
    scene.chain.slot = 200;
    scene.chain.hidesStatuses = true;
    scene.chain.hidesRecords = !isListed;
    scene.chain.keepsNoHistory = !isListed;
    scene.start();
    scene.chain.slot = 120;
    const Signature old = scene.chain.add();
    scene.chain.slot = 200;
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), QList<Signature>{old});
    // While it is watched, no later slot is final.
    scene.chain.slot = 220;
    QTRY_VERIFY(scene.cluster->finalizedSlot() >= 180);
    QVERIFY(scene.dropped.isEmpty());
}

void tst_TransactionFeed::tellsAgainWhatIsOnTheChainAfterAll()
{
    for (const bool pushes : {true, false}) {
        Scene scene(pushes);
        scene.start(pushes ? State::Live : State::Degraded);
        const Signature back = scene.chain.add();
        if (pushes)
            scene.chain.push(1);
        QTRY_COMPARE(scene.told(), QList<Signature>{back});
        const auto entry = scene.chain.entries.takeLast();
        QTRY_COMPARE(scene.dropped, QList<Signature>{back});
        // Later ones move the mark on.
        scene.chain.slot += 10;
        const Signature other = scene.chain.add();
        if (pushes)
            scene.chain.push(1);
        QTRY_COMPARE(scene.told(), (QList<Signature>{back, other}));
        scene.chain.entries.insert(1, entry);
        QTRY_COMPARE(scene.told(), (QList<Signature>{back, other, back}));
        QCOMPARE(scene.landed.constLast().slot, scene.landed.constFirst().slot);
        QCOMPARE(scene.dropped.size(), 1);
    }
}

void tst_TransactionFeed::dropsASocketThatSpeaksNonsense()
{
    Scene scene;
    scene.start();
    scene.node.pushText(u"<html>"_s);
    QTRY_COMPARE(scene.node.socketsOpened, 2);
    QTRY_COMPARE(scene.cluster->health().state, State::Live);
    // What it never heard of is no nonsense.
    scene.node.pushText(QString::fromLatin1(R"({"jsonrpc":"2.0","method":"weatherNotification","params":{}})"));
    const QList<Signature> expected{scene.chain.add()};
    scene.chain.push(1);
    QTRY_COMPARE(scene.told(), expected);
    QCOMPARE(scene.node.socketsOpened, 2);
}

void tst_TransactionFeed::leavesTheSocketOfAnotherChain()
{
    Scene scene;
    scene.options.verifyPace = 60ms;
    scene.start();
    QVERIFY(scene.node.isConnected());
    scene.node.results[u"getGenesisHash"_s] = R"("GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC")";
    QTRY_COMPARE(scene.cluster->health().state, State::Refused);
    QTRY_VERIFY(!scene.node.isConnected());
    QCOMPARE(scene.node.socketsOpened, 1);
}

void tst_TransactionFeed::ignoresPushesUntilTheChainIsNamed()
{
    Scene scene;
    Node other; // without a socket
    other.scripts = scene.node.scripts;
    other.results = scene.node.results;
    scene.options.client.endpoints.append(other.url());
    scene.options.sockets.append(QUrl());
    scene.options.surveyPace = 60'000ms; // nothing else asks for the chain
    int asked = 0;
    scene.node.scripts[u"getGenesisHash"_s] = [&](const Node::Call &call) {
        return Node::Reply{.stalls = ++asked > 1, .result = scene.node.results.value(call.method)};
    };
    scene.start(State::Degraded);
    QTRY_COMPARE(scene.node.subscriptions(), 2);
    QTRY_COMPARE(asked, 2);
    const Signature foreign = scene.chain.add();
    scene.chain.push(1);
    scene.node.pushSlot(20);
    scene.chain.entries.removeLast();
    const auto looked = other.count(u"getSignaturesForAddress"_s);
    QTRY_VERIFY(other.count(u"getSignaturesForAddress"_s) > looked + 6);
    QVERIFY(!scene.told().contains(foreign));
    QCOMPARE(scene.cluster->slot(), 10u);
}

void tst_TransactionFeed::leavesTheSocketOfAnEndpointThatNamesNoChain()
{
    Scene scene;
    Node other;
    other.scripts = scene.node.scripts;
    other.results = scene.node.results;
    other.scripts[u"getGenesisHash"_s] = [&](const Node::Call &call) {
        return Node::Reply{.delay = 100ms, .result = other.results.value(call.method)}; // the first socket is not its
    };
    scene.options.client.endpoints.append(other.url());
    scene.options.sockets.append(other.socketUrl());
    int asked = 0;
    scene.node.scripts[u"getGenesisHash"_s] = [&](const Node::Call &call) {
        return Node::Reply{.stalls = ++asked > 1, .result = scene.node.results.value(call.method)};
    };
    scene.start(State::Degraded);
    QTRY_COMPARE(scene.node.subscriptions(), 2);
    QTRY_COMPARE(other.subscriptions(), 2);
    const auto hears = [&](quint64 slot) {
        other.pushSlot(slot);
        return scene.cluster->slot() == slot;
    };
    QTRY_VERIFY(hears(20));
}

void tst_TransactionFeed::asksForSlotsWhereNoneArePushed()
{
    Scene scene;
    scene.node.refusesSlots = true;
    scene.options.surveyPace = 60'000ms; // which asks for slots as well
    scene.start();
    scene.chain.slot = 15;
    QTRY_COMPARE(scene.cluster->slot(), 15u);
}

void tst_TransactionFeed::livesWithoutSubscriptions()
{
    Scene scene;
    scene.node.refusesLogs = true;
    scene.start(State::Degraded);
    const QList<Signature> expected{scene.chain.add()};
    QTRY_COMPARE(scene.told(), expected);
    QVERIFY(!scene.cluster->health().detail.isEmpty());
}

CURVEDESK_TEST(tst_TransactionFeed)

} // namespace transactionFeedTest
#include "tst_TransactionFeed.moc"
