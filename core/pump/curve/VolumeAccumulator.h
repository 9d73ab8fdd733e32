// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

namespace curvedesk {

/// A user's UserVolumeAccumulator account (discriminator 56ff700e66359afa): 106 bytes of fields, 137 allocated.
struct UserVolumeAccumulator
{
    static constexpr qsizetype allocatedSize = 137;

    Address user;
    bool needsClaim = false;
    quint64 totalUnclaimedTokens = 0;
    quint64 totalClaimedTokens = 0;
    quint64 currentSolVolume = 0;
    qint64 lastUpdateTimestamp = 0;
    bool hasTotalClaimedTokens = false;
    quint64 cashbackEarned = 0;
    quint64 totalCashbackClaimed = 0;
    quint64 stableCashbackEarned = 0;
    quint64 totalStableCashbackClaimed = 0;

    /// Decodes the account; missing trailing fields are zero. Damaged for another discriminator or fewer than 73 bytes.
    [[nodiscard]] static Result<UserVolumeAccumulator> decode(QByteArrayView data);
    /// Encodes all fields, padded with zeros to allocatedSize.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const UserVolumeAccumulator &) const = default;
};

} // namespace curvedesk
