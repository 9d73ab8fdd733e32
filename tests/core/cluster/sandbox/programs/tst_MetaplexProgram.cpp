// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace metaplexProgramTest {

namespace {

Address key(quint8 number)
{
    std::array<quint8, Address::size> bytes{};
    bytes.fill(number);
    return Address(bytes);
}

const Address payer = key(1);
const Address mint = key(2);
const Address stranger = key(3);

QByteArray dataV2(const QByteArray &name, const QByteArray &symbol, const QByteArray &uri)
{
    return ByteWriter()
        .lengthPrefixed(name)
        .lengthPrefixed(symbol)
        .lengthPrefixed(uri)
        .u16(250)
        .u8(0)
        .u8(0)
        .u8(0)
        .result();
}

Instruction create(const QByteArray &data, bool isMutable = true, const Address &authority = payer,
                   const Address &account = metaplexMetadataAddress(mint))
{
    return {programs::metaplexMetadata,
            {writable(account), readOnly(mint), signer(authority), writableSigner(payer), readOnly(payer),
             readOnly(programs::system), readOnly(programs::rentSysvar)},
            ByteWriter().u8(33).bytes(data).boolean(isMutable).u8(0).result()};
}

// No new data; a new authority and mutability where given.
Instruction update(const Address &authority, std::optional<Address> next, std::optional<bool> isMutable,
                   const QByteArray &data = {})
{
    ByteWriter writer;
    writer.u8(15).boolean(!data.isEmpty()).bytes(data).boolean(next.has_value());
    if (next)
        writer.array(next->bytes());
    writer.u8(0).boolean(isMutable.has_value());
    if (isMutable)
        writer.boolean(*isMutable);
    return {programs::metaplexMetadata, {writable(metaplexMetadataAddress(mint)), signer(authority)}, writer.result()};
}

} // namespace

class tst_MetaplexProgram : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void creates();
    void refusesToCreate_data();
    void refusesToCreate();
    void updates();
    void refusesToUpdate_data();
    void refusesToUpdate();

private:
    Execution run(const QList<Instruction> &instructions)
    {
        const Execution execution
            = execute(Transaction::unsignedFrom(*Message::compile(payer, instructions, Hash())), {m_accounts, 1, 1});
        for (const auto &[address, state] : execution.writes)
            m_accounts.insert(address, state);
        return execution;
    }
    MetaplexMetadata metadata() const
    {
        return MetaplexMetadata::decode(m_accounts.value(metaplexMetadataAddress(mint)).data)
            .value_or(MetaplexMetadata());
    }

    AccountMap m_accounts;
};

void tst_MetaplexProgram::init()
{
    m_accounts = makeGenesis(1)->accounts;
    m_accounts[payer] = {Lamports(lamportsPerSol), programs::system, {}, false};
    m_accounts[stranger] = m_accounts[payer];
    MintAccount state;
    state.mintAuthority = payer;
    state.decimals = 6;
    state.isInitialized = true;
    m_accounts[mint] = {rent::exemptMinimum(82), programs::token, state.encode(), false};
}

void tst_MetaplexProgram::creates()
{
    const Execution execution = run({create(dataV2("Coin", "C", "https://example.org"), false)});
    QVERIFY(!execution.error);
    const AccountState account = m_accounts.value(metaplexMetadataAddress(mint));
    QCOMPARE(account.owner, programs::metaplexMetadata);
    QCOMPARE(account.data.size(), 679);
    QCOMPARE(account.lamports, rent::exemptMinimum(679));
    const MetaplexMetadata created = metadata();
    QCOMPARE(created.name, "Coin"_ba);
    QCOMPARE(created.symbol, "C"_ba);
    QCOMPARE(created.uri, "https://example.org"_ba);
    QCOMPARE(created.sellerFeeBasisPoints, 250);
    QCOMPARE(created.mint, mint);
    QCOMPARE(created.updateAuthority, payer);
    QCOMPARE(*created.tokenStandard, 2);
    QVERIFY(created.editionNonce);
    QVERIFY(!created.isMutable && !created.creators && !created.collection && !created.uses);
    // Transfer, allocate, assign.
    QCOMPARE(execution.innerInstructions.size(), 3);
    QCOMPARE(execution.logs.count("Program log: IX: Create Metadata Accounts v3"_ba), 1);
}

void tst_MetaplexProgram::refusesToCreate_data()
{
    QTest::addColumn<QList<Instruction>>("instructions");
    QTest::addColumn<TransactionError>("error");
    const QByteArray good = dataV2("Coin", "C", "u");
    const auto custom = [](quint32 code) { return TransactionError::custom(0, code); };
    QTest::newRow("name") << QList{create(dataV2(QByteArray(33, 'n'), "C", "u"))} << custom(11);
    QTest::newRow("symbol") << QList{create(dataV2("Coin", QByteArray(11, 's'), "u"))} << custom(12);
    QTest::newRow("uri") << QList{create(dataV2("Coin", "C", QByteArray(201, 'u')))} << custom(13);
    QTest::newRow("another address") << QList{create(good, true, payer, key(9))} << custom(5);
    QTest::newRow("a stranger") << QList{create(good, true, stranger)} << custom(10);
    QTest::newRow("cut off") << QList{create(good.chopped(3))} << custom(0);
    QTest::newRow("twice") << QList{create(good), create(good)} << TransactionError::custom(1, 3);
    Instruction isUnsigned = create(good, true, stranger);
    isUnsigned.accounts[2].isSigner = false;
    QTest::newRow("unsigned stranger") << QList{isUnsigned} << custom(10);
    Instruction few = create(good);
    few.accounts.resize(5);
    QTest::newRow("few accounts") << QList{few} << TransactionError::instruction(0, u"NotEnoughAccountKeys"_s);
    const Instruction unknown{programs::metaplexMetadata, {writable(payer)}, "\x77"_ba};
    QTest::newRow("unknown") << QList{unknown} << TransactionError::instruction(0, u"UnsupportedProgramId"_s);
    const QByteArray verified = ByteWriter()
                                    .lengthPrefixed("n")
                                    .lengthPrefixed("s")
                                    .lengthPrefixed("u")
                                    .u16(0)
                                    .u8(1)
                                    .u32(1)
                                    .array(stranger.bytes())
                                    .u8(1)
                                    .u8(100)
                                    .u8(0)
                                    .u8(0)
                                    .result();
    QTest::newRow("verified creator") << QList{create(verified)}
                                      << TransactionError::instruction(0, u"InvalidArgument"_s);
}

void tst_MetaplexProgram::refusesToCreate()
{
    QFETCH(QList<Instruction>, instructions);
    QFETCH(TransactionError, error);
    const Execution execution = run(instructions);
    QVERIFY(execution.error);
    QCOMPARE(*execution.error, error);
}

void tst_MetaplexProgram::updates()
{
    QVERIFY(!run({create(dataV2("Coin", "C", "u"))}).error);
    QVERIFY(!run({update(payer, std::nullopt, std::nullopt, dataV2("Other", "O", "v"))}).error);
    QCOMPARE(metadata().name, "Other"_ba);
    QVERIFY(metadata().isMutable);
    QVERIFY(!run({update(payer, stranger, false)}).error);
    QCOMPARE(metadata().updateAuthority, stranger);
    QVERIFY(!metadata().isMutable);
    QCOMPARE(metadata().uri, "v"_ba);
    QCOMPARE(m_accounts.value(metaplexMetadataAddress(mint)).data.size(), 679);
}

void tst_MetaplexProgram::refusesToUpdate_data()
{
    QTest::addColumn<Instruction>("instruction");
    QTest::addColumn<TransactionError>("error");
    QTest::newRow("a stranger") << update(stranger, stranger, {}) << TransactionError::custom(0, 7);
    QTest::newRow("immutable") << update(payer, {}, {}, dataV2("Other", "O", "v")) << TransactionError::custom(0, 44);
    Instruction isUnsigned = update(payer, stranger, {});
    isUnsigned.accounts = {isUnsigned.accounts[0], readOnly(payer)};
    QTest::newRow("cut off") << Instruction{programs::metaplexMetadata,
                                            {writable(metaplexMetadataAddress(mint)), signer(payer)},
                                            "\x0f"_ba}
                             << TransactionError::custom(0, 44);
    QTest::newRow("no account") << Instruction{programs::metaplexMetadata,
                                               {writable(stranger), signer(payer)},
                                               "\x0f"_ba}
                                << TransactionError::instruction(0, u"IncorrectProgramId"_s);
}

void tst_MetaplexProgram::refusesToUpdate()
{
    QFETCH(Instruction, instruction);
    QFETCH(TransactionError, error);
    QVERIFY(!run({create(dataV2("Coin", "C", "u"), false)}).error);
    const Execution execution = run({instruction});
    QVERIFY(execution.error);
    QCOMPARE(*execution.error, error);
}

CURVEDESK_TEST(tst_MetaplexProgram)

} // namespace metaplexProgramTest
#include "tst_MetaplexProgram.moc"
