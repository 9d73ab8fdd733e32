// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/LaunchService.h"
#include "core/service/MarketService.h"
#include "core/service/OrderDesk.h"
#include "core/service/QuoteService.h"
#include "core/service/TradeService.h"
#include "core/service/WalletService.h"

namespace curvedesk {

/// The services as both doors get them; made by the program's composition root, which owns them.
struct Services
{
    WalletService &wallets;
    QuoteService &quotes;
    TradeService &trades;
    LaunchService &launches;
    MarketService &market;
    OrderDesk &orders;
    Cluster &cluster;
};

} // namespace curvedesk
