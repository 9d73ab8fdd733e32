// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/Invocation.h"

#include "core/cluster/sandbox/bank/TransactionErrorText.h"

#include <algorithm>
#include <charconv>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

__extension__ typedef unsigned __int128 Wide;

constexpr auto outOfUnits = "ComputationalBudgetExceeded"_L1;

// True for equal bytes; two copies that share one buffer are not compared byte by byte.
bool sameData(const QByteArray &a, const QByteArray &b)
{
    return a.constData() == b.constData() ? a.size() == b.size() : a == b;
}

constexpr std::size_t maxDigits = 10; // of a u32

// The decimal digits of `number`, written to `buffer`: a log line needs no memory of its own for them.
QByteArrayView digits(quint32 number, char (&buffer)[maxDigits])
{
    const std::to_chars_result end = std::to_chars(buffer, buffer + maxDigits, number);
    return {buffer, end.ptr - buffer};
}

} // namespace

Invocation::Invocation(TransactionRun &transaction, const Address &program, QByteArrayView data)
    : m_transaction(transaction)
    , m_program(program)
    , m_data(data)
{
}

const Address &Invocation::address(qsizetype index) const
{
    return m_transaction.message().accountKeys[m_accounts[index].key];
}

const AccountState &Invocation::account(qsizetype index) const
{
    return m_transaction.account(m_accounts[index].key).state;
}

AccountState &Invocation::mutableAccount(qsizetype index)
{
    const Account &account = m_accounts[index];
    TransactionRun::Loaded &loaded = m_transaction.account(account.key);
    const bool isKnown = std::ranges::any_of(
        m_touched, [&account](const Touched &touched) { return touched.account.key == account.key; });
    if (!isKnown) {
        m_touched.append({account, loaded.state});
        loaded.isTouched = true;
    }
    return loaded.state;
}

ProgramOutcome Invocation::consume(quint32 units)
{
    if (!m_transaction.consume(units))
        return refuse(outOfUnits);
    return {};
}

void Invocation::log(QByteArrayView message)
{
    QByteArray line;
    line.reserve(13 + message.size());
    m_transaction.log(line.append("Program log: ").append(message));
}

void Invocation::logData(QByteArrayView data)
{
    const QByteArray text = QByteArray::fromRawData(data.data(), data.size()).toBase64();
    QByteArray line;
    line.reserve(14 + text.size());
    m_transaction.log(line.append("Program data: ").append(text));
}

ProgramOutcome Invocation::run()
{
    const ProgramInfo *program = m_transaction.program(m_program);
    if (!program || !program->entry)
        return refuse(u"UnsupportedProgramId"_s);
    const ProgramOutcome mayRun = checkCallStack();
    if (!mayRun)
        return mayRun;

    m_transaction.stack.append(program);
    m_transaction.returnData.clear();
    m_transaction.log(program->invoke[static_cast<std::size_t>(m_transaction.stack.size() - 1)]);
    const quint32 unitsBefore = m_transaction.unitsLeft();
    ProgramOutcome outcome = program->entry(*this);
    if (m_calleeError)
        outcome = tl::unexpected(*m_calleeError);
    if (outcome)
        outcome = checkChanges();
    // A real program that runs out of units is stopped by the virtual machine and reports no error of its own.
    const bool isCutShort = !outcome && !m_calleeError && !program->isBuiltin && outcome.error().name == outOfUnits;
    if (isCutShort)
        outcome = refuse(u"ProgramFailedToComplete"_s);
    logEnd(*program, unitsBefore,
           outcome ? QString()
                   : (isCutShort ? u"exceeded CUs meter at BPF instruction"_s
                                 : transactionErrorText::ofInstruction(outcome.error())));
    m_transaction.stack.removeLast();
    return outcome;
}

ProgramOutcome Invocation::checkCallStack() const
{
    const auto &stack = m_transaction.stack;
    if (stack.size() >= maxStackHeight)
        return refuse(u"CallDepth"_s);
    // A program may call itself directly, but not through another program.
    const auto isSame = [this](const ProgramInfo *program) { return program->id == m_program; };
    if (!stack.isEmpty() && !isSame(stack.last()) && std::any_of(stack.cbegin(), stack.cend(), isSame))
        return refuse(u"ReentrancyNotAllowed"_s);
    return {};
}

void Invocation::logEnd(const ProgramInfo &program, quint32 unitsBefore, const QString &failure)
{
    if (!program.isBuiltin) {
        char number[maxDigits];
        QByteArray line;
        line.reserve(program.base58.size() + 64);
        line.append("Program ").append(program.base58).append(" consumed ");
        line.append(digits(unitsBefore - m_transaction.unitsLeft(), number)).append(" of ");
        line.append(digits(unitsBefore, number)).append(" compute units");
        m_transaction.log(std::move(line));
        if (!m_transaction.returnData.isEmpty())
            m_transaction.log("Program return: " + program.base58 + ' ' + m_transaction.returnData.toBase64());
    }
    if (failure.isEmpty())
        m_transaction.log(program.success);
    else
        m_transaction.log("Program " + program.base58 + " failed: " + failure.toUtf8());
}

ProgramOutcome Invocation::checkChange(const Touched &touched, const AccountState &after) const
{
    const AccountState &before = touched.before;
    const bool isOwner = before.owner == m_program;
    if (after.executable != before.executable)
        return refuse(u"ExecutableModified"_s);
    if (!sameData(before.data, after.data)) {
        if (!isOwner && before.data.size() != after.data.size())
            return refuse(u"AccountDataSizeChanged"_s);
        if (!touched.account.isWritable)
            return refuse(u"ReadonlyDataModified"_s);
        if (!isOwner)
            return refuse(u"ExternalAccountDataModified"_s);
    }
    if (before.lamports != after.lamports) {
        if (!isOwner && after.lamports < before.lamports)
            return refuse(u"ExternalAccountLamportSpend"_s);
        if (!touched.account.isWritable)
            return refuse(u"ReadonlyLamportChange"_s);
    }
    // Only the owner may assign an account to another program, and only with zeroed data, which the new owner cannot
    // mistake for its own.
    if (before.owner != after.owner
        && (!isOwner || !touched.account.isWritable || after.data.count('\0') != after.data.size()))
        return refuse(u"ModifiedProgramId"_s);
    return {};
}

ProgramOutcome Invocation::checkChanges() const
{
    Wide sumBefore = 0;
    Wide sumAfter = 0;
    for (const Touched &touched : m_touched) {
        const AccountState &after = m_transaction.account(touched.account.key).state;
        const ProgramOutcome outcome = checkChange(touched, after);
        if (!outcome)
            return outcome;
        sumBefore += touched.before.lamports.value();
        sumAfter += after.lamports.value();
    }
    if (sumBefore != sumAfter)
        return refuse(u"UnbalancedInstruction"_s);
    return {};
}

ProgramOutcome Invocation::invoke(const Instruction &instruction, std::span<const Address> signedBy)
{
    if (m_calleeError)
        return tl::unexpected(*m_calleeError);
    ProgramOutcome outcome = checkChanges();
    if (outcome)
        outcome = call(instruction, signedBy);
    if (!outcome) {
        m_calleeError = outcome.error();
        return outcome;
    }
    // The callee's changes are not checked against the caller again.
    for (Touched &touched : m_touched)
        touched.before = m_transaction.account(touched.account.key).state;
    return outcome;
}

ProgramOutcome Invocation::call(const Instruction &instruction, std::span<const Address> signedBy)
{
    const qsizetype program = m_transaction.keyOf(instruction.programId);
    if (program < 0) {
        m_transaction.log("Unknown program " + instruction.programId.toBase58().toLatin1());
        return refuse(u"MissingAccount"_s);
    }
    Invocation callee(m_transaction, instruction.programId, instruction.data);
    const ProgramOutcome passed = passAccounts(callee, instruction, signedBy);
    if (!passed)
        return passed;
    if (!m_transaction.account(program).state.executable)
        return refuse(u"AccountNotExecutable"_s);

    InnerInstruction inner;
    inner.outerIndex = m_transaction.outerIndex();
    inner.stackHeight = static_cast<quint8>(m_transaction.stack.size() + 1);
    inner.programIndex = static_cast<quint8>(program);
    inner.data = instruction.data;
    inner.accountIndexes.reserve(callee.m_accounts.size());
    for (const Account &account : callee.m_accounts)
        inner.accountIndexes.append(static_cast<char>(account.key));
    m_transaction.recordInner(std::move(inner));
    return callee.run();
}

ProgramOutcome Invocation::passAccounts(Invocation &callee, const Instruction &instruction,
                                        std::span<const Address> signedBy)
{
    const QList<Address> &keys = m_transaction.message().accountKeys;
    const auto refusePrivilege = [&](const Address &address, const char *right) {
        m_transaction.log(address.toBase58().toLatin1() + "'s " + right + " privilege escalated");
        return refuse(u"PrivilegeEscalation"_s);
    };
    for (const AccountMeta &meta : instruction.accounts) {
        const auto mine = std::find_if(m_accounts.cbegin(), m_accounts.cend(),
                                       [&](const Account &account) { return keys[account.key] == meta.address; });
        if (mine == m_accounts.cend()) {
            m_transaction.log("Instruction references an unknown account " + meta.address.toBase58().toLatin1());
            return refuse(u"MissingAccount"_s);
        }
        // The caller may have the same account twice with different rights: it has the union of them.
        Account rights{mine->key, false, false};
        for (const Account &account : m_accounts) {
            if (account.key == rights.key) {
                rights.isSigner |= account.isSigner;
                rights.isWritable |= account.isWritable;
            }
        }
        if (meta.isWritable && !rights.isWritable)
            return refusePrivilege(meta.address, "writable");
        const bool isSigned
            = rights.isSigner || std::find(signedBy.begin(), signedBy.end(), meta.address) != signedBy.end();
        if (meta.isSigner && !isSigned)
            return refusePrivilege(meta.address, "signer");
        callee.addAccount({rights.key, meta.isSigner, meta.isWritable});
    }
    // An account that the instruction names twice has the union of its rights.
    for (Account &account : callee.m_accounts) {
        for (const Account &other : callee.m_accounts) {
            if (other.key == account.key) {
                account.isSigner |= other.isSigner;
                account.isWritable |= other.isWritable;
            }
        }
    }
    return {};
}

} // namespace curvedesk::sandbox
