// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/Log.h"
#include "core/metadata/LaunchStores.h"
#include "core/storage/FileCheck.h"

#include <QCommandLineOption>
#include <QHostAddress>
#include <QList>
#include <QNetworkProxy>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <optional>

class QCommandLineParser;

namespace curvedesk::app {

/// The chain and its endpoints.
struct ChainOptions
{
    /// "sandbox", "devnet", "mainnet", or "custom" for endpoints that were given without a name.
    QString network = QStringLiteral("sandbox");
    QList<QUrl> endpoints; ///< JSON-RPC addresses, in order of preference; empty on the sandbox
    QUrl socket; ///< WebSocket address of the first endpoint; empty: derived from it

    /// True on a cluster, false on the sandbox.
    [[nodiscard]] bool usesCluster() const { return !endpoints.isEmpty(); }
};

struct SandboxOptions
{
    quint64 seed = 1; ///< of a new ledger
    bool hasTraders = false; ///< true: simulated traders make a market
    std::optional<quint16> nodePort; ///< the port on which the sandbox is served as a Solana node; nullopt: it is not
    bool takesFaults = false; ///< for tests: clients of the node can set its faults
};

/// The store into which launches put image and metadata.
struct MetadataOptions
{
    QList<LaunchStores::Choice> order; ///< empty: chosen by what answers, or in the window
    QUrl kuboUrl; ///< empty: none was named
    QString pinataTokenFile; ///< empty: none was named, the vault may keep a token
};

/// Options of the vault: its secret, and when it locks.
struct VaultOptions
{
    QString passphraseFile; ///< empty: none was named
    bool usesKeychain = false; ///< the master key is sealed under a key in the desktop's keychain
    bool mustOpen = false; ///< without a window: asks at start, and real money that stays locked is a failure
    std::chrono::minutes lockAfter{0}; ///< locks when idle for so long; 0: never
    FileCheck check = FileCheck::Thorough; ///< of the vault's file
};

/// The address of the API host, and the web pages that may use it.
struct ApiOptions
{
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 8787; ///< 0: any free port
    QString socketPath; ///< of a Unix socket beside the port; empty: none
    QString webhooksPath; ///< set by CoreStack
    QStringList allowedHosts; ///< Host names beside the loopback ones
    QStringList allowedOrigins; ///< web pages that may call the API; none by default
    /// Requests of each class that one key may make a second, 0: any number; nullopt: by the kind of chain.
    std::optional<int> readsPerSecond;
    std::optional<int> quotesPerSecond;
    std::optional<int> ordersPerSecond;

    /// Sets the rates that were not given: the default ones on a cluster, whose nodes count requests; else 0.
    void fillRates(bool isOnCluster)
    {
        readsPerSecond = readsPerSecond.value_or(isOnCluster ? 200 : 0);
        quotesPerSecond = quotesPerSecond.value_or(isOnCluster ? 100 : 0);
        ordersPerSecond = ordersPerSecond.value_or(isOnCluster ? 50 : 0);
    }
};

/// Options that both programs share.
struct CoreOptions
{
    QString dataDirectory;
    VaultOptions vault;
    ChainOptions chain;
    SandboxOptions sandbox;
    MetadataOptions metadata;
    qint64 marketBytes = 0; ///< the most that the market's trades fill on the disk; 0: no limit
    QNetworkProxy proxy{QNetworkProxy::NoProxy}; ///< that leads to other computers
    quint64 priorityFeeCap = 5'000'000; ///< lamports per order
    std::chrono::seconds approvalPatience{60}; ///< for which an order waits for a person's approval
    bool usesTokenDirectory = false; ///< adds the coins of a public listing to the market
    bool showsListedImages = false; ///< adds their images too
    QString logLevel = QStringLiteral("warning");
    LogFormat logFormat = LogFormat::Text;
};

/// The options that both programs take. With a window, by default the sandbox has a market and an idle vault locks.
[[nodiscard]] QList<QCommandLineOption> coreOptions(bool hasWindow);
/// Reads the options of coreOptions() from parsed arguments into `options`; reads no file. Returns one English sentence
/// on what is wrong, with the options before it read already, else an empty text.
[[nodiscard]] QString readCoreOptions(const QCommandLineParser &parser, CoreOptions &options);

/// Reads a port from 0 to 65535; nullopt for any other text.
[[nodiscard]] std::optional<quint16> readPort(const QString &text);

} // namespace curvedesk::app
