// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/money/MulDiv.h"
#include "core/solana/Address.h"

#include <QByteArrayView>

namespace curvedesk {

/// The Pool account of the AMM (discriminator f19a6d0411b16dbc). Its two token accounts hold its reserves.
struct AmmPool
{
    /// Bytes: the size that the program has allocated since May 2025, and the size of all known fields.
    static constexpr qsizetype allocatedSize = 300;
    static constexpr qsizetype fullSize = 287;

    quint8 bump = 0;
    quint16 index = 0; ///< 0: made by a migration, when `creator` is the coin's pool authority
    Address creator;
    Address baseMint;
    Address quoteMint;
    Address lpMint;
    Address baseVault;
    Address quoteVault;
    quint64 lpSupply = 0;
    Address coinCreator; ///< zero: no creator fee; absent before May 2025, as all fields below in some later accounts
    bool isMayhemMode = false;
    bool isCashbackCoin = false;
    int128 virtualQuoteReserves = 0; ///< lamports that price a trade and cannot be paid out
    quint64 creatorFeeBps = 0; ///< 0: the fee schedule decides
    bool canEditCreatorFee = false;
    bool isHolderReward = false;
    quint64 protocolFees = 0; ///< lamports that v2 trades collected and that wait on the pool
    quint64 creatorFees = 0;

    /// Decodes an account of 211 bytes or more; missing trailing fields are zero, bytes behind the known ones ignored.
    /// Damaged for another discriminator or fewer bytes.
    [[nodiscard]] static Result<AmmPool> decode(QByteArrayView data);
    /// Encodes as the program would, in `size` bytes: cut at the end, or padded with zeros behind the fields.
    [[nodiscard]] QByteArray encode(qsizetype size = allocatedSize) const;

    /// True for a pool that a migration made, by the coin's pool authority: such pools have fee tiers and a creator.
    [[nodiscard]] bool isCanonical(const Address &poolAuthority) const { return creator == poolAuthority; }

    bool operator==(const AmmPool &) const = default;
};

} // namespace curvedesk
