// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"

#include "core/http/web/WebClient.h"
#include "core/money/Lamports.h"

#include <QCommandLineParser>
#include <QStandardPaths>

#include <atomic>
#include <cstdio>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

const QStringList logLevels{u"debug"_s, u"info"_s, u"warning"_s, u"error"_s};

std::optional<quint16> readPort(const QString &text)
{
    bool ok = false;
    const ushort port = text.toUShort(&ok);
    return ok ? std::optional<quint16>(port) : std::nullopt;
}

/// Where the two public networks answer anybody, slowly.
QUrl publicEndpoint(const QString &network)
{
    return QUrl(network == u"mainnet" ? u"https://api.mainnet-beta.solana.com"_s : u"https://api.devnet.solana.com"_s);
}

/// An absolute address of one of two schemes, or nothing.
std::optional<QUrl> readUrl(const QString &text, const QString &plainScheme, const QString &secureScheme)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isOne = url.isValid() && (url.scheme() == plainScheme || url.scheme() == secureScheme)
        && !url.host().isEmpty() && !url.hasFragment() && url.port(1) != 0;
    return isOne ? std::optional(url) : std::nullopt;
}

CommandLine usageError(const QString &message)
{
    return {{}, true, exitUsage, message + u"\nTry --help.\n"_s};
}

CommandLine configurationError(const QString &message)
{
    return {{}, true, exitConfiguration, message + u"\n"_s};
}

void addSharedOptions(QCommandLineParser &parser, Program program)
{
    const QString traders = program == Program::Desktop ? u"on"_s : u"off"_s;
    parser.addOptions({
        {u"data-dir"_s, u"Keep wallets, orders and the sandbox in <dir>."_s, u"dir"_s},
        {u"network"_s, u"sandbox, devnet or mainnet (default: sandbox)."_s, u"name"_s, u"sandbox"_s},
        {u"rpc"_s, u"Trade on the cluster behind this JSON-RPC address; repeat for failover."_s, u"url"_s},
        {u"ws"_s, u"WebSocket address that belongs to --rpc."_s, u"url"_s},
        {u"sandbox-seed"_s, u"Seed of a new sandbox ledger (default: 1)."_s, u"number"_s, u"1"_s},
        {u"sandbox-traders"_s, u"Simulated market, on or off (default: %1)."_s.arg(traders), u"on|off"_s, traders},
        {u"sandbox-rpc-port"_s, u"Serve the sandbox as a Solana node on 127.0.0.1:<port>."_s, u"port"_s},
        {u"sandbox-faults"_s, u"For tests: let clients of that node make it fail, on or off (default: off)."_s,
         u"on|off"_s, u"off"_s},
        {u"token-directory"_s,
         u"Coins and images from a public listing too, on or off (default: on for mainnet; never on another network)."_s,
         u"on|off"_s, u"on"_s},
        {u"priority-fee-cap"_s,
         u"The most that a priority fee may come to per order, in lamports (default: 5000000)."_s, u"lamports"_s,
         u"5000000"_s},
        {u"vault-passphrase-file"_s, u"Read the vault's passphrase from <file>."_s, u"file"_s},
        {u"metadata-store"_s,
         u"Where launches put image and metadata: auto, local, pump, pinata or kubo. auto: local on the sandbox; on a "
         "cluster the first of --kubo-url, the node itself (on 127.0.0.1), --pinata-token-file and, on mainnet, "
         "pump.fun (default: auto)."_s,
         u"name"_s, u"auto"_s},
        {u"kubo-url"_s, u"RPC address of a Kubo (IPFS) daemon (for kubo: http://127.0.0.1:5001)."_s, u"url"_s},
        {u"pinata-token-file"_s, u"Read Pinata's JWT from <file>."_s, u"file"_s},
        {u"log-level"_s, u"debug, info, warning or error (default: warning)."_s, u"level"_s, u"warning"_s},
    });
}

/// Which chain, and where it answers. What is wrong about it, or nothing.
QString readNetwork(const QCommandLineParser &parser, Options &options)
{
    options.network = parser.value(u"network"_s);
    if (!QStringList{u"sandbox"_s, u"devnet"_s, u"mainnet"_s}.contains(options.network))
        return u"--network is sandbox, devnet or mainnet."_s;
    const QStringList endpoints = parser.values(u"rpc"_s);
    for (const QString &text : endpoints) {
        const std::optional<QUrl> url = readUrl(text, u"http"_s, u"https"_s);
        if (!url)
            return u"--rpc is an address such as https://host or http://127.0.0.1:8899."_s;
        if (!options.rpc.contains(*url))
            options.rpc.append(*url);
    }
    if (options.network != u"sandbox" && options.rpc.isEmpty())
        options.rpc = {publicEndpoint(options.network)};
    if (parser.isSet(u"ws"_s)) {
        const std::optional<QUrl> url = readUrl(parser.value(u"ws"_s), u"ws"_s, u"wss"_s);
        if (!url)
            return u"--ws is an address such as wss://host or ws://127.0.0.1:8900."_s;
        options.socket = *url;
        if (options.rpc.isEmpty())
            return u"--ws belongs to --rpc or --network."_s;
    }
    if (options.rpc.isEmpty())
        return {};
    if (options.network == u"sandbox") {
        if (parser.isSet(u"network"_s))
            return u"--rpc is for a cluster: it does not go with --network sandbox."_s;
        options.network = u"custom"_s;
    }
    for (const QString &name : {u"sandbox-seed"_s, u"sandbox-rpc-port"_s}) {
        if (parser.isSet(name))
            return u"--%1 is for the sandbox: it does not go with a cluster."_s.arg(name);
    }
    if (parser.isSet(u"sandbox-traders"_s) && parser.value(u"sandbox-traders"_s) == u"on")
        return u"--sandbox-traders is for the sandbox: it does not go with a cluster."_s;
    return {};
}

/// Where launches put image and metadata. What is wrong about it, or nothing.
QString readMetadataStore(const QCommandLineParser &parser, Options &options)
{
    using Choice = LaunchStores::Choice;
    static const QHash<QString, Choice> choices{{u"auto"_s, Choice::Auto},
                                                {u"local"_s, Choice::Local},
                                                {u"pump"_s, Choice::Pump},
                                                {u"pinata"_s, Choice::Pinata},
                                                {u"kubo"_s, Choice::Kubo}};
    const auto choice = choices.constFind(parser.value(u"metadata-store"_s));
    if (choice == choices.cend())
        return u"--metadata-store is auto, local, pump, pinata or kubo."_s;
    options.metadataStore = *choice;
    options.pinataTokenFile = parser.value(u"pinata-token-file"_s);
    if (options.metadataStore == Choice::Pinata && options.pinataTokenFile.isEmpty())
        return u"--metadata-store pinata needs --pinata-token-file."_s;
    if (!parser.isSet(u"kubo-url"_s))
        return {};
    const std::optional<QUrl> url = readUrl(parser.value(u"kubo-url"_s), u"http"_s, u"https"_s);
    if (!url || url->hasQuery() || !WebClient::mayAsk(*url, WebClient::Loopback::Allowed))
        return u"--kubo-url is an address such as http://127.0.0.1:5001, or https://host elsewhere."_s;
    options.kuboUrl = *url;
    return {};
}

} // namespace

CommandLine parseCommandLine(Program program, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        program == Program::Desktop
            ? u"Curvedesk: trade and launch bonding-curve tokens on Solana. Starts on an embedded sandbox."_s
            : u"Curvedesk API host: the trading service over HTTP, without a window."_s);
    const QCommandLineOption help({u"h"_s, u"help"_s}, u"Show this text."_s);
    const QCommandLineOption version({u"v"_s, u"version"_s}, u"Show the version."_s);
    parser.addOptions({help, version});
    addSharedOptions(parser, program);
    if (program == Program::Host) {
        parser.addOptions({
            {u"bind"_s, u"Loopback address to listen on (default: 127.0.0.1)."_s, u"address"_s, u"127.0.0.1"_s},
            {u"port"_s, u"Port of the API; 0 picks a free one (default: 8787)."_s, u"port"_s, u"8787"_s},
            {u"allow-host"_s, u"Accept this Host name too; may be repeated."_s, u"name"_s},
            {u"allow-origin"_s, u"Accept requests of this web origin; may be repeated."_s, u"origin"_s},
        });
    } else {
        parser.addOption({u"api-port"_s, u"Start the API host with the window."_s, u"port"_s});
    }

    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(help))
        return {{}, true, exitOk, parser.helpText()};
    if (parser.isSet(version))
        return {{},
                true,
                exitOk,
                u"%1 %2\n"_s.arg(program == Program::Desktop ? u"curvedesk"_s : u"curvedesk-host"_s,
                                 QLatin1StringView(CURVEDESK_VERSION))};
    if (!parser.positionalArguments().isEmpty())
        return usageError(u"Unexpected argument: %1"_s.arg(parser.positionalArguments().constFirst()));

    Options options;
    options.dataDirectory = parser.value(u"data-dir"_s);
    if (parser.isSet(u"data-dir"_s) && options.dataDirectory.isEmpty())
        return usageError(u"--data-dir needs a folder."_s);
    if (options.dataDirectory.isEmpty())
        options.dataDirectory = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/curvedesk"_s;

    if (const QString problem = readNetwork(parser, options); !problem.isEmpty())
        return usageError(problem);

    bool ok = false;
    options.sandboxSeed = parser.value(u"sandbox-seed"_s).toULongLong(&ok);
    if (!ok)
        return usageError(u"--sandbox-seed is a number from 0 to 18446744073709551615."_s);
    const QString traders = parser.value(u"sandbox-traders"_s);
    if (traders != u"on" && traders != u"off")
        return usageError(u"--sandbox-traders is on or off."_s);
    options.sandboxTraders = traders == u"on" && !usesCluster(options);
    const QString faults = parser.value(u"sandbox-faults"_s);
    if (faults != u"on" && faults != u"off")
        return usageError(u"--sandbox-faults is on or off."_s);
    options.sandboxFaults = faults == u"on";
    if (parser.isSet(u"sandbox-rpc-port"_s)) {
#ifndef CURVEDESK_HAS_NODE
        return usageError(u"--sandbox-rpc-port is not in this build: it was made without the node."_s);
#endif
        options.sandboxRpcPort = readPort(parser.value(u"sandbox-rpc-port"_s));
        if (!options.sandboxRpcPort)
            return usageError(u"--sandbox-rpc-port is a port from 0 to 65535."_s);
    }
    const QString directory = parser.value(u"token-directory"_s);
    if (directory != u"on" && directory != u"off")
        return usageError(u"--token-directory is on or off."_s);
    options.tokenDirectory = directory == u"on" && options.network == u"mainnet";
    options.priorityFeeCap = parser.value(u"priority-fee-cap"_s).toULongLong(&ok);
    if (!ok || options.priorityFeeCap > lamportsPerSol)
        return usageError(u"--priority-fee-cap is a number of lamports from 0 to 1000000000."_s);
    options.vaultPassphraseFile = parser.value(u"vault-passphrase-file"_s);
    if (const QString problem = readMetadataStore(parser, options); !problem.isEmpty())
        return usageError(problem);
    options.logLevel = parser.value(u"log-level"_s);
    if (!logLevels.contains(options.logLevel))
        return usageError(u"--log-level is debug, info, warning or error."_s);

    if (program == Program::Host) {
        const std::optional<quint16> port = readPort(parser.value(u"port"_s));
        if (!port)
            return usageError(u"--port is a port from 0 to 65535."_s);
        options.port = *port;
        if (!options.bindAddress.setAddress(parser.value(u"bind"_s)))
            return usageError(u"--bind is a numeric address, such as 127.0.0.1."_s);
        if (!options.bindAddress.isLoopback())
            return configurationError(
                u"--bind must be a loopback address: anyone who reaches this port can try keys."_s);
        options.allowedHosts = parser.values(u"allow-host"_s);
        options.allowedOrigins = parser.values(u"allow-origin"_s);
    } else if (parser.isSet(u"api-port"_s)) {
        const std::optional<quint16> port = readPort(parser.value(u"api-port"_s));
        if (!port)
            return usageError(u"--api-port is a port from 0 to 65535."_s);
        options.port = *port;
        options.startApiHost = true;
    }
    return {options, false, exitOk, {}};
}

void installLog(const QString &level)
{
    static std::atomic<int> threshold{2};
    threshold = static_cast<int>(logLevels.indexOf(level));
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        static constexpr int rank[] = {0, 2, 3, 3, 1}; // QtDebugMsg, QtWarningMsg, QtCriticalMsg, QtFatalMsg, QtInfoMsg
        if (rank[type] >= threshold)
            std::fprintf(stderr, "%s\n", qUtf8Printable(text));
    });
}

} // namespace curvedesk::app
