// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"

#include "app/ClusterOpening.h"
#include "core/http/web/WebProxy.h"
#include "core/journal/OrderJournal.h"
#include "core/storage/PrivateFile.h"

#include <QDir>

#include <cstdio>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

tl::expected<CoreOptions, EarlyExit> parseCommand(QCommandLineParser &parser, const QStringList &arguments,
                                                  const QList<QCommandLineOption> &own)
{
    parser.addOption({{u"h"_s, u"help"_s}, u"Show this text."_s});
    parser.addOptions(commandOptions() + own);
    const QString command = arguments.value(1);
    parser.addPositionalArgument(command, {});
    if (!parser.parse(arguments))
        return usageError(command, parser.errorText());
    if (parser.isSet(u"help"_s))
        return tl::unexpected(EarlyExit{exitOk, parser.helpText()});
    CoreOptions options;
    if (const QString problem = readCoreOptions(parser, options); !problem.isEmpty())
        return usageError(command, problem);
    return options;
}

Result<DataFolder> openDataFolder(const CoreOptions &options)
{
    DataFolder folder{QDir(options.dataDirectory).absolutePath()};
    if (const Outcome ready = ensurePrivateDirectory(folder.path); !ready)
        return failure(ready.error());
    if (!options.chain.usesCluster())
        return folder;
    QNetworkProxyFactory::setApplicationProxyFactory(new WebProxy(options.proxy));
    const Result<ClusterDirectory> own = openClusterDirectory(options.chain, folder.path + u"/clusters"_s);
    if (!own)
        return failure(own.error());
    folder.path = own->path();
    folder.isRealMoney = isMainnet(options.chain, *own);
    folder.isMoneyKnown = own->genesis() || options.chain.network != u"custom";
    folder.isSettled = own->isSettled();
    return folder;
}

Done checkMoneyIsKnown(const DataFolder &folder)
{
    if (!folder.isMoneyKnown)
        return refusal(exitConfiguration,
                       u"no RPC endpoint has answered yet, and it may serve mainnet: no key is made until one does"_s);
    if (!folder.isSettled)
        return refusal(exitConfiguration,
                       u"no RPC endpoint has answered yet, and it may serve a network that has wallets here already: "
                       "no key is made until one does"_s);
    return {};
}

Outcome noteInAudit(const QString &folder, const AuditEntry &entry)
{
    const auto journal = OrderJournal::open(folder + u"/orders.sqlite"_s, FileCheck::Brief);
    return journal ? (*journal)->audit().append(entry) : failure(journal.error());
}

tl::unexpected<EarlyExit> exitFor(const Error &error)
{
    const bool isAsked = error.code == ErrorCode::InvalidInput || error.code == ErrorCode::WalletNotFound
        || error.code == ErrorCode::NotFound || error.code == ErrorCode::Conflict || error.code == ErrorCode::Forbidden;
    const int code = error.code == ErrorCode::Damaged ? int{exitDamaged} : isAsked ? exitUsage : exitConfiguration;
    return refusal(code, error.detail);
}

tl::unexpected<EarlyExit> refusal(int code, const QString &sentence)
{
    return tl::unexpected(EarlyExit{code, u"curvedesk-host: %1\n"_s.arg(sentence)});
}

tl::unexpected<EarlyExit> usageError(const QString &command, const QString &message)
{
    return tl::unexpected(EarlyExit{exitUsage, u"%1\nTry curvedesk-host %2 --help.\n"_s.arg(message, command)});
}

void print(QByteArrayView text)
{
    if (!text.isEmpty()) // fwrite() may not be given a null pointer
        std::fwrite(text.data(), 1, static_cast<std::size_t>(text.size()), stdout);
}

int finishCommand(const Done &done)
{
    if (done)
        return exitOk;
    std::fputs(qUtf8Printable(done.error().text), done.error().code == exitOk ? stdout : stderr);
    return done.error().code;
}

} // namespace curvedesk::app
