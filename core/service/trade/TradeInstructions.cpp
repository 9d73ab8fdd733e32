// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeInstructions.h"

#include "core/pump/UpkeepInstructions.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk {

namespace {

constexpr auto quoteAccountSize = static_cast<quint64>(TokenAccount::baseSize);

// The AMM's form of a trade that a curve's form asks for.
AmmTradeForm poolForm(TradeForm form)
{
    switch (form) {
    case TradeForm::BuyExactSolIn:
    case TradeForm::BuyExactQuoteInV3:
        return AmmTradeForm::BuyExactQuoteIn;
    case TradeForm::Sell:
    case TradeForm::SellV3:
        return AmmTradeForm::Sell;
    case TradeForm::Buy:
    case TradeForm::BuyV3:
        break;
    }
    return AmmTradeForm::Buy;
}

// Appends the instructions that open the wrapped-SOL account and wrap what a buy may spend; the same transaction closes
// the account again. A wallet without one gets the associated account, by the form of "create" that fails when the
// account was created meanwhile: closing that would unwrap SOL that the user keeps wrapped. For a wallet with one, a
// second account is made from a seed.
void openQuoteAccount(QList<Instruction> &list, const TradePlan &plan, const AmmTradeAccounts &accounts)
{
    const Address &user = accounts.user;
    const quint64 wrapped = plan.requiredBalance();
    if (!plan.wsolSeed.isEmpty()) {
        const auto lamports = Lamports(saturated(static_cast<uint128>(plan.wsolRent) + wrapped));
        list.append(systemInstruction::createAccountWithSeed(user, accounts.userQuote, plan.wsolSeed, lamports,
                                                             quoteAccountSize, programs::token));
        // SyncNative counts the lamports beside the rent as wrapped.
        list.append(
            tokenInstruction::initializeAccount(accounts.userQuote, programs::wrappedSol, user, programs::token));
        return;
    }
    list.append(
        tokenInstruction::createAssociatedAt(accounts.userQuote, user, user, programs::wrappedSol, programs::token));
    if (wrapped == 0)
        return;
    list.append(systemInstruction::transfer(user, accounts.userQuote, Lamports(wrapped)));
    list.append(tokenInstruction::syncNative(accounts.userQuote));
}

} // namespace

QList<Instruction> tradeInstructions(const TradePlan &plan, const TradeAccounts &accounts,
                                     const networkFee::Budget &budget)
{
    const Address &user = accounts.user.user;
    QList<Instruction> list = networkFee::instructions(budget);
    if (plan.opensTokenAccount) {
        list.append(tokenInstruction::createAssociatedIdempotentAt(accounts.user.associatedUser, user, user,
                                                                   accounts.coin.mint, accounts.coin.tokenProgram));
    }
    if (plan.initializesAccumulator)
        list.append(upkeepInstruction::initializeVolumeAccumulator(accounts.user));
    list.append(tradeInstruction(plan.form, accounts, plan.amount, plan.limit));
    if (plan.closesTokenAccount) {
        list.append(
            tokenInstruction::closeAccount(accounts.user.associatedUser, user, user, accounts.coin.tokenProgram));
    }
    return list;
}

QList<Instruction> tradeInstructions(const TradePlan &plan, const AmmTradeAccounts &accounts,
                                     const networkFee::Budget &budget)
{
    const Address &user = accounts.user;
    QList<Instruction> list = networkFee::instructions(budget);
    if (plan.opensTokenAccount) {
        list.append(tokenInstruction::createAssociatedIdempotentAt(
            accounts.userBase, user, user, accounts.pool.baseMint, accounts.pool.baseTokenProgram));
    }
    if (plan.extendsPool)
        list.append(upkeepInstruction::extendPool(user, accounts.pool.pool));
    openQuoteAccount(list, plan, accounts);
    if (plan.initializesAccumulator)
        list.append(upkeepInstruction::initializeAmmVolumeAccumulator(user, accounts.userVolumeAccumulator));
    list.append(ammTradeInstruction(poolForm(plan.form), accounts, plan.amount, plan.limit));
    list.append(tokenInstruction::closeAccount(accounts.userQuote, user, user, programs::token));
    if (plan.closesTokenAccount) {
        list.append(tokenInstruction::closeAccount(accounts.userBase, user, user, accounts.pool.baseTokenProgram));
    }
    return list;
}

} // namespace curvedesk
