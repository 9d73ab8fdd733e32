// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenCall.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"

namespace curvedesk::sandbox::tokenInstructions {

namespace layout = tokenLayout;

namespace {

// Moves base units; the lamports of wrapped SOL move with them. InsufficientFunds, Overflow.
ProgramOutcome moveTokens(const TokenCall &call, qsizetype from, qsizetype to, quint64 amount)
{
    ProgramOutcome outcome = call.debit(from, amount);
    if (outcome)
        outcome = call.credit(to, amount);
    if (outcome && call.isNative(from))
        outcome = call.context().moveLamports(from, to, amount);
    return outcome;
}

} // namespace

ProgramOutcome transfer(const TokenCall &call, bool isChecked)
{
    const std::optional<TokenCall::Amount> amount = call.readAmount(isChecked);
    if (!amount)
        return call.refuseArguments();
    ProgramOutcome outcome = call.requireAccounts(isChecked ? 4 : 3);
    if (!outcome)
        return outcome;
    const qsizetype from = 0;
    const qsizetype to = isChecked ? 2 : 1;
    const qsizetype authority = to + 1;
    const bool isSelf = call.context().address(from) == call.context().address(to);
    outcome = call.requireTokenAccount(from);
    if (outcome)
        outcome = call.requireTokenAccount(to);
    if (outcome)
        outcome = call.requireNotFrozen(from);
    if (outcome)
        outcome = call.requireNotFrozen(to);
    if (!outcome)
        return outcome;
    if (layout::u64At(call.data(from), layout::account::amount) < amount->value)
        return refuse(TokenCode::InsufficientFunds);
    if (!layout::isAddressAt(call.data(from), layout::account::mint,
                             layout::addressAt(call.data(to), layout::account::mint)))
        return refuse(TokenCode::MintMismatch);
    if (isChecked)
        outcome = call.requireMintOf(from, 1, amount->decimals);
    if (outcome)
        outcome = call.spendAuthority(from, authority, amount->value, !isSelf);
    if (!outcome || isSelf || amount->value == 0)
        return outcome;
    return moveTokens(call, from, to, amount->value);
}

ProgramOutcome approve(const TokenCall &call, bool isChecked)
{
    const std::optional<TokenCall::Amount> amount = call.readAmount(isChecked);
    if (!amount)
        return call.refuseArguments();
    ProgramOutcome outcome = call.requireAccounts(isChecked ? 4 : 3);
    if (outcome)
        outcome = call.requireTokenAccount(0);
    if (outcome)
        outcome = call.requireNotFrozen(0);
    if (outcome && isChecked)
        outcome = call.requireMintOf(0, 1, amount->decimals);
    const qsizetype delegate = isChecked ? 2 : 1;
    if (outcome)
        outcome = call.requireAuthority(layout::addressAt(call.data(0), layout::account::owner), delegate + 1);
    if (!outcome)
        return outcome;
    QByteArray &account = call.mutableData(0);
    layout::setOptionalAddress(account, layout::account::delegate, call.context().address(delegate));
    layout::setU64(account, layout::account::delegatedAmount, amount->value);
    return {};
}

ProgramOutcome revoke(const TokenCall &call)
{
    ProgramOutcome outcome = call.requireAccounts(2);
    if (outcome)
        outcome = call.requireTokenAccount(0);
    if (outcome)
        outcome = call.requireNotFrozen(0);
    if (!outcome)
        return outcome;
    // A delegate may revoke its own delegation.
    const Address owner = layout::addressAt(call.data(0), layout::account::owner);
    const std::optional<Address> delegate = layout::optionalAddressAt(call.data(0), layout::account::delegate);
    outcome = call.requireAuthority(delegate == call.context().address(1) ? *delegate : owner, 1);
    if (!outcome)
        return outcome;
    call.setOptionalAddress(0, layout::account::delegate, std::nullopt);
    layout::setU64(call.mutableData(0), layout::account::delegatedAmount, 0);
    return {};
}

} // namespace curvedesk::sandbox::tokenInstructions
