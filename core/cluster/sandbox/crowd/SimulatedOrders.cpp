// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedCoins.h"
#include "core/cluster/sandbox/crowd/SimulatedCrowd.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"

namespace curvedesk::sandbox {

namespace {
constexpr quint32 launchUnits = 300'000;
constexpr quint32 tradeUnits = 250'000;
constexpr quint64 curveSlippageBps = 300;
} // namespace

std::optional<QByteArray> SimulatedCrowd::sign(const QList<Instruction> &instructions,
                                               std::span<const Keypair *const> keys) const
{
    Result<Message> message
        = Message::compile(keys.front()->address(), instructions, m_ledger.latestBlockhash().blockhash);
    if (!message)
        return std::nullopt;
    Transaction transaction = Transaction::unsignedFrom(std::move(*message));
    if (!transaction.sign(keys))
        return std::nullopt;
    return transaction.encode();
}

std::optional<Instruction> SimulatedCrowd::tradeInstructionFor(const Plan &plan, const Coin &coin,
                                                               const pumpAddresses::UserAddresses &user)
{
    const std::optional<BondingCurve> state = curve(coin.addresses.bondingCurve);
    const std::optional<Market> now = market();
    if (!state || !now)
        return std::nullopt;
    TradeAccounts accounts;
    accounts.coin = coin.addresses;
    accounts.user = user;
    const auto recipients = now->global.feeRecipientsFor(state->isMayhemMode);
    accounts.feeRecipient = recipients[m_random.below(recipients.size())];
    accounts.buybackFeeRecipient
        = now->global.buybackFeeRecipients[m_random.below(now->global.buybackFeeRecipients.size())];
    accounts.creatorVault = pumpAddresses::creatorVault(state->creator);
    // Most traders still use the older generation of instructions.
    const bool newest = m_random.chance(10);
    const FeeRates rates = curveFeeRates(now->global, now->schedule, *state);
    if (plan.kind == Plan::Kind::Sell) {
        const auto quote = curveQuote::sellTokens(*state, rates, plan.amount);
        if (!quote)
            return std::nullopt;
        return tradeInstruction(newest ? TradeForm::SellV3 : TradeForm::Sell, accounts, quote->tokensIn,
                                curveQuote::minimumOut(quote->net, curveSlippageBps));
    }
    const auto quote = curveQuote::buyForQuote(*state, rates, plan.amount);
    if (!quote)
        return std::nullopt;
    // A clamped quote spends less than the plan, which only the form with an exact token amount can express.
    if (!quote->clamped && m_random.chance(40)) {
        return tradeInstruction(newest ? TradeForm::BuyExactQuoteInV3 : TradeForm::BuyExactSolIn, accounts, plan.amount,
                                curveQuote::minimumOut(quote->tokensOut, curveSlippageBps));
    }
    return tradeInstruction(newest ? TradeForm::BuyV3 : TradeForm::Buy, accounts, quote->tokensOut,
                            curveQuote::maximumCost(quote->total, curveSlippageBps));
}

std::optional<QByteArray> SimulatedCrowd::makeTransaction(const Plan &plan)
{
    const MicroLamports price(m_random.between(1'000, 60'000));
    if (plan.kind == Plan::Kind::Launch) {
        if (plan.coin >= mostCoins)
            return std::nullopt;
        const Keypair mint = keypair("mint", plan.coin);
        const Keypair &creator = m_creators[plan.who];
        const SimulatedCoin coin = SimulatedCoin::at(plan.coin);
        createInstruction::Arguments arguments;
        arguments.name = coin.name;
        arguments.symbol = coin.symbol;
        arguments.uri = coin.uri;
        arguments.creator = creator.address();
        const Keypair *const keys[] = {&creator, &mint};
        return sign({computeBudget::setUnitLimit(launchUnits), computeBudget::setUnitPrice(price),
                     createInstruction::createV2(mint.address(), creator.address(), arguments)},
                    keys);
    }
    if (plan.coin >= m_coins.size())
        return std::nullopt;
    const Coin &coin = m_coins[plan.coin];
    const Keypair &trader = m_traders[plan.who];
    const auto user
        = pumpAddresses::UserAddresses::derive(trader.address(), coin.addresses.mint, coin.addresses.tokenProgram);
    QList<Instruction> trade;
    if (coin.pool) {
        if (const auto onPool = poolInstructionsFor(plan, coin, trader.address()))
            trade = *onPool;
    } else if (const auto onCurve = tradeInstructionFor(plan, coin, user)) {
        trade.append(*onCurve);
    }
    if (trade.isEmpty())
        return std::nullopt;
    QList<Instruction> instructions{computeBudget::setUnitLimit(tradeUnits), computeBudget::setUnitPrice(price)};
    if (m_ledger.account(user.associatedUser) == nullptr) {
        instructions.append(tokenInstruction::createAssociatedIdempotentAt(
            user.associatedUser, trader.address(), trader.address(), coin.addresses.mint, coin.addresses.tokenProgram));
    }
    instructions.append(trade);
    const Keypair *const keys[] = {&trader};
    return sign(instructions, keys);
}

} // namespace curvedesk::sandbox
