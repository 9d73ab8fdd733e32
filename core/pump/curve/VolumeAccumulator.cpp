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

// The account's fields in the order of its bytes.
auto fieldsOfAccumulator(auto &account)
{
    return std::tie(account.user, account.needsClaim, account.totalUnclaimedTokens, account.totalClaimedTokens,
                    account.currentSolVolume, account.lastUpdateTimestamp, account.hasTotalClaimedTokens,
                    account.cashbackEarned, account.totalCashbackClaimed, account.stableCashbackEarned,
                    account.totalStableCashbackClaimed);
}
} // namespace

Result<UserVolumeAccumulator> UserVolumeAccumulator::decode(QByteArrayView data)
{
    if (data.size() < oldestVolumeSize)
        return failure(ErrorCode::Damaged, u"volume accumulator account is too short"_s);
    ByteReader reader(data);
    if (!fields::takeDiscriminator(reader, accumulatorDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not a volume accumulator"_s);
    UserVolumeAccumulator out;
    fields::read(reader, fieldsOfAccumulator(out));
    return out;
}

QByteArray UserVolumeAccumulator::encode() const
{
    ByteWriter writer(allocatedSize);
    writer.array(accumulatorDiscriminator);
    fields::write(writer, fieldsOfAccumulator(*this));
    return fields::sized(std::move(writer).result(), allocatedSize);
}

} // namespace curvedesk
