// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"

#include "app/ClusterOpening.h"
#include "core/storage/PrivateFile.h"

#include <QDir>

#include <cstdio>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

Result<DataFolder> openDataFolder(const CoreOptions &options)
{
    DataFolder folder{QDir(options.dataDirectory).absolutePath()};
    if (const Outcome ready = ensurePrivateDirectory(folder.path); !ready)
        return failure(ready.error());
    if (!options.chain.usesCluster())
        return folder;
    const Result<ClusterDirectory> own = openClusterDirectory(options.chain, folder.path + u"/clusters"_s);
    if (!own)
        return failure(own.error());
    folder.path = own->path();
    folder.isRealMoney = isMainnet(options.chain, *own);
    return folder;
}

tl::unexpected<EarlyExit> exitFor(const Error &error)
{
    const bool isAsked = error.code == ErrorCode::InvalidInput || error.code == ErrorCode::WalletNotFound
        || error.code == ErrorCode::NotFound || error.code == ErrorCode::Conflict || error.code == ErrorCode::Forbidden;
    const int code = error.code == ErrorCode::Damaged ? int{exitDamaged} : isAsked ? exitUsage : exitConfiguration;
    return tl::unexpected(EarlyExit{code, u"curvedesk-host: %1\n"_s.arg(error.detail)});
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

int exitCode(const Done &done)
{
    if (done)
        return exitOk;
    std::fputs(qUtf8Printable(done.error().text), done.error().code == exitOk ? stdout : stderr);
    return done.error().code;
}

} // namespace curvedesk::app
