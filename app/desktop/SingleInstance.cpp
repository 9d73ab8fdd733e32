// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/SingleInstance.h"

#include <unistd.h>

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int answerMs = 1000;

/// The socket's path. A hash keeps it short: the path of a socket has about 100 characters at most.
QString socketOf(const QString &dataDirectory)
{
    const QByteArray hash
        = QCryptographicHash::hash(QDir(dataDirectory).absolutePath().toUtf8(), QCryptographicHash::Sha256).toHex();
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return u"%1/curvedesk-%2"_s.arg(runtime.isEmpty() ? QDir::tempPath() : runtime, QString::fromLatin1(hash.left(24)));
}

} // namespace

bool SingleInstance::raiseOther(const QString &dataDirectory)
{
    QLocalSocket socket;
    socket.connectToServer(socketOf(dataDirectory), QIODevice::ReadOnly);
    // The other program closes the connection once it has shown its window.
    return socket.waitForConnected(answerMs) && socket.waitForDisconnected(answerMs);
}

SingleInstance::SingleInstance(const QString &dataDirectory, std::function<void()> raise)
{
    auto opened = UnixListener::open(socketOf(dataDirectory), [raise = std::move(raise)](int connection) {
        raise();
        ::close(connection);
    });
    if (opened)
        m_listener = std::move(*opened);
    else
        qWarning("a second start cannot show this window: %s", qUtf8Printable(opened.error().detail));
}

} // namespace curvedesk::app
