// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/UnixSocket.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The address of a socket in a folder whose path may be longer than the 107 bytes that such an address takes: it goes
/// through the folder's descriptor, which is open as long as this object.
class SocketAddress
{
public:
    /// Opens the folder of the path; where that fails, bind() and connect() fail.
    explicit SocketAddress(const QString &path)
        : m_directory(
            ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC))
        , m_name("/proc/self/fd/" + QByteArray::number(m_directory) + '/'
                 + QFile::encodeName(QFileInfo(path).fileName()))
    {
        m_address.sun_family = AF_UNIX;
        std::ranges::copy(m_name.first(std::min<qsizetype>(m_name.size(), sizeof m_address.sun_path - 1)),
                          m_address.sun_path);
    }
    ~SocketAddress()
    {
        if (m_directory >= 0)
            ::close(m_directory);
    }
    Q_DISABLE_COPY_MOVE(SocketAddress)

    /// As the system calls of these names; false with errno on failure.
    [[nodiscard]] bool bind(int socket) const { return m_directory >= 0 && ::bind(socket, address(), size) == 0; }
    [[nodiscard]] bool connect(int socket) const { return m_directory >= 0 && ::connect(socket, address(), size) == 0; }
    /// True when the path is that of a socket.
    [[nodiscard]] bool isSocket() const
    {
        struct stat status = {};
        return ::lstat(m_name.constData(), &status) == 0 && S_ISSOCK(status.st_mode);
    }
    /// Removes the file; does nothing when it is gone.
    void unlink() const { ::unlink(m_name.constData()); }

private:
    static constexpr socklen_t size = sizeof(sockaddr_un);
    [[nodiscard]] const sockaddr *address() const { return reinterpret_cast<const sockaddr *>(&m_address); }

    const int m_directory;
    const QByteArray m_name;
    sockaddr_un m_address = {};
};

/// True when the process at the other end runs as the same user.
bool isOwnUser(int connection)
{
    ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

} // namespace

Result<std::unique_ptr<UnixListener>> UnixListener::open(const QString &path, Accepted accepted)
{
    constexpr int backlog = 128;
    if (const int other = connectToUnixSocket(path); other >= 0) {
        ::close(other);
        return failure(ErrorCode::Conflict, u"the socket is in use"_s);
    }
    const SocketAddress address(path);
    if (address.isSocket())
        address.unlink(); // a killed program left it behind
    const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    // The file gets the mode that the socket has when it is bound.
    if (listener < 0 || ::fchmod(listener, 0600) != 0 || !address.bind(listener) || ::listen(listener, backlog) != 0) {
        const bool isTaken = errno == EADDRINUSE;
        if (!isTaken && address.isSocket())
            address.unlink(); // it was bound and cannot be listened to; else it is another program's
        if (listener >= 0)
            ::close(listener);
        return isTaken ? failure(ErrorCode::Conflict, u"the socket's place is taken by a file"_s)
                       : failure(ErrorCode::Storage, u"the socket cannot be made"_s);
    }
    return std::unique_ptr<UnixListener>(new UnixListener(listener, path, std::move(accepted)));
}

UnixListener::UnixListener(int listener, QString path, Accepted accepted)
    : m_listener(listener)
    , m_path(std::move(path))
    , m_accepted(std::move(accepted))
    , m_arrivals(listener, QSocketNotifier::Read)
{
    constexpr int pauseMs = 250;
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    QObject::connect(&m_arrivals, &QSocketNotifier::activated, &m_arrivals, [this] { accept(); });
    QObject::connect(&m_pause, &QTimer::timeout, &m_arrivals, [this] { m_arrivals.setEnabled(true); });
}

UnixListener::~UnixListener()
{
    m_arrivals.setEnabled(false);
    ::close(m_listener);
    SocketAddress(m_path).unlink();
}

void UnixListener::accept()
{
    const int connection = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (connection < 0) {
        const bool isClientGone = errno == EAGAIN || errno == EINTR || errno == ECONNABORTED;
        if (isClientGone)
            return;
        m_arrivals.setEnabled(false);
        m_pause.start();
        return;
    }
    if (isOwnUser(connection))
        m_accepted(connection);
    else
        ::close(connection);
}

int connectToUnixSocket(const QString &path)
{
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (socket < 0 || SocketAddress(path).connect(socket))
        return socket;
    ::close(socket);
    return -1;
}

} // namespace curvedesk
