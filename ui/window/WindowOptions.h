// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"
#include "ui/window/StartSettings.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace curvedesk {

/// The window's options at the start.
struct WindowOptions
{
    /// The INI file for size, theme and choices; empty: they are not saved.
    QString settingsPath;
    /// The scheme of this run; nullopt: the saved one, else the system's.
    std::optional<ColorScheme> scheme;
    bool hasSimulatedTraders = false;
    QString dataDirectory = {}; ///< for the diagnostics: sizes of what is in it
    QStringList nodeHosts = {}; ///< for the diagnostics: hosts and ports of the nodes in use
    std::function<QStringList()> lastLogLines = {}; ///< for the diagnostics; may be empty
    /// A sentence on what a start with these kept options would refuse, which would leave out all of them; empty: it
    /// takes them. An empty function refuses nothing.
    std::function<QString(const StartOptions &)> startProblem = {};
    /// True while the desktop has a tray; empty: the desktop is asked.
    std::function<bool()> hasTray = {};
};

} // namespace curvedesk
