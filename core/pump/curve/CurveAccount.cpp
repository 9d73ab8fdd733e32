// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveAccount.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk::curveAccount {

using namespace Qt::StringLiterals;

namespace {
// Bytes of the layout of 2024: reserves, supply and the completion flag.
constexpr qsizetype oldestCurveSize = 49;
} // namespace

Result<BondingCurve> decode(QByteArrayView data)
{
    if (data.size() < oldestCurveSize)
        return failure(ErrorCode::Damaged, u"bonding curve account is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (reader.u64() != discriminator)
        return failure(ErrorCode::Damaged, u"account is not a bonding curve"_s);
    BondingCurve curve;
    curve.virtualTokenReserves = reader.u64();
    curve.virtualQuoteReserves = reader.u64();
    curve.realTokenReserves = reader.u64();
    curve.realQuoteReserves = reader.u64();
    curve.tokenTotalSupply = reader.u64();
    curve.complete = reader.boolean();
    curve.creator = fields::address(reader);
    curve.isMayhemMode = reader.boolean();
    curve.isCashbackCoin = reader.boolean();
    curve.quoteMint = fields::address(reader);
    curve.creatorFeeBps = reader.u64();
    curve.canEditCreatorFee = reader.boolean();
    curve.isHolderReward = reader.boolean();
    curve.creatorFee = reader.u64();
    curve.protocolFees = reader.u64();
    curve.depth = reader.u8();
    curve.initialVirtualQuoteReserves = reader.u64();
    curve.postCompleteBaseOut = reader.u64();
    curve.postCompleteQuoteIn = reader.u64();
    return curve;
}

QByteArray encode(const BondingCurve &curve, qsizetype size)
{
    ByteWriter writer(fullSize);
    writer.u64(discriminator)
        .u64(curve.virtualTokenReserves)
        .u64(curve.virtualQuoteReserves)
        .u64(curve.realTokenReserves)
        .u64(curve.realQuoteReserves)
        .u64(curve.tokenTotalSupply)
        .boolean(curve.complete)
        .array(curve.creator.bytes())
        .boolean(curve.isMayhemMode)
        .boolean(curve.isCashbackCoin)
        .array(curve.quoteMint.bytes())
        .u64(curve.creatorFeeBps)
        .boolean(curve.canEditCreatorFee)
        .boolean(curve.isHolderReward)
        .u64(curve.creatorFee)
        .u64(curve.protocolFees)
        .u8(curve.depth)
        .u64(curve.initialVirtualQuoteReserves)
        .u64(curve.postCompleteBaseOut)
        .u64(curve.postCompleteQuoteIn);
    return fields::sized(std::move(writer).result(), size);
}

} // namespace curvedesk::curveAccount
