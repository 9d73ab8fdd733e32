// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ConnectionGuard.h"
#include "core/http/HandshakeReply.h"
#include "core/http/RequestBody.h"
#include "core/http/RequestPace.h"

#include <QTcpSocket>

namespace curvedesk {

/// One connection of a ConnectionGuard, and the stage of its current request.
class GuardedSocket final : public QTcpSocket
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardedSocket)

public:
    enum class Stage {
        Idle, ///< no byte of a request yet
        Head,
        Body,
        Busy, ///< a handler works on the request; nothing is read
        Upgraded, ///< the connection is a WebSocket
        Lingering, ///< answered for the last time; later bytes are thrown away
    };

    /// Makes a child of the guard, idle, without a descriptor yet.
    explicit GuardedSocket(ConnectionGuard &guard);
    /// Takes itself off the guard's lists, and gives the room of its body back.
    ~GuardedSocket() override;

    [[nodiscard]] Stage stage() const { return m_stage; }

    /// The caller that the policy recognised in the WebSocket handshake; may be null, and is before a handshake.
    [[nodiscard]] std::shared_ptr<const void> principal() const
    {
        const auto *const upgrade = std::get_if<AcceptedUpgrade>(&m_decision.outcome);
        return upgrade != nullptr ? upgrade->principal : nullptr;
    }

    /// Sends the reply; Busy becomes Idle, or the connection ends where it shall. Gives the body's room back, and cuts
    /// connections when all leave too much unsent. Does nothing at another stage than Busy.
    void finishReply(const HttpReply &reply);
    /// Answers 500, for a request whose handler gave no reply. Does nothing at another stage than Busy.
    void failReply();
    /// Ends the connection: between two requests at once, else after the present one. A WebSocket stays.
    void closeWhenIdle();

    // For the guard.
    /// Marks it as over the Unix socket, and names its client, for upgradedFrom(), by a null address and this port.
    void nameUnixPeer(quint16 port)
    {
        m_isUnix = true;
        setPeerAddress({});
        setPeerPort(port);
    }
    /// True while more bytes may come: it is idle, or a request is arriving.
    [[nodiscard]] bool isAwaited() const { return m_stage <= Stage::Body; }
    /// Bytes that an awaited connection (isAwaited()) lags behind `Limits::crowdedRate`; 0 when it does not lag.
    [[nodiscard]] qint64 arrears(qint64 nowMs) const;
    /// Call while others wait for room: answers 408 and ends it when its body has room and lags behind `crowdedRate`.
    void giveWayIfSlow(qint64 nowMs);
    /// Reads on in a body that waits for room, if there is room now, and has it served once whole; else does nothing.
    void readOn();
    /// Once the stage's deadline has passed: refuses a request that arrives (408, 503) or ends the connection, but
    /// gives a body that keeps coming more time. Does nothing before.
    void checkDeadline(qint64 nowMs);
    /// Ends the connection at any stage, without an answer; gives its room back and leaves the guard. Deleted later.
    void cut();
    /// Forgets the guard, which is being destroyed; a WebSocket that was handed over stays, but sends no more.
    void leaveGuard() { m_guard = nullptr; }

signals:
    /// A WebSocket has new bytes to read; emitted each time that some come, before QWebSocket reads them.
    void framesArrived();

protected:
    /// Writes as QTcpSocket does, but for a WebSocket: cuts one with too much unsent, and replaces Qt's 101 reply.
    qint64 writeData(const char *data, qint64 size) override;

private:
    /// Reads on by the stage: head, body (served once whole) or bytes to throw away; nothing while Busy or Upgraded.
    void readNext();
    /// Reads the head as far as it has arrived, from its first byte on with a deadline; decides about a whole one,
    /// refuses a bad one. Waits while the client leaves too much of its answers unread.
    void readHead();
    /// Has the policy decide by the head, of which `headUnread` bytes were looked at but not read; then upgrades,
    /// refuses (with its noteRefusal(), which may count and signal) or serves the request, or begins to read its body.
    void decide(qsizetype headUnread);
    /// Leaves the accepted handshake, without the API key, to Qt's HTTP server; the connection is a WebSocket from then
    /// on.
    void upgrade();
    /// Enters the stage in which the body is read, starts its deadline, and reads what has come.
    void beginBody();
    /// Reads as much of the body as has arrived and has room; completes or refuses the request. Answers "100 Continue"
    /// first where the client waits for that.
    void readBody();
    /// Takes what the body lacks of `bytes` of room in all from the guard; false while the guard has none. The deadline
    /// starts anew when the wait for room begins or ends. Without room nothing is read, so that TCP slows the client.
    [[nodiscard]] bool takeRoomFor(qint64 bytes);
    /// Gives the body's room back to the guard, so that waiting bodies read on later, and leaves their line.
    void giveRoomBack();
    /// Ends reading: gives the whole request to the policy, or calls its noteRefusal() and sends the refusal.
    void completeRequest();
    /// Writes the reply, to the kernel where it takes it, else to Qt's buffer; wipes the bytes of a secret one.
    /// `closes`: the reply says that it is the connection's last; the caller disconnects.
    void send(const HttpReply &reply, bool closes);
    /// Gives bytes to the kernel without Qt's buffer, which must be empty; returns how many it took, 0 on failure.
    [[nodiscard]] qint64 sendNow(QByteArrayView bytes);
    /// Sends a refusal, gives the room back and ends the connection after `stillToCome` bytes or `lingerMs`: these are
    /// thrown away, as closing with a part of an upload unread would reset it, and the client would not see the reason.
    void refuse(const HttpReply &reply, qint64 stillToCome);
    /// Sends the policy's reply to the fault; throws away what has come, gives the room back, ends the connection.
    void refuse(const HttpFault &fault);
    /// Throws away what a refused request still sends, and disconnects after the last byte.
    void linger();
    /// The head of the present request, as far as it was parsed.
    [[nodiscard]] const RequestHead &head() const { return m_reader.head(); }
    /// Sets the deadline of the present stage to `ms` milliseconds from now.
    void startDeadline(int ms);
    /// Refuses a body that found no room (503) or came too slowly (408); else gives it the next window of time.
    void bodyDeadlinePassed(qint64 nowMs);
    /// Writes what a WebSocket sends, pongs of QWebSocket included; has it cut when its client leaves too much unread.
    /// Returns the bytes taken, `size` also for those that a cut connection throws away; -1 on failure.
    qint64 writeFrames(const char *data, qint64 size);

    ConnectionGuard *m_guard;
    RequestHeadReader m_reader;
    HeadDecision m_decision;
    RequestBody m_body;
    HandshakeReply m_handshake; ///< of an upgrade
    qint64 m_bodyRoom = 0; ///< bytes that the body takes of the guard's room
    qint64 m_toDiscard = 0; ///< bytes that a refused request may still send
    RequestPace m_pace; ///< measured since it became idle, since the request's first byte, or since its body has room
    qint64 m_deadlineMs = 0; ///< milliseconds on the guard's clock; 0: none
    Stage m_stage = Stage::Idle;
    bool m_isUnix = false; ///< it came over the Unix socket
    bool m_waitsForRoom = false;
    bool m_wasInvited = false; ///< 100 Continue was sent or not asked for
    bool m_isBurst = false; ///< a WebSocket came to exceed `Limits::unsent` in this turn of the event loop
    bool m_isCut = false; ///< a WebSocket with too many unsent bytes: nothing more is written
    bool m_closes = false; ///< the connection ends after the current request
};

} // namespace curvedesk
