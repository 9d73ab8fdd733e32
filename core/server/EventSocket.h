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

/// One reader of the event stream: what it asked for, and what it has not been sent yet. QWebSocket reads and answers
/// for it; frames that all readers share are written past it, ready-made, and a whole batch in one go.
class EventSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventSocket)

public:
    struct Limits
    {
        quint64 messageBytes = 64 * 1024; ///< of one message from the client
        qsizetype keys = 4096; ///< mints and wallets together
    };

    /// `wire` is the connection under the handshaken socket.
    EventSocket(std::unique_ptr<QWebSocket> handshaken, GuardedSocket &wire, const Limits &limits, QObject *parent);
    ~EventSocket() override;

    [[nodiscard]] bool wants(const NewPoolRow &pool) const { return m_newPools || wants(pool.mint, pool.user); }
    [[nodiscard]] bool wants(const TradeRow &trade) const { return m_trades || wants(trade.mint, trade.user); }
    [[nodiscard]] bool wants(const PublicationRow &publication) const
    {
        return m_publications || wants(publication.mint, publication.user);
    }

    /// Sends with the next flush(). The bytes are whole frames.
    void queue(const QByteArray &frames);
    void flush();
    /// Says goodbye to a reader who may be slow to hear it.
    void close();
    /// Asks for a sign of life, or drops who gave none for `silenceMs`.
    void check(int silenceMs);

    /// A text frame as a server sends it.
    [[nodiscard]] static QByteArray frame(const QByteArray &text);

signals:
    void answered(); ///< something waits for flush()
    void closed();

private:
    [[nodiscard]] bool wants(const QString &mint, const QString &user) const
    {
        return (!m_mints.isEmpty() && m_mints.contains(mint)) || (!m_wallets.isEmpty() && m_wallets.contains(user));
    }
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
