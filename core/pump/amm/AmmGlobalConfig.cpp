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
    if (!fields::takeDiscriminator(reader, configDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not the AMM's configuration"_s);
    AmmGlobalConfig out;
    fields::read(reader,
                 std::tie(out.admin, out.lpFeeBps, out.protocolFeeBps, out.disableFlags, out.protocolFeeRecipients,
                          out.coinCreatorFeeBps, out.adminSetCoinCreatorAuthority, out.whitelistPda,
                          out.reservedFeeRecipient, out.isMayhemModeEnabled, out.reservedFeeRecipients,
                          out.isCashbackEnabled, out.buybackFeeRecipients, out.buybackBps, out.boostAuthority,
                          out.isBoostEnabled, out.creatorFeeConfigurable, out.maxConfigurableCreatorFeeBps));
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
