// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// Addresses and signatures in these types are base58 text, because the window does not use the chain's types.

enum class TradeMode { Buy, Sell };

struct QuoteRequest
{
    QString token; ///< mint
    TradeMode mode = TradeMode::Buy;
    QString amount; ///< exact decimal text: SOL for a buy, tokens for a sell
    quint64 slippageBps = 500;
};

/// The amounts of a trade on the present reserves, to the base unit.
struct Quote
{
    QString bondingCurve;
    QString pool; ///< the coin's AMM pool; empty while it trades on its curve
    TradeMode mode = TradeMode::Buy;
    QString tokenIn;
    quint64 amountInRaw = 0; ///< the user's payment; lamports include all trade fees
    int decimalsIn = 9;
    QString tokenOut;
    quint64 amountOutRaw = 0; ///< the user's proceeds; lamports after all trade fees
    int decimalsOut = 6;
    quint64 protocolFeeLamports = 0;
    quint64 creatorFeeLamports = 0;
    quint64 lpFeeLamports = 0; ///< stays in the pool; 0 on a curve
    quint64 protocolFeeBps = 0;
    quint64 creatorFeeBps = 0;
    quint64 lpFeeBps = 0;
    quint64 priceImpactBps = 0;
    quint64 minimumOutRaw = 0; ///< limit at the slippage of the request
    bool clamped = false; ///< true: more was asked for than the curve holds
    quint64 slot = 0;
    quint64 tokensSoldBefore = 0; ///< base units that the curve has sold before the trade
    quint64 tokensSoldAfter = 0; ///< base units that the curve has sold after the trade

    /// The three trade fees together, without the network fee.
    [[nodiscard]] quint64 feeLamports() const { return protocolFeeLamports + creatorFeeLamports + lpFeeLamports; }
};

/// The curve account for GET /bondingCurve.
struct CurveReply
{
    QString key;
    quint64 discriminator = 0;
    quint64 virtualTokenReserves = 0;
    quint64 virtualSolReserves = 0;
    quint64 realTokenReserves = 0;
    quint64 realSolReserves = 0;
    quint64 tokenTotalSupply = 0;
    bool complete = false;
    QString quoteMint; ///< empty: SOL
};

} // namespace curvedesk
