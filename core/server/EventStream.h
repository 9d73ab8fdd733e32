// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/server/EventSocket.h"

#include <QList>
#include <QTimer>

namespace curvedesk {

class EndpointServer;

/// Sends the events of the log to the WebSockets on the server's /ws that subscribed to them. A new event is encoded
/// once, however many clients get it live. A write costs more than all else: events of one turn of the event loop go to
/// a client in one, and where events come faster, those of a millisecond. A client that reads too slowly is dropped, so
/// that no other client waits for it. Clients that asked for older events are served from the log, one page of one
/// client in each turn, as fast as they read. Runs on the server's thread.
class EventStream final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStream)

public:
    struct Limits
    {
        EventSocket::Limits socket;
        qsizetype sockets = 512; ///< the most clients, half of all connections; one more handshake gets 503
        int pingMs = 20'000;
        int silenceMs = 60'000; ///< longest time without a message or a pong
        int keyMs = 1000; ///< between two checks whether keys are still valid
        int page = 256; ///< events of the log that are read at once
    };
    /// Returns a key as it is now; null when its client may no longer see what is the key's own. Storage, Damaged.
    using CurrentKey = std::function<Result<EventSocket::Key>(const ApiKey &key)>;

    /// Takes the server's WebSockets and follows the log as long as it exists; without a stream the server answers 404
    /// at /ws. `server` and `log` must outlive it.
    EventStream(EndpointServer &server, EventLog &log, CurrentKey currentKey, Limits limits, QObject *parent = nullptr);
    ~EventStream() override; ///< ends all clients' connections at once

    /// Sends every client its queued frames and a close frame; new handshakes get 503 from now on.
    void close();
    /// The number of open sockets.
    [[nodiscard]] qsizetype readerCount() const { return m_readers.size(); }

private:
    /// Queues new events for the live clients that want them, and has them flushed soon. Before an order or balance is
    /// queued for a client, checkKey() looks at its key: without a valid one its socket is closed instead.
    void send(const QList<Event> &events);
    /// Reads the key of a client that gets its own events anew (journal), and where it subscribes to balances has the
    /// log watch these on; closes the socket and returns false when the key is not valid or cannot be read. Else true.
    [[nodiscard]] bool checkKey(EventSocket &reader) const;
    /// Puts a client into the line of those that are served from the log, unless it is there; a page is read and sent
    /// on a later turn.
    void serveLater(EventSocket *reader);
    /// Reads and sends the first client in line its next page of the log, where it has room; closes its socket instead
    /// where its key is not valid. It joins the end of the line again if it has room; the next turn serves another.
    void servePage();
    /// Takes a client whose handshake is done, and starts the pings and the checks of keys; closes it again while
    /// closing.
    void adopt(std::unique_ptr<QWebSocket> socket, GuardedSocket &wire);
    /// Removes a client whose socket closed from all lists and deletes it on a later turn; with the last one the pings
    /// and the checks of keys stop. Nothing for one that was removed before.
    void forget(EventSocket *reader);
    /// Sends what was queued for the clients, on the next turn of the event loop, or in a millisecond when the last
    /// time is less than one ago. Does nothing while that is about to happen already.
    void flushSoon();
    /// Sends what was queued for the clients, now.
    void flush();

    EndpointServer &m_server;
    const Limits m_limits;
    EventLog &m_log;
    const CurrentKey m_currentKey;
    QList<EventSocket *> m_readers;
    QList<EventSocket *> m_behind; ///< clients that a page of the log is to be sent to, the next one first
    QTimer m_pings;
    QTimer m_keyChecks;
    QTimer m_flush; ///< runs while something is queued
    QElapsedTimer m_sinceFlush;
    bool m_isClosing = false;
};

} // namespace curvedesk
