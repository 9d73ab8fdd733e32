// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"

class QCommandLineParser;

/// The file of curvedesk-host's --config: an INI file without sections whose keys are the names of its options.
namespace curvedesk::app::configFile {

/// Removes --config from the arguments; returns the file that it names last. nullopt: none; empty: its value is
/// missing.
[[nodiscard]] std::optional<QString> takeFile(QStringList &arguments);

/// The lines of a file as arguments, "--NAME=VALUE" or "--NAME" each. The EarlyExit of a file that cannot be read, has
/// a name twice, or one that is not `known`, names the file, and the key if there is one.
[[nodiscard]] tl::expected<QStringList, EarlyExit> read(const QString &file, const QList<QCommandLineOption> &known);
/// The refusal of a file for what this sentence says.
[[nodiscard]] tl::unexpected<EarlyExit> refusal(const QString &file, const QString &sentence);

/// True for an address with what may be an access key: user, path or query.
[[nodiscard]] bool hasAccessKey(const QString &address);
/// The option that an argument of read() sets.
[[nodiscard]] QString nameOf(const QString &argument);
[[nodiscard]] bool isAmong(const QList<QCommandLineOption> &options, const QString &name);
[[nodiscard]] bool isGiven(const QStringList &arguments, const QString &name);

/// The parsed options as a file that read() takes, with their descriptions. `effective`: values that the parser
/// does not know, because they depend on other options. Access keys in addresses are left out.
[[nodiscard]] QString text(const QCommandLineParser &parser, const QList<QCommandLineOption> &options,
                           const QHash<QString, QString> &effective);

} // namespace curvedesk::app::configFile
