// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeAccountChoice.h"
#include "core/service/trade/TradePlan.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk {

namespace {

constexpr auto quoteAccountSize = static_cast<quint64>(TokenAccount::baseSize);

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

// A wrapped-SOL account that is there only for this transaction. Where the wallet has none of its own, it is the
// associated one, by the form of "create" that fails when the account has come into being meanwhile: closing it would
// unwrap what is not ours to unwrap. Where the wallet has one, it is an account aside.
void openQuoteAccount(QList<Instruction> &list, const TradePlan &plan, const AmmTradeAccounts &accounts)
{
    const Address &user = accounts.user;
    const quint64 wrapped = plan.mustAfford();
    if (!plan.wrappingSeed.isEmpty()) {
        const auto lamports
            = Lamports(saturated(static_cast<uint128>(rent::exemptMinimum(quoteAccountSize).value()) + wrapped));
        list.append(systemInstruction::createAccountWithSeed(user, accounts.userQuote, plan.wrappingSeed, lamports,
                                                             quoteAccountSize, programs::token));
        // Counts what is on it beside the rent as wrapped.
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
        list.append(tradeAccountChoice::extendPool(user, accounts.pool.pool));
    openQuoteAccount(list, plan, accounts);
    if (plan.initializesAccumulator)
        list.append(tradeAccountChoice::initializeAccumulatorOnPool(user, accounts.userVolumeAccumulator));
    list.append(ammTradeInstruction(poolForm(plan.form), accounts, plan.amount, plan.limit));
    list.append(tokenInstruction::closeAccount(accounts.userQuote, user, user, programs::token));
    if (plan.closesTokenAccount) {
        list.append(tokenInstruction::closeAccount(accounts.userBase, user, user, accounts.pool.baseTokenProgram));
    }
    return list;
}

} // namespace curvedesk
