// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmQuote.h"

#include <memory>

namespace curvedesk {

/// The state of a graduated coin's pool for a trade, read in one slot.
struct PoolState
{
    ammAddresses::PoolAddresses addresses;
    AmmPool pool;
    AmmGlobalConfig config;
    std::optional<FeeSchedule> schedule;
    quint64 baseSupply = 0;
    quint64 missingSize = 0; ///< bytes by which an old pool's account must grow before the next trade
    ammQuote::Reserves reserves;
    FeeRates rates;

    /// The accounts that read() takes, in order: pool, its base account, its wrapped-SOL account, the AMM's
    /// configuration, the AMM's fee config.
    [[nodiscard]] static QList<Address> accounts(const ammAddresses::PoolAddresses &addresses);
    static constexpr qsizetype accountCount = 5;
    /// Decodes the accounts of a pool; nullptr where none exists yet. `baseSupply`: of the coin, in base units. Damaged
    /// for accounts that do not decode or do not belong together, UpstreamRejected where the AMM has no configuration,
    /// Internal for another number of accounts.
    [[nodiscard]] static Result<std::shared_ptr<const PoolState>>
    read(const ammAddresses::PoolAddresses &addresses, quint64 baseSupply,
         const QList<std::optional<AccountState>> &accounts);

    /// Fee rates, in basis points, that a trade on other reserves of this pool would pay.
    [[nodiscard]] FeeRates ratesAt(const ammQuote::Reserves &other) const;
};

} // namespace curvedesk
