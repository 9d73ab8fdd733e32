// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmPool.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
constexpr std::array<quint8, 8> poolDiscriminator{0xf1, 0x9a, 0x6d, 0x04, 0x11, 0xb1, 0x6d, 0xbc};
// Bytes of the layout of March 2025: up to the supply of its liquidity token.
constexpr qsizetype oldestPoolSize = 211;
} // namespace

Result<AmmPool> AmmPool::decode(QByteArrayView data)
{
    if (data.size() < oldestPoolSize)
        return failure(ErrorCode::Damaged, u"pool account is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (!fields::discriminator(reader, poolDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not a pool"_s);
    AmmPool out;
    out.bump = reader.u8();
    out.index = reader.u16();
    out.creator = fields::address(reader);
    out.baseMint = fields::address(reader);
    out.quoteMint = fields::address(reader);
    out.lpMint = fields::address(reader);
    out.baseVault = fields::address(reader);
    out.quoteVault = fields::address(reader);
    out.lpSupply = reader.u64();
    out.coinCreator = fields::address(reader);
    out.isMayhemMode = reader.boolean();
    out.isCashbackCoin = reader.boolean();
    out.virtualQuoteReserves = fields::signed128(reader);
    out.creatorFeeBps = reader.u64();
    out.canEditCreatorFee = reader.boolean();
    out.isHolderReward = reader.boolean();
    out.protocolFees = reader.u64();
    out.creatorFees = reader.u64();
    return out;
}

QByteArray AmmPool::encode(qsizetype size) const
{
    ByteWriter writer(allocatedSize);
    writer.array(poolDiscriminator)
        .u8(bump)
        .u16(index)
        .array(creator.bytes())
        .array(baseMint.bytes())
        .array(quoteMint.bytes())
        .array(lpMint.bytes())
        .array(baseVault.bytes())
        .array(quoteVault.bytes())
        .u64(lpSupply)
        .array(coinCreator.bytes())
        .boolean(isMayhemMode)
        .boolean(isCashbackCoin);
    fields::writeSigned128(writer, virtualQuoteReserves);
    writer.u64(creatorFeeBps).boolean(canEditCreatorFee).boolean(isHolderReward).u64(protocolFees).u64(creatorFees);
    return fields::sized(std::move(writer).result(), size);
}

} // namespace curvedesk
