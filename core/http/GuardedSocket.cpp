// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/GuardedSocket.h"

#include "core/base/SecretBytes.h"
#include "core/base/TraceWipe.h"
#include "core/http/WipedBytes.h"

#include <sys/socket.h>

#include <limits>
#include <utility>

namespace curvedesk {

namespace {

constexpr qint64 readBuffer = RequestHeadReader::maxHead + 1;
constexpr qint64 maxUnsentReplies = 64 * 1024; ///< bytes; with more unsent, no further request is read
constexpr qint64 unknownSize = std::numeric_limits<qint64>::max();

} // namespace

GuardedSocket::GuardedSocket(ConnectionGuard &guard)
    : QTcpSocket(&guard)
    , m_guard(&guard)
{
    setReadBufferSize(readBuffer);
    connect(this, &QIODevice::readyRead, this, &GuardedSocket::readNext);
    connect(this, &QAbstractSocket::disconnected, this, &QObject::deleteLater);
    m_pace.begin(guard.nowMs());
    startDeadline(guard.limits().idleMs);
}

GuardedSocket::~GuardedSocket()
{
    if (m_guard == nullptr)
        return;
    giveRoomBack();
    m_guard->forget(this);
}

void GuardedSocket::readNext()
{
    if (m_guard == nullptr || state() != ConnectedState)
        return;
    if (m_stage == Stage::Idle || m_stage == Stage::Head)
        readHead();
    else if (m_stage == Stage::Body)
        readBody();
    else if (m_stage == Stage::Lingering)
        linger();
}

void GuardedSocket::readHead()
{
    if (bytesToWrite() > maxUnsentReplies) {
        connect(this, &QIODevice::bytesWritten, this, &GuardedSocket::readNext,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::UniqueConnection));
        return;
    }
    QByteArray &scratch = m_guard->scratch();
    const qint64 size = qMax<qint64>(peek(scratch.data(), scratch.size()), 0);
    const qsizetype taken = m_reader.feed(QByteArrayView(scratch.constData(), size));
    wipedBytes::overwrite(scratch, size);
    switch (m_reader.state()) {
    case RequestHeadReader::State::Incomplete:
        if (m_stage == Stage::Idle && m_reader.hasBegun()) {
            m_stage = Stage::Head;
            m_pace.begin(m_guard->nowMs());
            startDeadline(m_guard->limits().headMs);
        }
        skip(taken);
        break;
    case RequestHeadReader::State::Refused:
        refuse(m_reader.fault());
        break;
    case RequestHeadReader::State::Complete:
        decide(taken);
        break;
    }
}

void GuardedSocket::decide(qsizetype headUnread)
{
    m_closes = m_closes || !head().keepsAlive;
    m_reader.setPeer(peerAddress(), m_isUnix);
    m_decision = m_guard->policy().decide(head());
    skip(headUnread);
    wipedBytes::overwriteReadBuffer(*this); // of the caller's API key
    if (m_decision.upgrades() && head().asksForWebSocket() && !head().announcesBody()) {
        upgrade();
        return;
    }
    const qint64 bodySize = head().isChunked ? unknownSize : head().contentLength.value_or(0);
    const auto *const accepted = std::get_if<AcceptedRequest>(&m_decision.outcome);
    if (const HttpReply *const refusal = m_decision.refusal(); refusal != nullptr && bodySize > 0) {
        m_guard->policy().noteRefusal(head(), refusal->status);
        refuse(*refusal, bodySize);
    } else if (m_decision.upgrades() || (accepted != nullptr && head().asksForWebSocket())) {
        refuse(httpFault::nothingToUpgrade);
    } else if (bodySize == 0) {
        completeRequest();
    } else if (!head().isChunked && bodySize > accepted->bodyLimit) {
        refuse(m_guard->policy().replyOf(httpFault::tooLarge, head()), bodySize);
    } else {
        beginBody();
    }
}

void GuardedSocket::upgrade()
{
    // Qt's HTTP server reads the head again, and QWebSocket keeps it.
    const QByteArray handshake = m_reader.withoutApiKey();
    for (qsizetype at = handshake.size(); at-- > 0;)
        ungetChar(handshake.at(at));
    m_reader.reset();
    m_stage = Stage::Upgraded;
    m_deadlineMs = 0;
    setReadBufferSize(0);
    m_guard->addPendingConnection(this); // for the HTTP server
    QMetaObject::invokeMethod(this, &QIODevice::readyRead, Qt::QueuedConnection);
}

void GuardedSocket::beginBody()
{
    m_stage = Stage::Body;
    m_wasInvited = !head().expectsContinue;
    const AcceptedRequest &accepted = std::get<AcceptedRequest>(m_decision.outcome);
    m_body.begin(head(), accepted.bodyLimit);
    m_pace.begin(m_guard->nowMs());
    startDeadline(m_guard->limits().bodyMs);
    readBody();
}

void GuardedSocket::readBody()
{
    const TraceWipe wipeTraces; // of a key in the body, which is also decoded below here
    if (!takeRoomFor(m_body.roomFor(bytesAvailable())))
        return;
    m_body.reserve(m_bodyRoom);
    if (!std::exchange(m_wasInvited, true) && bytesAvailable() == 0)
        write("HTTP/1.1 100 Continue\r\n\r\n");
    if (bytesAvailable() == 0)
        return;
    const RequestBody::State read = m_body.readFrom(*this, m_guard->scratch());
    if (read == RequestBody::State::Complete)
        completeRequest();
    else if (read == RequestBody::State::TooLarge)
        refuse(httpFault::tooLarge);
    else if (read == RequestBody::State::Broken)
        refuse(httpFault::brokenChunks);
}

bool GuardedSocket::takeRoomFor(qint64 bytes)
{
    if (bytes <= m_bodyRoom)
        return true;
    const bool waited = m_waitsForRoom;
    m_waitsForRoom = !m_guard->takeRoom(this, bytes - m_bodyRoom, bytes);
    if (m_waitsForRoom) {
        if (!waited)
            startDeadline(m_guard->limits().bodyTotalMs);
        return false;
    }
    m_bodyRoom = bytes;
    if (waited) {
        m_pace.begin(m_guard->nowMs());
        startDeadline(m_guard->limits().bodyMs);
    }
    return true;
}

void GuardedSocket::giveRoomBack()
{
    if (std::exchange(m_waitsForRoom, false))
        m_guard->leaveLine(this);
    if (m_bodyRoom > 0)
        m_guard->giveRoom(std::exchange(m_bodyRoom, 0));
}

void GuardedSocket::readOn()
{
    if (m_waitsForRoom)
        readNext();
}

void GuardedSocket::completeRequest()
{
    m_stage = Stage::Busy;
    m_deadlineMs = 0;
    if (const HttpReply *const refusal = m_decision.refusal()) {
        m_guard->policy().noteRefusal(head(), refusal->status);
        finishReply(*refusal);
        return;
    }
    m_guard->policy().serve(head(), std::get<AcceptedRequest>(m_decision.outcome), m_body.take(), DeferredReply(*this));
}

void GuardedSocket::finishReply(const HttpReply &reply)
{
    if (m_stage != Stage::Busy || m_guard == nullptr)
        return;
    send(reply, m_closes);
    if (bytesToWrite() > 0)
        m_guard->cutUnsent();
    if (m_guard == nullptr)
        return;
    giveRoomBack();
    m_reader.reset();
    m_decision = {};
    m_stage = Stage::Idle;
    m_pace.begin(m_guard->nowMs());
    startDeadline(m_guard->limits().idleMs);
    if (m_closes) {
        m_stage = Stage::Lingering;
        disconnectFromHost();
    } else if (bytesAvailable() > 0) {
        // Queued, so that a client that pipelines gets one request a turn, as all others.
        QMetaObject::invokeMethod(this, &GuardedSocket::readNext, Qt::QueuedConnection);
    }
}

void GuardedSocket::send(const HttpReply &reply, bool closes)
{
    HttpReply whole = reply;
    whole.headers += m_decision.replyHeaders;
    QByteArray bytes = wireBytes(whole, {head().method == QByteArrayView("HEAD"), closes, head().isHttp10});
    flush();
    // A secret goes straight to the kernel, because Qt's buffer is never wiped; all else is spared that buffer.
    const qint64 sent = bytesToWrite() > 0 ? 0 : sendNow(bytes);
    if (sent < bytes.size()) {
        write(sent == 0 ? bytes : bytes.sliced(sent)); // the whole array is shared with the socket's buffer
        flush();
    }
    if (reply.isSecret)
        wipe(bytes);
}

qint64 GuardedSocket::sendNow(QByteArrayView bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    return qMax<qint64>(::send(static_cast<int>(socketDescriptor()), bytes.data(), size, MSG_NOSIGNAL | MSG_DONTWAIT),
                        0);
}

void GuardedSocket::failReply()
{
    if (m_guard != nullptr)
        finishReply(m_guard->policy().replyOf(httpFault::unanswered, head()));
}

void GuardedSocket::closeWhenIdle()
{
    m_closes = true;
    if (m_stage != Stage::Idle)
        return;
    m_stage = Stage::Lingering;
    disconnectFromHost();
}

void GuardedSocket::cut()
{
    if (m_guard != nullptr) {
        giveRoomBack();
        m_guard->forget(this);
    }
    m_guard = nullptr;
    abort();
}

qint64 GuardedSocket::writeData(const char *data, qint64 size)
{
    if (m_stage != Stage::Upgraded)
        return QTcpSocket::writeData(data, size);
    if (m_handshake.isComplete())
        return writeFrames(data, size);
    const QByteArray reply = m_handshake.take(QByteArrayView(data, size));
    if (m_handshake.isComplete()) // QHttpServer has undone all connections, and QWebSocket makes its own after this
        connect(this, &QIODevice::readyRead, this, &GuardedSocket::framesArrived);
    return QTcpSocket::writeData(reply.constData(), reply.size()) < 0 ? -1 : size;
}

qint64 GuardedSocket::writeFrames(const char *data, qint64 size)
{
    if (m_isCut || m_guard == nullptr)
        return size;
    const ConnectionGuard::Limits &limits = m_guard->limits();
    if (bytesToWrite() > limits.unsent)
        flush();
    const bool owesTooMuch = bytesToWrite() > (m_isBurst ? limits.unsentBurst : limits.unsent);
    if (owesTooMuch) {
        // Queued, because the caller of write() does not expect the connection to end within it.
        m_isCut = true;
        QMetaObject::invokeMethod(this, &GuardedSocket::cut, Qt::QueuedConnection);
        return size;
    }
    const qint64 taken = bytesToWrite() > 0 ? 0 : sendNow(QByteArrayView(data, size));
    const qint64 written = taken == size ? size : QTcpSocket::writeData(data + taken, size - taken) + taken;
    if (!m_isBurst && bytesToWrite() > limits.unsent) {
        m_isBurst = true;
        QMetaObject::invokeMethod(
            this, [this] { m_isBurst = false; }, Qt::QueuedConnection);
    }
    return written;
}

void GuardedSocket::refuse(const HttpReply &reply, qint64 stillToCome)
{
    m_body.clear();
    giveRoomBack();
    send(reply, true);
    m_reader.reset();
    m_stage = Stage::Lingering;
    m_toDiscard = stillToCome;
    startDeadline(m_guard->limits().lingerMs);
    linger();
}

void GuardedSocket::refuse(const HttpFault &fault)
{
    skip(bytesAvailable());
    const bool hasMore = m_stage == Stage::Body || fault.status == 414 || fault.status == 431;
    refuse(m_guard->policy().replyOf(fault, head()), hasMore ? unknownSize : 0);
}

void GuardedSocket::linger()
{
    m_toDiscard -= qBound<qint64>(0, skip(bytesAvailable()), m_toDiscard);
    wipedBytes::overwriteReadBuffer(*this);
    if (m_toDiscard == 0)
        disconnectFromHost();
}

qint64 GuardedSocket::arrears(qint64 nowMs) const
{
    if (!isAwaited())
        return 0;
    const qint64 received = m_stage == Stage::Body ? m_body.received() : 0;
    return m_pace.arrears(nowMs, received, m_guard->limits().crowdedMs, m_guard->limits().crowdedRate);
}

void GuardedSocket::giveWayIfSlow(qint64 nowMs)
{
    if (m_stage == Stage::Body && m_bodyRoom > 0 && arrears(nowMs) > 0)
        refuse(httpFault::lateBody);
}

void GuardedSocket::startDeadline(int ms)
{
    m_deadlineMs = m_guard->nowMs() + ms;
}

void GuardedSocket::checkDeadline(qint64 nowMs)
{
    if (m_deadlineMs == 0 || nowMs < m_deadlineMs)
        return;
    m_deadlineMs = 0;
    if (m_stage == Stage::Head)
        refuse(httpFault::lateHead);
    else if (m_stage == Stage::Body)
        bodyDeadlinePassed(nowMs);
    else if (m_stage == Stage::Idle || m_stage == Stage::Lingering)
        abort();
}

void GuardedSocket::bodyDeadlinePassed(qint64 nowMs)
{
    const ConnectionGuard::Limits &limits = m_guard->limits();
    if (m_waitsForRoom)
        refuse(httpFault::noRoom);
    else if (m_pace.endWindow(nowMs, m_body.received(), limits.bodyTotalMs, limits.bodyRate))
        startDeadline(limits.bodyMs);
    else
        refuse(httpFault::lateBody);
}

} // namespace curvedesk
#include "moc_GuardedSocket.cpp"
