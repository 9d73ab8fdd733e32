// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/bank/ProgramTable.h"

#include <QVarLengthArray>

namespace curvedesk::sandbox {

/// A transaction while its instructions run: its accounts, its compute budget, its logs.
class TransactionRun
{
public:
    struct Loaded
    {
        AccountState state;
        const AccountState *before = nullptr; ///< the account before the transaction; nullptr when it did not exist
        bool isWritable = false;
        bool isTouched = false;
    };

    using Programs = const ProgramInfo *(*)(const Address &);

    /// Loads the accounts of the message's static keys. `message`, `state` and `execution` must outlive the run.
    /// `programs`: tests pass programs that break the rules.
    TransactionRun(const Message &message, const BankState &state, quint32 unitLimit, Execution &execution,
                   Programs programs = programInfo);

    /// Runs one top-level instruction with its inner calls: accounts, budget and return data change in this run only,
    /// logs and inner calls are appended to the execution. The program's error, or one of the runtime's.
    [[nodiscard]] ProgramOutcome run(quint8 instruction);

    [[nodiscard]] qsizetype accountCount() const { return m_accounts.size(); }
    /// The account of the message's key at this index, which is not checked; a change of it stays in this run.
    [[nodiscard]] Loaded &account(qsizetype key) { return m_accounts[key]; }
    [[nodiscard]] const Loaded &account(qsizetype key) const { return m_accounts[key]; }
    [[nodiscard]] const Message &message() const { return m_message; }
    [[nodiscard]] const BankState &bank() const { return m_bank; }
    [[nodiscard]] const Rent &rent() const { return m_rent; }
    /// The program at this address, valid for ever; nullptr when there is none.
    [[nodiscard]] const ProgramInfo *program(const Address &address) const { return m_programs(address); }
    /// The index of an address among the message's keys; -1 when it is none of them.
    [[nodiscard]] qsizetype keyOf(const Address &address) const;

    /// Compute units of the budget that are left.
    [[nodiscard]] quint32 unitsLeft() const { return m_unitsLeft; }
    /// Compute units that were taken from the budget.
    [[nodiscard]] quint32 unitsUsed() const { return m_unitLimit - m_unitsLeft; }
    /// Takes compute units from the budget; false, with the budget emptied, when there are fewer left.
    [[nodiscard]] bool consume(quint32 units);

    /// Adds a line to the execution's log; after 10,000 bytes "Log truncated" once and nothing more, as a validator.
    void log(QByteArray line);

    /// The index of the top-level instruction that runs.
    [[nodiscard]] quint8 outerIndex() const { return m_outerIndex; }
    /// Appends an inner call to the execution.
    void recordInner(InnerInstruction instruction) { m_execution.innerInstructions.append(std::move(instruction)); }

    QByteArray returnData;
    QVarLengthArray<const ProgramInfo *, maxStackHeight> stack; ///< the running programs, outermost first

private:
    const Message &m_message;
    const BankState &m_bank;
    const Rent m_rent;
    Execution &m_execution;
    Programs m_programs;
    QVarLengthArray<Loaded, 32> m_accounts;
    quint32 m_unitLimit;
    quint32 m_unitsLeft;
    qsizetype m_logBytes = 0;
    bool m_logIsFull = false;
    quint8 m_outerIndex = 0;
};

} // namespace curvedesk::sandbox
