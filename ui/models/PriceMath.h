// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <limits>

/// Prices in the market's unit: lamports for 10^9 whole tokens (10^15 base units).
namespace curvedesk::priceMath {

__extension__ using Wide = unsigned __int128;

/// lamports * 10^15 / baseUnits, rounded down; 0 for no tokens, the largest number when it does not fit.
[[nodiscard]] constexpr quint64 marketCap(quint64 lamports, quint64 baseUnits)
{
    if (baseUnits == 0)
        return 0;
    const Wide cap = static_cast<Wide>(lamports) * 1'000'000'000'000'000 / baseUnits;
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    return cap > most ? most : static_cast<quint64>(cap);
}

/// The value of tokens at a market cap, in lamports, rounded down; the largest number when it does not fit.
[[nodiscard]] constexpr quint64 valueOf(quint64 baseUnits, quint64 marketCapLamports)
{
    const Wide value = static_cast<Wide>(marketCapLamports) * baseUnits / 1'000'000'000'000'000;
    constexpr quint64 most = std::numeric_limits<quint64>::max();
    return value > most ? most : static_cast<quint64>(value);
}

} // namespace curvedesk::priceMath
