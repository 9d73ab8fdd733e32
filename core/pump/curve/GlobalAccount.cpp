// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/GlobalAccount.h"

#include "core/pump/anchor/PrefixFields.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
constexpr std::array<quint8, 8> globalDiscriminator{0xa7, 0xe8, 0xe8, 0xb1, 0xc8, 0x6c, 0x72, 0x7f};
constexpr qsizetype oldestGlobalSize = 113;
} // namespace

Result<GlobalAccount> GlobalAccount::decode(QByteArrayView data)
{
    if (data.size() < oldestGlobalSize)
        return failure(ErrorCode::Damaged, u"global account is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (!fields::takeDiscriminator(reader, globalDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not the program's global account"_s);
    GlobalAccount out;
    fields::read(reader,
                 std::tie(out.initialized, out.authority, out.feeRecipient, out.initialVirtualTokenReserves,
                          out.initialVirtualSolReserves, out.initialRealTokenReserves, out.tokenTotalSupply,
                          out.feeBasisPoints, out.withdrawAuthority, out.enableMigrate, out.poolMigrationFee,
                          out.creatorFeeBasisPoints, out.feeRecipients, out.setCreatorAuthority,
                          out.adminSetCreatorAuthority, out.createV2Enabled, out.whitelistPda, out.reservedFeeRecipient,
                          out.mayhemModeEnabled, out.reservedFeeRecipients, out.isCashbackEnabled,
                          out.buybackFeeRecipients, out.buybackBasisPoints, out.initialVirtualQuoteReserves,
                          out.whitelistedQuoteMints, out.creatorFeeConfigurable, out.maxConfigurableCreatorFeeBps,
                          out.holderRewardClaimAuthority, out.isHolderRewardEnabled, out.maxCurveDepth));
    return out;
}

std::array<Address, 8> GlobalAccount::feeRecipientsFor(bool isMayhemMode) const
{
    std::array<Address, 8> out{};
    const std::array<Address, 7> &others = isMayhemMode ? reservedFeeRecipients : feeRecipients;
    out[0] = isMayhemMode ? reservedFeeRecipient : feeRecipient;
    std::copy(others.begin(), others.end(), out.begin() + 1);
    return out;
}

} // namespace curvedesk
