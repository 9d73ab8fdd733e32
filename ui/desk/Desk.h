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
/// `receiver` answers later, on the window's thread, exactly once, and not at all once that was destroyed. Amounts are
/// in lamports and base units.
class Desk : public WalletDesk
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Desk)

public:
    using WalletDesk::WalletDesk;

    /// "sandbox", "devnet", "testnet", "mainnet", or the name of a private cluster.
    [[nodiscard]] virtual QString network() const = 0;
    /// The state of the connection, as last reported.
    [[nodiscard]] virtual NetworkState networkState() const = 0;
    /// The state of the API host, as last reported.
    [[nodiscard]] virtual ApiHostState apiHost() const = 0;

    /// A page of the market's coins.
    virtual void tokens(QObject *receiver, TokenSort sort, int limit, const QString &cursor,
                        Answer<MarketService::TokenPage> answer)
        = 0;
    virtual void king(QObject *receiver, Answer<TokenDetails> answer) = 0; ///< TokenNotFound when there is none
    /// As MarketService::details(): may ask the network, and adds a coin that the market does not know to it.
    virtual void details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer) = 0;
    /// As MarketService::keptImage().
    virtual void keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer) = 0;
    /// A page of a coin's trades, newest first; a coin that the market does not know is added to it.
    virtual void trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                        Answer<MarketService::TradePage> answer)
        = 0;
    /// The newest trades of these wallets in a coin, newest first.
    virtual void tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                          Answer<QList<TradeRow>> answer)
        = 0;
    /// A page of a coin's candles, oldest first; the page behind its cursor is earlier. Adds an unknown coin, too.
    virtual void candles(QObject *receiver, const QString &mint, int intervalSeconds, int limit, const QString &cursor,
                         Answer<MarketService::CandlePage> answer)
        = 0;
    /// Changes, volumes and, if asked for, holders of these coins.
    virtual void figures(QObject *receiver, const QStringList &mints, bool withHolders,
                         Answer<QList<CoinFigures>> answer)
        = 0;
    /// Coins traded in the last five minutes, those that rose most first.
    virtual void rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer) = 0;
    /// Coins by name, ticker, mint or creator, in the whole market.
    virtual void search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer) = 0;
    /// The holders of a coin by its trades, at most `limit` of them by name.
    virtual void holders(QObject *receiver, const QString &mint, int limit, Answer<Holders> answer) = 0;
    /// As MarketService::positions().
    virtual void positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer) = 0;

    virtual void quote(QObject *receiver, const QuoteRequest &request, Answer<Quote> answer) = 0;
    /// The costs of a trade at present; has a blockhash kept ready, as an order is likely.
    virtual void costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer) = 0;
    /// Prepares and simulates the trade and decodes the transaction that would be signed now; signs nothing.
    virtual void reviewTrade(QObject *receiver, const TradeRequest &request, Answer<TradeReview> answer) = 0;
    /// Signs and sends the trade, as TradeService::trade().
    virtual void trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer) = 0;
    /// The transaction of a trade without its signature, for a wallet whose key is elsewhere.
    virtual void unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer) = 0;
    /// Publishes, signs and sends the launch, as LaunchService::launch().
    virtual void launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer) = 0;
    /// As LaunchService::stopPublishing().
    virtual void stopLaunch(const QByteArray &idempotencyKey) = 0;
    /// The costs of the launch at present; nothing is published or signed.
    virtual void launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer) = 0;
    /// The stage of a launch of an earlier run. NotFound: it had not begun.
    virtual void launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer) = 0;
    /// The contents of the launch form, as they were last saved.
    virtual void launchDraft(QObject *receiver, Answer<LaunchDraft> answer) = 0;
    /// Writes the contents of the launch form to the disk; a failure is not told.
    virtual void saveLaunchDraft(const LaunchDraft &draft) = 0;
    /// The user's choice of stores for launches.
    virtual void storeSettings(QObject *receiver, Answer<StoreSettings> answer) = 0;
    /// Saves where launches publish, and Pinata's token in the vault; see StoreService::save().
    virtual void saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                                   Answer<void> answer)
        = 0;
    /// The place where image and metadata of a launch would be published now.
    virtual void launchPlace(QObject *receiver, Answer<LaunchPlace> answer) = 0;
    /// A page of all orders, newest first.
    virtual void orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer) = 0;

    /// Starts the API host, as ApiHostSwitch::start(). Unavailable in a build without one.
    virtual void startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer) = 0;
    virtual void stopApiHost() = 0;
    /// The keys of the API, oldest first, revoked ones too.
    virtual void apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer) = 0;
    /// Makes a key; only this answer ever has its text.
    virtual void createApiKey(QObject *receiver, const QString &label, const KeyRights &rights,
                              Answer<IssuedKey> answer)
        = 0;
    /// Changes label and rights of a key. Conflict when it was changed since `changed` was read, or is not there.
    virtual void changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer) = 0;
    /// Makes a key invalid for ever.
    virtual void revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer) = 0;
    /// The orders of API keys that wait for the user, oldest first.
    virtual void approvals(QObject *receiver, Answer<QList<Approval>> answer) = 0;
    /// Approves or refuses an order that waits. NotFound when it does not, or no longer.
    virtual void answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer) = 0;

signals:
    void tokenChanged(const curvedesk::TokenSummary &token);
    void tradeHappened(const curvedesk::TradeRow &trade);
    void kingChanged(const QString &mint);
    /// A fork dropped trades or coins of earlier signals: read everything that is shown of the market again.
    void marketRepaired();
    void orderChanged(const curvedesk::OrderSummary &order);
    void launchProgressed(const curvedesk::LaunchProgress &progress);
    void slotChanged(quint64 slot);
    /// The network's name, which may be known only after an endpoint's first answer.
    void networkChanged(const QString &network);
    void networkStateChanged(const curvedesk::NetworkState &state);
    void apiHostChanged(const curvedesk::ApiHostState &state);
    void apiKeysChanged();
    void approvalAsked(const curvedesk::Approval &approval);
    /// The order no longer waits.
    void approvalAnswered(const QString &id);
    void apiRequestServed(const curvedesk::ServedRequest &request);
};

} // namespace curvedesk
