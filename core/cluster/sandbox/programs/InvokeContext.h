// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/solana/Instruction.h"
#include "core/solana/Rent.h"

#include <tl/expected.hpp>

#include <QByteArrayView>

#include <optional>
#include <span>

namespace curvedesk::sandbox {

/// The error of a program: a custom code, or one of the runtime's named instruction errors.
struct ProgramError
{
    QString name; ///< "Custom" or e.g. "MissingRequiredSignature", "InvalidAccountData", "InsufficientFunds"
    std::optional<quint32> custom;
};

using ProgramOutcome = tl::expected<void, ProgramError>;

/// The error of an instruction by the runtime's name for it.
[[nodiscard]] inline tl::unexpected<ProgramError> refuse(QString name)
{
    return tl::unexpected(ProgramError{std::move(name), std::nullopt});
}
/// The error of an instruction by a custom code of the program.
[[nodiscard]] inline tl::unexpected<ProgramError> refuse(quint32 code)
{
    return tl::unexpected(ProgramError{QStringLiteral("Custom"), code});
}

/// The part of a transaction, in memory, that a native program sees while it is called. The bank checks afterwards what
/// the real runtime checks: only an account's owner changes its data or takes lamports from it, read-only accounts
/// stay as they are, and no lamport appears or vanishes.
class InvokeContext
{
public:
    virtual ~InvokeContext() = default;

    /// The program that was called.
    [[nodiscard]] virtual const Address &programId() const = 0;
    /// The instruction's data, valid during the call.
    [[nodiscard]] virtual QByteArrayView data() const = 0;

    /// The number of the instruction's accounts, which are counted from 0 in the order in which it names them. An index
    /// past the end is a bug of the program: it checks accountCount() first.
    [[nodiscard]] virtual qsizetype accountCount() const = 0;
    [[nodiscard]] virtual const Address &address(qsizetype index) const = 0; ///< of the instruction's account `index`
    [[nodiscard]] virtual bool isSigner(qsizetype index) const = 0; ///< true when account `index` signed
    [[nodiscard]] virtual bool isWritable(qsizetype index) const = 0; ///< true when account `index` may be changed
    /// The instruction's account `index` as it is now; one that does not exist reads as 0 lamports, no data, owned by
    /// the System program.
    [[nodiscard]] virtual const AccountState &account(qsizetype index) const = 0;
    /// The account to change, valid during the call: the bank checks and keeps the changes of accounts taken by this.
    [[nodiscard]] virtual AccountState &mutableAccount(qsizetype index) = 0;

    /// Calls another program (or the same), which may change accounts, log and return data as this one may. `signedBy`:
    /// program addresses of the caller that sign the call. An error is returned and fails the caller too, whatever that
    /// returns: the callee's, or the runtime's for a call that it does not allow (such as MissingAccount,
    /// PrivilegeEscalation, CallDepth) or for the caller's changes so far.
    [[nodiscard]] virtual ProgramOutcome invoke(const Instruction &instruction, std::span<const Address> signedBy = {})
        = 0;

    /// Appends the line "Program log: <message>" to the transaction's log; past 10,000 bytes "Log truncated", once.
    virtual void log(QByteArrayView message) = 0;
    /// Appends the line "Program data: <base64>" to the transaction's log; past 10,000 bytes "Log truncated", once.
    virtual void logData(QByteArrayView data) = 0;
    /// Appends a line as it is, as built-in programs do, to the transaction's log, with the same limit.
    virtual void logLine(QByteArrayView) { }
    /// Sets the bytes that the caller may read after a successful call, in place of earlier ones. Pass at most 1024,
    /// which nothing checks. Every call starts with none.
    virtual void setReturnData(QByteArrayView) { }
    /// The bytes that the last call set, by this program or by one that it called; empty: none.
    [[nodiscard]] virtual QByteArray returnData() const { return {}; }
    /// Takes compute units from the transaction's budget. ComputationalBudgetExceeded, with none left, when there are
    /// fewer: the program then ends with this error.
    [[nodiscard]] virtual ProgramOutcome consume(quint32 units) = 0;

    /// The slot of the transaction's block.
    [[nodiscard]] virtual quint64 slot() const = 0;
    /// Seconds since the epoch, as the clock sysvar says.
    [[nodiscard]] virtual qint64 unixTimestamp() const = 0;
    /// The rent, from the rent sysvar.
    [[nodiscard]] virtual const Rent &rent() const = 0;

    /// Moves lamports between two accounts of this instruction without the System program, as their owner may.
    /// InsufficientFunds, not a custom code, when there are not enough; NotEnoughAccountKeys for an index past the end;
    /// ArithmeticOverflow, with `from` debited already: the program has to fail then.
    [[nodiscard]] ProgramOutcome moveLamports(qsizetype from, qsizetype to, quint64 lamports);
};

/// A program's entry point.
using ProgramEntry = ProgramOutcome (*)(InvokeContext &);

} // namespace curvedesk::sandbox
