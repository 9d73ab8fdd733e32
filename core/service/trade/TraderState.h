// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Rent.h"

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
    quint64 cashbackRent = 0; ///< on a pool: what the accumulator's wrapped-SOL account lacks
    quint64 wsolRent = 0; ///< on a pool: what its wrapped-SOL account lacks; comes back when it is closed
    quint64 wsolLamports = 0; ///< what is on that account's address already
    /// On a pool, for a wallet that has wrapped SOL of its own: the seed of a second wrapped-SOL account, because the
    /// wallet's own is never touched. Empty: the trade opens and closes the associated account.
    QByteArray wsolSeed;
    Rent rent; ///< the cluster's

    /// The accounts of a trader in the order that read() wants them.
    [[nodiscard]] static QList<Address> addresses(const pumpAddresses::UserAddresses &user,
                                                  const Address &creatorVault);
    static constexpr qsizetype accountCount = 4;
    /// `rent` is the cluster's. Damaged where a token account does not decode; InvalidInput when it is not the
    /// wallet's.
    [[nodiscard]] static Result<TraderState> read(const pumpAddresses::UserAddresses &user,
                                                  const pumpAddresses::CoinAddresses &coin,
                                                  const QList<std::optional<AccountState>> &accounts, const Rent &rent);

    /// The accounts of a trader on a pool, in the order that readOnPool() wants them.
    [[nodiscard]] static QList<Address> addressesOnPool(const ammAddresses::UserAddresses &user,
                                                        const Address &creatorVaultQuote);
    static constexpr qsizetype accountCountOnPool = 6;
    /// As read(), on a pool. `slot`, in which the accounts were read, becomes wsolSeed where the wallet has wrapped SOL
    /// of its own. Errors as read().
    [[nodiscard]] static Result<TraderState> readOnPool(const ammAddresses::UserAddresses &user,
                                                        const ammAddresses::PoolAddresses &pool,
                                                        const QList<std::optional<AccountState>> &accounts,
                                                        const Rent &rent, quint64 slot);

    bool operator==(const TraderState &) const = default;
};

} // namespace curvedesk
