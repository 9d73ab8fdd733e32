// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/amm/AmmPool.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"

#include <optional>

/// The AMM's arithmetic, with its exact rounding. Quote amounts in lamports, token amounts in base units.
namespace curvedesk::ammQuote {

/// The amounts that price a trade on a pool.
struct Reserves
{
    quint64 base = 0; ///< amount of the pool's token account
    quint64 quote = 0; ///< amount of its wrapped-SOL account, out of which sells are paid
    int128 virtualQuote = 0; ///< prices a trade, is never paid out; 0 on nearly every pool

    /// The lamports that price a trade, quote + virtualQuote; nullopt when that is not a positive 64-bit number.
    [[nodiscard]] std::optional<quint64> effectiveQuote() const;
    /// The reserves as a curve with the same prices; all zero where `base` is 0 or there is no effectiveQuote().
    [[nodiscard]] BondingCurve asCurve() const;

    bool operator==(const Reserves &) const = default;
};

/// Fees of one trade, lamports, each rounded up on its own.
struct Fees
{
    quint64 lp = 0; ///< stays in the pool
    quint64 protocol = 0; ///< the buyback part included
    quint64 creator = 0;

    bool operator==(const Fees &) const = default;
};

struct Buy
{
    quint64 baseOut = 0;
    quint64 quote = 0; ///< prices the trade; goes into the pool with the lp fee
    Fees fees;
    quint64 total = 0; ///< what the buyer pays

    bool operator==(const Buy &) const = default;
};

struct Sell
{
    quint64 baseIn = 0;
    quint64 quote = 0; ///< prices the trade; leaves the pool without the lp fee
    Fees fees;
    quint64 net = 0; ///< what the seller receives

    bool operator==(const Sell &) const = default;
};

/// The rates of a trade, in basis points, by `reserves` before it. With a schedule: its tier on a canonical pool, flat
/// rates on others, and the pool's own creator fee where `config` allows one; without: those of `config`. No creator
/// fee without a creator. `baseSupply` of the mint; a mayhem coin counts the ordinary supply (10^15) instead.
[[nodiscard]] FeeRates feeRates(const AmmGlobalConfig &config, const std::optional<FeeSchedule> &schedule,
                                const AmmPool &pool, const Address &poolAuthority, const Reserves &reserves,
                                quint64 baseSupply);
/// The price of `supply` base units, effectiveQuote * supply / base, in lamports, rounded down; 0 for an empty pool.
[[nodiscard]] uint128 marketCapLamports(const Reserves &reserves, quint64 supply);

/// Computes the buy of exactly `tokens`. InvalidInput when the pool is empty or does not hold more than that, for 0
/// tokens, and when a number does not fit.
[[nodiscard]] Result<Buy> buyBase(const Reserves &reserves, const FeeRates &rates, quint64 tokens);
/// Computes the buy that spends at most `lamports`, fees included, as buy_exact_quote_in does. InvalidInput for an
/// empty pool, when the spend buys no token, and when a number does not fit.
[[nodiscard]] Result<Buy> buyForQuote(const Reserves &reserves, const FeeRates &rates, quint64 lamports);
/// Computes the sale of exactly `tokens`. InvalidInput when the pool is empty or does not hold the lamports, when fees
/// leave nothing (0 tokens too), and when a number does not fit.
[[nodiscard]] Result<Sell> sellBase(const Reserves &reserves, const FeeRates &rates, quint64 tokens);
/// Computes the sale of the fewest tokens that bring at least `lamports` after fees. InvalidInput when the pool is
/// empty or cannot pay that much, and for 0 lamports.
[[nodiscard]] Result<Sell> sellForQuote(const Reserves &reserves, const FeeRates &rates, quint64 lamports);

/// The reserves after a buy: less `baseOut` (at least 0), more price and lp fee (at most 2^64-1); same virtualQuote.
[[nodiscard]] Reserves after(const Reserves &reserves, const Buy &buy);
/// The reserves after a sell: more `baseIn` (to 2^64-1), less the price without lp fee (down to 0); same virtualQuote.
[[nodiscard]] Reserves after(const Reserves &reserves, const Sell &sell);

} // namespace curvedesk::ammQuote
