// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/Tray.h"

#include "ui/theme/Icons.h"

#include <QTimer>
#include <QWidget>

namespace curvedesk {

namespace {

constexpr int startMs = 1500;

} // namespace

Tray::Tray(QWidget &window)
    : QObject(&window)
    , m_window(window)
    , m_icon(icons::application())
{
    // Asking for a tray can take long, and is not worth a later window.
    QTimer::singleShot(startMs, this, &Tray::start);
}

void Tray::start()
{
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return;
    m_menu.addAction(tr("Show Curvedesk"), this, [this] { bringToFront(m_window); });
    m_menu.addAction(tr("Quit"), &m_window, &QWidget::close);
    m_icon.setContextMenu(&m_menu);
    m_icon.setToolTip(QStringLiteral("Curvedesk"));
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger)
            bringToFront(m_window);
    });
    connect(&m_icon, &QSystemTrayIcon::messageClicked, this, [this] { bringToFront(m_window); });
    m_icon.show();
}

void Tray::notify(const QString &text, Tone tone)
{
    if (!m_icon.isVisible() || m_window.isActiveWindow())
        return;
    // Notification servers may read markup; the words can be foreign.
    m_icon.showMessage(QStringLiteral("Curvedesk"), text.toHtmlEscaped(),
                       tone == Tone::Error || tone == Tone::Warn ? QSystemTrayIcon::Warning
                                                                 : QSystemTrayIcon::Information);
}

void bringToFront(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace curvedesk
