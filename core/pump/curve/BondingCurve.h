// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Programs.h"

#include <QtGlobal>

namespace curvedesk {

/// State of one coin's bonding curve, as the program keeps it on chain. Token amounts in base units (6 decimals), quote
/// amounts in lamports for SOL-quoted coins. The product virtualToken * virtualQuote sets the price.
struct BondingCurve
{
    quint64 virtualTokenReserves = 0;
    quint64 virtualQuoteReserves = 0;
    quint64 realTokenReserves = 0; ///< tokens left for sale
    quint64 realQuoteReserves = 0; ///< quote that buyers have paid in, fees excluded
    quint64 tokenTotalSupply = 0;
    bool complete = false; ///< the curve is sold out; trading moves to an AMM pool
    Address creator; ///< receives the creator fee; zero on the oldest coins
    bool isMayhemMode = false;
    bool isCashbackCoin = false;
    Address quoteMint; ///< zero: SOL
    quint64 creatorFeeBps = 0; ///< 0: the fee schedule decides
    bool canEditCreatorFee = false;
    bool isHolderReward = false;
    quint64 creatorFee = 0; ///< lamports that v3 trades collected and that wait on the curve
    quint64 protocolFees = 0; ///< lamports, as creatorFee
    quint8 depth = 0;
    quint64 initialVirtualQuoteReserves = 0;
    quint64 postCompleteBaseOut = 0;
    quint64 postCompleteQuoteIn = 0;

    /// True when the quote mint is zero or wrapped SOL.
    [[nodiscard]] bool isSolQuoted() const { return quoteMint.isZero() || quoteMint == programs::wrappedSol; }

    bool operator==(const BondingCurve &) const = default;
};

} // namespace curvedesk
