// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CoreStack.h"

#include "app/ClusterOpening.h"
#include "app/ControlSocket.h"
#include "app/DataDirectory.h"
#include "app/LaunchStoreOpening.h"
#include "app/MarketStart.h"
#include "app/Servers.h"
#include "app/SessionWatch.h"
#include "app/VaultOpening.h"
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/cluster/sandbox/SandboxCluster.h"
#include "core/journal/LaunchStore.h"
#include "core/journal/OrderJournal.h"
#include "core/service/coin/CoinReader.h"
#include "core/wallet/ContactStore.h"
#include "core/wallet/FileVault.h"
#include "core/wallet/WalletStore.h"

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

/// Takes up the orders of earlier runs; a failure is only logged, because new orders wait for the same reading.
QCoro::Task<> recoverInBackground(OrderDesk &orders)
{
    const auto recovered = co_await orders.recover();
    if (!recovered)
        qWarning("earlier orders could not be read: %s", qUtf8Printable(recovered.error().detail));
}

/// Takes over the API keys of the first versions, which stored them with the wallets. Storage, Damaged.
Outcome adoptOldApiKeys(const WalletStore &wallets, ApiKeyStore &keys)
{
    const Result<QList<OldApiKey>> old = wallets.oldApiKeys();
    if (!old)
        return failure(old.error());
    QList<ApiKeyStore::Old> found;
    for (const OldApiKey &each : *old)
        found.append({each.hash, each.wallet.toBase58(), each.createdMs});
    return keys.adopt(found, walletKeyRights());
}

} // namespace

/// The members are in order of construction: the last one is destroyed first.
struct CoreStack::Parts
{
    using Opened = tl::expected<void, StartFailure>;

    CoreOptions options;
    SystemClock clock;
    std::unique_ptr<DataDirectory> directory;
    std::unique_ptr<ClusterDirectory> clusterDirectory; ///< on a cluster
    std::unique_ptr<FileVault> vault;
    std::unique_ptr<VaultService> vaultService;
    std::unique_ptr<SessionWatch> sessionWatch;
    std::unique_ptr<WalletStore> walletStore;
    std::unique_ptr<ContactStore> contacts;
    std::unique_ptr<OrderJournal> journal;
    std::unique_ptr<LaunchStore> launchStore;
    std::unique_ptr<sandbox::Ledger> ledger; ///< on the sandbox
    std::unique_ptr<Cluster> cluster;
    std::unique_ptr<LocalStore> metadata;
    std::unique_ptr<LaunchStores> launchStores;
    std::unique_ptr<StoreService> stores;
    std::unique_ptr<CoinReader> coins;
    std::unique_ptr<WalletService> wallets;
    std::unique_ptr<AccessService> access;
    std::unique_ptr<ApprovalService> approvals;
    std::unique_ptr<QuoteService> quotes;
    std::unique_ptr<OrderDesk> orders;
    std::unique_ptr<TransactionLookup> transactions;
    std::unique_ptr<TradeService> trades;
    std::unique_ptr<LaunchService> launches;
    std::unique_ptr<TransferService> transfers;
    std::unique_ptr<MarketService> market;
    std::unique_ptr<EventLog> events;
    std::unique_ptr<MarketStart> marketStart; ///< on a cluster
    std::unique_ptr<sandbox::MigrationKeeper> keeper; ///< on the sandbox
    std::unique_ptr<sandbox::SimulatedTraders> traders; ///< on the sandbox, unless they were switched off
    Servers servers;
    std::unique_ptr<ControlSocket> control;
    bool isRealMoney = false; ///< on mainnet: the vault stays locked without protection
    bool isClosed = false;

    /// The path of a file of this chain; each cluster has a folder of its own.
    [[nodiscard]] QString file(QStringView name) const
    {
        return clusterDirectory ? clusterDirectory->path() + u'/' + name.toString() : directory->file(name);
    }
    /// The steps of the start, in their order: each fills parts from what the steps before it have filled.
    [[nodiscard]] Opened openDirectories(); ///< locks the data directory; finds the folder of a cluster's chain
    [[nodiscard]] Opened openKeysAndJournal(); ///< unlocks vault, watches session; opens stores; adopts old API keys
    [[nodiscard]] Opened openChain(); ///< opens the sandbox's ledger and starts its slots, or connects to the cluster
    [[nodiscard]] Opened openMetadata(); ///< the stores into which launches publish; reads the file of Pinata's token
    [[nodiscard]] Opened makeServices(); ///< also connects their signals; opens the socket for commands
    void openControl(); ///< the socket for commands from a terminal; only warns where it cannot listen
    void capPriorityFee(quint64 lamports); ///< of trades, launches and transfers
    [[nodiscard]] Opened openEvents(); ///< the log of events, which follows market, orders and balances from then on
    [[nodiscard]] Opened openNode(); ///< starts the sandbox's node where a port was given for it
    /// Catches up with the market (its errors); then limits the ledger's history, starts migrations, traders and slots.
    [[nodiscard]] Task<void> startOnSandbox();
};

CoreStack::Parts::Opened CoreStack::Parts::openDirectories()
{
    auto opened = DataDirectory::open(options.dataDirectory);
    if (!opened)
        return startFailure(opened.error(), exitDataDirectoryInUse);
    directory = std::move(*opened);
    if (!options.chain.usesCluster())
        return {};
    auto own = openClusterDirectory(options.chain, directory->file(u"clusters"));
    if (!own)
        return startFailure(own.error());
    clusterDirectory = std::make_unique<ClusterDirectory>(std::move(*own));
    return {};
}

CoreStack::Parts::Opened CoreStack::Parts::openKeysAndJournal()
{
    isRealMoney = clusterDirectory && isMainnet(options.chain, *clusterDirectory);
    auto openedVault = openVault(file(u"vault"), isRealMoney ? Money::Real : Money::Play, options.vault);
    if (!openedVault)
        return tl::unexpected(openedVault.error());
    vault = std::move(*openedVault);
    vaultService = std::make_unique<VaultService>(*vault, isRealMoney);
    vaultService->lockAfter(options.vault.lockAfter);
    sessionWatch = std::make_unique<SessionWatch>();
    QObject::connect(sessionWatch.get(), &SessionWatch::userLeaves, vaultService.get(), &VaultService::lock);
    auto openedWallets = WalletStore::open(file(u"wallets.sqlite"), *vault, clock);
    if (!openedWallets)
        return startFailure(openedWallets.error());
    walletStore = std::move(*openedWallets);
    walletStore->askBeforeAdding(walletGate(clusterDirectory.get()));
    auto openedContacts = ContactStore::open(file(u"contacts.sqlite"));
    if (!openedContacts)
        return startFailure(openedContacts.error());
    contacts = std::move(*openedContacts);
    auto openedJournal = OrderJournal::open(file(u"orders.sqlite"));
    if (!openedJournal)
        return startFailure(openedJournal.error());
    journal = std::move(*openedJournal);
    if (const Outcome adopted = adoptOldApiKeys(*walletStore, journal->apiKeys()); !adopted)
        return startFailure(adopted.error());
    auto openedLaunches = LaunchStore::open(file(u"launches.sqlite"));
    if (!openedLaunches)
        return startFailure(openedLaunches.error());
    launchStore = std::move(*openedLaunches);
    return {};
}

CoreStack::Parts::Opened CoreStack::Parts::openChain()
{
    if (clusterDirectory) {
        cluster = openCluster(options.chain, *clusterDirectory, [this] { return isRealMoney || isProtected(*vault); });
        return {};
    }
    const QString path = directory->file(u"sandbox.sqlite");
    auto opened = sandbox::Ledger::open({.databasePath = path, .seed = options.sandbox.seed}, clock);
    if (!opened)
        return startFailure(Error{opened.error().code, path + u": "_s + opened.error().detail, std::nullopt, 0});
    ledger = std::move(*opened);
    // A new ledger gets its past first, whose signatures must not depend on how fast this machine makes it.
    if (ledger->transactionCount() > 0)
        ledger->startSlots();
    cluster = std::make_unique<sandbox::SandboxCluster>(*ledger);
    return {};
}

CoreStack::Parts::Opened CoreStack::Parts::openMetadata()
{
    metadata = std::make_unique<LocalStore>(directory->file(u"metadata"));
    // Asked when a launch needs it: an endpoint of the user's own may serve mainnet, which only its genesis tells.
    const auto chain = [this] {
        using Chain = LaunchStores::Chain;
        const bool isMainnet = cluster && cluster->network() == u"mainnet";
        return ledger ? Chain::Sandbox : isMainnet ? Chain::Mainnet : Chain::PlayMoney;
    };
    const auto keptToken = [this] { return StoreService::pinataToken(*vault); };
    auto opened = openLaunchStores(options.metadata, options.chain.endpoints, *metadata, chain, keptToken);
    if (!opened)
        return startFailure(opened.error());
    launchStores = std::move(*opened);
    const bool isFixed = !options.metadata.order.isEmpty() || !options.metadata.kuboUrl.isEmpty();
    stores = std::make_unique<StoreService>(*launchStores, *launchStore, *vault, isFixed);
    return {};
}

CoreStack::Parts::Opened CoreStack::Parts::makeServices()
{
    coins = std::make_unique<CoinReader>(*cluster);
    wallets = std::make_unique<WalletService>(*walletStore, *cluster);
    QObject::connect(wallets.get(), &WalletService::keyUsed, vaultService.get(), &VaultService::noteActivity);
    access = std::make_unique<AccessService>(*journal, *wallets, clock);
    access->follow(*vaultService);
    QObject::connect(wallets.get(), &WalletService::noted, access.get(),
                     [this](const QByteArray &event, const QString &wallet) {
                         access->note({event, {{"wallet", wallet}}});
                     });
    approvals = std::make_unique<ApprovalService>(journal->audit(), clock, options.approvalPatience);
    quotes = std::make_unique<QuoteService>(*coins);
    orders = std::make_unique<OrderDesk>(*journal, *cluster, clock);
    orders->setApprovals(*approvals);
    QObject::connect(orders.get(), &OrderDesk::orderChanged, approvals.get(), [](const OrderSummary &order) {
        static constexpr const char *states[] = {"pending", "succeeded", "failed", "expired", "unknown"};
        qInfo("order %s %s", qUtf8Printable(order.id), states[static_cast<int>(order.status)]);
    });
    transactions = std::make_unique<TransactionLookup>(*journal, *cluster);
    trades = std::make_unique<TradeService>(*cluster, *coins, *wallets, *orders);
    launches = std::make_unique<LaunchService>(*cluster, *wallets, *orders, *launchStores, *launchStore, clock);
    transfers = std::make_unique<TransferService>(*cluster, *wallets, *orders, *contacts);
    capPriorityFee(options.priorityFeeCap);
    market = std::make_unique<MarketService>(file(u"market.sqlite"), *cluster, *launchStores, marketOptions(options));
    market->useTransfersOf(*journal);
    market->keepTradesOf([this](const QString &wallet) { return wallets->isOwn(wallet); });
    openControl();
    return {};
}

void CoreStack::Parts::openControl()
{
    auto opened = ControlSocket::open(directory->file(u"control.sock"), *vaultService, *approvals);
    if (opened)
        control = std::move(*opened);
    else // the path may be on a file system without sockets
        qWarning("%s: commands such as unlock do not reach this program", qUtf8Printable(opened.error().detail));
}

void CoreStack::Parts::capPriorityFee(quint64 lamports)
{
    options.priorityFeeCap = lamports;
    transfers->limitPriorityFee(lamports);
    trades->limitPriorityFee(lamports);
    launches->limitPriorityFee(lamports);
}

CoreStack::Parts::Opened CoreStack::Parts::openEvents()
{
    auto store = EventStore::open(file(u"events.sqlite"));
    if (!store)
        return startFailure(store.error());
    events = std::make_unique<EventLog>(std::move(*store));
    events->follow(*market);
    events->follow(*orders, *journal);
    events->follow(*cluster, clock);
    return {};
}

CoreStack::Parts::Opened CoreStack::Parts::openNode()
{
    if (!options.sandbox.nodePort || !ledger)
        return {};
    if (const auto port = servers.startNode(*ledger, *metadata, options.sandbox); !port)
        return startFailure(port.error(), exitPortInUse);
    return {};
}

Task<void> CoreStack::Parts::startOnSandbox()
{
    const auto caughtUp = co_await market->start();
    if (!caughtUp || isClosed)
        co_return caughtUp.map([](int) {});
    ledger->limitHistory({.senders = sandbox::SimulatedTraders::addresses(options.sandbox.seed),
                          .readUpTo = [this] { return market->storedUpTo(); }});
    keeper = std::make_unique<sandbox::MigrationKeeper>(*ledger, options.sandbox.seed);
    keeper->start();
    if (options.sandbox.hasTraders) {
        traders = std::make_unique<sandbox::SimulatedTraders>(*ledger, options.sandbox.seed);
        traders->publishBy([this](const QByteArray &block) { keepBlock(*metadata, block); });
        const auto begun = co_await traders->start();
        // A failure here is not fatal: the sandbox works without a simulated past, as any new chain does.
        if (!begun && !isClosed)
            qWarning("the simulated market could not begin: %s", qUtf8Printable(begun.error().detail));
    }
    if (!isClosed)
        ledger->startSlots();
    co_return Outcome();
}

CoreStack::CoreStack(std::unique_ptr<Parts> parts)
    : m_parts(std::move(parts))
{
}

CoreStack::~CoreStack()
{
    if (!m_parts->isClosed)
        close();
}

tl::expected<std::unique_ptr<CoreStack>, StartFailure> CoreStack::open(const CoreOptions &options)
{
    auto parts = std::make_unique<Parts>();
    parts->options = options;
    for (const auto step : {&Parts::openDirectories, &Parts::openKeysAndJournal, &Parts::openChain,
                            &Parts::openMetadata, &Parts::makeServices, &Parts::openEvents, &Parts::openNode}) {
        if (const auto opened = (*parts.*step)(); !opened)
            return tl::unexpected(opened.error());
    }
    return std::unique_ptr<CoreStack>(new CoreStack(std::move(parts)));
}

Task<void> CoreStack::startMarket()
{
    if (m_parts->clusterDirectory) {
        m_parts->marketStart = std::make_unique<MarketStart>(*m_parts->market, *m_parts->cluster, m_parts->options);
        m_parts->marketStart->begin();
        co_return Outcome();
    }
    const auto started = co_await m_parts->startOnSandbox();
    if (m_parts->isClosed)
        co_return failure(ErrorCode::Cancelled, u"the program ends"_s);
    co_return started;
}

Task<void> CoreStack::recoverOrders()
{
    if (m_parts->clusterDirectory) {
        recoverInBackground(*m_parts->orders);
        co_return Outcome();
    }
    const auto recovered = co_await m_parts->orders->recover();
    co_return recovered.map([](int) {});
}

Services CoreStack::services()
{
    Parts &p = *m_parts;
    return {*p.vaultService, *p.wallets, *p.access, *p.approvals,    *p.quotes,  *p.trades,   *p.launches, *p.stores,
            *p.transfers,    *p.market,  *p.orders, *p.transactions, *p.cluster, *p.metadata, *p.events};
}

ApiHost *CoreStack::apiHost() const
{
    return m_parts->servers.apiHost();
}

Result<quint16> CoreStack::startApiHost(const ApiOptions &options)
{
    ApiOptions api = options;
    api.fillRates(m_parts->options.chain.usesCluster());
    api.webhooksPath = m_parts->file(u"webhooks.sqlite");
    const Result<quint16> port = m_parts->servers.startApiHost(services(), api);
    if (port) {
        m_parts->access->note({"api_started",
                               {{"port", QString::number(*port)},
                                {"allowedHosts", api.allowedHosts.join(u',')},
                                {"allowedOrigins", api.allowedOrigins.join(u',')},
                                {"priorityFeeCap", QString::number(m_parts->options.priorityFeeCap)}}});
    }
    return port;
}

void CoreStack::stopApiHost()
{
    m_parts->servers.stopApiHost();
    m_parts->access->note({"api_stopped", {}});
}

void CoreStack::changeLimits(const CoreOptions &core, const ApiOptions &api)
{
    m_parts->capPriorityFee(core.priorityFeeCap);
    m_parts->servers.limitRates(api);
    m_parts->servers.logRequests();
    m_parts->access->note({"limits_changed",
                           {{"priorityFeeCap", QString::number(core.priorityFeeCap)},
                            {"readsPerSecond", QString::number(api.readsPerSecond.value_or(0))},
                            {"quotesPerSecond", QString::number(api.quotesPerSecond.value_or(0))},
                            {"ordersPerSecond", QString::number(api.ordersPerSecond.value_or(0))}}});
}

void CoreStack::close()
{
    m_parts->isClosed = true;
    m_parts->servers.close();
    m_parts->traders.reset();
    m_parts->keeper.reset();
    if (m_parts->marketStart)
        m_parts->marketStart->stop();
    m_parts->approvals->close();
    // Closing the order desk answers a request that waits for an outcome with its order as it stands.
    m_parts->orders->close();
    m_parts->servers.waitForAnswers();
    // Closing these two answers pending uploads and chain calls, while the services that wait for them exist.
    m_parts->launchStores->close();
    m_parts->cluster.reset();
    if (const Outcome flushed = m_parts->ledger ? m_parts->ledger->flush() : Outcome(); !flushed)
        qWarning("the sandbox could not be written: %s", qUtf8Printable(flushed.error().detail));
}

} // namespace curvedesk::app
