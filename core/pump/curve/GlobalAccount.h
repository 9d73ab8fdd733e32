// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <array>

namespace curvedesk {

/// The program's configuration account (discriminator a7e8e8b1c86c727f).
struct GlobalAccount
{
    bool initialized = false;
    Address authority;
    Address feeRecipient;
    quint64 initialVirtualTokenReserves = 0;
    quint64 initialVirtualSolReserves = 0;
    quint64 initialRealTokenReserves = 0;
    quint64 tokenTotalSupply = 0;
    quint64 feeBasisPoints = 0; ///< used only where there is no fee config
    Address withdrawAuthority;
    bool enableMigrate = false;
    quint64 poolMigrationFee = 0; ///< lamports
    quint64 creatorFeeBasisPoints = 0;
    std::array<Address, 7> feeRecipients{};
    Address setCreatorAuthority;
    Address adminSetCreatorAuthority;
    bool createV2Enabled = false;
    Address whitelistPda;
    Address reservedFeeRecipient;
    bool mayhemModeEnabled = false;
    std::array<Address, 7> reservedFeeRecipients{};
    bool isCashbackEnabled = false;
    std::array<Address, 8> buybackFeeRecipients{};
    quint64 buybackBasisPoints = 0;
    quint64 initialVirtualQuoteReserves = 0;
    std::array<Address, 1> whitelistedQuoteMints{};
    bool creatorFeeConfigurable = false;
    quint64 maxConfigurableCreatorFeeBps = 0;
    Address holderRewardClaimAuthority;
    bool isHolderRewardEnabled = false;
    quint8 maxCurveDepth = 0;

    /// Decodes the known fields from the front; missing later ones are zero. Damaged for another discriminator, and
    /// without those up to feeBasisPoints (113 bytes).
    [[nodiscard]] static Result<GlobalAccount> decode(QByteArrayView data);

    /// The fee recipients that a trade may name: the normal eight, or the reserved eight for a mayhem coin.
    [[nodiscard]] std::array<Address, 8> feeRecipientsFor(bool isMayhemMode) const;

    bool operator==(const GlobalAccount &) const = default;
};

} // namespace curvedesk
