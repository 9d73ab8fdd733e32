// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QDBusMessage>
#include <QMenu>
#include <QSystemTrayIcon>

#include <functional>

namespace curvedesk {

/// The icon in the desktop's tray, where there is one: brings the window to the front, and keeps the program when the
/// window is closed, if the user wants that. Also the notices outside the window, by D-Bus where there is no tray.
class Tray final : public QObject
{
    Q_OBJECT

public:
    /// Looks for a tray a moment later, and shows the icon where there is one. `window` owns it. `hasTray`: whether the
    /// desktop has a tray; empty: the desktop is asked.
    explicit Tray(QWidget &window, std::function<bool()> hasTray = {});

    bool appear(); ///< shows the icon; false: the desktop has no tray
    /// True: a window that is closed is only hidden, as long as the desktop has a tray, and stayed() is emitted.
    void setStaying(bool isWanted) { m_isStaying = isWanted; }
    [[nodiscard]] bool isStaying() const { return m_isStaying; }
    void letEnd(); ///< lets the window close as without a tray, in this turn of the event loop; closes nothing
    void quit(); ///< closes all windows and ends the program with code 0, unless a sheet refuses to close

    /// Shows a notice as plain text, by the tray or D-Bus; not while the window is in front, or the user wants none.
    void showOutside(const QString &text, Tone tone);
    void setNotifying(bool isWanted) { m_isNotifying = isWanted; } ///< false: showOutside() shows nothing
    [[nodiscard]] bool isNotifying() const { return m_isNotifying; }

signals:
    void stayed(); ///< the window was closed and is hidden; the program goes on

protected:
    /// Where there is a tray, shows the icon, hides a window that closes and is to stay, emits stayed(), and keeps the
    /// program until quit(), or until the window was shown and closed again.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_window;
    std::function<bool()> m_hasTray;
    QMenu m_menu;
    QSystemTrayIcon m_icon;
    bool m_isNotifying = true; ///< the user wants notices outside the window
    bool m_isStaying = false;
    bool m_isEnding = false;
};

/// Makes the call that has the desktop show a notice, with the markup in its words escaped; sends nothing.
[[nodiscard]] QDBusMessage notificationCall(const QString &text);

/// Brings a window to the front, also a hidden or minimised one.
void bringToFront(QWidget &window);

} // namespace curvedesk
