// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/node/NodeScene.h"
#include "tests/support/TestProgram.h"

#include <QElapsedTimer>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeFaultsTest {

namespace {

/// A node that does wrong what it is told to.
class FaultyScene : public SandboxRpcScene
{
public:
    explicit FaultyScene(const QString &path = {})
        : SandboxRpcScene(path)
    {
        host.enableFaults();
        fund(user.address());
    }

    QJsonObject set(const QJsonObject &faults) { return reply(u"sandboxFaults"_s, {faults}); }
    [[nodiscard]] QJsonObject send(const QByteArray &wire) const
    {
        return reply(u"sendTransaction"_s,
                     {QString::fromLatin1(wire.toBase64()), QJsonObject{{u"encoding"_s, u"base64"_s}}});
    }
    [[nodiscard]] QJsonValue status(const QByteArray &wire) const
    {
        const QJsonArray signatures{Transaction::decode(wire)->id().toBase58()};
        QJsonArray params;
        params.append(signatures);
        return result(u"getSignatureStatuses"_s, params).toObject().value(u"value").toArray().at(0);
    }
    /// The reply as it is on the wire.
    [[nodiscard]] RawReply raw(const QByteArray &body) const
    {
        RawHttpClient client(port);
        client.send(http(body));
        if (!QTest::qWaitFor([&] { return !client.replies().isEmpty(); }))
            return {};
        return client.reply();
    }

    Keypair user = Keypair::generate();
    Address other = Keypair::generate().address();
};

} // namespace

class tst_NodeFaults : public QObject
{
    Q_OBJECT

private slots:
    void areOffUnlessEnabled();
    void refusesUnknownFaults_data();
    void refusesUnknownFaults();
    void rejects();
    void countsWhatItRejects();
    void endsByItself();
    void answersLate();
    void answersGarbage_data();
    void answersGarbage();
    void lagsBehind();
    void dropsTransactions();
    void answersAnErrorForWhatLands();
    void hidesAStatusForAWhile();
    void flipsAStatus();
    void stallsSockets();
    void claimsAnotherGenesis();
    void rollsBack();
    void dropsWhatIsToBeToldLater();
    void tellsOfConfirmedAccountsThatAForkChangedBack();
};

void tst_NodeFaults::areOffUnlessEnabled()
{
    SandboxRpcScene scene;
    QCOMPARE(scene.errorCode(u"sandboxFaults"_s, {QJsonObject{{u"slotLag"_s, 3}}}), -32601);
    QCOMPARE(scene.errorCode(u"sandboxRollback"_s, {QJsonObject{{u"slots"_s, 3}}}), -32601);
}

void tst_NodeFaults::refusesUnknownFaults_data()
{
    QTest::addColumn<QJsonObject>("faults");
    QTest::newRow("unknown") << QJsonObject{{u"slotLags"_s, 3}};
    QTest::newRow("negative") << QJsonObject{{u"slotLag"_s, -3}};
    QTest::newRow("text") << QJsonObject{{u"latencyMs"_s, u"10"_s}};
    QTest::newRow("fraction") << QJsonObject{{u"latencyMs"_s, 1.5}};
    QTest::newRow("status") << QJsonObject{{u"rejectWith"_s, 404}};
    QTest::newRow("garbage") << QJsonObject{{u"garbage"_s, u"rubbish"_s}};
    QTest::newRow("hash") << QJsonObject{{u"genesisHash"_s, u"0"_s}};
    QTest::newRow("stall") << QJsonObject{{u"stallSockets"_s, 1}};
    QTest::newRow("methods") << QJsonObject{{u"methods"_s, u"getSlot"_s}};
}

void tst_NodeFaults::refusesUnknownFaults()
{
    QFETCH(QJsonObject, faults);
    FaultyScene scene;
    scene.set({{u"genesisHash"_s, Hash().toBase58()}});
    QCOMPARE(scene.set(faults).value(u"error").toObject().value(u"code").toInt(), -32602);
    QCOMPARE(scene.result(u"getGenesisHash"_s).toString(), Hash().toBase58()); // as it was
}

void tst_NodeFaults::rejects()
{
    FaultyScene scene;
    scene.set({{u"rejectWith"_s, 429}, {u"retryAfterSeconds"_s, 7}});
    const RawReply reply = scene.raw(rpcRequest(u"getHealth"_s));
    QCOMPARE(reply.status, 429);
    QCOMPARE(reply.headers.value("retry-after"), "7"_ba);
    // The faults themselves are never rejected.
    QVERIFY(scene.set({{u"rejectWith"_s, 500}, {u"methods"_s, QJsonArray{u"sendTransaction"_s}}}).contains(u"result"));
    QCOMPARE(scene.raw(rpcRequest(u"getHealth"_s)).status, 200);
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QCOMPARE(scene.raw(rpcRequest(u"sendTransaction"_s, {QString::fromLatin1(wire.toBase64())})).status, 500);
    QVERIFY(scene.status(wire).isNull()); // it was not read
    scene.set({});
    QVERIFY(scene.send(wire).contains(u"result"));
}

void tst_NodeFaults::countsWhatItRejects()
{
    FaultyScene scene;
    scene.set({{u"rejectWith"_s, 503}, {u"count"_s, 2}});
    QList<int> statuses;
    for (int i = 0; i < 4; ++i)
        statuses.append(scene.raw(rpcRequest(u"getHealth"_s)).status);
    QCOMPARE(statuses, QList<int>({503, 503, 200, 200}));
}

void tst_NodeFaults::endsByItself()
{
    FaultyScene scene;
    QElapsedTimer timer;
    timer.start();
    scene.set({{u"genesisHash"_s, Hash().toBase58()}, {u"forMs"_s, 200}});
    QTRY_COMPARE(scene.result(u"getGenesisHash"_s).toString(), scene.ledger->genesisHash().toBase58());
    QVERIFY(timer.elapsed() >= 200);
}

void tst_NodeFaults::answersLate()
{
    FaultyScene scene;
    scene.set({{u"latencyMs"_s, 150}});
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QElapsedTimer timer;
    timer.start();
    RawHttpClient client(scene.port);
    client.send(scene.http(rpcRequest(
        u"sendTransaction"_s, {QString::fromLatin1(wire.toBase64()), QJsonObject{{u"encoding"_s, u"base64"_s}}})));
    // It has landed when the answer is still on its way.
    QTRY_VERIFY(scene.ledger->status(Transaction::decode(wire)->id()).has_value());
    QVERIFY(client.replies().isEmpty());
    QTRY_COMPARE(client.replies().size(), 1);
    QVERIFY(timer.elapsed() >= 150);
    // A node that closes meanwhile does not fall over its late answers: it gives them, and is gone.
    FaultyScene other;
    other.set({{u"latencyMs"_s, 500}});
    const QByteArray sent = other.transfer(other.user, other.other, 1'000'000);
    RawHttpClient left(other.port);
    left.send(other.http(rpcRequest(
        u"sendTransaction"_s, {QString::fromLatin1(sent.toBase64()), QJsonObject{{u"encoding"_s, u"base64"_s}}})));
    QTRY_VERIFY(other.ledger->status(Transaction::decode(sent)->id()).has_value());
    QVERIFY(left.replies().isEmpty());
    other.host.close();
    QTRY_VERIFY(left.isClosed());
    QCOMPARE(left.replies().size(), 1);
    QCOMPARE(left.reply().status, 200);
}

void tst_NodeFaults::answersGarbage_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("truncated") << u"truncated"_s;
    QTest::newRow("html") << u"html"_s;
    QTest::newRow("empty") << u"empty"_s;
    QTest::newRow("wrong id") << u"wrongId"_s;
}

void tst_NodeFaults::answersGarbage()
{
    QFETCH(QString, kind);
    FaultyScene scene;
    scene.set({{u"garbage"_s, kind}, {u"count"_s, 1}});
    const QByteArray body = scene.raw(rpcRequest(u"getHealth"_s, {}, 42)).body;
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    if (kind == u"wrongId") {
        QCOMPARE(object.value(u"result").toString(), u"ok"_s);
        QVERIFY(object.value(u"id") != QJsonValue(42));
    } else {
        QVERIFY2(object.isEmpty(), body);
    }
    QCOMPARE(scene.result(u"getHealth"_s).toString(), u"ok"_s);
}

void tst_NodeFaults::lagsBehind()
{
    FaultyScene scene;
    scene.advance(50);
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QVERIFY(scene.submit(wire).has_value());
    scene.set({{u"slotLag"_s, 5}});
    const QJsonObject newest{{u"commitment"_s, u"processed"_s}};
    const auto balance = [&] {
        return scene.result(u"getBalance"_s, {scene.other.toBase58(), newest}).toObject().value(u"value").toInteger();
    };
    QCOMPARE(scene.result(u"getSlot"_s, {newest}).toInteger(), 45);
    QCOMPARE(scene.result(u"getBlockHeight"_s, {newest}).toInteger(), 45);
    QCOMPARE(balance(), 0);
    QVERIFY(scene.status(wire).isNull());
    QVERIFY(scene.result(u"getTransaction"_s, {Transaction::decode(wire)->id().toBase58()}).isNull());
    QCOMPARE(scene.errorCode(u"getBalance"_s, {scene.other.toBase58(), QJsonObject{{u"minContextSlot"_s, 46}}}),
             -32016);
    QCOMPARE(scene.result(u"getHealth"_s).toString(), u"ok"_s);
    scene.advance(5);
    QCOMPARE(balance(), 1'000'000);
    QCOMPARE(scene.status(wire).toObject().value(u"confirmationStatus").toString(), u"processed"_s);
    QCOMPARE(scene.status(wire).toObject().value(u"confirmations").toInt(-1), 0);
    scene.set({{u"slotLag"_s, 200}});
    QCOMPARE(scene.errorCode(u"getHealth"_s), -32005);
    scene.set({});
    QCOMPARE(scene.result(u"getSlot"_s, {newest}).toInteger(), 55);
}

void tst_NodeFaults::dropsTransactions()
{
    FaultyScene scene;
    scene.set({{u"dropTransactions"_s, 1}});
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    const QString signature = Transaction::decode(wire)->id().toBase58();
    QCOMPARE(scene.send(wire).value(u"result").toString(), signature);
    scene.advance(3);
    QVERIFY(scene.status(wire).isNull());
    QCOMPARE(scene.lamports(scene.other), 0u);
    // Sent again, the same bytes land.
    QCOMPARE(scene.send(wire).value(u"result").toString(), signature);
    QVERIFY(scene.status(wire).isObject());
    QCOMPARE(scene.lamports(scene.other), 1'000'000u);
}

void tst_NodeFaults::answersAnErrorForWhatLands()
{
    FaultyScene scene;
    scene.set({{u"sendErrorsButLands"_s, 1}});
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QCOMPARE(scene.send(wire).value(u"error").toObject().value(u"code").toInt(), -32603);
    QVERIFY(scene.status(wire).toObject().value(u"err").isNull());
    QCOMPARE(scene.lamports(scene.other), 1'000'000u);
    QVERIFY(scene.send(scene.transfer(scene.user, scene.other, 2'000'000)).contains(u"result"));
}

void tst_NodeFaults::hidesAStatusForAWhile()
{
    FaultyScene scene;
    scene.set({{u"statusDelayMs"_s, 150}});
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QVERIFY(scene.send(wire).contains(u"result"));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(scene.status(wire).isNull());
    QTRY_VERIFY(scene.status(wire).isObject());
    QVERIFY(timer.elapsed() >= 100);
    QVERIFY(scene.status(wire).isObject());
}

void tst_NodeFaults::flipsAStatus()
{
    FaultyScene scene;
    scene.set({{u"statusFlip"_s, 2}});
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QVERIFY(scene.send(wire).contains(u"result"));
    QList<bool> shown;
    for (int i = 0; i < 5; ++i)
        shown.append(scene.status(wire).isObject());
    QCOMPARE(shown, QList<bool>({true, false, false, true, true}));
}

void tst_NodeFaults::stallsSockets()
{
    FaultyScene scene;
    SandboxRpcClient client(scene.port);
    client.subscribe(u"slotSubscribe"_s);
    scene.advance(2);
    QTRY_COMPARE(client.notifications.size(), 2);
    QSignalSpy pong(&client.socket, &QWebSocket::pong);
    scene.set({{u"stallSockets"_s, true}});
    scene.advance(3);
    client.socket.ping();
    SandboxRpcClient late(scene.port); // one that comes now gets a socket, and no word
    QVERIFY(late.isOpen());
    late.socket.ping();
    QSignalSpy latePong(&late.socket, &QWebSocket::pong);
    for (int i = 0; i < 10; ++i)
        (void)scene.result(u"getHealth"_s); // HTTP goes on meanwhile
    QCOMPARE(pong.size(), 0);
    QCOMPARE(latePong.size(), 0);
    QCOMPARE(client.notifications.size(), 2);
    QCOMPARE(client.socket.state(), QAbstractSocket::ConnectedState);
    scene.set({});
    QTRY_COMPARE(pong.size(), 1);
    QTRY_COMPARE(latePong.size(), 1);
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 3);
    QCOMPARE(client.result(2).value(u"slot").toInt(), 6); // what was missed is lost

    // A client that gives up meanwhile is noticed at the end.
    scene.set({{u"stallSockets"_s, true}});
    client.socket.abort();
    late.socket.abort();
    (void)scene.result(u"getHealth"_s);
    scene.set({});
    scene.advance(1);
    SandboxRpcClient after(scene.port);
    QVERIFY(after.subscribe(u"slotSubscribe"_s) >= 0);
}

void tst_NodeFaults::claimsAnotherGenesis()
{
    FaultyScene scene;
    const QString other = Hash().toBase58();
    scene.set({{u"genesisHash"_s, other}});
    QCOMPARE(scene.result(u"getGenesisHash"_s).toString(), other);
    scene.set({});
    QCOMPARE(scene.result(u"getGenesisHash"_s).toString(), scene.ledger->genesisHash().toBase58());
}

void tst_NodeFaults::rollsBack()
{
    FaultyScene scene;
    scene.advance(3);
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    QVERIFY(scene.submit(wire).has_value());
    scene.advance(2);
    const auto rollBack = [&](const QJsonValue &count) {
        return scene.reply(u"sandboxRollback"_s, {QJsonObject{{u"slots"_s, count}}});
    };
    QCOMPARE(rollBack(2).value(u"result"), QJsonValue(QJsonObject{{u"transactions"_s, 0}}));
    QVERIFY(scene.status(wire).isObject());
    QCOMPARE(rollBack(3).value(u"result"), QJsonValue(QJsonObject{{u"transactions"_s, 1}}));
    QVERIFY(scene.status(wire).isNull());
    QCOMPARE(scene.lamports(scene.other), 0u);
    QVERIFY(scene.addsUp());
    for (const QJsonValue &count : {QJsonValue(0), QJsonValue(32), QJsonValue(-1), QJsonValue(u"3"_s), QJsonValue()})
        QCOMPARE(rollBack(count).value(u"error").toObject().value(u"code").toInt(), -32602);
}

void tst_NodeFaults::dropsWhatIsToBeToldLater()
{
    FaultyScene scene;
    scene.advance(3);
    SandboxRpcClient client(scene.port);
    const QJsonObject confirmed{{u"commitment"_s, u"confirmed"_s}};
    const QByteArray wire = scene.transfer(scene.user, scene.other, 1'000'000);
    client.subscribe(u"logsSubscribe"_s, {u"all"_s, confirmed});
    client.subscribe(u"signatureSubscribe"_s, {Transaction::decode(wire)->id().toBase58(), confirmed});
    client.subscribe(u"accountSubscribe"_s, {scene.other.toBase58(), confirmed});
    QVERIFY(scene.submit(wire).has_value());
    QVERIFY(scene.ledger->rollBack(1).has_value());
    scene.advance(2);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 0); // it never was confirmed
    QVERIFY(scene.submit(wire).has_value());
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 3);
}

void tst_NodeFaults::tellsOfConfirmedAccountsThatAForkChangedBack()
{
    FaultyScene scene;
    scene.advance(3);
    SandboxRpcClient client(scene.port);
    client.subscribe(u"accountSubscribe"_s, {scene.other.toBase58(), QJsonObject{{u"commitment"_s, u"confirmed"_s}}});
    const auto lamports
        = [&client](qsizetype at) { return client.value(at).toObject().value(u"lamports").toInteger(-1); };
    QVERIFY(scene.submit(scene.transfer(scene.user, scene.other, 1'000'000)).has_value());
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 1);
    QCOMPARE(lamports(0), 1'000'000);
    QVERIFY(scene.submit(scene.transfer(scene.user, scene.other, 2)).has_value()); // this slot is not confirmed
    QVERIFY(scene.ledger->rollBack(2).has_value());
    QTRY_COMPARE(client.notifications.size(), 2);
    QCOMPARE(lamports(1), 0);
    scene.advance(3);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 2);
}

CURVEDESK_TEST(tst_NodeFaults)

} // namespace nodeFaultsTest
#include "tst_NodeFaults.moc"
