// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/GuardedSocket.h"
#include "core/journal/ApiKey.h"
#include "core/server/EventInterests.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWebSocket>

#include <memory>

namespace curvedesk {

class EndpointServer;

/// One client of the event stream: its subscriptions, and the frames that wait to be sent to it. QWebSocket reads the
/// client's messages and answers its pings. Events are not sent through QWebSocket but written to the connection as
/// finished frames, which live clients share, a whole batch in one write.
class EventSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventSocket)

public:
    struct Limits
    {
        quint64 messageBytes = 64 * 1024; ///< bytes of one message from the client
        qsizetype keys = 4096; ///< subscriptions to mints and wallets together
        /// Time from a call to the first page after it, so that calls which a client sends one behind the other are
        /// served together, in one order. Longer than the 40 ms for which TCP can hold back the second call.
        int graceMs = 60;
        qint64 unsentPages = 128 * 1024; ///< bytes; with more unsent, no further page of the log is sent
    };
    using Key = std::shared_ptr<const ApiKey>;

    /// `wire` is the connection that `handshaken` runs on; `key` the one that its handshake showed, or null. `server`,
    /// which checks keys, and `log` must outlive the socket.
    EventSocket(std::unique_ptr<QWebSocket> handshaken, GuardedSocket &wire, EndpointServer &server, EventLog &log,
                const Limits &limits, Key key, QObject *parent);
    ~EventSocket() override; ///< ends the connection at once

    /// True for a new event that is to be sent to the client now: not while it is served from the log.
    [[nodiscard]] bool wants(const Event &event) const
    {
        return m_interests.isLive() && m_interests.wants(event, m_key.get());
    }
    /// True while the client is served from the log.
    [[nodiscard]] bool isBehind() const { return !m_isClosing && !m_interests.isLive(); }
    /// True while the client's connection takes another page of the log: fewer bytes than Limits::unsentPages are
    /// unsent, and no call came for Limits::graceMs.
    [[nodiscard]] bool hasRoom() const;
    /// Reads one page of the log, of at most this many events, and sends those that the client wants, with all that is
    /// queued; the client is live once there are no more. Logs a warning and drops the client (closed()) where the log
    /// cannot be read, or has removed what comes next: it is told the gap when it comes back.
    void sendPage(int events);

    /// The API key that the client has shown; null: none.
    [[nodiscard]] const Key &key() const { return m_key; }
    /// True for a client that subscribes to events of its own key.
    [[nodiscard]] bool wantsOwn() const { return m_interests.hasOwn(); }
    /// Takes the client's key as it is now, not null; where the client subscribes to balances, the log reads those of
    /// its wallets from the cluster for another minute.
    void renewKey(Key key);
    /// Closes the socket of a client whose key is no longer valid or cannot be read: forgets the key and the
    /// subscriptions to its events, sends the queued frames and a close frame, and queues no more.
    void closeForKey(QWebSocketProtocol::CloseCode code, const QString &reason);

    /// Adds whole frames to those that the next flush() sends; sends those before where 16 kB would wait. Ignored once
    /// closing.
    void queue(const QByteArray &frames);
    /// Sends the queued frames; they are lost once the socket closes.
    void flush();
    /// Sends the queued frames and a close frame, queues no more, and returns; closed() comes once the client has
    /// closed too, or is dropped by check().
    void close(QWebSocketProtocol::CloseCode code = QWebSocketProtocol::CloseCodeGoingAway, const QString &reason = {});
    /// Pings the client, or drops it (closed()) when it sent no message or pong for `silenceMs`; no ping once closing.
    void check(int silenceMs);

    /// Makes, but does not send, a text frame in the form that a server sends.
    [[nodiscard]] static QByteArray frame(const QByteArray &text);

signals:
    void executed(); ///< a call was executed or refused; what was queued for it waits for flush()
    /// The connection has ended; the object may be deleted, on a later turn.
    void closed();
    /// The client may be served a page of the log: ask isBehind() and hasRoom(). Comes again as it reads on.
    void fellBehind();

private:
    /// Executes a call of the client (a key from the journal, its place from the log's file, balances from the cluster,
    /// refusals to the audit log), queues the answer or the error, if it has an id, then m_gap, and emits executed().
    /// Where the client is to be served from the log, starts m_grace, after which fellBehind() is emitted.
    void execute(const QString &message);
    /// Does subscribe() (log's file; cluster), authenticate() (journal) or unsubscribes; sends nothing. Unauthorized,
    /// KeyExpired, ScopeMissing (these three: audit log), RateLimited, Forbidden, Storage, Damaged.
    [[nodiscard]] Outcome apply(const eventJson::Subscription &subscription);
    /// Adds a subscription; to balances: has the log read those of the key's wallets from the cluster for a minute. One
    /// that asks for older events is served from the log; the frame of a gap that the log has before them goes to
    /// m_gap. Unauthorized or ScopeMissing (audit log); Forbidden beyond the limits; Storage, Damaged.
    [[nodiscard]] Outcome subscribe(const eventJson::Subscription &subscription);
    /// Makes the key of this text the client's, by m_server.authenticate() (journal, audit log); subscriptions to
    /// events of another owner's key end. Unauthorized, KeyExpired, RateLimited, Storage, Damaged: the former stays.
    [[nodiscard]] Outcome authenticate(QByteArray text);
    /// Unauthorized or ScopeMissing, with a line of the audit log, for a topic of the key's own that the client's key
    /// does not open.
    [[nodiscard]] Outcome checkOwn(eventJson::Topic topic);
    /// Ends the connection at once, so that closed() is emitted; unsent frames are lost.
    void drop();

    const Limits m_limits;
    const std::unique_ptr<QWebSocket> m_socket;
    const QPointer<GuardedSocket> m_wire;
    QByteArray m_batch;
    QElapsedTimer m_lastHeard;
    EndpointServer &m_server;
    EventLog &m_log;
    Key m_key;
    EventInterests m_interests;
    QTimer m_grace; ///< runs until the first page may be sent
    QByteArray m_gap; ///< frame that follows the answer to a call
    bool m_isClosing = false;
};

} // namespace curvedesk
