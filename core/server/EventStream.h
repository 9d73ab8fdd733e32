// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/server/EventSocket.h"

#include <QList>
#include <QTimer>

namespace curvedesk {

class EndpointServer;
class MarketService;

/// Sends the events of the market to the WebSockets on the server's /ws that subscribed to them. An event is encoded
/// once, however many clients get it; all events of one turn of the event loop go to a client in one write; a client
/// that reads too slowly is dropped, so that no other client waits for it. Runs on the server's thread.
class EventStream final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStream)

public:
    struct Limits
    {
        EventSocket::Limits socket;
        qsizetype sockets = 256; ///< the most clients; one more handshake gets 503
        int pingMs = 20'000;
        int silenceMs = 60'000; ///< longest time without a message or a pong
    };

    /// `server` must outlive the stream. Without a stream the server answers 404 at /ws.
    EventStream(EndpointServer &server, Limits limits, QObject *parent = nullptr);
    ~EventStream() override;

    /// Sends the events that this market signals.
    void follow(const MarketService &market);

    void publish(const LaunchRow &pool) { send(pool); }
    void publish(const TradeRow &trade) { send(trade); }
    void publish(const MigrationRow &publication) { send(publication); }

    /// Closes every client's socket; new handshakes get 503.
    void close();
    [[nodiscard]] qsizetype readerCount() const { return m_readers.size(); }

private:
    template<class Row> void send(const Row &row);
    void adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire);
    void forget(EventSocket *reader);
    void flushSoon();
    void flush();

    EndpointServer &m_server;
    const Limits m_limits;
    QList<EventSocket *> m_readers;
    QTimer m_pings;
    bool m_flushIsQueued = false;
    bool m_isClosing = false;
};

} // namespace curvedesk
