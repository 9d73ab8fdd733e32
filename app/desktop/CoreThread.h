// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "app/CoreStack.h"
#include "ui/desk/ApiHostSwitch.h"

#include <QPromise>
#include <QThread>

#include <memory>

namespace curvedesk::app {

/// Runs the core on a thread of its own, so that no disk, network or API load costs the window a frame.
class CoreThread final
{
    Q_DISABLE_COPY_MOVE(CoreThread)

public:
    /// Starts the thread, does CoreStack::open() on it (files, D-Bus, sockets of control and node; asks a network which
    /// chain it is), has the keychain unlock the vault, or seals the vault with it if wanted, and, once the market is
    /// there, starts the API host, if `options` has a port. Runs the event loop until then, so that no half-read market
    /// of the sandbox is shown and no order falls among the blocks of its simulated past. A cluster's market is read
    /// and open orders are recovered afterwards; the keychain is waited for no longer than
    /// VaultService::usualKeychainPatience. The failure of CoreStack::open() or of the keychain; others are logged:
    /// that of the API host, which apiPort() tells too, those of market and orders.
    [[nodiscard]] static tl::expected<std::unique_ptr<CoreThread>, StartFailure> start(const DesktopOptions &options);
    /// Closes the stack (its files are written), then ends the thread. No user of the services may exist any more.
    ~CoreThread();

    /// The services, which belong to the core's thread.
    [[nodiscard]] Services services() { return m_stack->services(); }
    /// The switch of the API host; nullptr in a build without it.
    [[nodiscard]] ApiHostSwitch *apiHostSwitch() { return m_switch.get(); }
    /// The port of an API host that the options started, or the reason why it did not start: Conflict, InvalidInput,
    /// Storage; 0 where the options ask for none.
    [[nodiscard]] const Result<quint16> &apiPort() const { return m_apiPort; }

private:
    using Opened = tl::expected<void, StartFailure>;
    CoreThread() = default;
    /// On the core's thread, the steps of start(): CoreStack::open() (files, D-Bus, sockets of control and node), the
    /// keychain, which unlocks or seals the vault, whose failure the promise gets; market, orders (files, cluster) and
    /// API host (socket; sets apiPort()), whose errors are only logged. Then fulfils the promise.
    QCoro::Task<> open(DesktopOptions options, std::shared_ptr<QPromise<Opened>> promise);
    /// Opens stores, vault, cluster, control socket and node by CoreStack::open(), whose failure it returns; makes
    /// m_switch, which starts no API host yet.
    [[nodiscard]] Opened openStack(const DesktopOptions &options);
    /// On the core's thread, once: ends switch, start, servers, orders (journal) and uploads, and writes the ledger.
    void close();

    QThread m_thread;
    std::unique_ptr<QObject> m_home; ///< lives on the thread, so that functions can be invoked there
    std::unique_ptr<CoreStack> m_stack;
    std::unique_ptr<ApiHostSwitch> m_switch;
    Result<quint16> m_apiPort = 0;
    bool m_isClosed = false; ///< used on the core's thread
};

} // namespace curvedesk::app
