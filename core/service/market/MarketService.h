// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/service/market/CoinListing.h"
#include "core/service/market/HeldTokens.h"
#include "core/service/market/MarketReader.h"
#include "core/service/market/RankedCoins.h"

#include <QElapsedTimer>

namespace curvedesk {

class MetadataStore;
class OrderJournal;

/// The market: coins, king of the hill, trades, candles, positions. It is made from the cluster's transactions, and so
/// the same on every cluster. What is added, dropped or not read (a gap) is emitted. Questions read memory and the
/// store (SQLite), the network only where they say so; one that finds the store damaged has it replaced soon after, as
/// start() does. `limit` is cut to 1..1000; Unavailable before start() and until the store is replaced, InvalidInput
/// for a cursor not ours, Storage. Looking a coin up reads it from the cluster, adds it to the store, emits changed()
/// (tokenChanged(), perhaps kingChanged()); TokenNotFound for one without a curve in SOL; the cluster's errors.
class MarketService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketService)

public:
    /// `databasePath` empty: in memory; opened by start() only. All references must outlive the service.
    MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, MarketOptions options = {});

    /// Opens the store, from when on all can be read, and catches up (cluster; stored, emitted); by a timer names that
    /// coins lack are read from the cluster. A damaged store is renamed and read from the chain again, here and later.
    /// Storage: there is no store, and no market, or it could not be written. Unavailable: the chain did not answer;
    /// the market shows its stored state, follows new transactions, and catches up later, by itself or at catchUp().
    /// Damaged, Cancelled: the store is replaced, or the program is closing. Returns the number of transactions read.
    [[nodiscard]] Task<int> start();
    /// Reads from the cluster what the market missed since its cursor, and fills gaps where it can; stores and emits
    /// it; deletes old trades by MarketOptions::mostBytes. A timer tries again where it fails or leaves gaps. Returns
    /// the number of transactions. Unavailable, also in a catch-up or without a market; Storage, Damaged, Cancelled.
    [[nodiscard]] Task<int> catchUp();

    /// All that landed before this slot is stored, except for gaps; 0: nothing. It falls when the store is replaced.
    [[nodiscard]] quint64 storedUpTo() const { return m_market ? m_market->cursor().slot : 0; }

    /// Reads a public listing (network), now and every five minutes, and looks its coins up; its text and image are
    /// used where a coin's own document cannot be read. nullptr: no further read, no image. Must outlive its last use.
    void useDirectory(TokenDirectory *directory);

    /// Lets positions take the cost of tokens along that orders of this journal sent. It must outlive the service.
    void useTransfersOf(const OrderJournal &journal) { m_journal = &journal; }

    /// Sets which wallets' trades are kept when the market's file gets too large later on (MarketOptions::mostBytes).
    void keepTradesOf(std::function<bool(const QString &wallet)> isKept) { m_reader.keepTradesOf(std::move(isKept)); }

    using TokenPage = Market::TokenPage;
    using TradePage = Market::TradePage;
    using CandlePage = Market::CandlePage;
    /// A page of coins in one of the store's own orders, highest first; by MarketCap or Progress no complete coins.
    [[nodiscard]] Task<TokenPage> tokens(TokenSort sort, int limit, QString cursor);
    /// The king of the hill, by details() (cluster; network and files for its document). TokenNotFound: there is none.
    [[nodiscard]] Task<TokenDetails> king();
    /// The data of a coin, with document and image from the metadata store, which may ask the network and keep on disk
    /// what it got, else of the listing (useDirectory()), its image by the network. Its mint is read from the cluster;
    /// while that fails, its audit knows nothing. An unknown coin is looked up.
    [[nodiscard]] Task<TokenDetails> details(QString mint);
    /// The image of a coin in the market (else TokenNotFound), if it is kept here (else NotFound). Asks no network.
    [[nodiscard]] Task<QByteArray> keptImage(QString mint);
    /// A page of a coin's trades, newest first. An unknown coin is looked up.
    [[nodiscard]] Task<TradePage> tradePage(QString mint, int limit, QString cursor);
    /// A page of a coin's candles, oldest first; the next page has earlier ones. Interval in seconds: 1, 5, 15, 60,
    /// 300, 900, 3600, 86400, else InvalidInput. An unknown coin is looked up.
    [[nodiscard]] Task<CandlePage> candlePage(QString mint, int intervalSeconds, int limit, QString cursor);
    /// The positions of these wallets in the coins that they traded or hold. What they hold is as on the chain, read
    /// from the cluster for 100 wallets at most and kept for 5 seconds (not on the sandbox), longer while it cannot be
    /// read; else, and after later trades, it is as by their trades and the journal's transfers. Damaged: the journal.
    [[nodiscard]] Task<QList<Position>> positions(QStringList wallets);
    /// The present figures of these coins; unknown ones are left out. `withHolders`: counts their holders too.
    [[nodiscard]] Task<QList<CoinFigures>> figures(QStringList mints, bool withHolders);
    /// A page of coins in any order (by MarketCap or Progress none complete), with figures; places may be minutes old.
    [[nodiscard]] Task<RankedPage> ranked(CoinOrder order, int limit, QString cursor);
    /// Coins traded in the last five minutes, those that rose most first.
    [[nodiscard]] Task<QList<RankedCoin>> rising(int limit);
    /// Coins with the text in name or ticker, or (from 4 letters on) at the start of mint or creator, by market cap.
    [[nodiscard]] Task<QList<TokenSummary>> search(QString text, int limit);
    /// A coin's number of holders by its trades, 0 if unknown; the `limit` (0 to 1,000,000) largest with address.
    [[nodiscard]] Task<Holders> holders(QString mint, int limit);
    /// The newest 1000 trades of these wallets in a coin, newest first; none of an unknown coin.
    [[nodiscard]] Task<QList<TradeRow>> tradesBy(QString mint, QStringList wallets);
    /// Trades of the wallets, oldest first, behind a chainPosition (-1: all); stored ones lack pool, creator, reserves.
    [[nodiscard]] Task<QList<WalletTrade>> walletTrades(QStringList wallets, qint64 after, int limit);

signals:
    /// All changes at once; the signals below tell those of coins, trades and king one by one.
    void changed(const curvedesk::MarketChanges &changes);
    /// A gap: not all transactions of these slots, both ends included, were read. A later catch-up may still fill it.
    void gapNoted(quint64 fromSlot, quint64 toSlot);
    /// All transactions of a gap are read now: what was marked as incomplete for it is whole.
    void gapFilled();
    /// The state of a coin changed, or it is new.
    void tokenChanged(const curvedesk::TokenSummary &token);
    /// A new trade, or an older one when a gap is filled; its slot tells its place.
    void tradeHappened(const curvedesk::TradeRow &trade);
    /// The king is another coin now; `mint` is empty when there is none any more.
    void kingChanged(const QString &mint);
    /// A fork dropped these transactions and so their trades. tokenChanged() follows for their coins.
    void tradesDropped(const QStringList &signatures);
    void tokenDropped(const QString &mint); ///< the market lost this coin: a fork dropped all of it

private:
    /// Returns an answer of the market; for Damaged Unavailable, and emits m_reader.damaged(): the store is replaced.
    template<class T> [[nodiscard]] Result<T> replacingIfDamaged(Result<T> answer);
    /// Takes an opened market (or nullptr), which m_reader and m_ranked get too: their work on the former ends. Closes
    /// the former's file, with a digest beside it, and starts the timer m_naming (asks the cluster).
    void setMarket(std::unique_ptr<Market> market);
    /// Renames the damaged database, and begins with an empty one that is read anew from the cluster, and emitted; logs
    /// that or a failure, after which there is no market. Nothing before start().
    void replaceStore();
    /// The positions of `wallets` (empty: none) by the store's trades and the journal's transfers, without the chain's
    /// balances. Unavailable without a market or with a damaged one (replaced later); Storage; Damaged: the journal.
    [[nodiscard]] Result<QList<Position>> tradedPositions(const QStringList &wallets);
    /// Emits changed() and each change's signals; for a nameless coin starts the timer m_naming (asks the cluster).
    void announce(const MarketChanges &changes);
    /// Adds coins to the store, or fills in those whose launch was not read; then announce(). Storage, Unavailable.
    [[nodiscard]] Outcome addCoins(const QList<CoinOnChain> &coins);
    /// Reads from the cluster the metadata of at most 33 coins that lack it, stores and emits them; nothing while
    /// another call reads. A timer does more. An error ends it.
    QCoro::Task<> lookUpUnnamed();
    /// Reads listed coins that the market lacks (cluster), stores and emits those with a curve in SOL, until an error.
    QCoro::Task<> lookUpListed(QStringList mints);
    /// The coin as the market has it; one that it lacks is read from the cluster, stored and emitted.
    [[nodiscard]] Task<TokenSummary> findOrAdd(QString mint);

    Cluster &m_cluster;
    MetadataStore &m_metadata;
    const QString m_databasePath;
    std::unique_ptr<Market> m_market;
    const OrderJournal *m_journal = nullptr;
    HeldTokens m_held; ///< as it was read last
    QElapsedTimer m_heldAge;
    MarketReader m_reader;
    CoinListing m_listing;
    RankedCoins m_ranked;
    QTimer m_naming; ///< until coins without metadata are looked up
    QTimer m_replacing; ///< a damaged store is replaced in the event loop's next turn
    bool m_isNaming = false;
};

} // namespace curvedesk
