// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// Addresses and signatures cross this border as base58 text: the window knows nothing of the chain's types.

enum class TradeMode { Buy, Sell };

struct QuoteRequest
{
    QString token; ///< mint
    TradeMode mode = TradeMode::Buy;
    QString amount; ///< exact decimal text: SOL for a buy, tokens for a sell
    quint64 slippageBps = 500;
};

/// What a trade on the reserves of this moment would do, to the base unit.
struct Quote
{
    QString bondingCurve;
    QString pool; ///< set when the coin trades on an AMM pool instead
    TradeMode mode = TradeMode::Buy;
    QString tokenIn;
    quint64 amountInRaw = 0; ///< what the user pays in all curve fees
    int decimalsIn = 9;
    QString tokenOut;
    quint64 amountOutRaw = 0; ///< what the user gets after all curve fees
    int decimalsOut = 6;
    quint64 protocolFeeLamports = 0;
    quint64 creatorFeeLamports = 0;
    quint64 lpFeeLamports = 0; ///< stays in the pool; 0 on a curve
    quint64 protocolFeeBps = 0;
    quint64 creatorFeeBps = 0;
    quint64 lpFeeBps = 0;
    quint64 priceImpactBps = 0;
    quint64 minimumOutRaw = 0; ///< at the asked slippage
    bool clamped = false; ///< asked for more than the curve holds
    quint64 slot = 0;
    quint64 tokensSoldBefore = 0; ///< base units sold by the curve: "you are here"
    quint64 tokensSoldAfter = 0; ///< and where the order would take it

    [[nodiscard]] quint64 feeLamports() const { return protocolFeeLamports + creatorFeeLamports + lpFeeLamports; }
};

} // namespace curvedesk
