// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace bankTest {

namespace {

Address key(quint8 number)
{
    std::array<quint8, Address::size> bytes{};
    bytes.fill(number);
    return Address(bytes);
}

const Address payer = key(1);
const Address bob = key(2);

QByteArray mintData(quint64 supply)
{
    MintAccount mint;
    mint.mintAuthority = payer;
    mint.supply = supply;
    mint.decimals = 6;
    mint.isInitialized = true;
    return mint.encode();
}

quint64 sum(const AccountMap &accounts)
{
    quint64 out = 0;
    for (const AccountState &account : accounts)
        out += account.lamports.value();
    return out;
}

void apply(AccountMap &accounts, const Execution &execution)
{
    for (const auto &[address, state] : execution.writes) {
        if (state.lamports.isZero())
            accounts.remove(address);
        else
            accounts.insert(address, state);
    }
}

} // namespace

/// Fees, rent and the transaction as a whole; what instructions do is in tst_RealPrograms and tst_Invocation.
class tst_Bank : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takesTheFee();
    void keepsOnlyTheFeeOfAFailure();
    void refuses_data();
    void refuses();
    void chargesForLoadingFailures_data();
    void chargesForLoadingFailures();
    void leavesAccountsThatWereBelowRent();
    void forgetsEmptyAccounts();
    void protectsReservedAccounts();
    void showsTokenBalances();
    void endsWhenUnitsRunOut();
    void conservesLamports();

private:
    Execution run(const QList<Instruction> &instructions)
    {
        const Result<Message> message = Message::compile(payer, instructions, Hash());
        return execute(Transaction::unsignedFrom(*message), {m_accounts, 7, 1'700'000'000});
    }
    void fund(const Address &address, quint64 lamports)
    {
        m_accounts[address] = {Lamports(lamports), programs::system, {}, false};
    }

    AccountMap m_accounts;
};

void tst_Bank::init()
{
    const Result<Genesis> genesis = makeGenesis(1);
    QVERIFY(genesis);
    m_accounts = genesis->accounts;
    fund(payer, 10 * lamportsPerSol);
    fund(bob, lamportsPerSol);
}

void tst_Bank::takesTheFee()
{
    const Execution execution
        = run({computeBudget::setUnitLimit(1000), computeBudget::setUnitPrice(MicroLamports(1'500'001)),
               systemInstruction::transfer(payer, bob, Lamports(77))});
    QVERIFY(execution.landed);
    QVERIFY(!execution.error);
    QCOMPARE(execution.fee.value(), 5000u + 1501u);
    QCOMPARE(execution.unitsConsumed, 450u);
    QCOMPARE(execution.preBalances.first(), 10 * lamportsPerSol);
    QCOMPARE(execution.postBalances.first(), 10 * lamportsPerSol - 77 - 6501);
    QCOMPARE(execution.writes.size(), 2);
}

void tst_Bank::keepsOnlyTheFeeOfAFailure()
{
    const Execution execution = run({systemInstruction::transfer(payer, bob, Lamports(1000)),
                                     systemInstruction::transfer(payer, bob, Lamports(100 * lamportsPerSol))});
    QVERIFY(execution.landed);
    QCOMPARE(*execution.error, TransactionError::custom(1, 1));
    QCOMPARE(execution.writes.size(), 1);
    QCOMPARE(execution.writes.first().first, payer);
    QCOMPARE(execution.writes.first().second.lamports.value(), 10 * lamportsPerSol - 5000);
    QCOMPARE(execution.postBalances[0], 10 * lamportsPerSol - 5000);
    QCOMPARE(execution.postBalances.mid(1), execution.preBalances.mid(1));
    QVERIFY(!execution.logs.isEmpty());
}

void tst_Bank::refuses_data()
{
    QTest::addColumn<quint64>("lamports");
    QTest::addColumn<QList<Instruction>>("instructions");
    QTest::addColumn<TransactionError>("error");
    const QList<Instruction> transfer{systemInstruction::transfer(payer, bob, Lamports(0))};
    const auto withPrice = [&](quint64 price) {
        return QList<Instruction>{computeBudget::setUnitPrice(MicroLamports(price)), transfer.first()};
    };
    const auto whole = [](const char *name) { return TransactionError::whole(QString::fromLatin1(name)); };
    QTest::newRow("nobody") << quint64(0) << transfer << whole("AccountNotFound");
    QTest::newRow("poor") << quint64(4999) << transfer << whole("InsufficientFundsForFee");
    QTest::newRow("poor for the priority")
        << lamportsPerSol << withPrice(50'000'000'000) << whole("InsufficientFundsForFee");
    QTest::newRow("priority beyond 64 bits")
        << lamportsPerSol << withPrice(~quint64(0)) << whole("InsufficientFundsForFee");
    QTest::newRow("below rent afterwards")
        << quint64(890'880 + 4'999) << transfer << TransactionError{u"InsufficientFundsForRent"_s, 0, {}, {}};
    QTest::newRow("limit twice") << lamportsPerSol
                                 << QList<Instruction>{computeBudget::setUnitLimit(1), transfer.first(),
                                                       computeBudget::setUnitLimit(2)}
                                 << TransactionError{u"{\"DuplicateInstruction\":2}"_s, 2, {}, {}};
    QTest::newRow("budget unreadable") << lamportsPerSol
                                       << QList<Instruction>{transfer.first(),
                                                             {programs::computeBudget, {}, "\x02\x01"_ba}}
                                       << TransactionError::instruction(1, u"InvalidInstructionData"_s);
}

void tst_Bank::refuses()
{
    QFETCH(quint64, lamports);
    QFETCH(QList<Instruction>, instructions);
    QFETCH(TransactionError, error);
    m_accounts.remove(payer);
    if (lamports != 0)
        fund(payer, lamports);
    const Execution execution = run(instructions);
    QVERIFY(!execution.landed);
    QVERIFY(execution.error);
    QCOMPARE(*execution.error, error);
    QVERIFY(execution.writes.isEmpty());
}

void tst_Bank::chargesForLoadingFailures_data()
{
    QTest::addColumn<Address>("program");
    QTest::addColumn<QString>("error");
    QTest::newRow("no such program") << key(99) << u"ProgramAccountNotFound"_s;
    QTest::newRow("a wallet") << bob << u"InvalidProgramForExecution"_s;
}

void tst_Bank::chargesForLoadingFailures()
{
    QFETCH(Address, program);
    QFETCH(QString, error);
    const Execution execution
        = run({systemInstruction::transfer(payer, key(9), Lamports(lamportsPerSol)), {program, {}, "x"_ba}});
    QVERIFY(execution.landed);
    QCOMPARE(*execution.error, TransactionError::whole(error));
    QVERIFY(execution.logs.isEmpty());
    QCOMPARE(execution.writes.size(), 1);
    QCOMPARE(execution.writes.first().second.lamports.value(), 10 * lamportsPerSol - 5000);
}

void tst_Bank::leavesAccountsThatWereBelowRent()
{
    fund(bob, 1000);
    const Instruction give = systemInstruction::transfer(payer, bob, Lamports(1));
    QCOMPARE(run({give}).error->kind, u"InsufficientFundsForRent"_s);
    const Instruction take = systemInstruction::transfer(bob, payer, Lamports(1));
    QVERIFY(!run({take}).error);
    const Instruction fill = systemInstruction::transfer(payer, bob, Lamports(890'880));
    QVERIFY(!run({fill}).error);
}

void tst_Bank::forgetsEmptyAccounts()
{
    const Execution execution = run({systemInstruction::transfer(bob, payer, Lamports(lamportsPerSol))});
    QVERIFY(!execution.error);
    apply(m_accounts, execution);
    QVERIFY(!m_accounts.contains(bob));
    QCOMPARE(m_accounts.value(payer).lamports.value(), 11 * lamportsPerSol - 10'000);
}

void tst_Bank::protectsReservedAccounts()
{
    // Programs that are called, built-in programs and sysvars are read-only whatever the message says.
    const Instruction toSystem = systemInstruction::transfer(payer, programs::system, Lamports(1));
    QCOMPARE(run({toSystem}).error->instructionError, u"ReadonlyLamportChange"_s);
    const Instruction toRent = systemInstruction::transfer(payer, programs::rentSysvar, Lamports(1));
    QCOMPARE(run({toRent}).error->instructionError, u"ReadonlyLamportChange"_s);
    const Instruction toCalled = systemInstruction::transfer(payer, programs::associatedToken, Lamports(1));
    QCOMPARE(run({toCalled, {programs::associatedToken, {}, {}}}).error->instructionError, u"ReadonlyLamportChange"_s);
    QVERIFY(!run({toCalled}).error);
}

void tst_Bank::showsTokenBalances()
{
    const Address mint = key(20);
    m_accounts[mint] = {rent::exemptMinimum(82), programs::token, mintData(500), false};
    TokenAccount account;
    account.mint = mint;
    account.owner = payer;
    account.amount = TokenAmount(500);
    account.state = TokenAccount::State::Initialized;
    const Address from = key(21);
    m_accounts[from] = {rent::exemptMinimum(165), programs::token, account.encode(), false};
    const Address to = associatedTokenAddress(bob, mint, programs::token);

    const Execution execution
        = run({curvedesk::test::createAssociatedIdempotent(payer, bob, mint, programs::token),
               tokenInstruction::transferChecked(from, mint, to, payer, TokenAmount(123), 6, programs::token)});
    QVERIFY(!execution.error);
    QCOMPARE(execution.preTokenBalances.size(), 1);
    QCOMPARE(execution.preTokenBalances.first().amount, 500u);
    QCOMPARE(execution.postTokenBalances.size(), 2);
    for (const TokenBalance &balance : execution.postTokenBalances) {
        QCOMPARE(balance.mint, mint);
        QCOMPARE(balance.decimals, 6);
        QCOMPARE(balance.tokenProgram, programs::token);
        QCOMPARE(balance.amount, balance.owner == bob ? 123u : 377u);
    }
    QCOMPARE(execution.innerInstructions.size(), 4);
}

void tst_Bank::endsWhenUnitsRunOut()
{
    const Execution execution
        = run({computeBudget::setUnitLimit(299), systemInstruction::transfer(payer, bob, Lamports(1))});
    QCOMPARE(*execution.error, TransactionError::instruction(1, u"ComputationalBudgetExceeded"_s));
    QCOMPARE(execution.unitsConsumed, 299u);
    QCOMPARE(execution.logs.last(),
             "Program 11111111111111111111111111111111 failed: Computational budget exceeded"_ba);
}

void tst_Bank::conservesLamports()
{
    // Random transactions of every program, most of them wrong: whatever happens, nothing appears and only fees go.
    QRandomGenerator random(20'261'010);
    fund(payer, 1000 * lamportsPerSol);
    QList<Address> people{payer, bob};
    for (quint8 i = 30; i < 38; ++i) {
        fund(key(i), lamportsPerSol);
        people.append(key(i));
    }
    const auto someone = [&] { return people[random.bounded(people.size())]; };
    const auto some
        = [&]() -> quint64 { return random.bounded(8) == 0 ? random.generate64() : random.generate() % 50'000'000; };
    const Address mint = key(60);
    m_accounts[mint] = {rent::exemptMinimum(82), programs::token, mintData(0), false};
    const quint64 before = sum(m_accounts);
    quint64 burned = 0;
    int failed = 0;
    int succeeded = 0;
    for (int i = 0; i < 5000; ++i) {
        QList<Instruction> instructions;
        for (int n = random.bounded(1, 4); n > 0; --n) {
            const Address a = someone();
            const Address b = someone();
            const Address token
                = associatedTokenAddress(a, random.bounded(2) == 0 ? programs::wrappedSol : mint, programs::token);
            switch (random.bounded(7)) {
            case 0:
                instructions.append(
                    systemInstruction::createAccount(a, b, Lamports(some()), random.generate() % 300, programs::token));
                break;
            case 1:
                instructions.append(
                    curvedesk::test::createAssociatedIdempotent(payer, a, programs::wrappedSol, programs::token));
                break;
            case 2:
                instructions.append(systemInstruction::transfer(payer, token, Lamports(some())));
                break;
            case 3:
                instructions.append(tokenInstruction::syncNative(token));
                break;
            case 4:
                instructions.append(tokenInstruction::closeAccount(token, b, a, programs::token));
                break;
            case 5:
                instructions.append(
                    {programs::token,
                     {writable(token), writable(associatedTokenAddress(b, programs::wrappedSol, programs::token)),
                      signer(a)},
                     QByteArray("\x03") + QByteArray(reinterpret_cast<const char *>(&i), 4) + QByteArray(4, '\0')});
                break;
            default:
                instructions.append(systemInstruction::transfer(a, b, Lamports(some())));
            }
        }
        const Execution execution = run(instructions);
        burned += execution.fee.value();
        (execution.error ? failed : succeeded) += 1;
        quint64 pre = 0;
        quint64 post = execution.landed ? execution.fee.value() : 0;
        for (qsizetype k = 0; k < execution.preBalances.size(); ++k) {
            pre += execution.preBalances[k];
            post += execution.postBalances[k];
        }
        QCOMPARE(post, pre);
        apply(m_accounts, execution);
        QCOMPARE(sum(m_accounts) + burned, before);
        if (m_accounts.value(payer).lamports.value() < lamportsPerSol)
            break;
    }
    QVERIFY(failed > 50);
    QVERIFY(succeeded > 50);
}

CURVEDESK_TEST(tst_Bank)

} // namespace bankTest
#include "tst_Bank.moc"
