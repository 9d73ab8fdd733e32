// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/Cluster.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/FeeSchedule.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/service/coin/PoolState.h"
#include "core/solana/TokenAccount.h"

#include <QHash>

#include <memory>

namespace curvedesk {

/// The state of a coin for a trade, read in one slot.
struct CoinState
{
    pumpAddresses::CoinAddresses addresses;
    MintAccount mint;
    QByteArray mintData;
    BondingCurve curve;
    GlobalAccount global;
    std::optional<FeeSchedule> schedule;
    FeeRates rates; ///< fee rates of a trade on the curve
    /// Set where the curve is complete and its pool exists: the coin trades on that pool.
    std::shared_ptr<const PoolState> pool;
    quint64 slot = 0;
    /// The extra accounts that were asked for, in order.
    QList<std::optional<AccountState>> extras;
};

/// Reads coins from the cluster. Remembers their addresses, which never change and are dear to derive, and the pools of
/// complete curves: the first read of such a coin takes a second round trip.
class CoinReader
{
    Q_DISABLE_COPY_MOVE(CoinReader)

public:
    /// `cluster` must outlive the reader.
    explicit CoinReader(Cluster &cluster);

    /// Reads from the cluster mint, curve, Global, fee config, for a complete curve that is quoted in SOL its pool, and
    /// `extras` in the same slot; keeps the configuration, and the addresses of coin and pool. TokenNotFound when
    /// `token` is no address, or no mint that decodes, or has no curve; UpstreamRejected for another account that does
    /// not decode, and for a cluster without the curve program; Internal for too many extras; the cluster's errors.
    [[nodiscard]] Task<CoinState> read(QString token, QList<Address> extras = {});
    /// The kept addresses of a coin; where there are none, reads the coin from the cluster and keeps them.
    /// TokenNotFound, UpstreamRejected, the cluster's errors.
    [[nodiscard]] Task<pumpAddresses::CoinAddresses> readAddresses(QString token);

    /// The kept addresses of a coin's pool; nullopt unless the curve was complete and quoted in SOL when last read.
    [[nodiscard]] std::optional<ammAddresses::PoolAddresses> knownPool(const Address &mint) const;

    /// The cluster, for reads that are not about a curve.
    [[nodiscard]] Cluster &cluster() const { return m_cluster; }

private:
    /// The coin from accounts in this order: mint, curve, Global, fee config, for `pool` PoolState::accounts(), extras.
    /// Asks no cluster; keeps the coin's addresses and the configuration. TokenNotFound when mint or curve is
    /// missing or the mint does not decode; UpstreamRejected where curve or others do not, or Global is missing.
    [[nodiscard]] Result<CoinState> assemble(const Address &mint, const AccountsAt &read,
                                             const std::optional<ammAddresses::PoolAddresses> &pool);
    /// Decodes the programs' configuration into m_global and m_schedule where its bytes have changed. UpstreamRejected
    /// without Global, or when one does not decode: that one stays as it was. Without a fee config drops the schedule.
    [[nodiscard]] Outcome decodeConfiguration(const std::optional<AccountState> &global,
                                              const std::optional<AccountState> &schedule);
    /// The coin's derived addresses, kept; forgets all when there are too many. Valid until the next call.
    [[nodiscard]] const pumpAddresses::CoinAddresses &remember(const Address &mint, const Address &tokenProgram);

    Cluster &m_cluster;
    QHash<Address, pumpAddresses::CoinAddresses> m_known;
    QHash<Address, ammAddresses::PoolAddresses> m_pools; ///< of knownPool()
    // The configuration and its bytes: the same bytes are not decoded again.
    QByteArray m_globalData;
    GlobalAccount m_global;
    QByteArray m_scheduleData;
    std::optional<FeeSchedule> m_schedule;
};

/// The error TokenNotFound, with the fixed text that API clients expect.
[[nodiscard]] tl::unexpected<Error> tokenNotFound();
/// The mint's address that the base58 text `token` is; TokenNotFound for text that is none. Asks no cluster.
[[nodiscard]] Result<Address> mintFromText(QStringView token);

} // namespace curvedesk
