// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

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
};

} // namespace curvedesk
