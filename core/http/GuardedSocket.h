// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ConnectionGuard.h"
#include "core/http/HandshakeReply.h"
#include "core/http/RequestBody.h"
#include "core/http/RequestPace.h"

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

    [[nodiscard]] Stage stage() const { return m_stage; }

    /// Busy -> Idle, or the end of the connection.
    void finishReply(const HttpReply &reply);
    /// 500, for a request that its handler gave up.
    void failReply();
    /// The connection ends, at once or after the current answer.
    void closeWhenIdle();

    // For the guard.
    /// More bytes are to come: it is idle, or a request is arriving.
    [[nodiscard]] bool isAwaited() const { return m_stage <= Stage::Body; }
    /// How many bytes a connection that isAwaited() lags behind `Limits::crowdedRate`; 0 when it does not.
    [[nodiscard]] qint64 arrears(qint64 nowMs) const;
    /// 408 for a body that lags and whose room another waits for.
    void giveWayIfSlow(qint64 nowMs);
    /// Reads on the body if there is room for it now.
    void readOn();
    void checkDeadline(qint64 nowMs);
    /// Ends the connection, whatever is under way; the guard counts it no more.
    void cut();
    /// The guard is gone: the connection ends without asking it.
    void leaveGuard() { m_guard = nullptr; }

protected:
    /// Of a WebSocket: bounds what is unsent, and takes what the stock handshake says too much out of its 101 reply.
    qint64 writeData(const char *data, qint64 size) override;

private:
    void readNext();
    void readHead();
    void decide(qsizetype headUnread);
    void upgrade();
    void beginBody();
    void readBody();
    [[nodiscard]] bool hasRoomFor(qint64 bytes);
    void giveRoomBack();
    void completeRequest();
    void send(const HttpReply &reply, bool closes);
    void refuse(const HttpReply &reply, qint64 stillToCome);
    void refuse(const HttpFault &fault);
    void linger();
    [[nodiscard]] const RequestHead &head() const { return m_reader.head(); }
    void startDeadline(int ms);
    void bodyDeadlinePassed(qint64 nowMs);
    qint64 writeFrames(const char *data, qint64 size);

    ConnectionGuard *m_guard;
    RequestHeadReader m_reader;
    HeadDecision m_decision;
    RequestBody m_body;
    HandshakeReply m_handshake; ///< of an upgrade
    qint64 m_bodyRoom = 0; ///< what the body takes of the guard's room
    qint64 m_toDiscard = 0; ///< bytes that a refused request may still send
    RequestPace m_pace; ///< from when it became idle, from the request's first byte, or from when its body has room
    qint64 m_deadlineMs = 0; ///< on the guard's clock; 0: none
    Stage m_stage = Stage::Idle;
    bool m_waitsForRoom = false;
    bool m_wasInvited = false; ///< 100 Continue was sent, or was not asked for
    bool m_isBurst = false; ///< in this turn of the event loop a WebSocket came to owe more than `Limits::unsent`
    bool m_isCut = false; ///< a WebSocket that owes too much: nothing more is written
    bool m_closes = false; ///< after the current request
};

} // namespace curvedesk
