// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "core/cluster/Cluster.h"
#include "core/market/TokenDirectory.h"
#include "core/service/market/MarketService.h"

#include <QTimer>

#include <memory>

namespace curvedesk::app {

/// The part of the chain's past that the market reads at start, and how large it may get.
[[nodiscard]] MarketOptions marketOptions(const CoreOptions &options);

/// Starts the market of a cluster that may be down, by MarketService::start() (its file, the cluster, its signals): at
/// once, so that what the market knows can be read, and again while the chain answers until it has caught up. After the
/// first attempt it adds the public listing (network), if wanted.
class MarketStart final
{
    Q_DISABLE_COPY_MOVE(MarketStart)

public:
    /// Starts nothing yet. Market and cluster must live until stop() returned, this longer than the cluster, whose end
    /// ends catching up.
    MarketStart(MarketService &market, Cluster &cluster, const CoreOptions &options);
    ~MarketStart(); ///< stop() must have been called

    /// Starts the first attempt, which opens the market's file in this call, and the timer for more. Call it once.
    void begin();
    /// Begins no more attempts, though one under way reads on; takes the listing away from the market and closes it.
    void stop();

private:
    /// Begins another attempt, unless one is under way or the chain does not answer.
    void tryAgain();
    /// One attempt to catch up, which stops the timer when it succeeded and else logs why not; the first one also adds
    /// the public listing. Does nothing more after stop().
    QCoro::Task<> startMarket();

    MarketService &m_market;
    Cluster &m_cluster;
    const bool m_usesTokenDirectory;
    const bool m_showsListedImages;
    QTimer m_timer; ///< runs until the market has caught up
    std::unique_ptr<TokenDirectory> m_tokenDirectory;
    bool m_isStarting = false;
    bool m_isStopped = false;
};

} // namespace curvedesk::app
