// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/InvokeContext.h"

/// Calls of curve program and AMM into other programs, on the transaction in memory. Each returns the callee's error.
namespace curvedesk::sandbox::anchor::calls {

/// Transfers lamports by the System program; does nothing for 0. The called program's error.
[[nodiscard]] ProgramOutcome transfer(InvokeContext &context, const Address &from, const Address &to, quint64 lamports);

/// An account to create, and the signer for its address: the transaction, or the program itself.
struct NewAccount
{
    qsizetype index = 0;
    qsizetype payer = 0;
    quint64 space = 0;
    quint64 rentedSpace = 0; ///< bytes that the payer pays rent for; more than `space` where the account will grow
    Address owner;
    bool isDerived = false;
};
/// Creates an account by CreateAccount, at the payer's cost: the rent of `rentedSpace` or `space`, the larger. An
/// address that has lamports already is topped up to that, allocated and assigned instead. The called program's error.
[[nodiscard]] ProgramOutcome createAccount(InvokeContext &context, const NewAccount &account);

/// Calls that set up a mint of either token program. Each returns the called program's error.
struct MintCalls
{
    InvokeContext &context;
    Address mint;
    Address tokenProgram;
    Address authority; ///< of the mint: an address of the calling program

    /// Initializes the mint, without a freeze authority.
    [[nodiscard]] ProgramOutcome initialize(quint8 decimals) const;
    /// Mints `amount` base units to a token account.
    [[nodiscard]] ProgramOutcome mintTo(const Address &account, quint64 amount) const;
    /// Gives up the right to mint, for ever.
    [[nodiscard]] ProgramOutcome dropMintAuthority() const;

    /// Adds a metadata pointer (Token-2022 only), which has no authority and points at the mint.
    [[nodiscard]] ProgramOutcome initializeMetadataPointer() const;
    /// Writes the metadata into the mint itself (Token-2022 only), which grows; its lamports must suffice already.
    [[nodiscard]] ProgramOutcome initializeMetadata(QByteArrayView name, QByteArrayView symbol,
                                                    QByteArrayView uri) const;
    /// Gives up the right to change the metadata, for ever (Token-2022 only).
    [[nodiscard]] ProgramOutcome dropMetadataAuthority() const;

    /// Creates immutable Metaplex metadata, without creators or seller fee.
    [[nodiscard]] ProgramOutcome createMetaplexMetadata(const Address &metadata, const Address &payer,
                                                        QByteArrayView name, QByteArrayView symbol,
                                                        QByteArrayView uri) const;
};

/// An associated token account to create.
struct AssociatedAccount
{
    Address account;
    Address payer;
    Address owner;
    Address mint;
    Address tokenProgram;
};
/// Creates the account at its payer's cost unless it exists. `signedBy`: the program address that signs for the payer
/// where the transaction does not. The called program's error.
[[nodiscard]] ProgramOutcome openAssociated(InvokeContext &context, const AssociatedAccount &account,
                                            std::span<const Address> signedBy = {});

/// Creates `owner`'s associated account at `payer`'s cost; fails when it exists, with the called program's error.
[[nodiscard]] ProgramOutcome createAssociated(InvokeContext &context, const Address &account, const Address &payer,
                                              const Address &owner, const Address &mint, const Address &tokenProgram);

} // namespace curvedesk::sandbox::anchor::calls
