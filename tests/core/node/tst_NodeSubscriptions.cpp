// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "tests/core/node/NodeScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeSubscriptionsTest {

namespace {

QJsonObject at(const QString &commitment, QJsonObject config = {})
{
    config.insert(u"commitment"_s, commitment);
    return config;
}

} // namespace

class tst_NodeSubscriptions : public QObject
{
    Q_OBJECT

private slots:
    void refusesWhatANodeRefuses_data();
    void refusesWhatANodeRefuses();
    void tellsOfAnAccount();
    void tellsOfAClosedAccount();
    void tellsOfLogs();
    void tellsOfASignatureOnce_data();
    void tellsOfASignatureOnce();
    void tellsOfAKnownSignatureAtOnce();
    void tellsOfReception();
    void tellsOfAFailure();
    void tellsOfSlotsAndRoots();
    void tellsOfProgramAccounts();
    void unsubscribes();
};

void tst_NodeSubscriptions::refusesWhatANodeRefuses_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QJsonArray>("params");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const QString key = programs::system.toBase58();
    const QJsonArray filters{QJsonObject(), QJsonObject(), QJsonObject(), QJsonObject(), QJsonObject()};
    QTest::newRow("unknown") << u"voteSubscribe"_s << QJsonArray() << -32601 << u"Method not found"_s;
    QTest::newRow("http method") << u"getSlot"_s << QJsonArray() << -32601 << u"Method not found"_s;
    QTest::newRow("bad key") << u"accountSubscribe"_s << QJsonArray{u"x0"_s} << -32602
                             << u"Invalid Request: Invalid pubkey provided"_s;
    QTest::newRow("no key") << u"accountSubscribe"_s << QJsonArray() << -32602
                            << u"Invalid params: invalid type, expected a string."_s;
    QTest::newRow("bad signature") << u"signatureSubscribe"_s << QJsonArray{key} << -32602
                                   << u"Invalid Request: Invalid signature provided"_s;
    QTest::newRow("bad encoding") << u"accountSubscribe"_s << QJsonArray{key, QJsonObject{{u"encoding"_s, u"xml"_s}}}
                                  << -32602 << u"Invalid params: unsupported encoding `xml`."_s;
    QTest::newRow("bad level") << u"accountSubscribe"_s << QJsonArray{key, at(u"max"_s)} << -32602
                               << u"Invalid params: unknown variant `max`, expected one of `processed`, `confirmed`,"
                                  " `finalized`."_s;
    QTest::newRow("no address") << u"logsSubscribe"_s << QJsonArray{QJsonObject{{u"mentions"_s, QJsonArray()}}}
                                << -32602 << u"Invalid Request: Only 1 address supported"_s;
    QTest::newRow("two addresses") << u"logsSubscribe"_s
                                   << QJsonArray{QJsonObject{{u"mentions"_s, QJsonArray{key, key}}}} << -32602
                                   << u"Invalid Request: Only 1 address supported"_s;
    QTest::newRow("bad mention") << u"logsSubscribe"_s << QJsonArray{QJsonObject{{u"mentions"_s, QJsonArray{1}}}}
                                 << -32602 << u"Invalid params: invalid type, expected a string."_s;
    QTest::newRow("bad logs") << u"logsSubscribe"_s << QJsonArray{u"some"_s} << -32602
                              << u"Invalid params: expected `all`, `allWithVotes` or an object with `mentions`."_s;
    QTest::newRow("five filters") << u"programSubscribe"_s << QJsonArray{key, QJsonObject{{u"filters"_s, filters}}}
                                  << -32602 << u"Too many filters provided; max 4"_s;
    QTest::newRow("unknown id") << u"slotUnsubscribe"_s << QJsonArray{7} << -32602 << u"Invalid subscription id."_s;
    QTest::newRow("bad id") << u"slotUnsubscribe"_s << QJsonArray{u"7"_s} << -32602
                            << u"Invalid params: invalid type, expected u64."_s;
}

void tst_NodeSubscriptions::refusesWhatANodeRefuses()
{
    QFETCH(QString, method);
    QFETCH(QJsonArray, params);
    QFETCH(int, code);
    QFETCH(QString, message);
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    const QJsonObject error = client.ask(method, params).value(u"error").toObject();
    QCOMPARE(error.value(u"code").toInt(), code);
    QCOMPARE(error.value(u"message").toString(), message);
}

void tst_NodeSubscriptions::tellsOfAnAccount()
{
    SandboxRpcScene scene;
    scene.advance(40);
    const Address address = Keypair::generate().address();
    const QString key = address.toBase58();
    SandboxRpcClient client(scene.port);
    const qint64 processed
        = client.subscribe(u"accountSubscribe"_s, {key, at(u"processed"_s, {{u"encoding"_s, u"base64"_s}})});
    const qint64 confirmed = client.subscribe(u"accountSubscribe"_s, {key, at(u"confirmed"_s)});
    const qint64 finalized = client.subscribe(u"accountSubscribe"_s, {key, at(u"finalized"_s)});
    scene.fund(address, 1'000'000'000);
    QTRY_COMPARE(client.notifications.size(), 1);
    QCOMPARE(client.notifications.at(0),
             (QJsonObject{{u"jsonrpc"_s, u"2.0"_s},
                          {u"method"_s, u"accountNotification"_s},
                          {u"params"_s,
                           QJsonObject{{u"subscription"_s, processed},
                                       {u"result"_s,
                                        QJsonObject{{u"context"_s, QJsonObject{{u"slot"_s, 40}}},
                                                    {u"value"_s,
                                                     QJsonObject{{u"data"_s, QJsonArray{u""_s, u"base64"_s}},
                                                                 {u"executable"_s, false},
                                                                 {u"lamports"_s, 1'000'000'000},
                                                                 {u"owner"_s, programs::system.toBase58()},
                                                                 {u"rentEpoch"_s, 18446744073709551615.0},
                                                                 {u"space"_s, 0}}}}}}}}));
    // Confirmed one slot later, and only then; a change of that slot does not show in it.
    scene.advance(1);
    scene.fund(address, 1);
    QTRY_COMPARE(client.notifications.size(), 3);
    QCOMPARE(client.notifications.at(1).value(u"params").toObject().value(u"subscription").toInteger(), confirmed);
    QCOMPARE(client.value(1).toObject().value(u"lamports").toInteger(), 1'000'000'000);
    QCOMPARE(client.result(1).value(u"context").toObject().value(u"slot").toInteger(), 40);
    QCOMPARE(client.value(2).toObject().value(u"lamports").toInteger(), 1'000'000'001);
    scene.advance(30);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 4); // the second change is confirmed
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 5);
    QCOMPARE(client.notifications.at(4).value(u"params").toObject().value(u"subscription").toInteger(), finalized);
    QCOMPARE(client.value(4).toObject().value(u"lamports").toInteger(), 1'000'000'000);
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 6);
    QCOMPARE(client.value(5).toObject().value(u"lamports").toInteger(), 1'000'000'001);
    scene.advance(40);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 6);
}

void tst_NodeSubscriptions::tellsOfAClosedAccount()
{
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    const Address other = Keypair::generate().address();
    scene.fund(user.address(), 1'000'000'000);
    SandboxRpcClient client(scene.port);
    client.subscribe(u"accountSubscribe"_s, {user.address().toBase58(), at(u"processed"_s)});
    client.subscribe(u"programSubscribe"_s, {programs::system.toBase58(), at(u"processed"_s)});
    QVERIFY(scene.submit(scene.transfer(user, other, 999'995'000)).has_value());
    QTRY_COMPARE(client.notifications.size(), 2);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 2); // the program's subscribers hear of the account that is left
    QCOMPARE(client.value(0).toObject().value(u"lamports").toInteger(-1), 0);
    QCOMPARE(client.value(1).toObject().value(u"pubkey").toString(), other.toBase58());
}

void tst_NodeSubscriptions::tellsOfLogs()
{
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    const Address other = Keypair::generate().address();
    scene.fund(user.address());
    SandboxRpcClient client(scene.port);
    const qint64 all = client.subscribe(u"logsSubscribe"_s, {u"all"_s, at(u"processed"_s)});
    const qint64 mentions = client.subscribe(
        u"logsSubscribe"_s, {QJsonObject{{u"mentions"_s, QJsonArray{other.toBase58()}}}, at(u"confirmed"_s)});
    client.subscribe(u"logsSubscribe"_s, {QJsonObject{{u"mentions"_s, QJsonArray{programs::token.toBase58()}}}});
    const auto sent = scene.submit(scene.transfer(user, other, 1'000'000));
    QVERIFY(sent.has_value());
    QTRY_COMPARE(client.notifications.size(), 1);
    const QJsonObject value{{u"signature"_s, sent->toBase58()},
                            {u"err"_s, QJsonValue()},
                            {u"logs"_s,
                             QJsonArray{u"Program 11111111111111111111111111111111 invoke [1]"_s,
                                        u"Program 11111111111111111111111111111111 success"_s}}};
    QCOMPARE(client.value(0), QJsonValue(value));
    QCOMPARE(client.notifications.at(0).value(u"method").toString(), u"logsNotification"_s);
    QCOMPARE(client.notifications.at(0).value(u"params").toObject().value(u"subscription").toInteger(), all);
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 2);
    QCOMPARE(client.value(1), QJsonValue(value));
    QCOMPARE(client.result(1).value(u"context").toObject().value(u"slot").toInteger(-1), 0);
    QCOMPARE(client.notifications.at(1).value(u"params").toObject().value(u"subscription").toInteger(), mentions);
}

void tst_NodeSubscriptions::tellsOfASignatureOnce_data()
{
    QTest::addColumn<QJsonArray>("config");
    QTest::addColumn<int>("behind");
    QTest::newRow("no level named") << QJsonArray() << 32;
    QTest::newRow("processed") << QJsonArray{at(u"processed"_s)} << 0;
    QTest::newRow("confirmed") << QJsonArray{at(u"confirmed"_s)} << 1;
    QTest::newRow("finalized") << QJsonArray{at(u"finalized"_s)} << 32;
}

void tst_NodeSubscriptions::tellsOfASignatureOnce()
{
    QFETCH(QJsonArray, config);
    QFETCH(int, behind);
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), 1'000'000);
    QJsonArray params{Transaction::decode(wire)->id().toBase58()};
    if (!config.isEmpty())
        params.append(config.at(0));
    SandboxRpcClient client(scene.port);
    const qint64 id = client.subscribe(u"signatureSubscribe"_s, params);
    QVERIFY(scene.submit(wire).has_value());
    for (int i = 0; i < behind; ++i) {
        QVERIFY(client.sync());
        QCOMPARE(client.notifications.size(), 0);
        scene.advance(1);
    }
    QTRY_COMPARE(client.notifications.size(), 1);
    QCOMPARE(client.notifications.at(0).value(u"method").toString(), u"signatureNotification"_s);
    QCOMPARE(client.value(0), QJsonValue(QJsonObject{{u"err"_s, QJsonValue()}}));
    // It has ended by itself.
    QVERIFY(client.ask(u"signatureUnsubscribe"_s, {id}).contains(u"error"));
}

void tst_NodeSubscriptions::tellsOfAKnownSignatureAtOnce()
{
    SandboxRpcScene scene;
    const auto given = QCoro::waitFor(scene.ledger->airdrop(Keypair::generate().address(), Lamports(5'000'000)));
    const QString signature = given->toBase58();
    SandboxRpcClient client(scene.port);
    client.subscribe(u"signatureSubscribe"_s, {signature, at(u"processed"_s)});
    QTRY_COMPARE(client.notifications.size(), 1);
    client.subscribe(u"signatureSubscribe"_s, {signature, at(u"confirmed"_s)});
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 1);
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 2);
    client.subscribe(u"signatureSubscribe"_s, {signature, at(u"confirmed"_s)});
    QTRY_COMPARE(client.notifications.size(), 3);
}

void tst_NodeSubscriptions::tellsOfReception()
{
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), 1'000'000);
    SandboxRpcClient client(scene.port);
    client.subscribe(
        u"signatureSubscribe"_s,
        {Transaction::decode(wire)->id().toBase58(), at(u"confirmed"_s, {{u"enableReceivedNotification"_s, true}})});
    QVERIFY(scene.submit(wire).has_value());
    QTRY_COMPARE(client.notifications.size(), 1);
    QCOMPARE(client.value(0), QJsonValue(u"receivedSignature"_s));
    scene.advance(1);
    QTRY_COMPARE(client.notifications.size(), 2);
    QCOMPARE(client.value(1), QJsonValue(QJsonObject{{u"err"_s, QJsonValue()}}));
}

void tst_NodeSubscriptions::tellsOfAFailure()
{
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), 999 * lamportsPerSol);
    SandboxRpcClient client(scene.port);
    client.subscribe(u"signatureSubscribe"_s, {Transaction::decode(wire)->id().toBase58(), at(u"processed"_s)});
    QVERIFY(scene.submit(wire).has_value());
    QTRY_COMPARE(client.notifications.size(), 1);
    const QJsonObject error{{u"InstructionError"_s, QJsonArray{0, QJsonObject{{u"Custom"_s, 1}}}}};
    QCOMPARE(client.value(0), QJsonValue(QJsonObject{{u"err"_s, error}}));
}

void tst_NodeSubscriptions::tellsOfSlotsAndRoots()
{
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    client.subscribe(u"slotSubscribe"_s);
    const qint64 roots = client.subscribe(u"rootSubscribe"_s);
    scene.advance(31);
    QTRY_COMPARE(client.notifications.size(), 31);
    QCOMPARE(client.result(30), (QJsonObject{{u"parent"_s, 30}, {u"root"_s, 0}, {u"slot"_s, 31}}));
    scene.advance(2);
    QTRY_COMPARE(client.notifications.size(), 35);
    QCOMPARE(client.notifications.at(34),
             (QJsonObject{{u"jsonrpc"_s, u"2.0"_s},
                          {u"method"_s, u"rootNotification"_s},
                          {u"params"_s, QJsonObject{{u"subscription"_s, roots}, {u"result"_s, 1}}}}));
}

void tst_NodeSubscriptions::tellsOfProgramAccounts()
{
    SandboxRpcScene scene;
    const Keypair user = Keypair::generate();
    const Address other = Keypair::generate().address();
    scene.fund(user.address());
    SandboxRpcClient client(scene.port);
    const QString key = programs::system.toBase58();
    const qint64 all
        = client.subscribe(u"programSubscribe"_s, {key, at(u"processed"_s, {{u"encoding"_s, u"base64"_s}})});
    const auto filtered = [&](const QJsonObject &filter) {
        return client.subscribe(u"programSubscribe"_s, {key, at(u"processed"_s, {{u"filters"_s, QJsonArray{filter}}})});
    };
    filtered({{u"dataSize"_s, 165}});
    filtered({{u"memcmp"_s, QJsonObject{{u"offset"_s, 0}, {u"bytes"_s, u"11"_s}}}});
    const qint64 empty = filtered({{u"dataSize"_s, 0}});
    QVERIFY(scene.submit(scene.transfer(user, other, 1'000'000)).has_value());
    QTRY_COMPARE(client.notifications.size(), 4);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 4);
    QSet<std::pair<qint64, QString>> told;
    for (qsizetype i = 0; i < client.notifications.size(); ++i)
        told.insert({client.notifications.at(i).value(u"params").toObject().value(u"subscription").toInteger(),
                     client.value(i).toObject().value(u"pubkey").toString()});
    QCOMPARE(told,
             (QSet<std::pair<qint64, QString>>{{all, user.address().toBase58()},
                                               {all, other.toBase58()},
                                               {empty, user.address().toBase58()},
                                               {empty, other.toBase58()}}));
}

void tst_NodeSubscriptions::unsubscribes()
{
    SandboxRpcScene scene;
    SandboxRpcClient client(scene.port);
    const qint64 slotId = client.subscribe(u"slotSubscribe"_s);
    const qint64 logs = client.subscribe(u"logsSubscribe"_s, {u"all"_s, at(u"confirmed"_s)});
    // Only by its own method, and only by its own client.
    QVERIFY(client.ask(u"logsUnsubscribe"_s, {slotId}).contains(u"error"));
    SandboxRpcClient other(scene.port);
    QVERIFY(other.ask(u"slotUnsubscribe"_s, {slotId}).contains(u"error"));
    QCOMPARE(client.ask(u"slotUnsubscribe"_s, {slotId}).value(u"result"), QJsonValue(true));
    QVERIFY(client.ask(u"slotUnsubscribe"_s, {slotId}).contains(u"error"));
    // What was waiting for its level is not told any more.
    scene.fund(Keypair::generate().address());
    QCOMPARE(client.ask(u"logsUnsubscribe"_s, {logs}).value(u"result"), QJsonValue(true));
    scene.advance(2);
    QVERIFY(client.sync());
    QCOMPARE(client.notifications.size(), 0);
}

CURVEDESK_TEST(tst_NodeSubscriptions)

} // namespace nodeSubscriptionsTest
#include "tst_NodeSubscriptions.moc"
