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
    if (!fields::discriminator(reader, globalDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not the program's global account"_s);
    GlobalAccount out;
    out.initialized = reader.boolean();
    out.authority = fields::address(reader);
    out.feeRecipient = fields::address(reader);
    out.initialVirtualTokenReserves = reader.u64();
    out.initialVirtualSolReserves = reader.u64();
    out.initialRealTokenReserves = reader.u64();
    out.tokenTotalSupply = reader.u64();
    out.feeBasisPoints = reader.u64();
    out.withdrawAuthority = fields::address(reader);
    out.enableMigrate = reader.boolean();
    out.poolMigrationFee = reader.u64();
    out.creatorFeeBasisPoints = reader.u64();
    out.feeRecipients = fields::addresses<7>(reader);
    out.setCreatorAuthority = fields::address(reader);
    out.adminSetCreatorAuthority = fields::address(reader);
    out.createV2Enabled = reader.boolean();
    out.whitelistPda = fields::address(reader);
    out.reservedFeeRecipient = fields::address(reader);
    out.mayhemModeEnabled = reader.boolean();
    out.reservedFeeRecipients = fields::addresses<7>(reader);
    out.isCashbackEnabled = reader.boolean();
    out.buybackFeeRecipients = fields::addresses<8>(reader);
    out.buybackBasisPoints = reader.u64();
    out.initialVirtualQuoteReserves = reader.u64();
    out.whitelistedQuoteMints = fields::addresses<1>(reader);
    out.creatorFeeConfigurable = reader.boolean();
    out.maxConfigurableCreatorFeeBps = reader.u64();
    out.holderRewardClaimAuthority = fields::address(reader);
    out.isHolderRewardEnabled = reader.boolean();
    out.maxCurveDepth = reader.u8();
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
