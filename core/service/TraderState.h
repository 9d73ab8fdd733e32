// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/PumpAddresses.h"

namespace curvedesk {

/// What a wallet has before a trade, and which rents the trade would pay for accounts that do not exist yet. Lamports
/// and base units.
struct TraderState
{
    quint64 lamports = 0;
    quint64 tokens = 0;
    bool hasTokenAccount = false;
    quint64 tokenAccountLamports = 0;
    quint64 tokenAccountRent = 0; ///< to open it; 0 when it is there
    bool hasAccumulator = false;
    quint64 accumulatorRent = 0;
    quint64 vaultRent = 0; ///< what the creator's vault lacks

    /// The accounts of a trader in the order that read() wants them.
    [[nodiscard]] static QList<Address> addresses(const pumpAddresses::UserAddresses &user,
                                                  const Address &creatorVault);
    static constexpr qsizetype accountCount = 4;
    /// Damaged where a token account does not decode; InvalidInput when it is not the wallet's.
    [[nodiscard]] static Result<TraderState> read(const pumpAddresses::UserAddresses &user,
                                                  const pumpAddresses::CoinAddresses &coin,
                                                  const QList<std::optional<AccountState>> &accounts);

    bool operator==(const TraderState &) const = default;
};

} // namespace curvedesk
