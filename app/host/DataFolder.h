// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "core/base/Result.h"

#include <QCommandLineParser>

namespace curvedesk {
struct AuditEntry;
}

namespace curvedesk::app {

/// The end of a command: nothing, or the text and exit code of its failure.
using Done = tl::expected<void, EarlyExit>;

/// The folder with the files of a chain, and whether its keys sign for real money.
struct DataFolder
{
    QString path;
    bool isRealMoney = false;
    bool isMoneyKnown = true; ///< false: no endpoint has told yet which chain it is, and none was named
    bool isSettled = true; ///< as ClusterDirectory::isSettled()
};

/// Adds a command's own options and those of all commands to `parser` and parses the arguments, in which the command
/// stands first after the program's name. The EarlyExit: the text of --help, or a usage error. Prints nothing.
[[nodiscard]] tl::expected<CoreOptions, EarlyExit>
parseCommand(QCommandLineParser &parser, const QStringList &arguments, const QList<QCommandLineOption> &own = {});

/// Makes the data directory of these options when missing. On a cluster also the chain's folder, with files: asks the
/// endpoints (1.5 s at most, running the event loop), through the options' proxy, which the program uses from then on.
/// Takes no lock: commands use it beside a host that runs there.
/// InvalidInput where the endpoints serve several networks or another one than was named, Storage, Damaged.
[[nodiscard]] Result<DataFolder> openDataFolder(const CoreOptions &options);
/// The failure (exit code 78) of a command that makes a key while nobody knows whether that would be for real money, or
/// whether the chain has another folder; else nothing. Asks no endpoint.
[[nodiscard]] Done checkMoneyIsKnown(const DataFolder &folder);
/// Appends a line to the folder's audit log, a file, by its journal (SQLite), made when missing. Storage, Damaged.
[[nodiscard]] Outcome noteInAudit(const QString &folder, const AuditEntry &entry);

/// The failure to return for an error: exit code 64 for what was asked wrongly, 4 for damage, else 78. Prints nothing.
[[nodiscard]] tl::unexpected<EarlyExit> exitFor(const Error &error);
/// A usage error, for the caller to return; prints nothing. `command`: whose --help explains more.
[[nodiscard]] tl::unexpected<EarlyExit> usageError(const QString &command, const QString &message);
/// The failure that ends a command with this exit code and sentence, for the caller to return; prints nothing.
[[nodiscard]] tl::unexpected<EarlyExit> refusal(int code, const QString &sentence);
/// Writes to stdout as it is; ignores where that fails.
void print(QByteArrayView text);
/// Writes the failure's text, if any, to stderr, or to stdout for exit code 0, and returns the exit code.
[[nodiscard]] int finishCommand(const Done &done);

} // namespace curvedesk::app
