// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "tests/ui/support/Hand.h"
#include "ui/theme/ThemeColors.h"
#include "ui/window/MainWindow.h"

namespace curvedesk {

/// The scheme and size of the window in a series of screenshots.
struct Look
{
    ColorScheme scheme = ColorScheme::Dark;
    QSize size; ///< in pixels of the scale
    QString mark; ///< ends the pictures' names: a scale or a language
    QString only = {}; ///< only staged pictures whose names begin with it are taken
};

/// A Hand that takes screenshots. It takes none after a step has failed.
class Photographer : public Hand
{
public:
    /// Screenshots are written to `directory`. `window` must outlive the photographer.
    Photographer(MainWindow &window, const QString &directory, const Look &look);

    /// Grabs the screen at the window, dialogs included.
    void shoot(const QString &name);
    [[nodiscard]] MainWindow &window() const { return m_window; }

private:
    MainWindow &m_window;
    QString m_directory;
    QString m_suffix;
};

/// Screenshots of a user's first minutes with the program, on a core and sandbox of its own. Returns the failure, empty
/// when every step succeeded.
[[nodiscard]] QByteArray takeLiveScreenshots(const QString &directory, const Look &look);

/// One screenshot of a market after a minute, for the README.
[[nodiscard]] QByteArray takeShowcase(const QString &directory);

/// Screenshots of states that a sandbox does not reach in a minute, on a FakeDesk: loading, a lost network, orders left
/// open by a crash, other networks.
[[nodiscard]] QByteArray takeStagedScreenshots(const QString &directory, const Look &look);

} // namespace curvedesk
