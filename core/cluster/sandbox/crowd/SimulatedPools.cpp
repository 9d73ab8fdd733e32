// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedCrowd.h"
#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/amm/AmmQuote.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk::sandbox {

namespace {
constexpr quint64 poolSlippageBps = 300;
} // namespace

bool SimulatedCrowd::updatePool(Coin &coin, const BondingCurve &state) const
{
    if (!state.complete) {
        coin.pool.reset();
        return true;
    }
    if (!coin.pool)
        coin.pool = ammAddresses::PoolAddresses::derive(coin.addresses.mint, coin.addresses.tokenProgram);
    const AccountState *account = m_ledger.account(coin.pool->pool);
    return account != nullptr && account->owner == ammAddresses::program;
}

std::optional<QList<Instruction>> SimulatedCrowd::poolInstructionsFor(const Plan &plan, const Coin &coin,
                                                                      const Address &trader)
{
    const AccountState *poolAccount = m_ledger.account(coin.pool->pool);
    const AccountState *configAccount = m_ledger.account(ammAddresses::globalConfig);
    const AccountState *scheduleAccount = m_ledger.account(ammAddresses::feeConfig);
    const AccountState *mintAccount = m_ledger.account(coin.addresses.mint);
    if (poolAccount == nullptr || configAccount == nullptr || scheduleAccount == nullptr || mintAccount == nullptr)
        return std::nullopt;
    const Result<AmmPool> pool = AmmPool::decode(poolAccount->data);
    const Result<AmmGlobalConfig> config = AmmGlobalConfig::decode(configAccount->data);
    const Result<FeeSchedule> schedule = FeeSchedule::decode(scheduleAccount->data);
    const Result<MintAccount> mint = MintAccount::decode(mintAccount->data);
    if (!pool || !config || !schedule || !mint)
        return std::nullopt;
    const ammQuote::Reserves reserves{holding(coin.pool->baseVault), holding(coin.pool->quoteVault),
                                      pool->virtualQuoteReserves};
    const FeeRates rates = ammQuote::feeRates(*config, *schedule, *pool, coin.pool->authority, reserves, mint->supply);

    AmmTradeAccounts accounts;
    accounts.pool = *coin.pool;
    accounts.user = trader;
    accounts.userBase
        = pumpAddresses::UserAddresses::derive(trader, coin.addresses.mint, coin.addresses.tokenProgram).associatedUser;
    accounts.userQuote = ammAddresses::quoteAccount(trader);
    accounts.userVolumeAccumulator = ammAddresses::userVolumeAccumulator(trader);
    const auto recipients = config->feeRecipientsFor(pool->isMayhemMode);
    accounts.protocolFeeRecipient = recipients[m_random.below(recipients.size())];
    accounts.protocolFeeRecipientQuote = ammAddresses::quoteAccount(accounts.protocolFeeRecipient);
    accounts.buybackFeeRecipient = config->buybackFeeRecipients[m_random.below(config->buybackFeeRecipients.size())];
    accounts.buybackFeeRecipientQuote = ammAddresses::quoteAccount(accounts.buybackFeeRecipient);
    accounts.creatorVaultAuthority = ammAddresses::creatorVaultAuthority(pool->coinCreator);
    accounts.creatorVaultQuote = ammAddresses::quoteAccount(accounts.creatorVaultAuthority);
    accounts.hasCoinCreator = !pool->coinCreator.isZero();

    QList<Instruction> list{tokenInstruction::createAssociatedAt(accounts.userQuote, trader, trader,
                                                                 programs::wrappedSol, programs::token)};
    if (plan.kind == Plan::Kind::Sell) {
        const auto quote = ammQuote::sellBase(reserves, rates, plan.amount);
        if (!quote)
            return std::nullopt;
        list.append(ammTradeInstruction(AmmTradeForm::Sell, accounts, quote->baseIn,
                                        curveQuote::minimumOut(quote->net, poolSlippageBps)));
    } else {
        const auto quote = ammQuote::buyForQuote(reserves, rates, plan.amount);
        if (!quote)
            return std::nullopt;
        list.append(systemInstruction::transfer(trader, accounts.userQuote, Lamports(plan.amount)));
        list.append(tokenInstruction::syncNative(accounts.userQuote));
        list.append(ammTradeInstruction(AmmTradeForm::BuyExactQuoteIn, accounts, plan.amount,
                                        curveQuote::minimumOut(quote->baseOut, poolSlippageBps)));
    }
    list.append(tokenInstruction::closeAccount(accounts.userQuote, trader, trader, programs::token));
    return list;
}

} // namespace curvedesk::sandbox
