// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CoreOptions.h"

#include "core/http/web/WebClient.h"
#include "core/http/web/WebProxy.h"
#include "core/money/Lamports.h"

#include <QCommandLineParser>
#include <QStandardPaths>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

/// The text as an absolute address of one of two schemes; nullopt when it is none.
std::optional<QUrl> readUrl(const QString &text, const QString &plainScheme, const QString &secureScheme)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isOne = url.isValid() && (url.scheme() == plainScheme || url.scheme() == secureScheme)
        && !url.host().isEmpty() && !url.hasFragment() && url.port(1) != 0;
    return isOne ? std::optional(url) : std::nullopt;
}

/// Reads an on/off option into `value`; returns a sentence on what is wrong, else an empty text.
QString readSwitch(const QCommandLineParser &parser, const QString &name, bool &value)
{
    const QString text = parser.value(name);
    if (text != u"on" && text != u"off")
        return u"--%1 is on or off."_s.arg(name);
    value = text == u"on";
    return {};
}

/// Reads the data directory; returns a sentence on what is wrong, else an empty text.
QString readDataDirectory(const QCommandLineParser &parser, CoreOptions &options)
{
    options.dataDirectory = parser.value(u"data-dir"_s);
    if (parser.isSet(u"data-dir"_s) && options.dataDirectory.isEmpty())
        return u"--data-dir needs a folder."_s;
    if (options.dataDirectory.isEmpty())
        options.dataDirectory = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/curvedesk"_s;
    return {};
}

/// Reads the endpoints of a cluster; returns a sentence on what is wrong, else an empty text.
QString readEndpoints(const QCommandLineParser &parser, ChainOptions &chain)
{
    const QStringList endpoints = parser.values(u"rpc"_s);
    for (const QString &text : endpoints) {
        const std::optional<QUrl> url = readUrl(text, u"http"_s, u"https"_s);
        if (!url)
            return u"--rpc is an address such as https://host or http://127.0.0.1:8899."_s;
        if (!chain.endpoints.contains(*url))
            chain.endpoints.append(*url);
    }
    // The public endpoints are slow and open to everybody.
    if (chain.network != u"sandbox" && chain.endpoints.isEmpty())
        chain.endpoints = {QUrl(chain.network == u"mainnet" ? u"https://api.mainnet-beta.solana.com"_s
                                                            : u"https://api.devnet.solana.com"_s)};
    if (!parser.isSet(u"ws"_s))
        return {};
    const std::optional<QUrl> url = readUrl(parser.value(u"ws"_s), u"ws"_s, u"wss"_s);
    if (!url)
        return u"--ws is an address such as wss://host or ws://127.0.0.1:8900."_s;
    chain.socket = *url;
    return chain.endpoints.isEmpty() ? u"--ws belongs to --rpc or --network."_s : QString();
}

/// Reads which chain to use; returns a sentence on what is wrong, else an empty text.
QString readChain(const QCommandLineParser &parser, CoreOptions &options)
{
    ChainOptions &chain = options.chain;
    chain.network = parser.value(u"network"_s);
    if (!QStringList{u"sandbox"_s, u"devnet"_s, u"mainnet"_s}.contains(chain.network))
        return u"--network is sandbox, devnet or mainnet."_s;
    if (const QString problem = readEndpoints(parser, chain); !problem.isEmpty())
        return problem;
    if (!chain.usesCluster() || chain.network != u"sandbox")
        return {};
    if (parser.isSet(u"network"_s))
        return u"--rpc is for a cluster: it does not go with --network sandbox."_s;
    chain.network = u"custom"_s;
    return {};
}

/// A sentence on a sandbox option that does not go with a cluster; else an empty text.
QString checkForCluster(const QCommandLineParser &parser)
{
    const QString message = u"--%1 is for the sandbox: it does not go with a cluster."_s;
    for (const QString &name : {u"sandbox-seed"_s, u"sandbox-rpc-port"_s}) {
        if (parser.isSet(name))
            return message.arg(name);
    }
    if (parser.isSet(u"sandbox-traders"_s) && parser.value(u"sandbox-traders"_s) == u"on")
        return message.arg(u"sandbox-traders"_s);
    return {};
}

/// Reads the port of the sandbox's node; returns a sentence on what is wrong, else an empty text.
QString readNodePort(const QCommandLineParser &parser, SandboxOptions &sandbox)
{
    if (!parser.isSet(u"sandbox-rpc-port"_s))
        return {};
#ifdef CURVEDESK_HAS_NODE
    sandbox.nodePort = readPort(parser.value(u"sandbox-rpc-port"_s));
    return sandbox.nodePort ? QString() : u"--sandbox-rpc-port is a port from 0 to 65535."_s;
#else
    Q_UNUSED(sandbox)
    return u"--sandbox-rpc-port is not in this build: it was made without the node."_s;
#endif
}

/// Reads the options of the sandbox, after readChain(); returns a sentence on what is wrong, else an empty text.
QString readSandbox(const QCommandLineParser &parser, CoreOptions &options)
{
    SandboxOptions &sandbox = options.sandbox;
    const bool usesCluster = options.chain.usesCluster();
    if (const QString problem = usesCluster ? checkForCluster(parser) : QString(); !problem.isEmpty())
        return problem;
    bool isNumber = false;
    sandbox.seed = parser.value(u"sandbox-seed"_s).toULongLong(&isNumber);
    if (!isNumber)
        return u"--sandbox-seed is a number from 0 to 18446744073709551615."_s;
    if (const QString problem = readSwitch(parser, u"sandbox-traders"_s, sandbox.hasTraders); !problem.isEmpty())
        return problem;
    sandbox.hasTraders = sandbox.hasTraders && !usesCluster;
    if (const QString problem = readSwitch(parser, u"sandbox-faults"_s, sandbox.takesFaults); !problem.isEmpty())
        return problem;
    return readNodePort(parser, sandbox);
}

/// Reads where launches publish; returns a sentence on what is wrong, else an empty text.
QString readMetadata(const QCommandLineParser &parser, CoreOptions &options)
{
    MetadataOptions &metadata = options.metadata;
    using Choice = LaunchStores::Choice;
    static const QHash<QString, Choice> choices{{u"local"_s, Choice::Local},
                                                {u"pump"_s, Choice::Pump},
                                                {u"pinata"_s, Choice::Pinata},
                                                {u"kubo"_s, Choice::Kubo}};
    const QString named = parser.value(u"metadata-store"_s);
    const QStringList names = named == u"auto" ? QStringList() : named.split(u',');
    for (const QString &name : names) {
        const auto choice = choices.constFind(name);
        if (choice == choices.cend() || metadata.order.contains(*choice))
            return u"--metadata-store is auto, or a list of local, pump, pinata and kubo, such as kubo,pump."_s;
        metadata.order.append(*choice);
    }
    metadata.pinataTokenFile = parser.value(u"pinata-token-file"_s);
    if (metadata.order.contains(Choice::Pinata) && metadata.pinataTokenFile.isEmpty())
        return u"--metadata-store pinata needs --pinata-token-file."_s;
    if (!parser.isSet(u"kubo-url"_s))
        return {};
    const std::optional<QUrl> url = readUrl(parser.value(u"kubo-url"_s), u"http"_s, u"https"_s);
    if (!url || url->hasQuery() || !WebClient::mayAsk(*url, WebClient::Loopback::Allowed))
        return u"--kubo-url is an address such as http://127.0.0.1:5001, or https://host elsewhere."_s;
    metadata.kuboUrl = *url;
    return {};
}

/// Reads how the vault is opened and locked; returns a sentence on what is wrong, else an empty text.
QString readVault(const QCommandLineParser &parser, CoreOptions &options)
{
    options.vault.passphraseFile = parser.value(u"vault-passphrase-file"_s);
    options.vault.usesKeychain = parser.isSet(u"vault-keychain"_s);
    bool isNumber = false;
    options.vault.lockAfter = std::chrono::minutes(parser.value(u"lock-after"_s).toUShort(&isNumber));
    return isNumber ? QString() : u"--lock-after is a number of minutes, or 0 for never."_s;
}

/// Reads the proxy; returns a sentence on what is wrong, else an empty text.
QString readProxy(const QCommandLineParser &parser, CoreOptions &options)
{
    if (!parser.isSet(u"proxy"_s))
        return {};
    const Result<QNetworkProxy> proxy = WebProxy::parse(parser.value(u"proxy"_s));
    if (!proxy)
        return u"--proxy: "_s + proxy.error().detail + u'.';
    options.proxy = *proxy;
    return {};
}

/// Reads token directory, size of the market, cap of the priority fee, patience for approvals, level and format of the
/// log, after readChain(): only mainnet has the directory. Returns a sentence on what is wrong, else an empty text.
QString readLimitsAndLog(const QCommandLineParser &parser, CoreOptions &options)
{
    const QString listing = parser.value(u"token-directory"_s);
    if (listing != u"images" && listing != u"text" && listing != u"off")
        return u"--token-directory is text, images or off."_s;
    options.usesTokenDirectory = listing != u"off" && options.chain.network == u"mainnet";
    options.showsListedImages = options.usesTokenDirectory && listing == u"images";
    bool isNumber = false;
    options.priorityFeeCap = parser.value(u"priority-fee-cap"_s).toULongLong(&isNumber);
    if (!isNumber || options.priorityFeeCap > lamportsPerSol)
        return u"--priority-fee-cap is a number of lamports from 0 to 1000000000."_s;
    const uint marketMebibytes = parser.value(u"market-size"_s).toUInt(&isNumber);
    if (!isNumber)
        return u"--market-size is a number of MiB, or 0 for no limit."_s;
    options.marketBytes = qint64{marketMebibytes} * 1024 * 1024;
    const uint patience = parser.value(u"approval-timeout"_s).toUInt(&isNumber);
    if (!isNumber || patience < 1 || patience > 3600)
        return u"--approval-timeout is a number of seconds from 1 to 3600."_s;
    options.approvalPatience = std::chrono::seconds(patience);
    options.logLevel = parser.value(u"log-level"_s);
    if (!isLogLevel(options.logLevel))
        return u"--log-level is debug, info, warning or error."_s;
    const QString format = parser.value(u"log-format"_s);
    options.logFormat = format == u"json" ? LogFormat::Json : LogFormat::Text;
    return format == u"json" || format == u"text" ? QString() : u"--log-format is text or json."_s;
}

} // namespace

QList<QCommandLineOption> coreOptions(bool hasWindow)
{
    const QString traders = hasWindow ? u"on"_s : u"off"_s;
    const QString minutes = hasWindow ? u"10"_s : u"0"_s;
    return {
        {u"data-dir"_s, u"Keep wallets, orders and the sandbox in <dir>."_s, u"dir"_s},
        {u"network"_s, u"sandbox, devnet or mainnet (default: sandbox)."_s, u"name"_s, u"sandbox"_s},
        {u"rpc"_s, u"Trade on the cluster behind this JSON-RPC address; repeat for failover."_s, u"url"_s},
        {u"ws"_s, u"WebSocket address that belongs to --rpc."_s, u"url"_s},
        {u"proxy"_s, u"Reach other computers through this proxy: socks5://<host>:<port> or http://<host>:<port>."_s,
         u"url"_s},
        {u"sandbox-seed"_s, u"Seed of a new sandbox ledger (default: 1)."_s, u"number"_s, u"1"_s},
        {u"sandbox-traders"_s, u"Simulated market, on or off (default: %1)."_s.arg(traders), u"on|off"_s, traders},
        {u"sandbox-rpc-port"_s, u"Serve the sandbox as a Solana node on 127.0.0.1:<port>."_s, u"port"_s},
        {u"sandbox-faults"_s, u"For tests: let clients of that node make it fail, on or off (default: off)."_s,
         u"on|off"_s, u"off"_s},
        {u"token-directory"_s,
         u"Coins of a public listing too, on mainnet: text, images or off (default: text). Images are fetched from "
         "addresses that strangers chose, who learn yours."_s,
         u"text|images|off"_s, u"text"_s},
        {u"market-size"_s,
         u"The most that the trades of all coins fill on the disk, in MiB, or 0 for no limit (default: 4096). Beyond, "
         "the oldest go, but none of your own wallets."_s,
         u"MiB"_s, u"4096"_s},
        {u"priority-fee-cap"_s,
         u"The most that a priority fee may come to per order, in lamports (default: 5000000)."_s, u"lamports"_s,
         u"5000000"_s},
        {u"approval-timeout"_s,
         u"Seconds for which an order waits for a person's approval, where its key needs one (default: 60)."_s,
         u"seconds"_s, u"60"_s},
        {u"vault-passphrase-file"_s,
         u"Read the vault's passphrase from <file>, which only you may read. A systemd credential called "
         "vault-passphrase does the same."_s,
         u"file"_s},
        {u"vault-keychain"_s, u"Keep the key of the vault in the desktop's keychain."_s},
        {u"lock-after"_s,
         u"Lock the vault when idle for <minutes>, 0 for never (default: %1). It also locks when the machine goes to "
         "sleep or its screen locks. A vault with a key file never locks."_s.arg(minutes),
         u"minutes"_s, minutes},
        {u"metadata-store"_s,
         u"Where launches put image and metadata: auto, or a list of local, pump, pinata and kubo, of which each is "
         "tried after the ones before it failed. auto: what the window's settings say, else local on the sandbox; on a "
         "cluster the first of --kubo-url, the node itself (on 127.0.0.1), --pinata-token-file and, on mainnet, "
         "pump.fun (default: auto)."_s,
         u"name"_s, u"auto"_s},
        {u"kubo-url"_s, u"RPC address of a Kubo (IPFS) daemon (for kubo: http://127.0.0.1:5001)."_s, u"url"_s},
        {u"pinata-token-file"_s, u"Read Pinata's JWT from <file>."_s, u"file"_s},
        {u"log-level"_s, u"debug, info, warning or error (default: warning)."_s, u"level"_s, u"warning"_s},
        {u"log-format"_s, u"One line an event, as text or json (default: text)."_s, u"text|json"_s, u"text"_s},
    };
}

QString readCoreOptions(const QCommandLineParser &parser, CoreOptions &options)
{
    for (const auto read :
         {readDataDirectory, readChain, readSandbox, readMetadata, readProxy, readVault, readLimitsAndLog}) {
        if (const QString problem = read(parser, options); !problem.isEmpty())
            return problem;
    }
    return {};
}

std::optional<quint16> readPort(const QString &text)
{
    bool isNumber = false;
    const ushort port = text.toUShort(&isNumber);
    return isNumber ? std::optional<quint16>(port) : std::nullopt;
}

} // namespace curvedesk::app
