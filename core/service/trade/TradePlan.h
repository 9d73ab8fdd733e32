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

/// What a trade moves between a wallet and a curve or pool.
struct Movement
{
    quint64 tokens = 0; ///< base units
    quint64 lamports = 0; ///< with the trade's own fees, without network fee and rents

    bool operator==(const Movement &) const = default;
};

/// A request turned into what will be signed: form, bounds, and the accounts that open or close on the way. Pure.
struct TradePlan
{
    TradeMode mode = TradeMode::Buy;
    TradeForm form = TradeForm::Buy; ///< on a pool: its form of the same meaning is signed
    quint64 amount = 0; ///< first argument of the instruction: lamports of an exact spend, else tokens
    quint64 limit = 0; ///< second argument: the slippage bound
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
    bool extendsPool = false; ///< the trade first grows a pool's account of before May 2025, at the trader's cost
    quint64 wsolRent = 0; ///< on a pool: of its wrapped-SOL account, comes back within the transaction
    QByteArray wsolSeed; ///< as in TraderState

    [[nodiscard]] bool isOnPool() const { return poolBuy || poolSell; }
    [[nodiscard]] bool isBuy() const { return mode == TradeMode::Buy; }
    [[nodiscard]] quint64 tokens() const { return isBuy() ? buy.tokensOut : sell.tokensIn; }
    /// Paid by a buy, received from a sell, curve fees included.
    [[nodiscard]] quint64 quotedLamports() const { return isBuy() ? buy.total : sell.net; }
    [[nodiscard]] Movement quoted() const { return {tokens(), quotedLamports()}; }
    /// Lamports that the wallet must hold for a buy beside rents and fee: all of the spend asked for, though the curve
    /// may take less; by count on a pool all of the bound, which is wrapped beforehand and comes back if not needed.
    [[nodiscard]] quint64 requiredBalance() const;
    [[nodiscard]] quint64 rents() const { return tokenAccountRent + accumulatorRent + vaultRent; }
    /// The form that the program is called with: a spend, or a count of tokens.
    [[nodiscard]] bool isExactSpend() const { return form == TradeForm::BuyExactSolIn; }
    /// Whether the signed bounds allow a trade that moves this.
    [[nodiscard]] bool allows(const Movement &movement) const;
    /// Quotes what a simulation showed; the bounds stay as they are.
    void correctQuote(const Movement &simulated);
};

/// What is wrong with a request whatever the chain says. InvalidInput names the field.
[[nodiscard]] Outcome checkTradeRequest(const TradeRequest &request);

enum class HoldingCheck { Enforce, Skip };
/// InvalidInput, CurveComplete, or InsufficientFunds for a sell of more than the wallet holds.
[[nodiscard]] Result<TradePlan> planTrade(const TradeRequest &request, const CoinState &coin, const TraderState &trader,
                                          HoldingCheck holding = HoldingCheck::Enforce);

} // namespace curvedesk
