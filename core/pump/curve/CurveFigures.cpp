// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/BasisPoints.h"
#include "core/money/MulDiv.h"
#include "core/pump/curve/CurveQuote.h"

/// The functions of curveQuote that compute no trade: limits, market capitalisation, impact, progress, what is left.
namespace curvedesk::curveQuote {

namespace {

// round(10000 * part / whole), half up, for any part < whole. Ten thousand times `part` may need more than 128 bits, so
// that the quotient is built bit by bit with a remainder that always stays below `whole`.
quint64 roundedBps(uint128 part, uint128 whole)
{
    quint64 quotient = 0;
    uint128 remainder = 0;
    const auto add = [&](uint128 value) {
        if (remainder >= whole - value) {
            remainder -= whole - value;
            ++quotient;
        } else {
            remainder += value;
        }
    };
    for (unsigned bit = 14; bit-- > 0;) {
        quotient *= 2;
        add(remainder);
        if ((basisPointsWhole >> bit & 1u) != 0)
            add(part);
    }
    return remainder >= whole - remainder ? quotient + 1 : quotient;
}

} // namespace

quint64 maximumCost(quint64 total, quint64 slippageBps)
{
    // total + total * bps / 10000 is the same as total * (10000 + bps) / 10000, but fits 128 bits.
    return saturated(total + static_cast<uint128>(total) * slippageBps / basisPointsWhole);
}

quint64 minimumOut(quint64 amount, quint64 slippageBps)
{
    const uint128 given = static_cast<uint128>(amount) * slippageBps / basisPointsWhole;
    // A limit of 0 would accept any loss.
    return given >= amount ? 1 : amount - static_cast<quint64>(given);
}

uint128 marketCapLamports(const BondingCurve &curve, quint64 supply)
{
    if (curve.virtualTokenReserves == 0)
        return 0;
    const auto value = mulDiv(curve.virtualQuoteReserves, supply, curve.virtualTokenReserves);
    return value ? *value : static_cast<uint128>(curve.virtualQuoteReserves) * supply / curve.virtualTokenReserves;
}

quint64 priceImpactBps(const BondingCurve &before, const BondingCurve &after)
{
    // |pa / pb - 1| with pa = vQa / vTa and pb = vQb / vTb.
    const uint128 whole = static_cast<uint128>(after.virtualTokenReserves) * before.virtualQuoteReserves;
    if (whole == 0 || before.virtualTokenReserves == 0)
        return 0;
    const uint128 moved = static_cast<uint128>(after.virtualQuoteReserves) * before.virtualTokenReserves;
    const uint128 difference = moved > whole ? moved - whole : whole - moved;
    const uint128 times = difference / whole;
    const quint64 rest = roundedBps(difference % whole, whole);
    if (times > std::numeric_limits<quint64>::max())
        return std::numeric_limits<quint64>::max();
    return saturated(times * basisPointsWhole + rest);
}

quint64 progressPpm(const BondingCurve &curve, quint64 initialRealTokens)
{
    constexpr quint64 million = 1'000'000;
    if (curve.complete)
        return million;
    if (initialRealTokens == 0 || curve.realTokenReserves >= initialRealTokens)
        return 0;
    return mulDiv(initialRealTokens - curve.realTokenReserves, million, initialRealTokens).value_or(million);
}

quint64 quoteToComplete(const BondingCurve &curve)
{
    const quint64 left = curve.realTokenReserves;
    if (curve.complete || left == 0 || left >= curve.virtualTokenReserves)
        return 0;
    return saturated(static_cast<uint128>(left) * curve.virtualQuoteReserves / (curve.virtualTokenReserves - left) + 1);
}

} // namespace curvedesk::curveQuote
