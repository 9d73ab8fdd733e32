// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <bit>

namespace curvedesk::sandbox {

/// Random numbers (splitmix64) that are the same on every machine and with every standard library. Not for secrets.
class SimulatedRandom
{
public:
    explicit SimulatedRandom(quint64 seed) noexcept
        : m_state(seed)
    {
    }

    /// Draws any 64 bits.
    [[nodiscard]] quint64 next() noexcept
    {
        m_state += 0x9E3779B97F4A7C15ull;
        quint64 word = m_state;
        word = (word ^ (word >> 30u)) * 0xBF58476D1CE4E5B9ull;
        word = (word ^ (word >> 27u)) * 0x94D049BB133111EBull;
        return word ^ (word >> 31u);
    }

    /// Draws a number from 0 to bound - 1, with the small bias of the remainder; 0, without a draw, for a bound of 0.
    [[nodiscard]] quint64 below(quint64 bound) noexcept { return bound == 0 ? 0 : next() % bound; }
    /// Draws a number from `low` to `high`, both included.
    [[nodiscard]] quint64 between(quint64 low, quint64 high) noexcept { return low + below(high - low + 1); }
    /// Draws the next number: true in `percent` of a hundred cases.
    [[nodiscard]] bool chance(quint64 percent) noexcept { return below(100) < percent; }

    /// Draws the number of heads in `tosses` coin tosses (at most 64; none: 0 without a draw): a binomial distribution.
    [[nodiscard]] unsigned heads(unsigned tosses) noexcept
    {
        return static_cast<unsigned>(std::popcount(tosses == 0 ? 0 : next() >> (64u - tosses)));
    }

private:
    quint64 m_state;
};

} // namespace curvedesk::sandbox
