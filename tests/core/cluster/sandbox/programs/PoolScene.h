// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/amm/AmmQuote.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/pump/ChainEvents.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/support/TestInstructions.h"

namespace curvedesk::sandbox::test {

/// A scene with pools.
struct PoolScene : PumpScene
{
    AmmGlobalConfig config;
    std::optional<FeeSchedule> ammSchedule;

    PoolScene()
    {
        config = *AmmGlobalConfig::decode(accounts.value(ammAddresses::globalConfig).data);
        ammSchedule = *FeeSchedule::decode(accounts.value(ammAddresses::feeConfig).data);
    }

    /// A curve that has sold its last token, as a single buy leaves it.
    [[nodiscard]] BondingCurve completeCurve(const Address &creator) const
    {
        BondingCurve curve = freshCurve(creator);
        const FeeRates rates = this->rates(curve);
        return curveQuote::after(curve, *curveQuote::buyTokens(curve, rates, curve.realTokenReserves));
    }

    [[nodiscard]] migrateInstruction::Accounts migration(const Address &mint, const Address &tokenProgram,
                                                         const Address &sender) const
    {
        return {pumpAddresses::CoinAddresses::derive(mint, tokenProgram),
                ammAddresses::PoolAddresses::derive(mint, tokenProgram), sender, global.withdrawAuthority};
    }

    [[nodiscard]] AmmTradeAccounts poolAccounts(const Address &mint, const Address &tokenProgram, const Address &user,
                                                const Address &creator) const
    {
        AmmTradeAccounts out;
        out.pool = ammAddresses::PoolAddresses::derive(mint, tokenProgram);
        out.user = user;
        out.userBase = associatedTokenAddress(user, mint, tokenProgram);
        out.userQuote = ammAddresses::quoteAccount(user);
        out.userVolumeAccumulator = ammAddresses::userVolumeAccumulator(user);
        out.protocolFeeRecipient = config.protocolFeeRecipients.front();
        out.protocolFeeRecipientQuote = ammAddresses::quoteAccount(out.protocolFeeRecipient);
        out.buybackFeeRecipient = config.buybackFeeRecipients.front();
        out.buybackFeeRecipientQuote = ammAddresses::quoteAccount(out.buybackFeeRecipient);
        out.creatorVaultAuthority = ammAddresses::creatorVaultAuthority(creator);
        out.creatorVaultQuote = ammAddresses::quoteAccount(out.creatorVaultAuthority);
        return out;
    }

    [[nodiscard]] AmmPool pool(const Address &address) const
    {
        const auto decoded = AmmPool::decode(accounts.value(address).data);
        return decoded ? *decoded : AmmPool();
    }
    [[nodiscard]] ammQuote::Reserves reserves(const ammAddresses::PoolAddresses &addresses) const
    {
        return {tokens(addresses.baseVault), tokens(addresses.quoteVault), pool(addresses.pool).virtualQuoteReserves};
    }
    [[nodiscard]] FeeRates poolRates(const ammAddresses::PoolAddresses &addresses) const
    {
        const auto mint = MintAccount::decode(accounts.value(addresses.baseMint).data);
        return ammQuote::feeRates(config, ammSchedule, pool(addresses.pool), addresses.authority, reserves(addresses),
                                  mint->supply);
    }

    /// Wraps, trades, unwraps: one transaction.
    Execution trade(const AmmTradeAccounts &named, AmmTradeForm form, quint64 amount, quint64 limit, quint64 wrapped)
    {
        QList<Instruction> list{
            curvedesk::test::createAssociatedIdempotent(named.user, named.user, programs::wrappedSol, programs::token)};
        if (wrapped > 0) {
            list.append(systemInstruction::transfer(named.user, named.userQuote, Lamports(wrapped)));
            list.append(tokenInstruction::syncNative(named.userQuote));
        }
        list.append(ammTradeInstruction(form, named, amount, limit));
        list.append(tokenInstruction::closeAccount(named.userQuote, named.user, named.user, programs::token));
        return run(named.user, list);
    }

    /// The first event of a kind that the AMM logged.
    template<class Event> [[nodiscard]] static std::optional<Event> poolEvent(const Execution &execution)
    {
        for (const ChainEvent &each : chainEvents::fromLogs(execution.logs)) {
            if (const auto *found = std::get_if<Event>(&each))
                return *found;
        }
        return std::nullopt;
    }
};

} // namespace curvedesk::sandbox::test
