// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <limits>
#include <optional>

namespace curvedesk {

__extension__ using uint128 = unsigned __int128;
__extension__ using int128 = __int128;

/// floor(dividend / divisor); nullopt when the divisor is 0 or the quotient does not fit 64 bits.
[[nodiscard]] inline std::optional<quint64> quotient64(uint128 dividend, quint64 divisor) noexcept
{
    const quint64 high = static_cast<quint64>(dividend >> 64u);
    // This check also keeps the instruction below from trapping.
    if (high >= divisor)
        return std::nullopt;
    const quint64 low = static_cast<quint64>(dividend);
#if defined(__x86_64__) && defined(__GNUC__)
    // The compiler would call a 128/128 division routine, which is several times slower.
    quint64 quotient = low;
    quint64 remainder = high;
    __asm__("divq %[divisor]" : "+a"(quotient), "+d"(remainder) : [divisor] "r"(divisor) : "cc");
    return quotient;
#else
    return high == 0 ? low / divisor : static_cast<quint64>(dividend / divisor);
#endif
}

/// floor(a * b / c) with a 128-bit product; nullopt when c is 0 or the quotient does not fit 64 bits.
[[nodiscard]] inline std::optional<quint64> mulDiv(quint64 a, quint64 b, quint64 c) noexcept
{
    return quotient64(static_cast<uint128>(a) * b, c);
}

/// The value, or the largest 64-bit number when it does not fit.
[[nodiscard]] constexpr quint64 saturated(uint128 value) noexcept
{
    constexpr quint64 largest = std::numeric_limits<quint64>::max();
    return value > largest ? largest : static_cast<quint64>(value);
}

} // namespace curvedesk
