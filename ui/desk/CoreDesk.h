// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/Services.h"
#include "ui/desk/Ask.h"

namespace curvedesk {

class ApiHostSwitch;

/// The Desk on the core's services. It lives on the window's thread; the services may live on another one. A request
/// changes nothing in the desk: it has ask() call a service's function on the services' thread (WalletService and
/// VaultService for wallets and vault, MarketService for coins, QuoteService, TradeService, TransferService,
/// LaunchService and StoreService, OrderDesk, AccessService for API keys, ApprovalService, ApiHostSwitch), which reads,
/// changes and emits what Desk and WalletDesk say of the request, and `answer` gets its result or error later, on the
/// window's thread; requests without an answer are passed in the same way. Balances, holdings, positions, quotes, costs
/// and audits come from the cluster; details, trades and candles ask it for a coin that the market lacks, and add that;
/// details and king may ask the network for document and image, kept on disk, and launchDraft() for its image. Signals
/// tell of changes to wallets, vault, coins, orders, launches, API keys, approvals and API host; none tells of those to
/// contacts, launch draft and stores, which are on the disk.
class CoreDesk final : public Desk
{
    Q_OBJECT

public:
    /// The services and `apiHost` (nullptr: a build without one) must outlive the desk. `apiPort`: the port on which
    /// the API host listens already, 0 for none, or why it does not. Blocks until the services' thread has given the
    /// cluster's name and health and the vault's state.
    CoreDesk(const Services &services, ApiHostSwitch *apiHost, const Result<quint16> &apiPort,
             QObject *parent = nullptr);
    ~CoreDesk() override;

    [[nodiscard]] QString network() const override { return m_network; }
    [[nodiscard]] NetworkState networkState() const override { return m_networkState; }
    [[nodiscard]] ApiHostState apiHost() const override { return m_apiState; }

    void wallets(QObject *receiver, Answer<QList<WalletSummary>> answer) override; ///< reads the cluster
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
    void exportKey(QObject *receiver, const QString &wallet, const Secret &passphrase, Answer<Secret> answer) override;
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
    void contacts(QObject *receiver, Answer<QList<Contact>> answer) override; ///< reads the disk
    void saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer) override;
    void removeContact(QObject *receiver, const QString &address, Answer<void> answer) override;
    void launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer) override;
    void launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer) override;
    void stopLaunch(const QByteArray &idempotencyKey) override; ///< ends the launch's upload; no answer
    /// Has the stage of a launch read from disk, once it neither publishes nor signs; Cancelled is one more error.
    void launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer) override;
    void launchDraft(QObject *receiver, Answer<LaunchDraft> answer) override; ///< reads the disk
    void saveLaunchDraft(const LaunchDraft &draft) override; ///< has it written to disk; no answer, no error
    void storeSettings(QObject *receiver, Answer<StoreSettings> answer) override;
    void saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                           Answer<void> answer) override;
    void launchPlace(QObject *receiver, Answer<LaunchPlace> answer) override; ///< may ask upload services
    void orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer) override;
    void order(QObject *receiver, const QString &id, Answer<OrderSummary> answer) override;
    /// Has the API host started in place of one that runs; later answers Unavailable in a build without it.
    void startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer) override;
    void stopApiHost() override; ///< has it end; nothing in a build without the API host
    void apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer) override;
    void createApiKey(QObject *receiver, const QString &label, const KeyRights &rights,
                      Answer<IssuedKey> answer) override;
    void changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer) override;
    void revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer) override;
    void approvals(QObject *receiver, Answer<QList<Approval>> answer) override;
    void answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer) override;
    [[nodiscard]] VaultStatus vaultStatus() const override { return m_vaultStatus; }
    void lockVault() override;
    void unlockVault(QObject *receiver, const Secret &passphrase, Answer<void> answer) override;
    void protectVault(QObject *receiver, const Secret &current, const Secret &passphrase, Answer<void> answer) override;
    void moveVaultToKeychain(QObject *receiver, const Secret &current, Answer<void> answer) override;
    void lockVaultAfter(int minutes) override; ///< has it locked when so long idle, 0: never; vaultChanged() follows
    void noteActivity() override; ///< has the time until the vault locks begin anew

private:
    /// Has the desk emit its signals about API keys, approvals and, if there is one, the API host from now on.
    void followApiHost();
    /// Keeps the API host's port, 0 when it is off, and forgets startError; emits apiHostChanged() where that is new.
    void setApiPort(quint16 port);
    /// Keeps the network's name and state; emits networkChanged() and networkStateChanged() for what has changed.
    void setNetwork(const QString &network, const NetworkState &state);
    /// Keeps the cluster's name and health, which blocks until its thread answers, and later ones with their signals.
    void followHealth();
    /// Keeps the vault's state, which blocks until its thread answers, and each later one with vaultChanged().
    void followVault();

    Services m_services;
    ApiHostSwitch *m_apiHost;
    QString m_network;
    NetworkState m_networkState;
    ApiHostState m_apiState;
    VaultStatus m_vaultStatus;
    QMetaObject::Connection m_health;
};

} // namespace curvedesk
