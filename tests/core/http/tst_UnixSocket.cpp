// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/UnixSocket.h"
#include "tests/support/TestProgram.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <QAbstractEventDispatcher>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace unixSocketTest {

namespace {

/// While it lives, this process gets no further descriptor.
class NoDescriptors
{
public:
    NoDescriptors()
    {
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const int lowestFree = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        ::close(lowestFree);
        const rlimit limit{static_cast<rlim_t>(lowestFree), m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &limit);
    }
    ~NoDescriptors() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    Q_DISABLE_COPY_MOVE(NoDescriptors)

private:
    rlimit m_before = {};
};

/// A listener with one client, who waits.
struct Scene
{
    Scene()
    {
        const QString path = folder.filePath(u"socket"_s);
        auto opened = UnixListener::open(path, [this](int connection) {
            ++taken;
            ::close(connection);
        });
        if (opened)
            listener = std::move(*opened);
        client = connectToUnixSocket(path);
    }
    ~Scene() { ::close(client); }
    Q_DISABLE_COPY_MOVE(Scene)

    const QTemporaryDir folder;
    std::unique_ptr<UnixListener> listener;
    int client = -1;
    int taken = 0;
};

/// True when a turn of the event loop finds nothing to do. UBSan's check of types needs a descriptor, and none is left.
[[gnu::no_sanitize("vptr")]] bool isIdle()
{
    return !QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents);
}

} // namespace

class tst_UnixSocket : public QObject
{
    Q_OBJECT

private slots:
    void takesWhoeverWaits()
    {
        Scene scene;
        QVERIFY(scene.listener && scene.client >= 0);
        QTRY_COMPARE(scene.taken, 1);
    }

    void restsWithoutDescriptors()
    {
        Scene scene;
        QVERIFY(scene.listener && scene.client >= 0);
        {
            const NoDescriptors none;
            QTRY_VERIFY(isIdle());
            QCOMPARE(scene.taken, 0);
        }
        QTRY_COMPARE(scene.taken, 1);
    }
};

CURVEDESK_TEST(tst_UnixSocket)

} // namespace unixSocketTest
#include "tst_UnixSocket.moc"
