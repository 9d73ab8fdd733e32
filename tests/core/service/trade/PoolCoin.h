// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeAccountChoice.h"
#include "core/service/trade/TradeInstructions.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk::test {

inline constexpr quint64 quoteAccountRent = 2'039'280;

/// A graduated coin and who trades it, without a chain.
struct PoolCoin
{
    Address user = Address({1});
    Address tokenProgram = programs::token2022;
    AmmPool pool;
    ammQuote::Reserves reserves{206'900'000'000'000, 84'990'359'056, 0};
    quint64 missingSize = 0;
    TraderState trader;

    PoolCoin()
    {
        pool.creator = pumpAddresses::poolAuthority(mint());
        pool.coinCreator = Address({3});
        trader.lamports = 100 * lamportsPerSol;
        trader.tokenAccountRent = 2'074'080;
        trader.accumulatorRent = 1'844'400;
        trader.vaultRent = quoteAccountRent;
        trader.cashbackRent = quoteAccountRent;
        trader.wsolRent = quoteAccountRent;
        trader.rent = rent::genesisDefault;
    }

    static const Address &mint() { return programs::usdc; }

    void holds(quint64 tokens)
    {
        trader.tokens = tokens;
        trader.hasTokenAccount = true;
        trader.tokenAccountRent = 0;
        trader.tokenAccountLamports = 2'074'080;
    }
    void hasWrappedSol() { trader.wsolSeed = QByteArray::number(std::numeric_limits<quint32>::max(), 36); }

    [[nodiscard]] CoinState state() const
    {
        CoinState out;
        out.addresses = pumpAddresses::CoinAddresses::derive(mint(), tokenProgram);
        out.mint.decimals = 6;
        out.mint.supply = 1'000'000'000'000'000;
        out.curve.complete = true;
        out.slot = 7;
        PoolState state;
        state.addresses = ammAddresses::PoolAddresses::derive(mint(), tokenProgram);
        state.pool = pool;
        state.config.lpFeeBps = 2;
        state.config.protocolFeeBps = 93;
        state.config.coinCreatorFeeBps = 30;
        for (std::size_t i = 0; i < 8; ++i) {
            state.config.protocolFeeRecipients[i] = Address({static_cast<quint8>(i + 1)});
            state.config.buybackFeeRecipients[i] = Address({static_cast<quint8>(i + 100)});
        }
        state.baseSupply = out.mint.supply;
        state.missingSize = missingSize;
        state.reserves = reserves;
        state.rates = state.ratesAt(reserves);
        out.pool = std::make_shared<const PoolState>(state);
        return out;
    }

    [[nodiscard]] AmmTradeAccounts accounts() const
    {
        const CoinState coin = state();
        const auto named = ammAddresses::UserAddresses::derive(user, coin.pool->addresses);
        const Address quote = trader.wsolSeed.isEmpty()
            ? named.quote
            : *systemInstruction::addressWithSeed(user, trader.wsolSeed, programs::token);
        return *tradeAccountChoice::chooseOnPool(coin, named, quote);
    }

    [[nodiscard]] static TradeRequest ask(TradeMode mode, TradeAmount::Unit unit, quint64 value, quint64 slippage = 500)
    {
        TradeRequest request;
        request.mode = mode;
        request.amount = {unit, value};
        request.slippageBps = slippage;
        return request;
    }
};

} // namespace curvedesk::test
