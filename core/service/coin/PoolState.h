// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmQuote.h"

#include <memory>

namespace curvedesk {

/// Everything a trade needs to know of a graduated coin's pool, read in one slot.
struct PoolState
{
    ammAddresses::PoolAddresses addresses;
    AmmPool pool;
    AmmGlobalConfig config;
    std::optional<FeeSchedule> schedule;
    quint64 baseSupply = 0;
    quint64 missingSize = 0; ///< bytes that an old pool's account has to grow by before the next trade
    ammQuote::Reserves reserves;
    FeeRates rates;

    /// What read() wants, in that order.
    [[nodiscard]] static QList<Address> accounts(const ammAddresses::PoolAddresses &addresses);
    static constexpr qsizetype accountCount = 5;
    /// nullptr where there is no pool yet. Damaged for accounts that do not decode or do not belong together.
    [[nodiscard]] static Result<std::shared_ptr<const PoolState>>
    read(const ammAddresses::PoolAddresses &addresses, quint64 baseSupply,
         const QList<std::optional<AccountState>> &accounts);

    /// Fee rates that a trade on other reserves would pay.
    [[nodiscard]] FeeRates ratesAt(const ammQuote::Reserves &other) const;
};

} // namespace curvedesk
