// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCluster.h"

#include "core/pump/curve/PumpAddresses.h"

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct KnownNetwork
{
    const char *name;
    Hash genesis;
};

// The hashes are those that getGenesisHash answers; their first 32 characters are also the chains' CAIP-2 references.
constexpr KnownNetwork knownNetworks[] = {
    {"mainnet", Hash(base58::decodeConstant<32>("5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d", 44))},
    {"devnet", Hash(base58::decodeConstant<32>("EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG", 44))},
    {"testnet", Hash(base58::decodeConstant<32>("4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY", 44))},
};

} // namespace

QString networkOf(const Hash &genesis)
{
    const auto known = std::ranges::find(knownNetworks, genesis, &KnownNetwork::genesis);
    return known == std::end(knownNetworks) ? u"custom"_s : QString::fromLatin1(known->name);
}

std::optional<Hash> genesisOf(const QString &network)
{
    for (const KnownNetwork &known : knownNetworks) {
        if (network == QLatin1StringView(known.name))
            return known.genesis;
    }
    return std::nullopt;
}

QUrl socketUrlOf(const QUrl &url)
{
    QUrl out = url;
    out.setScheme(url.scheme() == u"https" ? u"wss"_s : u"ws"_s);
    if (const int port = url.port(); port > 0 && port < 65535)
        out.setPort(port + 1);
    return out;
}

RpcCluster::Options RpcCluster::optionsFor(const QList<QUrl> &endpoints, const QUrl &socket)
{
    Options options;
    options.client.endpoints = endpoints;
    for (const QUrl &endpoint : endpoints)
        options.sockets.append(options.sockets.isEmpty() && !socket.isEmpty() ? socket : socketUrlOf(endpoint));
    options.feed.programs = {pumpAddresses::program, pumpAddresses::ammProgram};
    options.subscriptions.programs = options.feed.programs;
    return options;
}

RpcCluster::RpcCluster(Options options, QObject *parent)
    : Cluster(parent)
    , m_options(std::move(options))
    , m_client(m_options.client)
    , m_calls(m_client)
    , m_feed(m_calls, m_client, m_options.feed)
    , m_subscriptions(m_options.subscriptions, [this] { return chooseSocket(); })
{
    m_health.state = ClusterHealth::State::Connecting;
    m_health.detail = u"The cluster has not answered yet."_s;
    connect(&m_client, &RpcClient::slotChanged, this, [this](quint64 slot) {
        // A slot lower than before corrects a wrong one: no new slot began.
        if (slot > std::exchange(m_lastSlot, slot))
            m_sinceSlot.start();
        emit slotChanged(slot);
        updateHealth();
    });
    connect(&m_client, &RpcClient::endpointsChanged, this, [this] {
        judgePeer();
        updateHealth();
    });
    connect(&m_feed, &TransactionFeed::started, this, &RpcCluster::updateHealth);
    connect(&m_feed, &TransactionFeed::landed, this, &Cluster::transactionsLanded);
    connect(&m_feed, &TransactionFeed::dropped, this, &Cluster::transactionsDropped);
    connect(&m_feed, &TransactionFeed::finalized, this, &Cluster::slotFinalized);
    connect(&m_subscriptions, &RpcSubscriptions::began, this, [this](qsizetype endpoint) {
        // Another chain may answer on a new connection: until the endpoint has named its chain again, calls wait and no
        // push counts.
        m_client.unverify(endpoint);
        [[maybe_unused]] const auto verification = m_client.verifyReadyEndpoints();
        judgePeer();
        updateHealth();
    });
    connect(&m_subscriptions, &RpcSubscriptions::ended, this, [this](qsizetype endpoint) {
        m_client.unverify(endpoint);
        m_feed.pushEnds();
        updateHealth();
    });
    connect(&m_subscriptions, &RpcSubscriptions::slotSeen, this, [this](qsizetype, quint64 slot) {
        if (m_feed.isPushing())
            m_client.sawPushedSlot(slot);
    });
    connect(&m_subscriptions, &RpcSubscriptions::logsSeen, &m_feed, &TransactionFeed::pushed);
    m_feed.start();
    m_subscriptions.start();
    pollSlots();
    survey();
}

RpcCluster::~RpcCluster()
{
    m_subscriptions.close();
    // The client closes first, because a caller that gets Cancelled may ask again at once.
    m_client.close();
}

QCoro::Task<> RpcCluster::pollSlots()
{
    for (;;) {
        if (!m_feed.isPushing() || !m_subscriptions.hasSlots() || m_client.isSlotDoubtful()) {
            [[maybe_unused]] const Result<quint64> polled = co_await m_calls.slot();
        }
        const bool isOpen = co_await m_client.pause(m_options.slotPace);
        if (!isOpen)
            co_return;
        updateHealth();
    }
}

QCoro::Task<> RpcCluster::survey()
{
    QElapsedTimer sinceVerified;
    sinceVerified.start();
    int unnamed = 0; // surveys in a row at which the endpoint of the subscriptions has not named its chain
    for (;;) {
        const bool isOpen = co_await m_client.pause(m_options.surveyPace);
        if (!isOpen)
            co_return;
        // Without a socket, whose end would show it, another node could take over an address unnoticed.
        if (!m_subscriptions.isLive() || sinceVerified.elapsed() >= m_options.verifyPace.count()) {
            sinceVerified.start();
            const bool isVerified = co_await m_client.verifyAll();
            if (!isVerified)
                co_return;
        }
        const QList<qsizetype> ready = co_await m_client.verifyReadyEndpoints();
        for (const qsizetype endpoint : ready) {
            const CallResult called = co_await m_client.askOne(endpoint, requests::slot());
            if (m_client.isClosed())
                co_return;
            if (!called)
                continue;
            if (const Result<quint64> slot = replies::number(called->result))
                m_client.sawSlot(endpoint, *slot);
        }
        if (m_client.isClosed())
            co_return;
        // Its calls may be refused for long while its socket lives: another endpoint pushes in its place.
        unnamed = m_subscriptions.isLive() && !m_feed.isPushing() ? unnamed + 1 : 0;
        if (unnamed > 1 && chooseSocket()) {
            unnamed = 0;
            m_subscriptions.leave();
        }
        updateHealth();
    }
}

std::optional<RpcSubscriptions::Peer> RpcCluster::chooseSocket() const
{
    // A node that is behind would push old transactions.
    std::optional<RpcSubscriptions::Peer> best;
    for (qsizetype i = 0; i < m_options.sockets.size(); ++i) {
        if (m_client.pool().state(i) != EndpointPool::State::Ready || m_options.sockets.at(i).isEmpty())
            continue;
        if (!best
            || m_client.pool().slotsBehind(i) + m_options.client.pool.lagTolerance
                < m_client.pool().slotsBehind(best->endpoint))
            best = {i, m_options.sockets.at(i)};
    }
    return best;
}

void RpcCluster::judgePeer()
{
    const std::optional<qsizetype> peer = m_subscriptions.endpoint();
    if (!peer)
        return;
    const EndpointPool::State state = m_client.pool().state(*peer);
    if (state == EndpointPool::State::Refused)
        m_subscriptions.leave();
    else if (state == EndpointPool::State::Ready && m_subscriptions.isLive() && !m_feed.isPushing())
        m_feed.pushBegins();
}

QString RpcCluster::network() const
{
    const std::optional<Hash> genesis = m_client.genesis();
    const QString known = genesis ? networkOf(*genesis) : u"custom"_s;
    return known == u"custom" && !m_options.network.isEmpty() ? m_options.network : known;
}

ClusterHealth RpcCluster::judgeHealth() const
{
    using State = ClusterHealth::State;
    const EndpointPool &pool = m_client.pool();
    qsizetype usable = 0;
    qsizetype refused = 0;
    std::optional<quint64> behind;
    for (qsizetype i = 0; i < pool.count(); ++i) {
        refused += pool.state(i) == EndpointPool::State::Refused ? 1 : 0;
        if (!pool.isUsable(i))
            continue;
        ++usable;
        behind = std::min(behind.value_or(pool.slotsBehind(i)), pool.slotsBehind(i));
    }
    const quint64 lag = behind.value_or(0);
    if (refused == pool.count())
        return {State::Refused, 0, u"The RPC endpoint serves another cluster than before. Nothing is sent."_s};
    if (usable == 0)
        return {State::Offline, 0, u"No RPC endpoint can be reached."_s};
    if (!m_client.wasAnswered() || !m_feed.isStarted())
        return {State::Connecting, 0, u"The cluster has not answered yet."_s};
    if (refused > 0)
        return {State::Degraded, lag, u"An RPC endpoint serves another cluster and is not used."_s};
    if (m_sinceSlot.isValid() && m_sinceSlot.elapsed() > m_options.staleAfter.count())
        return {State::Degraded, lag, u"The cluster has not moved on for a while."_s};
    if (usable < pool.count())
        return {State::Degraded, lag, u"Some RPC endpoints cannot be reached."_s};
    if (!m_feed.isCurrent())
        return {State::Degraded, lag, u"The cluster pushes no transactions: trades of others appear late."_s};
    return {State::Live, lag, {}};
}

ClusterReach RpcCluster::reach() const
{
    const EndpointPool &pool = m_client.pool();
    ClusterReach out;
    for (qsizetype i = 0; i < pool.count(); ++i) {
        switch (pool.state(i)) {
        case EndpointPool::State::Ready:
            out.endpoints.append(EndpointState::Ready);
            break;
        case EndpointPool::State::Unverified:
            out.endpoints.append(pool.isUsable(i) ? EndpointState::Connecting : EndpointState::Away);
            break;
        case EndpointPool::State::Open:
            out.endpoints.append(EndpointState::Away);
            break;
        case EndpointPool::State::Refused:
            out.endpoints.append(EndpointState::Refused);
            break;
        }
    }
    if (m_sinceSlot.isValid())
        out.slotAgeMs = m_sinceSlot.elapsed();
    return out;
}

void RpcCluster::updateHealth()
{
    const ClusterHealth now = judgeHealth();
    if (now == m_health)
        return;
    m_health = now;
    emit healthChanged(now);
}

Task<std::optional<TransactionRecord>> RpcCluster::transaction(Signature signature)
{
    const auto fetched = co_await m_calls.transactionFromAny(signature);
    if (!fetched)
        co_return failure(fetched.error());
    if (!*fetched)
        co_return std::optional<TransactionRecord>();
    m_feed.lookNow(); // the address's newest transaction is mostly one of our own that just landed
    co_return std::optional((*fetched)->record);
}

Task<QList<ConfirmedTransaction>> RpcCluster::history(Address address, std::optional<Signature> before, int limit)
{
    const auto rows = co_await historyRows(address, before, limit);
    if (!rows)
        co_return failure(rows.error());
    const auto transactions = co_await confirmedTransactions(*rows);
    // A page that ends early would look like the end of the history.
    if (transactions && transactions->size() < rows->size())
        co_return failure(ErrorCode::Unavailable, u"the cluster does not have all of the history yet"_s);
    co_return transactions;
}

Task<QList<HistoryRow>> RpcCluster::historyRows(Address address, std::optional<Signature> before, int limit)
{
    const auto rows = co_await m_calls.historyRows(address, before, std::nullopt, limit);
    if (!rows) {
        // A node without histories counts as one with empty ones.
        if (rows.error().code == ErrorCode::NotFound)
            co_return QList<HistoryRow>();
        co_return failure(rows.error());
    }
    if (!before)
        m_feed.continueFrom(address, *rows);
    co_return *rows;
}

Task<QList<ConfirmedTransaction>> RpcCluster::confirmedTransactions(QList<HistoryRow> rows)
{
    constexpr int attempts = 3; // attempts in a row that bring nothing
    QList<ConfirmedTransaction> out;
    for (int failed = 0; out.size() < rows.size() && failed < attempts;) {
        const auto landed = co_await m_calls.landed(rows.mid(out.size()));
        if (!landed)
            co_return failure(landed.error());
        out += *landed;
        failed = landed->isEmpty() ? failed + 1 : 0;
        if (!landed->isEmpty())
            continue;
        const bool isOpen = co_await m_client.pause(m_options.feed.fetchPace);
        if (!isOpen)
            co_return failure(ErrorCode::Cancelled, u"the connection to the cluster was closed"_s);
    }
    co_return out;
}

} // namespace curvedesk::rpc
#include "moc_RpcCluster.cpp"
