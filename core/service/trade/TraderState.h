// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/solana/Rent.h"

namespace curvedesk {

/// A wallet's funds before a trade, and the rents of accounts that the trade would open. Lamports and base units.
struct TraderState
{
    quint64 lamports = 0;
    quint64 tokens = 0;
    bool hasTokenAccount = false;
    quint64 tokenAccountLamports = 0;
    quint64 tokenAccountRent = 0; ///< rent to open the account; 0 when it exists
    bool hasAccumulator = false;
    quint64 accumulatorRent = 0;
    quint64 vaultRent = 0; ///< lamports that the creator's vault lacks
    quint64 cashbackRent = 0; ///< on a pool: lamports that the accumulator's wrapped-SOL account lacks
    /// On a pool: lamports that the trade's wrapped-SOL account lacks; they come back when it is closed.
    quint64 wsolRent = 0;
    quint64 wsolLamports = 0; ///< lamports on that account's address before the trade
    /// On a pool, for a wallet that has wrapped SOL of its own: the seed of a second wrapped-SOL account, because the
    /// wallet's own is never touched. Empty: the trade opens and closes the associated account.
    QByteArray wsolSeed;
    Rent rent; ///< the cluster's rent

    /// The accounts that read() takes, in order: wallet, token account, volume accumulator, creator's vault.
    [[nodiscard]] static QList<Address> addresses(const pumpAddresses::UserAddresses &user,
                                                  const Address &creatorVault);
    static constexpr qsizetype accountCount = 4;
    /// Decodes a trader's state for a trade on the curve from the accounts of addresses(). `rent` is the cluster's.
    /// Damaged where a token account does not decode; InvalidInput when it is not the wallet's; Internal for another
    /// number of accounts.
    [[nodiscard]] static Result<TraderState> read(const pumpAddresses::UserAddresses &user,
                                                  const pumpAddresses::CoinAddresses &coin,
                                                  const QList<std::optional<AccountState>> &accounts, const Rent &rent);

    /// The accounts that readOnPool() takes, in order: wallet, token account, volume accumulator, creator's wrapped-SOL
    /// account, the wallet's associated wrapped-SOL account, the accumulator's.
    [[nodiscard]] static QList<Address> addressesOnPool(const ammAddresses::UserAddresses &user,
                                                        const Address &creatorVaultQuote);
    static constexpr qsizetype accountCountOnPool = 6;
    /// Decodes a trader's state for a trade on a pool from the accounts of addressesOnPool(). `rent` is the cluster's;
    /// `slot`, in which they were read, becomes wsolSeed where the wallet has wrapped SOL of its own. Damaged where a
    /// token account does not decode; InvalidInput when it is not the wallet's; Internal for another count.
    [[nodiscard]] static Result<TraderState> readOnPool(const ammAddresses::UserAddresses &user,
                                                        const ammAddresses::PoolAddresses &pool,
                                                        const QList<std::optional<AccountState>> &accounts,
                                                        const Rent &rent, quint64 slot);

    bool operator==(const TraderState &) const = default;
};

} // namespace curvedesk
