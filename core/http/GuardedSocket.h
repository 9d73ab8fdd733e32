// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ChunkedBody.h"
#include "core/http/ConnectionGuard.h"

#include <QTcpSocket>

namespace curvedesk {

/// One connection of a ConnectionGuard, and where its current request stands.
class GuardedSocket final : public QTcpSocket
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardedSocket)

public:
    enum class Stage {
        Idle, ///< no byte of a request yet
        Head,
        Body,
        Busy, ///< a handler works on it; nothing is read
        Upgraded, ///< a WebSocket now
        Lingering, ///< answered for the last time; what still comes is thrown away
    };

    explicit GuardedSocket(ConnectionGuard &guard);
    ~GuardedSocket() override;

    /// The socket that QAbstractHttpServer::handleRequest() got; it comes from our guard.
    [[nodiscard]] static GuardedSocket &of(QTcpSocket *socket) { return *static_cast<GuardedSocket *>(socket); }

    [[nodiscard]] Stage stage() const { return m_stage; }

    /// Busy -> Idle, or the end of the connection.
    void finishReply(const HttpReply &reply);
    /// 500, for a request that its handler gave up.
    void failReply();
    /// The connection ends, at once or after the current answer.
    void closeWhenIdle();

protected:
    /// Takes what the stock handshake says too much out of its 101 reply.
    qint64 writeData(const char *data, qint64 size) override;

private:
    friend class ConnectionGuard;
    void readNext();
    void readQueued();
    void readHead();
    void decide(qsizetype headUnread);
    void upgrade();
    void beginBody();
    void readBody();
    void completeRequest();
    void refuse(const HttpReply &reply, qint64 stillToCome);
    void refuse(const HttpFault &fault);
    [[nodiscard]] HttpReply replyTo(const HttpFault &fault);
    void linger();
    [[nodiscard]] const RequestHead &head() const { return m_reader.head(); }
    void startDeadline(int ms);
    void deadlinePassed();

    ConnectionGuard *m_guard;
    RequestHeadReader m_reader;
    ChunkedBody m_chunks;
    HeadDecision m_decision;
    QByteArray m_body;
    QByteArray m_handshake; ///< of an upgrade: its reply until it is complete
    qint64 m_bodyLeft = 0; ///< of a body of known size, or of what is thrown away
    qint64 m_bodyInWindow = 0; ///< body bytes since the deadline was set
    qint64 m_deadlineMs = 0; ///< on the guard's clock; 0: none
    Stage m_stage = Stage::Idle;
    bool m_readIsQueued = false;
    bool m_handshakeDone = false;
    bool m_closes = false; ///< after the current request
};

} // namespace curvedesk
