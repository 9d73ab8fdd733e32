// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmQuote.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/coin/QuoteTypes.h"

/// Turns a curve's or a pool's arithmetic into the Quote for window and API.
namespace curvedesk::tradeQuote {

inline constexpr quint64 maxSlippageBps = 10'000;

/// InvalidInput above 10,000 basis points.
[[nodiscard]] Outcome checkSlippage(quint64 slippageBps);
/// Checks that a coin can be traded: CurveComplete for a complete curve without a pool, InvalidInput when not in SOL.
[[nodiscard]] Outcome checkTradable(const CoinState &coin);

/// The quote of a buy that was computed on the coin's curve; `slippageBps` sets its minimumOutRaw and nothing else.
[[nodiscard]] Quote of(const CoinState &coin, const curveQuote::Buy &buy, quint64 slippageBps);
/// The quote of a sell that was computed on the coin's curve; `slippageBps` sets its minimumOutRaw, in lamports.
[[nodiscard]] Quote of(const CoinState &coin, const curveQuote::Sell &sell, quint64 slippageBps);

/// The quote of a buy that was computed on the coin's pool, which must exist; `slippageBps` sets its minimumOutRaw.
[[nodiscard]] Quote of(const CoinState &coin, const ammQuote::Buy &buy, quint64 slippageBps);
/// The quote of a sell that was computed on the coin's pool, which must exist; `slippageBps` sets its minimumOutRaw.
[[nodiscard]] Quote of(const CoinState &coin, const ammQuote::Sell &sell, quint64 slippageBps);

} // namespace curvedesk::tradeQuote
