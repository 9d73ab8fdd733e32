// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/GuardedSocket.h"

#include "core/base/SecretBytes.h"

#include <array>
#include <limits>
#include <utility>

namespace curvedesk {

namespace {

constexpr qint64 readBuffer = RequestHeadReader::maxHead + 1;
constexpr qint64 maxUnsent = 1024 * 1024; // a client that asks on without reading its answers
constexpr qint64 minBodyPerWindow = 4096; // a body slower than this does not "keep coming"
constexpr qint64 unknownSize = std::numeric_limits<qint64>::max();

constexpr HttpFault tooLarge{413, "payload_too_large", "The request body is too large."};
constexpr HttpFault brokenChunks{400, "bad_request", "The chunked body is malformed."};
constexpr HttpFault unanswered{500, "internal", "Internal error"};

} // namespace

GuardedSocket::GuardedSocket(ConnectionGuard &guard)
    : QTcpSocket(&guard)
    , m_guard(&guard)
{
    setReadBufferSize(readBuffer);
    connect(this, &QIODevice::readyRead, this, &GuardedSocket::readNext);
    connect(this, &QAbstractSocket::disconnected, this, &QObject::deleteLater);
    startDeadline(guard.limits().idleMs);
}

GuardedSocket::~GuardedSocket()
{
    wipe(m_body);
    if (m_guard != nullptr)
        m_guard->forget(this);
}

void GuardedSocket::readNext()
{
    if (m_guard == nullptr || state() != ConnectedState)
        return;
    switch (m_stage) {
    case Stage::Idle:
    case Stage::Head:
        readHead();
        break;
    case Stage::Body:
        readBody();
        break;
    case Stage::Lingering:
        linger();
        break;
    case Stage::Busy:
    case Stage::Upgraded:
        break;
    }
}

void GuardedSocket::readQueued()
{
    m_readIsQueued = false;
    readNext();
}

void GuardedSocket::readHead()
{
    if (bytesToWrite() > maxUnsent) {
        abort();
        return;
    }
    std::array<char, 4096> small;
    QByteArray large;
    QByteArrayView bytes;
    if (bytesAvailable() <= static_cast<qint64>(small.size())) {
        bytes = QByteArrayView(small.data(), qMax<qint64>(peek(small.data(), small.size()), 0));
    } else {
        large = peek(readBuffer);
        bytes = large;
    }
    const qsizetype taken = m_reader.feed(bytes);
    switch (m_reader.state()) {
    case RequestHeadReader::State::Incomplete:
        if (m_stage == Stage::Idle && m_reader.hasBegun()) {
            m_stage = Stage::Head;
            startDeadline(m_guard->limits().headMs);
            // Should it become a WebSocket handshake, the stock server reads it again from its first byte.
            startTransaction();
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

// `headUnread`: what of the head has been looked at but not read.
void GuardedSocket::decide(qsizetype headUnread)
{
    m_closes = m_closes || !head().keepsAlive;
    m_decision = m_guard->policy().decide(head());
    if (head().asksForWebSocket() && m_decision.mayUpgrade && !m_decision.refusal && !head().announcesBody()) {
        upgrade();
        return;
    }
    skip(headUnread);
    if (isTransactionStarted())
        commitTransaction();
    const qint64 bodySize = head().isChunked ? unknownSize : head().contentLength.value_or(0);
    if (m_decision.refusal && bodySize > 0) {
        refuse(*m_decision.refusal, bodySize);
        m_guard->policy().refused(head(), m_decision.refusal->status);
    } else if (head().asksForWebSocket() && !m_decision.refusal) {
        refuse(HttpFault{400, "bad_request", "There is nothing to upgrade here."});
    } else if (bodySize == 0) {
        completeRequest();
    } else if (!head().isChunked && bodySize > m_decision.bodyLimit) {
        refuse(replyTo(tooLarge), bodySize);
    } else {
        m_bodyLeft = bodySize;
        beginBody();
    }
}

void GuardedSocket::upgrade()
{
    if (isTransactionStarted())
        rollbackTransaction();
    m_stage = Stage::Upgraded;
    m_deadlineMs = 0;
    setReadBufferSize(0);
    m_guard->handOver(this);
    QMetaObject::invokeMethod(this, &QIODevice::readyRead, Qt::QueuedConnection);
}

void GuardedSocket::beginBody()
{
    m_stage = Stage::Body;
    m_bodyInWindow = 0;
    m_chunks.reset(m_decision.bodyLimit);
    startDeadline(m_guard->limits().bodyMs);
    // In one piece from the start: growing would leave copies behind of what may be a key.
    if (!head().isChunked)
        m_body.reserve(m_bodyLeft);
    if (bytesAvailable() > 0)
        readBody();
    else if (head().expectsContinue)
        write("HTTP/1.1 100 Continue\r\n\r\n");
}

void GuardedSocket::readBody()
{
    if (!head().isChunked) {
        const qsizetype before = m_body.size();
        const qint64 step = qMin(bytesAvailable(), m_bodyLeft);
        m_body.resize(before + step);
        read(m_body.data() + before, step);
        m_bodyLeft -= step;
        m_bodyInWindow += step;
        if (m_bodyLeft == 0)
            completeRequest();
        return;
    }
    const QByteArray bytes = peek(bytesAvailable());
    const qsizetype taken = m_chunks.feed(bytes, m_body);
    skip(taken);
    m_bodyInWindow += taken;
    if (m_chunks.state() == ChunkedBody::State::TooLarge)
        refuse(replyTo(tooLarge), unknownSize);
    else if (m_chunks.state() == ChunkedBody::State::Broken)
        refuse(replyTo(brokenChunks), unknownSize);
    else if (m_chunks.state() == ChunkedBody::State::Done)
        completeRequest();
}

void GuardedSocket::completeRequest()
{
    m_stage = Stage::Busy;
    m_deadlineMs = 0;
    if (m_decision.refusal) {
        const HttpReply refusal = *m_decision.refusal;
        m_guard->policy().refused(head(), refusal.status);
        finishReply(refusal);
        return;
    }
    m_guard->policy().serve(head(), m_decision, std::exchange(m_body, QByteArray()), DeferredReply(*this));
}

void GuardedSocket::finishReply(const HttpReply &reply)
{
    if (m_stage != Stage::Busy || m_guard == nullptr)
        return;
    HttpReply whole = reply;
    whole.headers += m_decision.replyHeaders;
    QByteArray bytes = wireBytes(whole, {head().method == QByteArrayView("HEAD"), m_closes, head().isHttp10});
    write(bytes);
    flush();
    if (reply.isSecret)
        wipe(bytes);
    m_reader.reset();
    m_decision = {};
    m_stage = Stage::Idle;
    startDeadline(m_guard->limits().idleMs);
    if (m_closes) {
        m_stage = Stage::Lingering;
        disconnectFromHost();
    } else if (bytesAvailable() > 0 && !m_readIsQueued) {
        // Not at once: a client that pipelines gets one request a turn, as everybody.
        m_readIsQueued = true;
        QMetaObject::invokeMethod(this, &GuardedSocket::readQueued, Qt::QueuedConnection);
    }
}

void GuardedSocket::failReply()
{
    if (m_guard != nullptr)
        finishReply(replyTo(unanswered));
}

HttpReply GuardedSocket::replyTo(const HttpFault &fault)
{
    return m_guard->policy().replyTo(fault, head());
}

void GuardedSocket::closeWhenIdle()
{
    m_closes = true;
    if (m_stage != Stage::Idle)
        return;
    m_stage = Stage::Lingering;
    disconnectFromHost();
}

qint64 GuardedSocket::writeData(const char *data, qint64 size)
{
    if (m_stage != Stage::Upgraded || m_handshakeDone)
        return QTcpSocket::writeData(data, size);
    // The stock 101 reply allows every origin and names the program.
    m_handshake.append(data, size);
    const qsizetype end = m_handshake.indexOf("\r\n\r\n");
    if (end < 0)
        return size;
    m_handshakeDone = true;
    QByteArray out;
    for (const QByteArray &line : m_handshake.first(end).split('\n')) {
        const QByteArray lower = line.toLower();
        if (!lower.startsWith("access-control-") && !lower.startsWith("server:"))
            out += (line.endsWith('\r') ? line.chopped(1) : line) + "\r\n";
    }
    out += "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Security-Policy: default-src "
           "'none'\r\n"
           "X-Frame-Options: DENY\r\n\r\n";
    out += m_handshake.sliced(end + 4);
    m_handshake.clear();
    return QTcpSocket::writeData(out.constData(), out.size()) < 0 ? -1 : size;
}

// Closing with the rest of an upload unread resets the connection, and the client never sees why: `stillToCome` bytes
// are read and thrown away first, for a while.
void GuardedSocket::refuse(const HttpReply &reply, qint64 stillToCome)
{
    if (isTransactionStarted())
        commitTransaction();
    wipe(m_body);
    HttpReply whole = reply;
    whole.headers += m_decision.replyHeaders;
    write(wireBytes(whole, {head().method == QByteArrayView("HEAD"), true, false}));
    flush();
    m_stage = Stage::Lingering;
    m_bodyLeft = stillToCome;
    startDeadline(m_guard->limits().lingerMs);
    linger();
}

void GuardedSocket::refuse(const HttpFault &fault)
{
    skip(bytesAvailable());
    const bool isOversized = fault.status == 414 || fault.status == 431;
    refuse(replyTo(fault), isOversized ? unknownSize : 0);
}

void GuardedSocket::linger()
{
    m_bodyLeft -= qBound<qint64>(0, skip(bytesAvailable()), m_bodyLeft);
    if (m_bodyLeft == 0)
        disconnectFromHost();
}

void GuardedSocket::startDeadline(int ms)
{
    m_deadlineMs = m_guard->nowMs() + ms;
}

void GuardedSocket::deadlinePassed()
{
    m_deadlineMs = 0;
    switch (m_stage) {
    case Stage::Head:
        refuse(HttpFault{408, "request_timeout", "The request's head did not arrive in time."});
        break;
    case Stage::Body:
        if (m_bodyInWindow >= minBodyPerWindow) {
            m_bodyInWindow = 0;
            startDeadline(m_guard->limits().bodyMs);
        } else {
            refuse(HttpFault{408, "request_timeout", "The request's body did not arrive in time."});
        }
        break;
    case Stage::Idle:
    case Stage::Lingering:
        abort();
        break;
    case Stage::Busy:
    case Stage::Upgraded:
        break;
    }
}

} // namespace curvedesk
