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

/// The window's interface to the core: all requests of the window, and all signals of the core. Every function with a
/// `receiver` answers later, on the window's thread, exactly once, and not at all once that was destroyed; the answer
/// is the result or an error of the service's function that is named here. Amounts are in lamports and base units.
class Desk : public WalletDesk
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Desk)

public:
    using WalletDesk::WalletDesk;

    /// "sandbox", "devnet", "testnet", "mainnet", or the name of a private cluster.
    [[nodiscard]] virtual QString network() const = 0;
    [[nodiscard]] virtual NetworkState networkState() const = 0; ///< of the connection, as last reported
    [[nodiscard]] virtual ApiHostState apiHost() const = 0; ///< as last reported

    /// A page of the market's coins, at most 1000, as MarketService::tokens().
    virtual void tokens(QObject *receiver, TokenSort sort, int limit, const QString &cursor,
                        Answer<MarketService::TokenPage> answer)
        = 0;
    /// The king with its details(), as MarketService::king(); may ask the network. TokenNotFound when there is none.
    virtual void king(QObject *receiver, Answer<TokenDetails> answer) = 0;
    /// As MarketService::details(): may ask the network, and adds a coin that the market does not know to it.
    virtual void details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer) = 0;
    /// A coin's image where this computer has it, else NotFound, as MarketService::keptImage(): asks no network.
    virtual void keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer) = 0;
    /// A page of a coin's trades, newest first, as MarketService::tradePage(); adds an unknown coin to the market.
    virtual void trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                        Answer<MarketService::TradePage> answer)
        = 0;
    /// The newest 1000 trades of these wallets in a coin, newest first, as MarketService::tradesBy().
    virtual void tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                          Answer<QList<TradeRow>> answer)
        = 0;
    /// Trades of these wallets in all coins, oldest first, as MarketService::walletTrades().
    virtual void walletTrades(QObject *receiver, const QStringList &wallets, qint64 after, int limit,
                              Answer<QList<WalletTrade>> answer)
        = 0;
    /// Candles, oldest first, as MarketService::candlePage(); those of its cursor are earlier. Adds an unknown coin.
    virtual void candles(QObject *receiver, const QString &mint, int intervalSeconds, int limit, const QString &cursor,
                         Answer<MarketService::CandlePage> answer)
        = 0;
    /// Changes, volumes and, if asked for, holders of these coins, without unknown ones: MarketService::figures().
    virtual void figures(QObject *receiver, const QStringList &mints, bool withHolders,
                         Answer<QList<CoinFigures>> answer)
        = 0;
    /// A page of coins in any order, at most 1000, with their figures, as MarketService::ranked().
    virtual void ranked(QObject *receiver, CoinOrder order, int limit, const QString &cursor, Answer<RankedPage> answer)
        = 0;
    /// Coins traded in the last five minutes, those that rose most first: MarketService::rising().
    virtual void rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer) = 0;
    /// Coins by name, ticker, mint or creator, in the whole market: MarketService::search().
    virtual void search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer) = 0;
    /// The holders of a coin by its trades, at most `limit` of them with address: MarketService::holders().
    virtual void holders(QObject *receiver, const QString &mint, int limit, Answer<Holders> answer) = 0;
    /// The positions of these wallets, with what they hold on the chain: MarketService::positions().
    virtual void positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer) = 0;

    /// The amounts of a trade at this moment, as QuoteService::quote(); nothing is signed.
    virtual void quote(QObject *receiver, const QuoteRequest &request, Answer<Quote> answer) = 0;
    /// The costs of a trade at present, as TradeService::costSheet(), which has a blockhash kept ready; signs nothing.
    virtual void costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer) = 0;
    /// Simulates the trade and decodes the transaction that would be signed now: TradeService::review(); signs nothing.
    virtual void reviewTrade(QObject *receiver, const TradeRequest &request, Answer<TradeReview> answer) = 0;
    /// Signs, journals and sends the trade, as TradeService::trade().
    virtual void trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer) = 0;
    /// Makes the unsigned transaction of a trade, for a key elsewhere: TradeService::instructions(); journals nothing.
    virtual void unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer) = 0;
    /// Publishes, signs, journals and sends the launch, as LaunchService::launch().
    virtual void launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer) = 0;
    /// Ends the upload of this launch, which then signs nothing, as LaunchService::stopPublishing(); no answer.
    virtual void stopLaunch(const QByteArray &idempotencyKey) = 0;
    /// The costs of the launch at present, as LaunchService::cost(); nothing is published or signed.
    virtual void launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer) = 0;
    /// The stage of a launch, maybe of an earlier run, as LaunchService::state(). NotFound: it has not begun.
    virtual void launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer) = 0;
    /// The contents of the launch form, as they were last saved: LaunchService::draft(). Storage, Damaged.
    virtual void launchDraft(QObject *receiver, Answer<LaunchDraft> answer) = 0;
    /// Has the contents of the launch form written to the disk, later; no answer, also of a failure.
    virtual void saveLaunchDraft(const LaunchDraft &draft) = 0;
    /// The user's choice of stores for launches, as last saved: StoreService::settings().
    virtual void storeSettings(QObject *receiver, Answer<StoreSettings> answer) = 0;
    /// Saves where launches publish, and Pinata's token in the vault; see StoreService::save().
    virtual void saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                                   Answer<void> answer)
        = 0;
    /// The place where image and metadata of a launch would be published now, as LaunchService::findPlace().
    virtual void launchPlace(QObject *receiver, Answer<LaunchPlace> answer) = 0;
    /// A page of all orders, newest first, as OrderDesk::allOrders().
    virtual void orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer) = 0;
    virtual void order(QObject *receiver, const QString &id, Answer<OrderSummary> answer) = 0; ///< OrderDesk::order()

    /// Starts the API host, as ApiHostSwitch::start(); answers with its port. Unavailable in a build without one.
    virtual void startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer) = 0;
    virtual void stopApiHost() = 0; ///< apiHostChanged() tells the end; no effect without a host
    /// The keys of the API with what they spent, oldest first, revoked ones too. Storage, Damaged.
    virtual void apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer) = 0;
    /// Makes and stores a key; only this answer ever has its text. Errors as AccessService::create().
    virtual void createApiKey(QObject *receiver, const QString &label, const KeyRights &rights,
                              Answer<IssuedKey> answer)
        = 0;
    /// Stores label and rights of a key. Conflict when it was changed since `changed` was read, or is not there.
    virtual void changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer) = 0;
    /// Makes a key invalid for ever; nothing for one that is. NotFound, Conflict, Storage, Damaged.
    virtual void revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer) = 0;
    /// The orders of API keys that wait for the user, oldest first.
    virtual void approvals(QObject *receiver, Answer<QList<Approval>> answer) = 0;
    /// Approves or refuses an order that waits; an approved one is signed and sent after the answer, and may fail.
    /// NotFound when it does not wait, or no longer.
    virtual void answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer) = 0;

signals:
    void tokenChanged(const curvedesk::TokenSummary &token); ///< a coin is new or has changed
    void tradeHappened(const curvedesk::TradeRow &trade); ///< a new trade, or an older one that fills a gap
    void kingChanged(const QString &mint); ///< empty: there is none any more
    /// A fork dropped trades or coins of earlier signals, or a gap was filled: read everything that is shown of the
    /// market again.
    void marketRepaired();
    void orderChanged(const curvedesk::OrderSummary &order); ///< it is new, or has a new status or outcome
    void launchProgressed(const curvedesk::LaunchProgress &progress); ///< a step began, or more bytes were sent
    void slotChanged(quint64 slot); ///< the cluster's newest
    void networkChanged(const QString &network); ///< its name, which an endpoint's first answer may tell
    void networkStateChanged(const curvedesk::NetworkState &state); ///< networkState() is another one
    void apiHostChanged(const curvedesk::ApiHostState &state); ///< apiHost() is another one
    void apiKeysChanged(); ///< one was made, changed or revoked
    void approvalAsked(const curvedesk::Approval &approval); ///< an order of an API key waits for the user
    void approvalAnswered(const QString &id); ///< the order no longer waits: approved, refused, or too late
    void apiRequestServed(const curvedesk::ServedRequest &request); ///< the API host answered it
};

} // namespace curvedesk
