// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Lamports.h"
#include "core/money/MulDiv.h"

namespace curvedesk {

/// Lamports that keep an account for ever, by size. A vote can change a chain's: ask Cluster::rentExemptMinimum().
struct Rent
{
    quint64 empty = 0; ///< lamports for an account without data
    quint64 perByte = 0;

    /// Lamports that make an account of `dataSize` bytes rent-exempt; 2^64-1 when they do not fit.
    [[nodiscard]] constexpr Lamports exemptMinimum(quint64 dataSize) const noexcept
    {
        return Lamports(saturated(static_cast<uint128>(perByte) * dataSize + empty));
    }

    bool operator==(const Rent &) const = default;
};

namespace rent {

/// The rent of `lamports` a byte on a chain that counts an account's data and 128 bytes more.
[[nodiscard]] constexpr Rent ofByte(quint64 lamports) noexcept
{
    return {128 * lamports, lamports};
}

/// Mainnet's rent of October 2026, the default of a new sandbox.
inline constexpr Rent genesisDefault = ofByte(6960);

/// Lamports that make an account of `dataSize` bytes rent-exempt at genesisDefault, mainnet's rent of October 2026.
[[nodiscard]] constexpr Lamports exemptMinimum(quint64 dataSize) noexcept
{
    return genesisDefault.exemptMinimum(dataSize);
}

} // namespace rent
} // namespace curvedesk
