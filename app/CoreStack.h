// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "app/DataDirectory.h"
#include "core/service/Services.h"

#include <memory>

namespace curvedesk {
class ApiHost;
class SandboxRpcHost;
}

namespace curvedesk::app {

/// Everything below the two doors, made and connected: the one place that names concrete classes. Lives on the core's
/// thread: the main one in the host, one of its own beside the window.
class CoreStack
{
public:
    /// Opens the stores in dependency order. The error's code decides the exit code (see exitCodeOf).
    [[nodiscard]] static Result<std::unique_ptr<CoreStack>> open(const Options &options);
    ~CoreStack();

    /// Resolves what an earlier crash left open, catches up with the market, then starts the simulated traders.
    [[nodiscard]] Task<int> start();

    [[nodiscard]] Services services();
    /// nullptr until startApiHost; not there at all in a build without the API host.
    [[nodiscard]] ApiHost *apiHost() const;
    /// Starts the HTTP door; answers its port. Conflict when the port is taken.
    [[nodiscard]] Result<quint16> startApiHost(quint16 port);
    void stopApiHost();

    /// Stops taking requests and writes what is pending.
    void close();

private:
    struct Parts;
    explicit CoreStack(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

/// 3 for a data directory in use, 4 for damage, 5 for a port in use, 78 for the rest.
[[nodiscard]] int exitCodeOf(const Error &error);

} // namespace curvedesk::app
