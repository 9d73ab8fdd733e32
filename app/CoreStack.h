// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "app/DataDirectory.h"
#include "core/service/Services.h"

#include <memory>

namespace curvedesk {
class ApiHost;
class NodeHost;
} // namespace curvedesk

namespace curvedesk::app {

/// Why the program cannot start, and what it tells its caller.
struct StartFailure
{
    int exitCode = exitConfiguration;
    QString text; ///< one English sentence
};

/// Everything below the two doors, made and connected: the one place that names concrete classes. Lives on the core's
/// thread: the main one in the host, one of its own beside the window.
class CoreStack
{
public:
    /// Opens the stores in dependency order.
    [[nodiscard]] static tl::expected<std::unique_ptr<CoreStack>, StartFailure> open(const Options &options);
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

} // namespace curvedesk::app
