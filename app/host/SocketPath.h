// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QByteArray>
#include <QFile>

#include <algorithm>

namespace curvedesk::app {

/// The address of a Unix socket in a folder whose path may be longer than the 107 bytes that such an address takes: it
/// goes through the folder's descriptor, which is open as long as this object.
class SocketPath
{
    Q_DISABLE_COPY_MOVE(SocketPath)

public:
    SocketPath(const QString &directory, const char *name)
        : m_directory(::open(QFile::encodeName(directory).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC))
        , m_name("/proc/self/fd/" + QByteArray::number(m_directory) + '/' + name)
    {
        m_address.sun_family = AF_UNIX;
        std::ranges::copy(m_name.first(std::min<qsizetype>(m_name.size(), sizeof m_address.sun_path - 1)),
                          m_address.sun_path);
    }
    ~SocketPath()
    {
        if (m_directory >= 0)
            ::close(m_directory);
    }

    [[nodiscard]] bool isValid() const { return m_directory >= 0; }
    [[nodiscard]] const QByteArray &name() const { return m_name; }
    [[nodiscard]] const sockaddr *address() const { return reinterpret_cast<const sockaddr *>(&m_address); }
    [[nodiscard]] socklen_t size() const { return sizeof m_address; }

private:
    const int m_directory;
    const QByteArray m_name;
    sockaddr_un m_address = {};
};

} // namespace curvedesk::app
