// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EventStream.h"

#include "core/api/EventJson.h"
#include "core/server/EndpointServer.h"

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

EventStream::EventStream(EndpointServer &server, EventLog &log, CurrentKey currentKey, Limits limits, QObject *parent)
    : QObject(parent)
    , m_server(server)
    , m_limits(limits)
    , m_log(log)
    , m_currentKey(std::move(currentKey))
{
    m_pings.setInterval(limits.pingMs);
    connect(&m_pings, &QTimer::timeout, this, [this] {
        for (EventSocket *reader : std::as_const(m_readers))
            reader->check(m_limits.silenceMs);
    });
    m_keyChecks.setInterval(limits.keyMs);
    connect(&m_keyChecks, &QTimer::timeout, this, [this] {
        for (EventSocket *reader : std::as_const(m_readers))
            Q_UNUSED(checkKey(*reader))
    });
    m_flush.setSingleShot(true);
    m_flush.setTimerType(Qt::PreciseTimer);
    connect(&m_flush, &QTimer::timeout, this, &EventStream::flush);
    connect(&log, &EventLog::happened, this, &EventStream::send);
    server.takeWebSockets(
        [this] { return !m_isClosing && m_readers.size() < m_limits.sockets; },
        [this](std::unique_ptr<QWebSocket> socket, GuardedSocket &wire) { adopt(std::move(socket), wire); });
}

EventStream::~EventStream()
{
    m_server.takeWebSockets({}, {});
}

void EventStream::close()
{
    m_isClosing = true;
    for (EventSocket *reader : std::as_const(m_readers))
        reader->close();
}

void EventStream::send(const QList<Event> &events)
{
    bool isQueued = false;
    for (const Event &event : events) {
        const bool isOwn = std::holds_alternative<OrderSummary>(event.content)
            || std::holds_alternative<BalanceChange>(event.content);
        QByteArray frame;
        for (EventSocket *reader : std::as_const(m_readers)) {
            if (!reader->wants(event) || (isOwn && (!checkKey(*reader) || !reader->wants(event))))
                continue;
            if (frame.isEmpty())
                frame = EventSocket::frame(eventJson::encode(event));
            reader->queue(frame);
        }
        isQueued = isQueued || !frame.isEmpty();
    }
    if (isQueued)
        flushSoon();
}

bool EventStream::checkKey(EventSocket &reader) const
{
    if (!reader.wantsOwn())
        return true;
    Result<EventSocket::Key> key = m_currentKey(*reader.key());
    if (key && *key) {
        reader.renewKey(std::move(*key));
        return true;
    }
    if (key)
        reader.closeForKey(QWebSocketProtocol::CloseCodePolicyViolated, u"apiKey not found"_s);
    else // the client comes back with its cursor, and misses nothing
        reader.closeForKey(QWebSocketProtocol::CloseCodeBadOperation, u"apiKey could not be read"_s);
    return false;
}

void EventStream::serveLater(EventSocket *reader)
{
    if (m_behind.contains(reader))
        return;
    m_behind.append(reader);
    if (m_behind.size() == 1)
        QMetaObject::invokeMethod(this, &EventStream::servePage, Qt::QueuedConnection);
}

void EventStream::servePage()
{
    if (m_behind.isEmpty())
        return;
    EventSocket *const reader = m_behind.constFirst();
    if (reader->isBehind() && reader->hasRoom() && checkKey(*reader))
        reader->sendPage(m_limits.page);
    m_behind.removeFirst();
    if (reader->isBehind() && reader->hasRoom())
        m_behind.append(reader);
    if (!m_behind.isEmpty())
        QMetaObject::invokeMethod(this, &EventStream::servePage, Qt::QueuedConnection);
}

void EventStream::adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire)
{
    auto *reader = new EventSocket(std::move(socket), wire, m_server, m_log, m_limits.socket,
                                   std::static_pointer_cast<const ApiKey>(wire.principal()), this);
    // Queued, because a write can close a client while flush() or send() walks m_readers.
    connect(
        reader, &EventSocket::closed, this, [this, reader] { forget(reader); }, Qt::QueuedConnection);
    connect(reader, &EventSocket::executed, this, &EventStream::flushSoon);
    connect(reader, &EventSocket::fellBehind, this, [this, reader] { serveLater(reader); });
    m_readers.append(reader);
    if (!m_pings.isActive())
        m_pings.start();
    if (!m_keyChecks.isActive())
        m_keyChecks.start();
    if (m_isClosing)
        reader->close();
}

void EventStream::forget(EventSocket *reader)
{
    if (!m_readers.removeOne(reader))
        return;
    // Until it is deleted, on a later turn, the wire and its timer could still have it served.
    reader->disconnect(this);
    m_behind.removeOne(reader);
    if (m_readers.isEmpty()) {
        m_pings.stop();
        m_keyChecks.stop();
    }
    reader->deleteLater();
}

void EventStream::flushSoon()
{
    if (m_flush.isActive())
        return;
    constexpr qint64 paceNs = 1'000'000;
    m_flush.start(m_sinceFlush.isValid() && m_sinceFlush.nsecsElapsed() < paceNs ? 1 : 0);
}

void EventStream::flush()
{
    m_sinceFlush.start();
    for (EventSocket *reader : std::as_const(m_readers))
        reader->flush();
}

} // namespace curvedesk
#include "moc_EventStream.cpp"
