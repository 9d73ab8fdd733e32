// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <compare>
#include <limits>
#include <optional>

namespace curvedesk {

/// An unsigned integer that knows its unit. Arithmetic is checked: a result that does not fit is nullopt, never a
/// wrapped number. Different units do not mix.
template<class Unit> class Amount
{
public:
    constexpr Amount() noexcept = default;
    constexpr explicit Amount(quint64 value) noexcept
        : m_value(value)
    {
    }

    /// The number, without its unit.
    [[nodiscard]] constexpr quint64 value() const noexcept { return m_value; }
    [[nodiscard]] constexpr bool isZero() const noexcept { return m_value == 0; }

    /// The sum; nullopt when it does not fit 64 bits.
    [[nodiscard]] constexpr std::optional<Amount> plus(Amount other) const noexcept
    {
        if (other.m_value > std::numeric_limits<quint64>::max() - m_value)
            return std::nullopt;
        return Amount(m_value + other.m_value);
    }
    /// The difference; nullopt when `other` is larger.
    [[nodiscard]] constexpr std::optional<Amount> minus(Amount other) const noexcept
    {
        if (other.m_value > m_value)
            return std::nullopt;
        return Amount(m_value - other.m_value);
    }

    friend constexpr auto operator<=>(Amount, Amount) noexcept = default;

private:
    quint64 m_value = 0;
};

} // namespace curvedesk
