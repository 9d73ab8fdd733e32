// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/RentCache.h"
#include "core/service/trade/AddressCache.h"
#include "core/service/trade/TradeSnapshot.h"

namespace curvedesk {

/// Reads the chain's state for a trade, mostly by one read of the cluster. Keeps rent, creators and derived addresses.
/// Errors of reading: TokenNotFound, CurveComplete, UpstreamRejected for accounts that do not decode, InvalidInput for
/// a coin that is not in SOL or a token account of somebody else, the cluster's errors.
class TradeReader
{
    Q_DISABLE_COPY_MOVE(TradeReader)

public:
    /// Both must outlive the reader.
    TradeReader(Cluster &cluster, CoinReader &coins);

    /// Reads coin and trader from the cluster. Errors of reading; Unavailable while its answers contradict each other.
    [[nodiscard]] Task<TradeSnapshot> read(QString token, Address user);
    /// Drops the kept rent: the next read() asks the cluster for it again.
    void forgetRent() { m_rent.forget(); }

private:
    /// The snapshot of a tradable coin on its curve, from its extra accounts as TraderState::addresses() orders them;
    /// asks no cluster, keeps addresses. UpstreamRejected; InvalidInput for a token account of somebody else.
    [[nodiscard]] Result<TradeSnapshot> onCurve(CoinState coin, const Address &user, const Rent &rent);
    /// The snapshot of a tradable coin on its pool, from its extra accounts as addressesOnPool() orders them; asks no
    /// cluster, keeps addresses. UpstreamRejected; InvalidInput for a token account of somebody else.
    [[nodiscard]] Result<TradeSnapshot> onPool(CoinState coin, const Address &user, const Rent &rent);

    CoinReader &m_coins;
    RentCache m_rent;
    AddressCache m_addresses;
};

} // namespace curvedesk
