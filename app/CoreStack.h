// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "app/StartFailure.h"
#include "core/service/Services.h"

#include <memory>

namespace curvedesk {
class ApiHost;
}

namespace curvedesk::app {

/// Makes and connects everything below the window, and the API host; logs each change of an order. Lives on the core's
/// thread: the main one in the host, one of its own beside the window. The audit log is a file beside the journal,
/// which counts its lines.
class CoreStack
{
public:
    /// Locks the data directory, opens or creates the stores, takes API keys of the first versions over into the
    /// journal, unlocks the vault or seals it by the options (file, keychain, terminal), has it locked when idle or the
    /// user leaves (D-Bus), makes the cluster (asks a network which chain it is, connects; starts slots of a sandbox
    /// that has a past) and the services, reads the file of Pinata's token, opens the control socket and, if wanted,
    /// the sandbox's node. Blocks, or runs the event loop where it asks. The failure of the first step that fails: then
    /// the lock is free, and new files stay; the control socket alone may fail, which is logged.
    [[nodiscard]] static tl::expected<std::unique_ptr<CoreStack>, StartFailure> open(const CoreOptions &options);
    /// Calls close() first unless that was done (journal, ledger, signals); writes events and uses of keys that still
    /// wait, and frees the lock.
    ~CoreStack();

    /// Opens the market's file and catches up with the chain; the market emits what is new, which the event log stores.
    /// On the sandbox it also limits the ledger's history and starts migrations, simulated traders, if wanted (their
    /// coins' metadata goes to the disk), and slots, and answers once the market is there, the simulated past of a new
    /// one included; Cancelled when close() was called, Storage, Damaged, Unavailable. On a cluster it answers
    /// at once, tries by a timer until it caught up, and adds the listing (network), if wanted. Logs other failures.
    [[nodiscard]] Task<void> startMarket();
    /// Takes up the orders that an earlier run left in the journal: an open one is looked up on the chain first, and
    /// sent again only if it is missing and may still land; landed ones are followed until final. OrderDesk journals
    /// and emits what becomes of them, logs how many are open, and takes no new orders until these are resolved. On the
    /// sandbox it answers then, or after OrderDesk's patience; Storage, Damaged. On a cluster at once, logging errors.
    [[nodiscard]] Task<void> recoverOrders();

    /// The services, which may be called until close(), on the core's thread.
    [[nodiscard]] Services services();
    /// The API host, until it is stopped or replaced; nullptr while there is none, as always in a build without it.
    [[nodiscard]] ApiHost *apiHost() const;
    /// Starts the API host and its webhooks (SQLite file, network), then cuts off one that ran, and notes the start in
    /// the audit log; returns the port. After an error a host that ran still runs, and nothing is noted: Conflict when
    /// port or socket is taken, also by that host, InvalidInput for another address than loopback or in a build without
    /// it, Storage for the socket. At level debug its requests are logged.
    [[nodiscard]] Result<quint16> startApiHost(const ApiOptions &options);
    /// Stops the API host, if there is one; requests that it took are still answered, subscriptions and webhooks end.
    /// Notes a stop in the audit log, also when there was none.
    void stopApiHost();
    /// Applies the limits among these options from now on: the cap of the priority fee and the rates of requests, whose
    /// counts begin anew. Notes them in the audit log only. Requests are logged by the log's level from then on.
    void changeLimits(const CoreOptions &core, const ApiOptions &api);

    /// Stops taking requests, ends traders, migrations, the start of the market, approvals and orders (journals known
    /// outcomes, emits both services' signals), and runs the event loop until the requests under way are answered (two
    /// seconds at most). Then ends uploads and the cluster, and writes the ledger. No service may be called afterwards.
    void close();

private:
    struct Parts;
    explicit CoreStack(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace curvedesk::app
