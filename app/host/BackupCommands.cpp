// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/DataDirectory.h"
#include "app/host/Backup.h"
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"

#include <QDir>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace backupCommands {
namespace {

/// True when a program runs on this data directory; an empty or missing one stays so.
bool isInUse(const QString &directory)
{
    if (!QFile::exists(directory + u"/lock"_s))
        return false;
    const auto own = DataDirectory::open(directory);
    return !own && own.error().code == ErrorCode::Conflict;
}

} // namespace
} // namespace backupCommands

Done runBackupCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"Copies a data directory, also while a host runs on it, and back.\n"
        "  backup DIR     copies everything into the new folder <DIR>, with sums in SHA256SUMS\n"
        "  restore DIR    checks the sums and copies such a folder into a data directory that is new or empty\n"
        "A backup has the vault: its keys are as safe as the vault's passphrase, or as the folder where it has none."_s);
    const auto options = parseCommand(parser, arguments);
    if (!options)
        return tl::unexpected(options.error());
    const QString command = arguments.value(1);
    const QStringList words = parser.positionalArguments();
    if (words.size() != 2 || words.constLast().isEmpty())
        return usageError(command, command + u" takes one folder."_s);
    const QString folder = QDir(words.constLast()).absolutePath();
    const QString directory = QDir(options->dataDirectory).absolutePath();
    const bool isBackup = command == u"backup";
    if (!isBackup && backupCommands::isInUse(directory))
        return refusal(exitDataDirectoryInUse, u"the data directory is in use by another process"_s);
    const Result<qsizetype> files = isBackup ? backup::make(directory, folder) : backup::restore(folder, directory);
    if (!files && files.error().code == ErrorCode::Conflict)
        return refusal(exitConfiguration, files.error().detail);
    if (!files)
        return exitFor(files.error());
    print((isBackup ? u"%1 files copied\n"_s : u"%1 files, sums verified\n"_s).arg(*files).toUtf8());
    return {};
}

} // namespace curvedesk::app
