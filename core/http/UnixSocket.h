// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QSocketNotifier>
#include <QString>

#include <functional>
#include <memory>

namespace curvedesk {

/// Listens at a path for connections of programs of the same user; others are cut. The file has mode 0600 from its
/// first moment, and goes with this object.
class UnixListener
{
public:
    /// Gets the descriptor of each connection, which is then its own.
    using Accepted = std::function<void(int connection)>;

    /// Listens at this path. A socket file that nobody listens on is replaced. Conflict while somebody does, or when
    /// there is another kind of file; Storage when it cannot be made.
    [[nodiscard]] static Result<std::unique_ptr<UnixListener>> open(const QString &path, Accepted accepted);
    /// Stops listening and removes the socket's file.
    ~UnixListener();
    Q_DISABLE_COPY_MOVE(UnixListener)

    /// While false, connections wait.
    void setEnabled(bool isEnabled) { m_arrivals.setEnabled(isEnabled); }

private:
    UnixListener(int listener, QString path, Accepted accepted);
    /// Gives a connection of this program's own user to the handler; closes any other.
    void accept();

    const int m_listener;
    const QString m_path;
    const Accepted m_accepted;
    QSocketNotifier m_arrivals;
};

/// Connects to a listener; returns the descriptor, or -1.
[[nodiscard]] int connectToUnixSocket(const QString &path);

} // namespace curvedesk
