// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeService.h"
#include "core/service/trade/TradeSnapshot.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// A prepared trade, which only lacks its signature.
struct TradeService::Prepared
{
    TradePlan plan;
    QString symbol;
    Address mint;
    Message message;
    quint64 lastValidBlockHeight = 0;
    quint64 blockhashSlot = 0; ///< in which the blockhash was the newest one
    quint64 networkFeeLamports = 0;
    quint64 slot = 0; ///< slot of the simulation
};

} // namespace curvedesk
