// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/Tray.h"

#include "ui/theme/Icons.h"

#include <QApplication>
#include <QDBusConnection>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace curvedesk {

namespace {

constexpr int startMs = 1500;

} // namespace

Tray::Tray(QWidget &window, std::function<bool()> hasTray)
    : QObject(&window)
    , m_window(window)
    , m_hasTray(hasTray ? std::move(hasTray) : QSystemTrayIcon::isSystemTrayAvailable)
    , m_icon(icons::application())
{
    m_menu.addAction(tr("Show Curvedesk"), this, [this] { bringToFront(m_window); });
    m_menu.addAction(tr("Quit"), this, &Tray::quit);
    m_icon.setContextMenu(&m_menu);
    m_icon.setToolTip(QStringLiteral("Curvedesk"));
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger)
            bringToFront(m_window);
    });
    connect(&m_icon, &QSystemTrayIcon::messageClicked, this, [this] { bringToFront(m_window); });
    window.installEventFilter(this);
    // Asking for a tray can take long, and is not worth a later window.
    QTimer::singleShot(startMs, this, &Tray::appear);
}

bool Tray::appear()
{
    if (!m_hasTray())
        return false;
    m_icon.show();
    return true;
}

void Tray::letEnd()
{
    m_isEnding = true;
    // A sheet may refuse to close, and the program goes on: the next close is one like any other.
    QTimer::singleShot(0, this, [this] { m_isEnding = false; });
}

void Tray::quit()
{
    letEnd();
    QApplication::quit(); // asks an open sheet first; closing the window alone would leave the sheet without it
}

bool Tray::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show) {
        QApplication::setQuitOnLastWindowClosed(true);
    } else if (event->type() == QEvent::Close && m_isStaying && !m_isEnding && appear()) {
        event->ignore();
        QApplication::setQuitOnLastWindowClosed(false); // for what may open and close meanwhile
        m_window.hide();
        emit stayed();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void Tray::showOutside(const QString &text, Tone tone)
{
    if (!m_isNotifying || (m_window.isVisible() && m_window.isActiveWindow()))
        return;
    if (!m_icon.isVisible()) {
        // Without the address libdbus would start a bus of its own.
        if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
            QDBusConnection::sessionBus().send(notificationCall(text));
        return;
    }
    // Notification servers may read markup; the words can be foreign.
    m_icon.showMessage(QStringLiteral("Curvedesk"), text.toHtmlEscaped(),
                       tone == Tone::Error || tone == Tone::Warn ? QSystemTrayIcon::Warning
                                                                 : QSystemTrayIcon::Information);
}

QDBusMessage notificationCall(const QString &text)
{
    // https://specifications.freedesktop.org/notification-spec/latest/protocol.html
    const QString service = QStringLiteral("org.freedesktop.Notifications");
    const QString application = QGuiApplication::desktopFileName();
    QDBusMessage call = QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/Notifications"),
                                                       service, QStringLiteral("Notify"));
    constexpr uint replacesNone = 0;
    constexpr int serversTime = -1;
    call << QStringLiteral("Curvedesk") << replacesNone << application << QStringLiteral("Curvedesk")
         << text.toHtmlEscaped() << QStringList() << QVariantMap{{QStringLiteral("desktop-entry"), application}}
         << serversTime;
    return call;
}

void bringToFront(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace curvedesk
#include "moc_Tray.cpp"
