// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Desk.h"

#include <QList>

#include <functional>

namespace curvedesk {

/// A Desk with sample data and without a core. It answers on the next turn of the event loop, as CoreDesk does, and
/// records the requests. An error that is set for a function is its next answer.
class FakeDesk final : public Desk
{
    Q_OBJECT

public:
    using Desk::Desk;

    QString networkName = QStringLiteral("sandbox");
    NetworkState link;
    ApiHostState apiState{true, false, 0};
    QList<WalletSummary> walletList;
    QList<DerivedWallet> derived; ///< empty: the words are refused
    QList<TokenSummary> tokenList;
    QHash<QString, TokenDetails> detailsOf;
    QStringList imagesAsked; ///< mints of keptImage()
    QStringList candlesAsked; ///< mints of candles()
    QList<TokenSort> sortsAsked; ///< of tokens()
    QList<CoinOrder> ordersAsked; ///< of ranked()
    QHash<QString, QList<TradeRow>> tradesOf;
    QList<WalletTrade> ownTrades; ///< of walletTrades(), oldest first
    QList<Candle> candleList;
    QList<Position> positionList;
    QHash<QString, CoinFigures> figuresOf;
    Holders holdersOfAll;
    QList<OrderSummary> orderList;
    QList<OrderSummary> olderOrders; ///< on no page of orders(), only by their ids
    CostSheet sheet;
    TradeReview review;
    int reviewRequests = 0; ///< how often reviewTrade() was called
    quint64 heldTokens = 0;
    LaunchPlace placeOfLaunches;
    StoreSettings stores;
    QByteArray pinataToken; ///< as it was last saved
    LaunchDraft draft; ///< as it was last saved
    std::optional<LaunchState> stateOfLaunch;
    TradeStatus launchStatus = TradeStatus::Succeeded;
    bool answersLaunches = true; ///< false: launch() is never answered
    VaultStatus vault{VaultProtection::KeyFile, false, false};
    QByteArray passphrase; ///< unlocks the vault

    std::optional<Error> walletsError;
    std::optional<Error> tokensError;
    std::optional<Error> balanceError;
    std::optional<Error> holdingsError;
    std::optional<Error> positionsError; ///< the answer to positions() while it is set
    std::optional<Error> tradesError;
    std::optional<Error> candlesError;
    std::optional<Error> reviewError;
    std::optional<Error> searchError;
    std::optional<Error> detailsError;
    std::optional<Error> costSheetError;
    std::optional<Error> tradeError;
    std::optional<Error> launchError;
    std::optional<Error> launchCostError;
    std::optional<Error> laterOrdersError; ///< the answer to every page of orders but the first
    bool answersTrades = true; ///< false: trade() is never answered
    bool holdsFigures = false; ///< true: figures() are answered by the calls of heldFigures
    QList<std::function<void()>> heldFigures;
    int figureQuestions = 0; ///< how often figures() was called
    bool answersMarket = true; ///< false: lists, king and wallets are never answered

    QList<TradeRequest> costSheetRequests;
    QList<TradeRequest> tradeRequests;
    QList<LaunchRequest> launchRequests;
    LaunchRequest costRequest; ///< the last one whose cost was asked for
    Answer<LaunchReceipt> pendingLaunch; ///< of a launch that is not answered
    QList<std::pair<QString, quint64>> airdrops;
    QList<QString> importedLabels;
    QByteArray importedKey;
    QStringList searches;
    QStringList unwatchRequests; ///< addresses
    TransferSheet sentSheet;
    std::optional<Error> sheetError; ///< the answer to transferSheet()
    std::optional<Error> transferError;
    std::optional<Error> contactError; ///< the answer to saveContact()
    QList<Contact> book;
    QList<KeySummary> keyList;
    QList<Approval> waiting; ///< orders that wait for approval
    QList<std::pair<QString, bool>> approvalAnswers; ///< id, and true for an approval
    std::optional<Error> approvalError; ///< the order waits on
    QList<TransferRequest> transferSheetRequests;
    QList<TransferRequest> transferRequests;
    QList<TradeRequest> unsignedRequests;
    int walletQuestions = 0;
    int positionQuestions = 0; ///< how often positions() was called
    int locks = 0;
    int activities = 0;

    /// Fills the desk with a market of some coins, a wallet, trades, candles and orders.
    void fill();

    [[nodiscard]] QString network() const override { return networkName; }
    [[nodiscard]] NetworkState networkState() const override { return link; }
    void setNetworkState(const NetworkState &state)
    {
        link = state;
        emit networkStateChanged(state);
    }
    [[nodiscard]] ApiHostState apiHost() const override { return apiState; }
    void wallets(QObject *receiver, Answer<QList<WalletSummary>> answer) override;
    void createWallet(QObject *receiver, const QString &label, Answer<CreatedWallet> answer) override;
    void importWallet(QObject *receiver, const Secret &key, const QString &label,
                      Answer<WalletSummary> answer) override;
    void derivedWallets(QObject *receiver, const Secret &words, const Secret &passphrase,
                        Answer<QList<DerivedWallet>> answer) override;
    void importDerived(QObject *receiver, const Secret &words, const Secret &passphrase, const QString &path,
                       const QString &label, Answer<WalletSummary> answer) override;
    void watchWallet(QObject *receiver, const QString &address, const QString &label,
                     Answer<WalletSummary> answer) override;
    void unwatchWallet(QObject *receiver, const QString &address, Answer<void> answer) override;
    void exportKey(QObject *receiver, const QString &wallet, const Secret &tried, Answer<Secret> answer) override;
    void balance(QObject *receiver, const QString &token, const QString &wallet, Answer<BalanceReply> answer) override;
    void holdings(QObject *receiver, const QString &wallet, const QStringList &mints,
                  Answer<QList<Holding>> answer) override;
    void renameWallet(QObject *receiver, const QString &address, const QString &label,
                      Answer<WalletSummary> answer) override;
    void requestAirdrop(QObject *receiver, const QString &wallet, quint64 lamports, Answer<QString> answer) override;
    void tokens(QObject *receiver, TokenSort sort, int limit, const QString &cursor,
                Answer<MarketService::TokenPage> answer) override;
    void king(QObject *receiver, Answer<TokenDetails> answer) override;
    void details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer) override;
    /// The image of detailsOf.
    void keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer) override;
    void trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                Answer<MarketService::TradePage> answer) override;
    void tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                  Answer<QList<TradeRow>> answer) override;
    void walletTrades(QObject *receiver, const QStringList &wallets, qint64 after, int limit,
                      Answer<QList<WalletTrade>> answer) override;
    void candles(QObject *receiver, const QString &mint, int intervalSeconds, int limit, const QString &cursor,
                 Answer<MarketService::CandlePage> answer) override;
    void figures(QObject *receiver, const QStringList &mints, bool withHolders,
                 Answer<QList<CoinFigures>> answer) override;
    /// All coins, in no order, with figuresOf.
    void ranked(QObject *receiver, CoinOrder order, int limit, const QString &cursor,
                Answer<RankedPage> answer) override;
    void rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer) override;
    void search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer) override;
    void holders(QObject *receiver, const QString &mint, int limit, Answer<Holders> answer) override;
    void positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer) override;
    void quote(QObject *receiver, const QuoteRequest &request, Answer<Quote> answer) override;
    void costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer) override;
    void reviewTrade(QObject *receiver, const TradeRequest &request, Answer<TradeReview> answer) override;
    void trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer) override;
    void unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer) override;
    void transferSheet(QObject *receiver, const TransferRequest &request, Answer<TransferSheet> answer) override;
    void transfer(QObject *receiver, const TransferRequest &request, Answer<OrderSummary> answer) override;
    void contacts(QObject *receiver, Answer<QList<Contact>> answer) override;
    void saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer) override;
    void removeContact(QObject *receiver, const QString &address, Answer<void> answer) override;
    void launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer) override;
    void launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer) override;
    void stopLaunch(const QByteArray &idempotencyKey) override;
    void launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer) override;
    void launchDraft(QObject *receiver, Answer<LaunchDraft> answer) override;
    void saveLaunchDraft(const LaunchDraft &draft) override;
    void storeSettings(QObject *receiver, Answer<StoreSettings> answer) override;
    void saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                           Answer<void> answer) override;
    void launchPlace(QObject *receiver, Answer<LaunchPlace> answer) override;
    void orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer) override;
    void order(QObject *receiver, const QString &id, Answer<OrderSummary> answer) override;
    void startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer) override;
    void stopApiHost() override;
    void apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer) override;
    void createApiKey(QObject *receiver, const QString &label, const KeyRights &rights,
                      Answer<IssuedKey> answer) override;
    void changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer) override;
    void revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer) override;
    void approvals(QObject *receiver, Answer<QList<Approval>> answer) override;
    void answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer) override;
    [[nodiscard]] VaultStatus vaultStatus() const override { return vault; }
    void setVault(const VaultStatus &status)
    {
        vault = status;
        emit vaultChanged(status);
    }
    void lockVault() override;
    void unlockVault(QObject *receiver, const Secret &tried, Answer<void> answer) override;
    void protectVault(QObject *receiver, const Secret &current, const Secret &next, Answer<void> answer) override;
    void moveVaultToKeychain(QObject *receiver, const Secret &current, Answer<void> answer) override;
    void lockVaultAfter(int minutes) override;
    void noteActivity() override { ++activities; }

private:
    template<class T> void later(QObject *receiver, Answer<T> answer, Result<T> result)
    {
        QMetaObject::invokeMethod(
            receiver, [answer = std::move(answer), result = std::move(result)] { answer(result); },
            Qt::QueuedConnection);
    }
    template<class T> static Result<T> orError(std::optional<Error> &error, T value)
    {
        if (const std::optional<Error> now = std::exchange(error, std::nullopt))
            return failure(*now);
        return value;
    }
};

/// The costs of a launch on an unused wallet, with a first buy of this many lamports.
[[nodiscard]] LaunchCost sampleCost(quint64 buyLamports);

/// A coin with consistent reserves, `ppm` of the way up its curve.
[[nodiscard]] TokenSummary sampleToken(const QString &name, const QString &symbol, quint64 ppm);

} // namespace curvedesk
