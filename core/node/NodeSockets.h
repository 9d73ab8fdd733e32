// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/http/HttpServer.h"

#include <QPointer>

#include <vector>

namespace curvedesk {

class NodeSocket;

/// The subscriptions of Solana clients: accounts, logs, signatures, slots, programs and roots of the embedded ledger,
/// over WebSocket. Notifications, here messages to the clients, follow durable blocks, in the order of the chain; a
/// client with too much unsent or queued is cut off.
class NodeSockets final : public QObject, public RequestPolicy
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NodeSockets)

public:
    /// Follows the ledger's signals from now on; `ledger` must outlive this.
    explicit NodeSockets(sandbox::Ledger &ledger, QObject *parent = nullptr);
    ~NodeSockets() override; ///< stops listening and ends every client's connection

    /// Listens at 127.0.0.1:`port`. Conflict when it is taken; InvalidInput for one that this user may not use.
    [[nodiscard]] Result<quint16> listen(quint16 port);
    /// Stops listening and ends every client's connection.
    void close();

    /// For tests: while stalled, sockets, new ones too, stay open and silent; what they would say is lost.
    void setStalled(bool isStalled);

private:
    /// Lets WebSocket handshakes of programs on this machine through. Refuses any other request of theirs with 426, a
    /// web page with 403, another Host with 421.
    [[nodiscard]] HeadDecision decide(const RequestHead &head) override;
    HttpReply replyOf(const HttpFault &fault, const RequestHead &head) override; ///< the fault as a JSON-RPC error
    /// Does nothing, because decide() accepts only handshakes.
    void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) override;

    /// Takes a client and serves it until it is gone.
    void adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire);
    /// Sends each client the logs and signatures of landed transactions that it subscribed to, or queues them until
    /// their commitment is reached.
    void notifyLanded(const QList<TransactionRecord> &records);
    /// Sends accounts whose change is on disk, or was taken back, to clients that subscribed to them or to their
    /// programs with the commitment processed.
    void notifyChanged(const QList<Address> &addresses);
    /// Sends each client, as far as it subscribed, the slot, the root, and what became confirmed or finalized now.
    void notifySlot(quint64 slot);
    /// Drops what was queued for clients about transactions that a fork removed. Sends accounts whose change had been
    /// confirmed, as they are again, to clients that subscribed with that commitment; the change is never finalized
    /// yet, and those with processed are sent it by notifyChanged().
    void notifyDropped(const QList<TransactionRecord> &records);
    /// The clients, as a copy of the list, because a notification may end a client and so change the list.
    [[nodiscard]] QList<QPointer<NodeSocket>> clients() const;

    sandbox::Ledger &m_ledger;
    std::unique_ptr<HttpServer> m_http; ///< nullptr until listen()
    std::vector<NodeSocket *> m_clients;
    quint64 m_nextSubscription = 0; ///< as in a node, ids are unique among all clients
    bool m_isStalled = false;
};

} // namespace curvedesk
