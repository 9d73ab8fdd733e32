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

// The account's fields in the order of its bytes.
auto fieldsOfPool(auto &pool)
{
    return std::tie(pool.bump, pool.index, pool.creator, pool.baseMint, pool.quoteMint, pool.lpMint, pool.baseVault,
                    pool.quoteVault, pool.lpSupply, pool.coinCreator, pool.isMayhemMode, pool.isCashbackCoin,
                    pool.virtualQuoteReserves, pool.creatorFeeBps, pool.canEditCreatorFee, pool.isHolderReward,
                    pool.protocolFees, pool.creatorFees);
}
} // namespace

Result<AmmPool> AmmPool::decode(QByteArrayView data)
{
    if (data.size() < oldestPoolSize)
        return failure(ErrorCode::Damaged, u"pool account is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (!fields::takeDiscriminator(reader, poolDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not a pool"_s);
    AmmPool out;
    fields::read(reader, fieldsOfPool(out));
    return out;
}

QByteArray AmmPool::encode(qsizetype size) const
{
    ByteWriter writer(allocatedSize);
    writer.array(poolDiscriminator);
    fields::write(writer, fieldsOfPool(*this));
    return fields::sized(std::move(writer).result(), size);
}

} // namespace curvedesk
