// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/server/EventSocket.h"

#include <QList>
#include <QTimer>

namespace curvedesk {

class EndpointServer;
class MarketService;

/// The event door: tells what happens on the market to every WebSocket on the server's /ws that asked for it. An event
/// is encoded once, however many hear it; what one turn of the event loop brings leaves each socket in one write; who
/// reads too slowly is dropped and never waited for. Runs on the server's thread.
class EventStream final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStream)

public:
    struct Limits
    {
        EventSocket::Limits socket;
        qsizetype sockets = 256; ///< at once; the next handshake gets 503
        int pingMs = 20'000;
        int silenceMs = 60'000; ///< without a message or a pong
    };

    /// `server` must outlive the stream; until the stream exists, /ws is no address of it.
    EventStream(EndpointServer &server, Limits limits, QObject *parent = nullptr);
    ~EventStream() override;

    /// Publishes what this market tells.
    void follow(const MarketService &market);

    void publish(const NewPoolRow &pool) { send(pool); }
    void publish(const TradeRow &trade) { send(trade); }
    void publish(const PublicationRow &publication) { send(publication); }

    /// Readers get a goodbye, new ones 503.
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
