// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
// Bytes up to the creator's quote account.
constexpr qsizetype oldestEventSize = 301;
} // namespace

Result<AmmCreatePoolEvent> AmmCreatePoolEvent::decode(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::discriminator(reader, discriminator))
        return failure(ErrorCode::Damaged, u"event is not a pool's creation"_s);
    if (bytes.size() < oldestEventSize)
        return failure(ErrorCode::Damaged, u"pool creation event is shorter than its oldest layout"_s);
    AmmCreatePoolEvent out;
    out.timestamp = reader.i64();
    out.index = reader.u16();
    out.creator = fields::address(reader);
    out.baseMint = fields::address(reader);
    out.quoteMint = fields::address(reader);
    out.baseMintDecimals = reader.u8();
    out.quoteMintDecimals = reader.u8();
    out.baseAmountIn = reader.u64();
    out.quoteAmountIn = reader.u64();
    out.poolBaseAmount = reader.u64();
    out.poolQuoteAmount = reader.u64();
    out.minimumLiquidity = reader.u64();
    out.initialLiquidity = reader.u64();
    out.lpTokenAmountOut = reader.u64();
    out.poolBump = reader.u8();
    out.pool = fields::address(reader);
    out.lpMint = fields::address(reader);
    out.userBaseTokenAccount = fields::address(reader);
    out.userQuoteTokenAccount = fields::address(reader);
    out.coinCreator = fields::address(reader);
    out.isMayhemMode = reader.boolean();
    out.creatorFeeBps = reader.u64();
    out.canEditCreatorFee = reader.boolean();
    out.isHolderReward = reader.boolean();
    return out;
}

QByteArray AmmCreatePoolEvent::encode() const
{
    ByteWriter writer(344);
    writer.array(discriminator)
        .i64(timestamp)
        .u16(index)
        .array(creator.bytes())
        .array(baseMint.bytes())
        .array(quoteMint.bytes())
        .u8(baseMintDecimals)
        .u8(quoteMintDecimals)
        .u64(baseAmountIn)
        .u64(quoteAmountIn)
        .u64(poolBaseAmount)
        .u64(poolQuoteAmount)
        .u64(minimumLiquidity)
        .u64(initialLiquidity)
        .u64(lpTokenAmountOut)
        .u8(poolBump)
        .array(pool.bytes())
        .array(lpMint.bytes())
        .array(userBaseTokenAccount.bytes())
        .array(userQuoteTokenAccount.bytes())
        .array(coinCreator.bytes())
        .boolean(isMayhemMode)
        .u64(creatorFeeBps)
        .boolean(canEditCreatorFee)
        .boolean(isHolderReward);
    return std::move(writer).result();
}

} // namespace curvedesk
