// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/solana/Message.h"
#include "core/solana/Programs.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <functional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace messageTest {

class tst_Message : public QObject
{
    Q_OBJECT

private slots:
    void rightsFollowTheHeader();
    void lookupsKeepTheirPlace();
    void everyTruncationIsRefused_data();
    void everyTruncationIsRefused();
    void refuses_data();
    void refuses();
    void refusesDamagedBytes_data();
    void refusesDamagedBytes();
    void noByteStringCrashes();
};

namespace {

Address key(int number)
{
    std::array<quint8, 32> bytes{};
    bytes.fill(static_cast<quint8>(number));
    return Address(bytes);
}

// Two signers (the second read-only), two writable keys, one read-only key: a program.
Message sample(Message::Version version)
{
    Message message;
    message.version = version;
    message.requiredSignatures = 2;
    message.readOnlySigned = 1;
    message.readOnlyUnsigned = 1;
    message.accountKeys = {key(1), key(2), key(3), key(4), key(5)};
    message.recentBlockhash = Hash(key(9).bytes());
    message.instructions = {{4, QByteArray("\0\1\2\3", 4), "data"}, {4, {}, {}}};
    if (version == Message::Version::V0)
        message.lookups = {{key(20), QByteArray("\7\0", 2), QByteArray("\3", 1)}, {key(21), {}, QByteArray("\5")}};
    return message;
}

void addVersions()
{
    QTest::addColumn<bool>("isV0");
    QTest::newRow("legacy") << false;
    QTest::newRow("v0") << true;
}

Message fetchSample()
{
    QFETCH(bool, isV0);
    return sample(isV0 ? Message::Version::V0 : Message::Version::Legacy);
}

} // namespace

void tst_Message::rightsFollowTheHeader()
{
    const Message message = sample(Message::Version::Legacy);
    const Instruction instruction = message.instruction(0);
    QCOMPARE(instruction.programId, key(5));
    QCOMPARE(instruction.data, QByteArray("data"));
    QCOMPARE(instruction.accounts,
             (QList<AccountMeta>{writableSigner(key(1)), signer(key(2)), writable(key(3)), writable(key(4))}));
    QVERIFY(!message.isSigner(4));
    QVERIFY(!message.isWritable(4));
}

void tst_Message::lookupsKeepTheirPlace()
{
    Message message = sample(Message::Version::V0);
    message.instructions[0].accountIndexes = QByteArray("\5\6\7\10", 4);
    const Result<Message> decoded = Message::decode(message.encode());
    QVERIFY(decoded);
    QCOMPARE(*decoded, message);
    QCOMPARE(decoded->instruction(0).accounts,
             (QList<AccountMeta>{writable(Address()), writable(Address()), readOnly(Address()), readOnly(Address())}));
}

void tst_Message::everyTruncationIsRefused_data()
{
    addVersions();
}

void tst_Message::everyTruncationIsRefused()
{
    const Message message = fetchSample();
    const QByteArray bytes = message.encode();
    const Result<Message> whole = Message::decode(bytes);
    QVERIFY(whole);
    QCOMPARE(*whole, message);
    QCOMPARE(whole->encode(), bytes);
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        const Result<Message> cut = Message::decode(bytes.first(size));
        QVERIFY2(!cut, QByteArray::number(size));
        QCOMPARE(cut.error().code, ErrorCode::Damaged);
    }
    QVERIFY(!Message::decode(bytes + '\0'));
    QVERIFY(!Message::decode(bytes + bytes));
}

using Spoil = std::function<void(Message &)>;

void tst_Message::refuses_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::newRow("no signer") << Spoil([](Message &m) { m.requiredSignatures = 0; });
    QTest::newRow("no signer at all") << Spoil([](Message &m) { m.requiredSignatures = m.readOnlySigned = 0; });
    QTest::newRow("only read-only signers") << Spoil([](Message &m) { m.readOnlySigned = 2; });
    QTest::newRow("more read-only signers than signers") << Spoil([](Message &m) { m.readOnlySigned = 3; });
    QTest::newRow("more signers than keys") << Spoil([](Message &m) { m.requiredSignatures = 6; });
    QTest::newRow("signers and read-only overlap") << Spoil([](Message &m) { m.readOnlyUnsigned = 4; });
    QTest::newRow("no keys") << Spoil([](Message &m) { m.accountKeys.clear(); });
    QTest::newRow("the same key twice") << Spoil([](Message &m) { m.accountKeys[3] = m.accountKeys[1]; });
    QTest::newRow("program is the fee payer") << Spoil([](Message &m) { m.instructions[1].programIndex = 0; });
    QTest::newRow("program out of range") << Spoil([](Message &m) { m.instructions[1].programIndex = 5; });
    QTest::newRow("account out of range") << Spoil([](Message &m) { m.instructions[0].accountIndexes[3] = 5; });
    QTest::newRow("account far out of range")
        << Spoil([](Message &m) { m.instructions[0].accountIndexes[0] = '\xff'; });
    QTest::newRow("lookup of nothing") << Spoil([](Message &m) {
        m.version = Message::Version::V0;
        m.lookups = {{key(20), {}, {}}};
    });
    QTest::newRow("account behind the lookups") << Spoil([](Message &m) {
        m = sample(Message::Version::V0);
        m.instructions[0].accountIndexes[0] = 9;
    });
    QTest::newRow("program from a lookup") << Spoil([](Message &m) {
        m = sample(Message::Version::V0);
        m.instructions[0].programIndex = 6;
    });
    QTest::newRow("257 keys with the lookups") << Spoil([](Message &m) {
        m = sample(Message::Version::V0);
        m.lookups = {{key(20), QByteArray(252, '\1'), {}}};
    });
}

void tst_Message::refuses()
{
    QFETCH(Spoil, spoil);
    Message message = sample(Message::Version::Legacy);
    spoil(message);
    const Result<Message> decoded = Message::decode(message.encode());
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, ErrorCode::Damaged);
}

void tst_Message::refusesDamagedBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray legacy = sample(Message::Version::Legacy).encode();
    const QByteArray v0 = sample(Message::Version::V0).encode();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("version flag alone") << QByteArray("\x80");
    QTest::newRow("version 1") << QByteArray(v0).replace(0, 1, "\x81");
    QTest::newRow("version 127") << QByteArray(v0).replace(0, 1, "\xff");
    QTest::newRow("v0 without its flag") << v0.sliced(1);
    QTest::newRow("legacy with a flag") << "\x80" + legacy;
    QTest::newRow("overlong key count") << QByteArray(legacy).replace(3, 1, QByteArray("\x85\0", 2));
    QTest::newRow("65535 keys") << QByteArray(legacy).replace(3, 1, QByteArray("\xff\xff\x03", 3));
    QTest::newRow("more instructions than bytes")
        << QByteArray(legacy).replace(3 + 1 + 5 * 32 + 32, 1, QByteArray("\x7f"));
}

void tst_Message::refusesDamagedBytes()
{
    QFETCH(QByteArray, bytes);
    const Result<Message> decoded = Message::decode(bytes);
    QVERIFY(!decoded);
    QCOMPARE(decoded.error().code, ErrorCode::Damaged);
}

void tst_Message::noByteStringCrashes()
{
    test::Sequence sequence(3);
    const QByteArray samples[] = {sample(Message::Version::Legacy).encode(), sample(Message::Version::V0).encode()};
    int accepted = 0;
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = samples[round % 2];
        for (quint64 i = 0; i <= sequence.below(4); ++i)
            bytes[static_cast<qsizetype>(sequence.below(static_cast<quint64>(bytes.size())))]
                = static_cast<char>(sequence.next());
        const Result<Message> decoded = Message::decode(bytes);
        if (!decoded)
            continue;
        ++accepted;
        // The wire form is canonical: what is accepted is reproduced.
        QCOMPARE(decoded->encode(), bytes);
        for (qsizetype i = 0; i < decoded->instructions.size(); ++i)
            QCOMPARE(decoded->instruction(i).accounts.size(), decoded->instructions[i].accountIndexes.size());
    }
    QVERIFY(accepted > 1000);
}

CURVEDESK_TEST(tst_Message)

} // namespace messageTest
#include "tst_Message.moc"
