// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/EventStream.h"

#include "core/server/EndpointServer.h"
#include "core/service/market/MarketService.h"

#include <utility>

namespace curvedesk {

EventStream::EventStream(EndpointServer &server, Limits limits, QObject *parent)
    : QObject(parent)
    , m_server(server)
    , m_limits(limits)
{
    m_pings.setInterval(limits.pingMs);
    connect(&m_pings, &QTimer::timeout, this, [this] {
        for (EventSocket *reader : std::as_const(m_readers))
            reader->check(m_limits.silenceMs);
    });
    server.takeWebSockets(
        [this] { return !m_isClosing && m_readers.size() < m_limits.sockets; },
        [this](std::unique_ptr<QWebSocket> socket, GuardedSocket &wire) { adopt(std::move(socket), wire); });
}

EventStream::~EventStream()
{
    m_server.takeWebSockets({}, {});
}

void EventStream::follow(const MarketService &market)
{
    connect(&market, &MarketService::tokenLaunched, this, [this](const LaunchRow &pool) { publish(pool); });
    connect(&market, &MarketService::tradeHappened, this, [this](const TradeRow &trade) { publish(trade); });
    connect(&market, &MarketService::tokenMigrated, this,
            [this](const MigrationRow &publication) { publish(publication); });
}

void EventStream::close()
{
    m_isClosing = true;
    for (EventSocket *reader : std::as_const(m_readers))
        reader->close();
}

template<class Row> void EventStream::send(const Row &row)
{
    QByteArray frame;
    for (EventSocket *reader : std::as_const(m_readers)) {
        if (!reader->wants(row))
            continue;
        if (frame.isEmpty())
            frame = EventSocket::frame(eventJson::encode(row));
        reader->queue(frame);
    }
    if (!frame.isEmpty())
        flushSoon();
}

void EventStream::adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire)
{
    auto *reader = new EventSocket(std::move(socket), wire, m_limits.socket, this);
    // Queued, because a write can close a client while flush() or send() walks m_readers.
    connect(
        reader, &EventSocket::closed, this, [this, reader] { forget(reader); }, Qt::QueuedConnection);
    connect(reader, &EventSocket::answered, this, &EventStream::flushSoon);
    m_readers.append(reader);
    if (!m_pings.isActive())
        m_pings.start();
    if (m_isClosing)
        reader->close();
}

void EventStream::forget(EventSocket *reader)
{
    if (!m_readers.removeOne(reader))
        return;
    if (m_readers.isEmpty())
        m_pings.stop();
    reader->deleteLater();
}

void EventStream::flushSoon()
{
    if (std::exchange(m_flushIsQueued, true))
        return;
    QMetaObject::invokeMethod(this, &EventStream::flush, Qt::QueuedConnection);
}

void EventStream::flush()
{
    m_flushIsQueued = false;
    for (EventSocket *reader : std::as_const(m_readers))
        reader->flush();
}

} // namespace curvedesk
