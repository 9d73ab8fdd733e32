// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"

#include <QCommandLineParser>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<EarlyExit> usageError(const QString &message)
{
    return tl::unexpected(EarlyExit{exitUsage, message + u"\nTry --help.\n"_s});
}

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
        return tl::unexpected(EarlyExit{exitOk, text});
    }
    if (parser.isSet(u"version"_s))
        return tl::unexpected(EarlyExit{exitOk, u"%1 %2\n"_s.arg(program, QLatin1StringView(CURVEDESK_VERSION))});
    if (!parser.positionalArguments().isEmpty())
        return usageError(u"Unexpected argument: %1"_s.arg(parser.positionalArguments().constFirst()));
    return {};
}

void addApiOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {u"bind"_s, u"Loopback address to listen on (default: 127.0.0.1)."_s, u"address"_s, u"127.0.0.1"_s},
        {u"port"_s, u"Port of the API; 0 picks a free one (default: 8787)."_s, u"port"_s, u"8787"_s},
        {u"allow-host"_s, u"Accept this Host name too; may be repeated."_s, u"name"_s},
        {u"allow-origin"_s, u"Accept requests of this web origin; may be repeated."_s, u"origin"_s},
        {u"rate-reads"_s,
         u"Requests a second that one key may make to read, 0 for any number (default: 0; on a cluster: 200)."_s,
         u"number"_s},
        {u"rate-quotes"_s, u"The same for quotes (default: 0; on a cluster: 100)."_s, u"number"_s},
        {u"rate-orders"_s, u"The same for orders and launches (default: 0; on a cluster: 50)."_s, u"number"_s},
    });
}

tl::expected<ApiOptions, EarlyExit> readApiOptions(const QCommandLineParser &parser)
{
    ApiOptions api;
    const std::optional<quint16> port = readPort(parser.value(u"port"_s));
    if (!port)
        return usageError(u"--port is a port from 0 to 65535."_s);
    api.port = *port;
    if (!api.address.setAddress(parser.value(u"bind"_s)))
        return usageError(u"--bind is a numeric address, such as 127.0.0.1."_s);
    if (!api.address.isLoopback())
        return tl::unexpected(EarlyExit{
            exitConfiguration, u"--bind must be a loopback address: anyone who reaches this port can try keys.\n"_s});
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
            return usageError(u"--%1 is a number from 0 to 1000."_s.arg(rate.name));
        *rate.value = number;
    }
    return api;
}

} // namespace

tl::expected<HostOptions, EarlyExit> parseHostCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Curvedesk API host: the trading service over HTTP, without a window."_s);
    addHelpOptions(parser);
    addCoreOptions(parser, false);
    addApiOptions(parser);
    if (const auto parsed = parse(parser, u"curvedesk-host"_s, arguments); !parsed)
        return tl::unexpected(parsed.error());
    HostOptions options;
    if (const QString problem = readCoreOptions(parser, options.core); !problem.isEmpty())
        return usageError(problem);
    options.core.vault.mustOpen = true;
    auto api = readApiOptions(parser);
    if (!api)
        return tl::unexpected(api.error());
    options.api = std::move(*api);
    return options;
}

tl::expected<DesktopOptions, EarlyExit> parseDesktopCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Curvedesk: trade and launch bonding-curve tokens on Solana. Starts on an embedded sandbox."_s);
    addHelpOptions(parser);
    addCoreOptions(parser, true);
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
