// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/amm/AmmPool.h"

#include <QByteArray>

namespace curvedesk {

/// The fields that a buy and a sell on an AMM pool share; quote amounts in lamports for SOL pools.
struct AmmTradeEvent
{
    bool isBuy = false;
    qint64 timestamp = 0; ///< seconds
    quint64 baseAmount = 0; ///< out for a buy, in for a sell
    quint64 limitQuoteAmount = 0; ///< max in for a buy, min out for a sell
    quint64 userBaseTokenReserves = 0;
    quint64 userQuoteTokenReserves = 0;
    quint64 poolBaseTokenReserves = 0;
    quint64 poolQuoteTokenReserves = 0;
    quint64 quoteAmount = 0; ///< in for a buy, out for a sell; see priced() and moved()
    quint64 lpFeeBasisPoints = 0;
    quint64 lpFee = 0;
    quint64 protocolFeeBasisPoints = 0;
    quint64 protocolFee = 0;
    quint64 quoteAmountLpAdjusted = 0; ///< with the lp fee for a buy, without it for a sell
    quint64 userQuoteAmount = 0;
    Address pool;
    Address user;
    Address userBaseTokenAccount;
    Address userQuoteTokenAccount;
    Address protocolFeeRecipient;
    Address protocolFeeRecipientTokenAccount;
    Address coinCreator;
    quint64 coinCreatorFeeBasisPoints = 0;
    quint64 coinCreatorFee = 0;
    bool trackVolume = false; ///< in a buy only, as the five below
    quint64 totalUnclaimedTokens = 0;
    quint64 totalClaimedTokens = 0;
    quint64 currentSolVolume = 0;
    qint64 lastUpdateTimestamp = 0;
    quint64 minBaseAmountOut = 0;
    QByteArray ixName; ///< in a buy only
    quint64 cashbackFeeBasisPoints = 0;
    quint64 cashback = 0;
    quint64 buybackFeeBasisPoints = 0;
    quint64 buybackFee = 0;
    int128 virtualQuoteReserves = 0;
    bool canBoost = false;
    quint64 baseSupply = 0;
    quint64 holderRewardsBps = 0;
    quint64 holderRewards = 0;
    quint64 creatorFeeUnclaimed = 0;

    static constexpr std::array<quint8, 8> buyDiscriminator{0x67, 0xf4, 0x52, 0x1f, 0x2c, 0xf5, 0x77, 0x77};
    static constexpr std::array<quint8, 8> sellDiscriminator{0x3e, 0x2f, 0x37, 0x0a, 0xa5, 0x03, 0xdc, 0x2a};
    /// Decodes either event, by its discriminator; fields from coinCreator on may be missing, and are zero then.
    /// Damaged for another discriminator or fewer than 312 bytes.
    [[nodiscard]] static Result<AmmTradeEvent> decode(QByteArrayView bytes);
    /// Encodes the known fields; those that only a buy has are left out of a sell.
    [[nodiscard]] QByteArray encode() const;

    /// Lamports that priced the trade, without fees. A buy by spend and a buy by count use the event's two amounts the
    /// other way round: for a spend `quoteAmount` is the payment, and `userQuoteAmount` the price.
    [[nodiscard]] quint64 priced() const { return isBuy ? qMin(quoteAmount, userQuoteAmount) : quoteAmount; }
    /// Lamports that the user paid for a buy, all fees included, or received from a sell.
    [[nodiscard]] quint64 moved() const { return isBuy ? qMax(quoteAmount, userQuoteAmount) : userQuoteAmount; }

    bool operator==(const AmmTradeEvent &) const = default;
};

/// A pool was created (discriminator b1310cd2a076a774).
struct AmmCreatePoolEvent
{
    qint64 timestamp = 0; ///< seconds
    quint16 index = 0;
    Address creator;
    Address baseMint;
    Address quoteMint;
    quint8 baseMintDecimals = 0;
    quint8 quoteMintDecimals = 0;
    quint64 baseAmountIn = 0;
    quint64 quoteAmountIn = 0;
    quint64 poolBaseAmount = 0; ///< after the creation, as the next
    quint64 poolQuoteAmount = 0;
    quint64 minimumLiquidity = 0;
    quint64 initialLiquidity = 0;
    quint64 lpTokenAmountOut = 0;
    quint8 poolBump = 0;
    Address pool;
    Address lpMint;
    Address userBaseTokenAccount;
    Address userQuoteTokenAccount;
    Address coinCreator; ///< absent in events of before May 2025, as all fields below in some later ones
    bool isMayhemMode = false;
    quint64 creatorFeeBps = 0;
    bool canEditCreatorFee = false;
    bool isHolderReward = false;

    static constexpr std::array<quint8, 8> discriminator{0xb1, 0x31, 0x0c, 0xd2, 0xa0, 0x76, 0xa7, 0x74};
    /// Decodes the event; fields from coinCreator on may be missing, and are zero then. Damaged for another
    /// discriminator or fewer than 301 bytes.
    [[nodiscard]] static Result<AmmCreatePoolEvent> decode(QByteArrayView bytes);
    /// Encodes the newest layout, all fields.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const AmmCreatePoolEvent &) const = default;
};

} // namespace curvedesk
