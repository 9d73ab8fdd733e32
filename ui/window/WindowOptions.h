// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QString>

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
};

} // namespace curvedesk
