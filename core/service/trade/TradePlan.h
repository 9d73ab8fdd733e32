// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/coin/TradeQuote.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/trade/TraderState.h"
#include "core/service/trade/TradeTypes.h"

namespace curvedesk {

/// A request turned into what will be signed: form, bounds, and the accounts that open or close on the way. Pure.
struct TradePlan
{
    TradeMode mode = TradeMode::Buy;
    TradeForm form = TradeForm::Buy; ///< on a pool: its form of the same meaning is signed
    quint64 amount = 0; ///< the instruction's two arguments
    quint64 limit = 0;
    curveQuote::Buy buy; ///< the quote, by mode; on a pool its lp fee is within the protocol fee
    curveQuote::Sell sell;
    std::optional<ammQuote::Buy> poolBuy; ///< the same in the pool's terms, where the trade is on one
    std::optional<ammQuote::Sell> poolSell;
    quint64 slippageBps = 0;
    std::optional<quint64> spend; ///< lamports that a buy was told to spend, though the curve may hold less
    std::optional<quint64> maxSolCost; ///< the bound: one of the three
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    bool opensTokenAccount = false;
    bool closesTokenAccount = false;
    bool initializesAccumulator = false; ///< by an instruction of its own: a cashback sell does not make it
    quint64 tokenAccountRent = 0; ///< what the trade pays once, beside the curve
    quint64 accumulatorRent = 0;
    quint64 vaultRent = 0;
    bool extendsPool = false; ///< a pool of before May 2025: its account grows first, at the trader's cost
    quint64 wrappingRent = 0; ///< on a pool: comes back within the transaction
    QByteArray wrappingSeed; ///< as in TraderState

    [[nodiscard]] bool isOnPool() const { return poolBuy || poolSell; }
    [[nodiscard]] bool isBuy() const { return mode == TradeMode::Buy; }
    [[nodiscard]] quint64 tokens() const { return isBuy() ? buy.tokensOut : sell.tokensIn; }
    /// Paid by a buy, received from a sell, curve fees included.
    [[nodiscard]] quint64 quotedLamports() const { return isBuy() ? buy.total : sell.net; }
    /// What a buy must be able to pay: all of the spend asked for, though some of it may stay.
    /// By count on a pool all of its bound: that is wrapped beforehand, and the rest comes back.
    [[nodiscard]] quint64 mustAfford() const;
    [[nodiscard]] quint64 rents() const { return tokenAccountRent + accumulatorRent + vaultRent; }
};

/// What is wrong with a request whatever the chain says. InvalidInput names the field.
[[nodiscard]] Outcome checkTradeRequest(const TradeRequest &request);

enum class HoldingCheck { Enforce, Skip };
/// InvalidInput, CurveComplete, or InsufficientFunds for a sell of more than the wallet holds.
[[nodiscard]] Result<TradePlan> planTrade(const TradeRequest &request, const CoinState &coin, const TraderState &trader,
                                          HoldingCheck holding = HoldingCheck::Enforce);

/// Compute budget, account to open, trade, account to close: in that order.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const TradeAccounts &accounts,
                                                   const networkFee::Budget &budget);

/// The same on a pool, around which SOL is wrapped and unwrapped.
[[nodiscard]] QList<Instruction> tradeInstructions(const TradePlan &plan, const AmmTradeAccounts &accounts,
                                                   const networkFee::Budget &budget);

} // namespace curvedesk
