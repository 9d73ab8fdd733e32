// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/RpcReplies.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

class QWebSocket;

namespace curvedesk::rpc {

/// Slots and the logs of a few programs, pushed over one WebSocket at a time. A silent socket counts as closed; a new
/// one is opened. began() and ended() tell of the gap, a debug line of the log why.
class RpcSubscriptions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RpcSubscriptions)

public:
    using Milliseconds = std::chrono::milliseconds;

    struct Options
    {
        QList<Address> programs;
        Milliseconds pingPace{15'000};
        int missedPongs = 2; ///< unanswered pings after which the peer counts as dead
        /// Longest time without a new slot: a peer that only answers pings is not in the present.
        Milliseconds stall{10'000};
        Milliseconds connectDeadline{10'000}; ///< for connection and all subscriptions
        Milliseconds reconnectFloor{500};
        Milliseconds reconnectCeiling{30'000};
        qsizetype maxMessage = 4 * 1024 * 1024; ///< bytes of one message
        std::function<double()> random = [] { return QRandomGenerator::global()->generateDouble(); }; ///< 0 to 1
    };
    struct Peer
    {
        qsizetype endpoint = 0;
        QUrl url;
    };

    /// `choose` returns the socket to connect to; nullopt when none may be used now.
    RpcSubscriptions(Options options, std::function<std::optional<Peer>()> choose, QObject *parent = nullptr);
    ~RpcSubscriptions() override; ///< ends the connection; emits nothing

    /// Connects on the next turn of the event loop, unless connected, and again after each loss, until close().
    void start();
    /// Ends the session and the attempts to connect, for good; emits nothing.
    void close();
    /// Ends the connection to the present peer, which does not name our chain, and connects again after a pause; logs
    /// it, and emits ended() after a session.
    void leave() { drop("it does not name the chain"); }
    /// True while the subscriptions for all programs are in place.
    [[nodiscard]] bool isLive() const { return m_live; }
    /// True while isLive() and the peer pushes slots, too.
    [[nodiscard]] bool hasSlots() const { return m_live && m_hasSlots; }
    /// The endpoint of the present connection, also before it is live; nullopt: there is none.
    [[nodiscard]] std::optional<qsizetype> endpoint() const
    {
        return m_socket != nullptr ? std::optional(m_peer.endpoint) : std::nullopt;
    }

signals:
    /// The subscriptions for all programs are in place: a session has begun.
    void began(qsizetype endpoint);
    /// The session ended: events since its last message may be missing.
    void ended(qsizetype endpoint);
    /// A slot that the peer pushed, processed and not confirmed yet.
    void slotSeen(qsizetype endpoint, quint64 slot);
    /// A confirmed transaction of any of the programs, also a failed one; one that mentions two of them comes twice.
    void logsSeen(const curvedesk::ConfirmedTransaction &transaction);

private:
    /// Opens a socket to the chosen peer, if none is open, and starts its deadline; without a peer, the retry timer.
    void connectNow();
    /// Asks the new peer for slots and for each program's logs, and starts the pings.
    void subscribe();
    /// Reads a message of the peer's: emits slotSeen(), where a new slot starts the stall timer anew, or logsSeen(), or
    /// takes an answer to a subscription, with began() after the last program's. Drops a peer that refuses a program's
    /// logs or sends what cannot be read, with ended() after a session.
    void receive(const QString &text);
    /// Takes the peer's answer to a subscription. The last of the programs' begins the session, and emits began(); a
    /// refusal of one of theirs calls drop(). One for slots starts the stall timer, unless it is a refusal.
    void receiveAnswer(const SocketMessage &message);
    /// Sends the next ping, or drops a peer that left too many unanswered, with ended() after a session.
    void checkPulse();
    /// Ends the socket and starts the timer for the next one; logs `reason`, and emits ended() after a session.
    void drop(const char *reason);
    /// Starts the timer of the next attempt, with a random wait whose bound doubles each time; nothing once closed.
    void scheduleReconnect();

    const Options m_options;
    const std::function<std::optional<Peer>()> m_choose;
    std::unique_ptr<QWebSocket> m_socket;
    Peer m_peer;
    QTimer m_pulse;
    QTimer m_stall;
    QTimer m_deadline;
    QTimer m_reconnect;
    QSet<quint64> m_logSubscriptions;
    quint64 m_slot = 0;
    int m_pingsOut = 0;
    int m_attempts = 0; ///< connection attempts since a session that worked
    bool m_live = false;
    bool m_hasSlots = false; ///< the peer has taken the subscription for slots
    bool m_closed = false;
};

} // namespace curvedesk::rpc
