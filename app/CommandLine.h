// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "app/ExitCode.h"
#include "core/base/Result.h"

namespace curvedesk::app {

struct HostOptions
{
    CoreOptions core;
    ApiOptions api;
    bool isFromFile = false; ///< --config names a file, which can be read again
    bool showsAccessKey = false; ///< an address on the command line has one, which other users of the computer can read
};

struct DesktopOptions
{
    CoreOptions core;
    std::optional<quint16> apiPort; ///< start the API host with the window
};

/// The end of a program that only read its arguments: a text that they ask for, or why they cannot be used.
struct EarlyExit
{
    int code = exitOk;
    QString text; ///< for stdout when the code is exitOk, else for stderr
};

/// The options that every command of curvedesk-host takes.
[[nodiscard]] QList<QCommandLineOption> commandOptions();

/// The arguments, the program's name first, with the first of these commands moved behind that name, before all
/// options. A word is no command where it is the value of one of the host's options.
[[nodiscard]] QStringList withCommandFirst(QStringList arguments, const QStringList &commands);

/// The program itself, or one of its commands, which skips what a file says about the API.
enum class ConfigFor { Host, Command };
/// The arguments with --config replaced by those options of its file, which it reads, that the arguments do not give
/// themselves. The EarlyExit: a refusal with exit code 78 for a file that cannot be read or has an unknown or doubled
/// name or a wrong value, and a usage error (64) for --config without a file. Prints nothing.
[[nodiscard]] tl::expected<QStringList, EarlyExit> withConfigFile(const QStringList &arguments, ConfigFor reader);

/// Reads the options of curvedesk-host from its arguments, the program's name first, and from the file of --config;
/// prints nothing. The EarlyExit: a text that was asked for (code 0); a usage error (64) for arguments that are unknown
/// or wrong; a refusal (78) of a file that is wrong or cannot be read, and of a --bind beyond this computer.
[[nodiscard]] tl::expected<HostOptions, EarlyExit> parseHostCommandLine(const QStringList &arguments);
/// Reads the options of the program with the window from its arguments; reads no file and prints nothing. The
/// EarlyExit: a text that was asked for (code 0), or a usage error (64) for arguments that are unknown or wrong.
[[nodiscard]] tl::expected<DesktopOptions, EarlyExit> parseDesktopCommandLine(const QStringList &arguments);

} // namespace curvedesk::app
