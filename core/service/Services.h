// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/LocalStore.h"
#include "core/service/access/AccessService.h"
#include "core/service/access/ApprovalService.h"
#include "core/service/coin/QuoteService.h"
#include "core/service/event/EventLog.h"
#include "core/service/launch/LaunchService.h"
#include "core/service/launch/StoreService.h"
#include "core/service/market/MarketService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/TransactionLookup.h"
#include "core/service/trade/TradeService.h"
#include "core/service/transfer/TransferService.h"
#include "core/service/wallet/VaultService.h"
#include "core/service/wallet/WalletService.h"

namespace curvedesk {

/// The services for the window and the API. The program's composition root makes and owns them.
struct Services
{
    VaultService &vault;
    WalletService &wallets;
    AccessService &access;
    ApprovalService &approvals;
    QuoteService &quotes;
    TradeService &trades;
    LaunchService &launches;
    StoreService &stores;
    TransferService &transfers;
    MarketService &market;
    OrderDesk &orders;
    TransactionLookup &transactions;
    Cluster &cluster;
    LocalStore &documents;
    EventLog &events;
};

} // namespace curvedesk
