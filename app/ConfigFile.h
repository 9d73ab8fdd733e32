// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"

class QCommandLineParser;

/// The file of curvedesk-host's --config: an INI file without sections whose keys are the names of its options.
namespace curvedesk::app::configFile {

/// Removes every --config from the arguments; returns the last one's file. nullopt: none; empty: its value is missing.
[[nodiscard]] std::optional<QString> takeFile(QStringList &arguments);

/// Reads a file: its lines as arguments, "--NAME=VALUE" or "--NAME" each. The EarlyExit (exit code 78) of a file that
/// cannot be read or parsed, has a name twice, one not `known`, or a switch that is not on or off, names file and key.
[[nodiscard]] tl::expected<QStringList, EarlyExit> read(const QString &file, const QList<QCommandLineOption> &known);
/// The refusal of a file for what this sentence says, with exit code 78; for the caller to return. Prints nothing.
[[nodiscard]] tl::unexpected<EarlyExit> refusal(const QString &file, const QString &sentence);

/// True for an address with what may be an access key: user, path or query.
[[nodiscard]] bool hasAccessKey(const QString &address);
/// The name of the option that "--NAME=VALUE" or "--NAME" sets, without dashes.
[[nodiscard]] QString nameOf(const QString &argument);
/// True when one of the options has this name.
[[nodiscard]] bool isAmong(const QList<QCommandLineOption> &options, const QString &name);
/// True when the arguments have "--NAME" or "--NAME=VALUE".
[[nodiscard]] bool isGiven(const QStringList &arguments, const QString &name);

/// The parsed options as the text of a file that read() takes, with their descriptions. `effective`: values that the
/// parser does not know, because they depend on other options. Access keys in addresses are left out.
[[nodiscard]] QString text(const QCommandLineParser &parser, const QList<QCommandLineOption> &options,
                           const QHash<QString, QString> &effective);

} // namespace curvedesk::app::configFile
