// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmGlobalConfig.h"

#include "core/pump/anchor/PrefixFields.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
constexpr std::array<quint8, 8> configDiscriminator{0x95, 0x08, 0x9c, 0xca, 0xa0, 0xfc, 0xb0, 0xd9};
constexpr qsizetype oldestConfigSize = 313;
} // namespace

Result<AmmGlobalConfig> AmmGlobalConfig::decode(QByteArrayView data)
{
    if (data.size() < oldestConfigSize)
        return failure(ErrorCode::Damaged, u"AMM configuration is shorter than its oldest layout"_s);
    ByteReader reader(data);
    if (!fields::discriminator(reader, configDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not the AMM's configuration"_s);
    AmmGlobalConfig out;
    out.admin = fields::address(reader);
    out.lpFeeBps = reader.u64();
    out.protocolFeeBps = reader.u64();
    out.disableFlags = reader.u8();
    out.protocolFeeRecipients = fields::addresses<8>(reader);
    out.coinCreatorFeeBps = reader.u64();
    out.adminSetCoinCreatorAuthority = fields::address(reader);
    out.whitelistPda = fields::address(reader);
    out.reservedFeeRecipient = fields::address(reader);
    out.isMayhemModeEnabled = reader.boolean();
    out.reservedFeeRecipients = fields::addresses<7>(reader);
    out.isCashbackEnabled = reader.boolean();
    out.buybackFeeRecipients = fields::addresses<8>(reader);
    out.buybackBps = reader.u64();
    out.boostAuthority = fields::address(reader);
    out.isBoostEnabled = reader.boolean();
    out.creatorFeeConfigurable = reader.boolean();
    out.maxConfigurableCreatorFeeBps = reader.u64();
    return out;
}

std::array<Address, 8> AmmGlobalConfig::feeRecipientsFor(bool isMayhemMode) const
{
    if (!isMayhemMode)
        return protocolFeeRecipients;
    std::array<Address, 8> out{};
    out[0] = reservedFeeRecipient;
    std::copy(reservedFeeRecipients.begin(), reservedFeeRecipients.end(), out.begin() + 1);
    return out;
}

} // namespace curvedesk
