// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/metadata/LaunchStores.h"

#include <QHostAddress>
#include <QStringList>
#include <QUrl>

namespace curvedesk::app {

/// Which program reads the command line: the two share most options.
enum class Program { Desktop, Host };

/// sysexits-like, as documented for scripts.
enum ExitCode : int {
    exitOk = 0,
    exitDataDirectoryInUse = 3,
    exitDamaged = 4,
    exitPortInUse = 5,
    exitUsage = 64,
    exitConfiguration = 78,
};

struct Options
{
    QString dataDirectory;
    /// "sandbox", "devnet", "mainnet", or "custom" for endpoints that were given without a name.
    QString network = QStringLiteral("sandbox");
    QList<QUrl> rpc; ///< empty on the sandbox
    QUrl socket; ///< of the first endpoint; empty: derived from it
    quint64 sandboxSeed = 1;
    bool sandboxTraders = false;
    std::optional<quint16> sandboxRpcPort;
    quint64 priorityFeeCap = 5'000'000; ///< lamports per order
    bool sandboxFaults = false;
    bool tokenDirectory = false; ///< coins of the ecosystem's public listing too
    QString vaultPassphraseFile;
    LaunchStores::Choice metadataStore = LaunchStores::Choice::Auto;
    QUrl kuboUrl; ///< empty: none was named
    QString pinataTokenFile;
    QString logLevel = QStringLiteral("warning");

    // Host, and the host inside the window
    QHostAddress bindAddress = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 8787;
    QStringList allowedHosts;
    QStringList allowedOrigins;
    bool startApiHost = false; ///< desktop: --api-port was given
};

/// What to do after parsing: go on with the options, or print a text and leave.
struct CommandLine
{
    Options options;
    bool leave = false;
    int exitCode = exitOk;
    QString text; ///< for stdout when exitCode is 0, else for stderr
};

/// True when a cluster is traded on instead of the sandbox.
[[nodiscard]] inline bool usesCluster(const Options &options)
{
    return !options.rpc.isEmpty();
}

/// Parses argv (without touching the disk). Unknown options, missing values and numbers out of range are usage errors.
[[nodiscard]] CommandLine parseCommandLine(Program program, const QStringList &arguments);

/// Sends Qt's messages to stderr from this level up: debug, info, warning, error.
void installLog(const QString &level);

} // namespace curvedesk::app
