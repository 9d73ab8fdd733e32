// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenCall.h"

#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;
namespace layout = tokenLayout;

TokenCall::TokenCall(InvokeContext &context)
    : m_context(context)
    , m_is2022(context.programId() == programs::token2022)
{
}

std::optional<TokenCall::Amount> TokenCall::readAmount(bool isChecked) const
{
    ByteReader reader = arguments();
    Amount amount{reader.u64(), {}};
    if (isChecked)
        amount.decimals = reader.u8();
    return reader.overran() ? std::nullopt : std::optional(amount);
}

ProgramOutcome TokenCall::requireAccounts(qsizetype count) const
{
    if (m_context.accountCount() < count)
        return refuse(u"NotEnoughAccountKeys"_s);
    return {};
}

ProgramOutcome TokenCall::requireOwned(qsizetype index) const
{
    if (m_context.account(index).owner != m_context.programId())
        return refuse(u"IncorrectProgramId"_s);
    return {};
}

ProgramOutcome TokenCall::requireRentSysvar(qsizetype index) const
{
    if (index >= 0 && m_context.address(index) != programs::rentSysvar)
        return refuse(u"InvalidArgument"_s);
    return {};
}

ProgramOutcome TokenCall::requireTokenAccount(qsizetype index) const
{
    const QByteArray &state = data(index);
    if (m_is2022 && !requireOwned(index))
        return requireOwned(index);
    if (m_is2022 ? !layout::isAccountShaped(state) : state.size() != TokenAccount::baseSize)
        return refuse(u"InvalidAccountData"_s);
    if (!layout::isInitializedAccount(state))
        return refuse(u"UninitializedAccount"_s);
    return {};
}

ProgramOutcome TokenCall::requireMint(qsizetype index) const
{
    const QByteArray &state = data(index);
    if (m_is2022 && !requireOwned(index))
        return requireOwned(index);
    if (m_is2022 ? !layout::isMintShaped(state) : state.size() != MintAccount::baseSize)
        return refuse(u"InvalidAccountData"_s);
    if (!layout::isInitializedMint(state))
        return refuse(u"UninitializedAccount"_s);
    return {};
}

ProgramOutcome TokenCall::requireNotFrozen(qsizetype index) const
{
    if (layout::u8At(data(index), layout::account::state) == static_cast<quint8>(TokenAccount::State::Frozen))
        return refuse(TokenCode::AccountFrozen);
    return {};
}

ProgramOutcome TokenCall::requireMintOf(qsizetype account, qsizetype mint, std::optional<quint8> decimals) const
{
    if (m_is2022 && !requireOwned(mint))
        return requireOwned(mint);
    if (!layout::isAddressAt(data(account), layout::account::mint, m_context.address(mint)))
        return refuse(TokenCode::MintMismatch);
    const ProgramOutcome outcome = requireMint(mint);
    if (!outcome)
        return outcome;
    if (decimals && layout::u8At(data(mint), layout::mint::decimals) != *decimals)
        return refuse(TokenCode::MintDecimalsMismatch);
    return {};
}

ProgramOutcome TokenCall::requireAuthority(const Address &expected, qsizetype index) const
{
    if (m_context.address(index) != expected)
        return refuse(TokenCode::OwnerMismatch);
    if (!m_context.isSigner(index))
        return refuse(u"MissingRequiredSignature"_s);
    return {};
}

ProgramOutcome TokenCall::spendAuthority(qsizetype account, qsizetype authority, quint64 amount, bool isSpent) const
{
    const QByteArray &state = data(account);
    const std::optional<Address> delegate = layout::optionalAddressAt(state, layout::account::delegate);
    if (!delegate || *delegate != m_context.address(authority))
        return requireAuthority(layout::addressAt(state, layout::account::owner), authority);

    const ProgramOutcome outcome = requireAuthority(*delegate, authority);
    if (!outcome)
        return outcome;
    const quint64 given = layout::u64At(state, layout::account::delegatedAmount);
    if (given < amount)
        return refuse(TokenCode::InsufficientFunds);
    if (!isSpent)
        return {};
    QByteArray &changed = mutableData(account);
    layout::setU64(changed, layout::account::delegatedAmount, given - amount);
    if (given == amount)
        setOptionalAddress(account, layout::account::delegate, std::nullopt);
    return {};
}

void TokenCall::setOptionalAddress(qsizetype index, qsizetype offset, const std::optional<Address> &address) const
{
    QByteArray &changed = mutableData(index);
    if (address)
        layout::setOptionalAddress(changed, offset, *address);
    else
        std::memset(changed.data() + offset, 0, m_is2022 ? 4 + Address::size : 4);
}

tl::unexpected<ProgramError> TokenCall::refuseArguments() const
{
    return m_is2022 ? refuse(u"InvalidInstructionData"_s) : refuse(TokenCode::InvalidInstruction);
}

bool TokenCall::isNative(qsizetype account) const
{
    return layout::hasOption(data(account), layout::account::nativeReserve);
}

ProgramOutcome TokenCall::credit(qsizetype account, quint64 amount) const
{
    const quint64 before = layout::u64At(data(account), layout::account::amount);
    if (amount > std::numeric_limits<quint64>::max() - before)
        return refuse(TokenCode::Overflow);
    layout::setU64(mutableData(account), layout::account::amount, before + amount);
    return {};
}

ProgramOutcome TokenCall::debit(qsizetype account, quint64 amount) const
{
    const quint64 before = layout::u64At(data(account), layout::account::amount);
    if (amount > before)
        return refuse(TokenCode::InsufficientFunds);
    layout::setU64(mutableData(account), layout::account::amount, before - amount);
    return {};
}

tl::unexpected<ProgramError> refuse(TokenCode code)
{
    return refuse(static_cast<quint32>(code));
}

} // namespace curvedesk::sandbox
