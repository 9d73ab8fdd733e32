// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/cluster/RentCache.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/launch/LaunchTypes.h"
#include "core/solana/Address.h"

#include <QObject>

namespace curvedesk {

class CoinReader;
class MetadataStore;
class OrderDesk;
class OrderTicket;
class WalletService;

/// Launches: check, publish image and document, create the coin and make the initial buy in one atomic transaction.
class LaunchService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LaunchService)

public:
    /// All references must outlive the service.
    LaunchService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, MetadataStore &metadata,
                  QObject *parent = nullptr);

    /// As TradeService::limitPriorityFee().
    void limitPriorityFee(quint64 lamports) { m_priorityFee.limits.maxLamports = lamports; }

    /// Launches a coin. Errors before anything was signed: InvalidInput, PayloadTooLarge, WalletNotFound, WalletLocked,
    /// InsufficientFunds, Conflict, Storage; Unavailable or UpstreamRejected when image and document cannot be
    /// published.
    [[nodiscard]] Task<LaunchReceipt> launch(LaunchRequest request);
    /// The costs of the launch at present, from a simulation; nothing is published or signed. Errors as of launch().
    [[nodiscard]] Task<LaunchCost> cost(LaunchRequest request);
    /// The place where image and document of a launch would be published now.
    [[nodiscard]] Task<LaunchPlace> place();

private:
    struct Draft;
    struct Prepared;

    [[nodiscard]] Task<LaunchReceipt> signAndPlace(LaunchRequest request, OrderTicket ticket);
    /// The answer to an earlier request with the same key.
    [[nodiscard]] Task<LaunchReceipt> receiptOfEarlier(OrderSummary order);
    [[nodiscard]] Task<Draft> read(LaunchRequest request, Address user);
    [[nodiscard]] Task<Prepared> prepare(LaunchRequest request, Draft draft, QString uri, Address mint);

    Cluster &m_cluster;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    MetadataStore &m_metadata;
    PriorityFee m_priorityFee;
    RentCache m_rent;
};

} // namespace curvedesk
