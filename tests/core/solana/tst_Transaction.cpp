// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace transactionTest {

class tst_Transaction : public QObject
{
    Q_OBJECT

private slots:
    void golden_data();
    void golden();
    void goldenInstructionsOfOurBuilders();
    void signsInAnyOrder();
    void refusesForeignKeys();
    void unsignedIsNotVerified();
    void verifiesEverySignature();
    void refuses_data();
    void refuses();
    void sizeLimit();
};

namespace {

Keypair seeded(char byte)
{
    return *Keypair::fromSeed(QByteArray(32, byte));
}

Hash blockhash()
{
    return *Hash::fromBytes(QByteArray(32, 9));
}

QJsonObject goldenTransactions()
{
    return test::jsonFile("golden-transactions.json").object().value(u"txs"_s).toObject();
}

QList<Instruction> instructionsOf(const QJsonObject &transaction)
{
    QList<Instruction> out;
    for (const QJsonValue &entry : transaction.value(u"ix"_s).toArray()) {
        Instruction instruction;
        instruction.programId = *Address::fromBase58(entry[u"program"_s].toString());
        instruction.data = test::hexBytes(entry[u"data"_s]);
        for (const QJsonValue &meta : entry[u"keys"_s].toArray()) {
            instruction.accounts.append(
                {*Address::fromBase58(meta[0].toString()), meta[1].toInt() == 1, meta[2].toInt() == 1});
        }
        out.append(instruction);
    }
    return out;
}

// A transfer that also needs a second signer.
Message twoSigners(const Keypair &payer, const Keypair &other)
{
    return *Message::compile(
        payer.address(),
        {systemInstruction::createAccount(payer.address(), other.address(), Lamports(5), 7, programs::token)},
        blockhash());
}

} // namespace

void tst_Transaction::golden_data()
{
    QTest::addColumn<QJsonObject>("vector");
    const QJsonObject transactions = goldenTransactions();
    QCOMPARE(transactions.size(), 4);
    for (auto it = transactions.begin(); it != transactions.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.value().toObject();
}

void tst_Transaction::golden()
{
    QFETCH(QJsonObject, vector);
    const QByteArray wire = test::base64Bytes(vector.value(u"wire_b64"_s));
    QCOMPARE(wire.size(), vector.value(u"size"_s).toInt());

    const Result<Transaction> decoded = Transaction::decode(wire);
    QVERIFY(decoded);
    QCOMPARE(decoded->encode(), wire);
    QVERIFY(decoded->verifySignatures());
    const QList<Instruction> instructions = instructionsOf(vector);
    QCOMPARE(decoded->message.instructions.size(), instructions.size());

    const Keypair user = seeded(1);
    const Keypair mint = seeded(2);
    const Result<Message> message = Message::compile(user.address(), instructions, blockhash());
    QVERIFY(message);
    Transaction built = Transaction::unsignedFrom(*message);
    const bool isCreate = message->requiredSignatures == 2;
    const std::array keys{&user, &mint};
    QVERIFY(built.sign(std::span(keys).first(isCreate ? 2 : 1)));
    QCOMPARE(built.encode().toHex(), wire.toHex());
    QCOMPARE(built.id(), decoded->id());
}

void tst_Transaction::goldenInstructionsOfOurBuilders()
{
    const QList<Instruction> golden = instructionsOf(goldenTransactions().value(u"ata+buy"_s).toObject());
    QCOMPARE(computeBudget::setUnitLimit(250'000), golden[0]);
    QCOMPARE(computeBudget::setUnitPrice(MicroLamports(100'000)), golden[1]);
    const Address user = seeded(1).address();
    QCOMPARE(test::createAssociatedIdempotent(user, user, seeded(2).address(), programs::token2022), golden[2]);
}

void tst_Transaction::signsInAnyOrder()
{
    const Keypair payer = seeded(1);
    const Keypair other = seeded(2);
    Transaction one = Transaction::unsignedFrom(twoSigners(payer, other));
    Transaction two = one;
    QVERIFY(one.sign(std::array{&payer, &other}));
    QVERIFY(two.sign(std::array{&other}));
    QVERIFY(!two.verifySignatures());
    QVERIFY(two.signatures[0].isZero());
    QVERIFY(two.sign(std::array{&payer}));
    QCOMPARE(one, two);
    QVERIFY(one.verifySignatures());
    QVERIFY(verify(one.id(), one.message.encode(), payer.address()));
}

void tst_Transaction::refusesForeignKeys()
{
    const Keypair payer = seeded(1);
    const Keypair other = seeded(2);
    const Keypair stranger = seeded(3);
    Transaction transaction = Transaction::unsignedFrom(twoSigners(payer, other));
    const Outcome outcome = transaction.sign(std::array{&stranger});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::InvalidInput);
    // A key that the message names without asking for its signature is no signer either.
    const Result<Message> message = Message::compile(
        payer.address(), {systemInstruction::transfer(payer.address(), other.address(), Lamports(1))}, blockhash());
    QVERIFY(message);
    Transaction transfer = Transaction::unsignedFrom(*message);
    QVERIFY(!transfer.sign(std::array{&other}));
}

void tst_Transaction::unsignedIsNotVerified()
{
    const Transaction transaction = Transaction::unsignedFrom(twoSigners(seeded(1), seeded(2)));
    QCOMPARE(transaction.signatures, QList<Signature>(2));
    QVERIFY(!transaction.verifySignatures());
    QVERIFY(!Transaction().verifySignatures());
    const Result<Transaction> decoded = Transaction::decode(transaction.encode());
    QVERIFY(decoded);
    QCOMPARE(*decoded, transaction);
}

void tst_Transaction::verifiesEverySignature()
{
    const Keypair payer = seeded(1);
    const Keypair other = seeded(2);
    Transaction transaction = Transaction::unsignedFrom(twoSigners(payer, other));
    QVERIFY(transaction.sign(std::array{&payer, &other}));
    Transaction swapped = transaction;
    std::swap(swapped.signatures[0], swapped.signatures[1]);
    QVERIFY(!swapped.verifySignatures());
    Transaction changed = transaction;
    changed.message.instructions[0].data[4] = 6; // a lamport more
    QVERIFY(!changed.verifySignatures());
    Transaction fewer = transaction;
    fewer.signatures.removeLast();
    QVERIFY(!fewer.verifySignatures());
}

void tst_Transaction::refuses_data()
{
    QTest::addColumn<QByteArray>("wire");
    const Keypair payer = seeded(1);
    const Keypair other = seeded(2);
    Transaction transaction = Transaction::unsignedFrom(twoSigners(payer, other));
    const QByteArray wire = transaction.encode();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no signatures") << QByteArray(1, '\0') + transaction.message.encode();
    QTest::newRow("one signature of two") << QByteArray("\1") + QByteArray(64, '\0') + transaction.message.encode();
    QTest::newRow("three signatures of two") << QByteArray("\3") + QByteArray(192, '\0') + transaction.message.encode();
    QTest::newRow("overlong count") << QByteArray("\x82\0", 2) + wire.sliced(1);
    QTest::newRow("trailing byte") << wire + '\0';
    QTest::newRow("message missing") << wire.first(1 + 128);
    QTest::newRow("signatures cut") << wire.first(100);
    QTest::newRow("65535 signatures") << QByteArray("\xff\xff\x03") + wire.sliced(1);
}

void tst_Transaction::refuses()
{
    QFETCH(QByteArray, wire);
    const Result<Transaction> decoded = Transaction::decode(wire);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, ErrorCode::Damaged);
}

void tst_Transaction::sizeLimit()
{
    const Keypair payer = seeded(1);
    const auto wireOf = [&payer](qsizetype dataSize) {
        const Result<Message> message
            = Message::compile(payer.address(), {{programs::token, {}, QByteArray(dataSize, 'x')}}, blockhash());
        return Transaction::unsignedFrom(*message).encode();
    };
    const qsizetype room = Transaction::maxWireSize - wireOf(200).size() + 200;
    QCOMPARE(wireOf(room).size(), Transaction::maxWireSize);
    QVERIFY(Transaction::decode(wireOf(room)));
    QVERIFY(!Transaction::decode(wireOf(room + 1)));
}

CURVEDESK_TEST(tst_Transaction)

} // namespace transactionTest
#include "tst_Transaction.moc"
