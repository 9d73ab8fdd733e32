// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/UnixSocket.h"
#include "core/service/Services.h"

#include <QPointer>

namespace curvedesk::app {

/// The way to command a running program from a terminal: a socket in the data directory, which only the host's own user
/// can enter. A client sends one line, "lock", "unlock" (and then the passphrase, a line end, and nothing more: it
/// shuts its side down), "approvals", "approve ID" or "refuse ID". The answer's first line is "ok" or says why not;
/// what "approvals" asks for follows. Clients are served at the same time: a keychain's prompt, perhaps unanswered for
/// hours, keeps only the one waiting that asked for it. One more than maxClients is told that the host is busy.
class ControlSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlSocket)

public:
    static constexpr int patienceMs = 10'000; ///< for a client to send its request
    static constexpr int maxClients = 16; ///< served at the same time: each has locked memory for a passphrase

    /// Listens at a Unix socket; replaces a socket file that nobody listens on. Conflict when the path is taken,
    /// Storage when the socket cannot be made. The services must outlive it.
    [[nodiscard]] static Result<std::unique_ptr<ControlSocket>> open(const QString &path, VaultService &vault,
                                                                     ApprovalService &approvals);
    ~ControlSocket() override; ///< hangs up on all clients, and removes the socket's file

private:
    /// A connection, and as much of its request as has arrived; a child of the socket.
    struct Client;
    /// Makes one that does not listen yet.
    ControlSocket(VaultService &vault, ApprovalService &approvals);
    /// After makeRoom() takes the connection and starts the timer for its request, or says it is busy and closes it.
    void accept(int connection);
    /// Hangs up on clients that left, though what they asked for goes on; true when one more may be served.
    [[nodiscard]] bool makeRoom();
    /// Reads what has arrived; once whole or at its longest obeys and answers it; else hangs up if the client is gone.
    void readRequest(Client &client);
    /// Wipes the request and has obey() execute it; sends the client "ok" with the result, or the error; hangs up.
    QCoro::Task<> answer(QPointer<Client> client);
    /// Executes the request whose first line this is, by VaultService or ApprovalService (signals, audit log, for
    /// "unlock" the vault's file or the keychain); returns what follows "ok". `passphrase`: what follows the line.
    /// "approve" returns once the agreement is taken: the order is signed and sent later, and may still fail.
    /// InvalidInput for an unknown one, Forbidden to lock a vault with a key file, NotFound for an order that does not
    /// wait; of "unlock" Unauthorized, Unavailable, Storage, Damaged, InvalidInput, Cancelled.
    [[nodiscard]] Task<QByteArray> obey(QByteArray line, VaultService::Passphrase passphrase);

    VaultService &m_vault;
    ApprovalService &m_approvals;
    std::unique_ptr<UnixListener> m_listener;
};

} // namespace curvedesk::app
