// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/TransactionRun.h"

namespace curvedesk::sandbox {

/// One call of one program, in its TransactionRun in memory; InvokeContext says what is not said here. It checks the
/// runtime's rules about changed accounts after the program returns without an error, and before it calls another.
class Invocation final : public InvokeContext
{
public:
    struct Account
    {
        quint8 key = 0; ///< into the message's account keys
        bool isSigner = false;
        bool isWritable = false;
    };

    /// `transaction`, `program` and `data` must outlive the invocation.
    Invocation(TransactionRun &transaction, const Address &program, QByteArrayView data);

    /// Appends an account of the instruction; before run().
    void addAccount(Account account) { m_accounts.append(account); }
    /// Runs the program; it may change accounts, log, inner calls, return data and compute budget of the transaction.
    /// The program's error, or one of the runtime's.
    [[nodiscard]] ProgramOutcome run();

    const Address &programId() const override { return m_program; }
    QByteArrayView data() const override { return m_data; }
    qsizetype accountCount() const override { return m_accounts.size(); }
    const Address &address(qsizetype index) const override;
    bool isSigner(qsizetype index) const override { return m_accounts[index].isSigner; }
    bool isWritable(qsizetype index) const override { return m_accounts[index].isWritable; }
    const AccountState &account(qsizetype index) const override;
    AccountState &mutableAccount(qsizetype index) override; ///< marks it as changed, keeps its state for the check
    /// Checks its own changes, then calls the other. An error of either fails this program, and later calls return it.
    ProgramOutcome invoke(const Instruction &instruction, std::span<const Address> signedBy) override;
    void log(QByteArrayView message) override; ///< appends "Program log: <message>"
    void logLine(QByteArrayView line) override { m_transaction.log(line.toByteArray()); }
    void logData(QByteArrayView data) override; ///< appends "Program data: <base64>"
    void setReturnData(QByteArrayView data) override { m_transaction.returnData = data.toByteArray(); }
    QByteArray returnData() const override { return m_transaction.returnData; }
    ProgramOutcome consume(quint32 units) override; ///< ComputationalBudgetExceeded, with none left, for too many
    quint64 slot() const override { return m_transaction.bank().slot; }
    qint64 unixTimestamp() const override { return m_transaction.bank().unixTimestamp; }
    const Rent &rent() const override { return m_transaction.rent(); }

private:
    struct Touched
    {
        Account account;
        AccountState before;
    };

    /// Refuses a call that is nested too deep, or comes back to a program through another: CallDepth,
    /// ReentrancyNotAllowed.
    [[nodiscard]] ProgramOutcome checkCallStack() const;
    /// Checks all changed accounts by checkChange(), and that their lamports are as many as before, else
    /// UnbalancedInstruction.
    [[nodiscard]] ProgramOutcome checkChanges() const;
    /// Refuses a change that the account's owner or rights do not allow, by the runtime's name for it; changes nothing.
    [[nodiscard]] ProgramOutcome checkChange(const Touched &touched, const AccountState &after) const;
    /// Records the inner call and runs the called program on the passed accounts. Refuses a program that the
    /// transaction does not name (MissingAccount, logged), one that is not executable (AccountNotExecutable), and
    /// rights that this program lacks (PrivilegeEscalation, logged). The callee's error.
    [[nodiscard]] ProgramOutcome call(const Instruction &instruction, std::span<const Address> signedBy);
    /// Gives the callee the accounts that the instruction names, with no more rights than this program has, but for the
    /// signatures in `signedBy`; refuses more with PrivilegeEscalation, an account that this program lacks with
    /// MissingAccount, and logs either.
    [[nodiscard]] ProgramOutcome passAccounts(Invocation &callee, const Instruction &instruction,
                                              std::span<const Address> signedBy);
    /// Adds to the transaction's log the end of a program's run: units and return data (not of a built-in one), success
    /// or failure. `failure` is empty for a success.
    void logEnd(const ProgramInfo &program, quint32 unitsBefore, const QString &failure);

    TransactionRun &m_transaction;
    const Address &m_program;
    QByteArrayView m_data;
    QVarLengthArray<Account, 32> m_accounts;
    QVarLengthArray<Touched, 8> m_touched;
    /// The error of a failed inner call, which fails the caller too, even if its code returns success.
    std::optional<ProgramError> m_calleeError;
};

} // namespace curvedesk::sandbox
