// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Bytes up to the protocol fee recipient's token account, in the events of the first pools.
constexpr qsizetype oldestTradeSize = 312;

// The first fields of both trades, in the order of their bytes.
auto firstPoolTradeFields(auto &trade)
{
    return std::tie(trade.timestamp, trade.baseAmount, trade.limitQuoteAmount, trade.userBaseTokenReserves,
                    trade.userQuoteTokenReserves, trade.poolBaseTokenReserves, trade.poolQuoteTokenReserves,
                    trade.quoteAmount, trade.lpFeeBasisPoints, trade.lpFee, trade.protocolFeeBasisPoints,
                    trade.protocolFee, trade.quoteAmountLpAdjusted, trade.userQuoteAmount, trade.pool, trade.user,
                    trade.userBaseTokenAccount, trade.userQuoteTokenAccount, trade.protocolFeeRecipient,
                    trade.protocolFeeRecipientTokenAccount, trade.coinCreator, trade.coinCreatorFeeBasisPoints,
                    trade.coinCreatorFee);
}

// The fields that only a buy has, between the first and the last, in the order of their bytes.
auto poolBuyFields(auto &trade)
{
    return std::tie(trade.trackVolume, trade.totalUnclaimedTokens, trade.totalClaimedTokens, trade.currentSolVolume,
                    trade.lastUpdateTimestamp, trade.minBaseAmountOut, trade.ixName);
}

// The last fields of both trades, in the order of their bytes.
auto lastPoolTradeFields(auto &trade)
{
    return std::tie(trade.cashbackFeeBasisPoints, trade.cashback, trade.buybackFeeBasisPoints, trade.buybackFee,
                    trade.virtualQuoteReserves, trade.canBoost, trade.baseSupply, trade.holderRewardsBps,
                    trade.holderRewards, trade.creatorFeeUnclaimed);
}

// Bytes of a creation up to the creator's quote account.
constexpr qsizetype oldestCreationSize = 301;

// The fields of a creation, in the order of their bytes.
auto fieldsOfCreation(auto &event)
{
    return std::tie(event.timestamp, event.index, event.creator, event.baseMint, event.quoteMint,
                    event.baseMintDecimals, event.quoteMintDecimals, event.baseAmountIn, event.quoteAmountIn,
                    event.poolBaseAmount, event.poolQuoteAmount, event.minimumLiquidity, event.initialLiquidity,
                    event.lpTokenAmountOut, event.poolBump, event.pool, event.lpMint, event.userBaseTokenAccount,
                    event.userQuoteTokenAccount, event.coinCreator, event.isMayhemMode, event.creatorFeeBps,
                    event.canEditCreatorFee, event.isHolderReward);
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
    fields::read(reader, firstPoolTradeFields(out));
    if (out.isBuy)
        fields::read(reader, poolBuyFields(out));
    fields::read(reader, lastPoolTradeFields(out));
    return result;
}

QByteArray AmmTradeEvent::encode() const
{
    ByteWriter writer(512);
    writer.array(isBuy ? buyDiscriminator : sellDiscriminator);
    fields::write(writer, firstPoolTradeFields(*this));
    if (isBuy)
        fields::write(writer, poolBuyFields(*this));
    fields::write(writer, lastPoolTradeFields(*this));
    return std::move(writer).result();
}

Result<AmmCreatePoolEvent> AmmCreatePoolEvent::decode(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return failure(ErrorCode::Damaged, u"event is not a pool's creation"_s);
    if (bytes.size() < oldestCreationSize)
        return failure(ErrorCode::Damaged, u"pool creation event is shorter than its oldest layout"_s);
    AmmCreatePoolEvent out;
    fields::read(reader, fieldsOfCreation(out));
    return out;
}

QByteArray AmmCreatePoolEvent::encode() const
{
    ByteWriter writer(344);
    writer.array(discriminator);
    fields::write(writer, fieldsOfCreation(*this));
    return std::move(writer).result();
}

} // namespace curvedesk
