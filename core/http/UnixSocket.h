// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QSocketNotifier>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

namespace curvedesk {

/// Listens at a path for connections of programs of the same user; others are cut. The file has mode 0600 from its
/// first moment, and goes with this object.
class UnixListener
{
public:
    /// Gets the descriptor of each connection, and closes it when done.
    using Accepted = std::function<void(int connection)>;

    /// Makes the socket's file and listens at this path; `accepted` is called from the event loop, at each connection.
    /// A socket file that nobody listens on is replaced. Conflict while somebody does, or when there is another kind of
    /// file; Storage when it cannot be made.
    [[nodiscard]] static Result<std::unique_ptr<UnixListener>> open(const QString &path, Accepted accepted);
    /// Stops listening and removes the socket's file.
    ~UnixListener();
    Q_DISABLE_COPY_MOVE(UnixListener)

private:
    /// Takes over a descriptor that listens at the path.
    UnixListener(int listener, QString path, Accepted accepted);
    /// Takes one waiting connection: gives it to the handler when it is of this program's own user, else closes it.
    /// When the process has no descriptor left, the connection stays in the queue, and none is taken for 250 ms.
    void accept();

    const int m_listener;
    const QString m_path;
    const Accepted m_accepted;
    QSocketNotifier m_arrivals;
    QTimer m_pause; ///< runs while it waits for the system to have descriptors again
};

/// Connects to a listener; returns the descriptor, which blocks and is the caller's to close, or -1 where nobody
/// listens.
[[nodiscard]] int connectToUnixSocket(const QString &path);

} // namespace curvedesk
