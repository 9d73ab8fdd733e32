// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QObject>

class QDBusMessage;

namespace curvedesk::app {

/// Emits a signal when the machine goes to sleep or this user's session locks, as logind or a screen saver reports over
/// D-Bus; sleep waits until the signal was emitted. Without D-Bus it emits none.
class SessionWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SessionWatch)

public:
    /// Listens on both buses, and asks logind to delay sleep.
    SessionWatch();
    /// Listens on these two buses, and asks logind to delay sleep; for tests.
    SessionWatch(QDBusConnection systemBus, QDBusConnection sessionBus);

signals:
    /// The computer goes to sleep, or this user's session or screen was locked; one lock can emit it twice.
    void userLeaves();

private slots:
    /// logind announces sleep (true): emits userLeaves() and lets it begin; or its end (false): delays the next one.
    void prepareForSleep(bool isGoingToSleep);
    /// logind locks a session: asks it over D-Bus whose, without waiting, and emits userLeaves() when the answer comes,
    /// unless it is another user's, or when none does within a second.
    void sessionLocks(const QDBusMessage &message);
    /// Emits userLeaves() when the desktop's screen saver or lock screen was turned on, not when off.
    void screenSaverChanged(bool isActive);

private:
    /// Asks logind over D-Bus, if there is one, to put off the next sleep until userLeaves() was handled; does not wait
    /// for the answer, which takes the place of an earlier one.
    void delaySleep();

    QDBusConnection m_systemBus;
    QDBusUnixFileDescriptor m_sleepDelay; ///< as long as it is open, logind waits with going to sleep
};

} // namespace curvedesk::app
