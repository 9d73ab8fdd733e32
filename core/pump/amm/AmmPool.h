// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <QByteArrayView>

namespace curvedesk {

__extension__ using int128 = __int128;

/// The Pool account of the AMM (discriminator f19a6d0411b16dbc). Its reserves are the amounts of its two token
/// accounts, not fields.
struct AmmPool
{
    /// What the program allocates since May 2025, and what every field that is known takes.
    static constexpr qsizetype allocatedSize = 300;
    static constexpr qsizetype fullSize = 287;

    quint8 bump = 0;
    quint16 index = 0; ///< 0: made by a graduation, when `creator` is the coin's pool authority
    Address creator;
    Address baseMint;
    Address quoteMint;
    Address lpMint;
    Address baseVault;
    Address quoteVault;
    quint64 lpSupply = 0;
    Address coinCreator; ///< zero: no creator fee; absent in accounts of before May 2025, as everything below later
    bool isMayhemMode = false;
    bool isCashbackCoin = false;
    int128 virtualQuoteReserves = 0; ///< lamports that price a trade and cannot be paid out
    quint64 creatorFeeBps = 0; ///< 0: the fee schedule decides
    bool canEditCreatorFee = false;
    bool isHolderReward = false;
    quint64 protocolFees = 0; ///< collected by v2 trades, waiting, lamports
    quint64 creatorFees = 0;

    /// Any length from 211 bytes on; missing trailing fields are zero. Damaged for another discriminator or less.
    [[nodiscard]] static Result<AmmPool> decode(QByteArrayView data);
    /// As the program would write it into `size` bytes.
    [[nodiscard]] QByteArray encode(qsizetype size = allocatedSize) const;

    /// Made by the curve program's migration: such pools have fee tiers and a creator.
    [[nodiscard]] bool isCanonical(const Address &poolAuthority) const { return creator == poolAuthority; }

    bool operator==(const AmmPool &) const = default;
};

} // namespace curvedesk
