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

/// The amounts that a trade moves between a wallet and a curve or pool.
struct Movement
{
    quint64 tokens = 0; ///< base units
    quint64 lamports = 0; ///< with the trade's own fees, without network fee and rents

    bool operator==(const Movement &) const = default;
};

/// A trade ready to be signed: form, limits, and the accounts that it opens or closes. Pure.
struct TradePlan
{
    TradeMode mode = TradeMode::Buy;
    TradeForm form = TradeForm::Buy; ///< on a pool the corresponding AmmTradeForm is signed
    quint64 amount = 0; ///< first argument of the instruction: lamports of an exact spend, else tokens
    quint64 limit = 0; ///< second argument: the slippage limit
    curveQuote::Buy buy; ///< the quote, by mode; on a pool its lp fee is within the protocol fee
    curveQuote::Sell sell;
    std::optional<ammQuote::Buy> poolBuy; ///< the pool's own quote, where the trade is on one
    std::optional<ammQuote::Sell> poolSell;
    quint64 slippageBps = 0;
    std::optional<quint64> spend; ///< lamports of a buy by spend, though the curve may take less
    std::optional<quint64> maxSolCost; ///< the limit: one of these three
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    bool opensTokenAccount = false;
    bool closesTokenAccount = false;
    /// The accumulator is created by an instruction of its own, because a cashback sell does not create it.
    bool initializesAccumulator = false;
    quint64 tokenAccountRent = 0; ///< rents that the trade pays once, beside the curve
    quint64 accumulatorRent = 0;
    quint64 vaultRent = 0; ///< of the creator's vault; on a pool also of the cashback account and the pool's growth
    bool extendsPool = false; ///< the trade grows a pool's account of before May 2025 first, and the trader pays for it
    quint64 wsolRent = 0; ///< on a pool: rent of its wrapped-SOL account, which comes back within the transaction
    QByteArray wsolSeed; ///< see TraderState

    /// True for a trade on the coin's pool, false for one on its curve.
    [[nodiscard]] bool isOnPool() const { return poolBuy || poolSell; }
    [[nodiscard]] bool isBuy() const { return mode == TradeMode::Buy; }
    /// Base units that a buy brings or a sell takes.
    [[nodiscard]] quint64 tokens() const { return isBuy() ? buy.tokensOut : sell.tokensIn; }
    /// Lamports that a buy pays with all trade fees, or a sell receives after them.
    [[nodiscard]] quint64 quotedLamports() const { return isBuy() ? buy.total : sell.net; }
    /// The most lamports that a buy can pay within its limit; 0 for a sell.
    [[nodiscard]] quint64 mostLamports() const { return isBuy() ? qMax(maxSolCost.value_or(amount), buy.total) : 0; }
    /// The quoted base units and lamports, the latter with the trade's own fees.
    [[nodiscard]] Movement quoted() const { return {tokens(), quotedLamports()}; }
    /// Lamports that the wallet must hold for a buy beside rents and fee: the whole spend of a buy by spend, though the
    /// curve may take less; for a buy by count on a pool the whole limit, which is wrapped beforehand and whose rest
    /// comes back; on a curve the quoted total. 0 for a sell.
    [[nodiscard]] quint64 requiredBalance() const;
    /// The lamports of all rents that the trade pays.
    [[nodiscard]] quint64 rents() const { return tokenAccountRent + accumulatorRent + vaultRent; }
    /// True when the instruction buys for a spend, false when it has a count of tokens.
    [[nodiscard]] bool isExactSpend() const { return form == TradeForm::BuyExactSolIn; }
    /// True when the signed limits allow a trade that moves these amounts.
    [[nodiscard]] bool allows(const Movement &movement) const;
    /// Replaces `buy` or `sell` by the amounts of a simulation; fees, limits and the pool's own quote stay as they are.
    void correctQuote(const Movement &simulated);
};

/// Checks amount, unit and slippage of a request without the chain. InvalidInput; the detail names the field.
[[nodiscard]] Outcome checkTradeRequest(const TradeRequest &request);

/// Skip: what the wallet holds neither refuses a plan (but a percentage of nothing) nor lowers its limit.
enum class HoldingCheck { Enforce, Skip };
/// Plans a trade on this state of coin and trader; asks no cluster. InvalidInput, CurveComplete, InsufficientFunds for
/// a sell of more than the wallet holds, or SlippageExceeded when the quote is beyond what was agreed.
[[nodiscard]] Result<TradePlan> planTrade(const TradeRequest &request, const CoinState &coin, const TraderState &trader,
                                          HoldingCheck holding = HoldingCheck::Enforce);

} // namespace curvedesk
