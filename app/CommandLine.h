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
};

struct DesktopOptions
{
    CoreOptions core;
    std::optional<quint16> apiPort; ///< start the API host with the window
};

/// The end of a program that only read its arguments: a text that they ask for, or a usage error.
struct EarlyExit
{
    int code = exitOk;
    QString text; ///< for stdout when the code is exitOk, else for stderr
};

/// Both functions read argv and touch nothing. Unknown options, missing values and numbers out of range are usage
/// errors.
[[nodiscard]] tl::expected<HostOptions, EarlyExit> parseHostCommandLine(const QStringList &arguments);
[[nodiscard]] tl::expected<DesktopOptions, EarlyExit> parseDesktopCommandLine(const QStringList &arguments);

} // namespace curvedesk::app
