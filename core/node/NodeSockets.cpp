// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeSockets.h"

#include "core/node/NodePolicy.h"
#include "core/node/NodeSocket.h"
#include "core/solana/Transaction.h"

namespace curvedesk {

namespace {

constexpr qsizetype maxClients = 200;
// Bytes: a slot's notifications to a client are sent in one turn of the event loop, in which no client can read.
constexpr qint64 maxBurst = 16 * 1024 * 1024;

// The accounts that a landed transaction could change.
QSet<Address> writableAccountsOf(const TransactionRecord &record)
{
    QSet<Address> out;
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    for (qsizetype i = 0; transaction && i < transaction->message.accountKeys.size(); ++i) {
        if (transaction->message.isWritable(i))
            out.insert(transaction->message.accountKeys[i]);
    }
    return out;
}

} // namespace

NodeSockets::NodeSockets(sandbox::Ledger &ledger, QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
{
    connect(&m_ledger, &sandbox::Ledger::landed, this, &NodeSockets::notifyLanded);
    connect(&m_ledger, &sandbox::Ledger::accountsChanged, this, &NodeSockets::notifyChanged);
    connect(&m_ledger, &sandbox::Ledger::rolledBack, this, &NodeSockets::notifyDropped);
    connect(&m_ledger, &sandbox::Ledger::slotAdvanced, this, &NodeSockets::notifySlot);
}

NodeSockets::~NodeSockets()
{
    close();
}

Result<quint16> NodeSockets::listen(quint16 port)
{
    ConnectionGuard::Limits limits;
    limits.connections = maxClients;
    limits.unsentBurst = maxBurst;
    auto http = std::make_unique<HttpServer>(*this, limits);
    const Result<quint16> listening = http->start(QHostAddress(QHostAddress::LocalHost), port);
    if (!listening)
        return listening;
    http->onWebSocketOpened(
        [this](std::unique_ptr<QWebSocket> socket, GuardedSocket &wire) { adopt(std::move(socket), wire); });
    m_http = std::move(http);
    return listening;
}

void NodeSockets::close()
{
    if (m_http)
        m_http->close();
    for (NodeSocket *client : std::exchange(m_clients, {}))
        delete client;
}

HeadDecision NodeSockets::decide(const RequestHead &head)
{
    if (auto refusal = nodePolicy::refusalOfStranger(head))
        return {.outcome = std::move(*refusal)};
    if (!head.asksForWebSocket())
        return {.outcome = nodePolicy::refusal(426, "Subscriptions need a WebSocket",
                                               "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n")};
    return {.outcome = AcceptedUpgrade()};
}

HttpReply NodeSockets::replyOf(const HttpFault &fault, const RequestHead &)
{
    return nodePolicy::refusal(fault.status, fault.message);
}

void NodeSockets::serve(const RequestHead &, const AcceptedRequest &, QByteArray, DeferredReply)
{
    // The policy accepts no request but handshakes.
}

void NodeSockets::adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire)
{
    auto *client = new NodeSocket(m_ledger, m_nextSubscription, std::move(socket), wire);
    m_clients.push_back(client);
    connect(client, &NodeSocket::gone, this, [this, client] {
        std::erase(m_clients, client);
        client->deleteLater();
    });
    if (m_isStalled)
        client->setStalled(true);
}

QList<QPointer<NodeSocket>> NodeSockets::clients() const
{
    return QList<QPointer<NodeSocket>>(m_clients.cbegin(), m_clients.cend());
}

void NodeSockets::notifyLanded(const QList<TransactionRecord> &records)
{
    if (m_clients.empty())
        return;
    std::vector<NodeTransactionNotice> notices(records.cbegin(), records.cend());
    for (const auto &client : clients())
        client->notifyOfTransactions(notices);
}

void NodeSockets::notifyChanged(const QList<Address> &addresses)
{
    if (m_clients.empty())
        return;
    const QSet<Address> changed(addresses.cbegin(), addresses.cend());
    for (const auto &client : clients())
        client->notifyOfAccounts(Commitment::Processed, m_ledger.slot(), changed);
}

void NodeSockets::notifySlot(quint64 slot)
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
            client->notifyOfAccounts(level, reached, changed);
    }
    for (const auto &client : clients())
        client->notifyOfSlot(slot);
}

void NodeSockets::notifyDropped(const QList<TransactionRecord> &records)
{
    if (m_clients.empty())
        return;
    const quint64 confirmed = m_ledger.slotAt(Commitment::Confirmed);
    QSet<Signature> signatures;
    QSet<Address> changedBack;
    for (const TransactionRecord &record : records) {
        signatures.insert(record.signature);
        if (record.slot <= confirmed)
            changedBack += writableAccountsOf(record);
    }
    for (const auto &client : clients())
        client->dropNotificationsOf(signatures);
    if (changedBack.isEmpty())
        return;
    for (const auto &client : clients())
        client->notifyOfAccounts(Commitment::Confirmed, confirmed, changedBack);
}

void NodeSockets::setStalled(bool isStalled)
{
    m_isStalled = isStalled;
    for (const auto &client : clients())
        client->setStalled(isStalled);
}

} // namespace curvedesk
#include "moc_NodeSockets.cpp"
