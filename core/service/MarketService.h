// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/market/MarketTypes.h"

#include <QObject>

#include <memory>

namespace curvedesk {

class Cluster;
class MetadataStore;
struct LandedTransaction;

/// What the market is doing: coins, king, tape, candles, positions. Fed by the cluster's transactions, so that it is
/// the same on every cluster.
class MarketService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketService)

public:
    /// `databasePath` empty: in memory. All references must outlive the service.
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, QObject *parent = nullptr);
    ~MarketService() override;

    /// Opens the store and catches up with what the cluster did meanwhile.
    [[nodiscard]] Task<int> start();

    struct TokenPage
    {
        QList<TokenSummary> tokens;
        QString next;
    };
    [[nodiscard]] Task<TokenPage> tokens(TokenSort sort, int limit, QString cursor);
    /// The coin highest up its curve among those not complete. TokenNotFound when there is none.
    [[nodiscard]] Task<TokenDetails> king();
    [[nodiscard]] Task<TokenDetails> details(QString mint);
    /// Newest first.
    [[nodiscard]] Task<QList<TradeRow>> trades(QString mint, int limit);
    /// Oldest first; interval in seconds: 1, 5, 15, 60, 300, 900, 3600, 86400.
    [[nodiscard]] Task<QList<Candle>> candles(QString mint, int intervalSeconds, int limit);
    /// Of the wallets named.
    [[nodiscard]] Task<QList<Position>> positions(QStringList wallets);

signals:
    void tokenChanged(const curvedesk::TokenSummary &token);
    void tradeHappened(const curvedesk::TradeRow &trade);
    void poolCreated(const curvedesk::NewPoolRow &pool);
    void poolPublished(const curvedesk::PublicationRow &publication);
    void kingChanged(const QString &mint);

private:
    void apply(const QList<LandedTransaction> &transactions);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
