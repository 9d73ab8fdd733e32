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

constexpr qsizetype immutableOwnerSize = layout::accountTypeOffset + 1 + 4; // type and length of an empty extension

// True when the first account has the size of a token account.
bool isAccountSized(const TokenCall &call)
{
    const QByteArray &data = call.data(0);
    return data.size() == TokenAccount::baseSize
        || (call.is2022() && data.size() > layout::accountTypeOffset && data.size() != layout::multisigSize);
}

// Refuses to make a token account of the first account: InvalidAccountData for one of another size or kind,
// AlreadyInUse for a token account.
ProgramOutcome requireUninitialized(const TokenCall &call)
{
    const QByteArray &data = call.data(0);
    if (!isAccountSized(call))
        return refuse(u"InvalidAccountData"_s);
    if (layout::u8At(data, layout::account::state) != 0)
        return refuse(TokenCode::AlreadyInUse);
    if (!layout::isUntyped(data))
        return refuse(u"InvalidAccountData"_s);
    return {};
}

} // namespace

ProgramOutcome accountDataSize(const TokenCall &call)
{
    ProgramOutcome outcome = call.requireAccounts(1);
    if (outcome)
        outcome = call.requireOwned(0);
    if (outcome)
        outcome = call.requireMint(0);
    if (!outcome)
        return outcome;
    quint64 size = TokenAccount::baseSize;
    ByteReader reader = call.arguments();
    while (call.is2022() && reader.remaining() > 0) {
        if (reader.u16() != tokenExtensions::ImmutableOwner || reader.overran())
            return refuse(TokenCode::InvalidInstruction);
        size = immutableOwnerSize;
    }
    call.context().setReturnData(ByteWriter(8).u64(size).result());
    return {};
}

ProgramOutcome initializeImmutableOwner(const TokenCall &call)
{
    ProgramOutcome outcome = call.requireAccounts(1);
    if (outcome)
        outcome = requireUninitialized(call);
    if (!outcome)
        return outcome;
    const QByteArray &data = call.data(0);
    if (!call.is2022())
        return {}; // accepted without effect, because the associated-token program sends it
    if (layout::extensionOffset(data, tokenExtensions::ImmutableOwner) >= 0)
        return {};
    const qsizetype free = layout::extensionOffset(data, layout::noExtension);
    if (free < 0)
        return refuse(u"InvalidAccountData"_s);
    qToLittleEndian<quint16>(tokenExtensions::ImmutableOwner, call.mutableData(0).data() + free);
    return {};
}

ProgramOutcome initializeAccount(const TokenCall &call, bool isOwnerInData, qsizetype rent)
{
    ByteReader reader = call.arguments();
    Address owner;
    if (isOwnerInData)
        owner = readAddress(reader);
    if (reader.overran())
        return call.refuseArguments();
    ProgramOutcome outcome = call.requireAccounts(std::max<qsizetype>(rent + 1, isOwnerInData ? 2 : 3));
    if (outcome)
        outcome = call.requireRentSysvar(rent);
    if (outcome && call.is2022())
        outcome = call.requireOwned(0);
    if (!outcome)
        return outcome;
    if (!isOwnerInData)
        owner = call.context().address(2);
    outcome = requireUninitialized(call);
    if (!outcome)
        return outcome;
    const AccountState &state = call.context().account(0);
    const Lamports reserve = call.context().rent().exemptMinimum(static_cast<quint64>(state.data.size()));
    const std::optional<Lamports> wrapped = state.lamports.minus(reserve);
    if (!wrapped)
        return refuse(TokenCode::NotRentExempt);
    outcome = call.requireOwned(1);
    if (!outcome)
        return outcome;
    if (!call.requireMint(1))
        return refuse(TokenCode::InvalidMint);
    const bool isNative = call.context().address(1) == programs::wrappedSol;

    QByteArray &account = call.mutableData(0);
    layout::setAddress(account, layout::account::mint, call.context().address(1));
    layout::setAddress(account, layout::account::owner, owner);
    account[layout::account::state] = static_cast<char>(TokenAccount::State::Initialized);
    if (isNative) {
        account[layout::account::nativeReserve] = 1;
        layout::setU64(account, layout::account::nativeReserve + 4, reserve.value());
        layout::setU64(account, layout::account::amount, wrapped->value());
    }
    if (account.size() > layout::accountTypeOffset)
        account[layout::accountTypeOffset] = static_cast<char>(tokenExtensions::AccountType::Account);
    return {};
}

ProgramOutcome closeAccount(const TokenCall &call)
{
    ProgramOutcome outcome = call.requireAccounts(3);
    if (!outcome)
        return outcome;
    InvokeContext &context = call.context();
    if (context.address(0) == context.address(1))
        return refuse(u"InvalidAccountData"_s);
    outcome = call.requireTokenAccount(0);
    if (!outcome)
        return outcome;
    if (!call.isNative(0) && layout::u64At(call.data(0), layout::account::amount) != 0)
        return refuse(TokenCode::NonNativeHasBalance);
    const Address owner = layout::addressAt(call.data(0), layout::account::owner);
    const std::optional<Address> closer = layout::optionalAddressAt(call.data(0), layout::account::closeAuthority);
    if (owner != programs::system && owner != programs::incinerator) {
        outcome = call.requireAuthority(closer.value_or(owner), 2);
        if (!outcome)
            return outcome;
    } else if (context.address(1) != programs::incinerator) {
        return refuse(u"InvalidAccountData"_s);
    }
    outcome = context.moveLamports(0, 1, context.account(0).lamports.value());
    if (!outcome)
        return outcome;
    AccountState &account = context.mutableAccount(0);
    account.data = QByteArray();
    account.owner = programs::system;
    return {};
}

ProgramOutcome setFrozen(const TokenCall &call, bool isFrozen)
{
    ProgramOutcome outcome = call.requireAccounts(3);
    if (outcome)
        outcome = call.requireTokenAccount(0);
    if (!outcome)
        return outcome;
    const auto state = static_cast<TokenAccount::State>(layout::u8At(call.data(0), layout::account::state));
    if ((state == TokenAccount::State::Frozen) == isFrozen)
        return refuse(TokenCode::InvalidState);
    if (call.isNative(0))
        return refuse(TokenCode::NativeNotSupported);
    outcome = call.requireMintOf(0, 1, {});
    if (!outcome)
        return outcome;
    const std::optional<Address> authority = layout::optionalAddressAt(call.data(1), layout::mint::freezeAuthority);
    if (!authority)
        return refuse(TokenCode::MintCannotFreeze);
    outcome = call.requireAuthority(*authority, 2);
    if (!outcome)
        return outcome;
    call.mutableData(0)[layout::account::state]
        = static_cast<char>(isFrozen ? TokenAccount::State::Frozen : TokenAccount::State::Initialized);
    return {};
}

ProgramOutcome syncNative(const TokenCall &call)
{
    ProgramOutcome outcome = call.requireAccounts(1);
    if (outcome)
        outcome = call.requireTokenAccount(0);
    if (!outcome)
        return outcome;
    if (!call.isNative(0))
        return refuse(TokenCode::NonNativeNotSupported);
    const QByteArray &data = call.data(0);
    const Lamports reserve(layout::u64At(data, layout::account::nativeReserve + 4));
    const std::optional<Lamports> wrapped = call.context().account(0).lamports.minus(reserve);
    if (!wrapped)
        return refuse(TokenCode::Overflow);
    const quint64 amount = layout::u64At(data, layout::account::amount);
    if (call.is2022() && wrapped->value() < amount)
        return refuse(TokenCode::InvalidState);
    if (wrapped->value() != amount)
        layout::setU64(call.mutableData(0), layout::account::amount, wrapped->value());
    return {};
}

} // namespace curvedesk::sandbox::tokenInstructions
