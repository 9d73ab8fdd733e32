// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/TransactionRun.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace invocationTest {

namespace {

Address key(quint8 number)
{
    std::array<quint8, Address::size> bytes{};
    bytes.fill(number);
    return Address(bytes);
}

const Address rogue = key(101); // does what its data says
const Address other = key(102); // calls the rogue back
const Address payer = key(1);
const Address mine = key(2); // the rogue's own account
const Address foreign = key(3); // somebody else's
const Address fresh = key(4); // there is none

enum Trick : char {
    Nothing,
    TakeForeign,
    GiveForeign,
    WriteForeign,
    GrowForeign,
    WriteMine,
    TakeMine,
    Print,
    Burn,
    HandOverForeign,
    HandOverMine,
    HandOverDirty,
    MakeExecutable,
    CallUnknown,
    CallSelfDeep,
    CallOther,
    CallWritable,
    CallSigner,
    CallSigned,
    CallMissing,
    CallNotExecutable,
    WriteThenCall,
    CallThenWrite,
    SwallowFailure,
    Spend,
    SpendTooMuch,
};

Instruction callSelf(InvokeContext &context, Trick trick, const QList<AccountMeta> &accounts)
{
    return {context.programId(), accounts, QByteArray(1, trick)};
}

void move(InvokeContext &context, qsizetype from, qsizetype to)
{
    context.mutableAccount(from).lamports = Lamports(context.account(from).lamports.value() - 1);
    context.mutableAccount(to).lamports = Lamports(context.account(to).lamports.value() + 1);
}

// Accounts: 0 mine, 1 foreign, 2 payer.
ProgramOutcome misbehave(InvokeContext &context)
{
    switch (context.data().front()) {
    case TakeForeign:
        move(context, 1, 0);
        return {};
    case GiveForeign:
    case TakeMine:
        move(context, 0, 1);
        return {};
    case WriteForeign:
        context.mutableAccount(1).data[0] = 'x';
        return {};
    case GrowForeign:
        context.mutableAccount(1).data.append('x');
        return {};
    case WriteMine:
        context.mutableAccount(0).data[0] = 'x';
        return {};
    case Print:
        context.mutableAccount(0).lamports = Lamports(context.account(0).lamports.value() + 1);
        return {};
    case Burn:
        context.mutableAccount(0).lamports = Lamports(context.account(0).lamports.value() - 1);
        return {};
    case HandOverForeign:
        context.mutableAccount(1).owner = rogue;
        return {};
    case HandOverMine:
        context.mutableAccount(0).data.fill('\0');
        context.mutableAccount(0).owner = other;
        return {};
    case HandOverDirty:
        context.mutableAccount(0).owner = other;
        return {};
    case MakeExecutable:
        context.mutableAccount(0).executable = true;
        return {};
    case CallUnknown:
        return context.invoke({key(99), {}, "x"_ba});
    case CallSelfDeep:
        return context.invoke(callSelf(context, CallSelfDeep, {writable(mine)}));
    case CallOther:
        return context.invoke({other, {writable(mine)}, "x"_ba});
    case CallWritable:
        return context.invoke(callSelf(context, Nothing, {writable(foreign)}));
    case CallSigner:
        return context.invoke(callSelf(context, Nothing, {signer(mine)}));
    case CallSigned:
        return context.invoke(callSelf(context, Nothing, {signer(mine)}), std::span(&mine, 1));
    case CallMissing:
        return context.invoke(callSelf(context, Nothing, {readOnly(key(77))}));
    case CallNotExecutable:
        return context.invoke({foreign, {}, "x"_ba});
    case WriteThenCall:
        context.mutableAccount(1).data[0] = 'x';
        return context.invoke(callSelf(context, Nothing, {}));
    case CallThenWrite: {
        AccountState &kept = context.mutableAccount(0);
        const ProgramOutcome called = context.invoke(callSelf(context, WriteMine, {writable(mine)}));
        kept.lamports = Lamports(kept.lamports.value() + 1);
        return called;
    }
    case SwallowFailure:
        (void)context.invoke(callSelf(context, TakeForeign, {writable(mine), writable(foreign)}));
        return {};
    case Spend:
        return context.consume(100);
    case SpendTooMuch:
        return context.consume(1001);
    default:
        return {};
    }
}

ProgramOutcome callBack(InvokeContext &context)
{
    return context.invoke({rogue, {}, QByteArray(1, Nothing)});
}

const ProgramInfo *rogues(const Address &address)
{
    static const ProgramInfo table[] = {
        {rogue, misbehave, false, "Rogue"_ba, {"in 1"_ba, "in 2"_ba, "in 3"_ba, "in 4"_ba, "in 5"_ba}, "ok"_ba},
        {other, callBack, false, "Other"_ba, {"in 1"_ba, "in 2"_ba, "in 3"_ba, "in 4"_ba, "in 5"_ba}, "ok"_ba},
    };
    for (const ProgramInfo &info : table) {
        if (info.id == address)
            return &info;
    }
    return nullptr;
}

} // namespace

/// What programs must not do, and what they may.
class tst_Invocation : public QObject
{
    Q_OBJECT

private slots:
    void watches_data();
    void watches();
    void recordsCalls();
    void truncatesLogs();
};

void tst_Invocation::watches_data()
{
    QTest::addColumn<int>("trick");
    QTest::addColumn<bool>("mineWritable");
    QTest::addColumn<bool>("foreignWritable");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, Trick trick, bool mineWritable, bool foreignWritable, const QString &error) {
        QTest::newRow(name) << int(trick) << mineWritable << foreignWritable << error;
    };
    row("nothing", Nothing, true, true, {});
    row("takes foreign lamports", TakeForeign, true, true, u"ExternalAccountLamportSpend"_s);
    row("gives lamports away", GiveForeign, true, true, {});
    row("gives to a read-only account", GiveForeign, true, false, u"ReadonlyLamportChange"_s);
    row("takes its own lamports read-only", TakeMine, false, true, u"ReadonlyLamportChange"_s);
    row("writes foreign data", WriteForeign, true, true, u"ExternalAccountDataModified"_s);
    row("writes read-only foreign data", WriteForeign, true, false, u"ReadonlyDataModified"_s);
    row("grows foreign data", GrowForeign, true, true, u"AccountDataSizeChanged"_s);
    row("writes its own data", WriteMine, true, true, {});
    row("writes its own data read-only", WriteMine, false, true, u"ReadonlyDataModified"_s);
    row("makes lamports", Print, true, true, u"UnbalancedInstruction"_s);
    row("loses lamports", Burn, true, true, u"UnbalancedInstruction"_s);
    row("takes over a foreign account", HandOverForeign, true, true, u"ModifiedProgramId"_s);
    row("hands over its own account", HandOverMine, true, true, {});
    row("hands over its own account read-only", HandOverMine, false, true, u"ReadonlyDataModified"_s);
    row("hands over data", HandOverDirty, true, true, u"ModifiedProgramId"_s);
    row("makes an account executable", MakeExecutable, true, true, u"ExecutableModified"_s);
    row("calls an unknown program", CallUnknown, true, true, u"MissingAccount"_s);
    row("calls too deep", CallSelfDeep, true, true, u"CallDepth"_s);
    row("is called back", CallOther, true, true, u"ReentrancyNotAllowed"_s);
    row("passes a writable account on", CallWritable, true, true, {});
    row("makes an account writable", CallWritable, true, false, u"PrivilegeEscalation"_s);
    row("forges a signature", CallSigner, true, true, u"PrivilegeEscalation"_s);
    row("signs for its address", CallSigned, true, true, {});
    row("passes an account it does not have", CallMissing, true, true, u"MissingAccount"_s);
    row("calls what is no program", CallNotExecutable, true, true, u"AccountNotExecutable"_s);
    row("writes before a call", WriteThenCall, true, true, u"ExternalAccountDataModified"_s);
    row("writes behind a call", CallThenWrite, true, true, u"UnbalancedInstruction"_s);
    row("swallows a failure", SwallowFailure, true, true, u"ExternalAccountLamportSpend"_s);
    row("spends units", Spend, true, true, {});
    row("spends too many units", SpendTooMuch, true, true, u"ProgramFailedToComplete"_s);
}

namespace {

AccountMap startingAccounts()
{
    AccountMap accounts;
    accounts.insert(rogue, {Lamports(1), programs::nativeLoader, {}, true});
    accounts.insert(other, {Lamports(1), programs::nativeLoader, {}, true});
    accounts.insert(payer, {Lamports(1000), programs::system, {}, false});
    accounts.insert(mine, {Lamports(500), rogue, "data"_ba, false});
    accounts.insert(foreign, {Lamports(500), key(50), "data"_ba, false});
    return accounts;
}

Message messageOf(Trick trick, bool mineWritable, bool foreignWritable)
{
    const Instruction instruction{
        rogue, {{mine, false, mineWritable}, {foreign, false, foreignWritable}, readOnly(other)}, QByteArray(1, trick)};
    return *Message::compile(payer, {instruction}, Hash());
}

} // namespace

void tst_Invocation::watches()
{
    QFETCH(int, trick);
    QFETCH(bool, mineWritable);
    QFETCH(bool, foreignWritable);
    QFETCH(QString, error);
    const AccountMap accounts = startingAccounts();
    const Message message = messageOf(Trick(trick), mineWritable, foreignWritable);
    const BankState state{accounts, 1, 1};
    Execution execution;
    TransactionRun run(message, state, 1000, execution, rogues);

    const ProgramOutcome outcome = run.run(0);

    QCOMPARE(outcome ? QString() : outcome.error().name, error);
    QVERIFY(!execution.logs.isEmpty());
    QCOMPARE(execution.logs.last() == "ok"_ba, error.isEmpty());
}

void tst_Invocation::recordsCalls()
{
    const AccountMap accounts = startingAccounts();
    const Message message = messageOf(CallSelfDeep, true, true);
    const BankState state{accounts, 1, 1};
    Execution execution;
    TransactionRun run(message, state, 1000, execution, rogues);
    QVERIFY(!run.run(0));

    QCOMPARE(execution.innerInstructions.size(), 5);
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(execution.innerInstructions[i].stackHeight, i + 2);
        QCOMPARE(execution.innerInstructions[i].outerIndex, 0);
        QCOMPARE(message.accountKeys[execution.innerInstructions[i].programIndex], rogue);
        QCOMPARE(execution.innerInstructions[i].accountIndexes.size(), 1);
    }
    QCOMPARE(execution.logs.first(), "in 1"_ba);
    QCOMPARE(execution.logs[4], "in 5"_ba);
    QCOMPARE(execution.logs.count("Program Rogue failed: Cross-program invocation call depth too deep"_ba), 5);
}

void tst_Invocation::truncatesLogs()
{
    const AccountMap accounts = startingAccounts();
    const Message message = messageOf(Nothing, true, true);
    const BankState state{accounts, 1, 1};
    Execution execution;
    TransactionRun run(message, state, 1000, execution, rogues);
    for (int i = 0; i < 1000; ++i)
        run.log("0123456789012345678901234567890123456789"_ba);
    QCOMPARE(execution.logs.size(), 251);
    QCOMPARE(execution.logs.last(), "Log truncated"_ba);
}

CURVEDESK_TEST(tst_Invocation)

} // namespace invocationTest
#include "tst_Invocation.moc"
