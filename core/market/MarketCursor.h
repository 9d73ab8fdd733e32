// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

#include <optional>

namespace curvedesk {

/// The newest finalised transaction that the market has stored. All up to its slot is stored too, except for gaps.
struct MarketCursor
{
    quint64 slot = 0;
    qint64 time = 0; ///< block time, seconds since the epoch
    QString signature;
};

/// A period whose trades were not all read.
struct MarketGap
{
    qint64 from = 0; ///< seconds; 0: since the chain began
    qint64 to = 0;

    /// True when the period has a second in common with the one from `first` to `last`, both included.
    [[nodiscard]] bool touches(qint64 first, qint64 last) const { return from <= last && to >= first; }
};

/// The position of an event as one number, never negative, that sorts in chain order: slot (35 bits), place of the
/// transaction among the market's in that slot (20 bits), place of the event in the transaction (8 bits).
namespace chainPosition {

inline constexpr quint64 maxSlot = (quint64{1} << 35) - 1;
inline constexpr quint32 maxPlace = (1U << 20) - 1;
inline constexpr quint32 maxEvent = (1U << 8) - 1;

/// The position; nullopt when a part is too large.
[[nodiscard]] constexpr std::optional<qint64> of(quint64 slot, quint32 place, quint32 event) noexcept
{
    if (slot > maxSlot || place > maxPlace || event > maxEvent)
        return std::nullopt;
    return static_cast<qint64>(slot << 28 | static_cast<quint64>(place) << 8 | event);
}
/// The slot in a position of of().
[[nodiscard]] constexpr quint64 slotOf(qint64 position) noexcept
{
    return static_cast<quint64>(position) >> 28;
}
/// The transaction's place in its slot, in a position of of().
[[nodiscard]] constexpr quint32 placeOf(qint64 position) noexcept
{
    return static_cast<quint32>(position >> 8) & maxPlace;
}

} // namespace chainPosition
} // namespace curvedesk
