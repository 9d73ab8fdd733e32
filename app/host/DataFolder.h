// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "core/base/Result.h"

namespace curvedesk::app {

/// The end of a command: nothing, or the text and exit code of its failure.
using Done = tl::expected<void, EarlyExit>;

/// The folder with the files of a chain, and whether its keys sign for real money.
struct DataFolder
{
    QString path;
    bool isRealMoney = false;
};

/// Makes the data directory of these options when missing. Commands use it beside a host that runs on it. Storage.
[[nodiscard]] Result<DataFolder> openDataFolder(const CoreOptions &options);

/// The failure of a command that an error stands for: exit code 64 for what was asked wrongly, 4 for damage, else 78.
[[nodiscard]] tl::unexpected<EarlyExit> exitFor(const Error &error);
/// A usage error; `command` names the command whose --help explains more.
[[nodiscard]] tl::unexpected<EarlyExit> usageError(const QString &command, const QString &message);
/// Writes to stdout as it is.
void print(QByteArrayView text);
/// Writes the failure's text, if any, and returns the exit code.
[[nodiscard]] int exitCode(const Done &done);

} // namespace curvedesk::app
