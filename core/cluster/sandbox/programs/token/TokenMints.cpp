// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenCall.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenExtensions.h"

namespace curvedesk::sandbox::tokenInstructions {

using namespace Qt::StringLiterals;
namespace layout = tokenLayout;

namespace {

// The kinds of authority that SetAuthority hands over.
enum AuthorityKind : quint8 {
    MintTokens = 0,
    FreezeAccount = 1,
    AccountOwner = 2,
    CloseAccount = 3,
    Last2022 = 17, // the kinds in between belong to extensions that no account here has
};

// Reads an optional key: a tag byte, then the key where the tag is 1. The outer nullopt: malformed.
std::optional<std::optional<Address>> readOptionalAddress(ByteReader &reader)
{
    const quint8 tag = reader.u8();
    if (tag > 1)
        return std::nullopt;
    if (tag == 0)
        return std::optional<Address>();
    return std::optional(readAddress(reader));
}

// True when the account has the size of a mint: 82 bytes, or the size that its extensions need, which are initialized
// before it.
bool isMintSized(const TokenCall &call)
{
    const QByteArray &data = call.data(0);
    if (data.size() == MintAccount::baseSize)
        return true;
    if (!call.is2022() || data.size() <= layout::accountTypeOffset || data.size() == layout::multisigSize)
        return false;
    return layout::extensionOffset(data, layout::noExtension) < 0 && data.size() > layout::accountTypeOffset + 1;
}

} // namespace

ProgramOutcome initializeMint(const TokenCall &call, qsizetype rent)
{
    ByteReader reader = call.arguments();
    const quint8 decimals = reader.u8();
    const Address authority(reader.array<Address::size>());
    const std::optional<std::optional<Address>> freezeAuthority = readOptionalAddress(reader);
    if (reader.overran() || !freezeAuthority)
        return call.refuseArguments();
    ProgramOutcome outcome = call.requireAccounts(std::max<qsizetype>(rent + 1, 1));
    if (outcome)
        outcome = call.requireRentSysvar(rent);
    if (outcome && call.is2022())
        outcome = call.requireOwned(0);
    if (!outcome)
        return outcome;
    if (!isMintSized(call))
        return refuse(u"InvalidAccountData"_s);
    const AccountState &state = call.context().account(0);
    if (layout::u8At(state.data, layout::mint::isInitialized) != 0)
        return refuse(TokenCode::AlreadyInUse);
    if (!layout::isUntyped(state.data))
        return refuse(u"InvalidAccountData"_s);
    if (state.lamports < call.context().rent().exemptMinimum(static_cast<quint64>(state.data.size())))
        return refuse(TokenCode::NotRentExempt);

    QByteArray &mint = call.mutableData(0);
    layout::setOptionalAddress(mint, layout::mint::authority, authority);
    mint[layout::mint::decimals] = static_cast<char>(decimals);
    mint[layout::mint::isInitialized] = 1;
    if (*freezeAuthority)
        layout::setOptionalAddress(mint, layout::mint::freezeAuthority, **freezeAuthority);
    if (mint.size() > layout::accountTypeOffset)
        mint[layout::accountTypeOffset] = static_cast<char>(tokenExtensions::AccountType::Mint);
    return {};
}

ProgramOutcome mintTo(const TokenCall &call, bool isChecked)
{
    const std::optional<TokenCall::Amount> given = call.readAmount(isChecked);
    if (!given)
        return call.refuseArguments();
    const quint64 amount = given->value;
    ProgramOutcome outcome = call.requireAccounts(3);
    if (outcome)
        outcome = call.requireTokenAccount(1);
    if (outcome)
        outcome = call.requireNotFrozen(1);
    if (!outcome)
        return outcome;
    if (call.isNative(1))
        return refuse(TokenCode::NativeNotSupported);
    outcome = call.requireMintOf(1, 0, given->decimals);
    if (!outcome)
        return outcome;
    const std::optional<Address> authority = layout::optionalAddressAt(call.data(0), layout::mint::authority);
    if (!authority)
        return refuse(TokenCode::FixedSupply);
    outcome = call.requireAuthority(*authority, 2);
    if (!outcome || amount == 0)
        return outcome;
    const quint64 supply = layout::u64At(call.data(0), layout::mint::supply);
    if (amount > std::numeric_limits<quint64>::max() - supply)
        return refuse(TokenCode::Overflow);
    layout::setU64(call.mutableData(0), layout::mint::supply, supply + amount);
    return call.credit(1, amount);
}

ProgramOutcome burn(const TokenCall &call, bool isChecked)
{
    const std::optional<TokenCall::Amount> given = call.readAmount(isChecked);
    if (!given)
        return call.refuseArguments();
    const quint64 amount = given->value;
    ProgramOutcome outcome = call.requireAccounts(3);
    if (outcome)
        outcome = call.requireTokenAccount(0);
    if (outcome)
        outcome = call.requireMint(1);
    if (outcome)
        outcome = call.requireNotFrozen(0);
    if (!outcome)
        return outcome;
    if (call.isNative(0))
        return refuse(TokenCode::NativeNotSupported);
    if (layout::u64At(call.data(0), layout::account::amount) < amount)
        return refuse(TokenCode::InsufficientFunds);
    outcome = call.requireMintOf(0, 1, given->decimals);
    if (!outcome)
        return outcome;
    // Anyone may burn the tokens of an account that the System program or the incinerator owns.
    const Address owner = layout::addressAt(call.data(0), layout::account::owner);
    if (owner != programs::system && owner != programs::incinerator)
        outcome = call.spendAuthority(0, 2, amount, true);
    if (!outcome || amount == 0)
        return outcome;
    const quint64 supply = layout::u64At(call.data(1), layout::mint::supply);
    if (amount > supply)
        return refuse(TokenCode::Overflow);
    layout::setU64(call.mutableData(1), layout::mint::supply, supply - amount);
    return call.debit(0, amount);
}

namespace {

// Sets who may close the token account, or its owner; the present one has to sign. A new owner also ends the
// delegation, and of wrapped SOL the right to close. Refuses to remove an owner, or to change that of an account with
// ImmutableOwner; AuthorityTypeNotSupported for other kinds.
ProgramOutcome setAccountAuthority(const TokenCall &call, quint8 kind, const std::optional<Address> &next)
{
    ProgramOutcome outcome = call.requireTokenAccount(0);
    if (outcome)
        outcome = call.requireNotFrozen(0);
    if (!outcome)
        return outcome;
    const QByteArray &account = call.data(0);
    const Address owner = layout::addressAt(account, layout::account::owner);
    if (kind == AuthorityKind::CloseAccount) {
        const std::optional<Address> closer = layout::optionalAddressAt(account, layout::account::closeAuthority);
        outcome = call.requireAuthority(closer.value_or(owner), 1);
        if (outcome)
            call.setOptionalAddress(0, layout::account::closeAuthority, next);
        return outcome;
    }
    if (kind != AuthorityKind::AccountOwner)
        return refuse(TokenCode::AuthorityTypeNotSupported);
    if (call.is2022() && account.size() > TokenAccount::baseSize) {
        const Result<QList<tokenExtensions::Entry>> entries = tokenExtensions::entries(account);
        if (!entries)
            return refuse(u"InvalidAccountData"_s);
        for (const tokenExtensions::Entry &entry : *entries) {
            if (entry.type == tokenExtensions::ImmutableOwner)
                return refuse(TokenCode::ImmutableOwner);
        }
    }
    outcome = call.requireAuthority(owner, 1);
    if (!outcome)
        return outcome;
    if (!next)
        return refuse(TokenCode::InvalidInstruction);
    QByteArray &changed = call.mutableData(0);
    layout::setAddress(changed, layout::account::owner, *next);
    layout::setU64(changed, layout::account::delegatedAmount, 0);
    call.setOptionalAddress(0, layout::account::delegate, std::nullopt);
    if (call.isNative(0))
        call.setOptionalAddress(0, layout::account::closeAuthority, std::nullopt);
    return {};
}

// Sets or removes who may mint, or who may freeze; the present one has to sign. A right once removed is not given
// again: FixedSupply, MintCannotFreeze. AuthorityTypeNotSupported for other kinds.
ProgramOutcome setMintAuthority(const TokenCall &call, quint8 kind, const std::optional<Address> &next)
{
    ProgramOutcome outcome = call.requireMint(0);
    if (!outcome)
        return outcome;
    if (kind != AuthorityKind::MintTokens && kind != AuthorityKind::FreezeAccount)
        return refuse(TokenCode::AuthorityTypeNotSupported);
    const bool isMinter = kind == AuthorityKind::MintTokens;
    const qsizetype offset = isMinter ? layout::mint::authority : layout::mint::freezeAuthority;
    const std::optional<Address> current = layout::optionalAddressAt(call.data(0), offset);
    if (!current)
        return refuse(isMinter ? TokenCode::FixedSupply : TokenCode::MintCannotFreeze);
    outcome = call.requireAuthority(*current, 1);
    if (outcome)
        call.setOptionalAddress(0, offset, next);
    return outcome;
}

} // namespace

ProgramOutcome setAuthority(const TokenCall &call)
{
    ByteReader reader = call.arguments();
    const quint8 kind = reader.u8();
    const std::optional<std::optional<Address>> next = readOptionalAddress(reader);
    if (reader.overran() || !next)
        return call.refuseArguments();
    if (kind > (call.is2022() ? AuthorityKind::Last2022 : AuthorityKind::CloseAccount))
        return refuse(TokenCode::InvalidInstruction);
    ProgramOutcome outcome = call.requireAccounts(2);
    if (outcome && call.is2022())
        outcome = call.requireOwned(0);
    if (!outcome)
        return outcome;
    const QByteArray &data = call.data(0);
    if (call.is2022() ? layout::isAccountShaped(data) : data.size() == TokenAccount::baseSize)
        return setAccountAuthority(call, kind, *next);
    if (call.is2022() ? layout::isMintShaped(data) : data.size() == MintAccount::baseSize)
        return setMintAuthority(call, kind, *next);
    return refuse(u"InvalidArgument"_s);
}

} // namespace curvedesk::sandbox::tokenInstructions
