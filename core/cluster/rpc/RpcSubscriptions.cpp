// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcSubscriptions.h"

#include "core/cluster/rpc/RpcRequests.h"

#include <QWebSocket>

#include <algorithm>

namespace curvedesk::rpc {

namespace {

// Ids of our requests: the slots, then the programs in order.
constexpr quint64 slotRequest = 1;
constexpr quint64 firstProgramRequest = 2;

} // namespace

RpcSubscriptions::RpcSubscriptions(Options options, std::function<std::optional<Peer>()> choose, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_choose(std::move(choose))
{
    m_stall.setSingleShot(true);
    m_deadline.setSingleShot(true);
    m_reconnect.setSingleShot(true);
    connect(&m_pulse, &QTimer::timeout, this, &RpcSubscriptions::checkPulse);
    connect(&m_stall, &QTimer::timeout, this, [this] { drop("no new slot"); });
    connect(&m_deadline, &QTimer::timeout, this, [this] { drop("no subscription"); });
    connect(&m_reconnect, &QTimer::timeout, this, &RpcSubscriptions::connectNow);
}

RpcSubscriptions::~RpcSubscriptions()
{
    close();
}

void RpcSubscriptions::start()
{
    m_reconnect.start(0);
}

void RpcSubscriptions::close()
{
    m_closed = true;
    m_live = false;
    for (QTimer *timer : {&m_pulse, &m_stall, &m_deadline, &m_reconnect})
        timer->stop();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket->abort();
        m_socket.release()->deleteLater();
    }
}

void RpcSubscriptions::connectNow()
{
    if (m_closed || m_socket)
        return;
    const std::optional<Peer> peer = m_choose();
    if (!peer) {
        m_reconnect.start(m_options.reconnectFloor);
        return;
    }
    m_peer = *peer;
    m_logSubscriptions.clear();
    m_pingsOut = 0;
    m_slot = 0;
    m_hasSlots = false;
    m_socket = std::make_unique<QWebSocket>();
    m_socket->setMaxAllowedIncomingMessageSize(static_cast<quint64>(m_options.maxMessage));
    m_socket->setMaxAllowedIncomingFrameSize(static_cast<quint64>(m_options.maxMessage));
    connect(m_socket.get(), &QWebSocket::connected, this, &RpcSubscriptions::subscribe);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &RpcSubscriptions::receive);
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_pingsOut = 0; });
    // A refused connection emits only this signal. Queued, because the handler destroys the socket.
    connect(
        m_socket.get(), &QWebSocket::stateChanged, this,
        [this, socket = m_socket.get()](QAbstractSocket::SocketState state) {
            if (state == QAbstractSocket::UnconnectedState && socket == m_socket.get())
                drop("closed");
        },
        Qt::QueuedConnection);
    m_deadline.start(m_options.connectDeadline);
    m_socket->open(m_peer.url);
}

void RpcSubscriptions::subscribe()
{
    const auto send = [this](const RpcRequest &request, quint64 id) {
        m_socket->sendTextMessage(QString::fromUtf8(request.encode(id)));
    };
    send(requests::slotSubscribe(), slotRequest);
    for (qsizetype i = 0; i < m_options.programs.size(); ++i)
        send(requests::logsSubscribe(m_options.programs.at(i)), firstProgramRequest + static_cast<quint64>(i));
    m_pulse.start(m_options.pingPace);
}

void RpcSubscriptions::receive(const QString &text)
{
    if (!m_socket)
        return;
    const Result<SocketMessage> message = replies::socketMessage(text.toUtf8());
    if (!message) {
        drop("garbage");
        return;
    }
    switch (message->kind) {
    case SocketMessage::Kind::Answer:
        receiveAnswer(*message);
        break;
    case SocketMessage::Kind::Slot:
        if (message->slot > m_slot) {
            m_slot = message->slot;
            m_stall.start(m_options.stall);
        }
        emit slotSeen(m_peer.endpoint, message->slot);
        break;
    case SocketMessage::Kind::Logs:
        if (m_logSubscriptions.contains(message->id))
            emit logsSeen(message->landed);
        break;
    case SocketMessage::Kind::Other:
        break;
    }
}

void RpcSubscriptions::receiveAnswer(const SocketMessage &message)
{
    if (message.id == slotRequest) {
        // A node that pushes no slots can still push logs; then only pings show that it lives.
        m_hasSlots = !message.fault;
        if (m_hasSlots)
            m_stall.start(m_options.stall);
        return;
    }
    const quint64 index = message.id - firstProgramRequest;
    if (index >= static_cast<quint64>(m_options.programs.size()))
        return;
    if (message.fault) {
        drop("refused");
        return;
    }
    m_logSubscriptions.insert(message.subscription);
    if (m_live || m_logSubscriptions.size() != m_options.programs.size())
        return;
    m_deadline.stop();
    m_attempts = 0;
    m_live = true;
    emit began(m_peer.endpoint);
}

void RpcSubscriptions::checkPulse()
{
    if (!m_socket)
        return;
    if (m_pingsOut >= m_options.missedPongs) {
        drop("no pong");
        return;
    }
    ++m_pingsOut;
    m_socket->ping();
}

void RpcSubscriptions::drop(const char *reason)
{
    if (!m_socket)
        return;
    qDebug("the subscriptions ended: %s", reason);
    m_pulse.stop();
    m_stall.stop();
    m_deadline.stop();
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket.release()->deleteLater();
    scheduleReconnect();
    if (std::exchange(m_live, false))
        emit ended(m_peer.endpoint);
}

void RpcSubscriptions::scheduleReconnect()
{
    if (m_closed)
        return;
    const auto floor = static_cast<double>(m_options.reconnectFloor.count());
    const auto most = static_cast<double>(m_options.reconnectCeiling.count());
    const double ceiling = std::min(most, floor * static_cast<double>(1 << std::min(m_attempts, 16)));
    ++m_attempts;
    const double wait = floor + m_options.random() * std::max(0.0, ceiling - floor);
    m_reconnect.start(Milliseconds(static_cast<qint64>(wait)));
}

} // namespace curvedesk::rpc
#include "moc_RpcSubscriptions.cpp"
