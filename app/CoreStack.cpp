// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CoreStack.h"

#include "app/ClusterDirectory.h"
#include "app/SecretFile.h"
#include "core/cluster/rpc/RpcCluster.h"
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/SandboxCluster.h"
#include "core/journal/OrderJournal.h"
#include "core/market/TokenDirectory.h"
#include "core/metadata/LaunchStores.h"
#include "core/metadata/LocalStore.h"
#include "core/service/coin/CoinReader.h"
#include "core/wallet/FileVault.h"
#include "core/wallet/WalletStore.h"
#ifdef CURVEDESK_HAS_API_HOST
#include "core/server/ApiHost.h"
#endif
#ifdef CURVEDESK_HAS_NODE
#include "core/node/NodeHost.h"
#endif

#include <QCoro/QCoroTask>
#include <QTimer>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

// A start waits no longer to learn which chain it is: an endpoint that is down is tried again later.
constexpr auto genesisPatience = std::chrono::milliseconds(1500);
// A public network lands more in an hour than can be fetched in a day, each transaction a call: the newest is worth
// having. On a chain of one's own all of it is, within reason.
constexpr MarketService::Options publicCatchUp{.pageSize = 100, .maxPages = 3};
constexpr MarketService::Options ownChainCatchUp{.pageSize = 250, .maxPages = 40};
// Until the market's catch-up is tried again.
constexpr auto marketPause = std::chrono::milliseconds(2000);

/// The chain that the endpoints serve, as far as they say so now. A public network's own name stands for its chain;
/// under "devnet" people also run one of their own.
std::optional<Hash> genesisOf(const Options &options)
{
    if (options.network == u"mainnet")
        return rpc::genesisOf(options.network);
    rpc::RpcClient::Options once;
    once.endpoints = options.rpc;
    once.callDeadline = genesisPatience;
    once.totalDeadline = genesisPatience;
    once.rounds = 1;
    rpc::RpcClient client(once);
    const auto asked = QCoro::waitFor(client.readyEndpoints());
    Q_UNUSED(asked)
    return client.genesis();
}

MarketService::Options catchUpOf(const Options &options)
{
    if (!usesCluster(options))
        return {};
    return options.network == u"custom" ? ownChainCatchUp : publicCatchUp;
}

/// Whether a chain may go by that name: never one public network under the name of another.
bool mayBeCalled(const QString &network, const Hash &genesis)
{
    const QString known = rpc::networkOf(genesis);
    return known == u"custom" ? network != u"mainnet" : network == u"custom" || network == known;
}

/// `onConflict` is what a Conflict means at this step.
tl::unexpected<StartFailure> refuse(const Error &error, int onConflict)
{
    const int code = error.code == ErrorCode::Damaged ? exitDamaged
        : error.code == ErrorCode::Conflict           ? onConflict
                                                      : exitConfiguration;
    return tl::unexpected(StartFailure{code, error.detail});
}

QCoro::Task<> recoverOrders(OrderDesk &orders)
{
    const auto recovered = co_await orders.recover();
    if (!recovered)
        qWarning("earlier orders could not be read: %s", qUtf8Printable(recovered.error().detail));
}

} // namespace

/// In order of construction: what stands below is destroyed first.
struct CoreStack::Parts
{
    Options options;
    SystemClock clock;
    std::unique_ptr<DataDirectory> directory;
    std::unique_ptr<FileVault> vault;
    std::unique_ptr<WalletStore> walletStore;
    std::unique_ptr<OrderJournal> journal;
    std::unique_ptr<ClusterDirectory> clusterDirectory; ///< on a cluster
    std::unique_ptr<sandbox::Ledger> ledger; ///< on the sandbox
    std::unique_ptr<Cluster> cluster;
    std::unique_ptr<LocalStore> metadata;
    std::unique_ptr<LaunchStores> launchStores;
    std::unique_ptr<CoinReader> coins;
    std::unique_ptr<WalletService> wallets;
    std::unique_ptr<QuoteService> quotes;
    std::unique_ptr<OrderDesk> orders;
    std::unique_ptr<TradeService> trades;
    std::unique_ptr<LaunchService> launches;
    std::unique_ptr<MarketService> market;
    std::unique_ptr<TokenDirectory> tokenDirectory; ///< on mainnet, unless it was switched off
    std::unique_ptr<sandbox::MigrationKeeper> keeper;
    std::unique_ptr<sandbox::SimulatedTraders> traders;
    std::unique_ptr<QTimer> marketTimer; ///< on a cluster: until the market caught up
    bool marketStarts = false;

    /// Where what belongs to the chain is kept: each cluster has a folder of its own.
    [[nodiscard]] QString file(QStringView name) const
    {
        return clusterDirectory ? clusterDirectory->path() + u'/' + name.toString() : directory->file(name);
    }
    [[nodiscard]] tl::expected<void, StartFailure> openCluster();
    [[nodiscard]] tl::expected<void, StartFailure> openSandbox();
    [[nodiscard]] tl::expected<void, StartFailure> openStores();
    void tryMarket();
    QCoro::Task<> startMarket();
#ifdef CURVEDESK_HAS_NODE
    std::unique_ptr<NodeHost> node;
#endif
#ifdef CURVEDESK_HAS_API_HOST
    std::unique_ptr<ApiHost> apiHost;
#endif
};

tl::expected<void, StartFailure> CoreStack::Parts::openSandbox()
{
    auto opened = sandbox::Ledger::open(
        {.databasePath = directory->file(u"sandbox.sqlite"), .seed = options.sandboxSeed}, clock);
    if (!opened)
        return refuse(opened.error(), exitConfiguration);
    ledger = std::move(*opened);
    cluster = std::make_unique<sandbox::SandboxCluster>(*ledger);
    return {};
}

tl::expected<void, StartFailure> CoreStack::Parts::openCluster()
{
    rpc::RpcCluster::Options cluster_ = rpc::RpcCluster::optionsFor(options.rpc, options.socket);
    cluster_.network = options.network;
    cluster_.client.genesis = clusterDirectory->genesis();
    cluster_.client.accept = [this](const Hash &genesis) {
        return mayBeCalled(options.network, genesis) && clusterDirectory->bind(genesis);
    };
    cluster = std::make_unique<rpc::RpcCluster>(std::move(cluster_));
    return {};
}

tl::expected<void, StartFailure> CoreStack::Parts::openStores()
{
    metadata = std::make_unique<LocalStore>(directory->file(u"metadata"));
    Result<SecretBytes> token = readSecretFile(options.pinataTokenFile, u"Pinata token"_s);
    if (token && !token->isEmpty() && !PinataUpload::isToken(*token))
        token = failure(ErrorCode::InvalidInput, u"the Pinata token file holds no JWT"_s);
    if (!token)
        return refuse(token.error(), exitConfiguration);
    LaunchStores::Options stores;
    stores.choice = options.metadataStore;
    stores.kubo = options.kuboUrl;
    stores.endpoints = options.rpc;
    if (!token->isEmpty())
        stores.pinata.token = std::make_shared<const SecretBytes>(std::move(*token));
    // By the genesis hash: an endpoint of one's own may be of mainnet. It is known once a launch has read the chain.
    stores.chain = [this] {
        using Chain = LaunchStores::Chain;
        const bool isMainnet = cluster && cluster->network() == u"mainnet";
        return ledger ? Chain::Sandbox : isMainnet ? Chain::Mainnet : Chain::PlayMoney;
    };
    launchStores = std::make_unique<LaunchStores>(*metadata, std::move(stores));
    return {};
}

// Catching up needs a chain that answers.
void CoreStack::Parts::tryMarket()
{
    using State = ClusterHealth::State;
    const State state = cluster ? cluster->health().state : State::Offline;
    if (!marketStarts && (state == State::Live || state == State::Degraded)) {
        marketStarts = true;
        startMarket();
    }
}

QCoro::Task<> CoreStack::Parts::startMarket()
{
    const auto caughtUp = co_await market->start();
    marketStarts = false;
    if (options.tokenDirectory && !tokenDirectory && cluster) {
        tokenDirectory = std::make_unique<TokenDirectory>(TokenDirectory::Options());
        market->useDirectory(tokenDirectory.get());
    }
    if (caughtUp && marketTimer)
        marketTimer->stop();
    else if (!caughtUp && caughtUp.error().code != ErrorCode::Cancelled)
        qWarning("the market could not catch up yet: %s", qUtf8Printable(caughtUp.error().detail));
}

CoreStack::CoreStack(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{
}

CoreStack::~CoreStack()
{
    if (m_parts->cluster)
        close();
}

tl::expected<std::unique_ptr<CoreStack>, StartFailure> CoreStack::open(const Options &options)
{
    auto parts = std::make_unique<Parts>();
    Parts &p = *parts;
    p.options = options;

    auto directory = DataDirectory::open(options.dataDirectory);
    if (!directory)
        return refuse(directory.error(), exitDataDirectoryInUse);
    p.directory = std::move(*directory);

    if (usesCluster(options)) {
        const std::optional<Hash> genesis = genesisOf(options);
        if (genesis && !mayBeCalled(options.network, *genesis))
            return tl::unexpected(
                StartFailure{exitConfiguration, u"the RPC endpoint does not serve the network that was named"_s});
        auto own = ClusterDirectory::open(p.directory->file(u"clusters"), options.rpc, genesis);
        if (!own)
            return refuse(own.error(), exitConfiguration);
        p.clusterDirectory = std::make_unique<ClusterDirectory>(std::move(*own));
    }

    const Result<SecretBytes> passphrase = readSecretFile(options.vaultPassphraseFile, u"vault passphrase"_s);
    if (!passphrase)
        return refuse(passphrase.error(), exitConfiguration);
    auto vault = FileVault::open(p.file(u"vault"), *passphrase);
    if (!vault)
        return refuse(vault.error(), exitConfiguration);
    p.vault = std::move(*vault);

    auto walletStore = WalletStore::open(p.file(u"wallets.sqlite"), *p.vault, p.clock);
    if (!walletStore)
        return refuse(walletStore.error(), exitConfiguration);
    p.walletStore = std::move(*walletStore);

    auto journal = OrderJournal::open(p.file(u"orders.sqlite"));
    if (!journal)
        return refuse(journal.error(), exitConfiguration);
    p.journal = std::move(*journal);

    if (auto opened = p.clusterDirectory ? p.openCluster() : p.openSandbox(); !opened)
        return tl::unexpected(opened.error());
    if (auto opened = p.openStores(); !opened)
        return tl::unexpected(opened.error());

    p.coins = std::make_unique<CoinReader>(*p.cluster);
    p.wallets = std::make_unique<WalletService>(*p.walletStore, *p.cluster);
    p.quotes = std::make_unique<QuoteService>(*p.coins);
    p.orders = std::make_unique<OrderDesk>(*p.journal, *p.cluster, p.clock);
    p.trades = std::make_unique<TradeService>(*p.cluster, *p.coins, *p.wallets, *p.orders);
    p.launches = std::make_unique<LaunchService>(*p.cluster, *p.wallets, *p.orders, *p.launchStores, *p.vault);
    p.trades->limitPriorityFee(options.priorityFeeCap);
    p.launches->limitPriorityFee(options.priorityFeeCap);
    p.market
        = std::make_unique<MarketService>(p.file(u"market.sqlite"), *p.cluster, *p.launchStores, catchUpOf(options));
#ifdef CURVEDESK_HAS_NODE
    if (options.sandboxRpcPort && p.ledger) {
        p.node = std::make_unique<NodeHost>(*p.ledger, *p.metadata);
        if (options.sandboxFaults)
            p.node->enableFaults();
        const Result<quint16> port = p.node->listen(*options.sandboxRpcPort);
        if (!port)
            return refuse(port.error(), exitPortInUse);
    }
#endif
    return std::unique_ptr<CoreStack>(new CoreStack(std::move(parts)));
}

Task<int> CoreStack::start()
{
    if (m_parts->clusterDirectory) {
        // Nobody waits for a cluster that may be down: orders of an earlier run hold up new ones by themselves, and the
        // market starts once there is something to start from.
        m_parts->marketTimer = std::make_unique<QTimer>();
        QObject::connect(m_parts->marketTimer.get(), &QTimer::timeout, m_parts->marketTimer.get(),
                         [parts = m_parts.get()] { parts->tryMarket(); });
        QObject::connect(m_parts->cluster.get(), &Cluster::healthChanged, m_parts->marketTimer.get(),
                         [parts = m_parts.get()] {
                             if (parts->marketTimer->isActive())
                                 parts->tryMarket();
                         });
        m_parts->marketTimer->start(marketPause);
        // At once, whether the chain answers or not: what the market knows can be read from then on.
        m_parts->marketStarts = true;
        m_parts->startMarket();
        recoverOrders(*m_parts->orders);
        co_return 0;
    }
    const auto recovered = co_await m_parts->orders->recover();
    if (!recovered)
        co_return failure(recovered.error());
    const auto caughtUp = co_await m_parts->market->start();
    if (!caughtUp)
        co_return failure(caughtUp.error());
    m_parts->keeper = std::make_unique<sandbox::MigrationKeeper>(*m_parts->ledger, m_parts->options.sandboxSeed);
    m_parts->keeper->start();
    if (m_parts->options.sandboxTraders) {
        m_parts->traders = std::make_unique<sandbox::SimulatedTraders>(*m_parts->ledger, m_parts->options.sandboxSeed);
        m_parts->traders->start();
    }
    co_return *recovered;
}

Services CoreStack::services()
{
    Parts &p = *m_parts;
    return {*p.wallets, *p.quotes, *p.trades, *p.launches, *p.market, *p.orders, *p.cluster};
}

#ifdef CURVEDESK_HAS_API_HOST

ApiHost *CoreStack::apiHost() const
{
    return m_parts->apiHost.get();
}

Result<quint16> CoreStack::startApiHost(quint16 port)
{
    const Options &options = m_parts->options;
    auto host = std::make_unique<ApiHost>(services(),
                                          ApiHost::Options{.address = options.bindAddress,
                                                           .port = port,
                                                           .allowedHosts = options.allowedHosts,
                                                           .allowedOrigins = options.allowedOrigins});
    const Result<quint16> listening = host->listen();
    if (listening)
        m_parts->apiHost = std::move(host);
    return listening;
}

void CoreStack::stopApiHost()
{
    if (!m_parts->apiHost)
        return;
    m_parts->apiHost->close();
    m_parts->apiHost.release()->deleteLater();
}

#else

ApiHost *CoreStack::apiHost() const
{
    return nullptr;
}

Result<quint16> CoreStack::startApiHost(quint16)
{
    return failure(ErrorCode::InvalidInput, u"this build has no API host"_s);
}

void CoreStack::stopApiHost() { }

#endif

void CoreStack::close()
{
#ifdef CURVEDESK_HAS_API_HOST
    if (m_parts->apiHost)
        m_parts->apiHost->close();
#endif
#ifdef CURVEDESK_HAS_NODE
    if (m_parts->node)
        m_parts->node->close();
#endif
    m_parts->traders.reset();
    m_parts->keeper.reset();
    m_parts->marketTimer.reset();
    m_parts->market->useDirectory(nullptr);
    m_parts->tokenDirectory.reset();
    // These go first and end what is under way with an answer, while the services that asked are still there.
    m_parts->launchStores->close();
    m_parts->cluster.reset();
    if (!m_parts->ledger)
        return;
    if (const Outcome flushed = m_parts->ledger->flush(); !flushed)
        qWarning("the sandbox could not be written: %s", qUtf8Printable(flushed.error().detail));
}

} // namespace curvedesk::app
