// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/TransactionRun.h"

#include "core/cluster/sandbox/bank/Invocation.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox {

namespace {

constexpr qsizetype logLimit = 10'000;

// Sysvars and built-in programs, which the runtime makes read-only even where the message marks them writable.
bool isAlwaysReadOnly(const Address &address, const AccountState *state)
{
    return address == programs::system || address == programs::computeBudget
        || (state && (state->owner == programs::sysvarOwner || state->owner == programs::nativeLoader));
}

} // namespace

TransactionRun::TransactionRun(const Message &message, const BankState &state, quint32 unitLimit, Execution &execution,
                               Programs programs)
    : m_message(message)
    , m_bank(state)
    , m_rent(rentOf(state.accounts))
    , m_execution(execution)
    , m_programs(programs)
    , m_unitLimit(unitLimit)
    , m_unitsLeft(unitLimit)
{
    m_accounts.resize(message.accountKeys.size());
    for (qsizetype i = 0; i < m_accounts.size(); ++i) {
        Loaded &loaded = m_accounts[i];
        loaded.before = accountIn(state.accounts, message.accountKeys[i]);
        if (loaded.before)
            loaded.state = *loaded.before;
        loaded.isWritable = message.isWritable(i) && !isAlwaysReadOnly(message.accountKeys[i], loaded.before);
    }
    // The program of an instruction is read-only too.
    for (const CompiledInstruction &instruction : message.instructions)
        m_accounts[instruction.programIndex].isWritable = false;
}

qsizetype TransactionRun::keyOf(const Address &address) const
{
    return m_message.accountKeys.indexOf(address);
}

ProgramOutcome TransactionRun::run(quint8 instruction)
{
    m_outerIndex = instruction;
    const CompiledInstruction &compiled = m_message.instructions[instruction];
    Invocation invocation(*this, m_message.accountKeys[compiled.programIndex], compiled.data);
    for (const char index : compiled.accountIndexes) {
        const quint8 key = static_cast<quint8>(index);
        invocation.addAccount({key, m_message.isSigner(key), m_accounts[key].isWritable});
    }
    return invocation.run();
}

bool TransactionRun::consume(quint32 units)
{
    if (units > m_unitsLeft) {
        m_unitsLeft = 0;
        return false;
    }
    m_unitsLeft -= units;
    return true;
}

void TransactionRun::log(QByteArray line)
{
    if (m_logIsFull)
        return;
    m_logBytes += line.size();
    if (m_logBytes > logLimit) {
        m_logIsFull = true;
        m_execution.logs.append(QByteArrayLiteral("Log truncated"));
        return;
    }
    m_execution.logs.append(std::move(line));
}

} // namespace curvedesk::sandbox
