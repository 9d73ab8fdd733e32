// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "tests/ui/support/Hand.h"
#include "ui/theme/ThemeColors.h"
#include "ui/window/MainWindow.h"

namespace curvedesk {

/// How the window looks in a series of pictures.
struct Look
{
    ColorScheme scheme = ColorScheme::Dark;
    QSize size;
};

/// A hand with a camera. Takes no picture once a step has failed, so that none shows what did not happen.
class Photographer : public Hand
{
public:
    /// Pictures go to `directory`. `window` must outlive the photographer.
    Photographer(MainWindow &window, const QString &directory, const Look &look);

    /// What a person would see: the screen, dialogs included.
    void shoot(const QString &name);

private:
    MainWindow &m_window;
    QString m_directory;
    QString m_suffix;
};

/// A person's first minutes with the program, on its own core and sandbox. Answers the failure, empty when all went
/// well.
[[nodiscard]] QByteArray takeLivePictures(const QString &directory, const Look &look);

/// One picture of a market that has been alive for a minute, for the README.
[[nodiscard]] QByteArray takeShowcase(const QString &directory);

/// States that cannot be brought about on a sandbox in a minute, on a desk with canned answers: loading, a network
/// that is lost, orders left open by a crash, other networks.
[[nodiscard]] QByteArray takeStagedPictures(const QString &directory, const Look &look);

} // namespace curvedesk
