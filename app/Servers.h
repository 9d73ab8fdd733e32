// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "core/base/Result.h"

#include <memory>

namespace curvedesk {
class ApiHost;
class LocalStore;
struct Services;
namespace sandbox {
class Ledger;
}
} // namespace curvedesk

namespace curvedesk::app {

/// The servers for other programs: API host and sandbox's node. To start one that a build lacks is InvalidInput.
class Servers
{
public:
    Servers(); ///< starts nothing
    ~Servers(); ///< cuts all connections

    /// Serves the sandbox's node on 127.0.0.1; its clients change `ledger` and `documents`. Returns the port. Conflict
    /// when it or the one behind it is taken, InvalidInput for one not to be had. Both must outlive the servers.
    [[nodiscard]] Result<quint16> startNode(sandbox::Ledger &ledger, LocalStore &documents,
                                            const SandboxOptions &options);
    /// Starts the API host and returns its port; opens or makes the SQLite file of the webhooks, and posts events to
    /// them (network). One that ran is cut off: call stopApiHost() before; but it still runs after an error: Conflict
    /// when port or socket is taken, InvalidInput for another address than loopback, Storage when the socket cannot be
    /// made. The objects in `services` must outlive the servers. At level debug requests are logged.
    [[nodiscard]] Result<quint16> startApiHost(const Services &services, const ApiOptions &options);
    /// The API host, until it is stopped or replaced; nullptr while there is none.
    [[nodiscard]] ApiHost *apiHost() const;
    /// Changes the API host's rates, if there is one (not given: any number); what keys have used so far is forgotten.
    void limitRates(const ApiOptions &options);
    /// Has each request of the API host logged (stderr) from now on where the log's level is debug, else none.
    void logRequests();
    /// Stops the API host, if there is one: its subscriptions and webhooks end, requests taken before are answered.
    void stopApiHost();

    /// Stops taking requests, and returns at once: those under way are still answered, subscriptions and webhooks end.
    void close();
    /// Runs the event loop until every request under way is answered, for two seconds at most.
    void waitForAnswers() const;

private:
    struct Hosts;
    const std::unique_ptr<Hosts> m_hosts;
};

} // namespace curvedesk::app
