// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/solana/TokenAccount.h"

#include <initializer_list>

/// The checks of the accounts that an instruction names, in the framework's order: first the number of accounts,
/// signers and called programs, then the accounts' contents, by the loading functions, last their addresses and rights.
/// Only storeCurve() changes an account. A refusal is "logged" in the transaction's log.
namespace curvedesk::sandbox::anchor {

/// One position of an instruction's account list.
struct AccountSpec
{
    enum class Kind : quint8 {
        Any, ///< checked by the instruction itself, or not at all
        Signer,
        CalledProgram, ///< must be `fixed`, else InvalidProgramId
        FixedAddress, ///< must be `fixed`, else ConstraintAddress
        FixedSeeds, ///< must be `fixed`, a derived address without variable seeds, else ConstraintSeeds
    };

    const char *name;
    bool isWritable = false;
    Kind kind = Kind::Any;
    const Address *fixed = nullptr;
};

using AccountSpecs = std::span<const AccountSpec>;

/// Checks the number of accounts, signers and called programs: AccountNotEnoughKeys, AccountNotSigner,
/// InvalidProgramId. Changes nothing, but logs a refusal.
[[nodiscard]] ProgramOutcome checkShape(InvokeContext &context, AccountSpecs specs);
/// Checks writable flags and fixed addresses: ConstraintMut, ConstraintAddress, ConstraintSeeds. Changes nothing, but
/// logs a refusal.
[[nodiscard]] ProgramOutcome checkConstraints(InvokeContext &context, AccountSpecs specs);
/// Checks that the account's address is the derived one, else logs and returns ConstraintSeeds (or `code`).
[[nodiscard]] ProgramOutcome checkDerived(InvokeContext &context, AccountSpecs specs, qsizetype index,
                                          const Address &expected, quint32 code = ConstraintSeeds);
/// An account whose address the program derives, and the error for another address.
struct DerivedAccount
{
    qsizetype index = 0;
    Address expected;
    quint32 code = ConstraintSeeds;
};
/// Checks the addresses of these accounts in their order; logs and returns the error of the first that is wrong.
[[nodiscard]] ProgramOutcome checkDerived(InvokeContext &context, AccountSpecs specs,
                                          std::initializer_list<DerivedAccount> accounts);

/// Loads the curve program's configuration; valid until the thread calls this again, and decoded only when the account
/// has changed. AccountNotInitialized, AccountOwnedByWrongProgram, AccountDiscriminatorMismatch, logged.
[[nodiscard]] Checked<const GlobalAccount *> loadGlobal(InvokeContext &context, AccountSpecs specs, qsizetype index);
/// Loads the fee schedule, empty where the ledger has none; valid until the thread calls this again, and decoded only
/// when the account has changed. AccountOwnedByWrongProgram, AccountDidNotDeserialize, logged.
[[nodiscard]] Checked<const std::optional<FeeSchedule> *> loadFeeSchedule(InvokeContext &context, AccountSpecs specs,
                                                                          qsizetype index);
/// Loads a curve of the curve program. AccountNotInitialized, AccountOwnedByWrongProgram, AccountDiscriminatorMismatch,
/// AccountDidNotDeserialize, logged.
[[nodiscard]] Checked<BondingCurve> loadCurve(InvokeContext &context, AccountSpecs specs, qsizetype index);
/// Loads a mint, of either token program; a refusal is logged: AccountNotInitialized, AccountOwnedByWrongProgram,
/// AccountDidNotDeserialize.
[[nodiscard]] Checked<MintAccount> loadMint(InvokeContext &context, AccountSpecs specs, qsizetype index);
/// Loads a token account of either token program. AccountNotInitialized, AccountOwnedByWrongProgram,
/// AccountDidNotDeserialize, logged.
[[nodiscard]] Checked<TokenAccount> loadTokenAccount(InvokeContext &context, AccountSpecs specs, qsizetype index);

/// Writes into the account's data the fields of the curve that fit its size; bytes behind them stay as they are.
void storeCurve(InvokeContext &context, qsizetype index, const BondingCurve &curve);

} // namespace curvedesk::sandbox::anchor
