// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/RpcReplies.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSet>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

class QWebSocket;

namespace curvedesk::rpc {

/// Slots and the logs of a few programs, pushed over one WebSocket at a time. A socket that is silent is as dead as a
/// closed one; a new one is opened, and a signal says that there is a gap.
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
        int missedPongs = 2; ///< until the peer counts as dead
        Milliseconds stall{10'000}; ///< without a new slot: it talks, but not of this chain's present
        Milliseconds connectDeadline{10'000}; ///< until the last subscription is confirmed
        Milliseconds reconnectFloor{500};
        Milliseconds reconnectCeiling{30'000};
        qsizetype maxMessage = 4 * 1024 * 1024; ///< bytes
        std::function<double()> random = [] { return QRandomGenerator::global()->generateDouble(); }; ///< 0 to 1
    };
    struct Peer
    {
        qsizetype endpoint = 0;
        QUrl url;
    };

    /// `choose` names the socket to connect to, or none that may be used now.
    RpcSubscriptions(Options options, std::function<std::optional<Peer>()> choose, QObject *parent = nullptr);
    ~RpcSubscriptions() override;

    void start();
    void close();
    /// All subscriptions are in place.
    [[nodiscard]] bool isLive() const { return m_live; }

signals:
    void began(qsizetype endpoint);
    /// Whatever came since the last message may be missing.
    void ended(qsizetype endpoint);
    void slotSeen(qsizetype endpoint, quint64 slot);
    /// Of any of the programs; what mentions two of them comes twice.
    void logsSeen(const curvedesk::ConfirmedTransaction &transaction);

private:
    void connectNow();
    void subscribe();
    void receive(const QString &text);
    void receiveAnswer(const SocketMessage &message);
    void checkPulse();
    void drop(const char *reason);
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
    int m_attempts = 0; ///< since a session that worked
    bool m_live = false;
    bool m_closed = false;
};

} // namespace curvedesk::rpc
