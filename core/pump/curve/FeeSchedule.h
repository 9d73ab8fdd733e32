// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/money/MulDiv.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/GlobalAccount.h"

#include <QList>

#include <optional>

namespace curvedesk {

/// Fee rates in basis points of the quote amount.
struct FeeRates
{
    quint64 lp = 0;
    quint64 protocol = 0;
    quint64 creator = 0;

    bool operator==(const FeeRates &) const = default;
};

/// Fee rates from a market capitalisation upwards.
struct FeeTier
{
    uint128 marketCapLamports = 0;
    FeeRates rates;

    bool operator==(const FeeTier &) const = default;
};

/// The FeeConfig account of the fee program (discriminator 8f3492bbdb7b4c9b).
struct FeeSchedule
{
    static constexpr quint32 maxTiers = 50;

    quint8 bump = 0;
    Address admin;
    FeeRates flat;
    QList<FeeTier> tiers; ///< for SOL-quoted coins
    QList<FeeTier> stableTiers; ///< for USDC-quoted coins; empty in accounts of before May 2026
    FeeRates exoticFlat; ///< for other quotes; all zero: `flat` applies

    /// Decodes the account; lists and rates that its size is too small for are empty or 0. Damaged for another
    /// discriminator, more than maxTiers tiers or a truncated tier list.
    [[nodiscard]] static Result<FeeSchedule> decode(QByteArrayView data);

    /// The rates of the last tier at or below `marketCap` lamports, else of the first one; `otherwise` without tiers.
    [[nodiscard]] static FeeRates rateAt(const QList<FeeTier> &tiers, const FeeRates &otherwise, uint128 marketCap);

    bool operator==(const FeeSchedule &) const = default;
};

/// The rates of the schedule (or of Global, without one) for `curve` before a trade moves it, with the coin's own
/// creator fee where Global allows one, whether or not the coin has a creator. The coin's TradeEvent has these.
/// `mintSupply`, in base units, counts only for mayhem coins.
[[nodiscard]] FeeRates listedFeeRates(const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                                      const BondingCurve &curve, quint64 mintSupply);
/// The rates that a trade on `curve` is charged: those of listedFeeRates(), without a creator fee where the coin names
/// no creator. `mintSupply`, in base units, counts only for mayhem coins.
[[nodiscard]] FeeRates curveFeeRates(const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                                     const BondingCurve &curve, quint64 mintSupply = 1'000'000'000'000'000);

} // namespace curvedesk
