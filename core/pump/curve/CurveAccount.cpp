// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveAccount.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk::curveAccount {

using namespace Qt::StringLiterals;

namespace {
// Bytes of the layout of 2024: reserves, supply and the completion flag.
constexpr qsizetype oldestCurveSize = 49;

// The account's fields in the order of its bytes.
auto fieldsOfCurve(auto &curve)
{
    return std::tie(curve.virtualTokenReserves, curve.virtualQuoteReserves, curve.realTokenReserves,
                    curve.realQuoteReserves, curve.tokenTotalSupply, curve.complete, curve.creator, curve.isMayhemMode,
                    curve.isCashbackCoin, curve.quoteMint, curve.creatorFeeBps, curve.canEditCreatorFee,
                    curve.isHolderReward, curve.creatorFee, curve.protocolFees, curve.depth,
                    curve.initialVirtualQuoteReserves, curve.postCompleteBaseOut, curve.postCompleteQuoteIn);
}
} // namespace

Result<BondingCurve> decode(QByteArrayView data)
{
    if (data.size() < oldestCurveSize)
        return failure(ErrorCode::Damaged, u"bonding curve account is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (reader.u64() != discriminator)
        return failure(ErrorCode::Damaged, u"account is not a bonding curve"_s);
    BondingCurve curve;
    fields::read(reader, fieldsOfCurve(curve));
    return curve;
}

QByteArray encode(const BondingCurve &curve, qsizetype size)
{
    ByteWriter writer(fullSize);
    writer.u64(discriminator);
    fields::write(writer, fieldsOfCurve(curve));
    return fields::sized(std::move(writer).result(), size);
}

} // namespace curvedesk::curveAccount
