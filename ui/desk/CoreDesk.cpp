// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/desk/CoreDesk.h"

#include <QThread>

#include <utility>

namespace curvedesk {

namespace {

/// The cluster's health as the window's state; the sentence of the core is kept unchanged.
NetworkState stateOf(const ClusterHealth &health)
{
    const auto link = [&] {
        switch (health.state) {
        case ClusterHealth::State::Live:
            return NetworkState::Link::Live;
        case ClusterHealth::State::Connecting:
            return NetworkState::Link::Connecting;
        case ClusterHealth::State::Degraded:
            return NetworkState::Link::Degraded;
        case ClusterHealth::State::Offline:
            return NetworkState::Link::Offline;
        case ClusterHealth::State::Refused:
            return NetworkState::Link::Refused;
        }
        return NetworkState::Link::Offline;
    }();
    return {link, health.slotsBehind, health.detail};
}

/// Runs `read` on the service's thread and blocks until it has run.
template<class Read> void readOn(QObject &service, const Read &read)
{
    if (service.thread() == QThread::currentThread())
        read();
    else
        QMetaObject::invokeMethod(&service, read, Qt::BlockingQueuedConnection);
}

} // namespace

CoreDesk::CoreDesk(const Services &services, ApiHostSwitch *apiHost, const Result<quint16> &apiPort, QObject *parent)
    : Desk(parent)
    , m_services(services)
    , m_apiHost(apiHost)
    , m_apiState{apiHost != nullptr, apiPort.value_or(0) != 0, apiPort.value_or(0),
                 apiPort ? std::nullopt : std::optional(apiPort.error())}
{
    connect(&services.wallets, &WalletService::walletsChanged, this, &Desk::walletsChanged);
    connect(&services.market, &MarketService::tokenChanged, this, &Desk::tokenChanged);
    connect(&services.market, &MarketService::tradeHappened, this, &Desk::tradeHappened);
    connect(&services.market, &MarketService::kingChanged, this, &Desk::kingChanged);
    connect(&services.market, &MarketService::tradesDropped, this, &Desk::marketRepaired);
    connect(&services.market, &MarketService::tokenDropped, this, &Desk::marketRepaired);
    connect(&services.market, &MarketService::gapFilled, this, &Desk::marketRepaired);
    connect(&services.orders, &OrderDesk::orderChanged, this, &Desk::orderChanged);
    connect(&services.launches, &LaunchService::progressed, this, &Desk::launchProgressed);
    connect(&services.cluster, &Cluster::slotChanged, this, &Desk::slotChanged);
    followHealth();
    followVault();
    followApiHost();
}

void CoreDesk::wallets(QObject *receiver, Answer<QList<WalletSummary>> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::list);
}

void CoreDesk::createWallet(QObject *receiver, const QString &label, Answer<CreatedWallet> answer)
{
    ask(receiver, std::move(answer), m_services.access, &AccessService::createWallet, label);
}

void CoreDesk::importWallet(QObject *receiver, const Secret &key, const QString &label, Answer<WalletSummary> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::import, key, label);
}

void CoreDesk::derivedWallets(QObject *receiver, const Secret &words, const Secret &passphrase,
                              Answer<QList<DerivedWallet>> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::derivedWallets, words, passphrase);
}

void CoreDesk::importDerived(QObject *receiver, const Secret &words, const Secret &passphrase, const QString &path,
                             const QString &label, Answer<WalletSummary> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::importDerived, words, passphrase, path, label);
}

void CoreDesk::watchWallet(QObject *receiver, const QString &address, const QString &label,
                           Answer<WalletSummary> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::watch, address, label);
}

void CoreDesk::unwatchWallet(QObject *receiver, const QString &address, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::unwatch, address);
}

void CoreDesk::exportKey(QObject *receiver, const QString &wallet, const Secret &passphrase, Answer<Secret> answer)
{
    const auto take = [this, receiver = QPointer<QObject>(receiver), wallet, answer](const Outcome &checked) {
        if (!receiver)
            return;
        if (checked)
            ask(receiver, answer, m_services.wallets, &WalletService::exportKey, wallet, KeyFormat::Base58);
        else
            answer(failure(checked.error()));
    };
    if (m_vaultStatus.protection == VaultProtection::Passphrase)
        ask(receiver, Answer<void>(take), m_services.vault, &VaultService::check, passphrase);
    else
        take({});
}

void CoreDesk::balance(QObject *receiver, const QString &token, const QString &wallet, Answer<BalanceReply> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::balance, token, wallet);
}

void CoreDesk::holdings(QObject *receiver, const QString &wallet, const QStringList &mints,
                        Answer<QList<Holding>> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::holdings, wallet, mints);
}

void CoreDesk::renameWallet(QObject *receiver, const QString &address, const QString &label,
                            Answer<WalletSummary> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::rename, address, label);
}

void CoreDesk::requestAirdrop(QObject *receiver, const QString &wallet, quint64 lamports, Answer<QString> answer)
{
    ask(receiver, std::move(answer), m_services.wallets, &WalletService::requestAirdrop, wallet, lamports);
}

void CoreDesk::tokens(QObject *receiver, TokenSort sort, int limit, const QString &cursor,
                      Answer<MarketService::TokenPage> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::tokens, sort, limit, cursor);
}

void CoreDesk::king(QObject *receiver, Answer<TokenDetails> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::king);
}

void CoreDesk::details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::details, mint);
}

void CoreDesk::keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::keptImage, mint);
}

void CoreDesk::trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                      Answer<MarketService::TradePage> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::tradePage, mint, limit, cursor);
}

void CoreDesk::tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                        Answer<QList<TradeRow>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::tradesBy, mint, wallets);
}

void CoreDesk::walletTrades(QObject *receiver, const QStringList &wallets, qint64 after, int limit,
                            Answer<QList<WalletTrade>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::walletTrades, wallets, after, limit);
}

void CoreDesk::candles(QObject *receiver, const QString &mint, int intervalSeconds, int limit, const QString &cursor,
                       Answer<MarketService::CandlePage> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::candlePage, mint, intervalSeconds, limit,
        cursor);
}

void CoreDesk::figures(QObject *receiver, const QStringList &mints, bool withHolders, Answer<QList<CoinFigures>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::figures, mints, withHolders);
}

void CoreDesk::ranked(QObject *receiver, CoinOrder order, int limit, const QString &cursor, Answer<RankedPage> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::ranked, order, limit, cursor);
}

void CoreDesk::rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::rising, limit);
}

void CoreDesk::search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::search, text, limit);
}

void CoreDesk::holders(QObject *receiver, const QString &mint, int limit, Answer<Holders> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::holders, mint, limit);
}

void CoreDesk::positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer)
{
    ask(receiver, std::move(answer), m_services.market, &MarketService::positions, wallets);
}

void CoreDesk::quote(QObject *receiver, const QuoteRequest &request, Answer<Quote> answer)
{
    ask(receiver, std::move(answer), m_services.quotes, &QuoteService::quote, request);
}

void CoreDesk::costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer)
{
    ask(receiver, std::move(answer), m_services.trades, &TradeService::costSheet, request);
}

void CoreDesk::reviewTrade(QObject *receiver, const TradeRequest &request, Answer<TradeReview> answer)
{
    ask(receiver, std::move(answer), m_services.trades, &TradeService::review, request);
}

void CoreDesk::trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer)
{
    ask(receiver, std::move(answer), m_services.trades, &TradeService::trade, request);
}

void CoreDesk::unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer)
{
    ask(receiver, std::move(answer), m_services.trades, &TradeService::instructions, request);
}

void CoreDesk::transferSheet(QObject *receiver, const TransferRequest &request, Answer<TransferSheet> answer)
{
    ask(receiver, std::move(answer), m_services.transfers, &TransferService::sheet, request);
}

void CoreDesk::transfer(QObject *receiver, const TransferRequest &request, Answer<OrderSummary> answer)
{
    ask(receiver, std::move(answer), m_services.transfers, &TransferService::transfer, request);
}

void CoreDesk::contacts(QObject *receiver, Answer<QList<Contact>> answer)
{
    ask(receiver, std::move(answer), m_services.transfers, &TransferService::contacts);
}

void CoreDesk::saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer)
{
    ask(receiver, std::move(answer), m_services.transfers, &TransferService::saveContact, address, label);
}

void CoreDesk::removeContact(QObject *receiver, const QString &address, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.transfers, &TransferService::removeContact, address);
}

void CoreDesk::launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer)
{
    ask(receiver, std::move(answer), m_services.launches, &LaunchService::launch, request);
}

void CoreDesk::stopLaunch(const QByteArray &idempotencyKey)
{
    QMetaObject::invokeMethod(
        &m_services.launches,
        [&launches = m_services.launches, idempotencyKey] { launches.stopPublishing(idempotencyKey); },
        Qt::QueuedConnection);
}

void CoreDesk::launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer)
{
    ask(receiver, std::move(answer), m_services.launches, &LaunchService::cost, request);
}

void CoreDesk::launchState(QObject *receiver, const QByteArray &idempotencyKey, Answer<LaunchState> answer)
{
    ask(receiver, std::move(answer), m_services.launches, &LaunchService::state, idempotencyKey);
}

void CoreDesk::launchDraft(QObject *receiver, Answer<LaunchDraft> answer)
{
    ask(receiver, std::move(answer), m_services.launches, &LaunchService::draft);
}

void CoreDesk::saveLaunchDraft(const LaunchDraft &draft)
{
    // A disk that refuses costs the draft only, and the next launch says it.
    ask<void>(
        this, [](const Result<void> &) {}, m_services.launches, &LaunchService::saveDraft, draft);
}

void CoreDesk::storeSettings(QObject *receiver, Answer<StoreSettings> answer)
{
    ask(receiver, std::move(answer), m_services.stores, &StoreService::settings);
}

void CoreDesk::saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &pinataToken,
                                 Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.stores, &StoreService::save, settings, pinataToken);
}

void CoreDesk::launchPlace(QObject *receiver, Answer<LaunchPlace> answer)
{
    ask(receiver, std::move(answer), m_services.launches, &LaunchService::findPlace);
}

void CoreDesk::orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer)
{
    ask(receiver, std::move(answer), m_services.orders, &OrderDesk::allOrders, limit, cursor);
}

void CoreDesk::order(QObject *receiver, const QString &id, Answer<OrderSummary> answer)
{
    ask(receiver, std::move(answer), m_services.orders, &OrderDesk::order, id);
}

void CoreDesk::noteActivity()
{
    QMetaObject::invokeMethod(&m_services.vault, &VaultService::noteActivity, Qt::QueuedConnection);
}

CoreDesk::~CoreDesk()
{
    disconnect(m_health);
}

// They are read on the cluster's own thread, after their signal is connected, so that no change is missed. The name may
// change, because the cluster learns from its first answer which network it is.
void CoreDesk::followHealth()
{
    Cluster &cluster = m_services.cluster;
    m_health = connect(&cluster, &Cluster::healthChanged, &cluster,
                       [receiver = QPointer<CoreDesk>(this), &cluster](const ClusterHealth &health) {
                           postToWindow([receiver, network = cluster.network(), state = stateOf(health)] {
                               if (receiver)
                                   receiver->setNetwork(network, state);
                           });
                       });
    readOn(cluster, [this, &cluster] {
        m_network = cluster.network();
        m_networkState = stateOf(cluster.health());
    });
}

// The signal is connected before the state is read, so that no change is missed.
void CoreDesk::followVault()
{
    VaultService &vault = m_services.vault;
    connect(&vault, &VaultService::statusChanged, this, [this](const VaultStatus &status) {
        m_vaultStatus = status;
        emit vaultChanged(status);
    });
    readOn(vault, [this, &vault] { m_vaultStatus = vault.status(); });
}

void CoreDesk::setNetwork(const QString &network, const NetworkState &state)
{
    if (std::exchange(m_network, network) != network)
        emit networkChanged(network);
    if (std::exchange(m_networkState, state) != state)
        emit networkStateChanged(state);
}

} // namespace curvedesk
#include "moc_ApiHostSwitch.cpp"
#include "moc_CoreDesk.cpp"
#include "moc_Desk.cpp"
#include "moc_WalletDesk.cpp"
