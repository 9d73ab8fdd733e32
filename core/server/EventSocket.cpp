// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EventSocket.h"

#include <QtEndian>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype batchBytes = 64 * 1024;

} // namespace

EventSocket::EventSocket(std::unique_ptr<QWebSocket> handshaken, GuardedSocket &wire, const Limits &limits,
                         QObject *parent)
    : QObject(parent)
    , m_limits(limits)
    , m_socket(std::move(handshaken))
    , m_wire(&wire)
{
    m_lastHeard.start();
    // QWebSocket's own limits are 2 GiB.
    m_socket->setMaxAllowedIncomingMessageSize(limits.messageBytes);
    m_socket->setMaxAllowedIncomingFrameSize(limits.messageBytes);
    // QWebSocket reads a frame once it is complete in the buffer, which must have room for the largest one.
    wire.setReadBufferSize(static_cast<qint64>(limits.messageBytes) * 2);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &EventSocket::closed);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &EventSocket::take);
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this, [this] { m_lastHeard.start(); });
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_lastHeard.start(); });
}

EventSocket::~EventSocket()
{
    m_socket->disconnect(this);
    m_socket->abort();
}

void EventSocket::queue(const QByteArray &frames)
{
    if (m_isClosing)
        return;
    m_batch += frames;
    if (m_batch.size() >= batchBytes)
        flush();
}

void EventSocket::flush()
{
    if (m_isClosing || m_batch.isEmpty() || !m_wire)
        return;
    m_wire->write(std::exchange(m_batch, QByteArray()));
    m_wire->flush();
}

void EventSocket::close()
{
    flush();
    m_isClosing = true;
    m_socket->close(QWebSocketProtocol::CloseCodeGoingAway);
}

void EventSocket::check(int silenceMs)
{
    if (m_lastHeard.hasExpired(silenceMs))
        drop();
    else if (!m_isClosing)
        m_socket->ping();
}

// Aborts, because close() would wait until the client has read its unsent frames.
void EventSocket::drop()
{
    m_isClosing = true;
    m_batch.clear();
    m_socket->abort();
}

QByteArray EventSocket::frame(const QByteArray &text)
{
    constexpr char finalText = '\x81';
    constexpr qsizetype maxShort = 125;
    constexpr qsizetype maxMedium = 0xffff;
    QByteArray out;
    out.reserve(text.size() + 10);
    out.append(finalText);
    if (text.size() <= maxShort) {
        out.append(static_cast<char>(text.size()));
    } else if (text.size() <= maxMedium) {
        const quint16 size = qToBigEndian(static_cast<quint16>(text.size()));
        out.append('\x7e').append(reinterpret_cast<const char *>(&size), sizeof size);
    } else {
        const quint64 size = qToBigEndian(static_cast<quint64>(text.size()));
        out.append('\x7f').append(reinterpret_cast<const char *>(&size), sizeof size);
    }
    return out.append(text);
}

void EventSocket::take(const QString &message)
{
    m_lastHeard.start();
    const eventJson::Call call = eventJson::decode(message.toUtf8());
    const Outcome done = call.subscription ? apply(*call.subscription) : Outcome(failure(call.subscription.error()));
    if (call.id.isEmpty())
        return;
    queue(frame(done ? eventJson::encodeAnswer(call.id, call.subscription->subscribes)
                     : eventJson::encodeRefusal(call.id, done.error())));
    emit answered();
}

Outcome EventSocket::apply(const eventJson::Subscription &subscription)
{
    using eventJson::Topic;
    switch (subscription.topic) {
    case Topic::NewPools:
        m_newPools = subscription.subscribes;
        return {};
    case Topic::Trades:
        m_trades = subscription.subscribes;
        return {};
    case Topic::Publications:
        m_publications = subscription.subscribes;
        return {};
    case Topic::Token:
        return applyKeys(m_mints, subscription);
    case Topic::Account:
        return applyKeys(m_wallets, subscription);
    }
    Q_UNREACHABLE();
}

Outcome EventSocket::applyKeys(QSet<QString> &keys, const eventJson::Subscription &subscription) const
{
    if (!subscription.subscribes) {
        if (subscription.keys.isEmpty())
            keys.clear();
        for (const QString &key : subscription.keys)
            keys.remove(key);
        return {};
    }
    qsizetype added = 0;
    for (const QString &key : subscription.keys)
        added += keys.contains(key) ? 0 : 1;
    if (m_mints.size() + m_wallets.size() + added > m_limits.keys)
        return failure(ErrorCode::Forbidden, u"One connection may name %1 addresses at most"_s.arg(m_limits.keys));
    for (const QString &key : subscription.keys)
        keys.insert(key);
    return {};
}

} // namespace curvedesk
