// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/UnixSocket.h"
#include "core/service/Services.h"

#include <QSocketNotifier>
#include <QTimer>

namespace curvedesk::app {

/// The way to command a running program from a terminal: a socket in the data directory, which only the host's own user
/// can enter. A client sends one line, "lock", "unlock" (and then the passphrase, a line end, and nothing more: it
/// shuts its side down), "approvals", "approve ID" or "refuse ID". The answer's first line is "ok" or says why not;
/// what "approvals" asks for follows. One client is served at a time.
class ControlSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlSocket)

public:
    static constexpr int patienceMs = 10'000; ///< for a client to send its request

    /// Listens. Errors of UnixListener::open(). The services must outlive it.
    [[nodiscard]] static Result<std::unique_ptr<ControlSocket>> open(const QString &path, VaultService &vault,
                                                                     ApprovalService &approvals);
    ~ControlSocket() override; ///< hangs up, and removes the socket's file

private:
    /// Makes one that does not listen yet.
    ControlSocket(VaultService &vault, ApprovalService &approvals);
    /// Takes a client and waits for its request; further clients wait until hangUp().
    void accept(int client);
    /// Reads what has arrived of the request, and answers once it is whole, or as long as one may be; hangs up on a
    /// client that is gone.
    void readRequest();
    /// Executes the request, sends the result or the error's detail, and hangs up.
    QCoro::Task<> answer();
    /// Executes the request whose first line this is; returns what follows "ok". InvalidInput for an unknown one,
    /// Forbidden to lock a vault with a key file, errors of the services. Wipes the request of "unlock".
    [[nodiscard]] Task<QByteArray> obey(QByteArray line);
    /// Closes the connection, wipes the request and admits the next client.
    void hangUp();

    VaultService &m_vault;
    ApprovalService &m_approvals;
    std::unique_ptr<UnixListener> m_listener;
    int m_client = -1;
    std::unique_ptr<QSocketNotifier> m_readable;
    SecretBytes m_request; ///< as much as a request may have, wiped with each client
    std::size_t m_size = 0; ///< bytes of it that have arrived
    QTimer m_patience;
};

} // namespace curvedesk::app
