// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/service/market/CoinListing.h"
#include "core/service/market/MarketReader.h"

namespace curvedesk {

class MetadataStore;

/// What the market is doing: coins, king of the hill, trades, candles, positions. Fed by the cluster's transactions, so
/// that it is the same on every cluster. What could not be read is marked as a gap wherever it shows.
class MarketService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketService)

public:
    using Options = MarketOptions;

    /// `databasePath` empty: in memory. All references must outlive the service.
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, Options options,
                  QObject *parent = nullptr);
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, QObject *parent = nullptr);
    ~MarketService() override;

    /// Opens the store, from when on everything can be read, and catches up. A damaged store is moved aside and read
    /// from the chain again, here and later. Storage: there is no store, and no market. Unavailable: the chain did not
    /// answer; the market shows what it knows, follows what happens, and catches up later: by itself after a while,
    /// once the cluster is live again, or at catchUp().
    [[nodiscard]] Task<int> start();
    /// As MarketReader::catchUp.
    [[nodiscard]] Task<int> catchUp();

    /// From now on coins of a public listing are looked up on the chain, and its text and image stand in where the
    /// coin's own document cannot be read. It must outlive the service's last call, or be taken back with nullptr.
    void useDirectory(TokenDirectory *directory);

    using TokenPage = Market::TokenPage;
    using TradePage = Market::TradePage;
    using CandlePage = Market::CandlePage;
    /// All of these: Unavailable before start(), and while a damaged store is replaced; InvalidInput for a cursor that
    /// is not ours.
    [[nodiscard]] Task<TokenPage> tokens(TokenSort sort, int limit, QString cursor);
    /// The coin highest up its curve among those not complete. TokenNotFound when there is none.
    [[nodiscard]] Task<TokenDetails> king();
    /// A coin that was never seen is looked up on the chain. TokenNotFound when it has no curve.
    [[nodiscard]] Task<TokenDetails> details(QString mint);
    /// Newest first.
    [[nodiscard]] Task<TradePage> tradePage(QString mint, int limit, QString cursor);
    [[nodiscard]] Task<QList<TradeRow>> trades(QString mint, int limit);
    /// Oldest first; the next page lies before it. Interval in seconds: 1, 5, 15, 60, 300, 900, 3600, 86400.
    [[nodiscard]] Task<CandlePage> candlePage(QString mint, int intervalSeconds, int limit, QString cursor);
    [[nodiscard]] Task<QList<Candle>> candles(QString mint, int intervalSeconds, int limit);
    [[nodiscard]] Task<QList<Position>> positions(QStringList wallets);

signals:
    void tokenChanged(const curvedesk::TokenSummary &token);
    /// Nearly always the newest one; filling a gap emits older ones, whose slot says where they belong.
    void tradeHappened(const curvedesk::TradeRow &trade);
    void tokenLaunched(const curvedesk::LaunchRow &pool);
    void tokenMigrated(const curvedesk::MigrationRow &publication);
    /// Empty when there is no king any more.
    void kingChanged(const QString &mint);
    /// A fork took these transactions back: their trades did not happen. tokenChanged() follows for their coins.
    void tradesDropped(const QStringList &signatures);
    /// A coin was never launched after all.
    void tokenDropped(const QString &mint);

private:
    /// Passes an answer of the market on; a store that turns out damaged is replaced.
    template<class T> [[nodiscard]] Result<T> checked(Result<T> answer);
    void use(std::unique_ptr<Market> market);
    void replaceStore();
    void announce(const MarketChanges &changes);
    [[nodiscard]] Task<int> lookUpUnnamed();
    [[nodiscard]] Task<int> lookUpListed(QStringList mints);
    [[nodiscard]] Task<TokenSummary> known(QString mint);

    Cluster &m_cluster;
    MetadataStore &m_metadata;
    const QString m_databasePath;
    std::unique_ptr<Market> m_market;
    MarketReader m_reader;
    CoinListing m_listing;
    QTimer m_naming; ///< until coins without metadata are looked up
    bool m_isNaming = false;
};

} // namespace curvedesk
