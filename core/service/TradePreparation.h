// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/TradePlan.h"
#include "core/service/TradeService.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// A coin and a trader as they stood at one moment.
struct TradeService::Reading
{
    CoinState coin;
    TraderState trader;
    TradeAccounts accounts;
};

/// Everything but the signature.
struct TradeService::Prepared
{
    TradePlan plan;
    QString symbol;
    Address mint;
    Message message;
    quint64 lastValidBlockHeight = 0;
    quint64 networkFeeLamports = 0;
    quint64 slot = 0; ///< of the simulation
    bool stale = false; ///< nothing is prepared: the reserves moved, the quote has to be made again
};

} // namespace curvedesk
