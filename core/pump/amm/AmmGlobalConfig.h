// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <array>

namespace curvedesk {

/// The AMM's configuration account (discriminator 95089ccaa0fcb0d9).
struct AmmGlobalConfig
{
    /// Bits of disableFlags.
    enum Disabled : quint8 { CreatePool = 1, Deposit = 2, Withdraw = 4, Buy = 8, Sell = 16 };

    Address admin;
    quint64 lpFeeBps = 0; ///< used only where there is no fee config, as the two other rates
    quint64 protocolFeeBps = 0;
    quint8 disableFlags = 0;
    std::array<Address, 8> protocolFeeRecipients{};
    quint64 coinCreatorFeeBps = 0;
    Address adminSetCoinCreatorAuthority;
    Address whitelistPda;
    Address reservedFeeRecipient;
    bool isMayhemModeEnabled = false;
    std::array<Address, 7> reservedFeeRecipients{};
    bool isCashbackEnabled = false;
    std::array<Address, 8> buybackFeeRecipients{};
    quint64 buybackBps = 0; ///< part of the protocol fee
    Address boostAuthority;
    bool isBoostEnabled = false;
    bool creatorFeeConfigurable = false;
    quint64 maxConfigurableCreatorFeeBps = 0;

    /// Decodes the known fields from the front; missing later ones are zero. Damaged for another discriminator, and
    /// without those up to the protocol fee recipients (313 bytes).
    [[nodiscard]] static Result<AmmGlobalConfig> decode(QByteArrayView data);

    /// The recipients that a trade may name: the normal eight, or the reserved eight for a mayhem coin.
    [[nodiscard]] std::array<Address, 8> feeRecipientsFor(bool isMayhemMode) const;

    bool operator==(const AmmGlobalConfig &) const = default;
};

} // namespace curvedesk
