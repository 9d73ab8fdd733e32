// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "tests/core/node/ServedNode.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace nodeCommitmentTest {

/// What each commitment level sees, and from when.
class tst_NodeCommitment : public QObject
{
    Q_OBJECT

private slots:
    void readsAtTheCommitment_data();
    void readsAtTheCommitment();
    void countsSlotsAtTheCommitment();
    void givesBlockhashesOfTheCommitment();
    void tellsHowFarAStatusIs();
    void needsASearchForOldStatuses();
    void hidesTransactionsThatAreNotThereYet();
    void listsHistoryUpToTheCommitment();
    void listsProgramAccountsAtTheCommitment();
    void waitsForNoSlot();
};

void tst_NodeCommitment::readsAtTheCommitment_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("behind");
    QTest::newRow("none named") << QString() << 0;
    QTest::newRow("processed") << u"processed"_s << 0;
    QTest::newRow("confirmed") << u"confirmed"_s << 1;
    QTest::newRow("finalized") << u"finalized"_s << 32;
}

void tst_NodeCommitment::readsAtTheCommitment()
{
    QFETCH(QString, level);
    QFETCH(int, behind);
    Node node;
    node.advance(40);
    const Address user = Keypair::generate().address();
    const QJsonArray params = withConfig({user.toBase58()}, level);
    node.fund(user, 1'000'000);
    for (int age = 0; age <= behind; ++age) {
        const bool isThere = age == behind;
        QCOMPARE(node.value(u"getBalance"_s, params).toInteger(), isThere ? 1'000'000 : 0);
        QCOMPARE(node.value(u"getAccountInfo"_s, params).isNull(), !isThere);
        QCOMPARE(node.value(u"getMultipleAccounts"_s, withConfig(one(QJsonArray{user.toBase58()}), level))
                     .toArray()
                     .at(0)
                     .isNull(),
                 !isThere);
        QCOMPARE(node.contextSlot(u"getBalance"_s, params), 40 + age - behind);
        node.advance(1);
    }
}

void tst_NodeCommitment::countsSlotsAtTheCommitment()
{
    Node node;
    const auto slotAt = [&](const QJsonArray &params) { return node.result(u"getSlot"_s, params).toInteger(-1); };
    QCOMPARE(slotAt({at(u"finalized"_s)}), 0);
    QCOMPARE(slotAt({at(u"confirmed"_s)}), 0);
    node.advance(50);
    QCOMPARE(slotAt({at(u"processed"_s)}), 50);
    QCOMPARE(slotAt({at(u"confirmed"_s)}), 49);
    QCOMPARE(slotAt({at(u"finalized"_s)}), 18);
    QCOMPARE(slotAt({}), 18); // a node's default
    QCOMPARE(node.result(u"getBlockHeight"_s, {at(u"confirmed"_s)}).toInteger(), 49);
    QCOMPARE(node.result(u"getEpochInfo"_s, {at(u"confirmed"_s)}).toObject().value(u"absoluteSlot").toInteger(), 49);
    QCOMPARE(node.error(u"getSlot"_s, {at(u"recent"_s)}).value(u"code").toInt(), -32602);
}

void tst_NodeCommitment::givesBlockhashesOfTheCommitment()
{
    Node node;
    node.advance(50);
    const auto latest
        = [&](const QJsonArray &params) { return node.value(u"getLatestBlockhash"_s, params).toObject(); };
    const QString confirmed = latest({at(u"confirmed"_s)}).value(u"blockhash").toString();
    QCOMPARE(latest({at(u"confirmed"_s)}).value(u"lastValidBlockHeight").toInteger(), 49 + 150);
    QCOMPARE(latest({at(u"finalized"_s)}).value(u"lastValidBlockHeight").toInteger(), 18 + 150);
    QCOMPARE(latest({}).value(u"lastValidBlockHeight").toInteger(), 50 + 150);
    node.advance(1);
    QVERIFY(latest({at(u"confirmed"_s)}).value(u"blockhash").toString() != confirmed);
    // As good as it says, to the block.
    node.advance(148);
    QCOMPARE(node.value(u"isBlockhashValid"_s, {confirmed}), QJsonValue(true));
    node.advance(1);
    QCOMPARE(node.value(u"isBlockhashValid"_s, {confirmed}), QJsonValue(false));
}

void tst_NodeCommitment::tellsHowFarAStatusIs()
{
    Node node;
    node.advance(5);
    const auto given = QCoro::waitFor(node.ledger->airdrop(Keypair::generate().address(), Lamports(1'000'000)));
    const QJsonArray params = one(QJsonArray{given->toBase58(), Signature().toBase58()});
    const auto status = [&] { return node.value(u"getSignatureStatuses"_s, params).toArray().at(0).toObject(); };
    QCOMPARE(status(),
             (QJsonObject{{u"slot"_s, 5},
                          {u"confirmations"_s, 0},
                          {u"err"_s, QJsonValue()},
                          {u"status"_s, QJsonObject{{u"Ok"_s, QJsonValue()}}},
                          {u"confirmationStatus"_s, u"processed"_s}}));
    QVERIFY(node.value(u"getSignatureStatuses"_s, params).toArray().at(1).isNull());
    node.advance(1);
    QCOMPARE(status().value(u"confirmationStatus").toString(), u"confirmed"_s);
    QCOMPARE(status().value(u"confirmations").toInt(), 1);
    node.advance(30);
    QCOMPARE(status().value(u"confirmationStatus").toString(), u"confirmed"_s);
    QCOMPARE(status().value(u"confirmations").toInt(), 31);
    node.advance(1);
    QCOMPARE(status().value(u"confirmationStatus").toString(), u"finalized"_s);
    QVERIFY(status().value(u"confirmations").isNull()); // rooted
}

void tst_NodeCommitment::needsASearchForOldStatuses()
{
    Node node;
    const auto given = QCoro::waitFor(node.ledger->airdrop(Keypair::generate().address(), Lamports(1'000'000)));
    const QJsonArray signatures{given->toBase58()};
    node.advance(300);
    QVERIFY(node.value(u"getSignatureStatuses"_s, one(signatures)).toArray().at(0).isObject());
    node.advance(1);
    QVERIFY(node.value(u"getSignatureStatuses"_s, one(signatures)).toArray().at(0).isNull());
    const QJsonObject search{{u"searchTransactionHistory"_s, true}};
    QVERIFY(node.value(u"getSignatureStatuses"_s, {signatures, search}).toArray().at(0).isObject());
}

void tst_NodeCommitment::hidesTransactionsThatAreNotThereYet()
{
    Node node;
    node.advance(40);
    const auto given = QCoro::waitFor(node.ledger->airdrop(Keypair::generate().address(), Lamports(1'000'000)));
    const QString signature = given->toBase58();
    QVERIFY(node.result(u"getTransaction"_s, {signature, at(u"confirmed"_s)}).isNull());
    QVERIFY(node.result(u"getTransaction"_s, {signature}).isObject());
    // A node serves no transactions of blocks that are not confirmed.
    QCOMPARE(node.error(u"getTransaction"_s, {signature, at(u"processed"_s)}).value(u"message").toString(),
             u"Method does not support commitment below `confirmed`"_s);
    node.advance(1);
    QCOMPARE(node.result(u"getTransaction"_s, {signature, at(u"confirmed"_s)}).toObject().value(u"slot").toInt(), 40);
    QVERIFY(node.result(u"getTransaction"_s, {signature, at(u"finalized"_s)}).isNull());
    node.advance(31);
    QVERIFY(node.result(u"getTransaction"_s, {signature, at(u"finalized"_s)}).isObject());
}

void tst_NodeCommitment::listsHistoryUpToTheCommitment()
{
    Node node;
    const Address user = Keypair::generate().address();
    QStringList newestFirst;
    for (int i = 0; i < 5; ++i) {
        newestFirst.prepend(QCoro::waitFor(node.ledger->airdrop(user, Lamports(1'000'000)))->toBase58());
        node.advance(1);
    }
    const auto list = [&](const QJsonObject &config) {
        QStringList out;
        const QJsonArray entries = node.result(u"getSignaturesForAddress"_s, {user.toBase58(), config}).toArray();
        for (const QJsonValue &entry : entries)
            out.append(entry.toObject().value(u"signature").toString());
        return out;
    };
    QCOMPARE(list({}), newestFirst);
    QCOMPARE(list(at(u"confirmed"_s)), newestFirst);
    (void)QCoro::waitFor(node.ledger->airdrop(user, Lamports(1'000'000)));
    QCOMPARE(list(at(u"confirmed"_s)), newestFirst);
    // The limit counts what is listed, not what is hidden.
    QCOMPARE(list(at(u"confirmed"_s, {{u"limit"_s, 2}})), newestFirst.first(2));
    QCOMPARE(list(at(u"confirmed"_s, {{u"limit"_s, 2}, {u"before"_s, newestFirst.at(1)}})), newestFirst.sliced(2, 2));
    QCOMPARE(list(at(u"confirmed"_s, {{u"until"_s, newestFirst.at(3)}})), newestFirst.first(3));
    node.advance(28);
    QCOMPARE(list(at(u"finalized"_s)), newestFirst.last(2)); // slots 0 and 1
    QCOMPARE(node.error(u"getSignaturesForAddress"_s, {user.toBase58(), at(u"processed"_s)}).value(u"code").toInt(),
             -32602);
}

void tst_NodeCommitment::listsProgramAccountsAtTheCommitment()
{
    Node node;
    node.advance(1);
    const QJsonObject filter{{u"filters"_s, QJsonArray{QJsonObject{{u"dataSize"_s, 0}}}}};
    const auto list = [&](const QString &level) {
        QStringList out;
        const QJsonArray entries
            = node.result(u"getProgramAccounts"_s, withConfig({programs::system.toBase58()}, level, filter)).toArray();
        for (const QJsonValue &entry : entries)
            out.append(entry.toObject().value(u"pubkey").toString());
        out.sort();
        return out;
    };
    const QStringList atGenesis = list(u"processed"_s);
    const Keypair user = Keypair::generate();
    node.fund(user.address(), 5'000'000);
    QStringList withUser = atGenesis + QStringList{user.address().toBase58()};
    withUser.sort();
    QCOMPARE(list(u"confirmed"_s), atGenesis);
    QCOMPARE(list(u"processed"_s), withUser);
    node.advance(1);
    QCOMPARE(list(u"confirmed"_s), withUser);
    // Gone at once for those who look closely, a slot later for the others.
    const auto accounts = node.ledger->accounts();
    const auto first = accounts.constBegin();
    const Address heir = first.key() == user.address() ? std::next(first).key() : first.key();
    QVERIFY(node.submit(node.transfer(user, heir, 5'000'000 - 5'000)).has_value());
    QVERIFY(!list(u"processed"_s).contains(user.address().toBase58()));
    QVERIFY(list(u"confirmed"_s).contains(user.address().toBase58()));
}

void tst_NodeCommitment::waitsForNoSlot()
{
    Node node;
    node.advance(50);
    const QString key = programs::system.toBase58();
    const auto minimum = [](int slot, const QString &level) { return at(level, {{u"minContextSlot"_s, slot}}); };
    QVERIFY(node.value(u"getBalance"_s, {key, minimum(50, u"processed"_s)}).isDouble());
    QVERIFY(node.value(u"getBalance"_s, {key, minimum(49, u"confirmed"_s)}).isDouble());
    const QJsonObject error = node.error(u"getBalance"_s, {key, minimum(50, u"confirmed"_s)});
    QCOMPARE(error.value(u"code").toInt(), -32016);
    QCOMPARE(error.value(u"message").toString(), u"Minimum context slot has not been reached"_s);
    QCOMPARE(error.value(u"data"), QJsonValue(QJsonObject{{u"contextSlot"_s, 49}}));
    QCOMPARE(node.error(u"getSlot"_s, {minimum(19, u"finalized"_s)}).value(u"code").toInt(), -32016);
}

CURVEDESK_TEST(tst_NodeCommitment)

} // namespace nodeCommitmentTest
#include "tst_NodeCommitment.moc"
