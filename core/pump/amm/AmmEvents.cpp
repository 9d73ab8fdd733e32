// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Bytes up to the protocol fee recipient's token account, in the events of the first pools.
constexpr qsizetype oldestTradeSize = 312;

// Reads the fields that only the event of a buy has.
void readOnlyBought(ByteReader &reader, AmmTradeEvent &out)
{
    out.trackVolume = reader.boolean();
    out.totalUnclaimedTokens = reader.u64();
    out.totalClaimedTokens = reader.u64();
    out.currentSolVolume = reader.u64();
    out.lastUpdateTimestamp = reader.i64();
    out.minBaseAmountOut = reader.u64();
    out.ixName = reader.lengthPrefixed().toByteArray();
}

} // namespace

Result<AmmTradeEvent> AmmTradeEvent::decode(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    const std::array<quint8, 8> discriminator = reader.array<8>();
    Result<AmmTradeEvent> result(tl::in_place);
    AmmTradeEvent &out = *result;
    out.isBuy = discriminator == buyDiscriminator;
    if (!out.isBuy && discriminator != sellDiscriminator)
        return failure(ErrorCode::Damaged, u"event is not a pool trade"_s);
    if (bytes.size() < oldestTradeSize)
        return failure(ErrorCode::Damaged, u"pool trade event is shorter than its oldest layout"_s);
    out.timestamp = reader.i64();
    out.baseAmount = reader.u64();
    out.limitQuoteAmount = reader.u64();
    out.userBaseTokenReserves = reader.u64();
    out.userQuoteTokenReserves = reader.u64();
    out.poolBaseTokenReserves = reader.u64();
    out.poolQuoteTokenReserves = reader.u64();
    out.quoteAmount = reader.u64();
    out.lpFeeBasisPoints = reader.u64();
    out.lpFee = reader.u64();
    out.protocolFeeBasisPoints = reader.u64();
    out.protocolFee = reader.u64();
    out.quoteAmountLpAdjusted = reader.u64();
    out.userQuoteAmount = reader.u64();
    out.pool = fields::address(reader);
    out.user = fields::address(reader);
    out.userBaseTokenAccount = fields::address(reader);
    out.userQuoteTokenAccount = fields::address(reader);
    out.protocolFeeRecipient = fields::address(reader);
    out.protocolFeeRecipientTokenAccount = fields::address(reader);
    out.coinCreator = fields::address(reader);
    out.coinCreatorFeeBasisPoints = reader.u64();
    out.coinCreatorFee = reader.u64();
    if (out.isBuy)
        readOnlyBought(reader, out);
    out.cashbackFeeBasisPoints = reader.u64();
    out.cashback = reader.u64();
    out.buybackFeeBasisPoints = reader.u64();
    out.buybackFee = reader.u64();
    out.virtualQuoteReserves = fields::signed128(reader);
    out.canBoost = reader.boolean();
    out.baseSupply = reader.u64();
    out.holderRewardsBps = reader.u64();
    out.holderRewards = reader.u64();
    out.creatorFeeUnclaimed = reader.u64();
    return result;
}

QByteArray AmmTradeEvent::encode() const
{
    ByteWriter writer(512);
    writer.array(isBuy ? buyDiscriminator : sellDiscriminator)
        .i64(timestamp)
        .u64(baseAmount)
        .u64(limitQuoteAmount)
        .u64(userBaseTokenReserves)
        .u64(userQuoteTokenReserves)
        .u64(poolBaseTokenReserves)
        .u64(poolQuoteTokenReserves)
        .u64(quoteAmount)
        .u64(lpFeeBasisPoints)
        .u64(lpFee)
        .u64(protocolFeeBasisPoints)
        .u64(protocolFee)
        .u64(quoteAmountLpAdjusted)
        .u64(userQuoteAmount)
        .array(pool.bytes())
        .array(user.bytes())
        .array(userBaseTokenAccount.bytes())
        .array(userQuoteTokenAccount.bytes())
        .array(protocolFeeRecipient.bytes())
        .array(protocolFeeRecipientTokenAccount.bytes())
        .array(coinCreator.bytes())
        .u64(coinCreatorFeeBasisPoints)
        .u64(coinCreatorFee);
    if (isBuy) {
        writer.boolean(trackVolume)
            .u64(totalUnclaimedTokens)
            .u64(totalClaimedTokens)
            .u64(currentSolVolume)
            .i64(lastUpdateTimestamp)
            .u64(minBaseAmountOut)
            .lengthPrefixed(ixName);
    }
    writer.u64(cashbackFeeBasisPoints).u64(cashback).u64(buybackFeeBasisPoints).u64(buybackFee);
    fields::writeSigned128(writer, virtualQuoteReserves);
    writer.boolean(canBoost).u64(baseSupply).u64(holderRewardsBps).u64(holderRewards).u64(creatorFeeUnclaimed);
    return std::move(writer).result();
}

} // namespace curvedesk
