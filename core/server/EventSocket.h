// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/EventJson.h"
#include "core/http/GuardedSocket.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QWebSocket>

#include <memory>

namespace curvedesk {

/// One client of the event stream: its subscriptions, and the frames that wait to be sent to it. QWebSocket reads the
/// client's messages and answers its pings. Events are not sent through QWebSocket but written to the connection as
/// finished frames, which all clients share, a whole batch in one write.
class EventSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventSocket)

public:
    struct Limits
    {
        quint64 messageBytes = 64 * 1024; ///< bytes of one message from the client
        qsizetype keys = 4096; ///< subscriptions to mints and wallets together
    };

    /// `wire` is the connection that `handshaken` runs on.
    EventSocket(std::unique_ptr<QWebSocket> handshaken, GuardedSocket &wire, const Limits &limits, QObject *parent);
    ~EventSocket() override;

    [[nodiscard]] bool wants(const LaunchRow &) const { return m_newPools; }
    /// True when the client subscribed to this trade. Subscriptions to mints and wallets are for trades alone.
    [[nodiscard]] bool wants(const TradeRow &trade) const
    {
        return m_trades || m_mints.contains(trade.mint) || m_wallets.contains(trade.user);
    }
    [[nodiscard]] bool wants(const MigrationRow &) const { return m_publications; }

    /// Adds whole frames to those that the next flush() sends; flushes at once when 64 KiB wait. Ignored after close().
    void queue(const QByteArray &frames);
    void flush();
    /// Sends the queued frames, then a close frame, and waits for the client to answer it.
    void close();
    /// Pings the client, or drops it when nothing came from it for `silenceMs`.
    void check(int silenceMs);

    /// Makes a text frame in the form that a server sends.
    [[nodiscard]] static QByteArray frame(const QByteArray &text);

signals:
    void answered(); ///< An answer to a call was queued and waits for flush().
    void closed();

private:
    void take(const QString &message);
    [[nodiscard]] Outcome apply(const eventJson::Subscription &subscription);
    [[nodiscard]] Outcome applyKeys(QSet<QString> &keys, const eventJson::Subscription &subscription) const;
    void drop();

    const Limits m_limits;
    const std::unique_ptr<QWebSocket> m_socket;
    const QPointer<GuardedSocket> m_wire;
    QByteArray m_batch;
    QElapsedTimer m_lastHeard;
    QSet<QString> m_mints;
    QSet<QString> m_wallets;
    bool m_newPools = false;
    bool m_trades = false;
    bool m_publications = false;
    bool m_isClosing = false;
};

} // namespace curvedesk
