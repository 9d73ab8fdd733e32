// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QString>

#include <optional>

namespace curvedesk {

/// What the window is told at the start.
struct WindowOptions
{
    /// Where size, theme and choices are kept (an INI file); empty: they are forgotten.
    QString settingsPath;
    /// Overrides what is remembered; nullopt: that, else the system's.
    std::optional<ColorScheme> scheme;
    bool hasSimulatedTraders = false;
};

} // namespace curvedesk
