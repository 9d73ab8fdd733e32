// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/MarketStart.h"

namespace curvedesk::app {

namespace {

// The part of the past that the market reads at start. A transaction costs a call, and a public network lands more in
// an hour than could be fetched in a day: only the newest are read there, nearly all on a private cluster.
constexpr MarketOptions publicCatchUp{.pageSize = 100, .maxPages = 3};
constexpr MarketOptions ownChainCatchUp{.pageSize = 250, .maxPages = 40};

constexpr auto attemptPause = std::chrono::milliseconds(2000);

} // namespace

MarketOptions marketOptions(const CoreOptions &options)
{
    MarketOptions out;
    if (options.chain.usesCluster())
        out = options.chain.network == u"custom" ? ownChainCatchUp : publicCatchUp;
    out.mostBytes = options.marketBytes;
    return out;
}

MarketStart::MarketStart(MarketService &market, Cluster &cluster, const CoreOptions &options)
    : m_market(market)
    , m_cluster(cluster)
    , m_usesTokenDirectory(options.usesTokenDirectory)
    , m_showsListedImages(options.showsListedImages)
{
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { tryAgain(); });
    QObject::connect(&cluster, &Cluster::healthChanged, &m_timer, [this] {
        if (m_timer.isActive())
            tryAgain();
    });
}

MarketStart::~MarketStart() = default;

void MarketStart::begin()
{
    m_timer.start(attemptPause);
    m_isStarting = true;
    startMarket();
}

void MarketStart::stop()
{
    m_isStopped = true;
    m_timer.stop();
    m_market.useDirectory(nullptr);
    m_tokenDirectory.reset();
}

void MarketStart::tryAgain()
{
    using State = ClusterHealth::State;
    const State state = m_cluster.health().state;
    if (m_isStarting || (state != State::Live && state != State::Degraded))
        return;
    m_isStarting = true;
    startMarket();
}

QCoro::Task<> MarketStart::startMarket()
{
    const auto caughtUp = co_await m_market.start();
    m_isStarting = false;
    if (m_isStopped)
        co_return;
    if (m_usesTokenDirectory && !m_tokenDirectory) {
        m_tokenDirectory
            = std::make_unique<TokenDirectory>(TokenDirectory::Options{.showsImages = m_showsListedImages});
        m_market.useDirectory(m_tokenDirectory.get());
    }
    if (caughtUp)
        m_timer.stop();
    else if (caughtUp.error().code != ErrorCode::Cancelled)
        qWarning("the market could not catch up yet: %s", qUtf8Printable(caughtUp.error().detail));
}

} // namespace curvedesk::app
