// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeCall.h"
#include "core/node/NodeFaults.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "tests/core/node/ServedNode.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeMethodsTest {

class tst_NodeMethods : public QObject
{
    Q_OBJECT

private slots:
    void filtersProgramAccounts_data();
    void filtersProgramAccounts();
    void simulates();
    void servesBlocks();
    void saysWhichBlocksAreGone();
    void answersWhatClientsAskAtTheStart_data();
    void answersWhatClientsAskAtTheStart();
    void listsTheLargestHolders();
    void answersBatches();
    void boundsTheAnswersOfABatch();
    void boundsTheAnswerOfManyAccounts();
    void answersABatchWhenItCloses();
    void endsWhatWaitsWhenTheNodeGoes();
    void refusesWhatIsNoRequest_data();
    void refusesWhatIsNoRequest();
};

void tst_NodeMethods::filtersProgramAccounts_data()
{
    QTest::addColumn<QJsonArray>("filters");
    QTest::addColumn<int>("count"); // -1: refused
    const auto memcmp = [](int offset, const QString &bytes, const QString &encoding = {}) {
        QJsonObject inner{{u"offset"_s, offset}, {u"bytes"_s, bytes}};
        if (!encoding.isEmpty())
            inner.insert(u"encoding"_s, encoding);
        return QJsonObject{{u"memcmp"_s, inner}};
    };
    const QJsonObject mint{{u"dataSize"_s, 82}};
    // A mint with 6 decimals and no supply: byte 44 is 6, byte 45 says that it is initialized.
    QTest::newRow("size") << QJsonArray{mint} << 1;
    QTest::newRow("other size") << QJsonArray{QJsonObject{{u"dataSize"_s, 165}}} << 0;
    QTest::newRow("base58") << QJsonArray{mint, memcmp(44, u"TW"_s)} << 1; // 06 01
    QTest::newRow("base64") << QJsonArray{mint, memcmp(44, u"BgE="_s, u"base64"_s)} << 1;
    QTest::newRow("other bytes") << QJsonArray{mint, memcmp(44, u"BwE="_s, u"base64"_s)} << 0;
    QTest::newRow("past the end") << QJsonArray{mint, memcmp(82, u"1"_s)} << 0;
    QTest::newRow("far past the end") << QJsonArray{memcmp(1'000'000, u"1"_s)} << 0;
    QTest::newRow("no bytes") << QJsonArray{mint, memcmp(82, u""_s)} << 1;
    QTest::newRow("four") << QJsonArray{mint, mint, mint, mint} << 1;
    QTest::newRow("five") << QJsonArray{mint, mint, mint, mint, mint} << -1;
    QTest::newRow("not base58") << QJsonArray{memcmp(0, u"0OIl"_s)} << -1;
    QTest::newRow("not base64") << QJsonArray{memcmp(0, u"?"_s, u"base64"_s)} << -1;
    QTest::newRow("too long") << QJsonArray{memcmp(0, QString(u"A"_s).repeated(200), u"base64"_s)} << -1;
    QTest::newRow("unknown encoding") << QJsonArray{memcmp(0, u"00"_s, u"hex"_s)} << -1;
    QTest::newRow("negative") << QJsonArray{memcmp(-1, u"1"_s)} << -1;
    QTest::newRow("neither") << QJsonArray{QJsonObject()} << -1;
    QTest::newRow("no object") << QJsonArray{7} << -1;
}

void tst_NodeMethods::filtersProgramAccounts()
{
    QFETCH(QJsonArray, filters);
    QFETCH(int, count);
    Node node;
    const Keypair user = Keypair::generate();
    const Keypair mint = Keypair::generate();
    node.fund(user.address());
    const QByteArray before
        = node.text(u"getProgramAccounts"_s,
                    {programs::token.toBase58(), QJsonObject{{u"encoding"_s, u"base64"_s}, {u"filters"_s, filters}}});
    const QByteArray wire = sandbox::test::signedWire(
        {systemInstruction::createAccount(user.address(), mint.address(), Lamports(1'461'600), 82, programs::token),
         Instruction{programs::token,
                     {AccountMeta{mint.address(), false, true}},
                     QByteArray("\x14\x06", 2) + user.address().view().toByteArray() + '\0'}},
        {&user, &mint}, node.ledger->latestBlockhash().blockhash);
    const auto sent = node.submit(wire);
    QVERIFY(sent && !node.ledger->status(*sent)->error);
    const QJsonArray params{programs::token.toBase58(),
                            QJsonObject{{u"encoding"_s, u"base64"_s}, {u"filters"_s, filters}}};
    if (count < 0) {
        QCOMPARE(node.error(u"getProgramAccounts"_s, params).value(u"code").toInt(), -32602);
        return;
    }
    const auto size = [](const QByteArray &text) {
        return QJsonDocument::fromJson(text).object().value(u"result").toArray().size();
    };
    QCOMPARE(size(node.text(u"getProgramAccounts"_s, params)) - size(before), count);
    // A slice and a context, where they are asked for.
    QJsonObject config = params.at(1).toObject();
    config.insert(u"withContext"_s, true);
    config.insert(u"dataSlice"_s, QJsonObject{{u"offset"_s, 44}, {u"length"_s, 2}});
    const QJsonArray entries = node.value(u"getProgramAccounts"_s, {params.at(0), config}).toArray();
    for (const QJsonValue &entry : entries) {
        if (entry.toObject().value(u"pubkey").toString() == mint.address().toBase58())
            QCOMPARE(entry.toObject().value(u"account").toObject().value(u"data"),
                     QJsonValue(QJsonArray{u"BgE="_s, u"base64"_s}));
    }
}

void tst_NodeMethods::simulates()
{
    Node node;
    const Keypair user = Keypair::generate();
    const Address other = Keypair::generate().address();
    node.fund(user.address());
    const auto simulate = [&](const QByteArray &wire, QJsonObject config) {
        config.insert(u"encoding"_s, u"base64"_s);
        return node.reply(rpcRequest(u"simulateTransaction"_s, {QString::fromLatin1(wire.toBase64()), config}));
    };
    const QJsonObject accounts{{u"addresses"_s, QJsonArray{other.toBase58()}}, {u"encoding"_s, u"base64"_s}};
    const QByteArray good = node.transfer(user, other, 1'000'000);
    QJsonObject value = simulate(good, {{u"accounts"_s, accounts}, {u"innerInstructions"_s, true}})
                            .value(u"result")
                            .toObject()
                            .value(u"value")
                            .toObject();
    QVERIFY(value.value(u"err").isNull());
    QCOMPARE(value.value(u"accounts").toArray().at(0).toObject().value(u"lamports").toInteger(), 1'000'000);
    QCOMPARE(value.value(u"innerInstructions"), QJsonValue(QJsonArray()));
    QVERIFY(value.contains(u"returnData") && value.value(u"returnData").isNull());
    QCOMPARE(value.value(u"unitsConsumed").toInteger(), 150);
    // Not asked for: null. Nothing happened.
    value = simulate(good, {}).value(u"result").toObject().value(u"value").toObject();
    QVERIFY(value.value(u"accounts").isNull() && value.value(u"innerInstructions").isNull());
    QCOMPARE(node.lamports(other), 0u);
    // A failure shows no state.
    value = simulate(node.transfer(user, other, 999 * lamportsPerSol), {{u"accounts"_s, accounts}})
                .value(u"result")
                .toObject()
                .value(u"value")
                .toObject();
    QVERIFY(value.value(u"err").isObject());
    QVERIFY(value.value(u"accounts").toArray().at(0).isNull());
    // The calls that a program made, with addresses.
    const QByteArray create
        = sandbox::test::signedWire({curvedesk::test::createAssociatedIdempotent(
                                        user.address(), user.address(), programs::wrappedSol, programs::token)},
                                    {&user}, node.ledger->latestBlockhash().blockhash);
    value = simulate(create, {{u"innerInstructions"_s, true}}).value(u"result").toObject().value(u"value").toObject();
    QVERIFY2(value.value(u"err").isNull(), qPrintable(QString::fromUtf8(QJsonDocument(value).toJson())));
    const QJsonArray groups = value.value(u"innerInstructions").toArray();
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups.at(0).toObject().value(u"index").toInt(-1), 0);
    const QJsonArray calls = groups.at(0).toObject().value(u"instructions").toArray();
    QVERIFY(calls.size() > 1);
    QSet<QString> called;
    for (const QJsonValue &call : calls)
        called.insert(call.toObject().value(u"programId").toString());
    QVERIFY(called.contains(programs::system.toBase58()));
    QVERIFY(called.contains(programs::token.toBase58()));
    // What cannot be.
    const auto code = [&](const QJsonObject &config) {
        return simulate(good, config).value(u"error").toObject().value(u"code").toInt();
    };
    QCOMPARE(code({{u"sigVerify"_s, true}, {u"replaceRecentBlockhash"_s, true}}), -32602);
    const QString key = other.toBase58();
    QCOMPARE(code({{u"accounts"_s, QJsonObject{{u"addresses"_s, QJsonArray{key, key, key, key}}}}}), -32602);
    QCOMPARE(code({{u"accounts"_s, QJsonObject{{u"addresses"_s, QJsonArray{key}}, {u"encoding"_s, u"base58"_s}}}}),
             -32602);
}

void tst_NodeMethods::servesBlocks()
{
    Node node;
    node.advance(10);
    const Keypair user = Keypair::generate();
    node.fund(user.address());
    const auto sent = node.submit(node.transfer(user, user.address(), 1));
    QVERIFY(sent);
    const QString parent
        = node.value(u"getLatestBlockhash"_s, {at(u"confirmed"_s)}).toObject().value(u"blockhash").toString();
    const QString hash = node.value(u"getLatestBlockhash"_s).toObject().value(u"blockhash").toString();
    QCOMPARE(node.error(u"getBlock"_s, {10, at(u"confirmed"_s)}).value(u"code").toInt(), -32004);
    node.advance(1);
    const QJsonObject block = node.result(u"getBlock"_s, {10, at(u"confirmed"_s)}).toObject();
    QCOMPARE(block.value(u"blockhash").toString(), hash);
    QCOMPARE(block.value(u"previousBlockhash").toString(), parent);
    QCOMPARE(block.value(u"parentSlot").toInteger(), 9);
    QCOMPARE(block.value(u"blockHeight").toInteger(), 10);
    QCOMPARE(block.value(u"blockTime").toInteger(), node.clock.now / 1000);
    QCOMPARE(block.value(u"transactions").toArray().size(), 2);
    const QJsonObject entry = block.value(u"transactions").toArray().at(1).toObject();
    QCOMPARE(entry.value(u"transaction").toObject().value(u"signatures"), QJsonValue(QJsonArray{sent->toBase58()}));
    QCOMPARE(entry.value(u"meta").toObject().value(u"fee").toInteger(), 5000);
    const QJsonObject brief
        = node.result(u"getBlock"_s, {10, QJsonObject{{u"transactionDetails"_s, u"signatures"_s}}}).toObject();
    QCOMPARE(brief.value(u"signatures").toArray().at(1).toString(), sent->toBase58());
    QCOMPARE(node.result(u"getBlock"_s, {9}).toObject().value(u"transactions"), QJsonValue(QJsonArray()));
    QCOMPARE(node.result(u"getBlocks"_s, {8, 20}), QJsonValue(QJsonArray{8, 9, 10, 11}));
    QCOMPARE(node.result(u"getBlocks"_s, {8, 20, at(u"confirmed"_s)}), QJsonValue(QJsonArray{8, 9, 10}));
    QCOMPARE(node.result(u"getBlocks"_s, {20, 8}), QJsonValue(QJsonArray()));
    QCOMPARE(node.result(u"getBlocksWithLimit"_s, {8, 2}), QJsonValue(QJsonArray{8, 9}));
    QCOMPARE(node.result(u"getBlockTime"_s, {10}).toInteger(), node.clock.now / 1000);
    QCOMPARE(node.error(u"getBlockTime"_s, {12}).value(u"code").toInt(), -32004);
    QCOMPARE(node.error(u"getBlocks"_s, {0, 1'000'000}).value(u"code").toInt(), -32602);
}

void tst_NodeMethods::saysWhichBlocksAreGone()
{
    Node node;
    const Keypair crowd = Keypair::generate();
    node.fund(crowd.address());
    const auto first = node.submit(node.transfer(crowd, crowd.address(), 1));
    QVERIFY(first);
    for (quint64 i = 2; i < 2200; ++i) {
        QVERIFY(node.submit(node.transfer(crowd, crowd.address(), i)));
        if (i % 10 == 0)
            node.advance(1);
    }
    node.advance(400);
    node.ledger->limitHistory({.newest = 1000, .senders = {crowd.address()}, .readUpTo = {}});
    for (quint64 i = 1; i < 50; ++i) {
        QVERIFY(node.submit(node.transfer(crowd, crowd.address(), i)));
        QCoreApplication::processEvents();
    }
    const qint64 whole = static_cast<qint64>(node.ledger->firstWholeSlot());
    QVERIFY(whole > 90);
    for (const QString &method : {u"getBlock"_s, u"getBlockTime"_s}) {
        const QJsonObject error = node.error(method, {whole - 1});
        QCOMPARE(error.value(u"code").toInt(), -32001);
        QCOMPARE(error.value(u"message").toString(),
                 u"Block %1 cleaned up, does not exist on node. First available block: %2"_s.arg(whole - 1).arg(whole));
    }
    QCOMPARE(node.result(u"getBlock"_s, {whole}).toObject().value(u"transactions").toArray().size(), 10);
    QCOMPARE(node.result(u"getBlocks"_s, {0, whole + 1}), QJsonValue(QJsonArray{whole, whole + 1}));
    QCOMPARE(node.result(u"getBlocksWithLimit"_s, {0, 2}), QJsonValue(QJsonArray{whole, whole + 1}));
    QCOMPARE(node.result(u"getFirstAvailableBlock"_s).toInteger(), whole);
    QCOMPARE(node.result(u"minimumLedgerSlot"_s).toInteger(), whole);
    QVERIFY(node.result(u"getTransaction"_s, {first->toBase58()}).isNull());
}

void tst_NodeMethods::answersWhatClientsAskAtTheStart_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QJsonValue>("expected");
    QTest::newRow("health") << u"getHealth"_s << QJsonValue(u"ok"_s);
    QTest::newRow("first block") << u"getFirstAvailableBlock"_s << QJsonValue(0);
    QTest::newRow("ledger") << u"minimumLedgerSlot"_s << QJsonValue(0);
    QTest::newRow("samples") << u"getRecentPerformanceSamples"_s << QJsonValue(QJsonArray());
    QTest::newRow("count") << u"getTransactionCount"_s << QJsonValue(0);
    QTest::newRow("schedule") << u"getEpochSchedule"_s
                              << QJsonValue(QJsonObject{{u"firstNormalEpoch"_s, 0},
                                                        {u"firstNormalSlot"_s, 0},
                                                        {u"leaderScheduleSlotOffset"_s, 432000},
                                                        {u"slotsPerEpoch"_s, 432000},
                                                        {u"warmup"_s, false}});
    QTest::newRow("epoch") << u"getEpochInfo"_s
                           << QJsonValue(QJsonObject{{u"absoluteSlot"_s, 0},
                                                     {u"blockHeight"_s, 0},
                                                     {u"epoch"_s, 0},
                                                     {u"slotIndex"_s, 0},
                                                     {u"slotsInEpoch"_s, 432000},
                                                     {u"transactionCount"_s, 0}});
}

void tst_NodeMethods::answersWhatClientsAskAtTheStart()
{
    QFETCH(QString, method);
    QFETCH(QJsonValue, expected);
    Node node;
    QCOMPARE(node.result(method), expected);
}

void tst_NodeMethods::listsTheLargestHolders()
{
    Node node;
    const Keypair user = Keypair::generate();
    const Keypair mint = Keypair::generate();
    node.fund(user.address());
    const auto submit = [&](const QList<Instruction> &instructions, const std::vector<const Keypair *> &keys) {
        const QByteArray wire = sandbox::test::signedWire(instructions, keys, node.ledger->latestBlockhash().blockhash);
        const auto sent = node.submit(wire);
        return sent && !node.ledger->status(*sent)->error;
    };
    QVERIFY(submit(
        {systemInstruction::createAccount(user.address(), mint.address(), Lamports(1'461'600), 82, programs::token),
         Instruction{programs::token,
                     {AccountMeta{mint.address(), false, true}},
                     QByteArray("\x14\x06", 2) + user.address().view().toByteArray() + '\0'}},
        {&user, &mint}));
    QMap<quint64, QString> holders; // by amount
    for (int i = 1; i <= 22; ++i) {
        const Address owner = Keypair::generate().address();
        const Address account = associatedTokenAddress(owner, mint.address(), programs::token);
        QByteArray data(9, '\0');
        data[0] = 7; // MintTo
        data[2] = static_cast<char>(i * 7 % 23);
        holders.insert(static_cast<quint64>(i * 7 % 23) << 8, account.toBase58());
        QVERIFY(
            submit({curvedesk::test::createAssociatedIdempotent(user.address(), owner, mint.address(), programs::token),
                    Instruction{programs::token,
                                {AccountMeta{mint.address(), false, true}, AccountMeta{account, false, true},
                                 AccountMeta{user.address(), true, false}},
                                data}},
                   {&user}));
    }
    const QString address = mint.address().toBase58();
    const QJsonArray largest = node.value(u"getTokenLargestAccounts"_s, {address}).toArray();
    QCOMPARE(largest.size(), 20);
    for (int i = 0; i < 20; ++i) {
        const auto amount = static_cast<quint64>(22 - i) << 8;
        const QJsonObject row = largest.at(i).toObject();
        QCOMPARE(row.value(u"address").toString(), holders.value(amount));
        QCOMPARE(row.value(u"amount").toString(), QString::number(amount));
        QCOMPARE(row.value(u"decimals").toInt(), 6);
    }
    const QJsonObject first = largest.first().toObject();
    QCOMPARE(first.value(u"uiAmount").toDouble(), 0.005632);
    QCOMPARE(first.value(u"uiAmountString").toString(), u"0.005632"_s);
    QCOMPARE(first.size(), 5);
    QVERIFY(node.contextSlot(u"getTokenLargestAccounts"_s, {address}) >= 0);
    QCOMPARE(node.error(u"getTokenLargestAccounts"_s, {user.address().toBase58()}).value(u"code").toInt(), -32602);
    QCOMPARE(node.error(u"getTokenLargestAccounts"_s, {holders.first()}).value(u"code").toInt(), -32602);
}

void tst_NodeMethods::answersBatches()
{
    Node node;
    const QByteArray first = rpcRequest(u"getHealth"_s, {}, u"a"_s);
    const QByteArray second = rpcRequest(u"nothing"_s, {}, 7);
    NodeMethods rpc(*node.ledger);
    const QJsonArray replies
        = QJsonDocument::fromJson(QCoro::waitFor(rpc.answer('[' + first + ',' + second + ",5]"))).array();
    QCOMPARE(replies.size(), 3);
    QCOMPARE(replies.at(0).toObject().value(u"id"), QJsonValue(u"a"_s));
    QCOMPARE(replies.at(1).toObject().value(u"error").toObject().value(u"code").toInt(), -32601);
    QCOMPARE(replies.at(1).toObject().value(u"id"), QJsonValue(7));
    QCOMPARE(replies.at(2).toObject().value(u"error").toObject().value(u"code").toInt(), -32600);
    QByteArrayList many(101, first);
    QCOMPARE(node.reply('[' + many.join(',') + ']').value(u"error").toObject().value(u"code").toInt(), -32600);
    many.removeLast();
    QCOMPARE(QJsonDocument::fromJson(QCoro::waitFor(rpc.answer('[' + many.join(',') + ']'))).array().size(), 100);
}

void tst_NodeMethods::boundsTheAnswersOfABatch()
{
    Node node;
    node.advance(40'000);
    const QByteArray request = rpcRequest(u"getBlocks"_s, {0, 40'000});
    NodeMethods rpc(*node.ledger);
    int turns = 0;
    QTimer eachTurn;
    QObject::connect(&eachTurn, &QTimer::timeout, &eachTurn, [&turns] { ++turns; });
    eachTurn.start(0);
    const QByteArray reply = QCoro::waitFor(rpc.answer('[' + QByteArrayList(100, request).join(',') + ']'));
    QVERIFY(turns > 10); // others were served meanwhile
    QVERIFY(reply.size() > maxReplyBytes && reply.size() < maxReplyBytes + 1024 * 1024);
    const QJsonArray replies = QJsonDocument::fromJson(reply).array();
    QCOMPARE(replies.size(), 100);
    QCOMPARE(replies.first().toObject().value(u"result").toArray().size(), 40'001);
    const QJsonObject last = replies.last().toObject();
    QCOMPARE(last.value(u"error").toObject().value(u"code").toInt(), -32008);
    QCOMPARE(last.value(u"id").toInt(), 1);
}

void tst_NodeMethods::boundsTheAnswerOfManyAccounts()
{
    constexpr quint64 space = 512 * 1024;
    Node node;
    const Keypair user = Keypair::generate();
    const Keypair large = Keypair::generate();
    node.fund(user.address());
    const auto sent = node.submit(sandbox::test::signedWire(
        {systemInstruction::createAccount(user.address(), large.address(), Lamports(4 * lamportsPerSol), space,
                                          programs::token)},
        {&user, &large}, node.ledger->latestBlockhash().blockhash));
    QVERIFY(sent && !node.ledger->status(*sent)->error);
    const auto times = [&large](int count) {
        QJsonArray addresses;
        for (int i = 0; i < count; ++i)
            addresses.append(large.address().toBase58());
        return QJsonArray{addresses, QJsonObject{{u"encoding"_s, u"base64"_s}}};
    };
    QCOMPARE(node.value(u"getMultipleAccounts"_s, times(3)).toArray().size(), 3);
    QCOMPARE(node.error(u"getMultipleAccounts"_s, times(20)).value(u"code").toInt(), -32008);
}

void tst_NodeMethods::answersABatchWhenItCloses()
{
    sandbox::test::LedgerScene scene;
    const Address to = Keypair::generate().address();
    const QByteArray airdrop = rpcRequest(u"requestAirdrop"_s, {to.toBase58(), 5'000'000});
    NodeMethods rpc(*scene.ledger);
    auto task = rpc.answer('[' + QByteArrayList(3, airdrop).join(',') + ']');
    QCoreApplication::processEvents(); // the turn of its first call
    rpc.close();
    QVERIFY(scene.ledger->flush());
    const QJsonArray replies = QJsonDocument::fromJson(QCoro::waitFor(std::move(task))).array();
    QCOMPARE(replies.size(), 3);
    QVERIFY(replies.first().toObject().contains(u"result"));
    QCOMPARE(replies.last().toObject().value(u"error").toObject().value(u"code").toInt(), -32005);
    QCOMPARE(scene.lamports(to), 5'000'000u);
}

// The ledger tells those who wait when it writes, at the latest when it goes: after the node.
void tst_NodeMethods::endsWhatWaitsWhenTheNodeGoes()
{
    sandbox::test::LedgerScene scene;
    const Address to = Keypair::generate().address();
    const QByteArray airdrop = rpcRequest(u"requestAirdrop"_s, {to.toBase58(), 5'000'000});
    auto rpc = std::make_unique<NodeMethods>(*scene.ledger);
    NodeFaults faults;
    rpc->setFaults(&faults);
    auto task = rpc->answer('[' + QByteArrayList(3, airdrop).join(',') + ']');
    QCoreApplication::processEvents(); // the turn of its first call
    QVERIFY(!task.isReady());
    rpc.reset();
    QVERIFY(scene.ledger->flush());
    QCOMPARE(QCoro::waitFor(std::move(task)), QByteArray());
    QCOMPARE(scene.lamports(to), 5'000'000u); // the first, which was under way; no other was begun

    rpc = std::make_unique<NodeMethods>(*scene.ledger);
    auto other = rpc->answer(airdrop);
    QVERIFY(!other.isReady());
    rpc.reset();
    scene.ledger.reset();
    QVERIFY(other.isReady());
}

void tst_NodeMethods::refusesWhatIsNoRequest_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("code");
    QTest::newRow("nothing") << QByteArray() << -32700;
    QTest::newRow("half") << R"({"jsonrpc":"2.0",)"_ba << -32700;
    QTest::newRow("empty batch") << "[]"_ba << -32600;
    QTest::newRow("no version") << R"({"id":1,"method":"getHealth"})"_ba << -32600;
    QTest::newRow("other version") << R"({"jsonrpc":"1.0","id":1,"method":"getHealth"})"_ba << -32600;
    QTest::newRow("no method") << R"({"jsonrpc":"2.0","id":1})"_ba << -32600;
    QTest::newRow("params of a kind") << R"({"jsonrpc":"2.0","id":1,"method":"getHealth","params":"x"})"_ba << -32600;
    QTest::newRow("unknown method") << R"({"jsonrpc":"2.0","id":1,"method":"getMoney"})"_ba << -32601;
    QTest::newRow("fault method") << R"({"jsonrpc":"2.0","id":1,"method":"sandboxFaults","params":[{}]})"_ba << -32601;
    QTest::newRow("rollback") << R"({"jsonrpc":"2.0","id":1,"method":"sandboxRollback","params":[{"slots":1}]})"_ba
                              << -32601;
}

void tst_NodeMethods::refusesWhatIsNoRequest()
{
    QFETCH(QByteArray, body);
    QFETCH(int, code);
    Node node;
    QCOMPARE(node.reply(body).value(u"error").toObject().value(u"code").toInt(), code);
}

CURVEDESK_TEST(tst_NodeMethods)

} // namespace nodeMethodsTest
#include "tst_NodeMethods.moc"
