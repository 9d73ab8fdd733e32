// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/SandboxRpcSockets.h"

#include "core/server/SandboxRpcPolicy.h"
#include "core/server/SandboxRpcSocket.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxClients = 200;

} // namespace

SandboxRpcSockets::SandboxRpcSockets(sandbox::Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_handshake(u"curvedesk"_s, QWebSocketServer::NonSecureMode)
{
    connect(&m_handshake, &QWebSocketServer::newConnection, this, &SandboxRpcSockets::welcome);
    connect(&m_ledger, &sandbox::Ledger::landed, this, &SandboxRpcSockets::tellLanded);
    connect(&m_ledger, &sandbox::Ledger::accountsChanged, this, &SandboxRpcSockets::tellChanged);
    connect(&m_ledger, &sandbox::Ledger::rolledBack, this, &SandboxRpcSockets::tellDropped);
    connect(&m_ledger, &sandbox::Ledger::slotAdvanced, this, &SandboxRpcSockets::tellSlot);
}

SandboxRpcSockets::~SandboxRpcSockets()
{
    close();
}

Result<quint16> SandboxRpcSockets::listen(quint16 port)
{
    ConnectionGuard::Limits limits;
    limits.connections = maxClients;
    auto guard = std::make_unique<ConnectionGuard>(*this, limits);
    const Result<quint16> listening = guard->start(QHostAddress(QHostAddress::LocalHost), port);
    if (!listening)
        return listening;
    connect(guard.get(), &QTcpServer::pendingConnectionAvailable, this, &SandboxRpcSockets::upgrade);
    m_guard = std::move(guard);
    return listening;
}

void SandboxRpcSockets::close()
{
    if (m_guard) {
        m_guard->close();
        m_guard->closeIdle();
    }
    for (SandboxRpcSocket *client : std::exchange(m_clients, {}))
        delete client;
}

HeadDecision SandboxRpcSockets::decide(const RequestHead &head)
{
    HeadDecision decision;
    decision.refusal = sandboxRpcPolicy::refusalOfStranger(head);
    if (!decision.refusal && !head.asksForWebSocket())
        decision.refusal = sandboxRpcPolicy::refusal(426, "Subscriptions need a WebSocket",
                                                     "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n");
    decision.mayUpgrade = !decision.refusal;
    return decision;
}

void SandboxRpcSockets::serve(const RequestHead &, const HeadDecision &, QByteArray, DeferredReply reply)
{
    // A handshake that announces a body is none.
    reply.send(sandboxRpcPolicy::refusal(400, "Subscriptions need a WebSocket"));
}

void SandboxRpcSockets::upgrade()
{
    while (QTcpSocket *socket = m_guard->nextPendingConnection()) {
        socket->disconnect(); // from here on it is the WebSocket's
        m_upgrading.insert(socket->peerPort(), socket);
        m_handshake.handleConnection(socket);
    }
}

void SandboxRpcSockets::welcome()
{
    while (QWebSocket *socket = m_handshake.nextPendingConnection()) {
        QTcpSocket *tcp = m_upgrading.take(socket->peerPort());
        auto *client = new SandboxRpcSocket(m_ledger, m_nextSubscription, socket, tcp);
        m_clients.push_back(client);
        connect(client, &SandboxRpcSocket::gone, this, [this, client] {
            std::erase(m_clients, client);
            client->deleteLater();
        });
        if (m_isStalled)
            client->setStalled(true);
    }
}

QList<QPointer<SandboxRpcSocket>> SandboxRpcSockets::clients() const
{
    return QList<QPointer<SandboxRpcSocket>>(m_clients.cbegin(), m_clients.cend());
}

void SandboxRpcSockets::tellLanded(const QList<TransactionRecord> &records)
{
    if (m_clients.empty())
        return;
    std::vector<RpcLandedNotice> notices(records.cbegin(), records.cend());
    for (const auto &client : clients())
        client->transactionsLanded(notices);
}

void SandboxRpcSockets::tellChanged(const QList<Address> &addresses)
{
    if (m_clients.empty())
        return;
    const QSet<Address> changed(addresses.cbegin(), addresses.cend());
    for (const auto &client : clients())
        client->accountsChanged(Commitment::Processed, m_ledger.slot(), changed);
}

void SandboxRpcSockets::tellSlot(quint64 slot)
{
    if (m_clients.empty())
        return;
    for (const Commitment level : {Commitment::Confirmed, Commitment::Finalized}) {
        if (slot < sandbox::Ledger::slotsBehind(level))
            continue;
        const quint64 reached = slot - sandbox::Ledger::slotsBehind(level);
        const QList<Address> addresses = m_ledger.changedIn(reached);
        if (addresses.isEmpty())
            continue;
        const QSet<Address> changed(addresses.cbegin(), addresses.cend());
        for (const auto &client : clients())
            client->accountsChanged(level, reached, changed);
    }
    for (const auto &client : clients())
        client->slotAdvanced(slot);
}

void SandboxRpcSockets::tellDropped(const QList<TransactionRecord> &records)
{
    QSet<Signature> signatures;
    for (const TransactionRecord &record : records)
        signatures.insert(record.signature);
    for (const auto &client : clients())
        client->transactionsDropped(signatures);
}

void SandboxRpcSockets::setStalled(bool isStalled)
{
    m_isStalled = isStalled;
    for (const auto &client : clients())
        client->setStalled(isStalled);
}

} // namespace curvedesk
