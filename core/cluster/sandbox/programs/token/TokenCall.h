// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/InvokeContext.h"

#include <optional>

namespace curvedesk::sandbox {

enum class TokenCode : quint32 {
    NotRentExempt = 0,
    InsufficientFunds = 1,
    InvalidMint = 2,
    MintMismatch = 3,
    OwnerMismatch = 4,
    FixedSupply = 5,
    AlreadyInUse = 6,
    NativeNotSupported = 10,
    NonNativeHasBalance = 11,
    InvalidInstruction = 12,
    InvalidState = 13,
    Overflow = 14,
    AuthorityTypeNotSupported = 15,
    MintCannotFreeze = 16,
    AccountFrozen = 17,
    MintDecimalsMismatch = 18,
    NonNativeNotSupported = 19,
    ExtensionAlreadyInitialized = 22,
    ImmutableOwner = 34,
    InvalidExtensionCombination = 51,
};

/// One call of the token program: the context, which of the two programs was called, the checks and the changes of the
/// context's accounts that all instructions share. What begins with "require" changes nothing.
class TokenCall
{
public:
    explicit TokenCall(InvokeContext &context);

    [[nodiscard]] InvokeContext &context() const { return m_context; }
    /// True when Token-2022 was called, false for SPL Token.
    [[nodiscard]] bool is2022() const { return m_is2022; }
    /// The instruction's data after its tag.
    [[nodiscard]] ByteReader arguments() const { return ByteReader(m_context.data().sliced(1)); }

    struct Amount
    {
        quint64 value = 0;
        std::optional<quint8> decimals;
    };
    /// The amount in the data, in base units, and the decimals that a checked one repeats; nullopt: it ends too early.
    [[nodiscard]] std::optional<Amount> readAmount(bool isChecked) const;
    /// The data of the account at this index, which is not checked.
    [[nodiscard]] const QByteArray &data(qsizetype index) const { return m_context.account(index).data; }
    /// The data of the account at this index, which is not checked, to be changed.
    [[nodiscard]] QByteArray &mutableData(qsizetype index) const { return m_context.mutableAccount(index).data; }

    [[nodiscard]] ProgramOutcome requireAccounts(qsizetype count) const; ///< else NotEnoughAccountKeys
    /// InvalidAccountData or UninitializedAccount for what is no token account. Token-2022 also checks that it owns it
    /// (IncorrectProgramId); SPL Token leaves that to the runtime, which undoes changes to another program's account.
    [[nodiscard]] ProgramOutcome requireTokenAccount(qsizetype index) const;
    /// InvalidAccountData, UninitializedAccount: no initialized mint. IncorrectProgramId: Token-2022 does not own it.
    [[nodiscard]] ProgramOutcome requireMint(qsizetype index) const;
    [[nodiscard]] ProgramOutcome requireNotFrozen(qsizetype index) const; ///< else AccountFrozen
    /// Refuses an account that another program owns: IncorrectProgramId.
    [[nodiscard]] ProgramOutcome requireOwned(qsizetype index) const;
    /// Refuses another account than the rent sysvar: InvalidArgument. Accepts an index below 0, which means none.
    [[nodiscard]] ProgramOutcome requireRentSysvar(qsizetype index) const;
    /// Refuses a token account of another mint than the account at `mint` (MintMismatch), no mint there
    /// (InvalidAccountData, UninitializedAccount, IncorrectProgramId), other `decimals` (MintDecimalsMismatch).
    [[nodiscard]] ProgramOutcome requireMintOf(qsizetype account, qsizetype mint, std::optional<quint8> decimals) const;
    /// Refuses another account at `index` (OwnerMismatch), or one that does not sign (MissingRequiredSignature).
    [[nodiscard]] ProgramOutcome requireAuthority(const Address &expected, qsizetype index) const;
    /// Requires the signature of the owner, or of the delegate for at most the delegated amount (InsufficientFunds),
    /// from which `amount` is taken where `isSpent`; with nothing left the delegation ends.
    [[nodiscard]] ProgramOutcome spendAuthority(qsizetype account, qsizetype authority, quint64 amount,
                                                bool isSpent) const;

    /// Sets or clears an optional address in an account. Clearing: Token-2022 zeroes all of it, SPL Token only its tag.
    void setOptionalAddress(qsizetype index, qsizetype offset, const std::optional<Address> &address) const;
    /// The error of this program for data that ends too early.
    [[nodiscard]] tl::unexpected<ProgramError> refuseArguments() const;

    /// True for an account of wrapped SOL, whose amount stands for its lamports.
    [[nodiscard]] bool isNative(qsizetype account) const;
    /// Adds base units to a token account's amount; Overflow.
    [[nodiscard]] ProgramOutcome credit(qsizetype account, quint64 amount) const;
    /// Takes base units from a token account's amount; InsufficientFunds for more than it holds.
    [[nodiscard]] ProgramOutcome debit(qsizetype account, quint64 amount) const;

private:
    InvokeContext &m_context;
    bool m_is2022;
};

/// The error of an instruction, by the token programs' code.
[[nodiscard]] tl::unexpected<ProgramError> refuse(TokenCode code);

/// The instructions, by subject, on the call's accounts. `isChecked`: the form that repeats (and checks) the decimals.
namespace tokenInstructions {

// TokenMints.cpp
/// Makes a mint of an account that has the size and lamports, else fails. `rent`: index of the rent sysvar; -1: none.
[[nodiscard]] ProgramOutcome initializeMint(const TokenCall &call, qsizetype rent);
/// Mints base units to a token account, with the mint authority's signature. `isChecked`: the data repeat the decimals.
[[nodiscard]] ProgramOutcome mintTo(const TokenCall &call, bool isChecked);
/// Burns base units, signed by the owner (unless System program or incinerator) or the delegate, whose amount falls.
[[nodiscard]] ProgramOutcome burn(const TokenCall &call, bool isChecked);
/// Sets or removes an authority, signed by the present one; a new owner ends delegation and, of SOL, close authority.
[[nodiscard]] ProgramOutcome setAuthority(const TokenCall &call);

// TokenAccounts.cpp
/// GetAccountDataSize: sets the return data to the bytes that a token account of this mint needs.
[[nodiscard]] ProgramOutcome accountDataSize(const TokenCall &call);
/// Adds the extension to a token account that is not initialized yet; SPL Token accepts this without effect.
[[nodiscard]] ProgramOutcome initializeImmutableOwner(const TokenCall &call);
/// Makes a token account of one that has the size and lamports, else fails; of wrapped SOL its amount is the lamports
/// above the rent. `isOwnerInData`: else the third account is the owner. `rent`: index of the rent sysvar; -1: none.
[[nodiscard]] ProgramOutcome initializeAccount(const TokenCall &call, bool isOwnerInData, qsizetype rent);
/// Removes a token account of SOL, or without tokens; the second gets its lamports. Its close authority signs, without
/// one the owner; if that is System program or incinerator, nobody, and the second has to be the incinerator.
[[nodiscard]] ProgramOutcome closeAccount(const TokenCall &call);
/// Freezes or thaws a token account, with the freeze authority's signature.
[[nodiscard]] ProgramOutcome setFrozen(const TokenCall &call, bool isFrozen);
/// Sets the amount of a wrapped SOL account to the lamports it holds above its rent.
[[nodiscard]] ProgramOutcome syncNative(const TokenCall &call);

// TokenTransfers.cpp
/// Moves base units of one mint (of wrapped SOL lamports too), signed by the owner or the delegate, whose amount falls.
[[nodiscard]] ProgramOutcome transfer(const TokenCall &call, bool isChecked);
/// Makes an address the account's delegate, for an amount, in place of an earlier one, with the owner's signature.
[[nodiscard]] ProgramOutcome approve(const TokenCall &call, bool isChecked);
/// Ends the delegation of an account, with the signature of its owner or delegate.
[[nodiscard]] ProgramOutcome revoke(const TokenCall &call);

// TokenExtensionCalls.cpp, Token-2022 only
/// Instructions of the metadata interface begin with the first eight bytes of a hash of their names.
inline constexpr qsizetype metadataDiscriminatorSize = 8;
/// Adds a MetadataPointer, or replaces it, in a mint that is not initialized yet; logs in the transaction.
[[nodiscard]] ProgramOutcome metadataPointer(const TokenCall &call);
/// Adds name, symbol, URI, who may change them; grows the mint, which has a pointer. The mint authority signs; logs.
[[nodiscard]] ProgramOutcome initializeMetadata(const TokenCall &call);
/// Sets or removes who may change a mint's metadata; the present one signs. Logs in the transaction.
[[nodiscard]] ProgramOutcome updateMetadataAuthority(const TokenCall &call);

} // namespace tokenInstructions

} // namespace curvedesk::sandbox
