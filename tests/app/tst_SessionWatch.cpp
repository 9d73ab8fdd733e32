// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/SessionWatch.h"
#include "tests/support/TestProgram.h"

#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace sessionWatchTest {

namespace {

const QString login = u"org.freedesktop.login1"_s;

// The part of logind that says whose a session is.
class FakeSession final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Session")
    Q_PROPERTY(QString Name READ name)

public:
    explicit FakeSession(const QString &user)
        : m_user(user)
    {
    }
    [[nodiscard]] QString name() const { return m_user; }

private:
    QString m_user;
};

// The part of logind that waits with going to sleep.
class FakeManager final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    FakeManager() { QVERIFY(::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) == 0); }
    ~FakeManager() override { ::close(m_pipe[0]); }
    /// Nobody holds the other end any more.
    [[nodiscard]] bool maySleep() const
    {
        char byte = 0;
        return ::read(m_pipe[0], &byte, 1) == 0;
    }
    QStringList asked;

public slots:
    QDBusUnixFileDescriptor Inhibit(const QString &what, const QString &who, const QString &, const QString &mode)
    {
        asked = QStringList{what, who, mode};
        const QDBusUnixFileDescriptor handed(m_pipe[1] >= 0 ? m_pipe[1] : m_pipe[0]);
        if (m_pipe[1] >= 0)
            ::close(std::exchange(m_pipe[1], -1));
        return handed;
    }

private:
    int m_pipe[2] = {-1, -1};
};

} // namespace

/// A message bus of its own, on which the test is logind.
class tst_SessionWatch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void tellsOfSleep();
    void tellsOfTheOwnSessionsLock();
    void tellsOfTheScreenSaver();
    void worksWithoutABus();

private:
    [[nodiscard]] QDBusConnection bus(const QString &name) const
    {
        return QDBusConnection::connectToBus(m_address, name);
    }
    void emitSignal(const QString &path, const QString &interface, const QString &name, const QVariantList &arguments)
    {
        QDBusMessage message = QDBusMessage::createSignal(path, interface, name);
        message.setArguments(arguments);
        QVERIFY(bus(u"logind"_s).send(message));
    }

    QProcess m_daemon;
    QString m_address;
};

void tst_SessionWatch::initTestCase()
{
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    if (!m_daemon.waitForStarted())
        QSKIP("there is no dbus-daemon");
    QVERIFY(m_daemon.waitForReadyRead());
    m_address = QString::fromLatin1(m_daemon.readLine()).trimmed();
    QVERIFY(bus(u"logind"_s).registerService(login));
}

void tst_SessionWatch::cleanupTestCase()
{
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

void tst_SessionWatch::tellsOfSleep()
{
    const QString path = u"/org/freedesktop/login1"_s;
    FakeManager logind;
    QVERIFY(bus(u"logind"_s).registerObject(path, &logind, QDBusConnection::ExportAllSlots));
    app::SessionWatch watch(bus(u"watch"_s), QDBusConnection(QString()));
    QSignalSpy leaves(&watch, &app::SessionWatch::userLeaves);
    QTRY_COMPARE(logind.asked, QStringList({u"sleep"_s, u"Curvedesk"_s, u"delay"_s}));
    const QString manager = u"org.freedesktop.login1.Manager"_s;
    QVERIFY(!logind.maySleep());
    emitSignal(path, manager, u"PrepareForSleep"_s, {true});
    QTRY_COMPARE(leaves.count(), 1);
    QTRY_VERIFY(logind.maySleep());
    logind.asked.clear();
    emitSignal(path, manager, u"PrepareForSleep"_s, {false}); // the machine wakes up
    QTRY_VERIFY(!logind.asked.isEmpty());
    QCOMPARE(leaves.count(), 1);
}

void tst_SessionWatch::tellsOfTheOwnSessionsLock()
{
    app::SessionWatch watch(bus(u"watch"_s), QDBusConnection(QString()));
    QSignalSpy leaves(&watch, &app::SessionWatch::userLeaves);
    const QString interface = u"org.freedesktop.login1.Session"_s;
    FakeSession foreign(u"somebody-else"_s);
    FakeSession own(QString::fromLocal8Bit(::getpwuid(::getuid())->pw_name));
    bus(u"logind"_s).registerObject(u"/session/foreign"_s, &foreign, QDBusConnection::ExportAllProperties);
    bus(u"logind"_s).registerObject(u"/session/own"_s, &own, QDBusConnection::ExportAllProperties);
    emitSignal(u"/session/foreign"_s, interface, u"Lock"_s, {});
    emitSignal(u"/session/own"_s, interface, u"Lock"_s, {});
    QTRY_COMPARE(leaves.count(), 1); // the bus keeps the order: the foreign one was looked at before
    // Of a session that logind does not know, locking is the safe answer.
    emitSignal(u"/session/unknown"_s, interface, u"Lock"_s, {});
    QTRY_COMPARE(leaves.count(), 2);
}

void tst_SessionWatch::tellsOfTheScreenSaver()
{
    app::SessionWatch watch(QDBusConnection(QString()), bus(u"watch"_s));
    QSignalSpy leaves(&watch, &app::SessionWatch::userLeaves);
    const QString saver = u"org.freedesktop.ScreenSaver"_s;
    emitSignal(u"/org/freedesktop/ScreenSaver"_s, saver, u"ActiveChanged"_s, {false});
    emitSignal(u"/org/freedesktop/ScreenSaver"_s, saver, u"ActiveChanged"_s, {true});
    QTRY_COMPARE(leaves.count(), 1);
}

void tst_SessionWatch::worksWithoutABus()
{
    const QDBusConnection none{QString()};
    app::SessionWatch watch(none, none);
    QSignalSpy leaves(&watch, &app::SessionWatch::userLeaves);
    QCOMPARE(leaves.count(), 0);
}

CURVEDESK_TEST(tst_SessionWatch)

} // namespace sessionWatchTest
#include "tst_SessionWatch.moc"
