// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QMenu>
#include <QSystemTrayIcon>

namespace curvedesk {

/// The icon in the desktop's tray, where there is one: brings the window to the front, and shows notices while the
/// window is not in front.
class Tray final : public QObject
{
    Q_OBJECT

public:
    /// Looks for a tray a moment later. `window` owns it.
    explicit Tray(QWidget &window);

    /// Shows a notice outside the window, as plain text; not without a tray, and not while the window is in front.
    void notify(const QString &text, Tone tone);

private:
    /// Shows the tray icon with its menu where the desktop has a tray.
    void start();

    QWidget &m_window;
    QMenu m_menu;
    QSystemTrayIcon m_icon;
};

/// Brings a window to the front, also a minimised one.
void bringToFront(QWidget &window);

} // namespace curvedesk
