// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/VolumeAccumulator.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
constexpr std::array<quint8, 8> accumulatorDiscriminator{0x56, 0xff, 0x70, 0x0e, 0x66, 0x35, 0x9a, 0xfa};
// Bytes of the first layout: up to last_update_timestamp.
constexpr qsizetype oldestVolumeSize = 73;
} // namespace

Result<UserVolumeAccumulator> UserVolumeAccumulator::decode(QByteArrayView data)
{
    if (data.size() < oldestVolumeSize)
        return failure(ErrorCode::Damaged, u"volume accumulator account is too short"_s);
    ByteReader reader(data);
    if (!fields::discriminator(reader, accumulatorDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not a volume accumulator"_s);
    UserVolumeAccumulator out;
    out.user = fields::address(reader);
    out.needsClaim = reader.boolean();
    out.totalUnclaimedTokens = reader.u64();
    out.totalClaimedTokens = reader.u64();
    out.currentSolVolume = reader.u64();
    out.lastUpdateTimestamp = reader.i64();
    out.hasTotalClaimedTokens = reader.boolean();
    out.cashbackEarned = reader.u64();
    out.totalCashbackClaimed = reader.u64();
    out.stableCashbackEarned = reader.u64();
    out.totalStableCashbackClaimed = reader.u64();
    return out;
}

QByteArray UserVolumeAccumulator::encode() const
{
    ByteWriter writer(allocatedSize);
    writer.array(accumulatorDiscriminator)
        .array(user.bytes())
        .boolean(needsClaim)
        .u64(totalUnclaimedTokens)
        .u64(totalClaimedTokens)
        .u64(currentSolVolume)
        .i64(lastUpdateTimestamp)
        .boolean(hasTotalClaimedTokens)
        .u64(cashbackEarned)
        .u64(totalCashbackClaimed)
        .u64(stableCashbackEarned)
        .u64(totalStableCashbackClaimed);
    return fields::sized(std::move(writer).result(), allocatedSize);
}

} // namespace curvedesk
