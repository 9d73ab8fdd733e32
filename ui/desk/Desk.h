// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/access/ApprovalService.h"
#include "core/service/access/KeyTypes.h"
#include "core/service/launch/LaunchTypes.h"
#include "core/service/launch/StoreService.h"
#include "core/service/market/MarketService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/trade/TradeReview.h"
#include "core/service/trade/TradeTypes.h"
#include "ui/desk/ApiHostState.h"
#include "ui/desk/NetworkState.h"
#include "ui/desk/WalletDesk.h"

namespace curvedesk {

/// The window's interface to the core. A request goes to its thread at once; the answer, a result or an error, comes
/// later on the window's thread, once, unless `receiver` is gone. Amounts: lamports, base units. Questions about coins
/// read the market's file, and replace a damaged one (`limit`: cut to 1..1000; TokenNotFound, Storage, InvalidInput for
/// a wrong cursor, Unavailable without a market); what asks the cluster may get its errors. What changes orders, keys,
/// approvals or API host goes to the audit log, a file, and to the signals below.
class Desk : public WalletDesk
{
    Q_OBJECT

public:
    using WalletDesk::WalletDesk;

    /// "sandbox", "devnet", "testnet", "mainnet", or "custom" for a chain without such a name; in memory.
    [[nodiscard]] virtual QString network() const = 0;
    [[nodiscard]] virtual NetworkState networkState() const = 0; ///< of the connection, kept in memory
    [[nodiscard]] virtual ApiHostState apiHost() const = 0; ///< kept in memory

    /// A page of coins as the market's file sorts them, highest first; by cap or progress no complete ones. No network.
    virtual void tokens(QObject *receiver, TokenSort sort, int limit, const QString &cursor,
                        Answer<MarketService::TokenPage> answer)
        = 0;
    /// The king with audit (cluster), document and image (disk, else network, and kept). TokenNotFound: there is none.
    virtual void king(QObject *receiver, Answer<TokenDetails> answer) = 0;
    /// A coin with audit (cluster), document and image (disk, else network, and kept); adds a new one (tokenChanged()).
    virtual void details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer) = 0;
    /// A coin's image where this computer has it, else NotFound; TokenNotFound: no such coin. Asks no network.
    virtual void keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer) = 0;
    /// A page of a coin's trades, newest first. Adds a coin that only the cluster knows to the market (tokenChanged()).
    virtual void trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                        Answer<MarketService::TradePage> answer)
        = 0;
    /// The newest 1000 trades of these wallets in a coin, newest first; none of an unknown coin. Asks no network.
    virtual void tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                          Answer<QList<TradeRow>> answer)
        = 0;
    /// Trades of the wallets, oldest first, behind a chainPosition (-1: all); stored ones lack pool, creator, reserves.
    virtual void walletTrades(QObject *receiver, const QStringList &wallets, qint64 after, int limit,
                              Answer<QList<WalletTrade>> answer)
        = 0;
    /// A page of candles, oldest first; the next has earlier ones. Adds a coin that only the cluster knows
    /// (tokenChanged()). InvalidInput for other seconds than 1, 5, 15, 60, 300, 900, 3600, 86400.
    virtual void candles(QObject *receiver, const QString &mint, int intervalSeconds, int limit, const QString &cursor,
                         Answer<MarketService::CandlePage> answer)
        = 0;
    /// Changes, volumes and, if asked for, numbers of holders of these coins, without unknown ones; asks no network.
    virtual void figures(QObject *receiver, const QStringList &mints, bool withHolders,
                         Answer<QList<CoinFigures>> answer)
        = 0;
    /// A page of coins in any order (by cap or progress no complete ones), with figures; places may be minutes old.
    virtual void ranked(QObject *receiver, CoinOrder order, int limit, const QString &cursor, Answer<RankedPage> answer)
        = 0;
    /// Coins traded in the last five minutes, those that rose most first; asks no network.
    virtual void rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer) = 0;
    /// Coins with the text in name, ticker or (4 letters or more) start of mint or creator, by market cap; no network.
    virtual void search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer) = 0;
    /// A coin's number of holders by its trades, 0 if unknown; the `limit` (0 to 1,000,000) largest with address.
    virtual void holders(QObject *receiver, const QString &mint, int limit, Answer<Holders> answer) = 0;
    /// These wallets' positions, by market, journal and what they hold (asks the cluster when older than 5 seconds).
    virtual void positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer) = 0;
    /// The amounts of a trade by the coin's curve or pool on the cluster. InvalidInput, TokenNotFound, CurveComplete.
    virtual void quote(QObject *receiver, const QuoteRequest &request, Answer<Quote> answer) = 0;
    /// A trade's costs now, by the cluster; has a blockhash kept ready, signs nothing. trade()'s errors before signing.
    virtual void costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer) = 0;
    /// The decoded trade, simulated by the cluster; has a blockhash kept ready, signs nothing. Errors as costSheet().
    virtual void reviewTrade(QObject *receiver, const TradeRequest &request, Answer<TradeReview> answer) = 0;
    /// Signs, journals and sends a trade (orderChanged()), or gives its idempotency key's order; a dry run does not.
    /// Has a blockhash kept ready. Errors, unsent: InvalidInput, TokenNotFound, WalletNotFound, InsufficientFunds,
    /// SlippageExceeded, CurveComplete, ProgramRejected; signing: WalletLocked, Forbidden, Conflict, Storage.
    virtual void trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer) = 0;
    /// Makes a trade's unsigned transaction, simulated by the cluster, for a key elsewhere; journals nothing.
    virtual void unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer) = 0;
    /// Publishes, signs, journals and sends the launch, or goes on with that of its idempotency key; launchProgressed()
    /// and orderChanged() tell it. Errors of launchCost(); StoreRefused, StoreUnavailable, Cancelled by stopLaunch().
    virtual void launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer) = 0;
    /// Ends the upload of this launch, which then signs nothing; without effect once all is published. No answer.
    virtual void stopLaunch(const QByteArray &idempotencyKey) = 0;
    /// A launch's costs, simulated; may ask upload services; publishes, signs nothing. InvalidInput, WalletLocked, etc.
    virtual void launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer) = 0;
    /// A launch's stage, from disk; waits while it publishes or signs. NotFound, Unavailable, Conflict, Storage, etc.
    virtual void launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer) = 0;
    /// The launch form last saved on disk, or empty; may get its image from the network, and keep it. Storage, Damaged.
    virtual void launchDraft(QObject *receiver, Answer<LaunchDraft> answer) = 0;
    /// Has the launch form written to the disk in place of the former, later; no signal, no answer, also of a failure.
    virtual void saveLaunchDraft(const LaunchDraft &draft) = 0;
    /// The user's choice of stores for launches, as last saved on the disk. Storage, Damaged.
    virtual void storeSettings(QObject *receiver, Answer<StoreSettings> answer) = 0;
    /// Writes to the disk where launches publish from now on, and to the vault Pinata's token (null: as it was; empty:
    /// removed); no signal. InvalidInput, WalletLocked, Forbidden where the command line chose, Storage, Damaged.
    virtual void saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                                   Answer<void> answer)
        = 0;
    /// The place where a launch would be published now; may ask upload services and read the vault, publishes nothing.
    virtual void launchPlace(QObject *receiver, Answer<LaunchPlace> answer) = 0;
    /// A page of the journal's orders, newest first. InvalidInput for a cursor not ours, Storage, Damaged.
    virtual void orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer) = 0;
    virtual void order(QObject *receiver, const QString &id, Answer<OrderSummary> answer) = 0; ///< else NotFound
    /// Starts API host and webhooks (network, file) in place of former ones; gives the port. Conflict etc.: none runs.
    virtual void startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer) = 0;
    virtual void stopApiHost() = 0; ///< apiHostChanged() tells the end; an audit line even where none runs
    /// The journal's API keys with what they spent, oldest first, revoked ones too. Storage, Damaged.
    virtual void apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer) = 0;
    /// Makes and stores a key; only this answer ever has its text. InvalidInput for label or wallets, Storage, Damaged.
    virtual void createApiKey(QObject *receiver, const QString &label, const KeyRights &rights,
                              Answer<IssuedKey> answer)
        = 0;
    /// Stores a key's label, rights, revokedMs. Conflict: changed since or unknown; Forbidden: revoked; InvalidInput.
    virtual void changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer) = 0;
    /// Makes a key invalid for ever; nothing for one that is revoked. NotFound, Conflict, Storage, Damaged.
    virtual void revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer) = 0;
    /// The orders of API keys that wait for the user, in memory, oldest first.
    virtual void approvals(QObject *receiver, Answer<QList<Approval>> answer) = 0;
    /// Approves a waiting order, which is signed and sent after the answer and may fail, or refuses it; else NotFound.
    virtual void answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer) = 0;

signals:
    void tokenChanged(const curvedesk::TokenSummary &token); ///< a coin is new or has changed
    void tradeHappened(const curvedesk::TradeRow &trade); ///< a new trade, or an older one that fills a gap
    void kingChanged(const QString &mint); ///< empty: there is none any more
    void marketRepaired(); ///< a fork dropped trades or coins, or a gap was filled: read what is shown again
    void orderChanged(const curvedesk::OrderSummary &order); ///< it is new, or has a new status or outcome
    void launchProgressed(const curvedesk::LaunchProgress &progress); ///< a step began, or more bytes were sent
    void slotChanged(quint64 slot); ///< the slot that the cluster told last; it may also fall
    void networkChanged(const QString &network); ///< its name, which an endpoint's first answer may tell
    void networkStateChanged(const curvedesk::NetworkState &state); ///< networkState() is another one
    void apiHostChanged(const curvedesk::ApiHostState &state); ///< apiHost() is another one
    void apiKeysChanged(); ///< one was made, changed or revoked
    void approvalAsked(const curvedesk::Approval &approval); ///< an order of an API key waits for the user
    void approvalAnswered(const QString &id); ///< the order no longer waits: approved, refused, or too late
    void apiRequestServed(const curvedesk::ServedRequest &request); ///< the API host answered or refused it
};

} // namespace curvedesk
