// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace tokenProgramTest {

namespace {

Address key(quint8 number)
{
    std::array<quint8, Address::size> bytes{};
    bytes.fill(number);
    return Address(bytes);
}

/// A wallet whose bytes in a token account say, where a mint has its state, that there is no mint.
Address walletLikeNoMint()
{
    std::array<quint8, Address::size> bytes{};
    bytes.fill(5);
    bytes[13] = 0;
    return Address(bytes);
}

const Address payer = key(1);
const Address mint = key(2);
const Address account = key(3); ///< what the instructions are to initialize
const Address wallet = walletLikeNoMint();

QByteArray mintBase()
{
    MintAccount state;
    state.mintAuthority = payer;
    state.decimals = 6;
    state.isInitialized = true;
    return state.encode();
}

/// With room for another extension.
QByteArray extendedMint()
{
    return tokenExtensions::encodeAccount(mintBase(), tokenExtensions::AccountType::Mint,
                                          {{tokenExtensions::MetadataPointer, QByteArray(64, 'p')}})
        + QByteArray(4, '\0');
}

QByteArray extendedAccount()
{
    TokenAccount state;
    state.mint = mint;
    state.owner = wallet;
    state.amount = TokenAmount(500);
    state.state = TokenAccount::State::Initialized;
    return tokenExtensions::encodeAccount(state.encode(), tokenExtensions::AccountType::Account,
                                          {{tokenExtensions::ImmutableOwner, {}}});
}

Instruction initializeImmutableOwner()
{
    return {programs::token2022, {writable(account)}, ByteWriter().u8(22).result()};
}

Instruction initializeAccount()
{
    return tokenInstruction::initializeAccount(account, mint, wallet, programs::token2022);
}

Instruction initializeMint()
{
    return {programs::token2022,
            {writable(account)},
            ByteWriter().u8(20).u8(6).array(payer.bytes()).u8(0).result()}; // InitializeMint2
}

} // namespace

/// What no account of tst_RealPrograms is like.
class tst_TokenProgram : public QObject
{
    Q_OBJECT

private slots:
    void makesNoAccountOfAnotherKind_data();
    void makesNoAccountOfAnotherKind();
    void makesAnExtendedAccount();

private:
    /// Runs the instructions on an account of Token-2022 with this data; m_data is its data afterwards.
    Execution run(const QByteArray &data, const QList<Instruction> &instructions)
    {
        AccountMap accounts = makeGenesis(1)->accounts;
        accounts[payer] = {Lamports(lamportsPerSol), programs::system, {}, false};
        accounts[mint] = {rent::exemptMinimum(82), programs::token2022, mintBase(), false};
        accounts[account] = {rent::exemptMinimum(static_cast<quint64>(data.size())), programs::token2022, data, false};
        const Execution execution
            = execute(Transaction::unsignedFrom(*Message::compile(payer, instructions, Hash())), {accounts, 1, 1});
        for (const auto &[address, state] : execution.writes)
            accounts.insert(address, state);
        m_data = accounts.value(account).data;
        return execution;
    }

    QByteArray m_data;
};

void tst_TokenProgram::makesNoAccountOfAnotherKind_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<Instruction>("instruction");
    QTest::addColumn<TransactionError>("error");
    const TransactionError otherKind = TransactionError::instruction(0, u"InvalidAccountData"_s);
    const TransactionError inUse = TransactionError::custom(0, 6);
    QTest::newRow("account of a mint") << extendedMint() << initializeAccount() << otherKind;
    QTest::newRow("extension of a mint") << extendedMint() << initializeImmutableOwner() << otherKind;
    QTest::newRow("mint of an account") << extendedAccount() << initializeMint() << otherKind;
    QTest::newRow("account twice") << extendedAccount() << initializeAccount() << inUse;
    QTest::newRow("extension too late") << extendedAccount() << initializeImmutableOwner() << inUse;
}

void tst_TokenProgram::makesNoAccountOfAnotherKind()
{
    QFETCH(const QByteArray, data);
    QFETCH(const Instruction, instruction);
    QFETCH(const TransactionError, error);
    const Execution execution = run(data, {instruction});
    QVERIFY(execution.error);
    QCOMPARE(*execution.error, error);
    QCOMPARE(m_data, data);
}

void tst_TokenProgram::makesAnExtendedAccount()
{
    const Execution execution = run(QByteArray(170, '\0'), {initializeImmutableOwner(), initializeAccount()});
    QVERIFY(!execution.error);
    const auto made = TokenAccount::decode(m_data);
    QVERIFY(made);
    QCOMPARE(made->owner, wallet);
    QCOMPARE(tokenExtensions::entries(m_data)->constFirst().type, quint16(tokenExtensions::ImmutableOwner));
}

CURVEDESK_TEST(tst_TokenProgram)

} // namespace tokenProgramTest
#include "tst_TokenProgram.moc"
