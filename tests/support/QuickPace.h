// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/RpcCluster.h"

namespace curvedesk::test {

/// Sets all intervals and deadlines of an RpcCluster to the milliseconds of a test.
inline void makeQuick(rpc::RpcCluster::Options &options)
{
    using namespace std::chrono_literals;
    options.slotPace = 20ms;
    options.surveyPace = 60ms;
    options.client.callDeadline = 2000ms;
    options.client.totalDeadline = 4000ms;
    options.client.retryPause = 5ms;
    options.client.pool.backoffFloor = 20ms;
    options.client.pool.backoffCeiling = 100ms;
    options.feed.pollPace = 25ms;
    options.feed.gatherPace = 10ms;
    options.feed.auditPace = 200ms;
    options.feed.settlePace = 20ms;
    options.feed.watchPace = 30ms;
    options.feed.fetchPace = 10ms;
    options.feed.latePace = 15ms;
    options.feed.absencePatience = 300ms;
    options.subscriptions.reconnectFloor = 20ms;
    options.subscriptions.reconnectCeiling = 60ms;
    options.subscriptions.pingPace = 1000ms;
}

} // namespace curvedesk::test
