// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/market/MarketCursor.h"
#include "core/market/MarketTypes.h"
#include "core/solana/Address.h"

#include <QObject>

#include <memory>

namespace curvedesk {

class Cluster;
class MetadataStore;
class TokenDirectory;
struct LandedTransaction;

/// What the market is doing: coins, king, tape, candles, positions. Fed by the cluster's transactions, so that it is
/// the same on every cluster. What it could not read it remembers as a gap, and says so wherever a gap shows.
class MarketService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketService)

public:
    struct Options
    {
        int pageSize = 1000; ///< transactions asked for at once
        int maxPages = 0; ///< of each program, a catch-up; 0: all. Real clusters do thousands of transactions a second
        int namingMs = 1000; ///< between two looks at coins whose launch was never seen
        int retryMs = 10'000; ///< after a catch-up that failed
    };

    /// `databasePath` empty: in memory. All references must outlive the service.
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, Options options,
                  QObject *parent = nullptr);
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, QObject *parent = nullptr);
    ~MarketService() override;

    /// Opens the store, from when on everything can be read, and catches up. Storage or Damaged: there is no store, it
    /// is over. Unavailable: the chain did not answer; the market shows what it knows, follows what lands, and
    /// catches up later: by itself after a while, once the cluster is live again, or at catchUp().
    [[nodiscard]] Task<int> start();
    /// Reads what landed while nobody listened, the newest first when it is too much, and tries to fill older gaps.
    /// How many transactions that were. Unavailable when the chain does not answer, or while one is under way.
    [[nodiscard]] Task<int> catchUp();

    /// From now on coins of a public listing are looked up on the chain, and its words and image stand in where the
    /// coin's own document cannot be read. It must outlive the service's last call, or be taken back with nullptr.
    void useDirectory(TokenDirectory *directory);

    struct TokenPage
    {
        QList<TokenSummary> tokens;
        QString next;
    };
    [[nodiscard]] Task<TokenPage> tokens(TokenSort sort, int limit, QString cursor);
    /// The coin highest up its curve among those not complete. TokenNotFound when there is none.
    [[nodiscard]] Task<TokenDetails> king();
    /// Of a coin that was never seen too: it is then looked up on the chain. TokenNotFound when it has no curve.
    [[nodiscard]] Task<TokenDetails> details(QString mint);
    /// Newest first.
    [[nodiscard]] Task<QList<TradeRow>> trades(QString mint, int limit);
    /// Oldest first; interval in seconds: 1, 5, 15, 60, 300, 900, 3600, 86400.
    [[nodiscard]] Task<QList<Candle>> candles(QString mint, int intervalSeconds, int limit);
    /// Of the wallets named.
    [[nodiscard]] Task<QList<Position>> positions(QStringList wallets);

signals:
    void tokenChanged(const curvedesk::TokenSummary &token);
    /// Nearly always the newest one; filling a gap tells older ones, whose slot says where they belong.
    void tradeHappened(const curvedesk::TradeRow &trade);
    void poolCreated(const curvedesk::NewPoolRow &pool);
    void poolPublished(const curvedesk::PublicationRow &publication);
    /// Empty when there is no king any more.
    void kingChanged(const QString &mint);
    /// A fork took these transactions back: what was told of them did not happen. tokenChanged() tells what stands.
    void tradesDropped(const QStringList &signatures);
    /// A coin was never launched after all.
    void tokenDropped(const QString &mint);

private:
    struct Walk;
    void take(const QList<LandedTransaction> &transactions);
    void drop(const QList<Signature> &signatures);
    void drain();
    void apply(const QList<LandedTransaction> &transactions);
    [[nodiscard]] Outcome takeBack(const QStringList &signatures, MarketCursor from);
    [[nodiscard]] Task<int> takeBackPhantoms();
    void noteHole(const LandedTransaction &first);
    [[nodiscard]] Task<int> readMissed();
    [[nodiscard]] Task<int> fillHoles();
    [[nodiscard]] Task<Walk> readBack(Address program, std::optional<Signature> before, quint64 untilSlot,
                                      QString untilSignature);
    [[nodiscard]] Task<int> nameCoins();
    [[nodiscard]] Task<int> readListing();
    [[nodiscard]] Task<TokenDetails> withListing(TokenDetails details);
    [[nodiscard]] Task<QList<CoinOnChain>> readCoins(QStringList mints);
    [[nodiscard]] Task<TokenSummary> known(QString mint);
    [[nodiscard]] QList<MarketGap> gaps() const;

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
