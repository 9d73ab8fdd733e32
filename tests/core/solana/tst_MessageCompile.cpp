// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Message.h"
#include "core/solana/Programs.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace messageCompileTest {

class tst_MessageCompile : public QObject
{
    Q_OBJECT

private slots:
    void equalsTheOfficialClient_data();
    void equalsTheOfficialClient();
    void mergesRights();
    void payerComesFirst();
    void refusesTooManyKeys_data();
    void refusesTooManyKeys();
    void refusesTooManySigners();
    void refusesAProgramThatPays();
    void refusesOversizedInstructions();
};

namespace {

Address numbered(int number)
{
    std::array<quint8, 32> bytes{};
    bytes[0] = 1;
    bytes[30] = static_cast<quint8>(number / 256);
    bytes[31] = static_cast<quint8>(number % 256);
    return Address(bytes);
}

} // namespace

void tst_MessageCompile::equalsTheOfficialClient_data()
{
    QTest::addColumn<QJsonObject>("vector");
    QTest::addColumn<QStringList>("keys");
    const QJsonObject file = test::jsonFile("compiled-messages.json").object();
    QStringList keys;
    for (const QJsonValue &key : file.value(u"keys"_s).toArray())
        keys << key.toString();
    int number = 0;
    for (const QJsonValue &vector : file.value(u"cases"_s).toArray())
        QTest::addRow("%d", number++) << vector.toObject() << keys;
    QVERIFY(number >= 30);
}

void tst_MessageCompile::equalsTheOfficialClient()
{
    QFETCH(QJsonObject, vector);
    QFETCH(QStringList, keys);
    const auto key = [&keys](const QJsonValue &index) { return *Address::fromBase58(keys[index.toInt()]); };
    QList<Instruction> instructions;
    for (const QJsonValue &entry : vector.value(u"instructions"_s).toArray()) {
        Instruction instruction;
        instruction.programId = key(entry[u"program"_s]);
        for (const QJsonValue &account : entry[u"accounts"_s].toArray())
            instruction.accounts.append({key(account[0]), account[1].toInt() == 1, account[2].toInt() == 1});
        instruction.data = test::hexBytes(entry[u"data"_s]);
        instructions.append(instruction);
    }
    const int payer = vector.value(u"payer"_s).toInt();
    const Hash blockhash = *Hash::fromBase58(keys[(payer + 1) % 24]);
    const bool isLegacy = vector.value(u"version"_s).isString();
    const Result<Message> message = Message::compile(key(payer), instructions, blockhash,
                                                     isLegacy ? Message::Version::Legacy : Message::Version::V0);
    QVERIFY(message);
    const QByteArray expected = test::base64Bytes(vector.value(u"message"_s));
    const Result<Message> decoded = Message::decode(expected);
    QVERIFY(decoded);
    QCOMPARE(message->accountKeys, decoded->accountKeys);
    QCOMPARE(message->encode().toHex(), expected.toHex());
    QCOMPARE(*message, *decoded);
}

void tst_MessageCompile::mergesRights()
{
    const Address payer = numbered(0);
    const Address shared = numbered(1);
    const Address program = numbered(2);
    const Result<Message> message = Message::compile(
        payer, {{program, {readOnly(shared), signer(shared)}, "a"}, {program, {writable(shared)}, "b"}}, Hash());
    QVERIFY(message);
    QCOMPARE(message->accountKeys, (QList<Address>{payer, shared, program}));
    QCOMPARE(message->requiredSignatures, 2);
    QCOMPARE(message->readOnlySigned, 0);
    QCOMPARE(message->readOnlyUnsigned, 1);
    QCOMPARE(message->instructions[0].accountIndexes, QByteArray("\1\1"));
    QCOMPARE(message->instruction(1), (Instruction{program, {writableSigner(shared)}, "b"}));
}

void tst_MessageCompile::payerComesFirst()
{
    // Even where its text sorts last and an instruction only wants to read it.
    const Address payer = numbered(0xff00);
    const Address other = numbered(1);
    for (const auto version : {Message::Version::Legacy, Message::Version::V0}) {
        const Result<Message> message = Message::compile(
            payer, {{programs::system, {writableSigner(other), readOnly(payer)}, {}}}, Hash(), version);
        QVERIFY(message);
        QCOMPARE(message->accountKeys, (QList<Address>{payer, other, programs::system}));
        QVERIFY(message->isSigner(0) && message->isWritable(0));
    }
    const Result<Message> empty = Message::compile(payer, {}, Hash());
    QVERIFY(empty);
    QCOMPARE(empty->accountKeys, QList<Address>{payer});
    QCOMPARE(Message::decode(empty->encode()), empty);
}

void tst_MessageCompile::refusesTooManyKeys_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("legacy") << 0;
    QTest::newRow("v0") << 1;
}

void tst_MessageCompile::refusesTooManyKeys()
{
    QFETCH(int, version);
    Instruction instruction{numbered(1), {}, {}};
    for (int i = 2; i < 256; ++i)
        instruction.accounts.append(i % 2 == 0 ? readOnly(numbered(i)) : writable(numbered(i)));
    const auto compile = [&] {
        return Message::compile(numbered(0), {instruction, instruction}, Hash(),
                                version == 0 ? Message::Version::Legacy : Message::Version::V0);
    };
    const Result<Message> full = compile();
    QVERIFY(full);
    QCOMPARE(full->accountKeys.size(), 256);
    QCOMPARE(Message::decode(full->encode()), full);
    QCOMPARE(full->instruction(1), instruction);

    instruction.accounts.append(readOnly(numbered(256)));
    const Result<Message> over = compile();
    QVERIFY(!over);
    QCOMPARE(over.error().code, ErrorCode::InvalidInput);
}

void tst_MessageCompile::refusesTooManySigners()
{
    Instruction instruction{numbered(500), {}, {}};
    for (int i = 1; i < 127; ++i)
        instruction.accounts.append(signer(numbered(i)));
    const Result<Message> full = Message::compile(numbered(0), {instruction}, Hash());
    QVERIFY(full);
    QCOMPARE(Message::decode(full->encode()), full);
    instruction.accounts.append(signer(numbered(127)));
    QVERIFY(!Message::compile(numbered(0), {instruction}, Hash()));
}

void tst_MessageCompile::refusesAProgramThatPays()
{
    const Result<Message> message = Message::compile(numbered(0), {{numbered(0), {}, {}}}, Hash());
    QVERIFY(!message);
    QCOMPARE(message.error().code, ErrorCode::InvalidInput);
}

void tst_MessageCompile::refusesOversizedInstructions()
{
    QVERIFY(Message::compile(numbered(0), {{numbered(1), {}, QByteArray(65535, 'x')}}, Hash()));
    QVERIFY(!Message::compile(numbered(0), {{numbered(1), {}, QByteArray(65536, 'x')}}, Hash()));
    QVERIFY(!Message::compile(numbered(0), {{numbered(1), QList<AccountMeta>(65536), {}}}, Hash()));
    QVERIFY(!Message::compile(numbered(0), QList<Instruction>(65536, {numbered(1), {}, {}}), Hash()));
}

CURVEDESK_TEST(tst_MessageCompile)

} // namespace messageCompileTest
#include "tst_MessageCompile.moc"
