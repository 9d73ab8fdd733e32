// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

namespace curvedesk {

/// One trade on a curve (discriminator bddb7fd34ee661ee). The layout has only grown: fields after realTokenReserves are
/// zero in events of before May 2025, and further ones in some later events.
struct TradeEvent
{
    struct Shareholder
    {
        Address address;
        quint16 shareBps = 0;
        bool operator==(const Shareholder &) const = default;
    };
    Address mint;
    quint64 solAmount = 0; ///< lamports without fees
    quint64 tokenAmount = 0;
    bool isBuy = false;
    Address user;
    qint64 timestamp = 0; ///< seconds
    quint64 virtualSolReserves = 0; ///< after the trade, as the three below
    quint64 virtualTokenReserves = 0;
    quint64 realSolReserves = 0;
    quint64 realTokenReserves = 0;
    Address feeRecipient; ///< zero: a v3 trade, the fee stays on the curve
    quint64 feeBasisPoints = 0;
    quint64 fee = 0;
    Address creator;
    quint64 creatorFeeBasisPoints = 0;
    quint64 creatorFee = 0;
    bool trackVolume = false;
    quint64 totalUnclaimedTokens = 0;
    quint64 totalClaimedTokens = 0;
    quint64 currentSolVolume = 0;
    qint64 lastUpdateTimestamp = 0;
    QByteArray ixName;
    bool mayhemMode = false;
    quint64 cashbackFeeBasisPoints = 0;
    quint64 cashback = 0;
    quint64 buybackFeeBasisPoints = 0;
    quint64 buybackFee = 0; ///< a part of `fee`
    QList<Shareholder> shareholders;
    Address quoteMint;
    quint64 quoteAmount = 0;
    quint64 virtualQuoteReserves = 0;
    quint64 realQuoteReserves = 0;
    quint64 holderRewardsBps = 0;
    quint64 holderRewards = 0;
    quint64 creatorFeeUnclaimed = 0;

    static constexpr std::array<quint8, 8> discriminator{0xbd, 0xdb, 0x7f, 0xd3, 0x4e, 0xe6, 0x61, 0xee};
    /// Decodes an event into this one, which must be default-constructed: the hot path then moves none of its 500
    /// bytes. False, with this one unchanged, for another discriminator or fewer bytes than the oldest layout.
    [[nodiscard]] bool read(QByteArrayView bytes);
    /// Encodes the newest layout, all fields.
    [[nodiscard]] QByteArray encode() const;

    /// Lamports that the user paid for a buy, all fees included, or received from a sell, fees taken off; a cashback
    /// counts as a fee. 2^64-1 or 0 where they do not fit.
    [[nodiscard]] quint64 moved() const;

    bool operator==(const TradeEvent &) const = default;
};

} // namespace curvedesk
