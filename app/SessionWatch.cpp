// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/SessionWatch.h"

#include <pwd.h>
#include <unistd.h>

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

const QString login = u"org.freedesktop.login1"_s;
const QString loginPath = u"/org/freedesktop/login1"_s;
const QString loginManager = u"org.freedesktop.login1.Manager"_s;
const QString loginSession = u"org.freedesktop.login1.Session"_s;

// The login name of the user who runs this program; empty when the system has none.
QString ownName()
{
    const passwd *entry = ::getpwuid(::getuid());
    return entry != nullptr ? QString::fromLocal8Bit(entry->pw_name) : QString();
}

} // namespace

// Without an address, asking for the session's bus could start one.
SessionWatch::SessionWatch()
    : SessionWatch(QDBusConnection::systemBus(),
                   qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ? QDBusConnection::sessionBus()
                                                                         : QDBusConnection(QString()))
{
}

SessionWatch::SessionWatch(QDBusConnection systemBus, QDBusConnection sessionBus)
    : m_systemBus(std::move(systemBus))
{
    m_systemBus.connect(login, loginPath, loginManager, u"PrepareForSleep"_s, this, SLOT(prepareForSleep(bool)));
    delaySleep();
    // The signal is taken from every session, because a program that the user's systemd started belongs to none.
    m_systemBus.connect(login, QString(), loginSession, u"Lock"_s, this, SLOT(sessionLocks(QDBusMessage)));
    for (const QString &saver : {u"org.freedesktop.ScreenSaver"_s, u"org.gnome.ScreenSaver"_s})
        sessionBus.connect(QString(), QString(), saver, u"ActiveChanged"_s, this, SLOT(screenSaverChanged(bool)));
}

void SessionWatch::prepareForSleep(bool isGoingToSleep)
{
    if (!isGoingToSleep) {
        delaySleep();
        return;
    }
    emit userLeaves();
    m_sleepDelay = QDBusUnixFileDescriptor();
}

void SessionWatch::delaySleep()
{
    if (!m_systemBus.isConnected())
        return;
    QDBusMessage ask = QDBusMessage::createMethodCall(login, loginPath, loginManager, u"Inhibit"_s);
    ask << u"sleep"_s << u"Curvedesk"_s << u"Wipes keys from memory"_s << u"delay"_s;
    auto *asked = new QDBusPendingCallWatcher(m_systemBus.asyncCall(ask), this);
    connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked] {
        m_sleepDelay = asked->reply().arguments().value(0).value<QDBusUnixFileDescriptor>();
        asked->deleteLater();
    });
}

void SessionWatch::sessionLocks(const QDBusMessage &message)
{
    QDBusMessage ask
        = QDBusMessage::createMethodCall(login, message.path(), u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    ask << loginSession << u"Name"_s;
    auto *asked = new QDBusPendingCallWatcher(m_systemBus.asyncCall(ask, 1000), this);
    connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked] {
        const QString name = asked->reply().arguments().value(0).value<QDBusVariant>().variant().toString();
        asked->deleteLater();
        // Another user's session is ignored; where logind does not name the session's user, locking is the safe answer.
        if (asked->isError() || name.isEmpty() || name == ownName())
            emit userLeaves();
    });
}

void SessionWatch::screenSaverChanged(bool isActive)
{
    if (isActive)
        emit userLeaves();
}

} // namespace curvedesk::app
#include "moc_SessionWatch.cpp"
