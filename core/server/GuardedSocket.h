// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/ChunkedFraming.h"
#include "core/server/ConnectionGuard.h"

#include <QTcpSocket>

namespace curvedesk {

/// One connection of a ConnectionGuard, and where its current request stands. The stock parser reads from it as from
/// any socket, but always after this class has looked at the same bytes.
class GuardedSocket final : public QTcpSocket
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardedSocket)

public:
    enum class Stage {
        Idle, ///< no byte of a request yet
        Head,
        Body,
        Ready, ///< all there: the stock parser hands it to handleRequest() next
        Busy, ///< a handler works on it; nothing is read
        Upgraded, ///< a WebSocket now
        Lingering, ///< answered and cut off; what still comes is thrown away
    };

    explicit GuardedSocket(ConnectionGuard &guard);
    ~GuardedSocket() override;

    /// The socket that handleRequest() got; it comes from our guard.
    [[nodiscard]] static GuardedSocket &of(QTcpSocket *socket) { return *static_cast<GuardedSocket *>(socket); }

    [[nodiscard]] Stage stage() const { return m_stage; }
    /// Of the current request, from Body to Busy.
    [[nodiscard]] const RequestHead &head() const { return m_reader.head(); }
    [[nodiscard]] const HeadDecision &decision() const { return m_decision; }

    /// Ready -> Busy. False when the stock parser offers a request that this class has not seen the end of: the two
    /// disagree, and the connection is cut.
    [[nodiscard]] bool beginReply();
    /// Busy -> Idle, or the end of the connection. Harmless once the client has gone.
    void finishReply(const HttpReply &reply);
    /// The connection ends, at once or after the current answer.
    void closeWhenIdle();

protected:
    /// Takes what the stock handshake says too much out of its 101 reply.
    qint64 writeData(const char *data, qint64 size) override;

private:
    friend class ConnectionGuard;
    void readNext();
    void readHead();
    void decide(qint64 headUnread);
    void readBody(qint64 headUnread);
    void completeRequest();
    void linger();
    void sever();
    void refuse(const HttpReply &reply, qint64 stillToCome);
    void refuse(const HttpFault &fault);
    void startDeadline(int ms);
    void deadlinePassed();

    ConnectionGuard *m_guard;
    RequestHeadReader m_reader;
    ChunkedFraming m_chunks;
    HeadDecision m_decision;
    QByteArray m_scratch;
    QByteArray m_handshake; ///< of an upgrade: its reply until it is complete
    qint64 m_bodyLeft = 0; ///< of a body of known size, or of what is thrown away
    qint64 m_bodyInWindow = 0; ///< body bytes since the deadline was set
    qint64 m_deadlineMs = 0; ///< on the guard's clock; 0: none
    Stage m_stage = Stage::Idle;
    bool m_handshakeDone = false;
    bool m_closes = false; ///< after the current request
};

} // namespace curvedesk
