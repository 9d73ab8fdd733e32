// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EventSocket.h"

#include "core/api/EventJson.h"
#include "core/base/SecretBytes.h"
#include "core/server/EndpointServer.h"

#include <QtEndian>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The largest batch of several frames, whose room a connection keeps for the next one: with QByteArray's own bytes it
/// fits 16 KiB.
constexpr qsizetype batchBytes = 16'000;

} // namespace

EventSocket::EventSocket(std::unique_ptr<QWebSocket> handshaken, GuardedSocket &wire, EndpointServer &server,
                         EventLog &log, const Limits &limits, Key key, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
    , m_socket(std::move(handshaken))
    , m_wire(&wire)
    , m_server(server)
    , m_log(log)
    , m_key(std::move(key))
{
    m_lastHeard.start();
    m_grace.setSingleShot(true);
    m_grace.setInterval(limits.graceMs);
    connect(&m_grace, &QTimer::timeout, this, &EventSocket::fellBehind);
    // QWebSocket's own limits are 2 GiB.
    m_socket->setMaxAllowedIncomingMessageSize(limits.messageBytes);
    m_socket->setMaxAllowedIncomingFrameSize(limits.messageBytes);
    // QWebSocket reads a frame once it is complete in the buffer, which must have room for the largest one.
    wire.setReadBufferSize(static_cast<qint64>(limits.messageBytes) * 2);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &EventSocket::closed);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &EventSocket::execute);
    connect(m_socket.get(), &QWebSocket::binaryMessageReceived, this, [this] { m_lastHeard.start(); });
    connect(&wire, &QIODevice::bytesWritten, this, [this] {
        if (isBehind() && hasRoom())
            emit fellBehind();
    });
    connect(m_socket.get(), &QWebSocket::pong, this, [this] { m_lastHeard.start(); });
}

EventSocket::~EventSocket()
{
    m_socket->disconnect(this);
    if (m_wire)
        m_wire->disconnect(this);
    m_socket->abort();
}

void EventSocket::queue(const QByteArray &frames)
{
    if (m_isClosing)
        return;
    if (m_batch.size() + frames.size() > batchBytes)
        flush();
    m_batch += frames;
}

void EventSocket::flush()
{
    // A client that is gone closes the wire within a write, and the end of the connection is told later.
    if (m_isClosing || m_batch.isEmpty() || !m_wire || !m_wire->isOpen())
        return;
    QByteArray frames = std::exchange(m_batch, QByteArray());
    m_wire->write(frames);
    m_wire->flush();
    if (frames.size() <= batchBytes && m_batch.isEmpty()) {
        frames.resize(0);
        m_batch = std::move(frames);
    }
}

void EventSocket::close(QWebSocketProtocol::CloseCode code, const QString &reason)
{
    flush();
    m_isClosing = true;
    m_socket->close(code, reason);
}

void EventSocket::check(int silenceMs)
{
    if (m_lastHeard.hasExpired(silenceMs))
        drop();
    else if (!m_isClosing)
        m_socket->ping();
}

void EventSocket::drop()
{
    m_isClosing = true;
    m_batch.clear();
    m_socket->abort(); // close() would wait until the client has read its unsent frames
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

void EventSocket::execute(const QString &message)
{
    m_lastHeard.start();
    const eventJson::Call call = eventJson::decode(message.toUtf8());
    const Outcome done = call.subscription ? apply(*call.subscription) : Outcome(failure(call.subscription.error()));
    if (!call.id.isEmpty())
        queue(frame(done ? eventJson::encodeAnswer(call.id, call.subscription->action)
                         : eventJson::encodeRefusal(call.id, done.error())));
    queue(std::exchange(m_gap, {}));
    emit executed();
    if (isBehind())
        m_grace.start();
}

Outcome EventSocket::apply(const eventJson::Subscription &subscription)
{
    switch (subscription.action) {
    case eventJson::Subscription::Action::Authenticate:
        return authenticate(subscription.apiKey);
    case eventJson::Subscription::Action::Unsubscribe:
        m_interests.remove(subscription);
        return {};
    case eventJson::Subscription::Action::Subscribe:
        return subscribe(subscription);
    }
    Q_UNREACHABLE();
}

Outcome EventSocket::subscribe(const eventJson::Subscription &subscription)
{
    if (const Outcome own = checkOwn(subscription.topic); !own)
        return own;
    const quint64 last = m_log.last();
    EventStore::Resumption start{.place = last, .gap = {}};
    if (subscription.since) {
        Result<EventStore::Resumption> resumed = m_log.resume(*subscription.since);
        if (!resumed)
            return failure(resumed.error());
        start = std::move(*resumed);
    }
    if (m_interests.keyCountWith(subscription, start.place, last) > m_limits.keys)
        return failure(ErrorCode::Forbidden, u"One connection may name %1 addresses at most"_s.arg(m_limits.keys));
    if (Outcome added = m_interests.add(subscription, start.place, last); !added)
        return added;
    if (subscription.topic == eventJson::Topic::Balances)
        m_log.watchBalances(m_key->wallets());
    if (start.gap)
        m_gap = frame(eventJson::encode(Event{*subscription.since, *start.gap}));
    return {};
}

Outcome EventSocket::checkOwn(eventJson::Topic topic)
{
    if (std::ranges::find(eventJson::ownTopics, topic) == std::end(eventJson::ownTopics))
        return {};
    if (m_key && m_key->rights.scopes.testFlag(KeyScope::Read))
        return {};
    const Error error = m_key ? Error{.code = ErrorCode::ScopeMissing, .detail = u"This key lacks the scope read"_s}
                              : Error{.code = ErrorCode::Unauthorized, .detail = u"apiKey not found"_s};
    m_server.noteWebSocketRefusal(m_key ? m_key->id : QString(), error);
    return failure(error);
}

Outcome EventSocket::authenticate(QByteArray text)
{
    Result<Key> key = m_server.authenticate(text, m_socket->peerAddress());
    wipe(text);
    if (!key)
        return failure(key.error());
    if (m_key && m_key->owner != (*key)->owner)
        m_interests.removeOwn();
    m_key = std::move(*key);
    return {};
}

bool EventSocket::hasRoom() const
{
    return m_wire && !m_grace.isActive() && m_wire->bytesToWrite() + m_batch.size() < m_limits.unsentPages;
}

void EventSocket::sendPage(int events)
{
    const Result<EventLog::Page> page = m_log.after(m_interests.place(), events);
    if (!page) {
        qWarning("events could not be read: %s", qUtf8Printable(page.error().detail));
        drop(); // it may come back and ask again
        return;
    }
    for (const Event &event : page->events) {
        if (m_interests.wantsLogged(event, m_key.get()))
            queue(frame(eventJson::encode(event)));
    }
    m_interests.setServed(page->place);
    if (page->place == m_log.last())
        m_interests.setLive();
    flush();
}

void EventSocket::renewKey(Key key)
{
    m_key = std::move(key);
    if (m_interests.has(eventJson::Topic::Balances))
        m_log.watchBalances(m_key->wallets());
}

void EventSocket::closeForKey(QWebSocketProtocol::CloseCode code, const QString &reason)
{
    m_key.reset();
    m_interests.removeOwn();
    close(code, reason);
}

} // namespace curvedesk
#include "moc_EventSocket.cpp"
