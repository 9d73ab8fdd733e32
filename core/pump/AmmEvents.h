// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/pump/FeeSchedule.h"
#include "core/solana/Address.h"

#include <QByteArray>

namespace curvedesk {

__extension__ using int128 = __int128;

/// What a buy and a sell on an AMM pool have in common; quote amounts in lamports for SOL pools.
struct AmmTradeEvent
{
    bool isBuy = false;
    qint64 timestamp = 0;
    quint64 baseAmount = 0; ///< out for a buy, in for a sell
    quint64 limitQuoteAmount = 0; ///< max in for a buy, min out for a sell
    quint64 userBaseTokenReserves = 0;
    quint64 userQuoteTokenReserves = 0;
    quint64 poolBaseTokenReserves = 0;
    quint64 poolQuoteTokenReserves = 0;
    quint64 quoteAmount = 0; ///< in for a buy, out for a sell
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
    bool trackVolume = false; ///< buy only, as the five below
    quint64 totalUnclaimedTokens = 0;
    quint64 totalClaimedTokens = 0;
    quint64 currentSolVolume = 0;
    qint64 lastUpdateTimestamp = 0;
    quint64 minBaseAmountOut = 0;
    QByteArray ixName; ///< buy only
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

    static constexpr std::array<quint8, 8> buyDiscriminator {0x67, 0xf4, 0x52, 0x1f, 0x2c, 0xf5, 0x77, 0x77};
    static constexpr std::array<quint8, 8> sellDiscriminator {0x3e, 0x2f, 0x37, 0x0a, 0xa5, 0x03, 0xdc, 0x2a};
    /// Either event, told apart by its discriminator. The fields up to coinCreatorFee may be missing from coinCreator
    /// on.
    [[nodiscard]] static Result<AmmTradeEvent> decode(QByteArrayView bytes);

    bool operator==(const AmmTradeEvent &) const = default;
};

} // namespace curvedesk
