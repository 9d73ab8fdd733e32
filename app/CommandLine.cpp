// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"

#include "app/ConfigFile.h"

#include <QCommandLineParser>

#include <algorithm>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

/// The failure of a wrong command line, for the caller to return; nothing is printed yet.
tl::unexpected<EarlyExit> usageError(const QString &message)
{
    return tl::unexpected(EarlyExit{exitUsage, message + u"\nTry --help.\n"_s});
}

/// The reason why options cannot be used: one sentence, and the exit code on the command line.
struct Problem
{
    QString sentence;
    int exitCode = exitUsage;
};

/// Adds --help and --version to what the parser knows.
void addHelpOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {{u"h"_s, u"help"_s}, u"Show this text."_s},
        {{u"v"_s, u"version"_s}, u"Show the version."_s},
    });
}

/// Parses the arguments. The EarlyExit is the text of --help or --version, or a usage error.
tl::expected<void, EarlyExit> parse(QCommandLineParser &parser, const QString &program, const QStringList &arguments)
{
    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        QString text = parser.helpText(); // its first line names the file of the program
        text.replace(0, text.indexOf(u'\n'), u"Usage: %1 [options]"_s.arg(program));
        text += u"\nExit codes:\n  0: it was asked to end\n  3: the data directory is in use\n  4: a file is damaged\n"
                "  5: the port or the socket is in use\n  64: the command line is wrong\n"
                "  78: the configuration is refused\n"_s;
        return tl::unexpected(EarlyExit{exitOk, text});
    }
    if (parser.isSet(u"version"_s))
        return tl::unexpected(EarlyExit{exitOk, u"%1 %2\n"_s.arg(program, QLatin1StringView(CURVEDESK_VERSION))});
    if (!parser.positionalArguments().isEmpty())
        return usageError(u"Unexpected argument: %1"_s.arg(parser.positionalArguments().constFirst()));
    return {};
}

/// The options of the API host.
QList<QCommandLineOption> apiOptions()
{
    return {
        {u"bind"_s, u"Loopback address to listen on (default: 127.0.0.1)."_s, u"address"_s, u"127.0.0.1"_s},
        {u"port"_s, u"Port of the API; 0 picks a free one (default: 8787)."_s, u"port"_s, u"8787"_s},
        {u"socket"_s, u"Serve the API on this Unix socket too, to programs of the same user."_s, u"file"_s},
        {u"allow-host"_s, u"Accept this Host name too; may be repeated."_s, u"name"_s},
        {u"allow-origin"_s, u"Accept requests of this web origin; may be repeated."_s, u"origin"_s},
        {u"rate-reads"_s,
         u"Requests a second that one key may make to read, 0 for any number (default: 0; on a cluster: 200)."_s,
         u"number"_s},
        {u"rate-quotes"_s, u"The same for quotes (default: 0; on a cluster: 100)."_s, u"number"_s},
        {u"rate-orders"_s, u"The same for orders and launches (default: 0; on a cluster: 50)."_s, u"number"_s},
    };
}

/// The option --config.
QCommandLineOption configOption()
{
    return {
        u"config"_s,
        u"Read options from <file>: lines of NAME = VALUE with the names below. The command line comes before it."_s,
        u"file"_s};
}

/// The options of the API host, where not given the usual ones; the sentence for the user where one is wrong.
tl::expected<ApiOptions, Problem> readApiOptions(const QCommandLineParser &parser)
{
    ApiOptions api;
    const std::optional<quint16> port = readPort(parser.value(u"port"_s));
    if (!port)
        return tl::unexpected(Problem{u"--port is a port from 0 to 65535."_s});
    api.port = *port;
    if (!api.address.setAddress(parser.value(u"bind"_s)))
        return tl::unexpected(Problem{u"--bind is a numeric address, such as 127.0.0.1."_s});
    if (!api.address.isLoopback())
        return tl::unexpected(Problem{
            u"--bind must be a loopback address: anyone who reaches this port can try keys."_s, exitConfiguration});
    api.socketPath = parser.value(u"socket"_s);
    if (parser.isSet(u"socket"_s) && api.socketPath.isEmpty())
        return tl::unexpected(Problem{u"--socket needs a file."_s});
    api.allowedHosts = parser.values(u"allow-host"_s);
    api.allowedOrigins = parser.values(u"allow-origin"_s);
    struct Rate
    {
        QString name;
        std::optional<int> *value;
    };
    for (const Rate &rate : {Rate{u"rate-reads"_s, &api.readsPerSecond}, Rate{u"rate-quotes"_s, &api.quotesPerSecond},
                             Rate{u"rate-orders"_s, &api.ordersPerSecond}}) {
        if (!parser.isSet(rate.name))
            continue;
        bool isNumber = false;
        const int number = parser.value(rate.name).toInt(&isNumber);
        if (!isNumber || number < 0 || number > 1000)
            return tl::unexpected(Problem{u"--%1 is a number from 0 to 1000."_s.arg(rate.name)});
        *rate.value = number;
    }
    return api;
}

/// All options of curvedesk-host from parsed arguments; the sentence for the user where one is wrong.
tl::expected<HostOptions, Problem> readHostOptions(const QCommandLineParser &parser)
{
    HostOptions options;
    if (const QString problem = readCoreOptions(parser, options.core); !problem.isEmpty())
        return tl::unexpected(Problem{problem});
    options.core.vault.mustOpen = true;
    auto api = readApiOptions(parser);
    if (!api)
        return tl::unexpected(api.error());
    options.api = std::move(*api);
    options.api.fillRates(options.core.chain.usesCluster());
    return options;
}

} // namespace

QList<QCommandLineOption> commandOptions()
{
    return coreOptions(false) << configOption();
}

QStringList withCommandFirst(QStringList arguments, const QStringList &commands)
{
    const QList<QCommandLineOption> options = commandOptions() + apiOptions();
    const auto takesValue = [&options](const QString &argument) {
        return std::ranges::any_of(options, [&argument](const QCommandLineOption &each) {
            return !each.valueName().isEmpty() && argument == u"--"_s + each.names().constFirst();
        });
    };
    for (qsizetype i = 1; i < arguments.size(); i += takesValue(arguments.at(i)) ? 2 : 1) {
        if (commands.contains(arguments.at(i))) {
            arguments.move(i, 1);
            break;
        }
    }
    return arguments;
}

tl::expected<QStringList, EarlyExit> withConfigFile(const QStringList &arguments, ConfigFor reader)
{
    QStringList out = arguments;
    const std::optional<QString> file = configFile::takeFile(out);
    if (!file)
        return out;
    if (file->isEmpty())
        return usageError(u"--config needs a file."_s);
    const QList<QCommandLineOption> known = coreOptions(false) + apiOptions();
    const auto lines = configFile::read(*file, known);
    if (!lines)
        return lines;
    // The file has to be right by itself, so that a mistake in it is told from one on the command line.
    QCommandLineParser parser;
    parser.addOptions(known);
    if (!parser.parse(arguments.first(1) + *lines))
        return configFile::refusal(*file, parser.errorText());
    if (const auto options = readHostOptions(parser); !options)
        return configFile::refusal(*file, QString(options.error().sentence).remove(u"--"_s));
    const QList<QCommandLineOption> taken = reader == ConfigFor::Host ? known : coreOptions(false);
    const QStringList given = out;
    for (const QString &line : *lines) {
        const QString name = configFile::nameOf(line);
        if (configFile::isAmong(taken, name) && !configFile::isGiven(given, name))
            out.append(line);
    }
    return out;
}

tl::expected<HostOptions, EarlyExit> parseHostCommandLine(const QStringList &arguments)
{
    const auto expanded = withConfigFile(arguments, ConfigFor::Host);
    if (!expanded)
        return tl::unexpected(expanded.error());
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Curvedesk API host: the trading service over HTTP, without a window.\n"
                                     "Commands beside it, each with a --help of its own:\n"
                                     "  keys       API keys and their rights\n"
                                     "  wallets    wallets and their keys\n"
                                     "  audit      the audit log\n"
                                     "  approvals  orders that wait for a person\n"
                                     "  webhooks   addresses that events are posted to\n"
                                     "  backup     copies the data directory, also while the host runs\n"
                                     "  restore    copies a backup into a new data directory\n"
                                     "  lock       wipes the keys from the running host's memory\n"
                                     "  unlock     gives the running host its passphrase"_s);
    addHelpOptions(parser);
    parser.addOption(configOption());
    parser.addOption({u"print-config"_s, u"Print all options as such a file, without access keys, and end."_s});
    parser.addOptions(coreOptions(false) + apiOptions());
    if (const auto parsed = parse(parser, u"curvedesk-host"_s, *expanded); !parsed)
        return tl::unexpected(parsed.error());
    auto options = readHostOptions(parser);
    if (!options && options.error().exitCode == exitUsage)
        return usageError(options.error().sentence);
    if (!options)
        return tl::unexpected(EarlyExit{options.error().exitCode, options.error().sentence + u'\n'});
    if (parser.isSet(u"print-config"_s)) {
        return tl::unexpected(
            EarlyExit{exitOk,
                      configFile::text(parser, coreOptions(false) + apiOptions(),
                                       {{u"data-dir"_s, options->core.dataDirectory},
                                        {u"rate-reads"_s, QString::number(*options->api.readsPerSecond)},
                                        {u"rate-quotes"_s, QString::number(*options->api.quotesPerSecond)},
                                        {u"rate-orders"_s, QString::number(*options->api.ordersPerSecond)}})});
    }
    QStringList rest = arguments;
    options->isFromFile = configFile::takeFile(rest).has_value();
    options->showsAccessKey
        = std::ranges::any_of(parser.values(u"rpc"_s) + parser.values(u"ws"_s), [&rest](const QString &address) {
              return configFile::hasAccessKey(address) && !rest.filter(address).isEmpty();
          });
    return std::move(*options);
}

tl::expected<DesktopOptions, EarlyExit> parseDesktopCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Curvedesk: trade and launch bonding-curve tokens on Solana. Starts on an embedded sandbox."_s);
    addHelpOptions(parser);
    parser.addOptions(coreOptions(true));
    parser.addOption({u"api-port"_s, u"Start the API host with the window."_s, u"port"_s});
    if (const auto parsed = parse(parser, u"curvedesk"_s, arguments); !parsed)
        return tl::unexpected(parsed.error());
    DesktopOptions options;
    if (const QString problem = readCoreOptions(parser, options.core); !problem.isEmpty())
        return usageError(problem);
    if (!parser.isSet(u"api-port"_s))
        return options;
#ifdef CURVEDESK_HAS_API_HOST
    options.apiPort = readPort(parser.value(u"api-port"_s));
    if (!options.apiPort)
        return usageError(u"--api-port is a port from 0 to 65535."_s);
    return options;
#else
    return usageError(u"--api-port is not in this build: it was made without the API host."_s);
#endif
}

} // namespace curvedesk::app
