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

    /// The accounts that read() takes, in that order.
    [[nodiscard]] static QList<Address> accounts(const ammAddresses::PoolAddresses &addresses);
    static constexpr qsizetype accountCount = 5;
    /// Reads a pool; nullptr where none exists yet. Damaged for accounts that do not decode or do not belong together,
    /// UpstreamRejected where the AMM has no configuration.
    [[nodiscard]] static Result<std::shared_ptr<const PoolState>>
    read(const ammAddresses::PoolAddresses &addresses, quint64 baseSupply,
         const QList<std::optional<AccountState>> &accounts);

    /// Fee rates that a trade on other reserves would pay.
    [[nodiscard]] FeeRates ratesAt(const ammQuote::Reserves &other) const;
};

} // namespace curvedesk
