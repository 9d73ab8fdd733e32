// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/GuardedSocket.h"

#include "core/api/ErrorJson.h"
#include "core/base/SecretBytes.h"

#include <array>
#include <limits>

namespace curvedesk {

namespace {

constexpr qint64 idleReadBuffer = RequestHeadReader::maxHead + 1;
constexpr qint64 maxUnsent = 1024 * 1024; // a client that asks on without reading its answers
constexpr qint64 minBodyPerWindow = 4096; // a body slower than this does not "keep coming"
constexpr qint64 unknownSize = std::numeric_limits<qint64>::max();

// Announced sizes and line ends of chunks may add a quarter; more is not a body but an attack on memory.
constexpr qint64 chunkedWireLimit(qint64 bodyLimit)
{
    return bodyLimit + bodyLimit / 4 + 64 * 1024;
}

HttpReply tooLarge()
{
    return errorJson::reply(413, "payload_too_large", "The request body is too large.");
}

} // namespace

GuardedSocket::GuardedSocket(ConnectionGuard &guard)
    : QTcpSocket(&guard)
    , m_guard(&guard)
{
    setReadBufferSize(idleReadBuffer);
    // Connected before the stock server connects its own slot, and so called before it.
    connect(this, &QIODevice::readyRead, this, &GuardedSocket::readNext);
    startDeadline(guard.limits().idleMs);
}

GuardedSocket::~GuardedSocket()
{
    if (m_guard != nullptr)
        m_guard->forget(this);
}

void GuardedSocket::readNext()
{
    if (m_guard == nullptr)
        return;
    switch (m_stage) {
    case Stage::Idle:
    case Stage::Head:
        readHead();
        break;
    case Stage::Body:
        readBody(0);
        break;
    case Stage::Lingering:
        linger();
        break;
    case Stage::Ready:
        sever();
        abort();
        break;
    case Stage::Busy:
    case Stage::Upgraded:
        break;
    }
}

// What the stock parser has read is past the read position, so these are the bytes it sees next.
void GuardedSocket::readHead()
{
    if (bytesToWrite() > maxUnsent) {
        sever();
        abort();
        return;
    }
    std::array<char, 4096> small;
    QByteArrayView bytes;
    if (bytesAvailable() <= static_cast<qint64>(small.size())) {
        bytes = QByteArrayView(small.data(), qMax<qint64>(peek(small.data(), small.size()), 0));
    } else {
        m_scratch = peek(RequestHeadReader::maxHead + 1);
        bytes = m_scratch;
    }
    const qsizetype taken = m_reader.feed(bytes);
    m_scratch.clear();
    switch (m_reader.state()) {
    case RequestHeadReader::State::Incomplete:
        if (m_stage == Stage::Idle && m_reader.hasBegun()) {
            m_stage = Stage::Head;
            startDeadline(m_guard->limits().headMs);
        }
        break;
    case RequestHeadReader::State::Refused:
        refuse(m_reader.fault());
        break;
    case RequestHeadReader::State::Complete:
        decide(taken);
        break;
    }
}

// `headUnread`: how much of what is available belongs to the head.
void GuardedSocket::decide(qint64 headUnread)
{
    m_closes = m_closes || !head().keepsAlive;
    m_decision = m_guard->policy().decide(head());
    const qint64 bodySize = head().isChunked ? unknownSize : head().contentLength.value_or(0);
    const qint64 bodyHere = bytesAvailable() - headUnread;
    const bool isUpgrade = head().asksForWebSocket();
    if (m_decision.refusal && (head().announcesBody() || isUpgrade)) {
        refuse(*m_decision.refusal, bodySize - qMin(bodyHere, bodySize));
    } else if (isUpgrade && (!m_decision.mayUpgrade || head().announcesBody())) {
        refuse(HttpFault {400, "bad_request", "There is nothing to upgrade here."});
    } else if (isUpgrade) {
        m_stage = Stage::Upgraded;
        m_deadlineMs = 0;
        setReadBufferSize(0);
    } else if (!head().announcesBody()) {
        completeRequest();
    } else if (!head().isChunked && bodySize > m_decision.bodyLimit) {
        refuse(tooLarge(), bodySize - qMin(bodyHere, bodySize));
    } else {
        m_stage = Stage::Body;
        m_bodyLeft = bodySize;
        m_bodyInWindow = 0;
        m_chunks.reset();
        startDeadline(m_guard->limits().bodyMs);
        // The stock parser reads a request in a transaction: the buffer has to hold all of it.
        setReadBufferSize(idleReadBuffer + (head().isChunked ? chunkedWireLimit(m_decision.bodyLimit) : bodySize));
        if (head().expectsContinue && bodyHere == 0)
            write("HTTP/1.1 100 Continue\r\n\r\n");
        readBody(headUnread);
    }
}

void GuardedSocket::readBody(qint64 headUnread)
{
    const qint64 available = bytesAvailable() - headUnread;
    m_bodyInWindow += available;
    if (!head().isChunked) {
        m_bodyLeft -= qMin(available, m_bodyLeft);
        if (m_bodyLeft == 0)
            completeRequest();
        return;
    }
    m_scratch = peek(bytesAvailable());
    m_chunks.feed(QByteArrayView(m_scratch).sliced(headUnread));
    m_scratch.clear();
    if (m_chunks.isBroken())
        refuse(errorJson::reply(400, "bad_request", "The chunked body is malformed."), unknownSize);
    else if (m_chunks.announced() > m_decision.bodyLimit
             || m_chunks.wireSize() > chunkedWireLimit(m_decision.bodyLimit))
        refuse(tooLarge(), unknownSize);
    else if (m_chunks.isDone())
        completeRequest();
}

void GuardedSocket::completeRequest()
{
    m_stage = Stage::Ready;
    m_deadlineMs = 0;
}

bool GuardedSocket::beginReply()
{
    if (m_stage != Stage::Ready || m_guard == nullptr) {
        sever();
        abort();
        return false;
    }
    m_stage = Stage::Busy;
    // No readyRead, so that no second request is looked at; what comes meanwhile waits in the (bounded) read buffer.
    blockSignals(true);
    return true;
}

void GuardedSocket::finishReply(const HttpReply &reply)
{
    if (m_stage != Stage::Busy)
        return;
    blockSignals(false);
    m_stage = Stage::Idle;
    if (state() != ConnectedState || m_guard == nullptr) {
        // Its disconnected() went unheard while signals were blocked.
        deleteLater();
        return;
    }
    const bool isHead = head().method == QByteArrayView("HEAD");
    HttpReply whole = reply;
    whole.headers += m_decision.replyHeaders;
    QByteArray bytes = wireBytes(whole, {isHead, m_closes, head().isHttp10});
    write(bytes);
    flush();
    if (reply.isSecret)
        wipe(bytes);
    if (head().announcesBody())
        setReadBufferSize(idleReadBuffer);
    m_reader.reset();
    m_decision = {};
    startDeadline(m_guard->limits().idleMs);
    if (m_closes) {
        sever();
        m_stage = Stage::Lingering;
        disconnectFromHost();
    } else if (bytesAvailable() > 0) {
        QMetaObject::invokeMethod(this, &QIODevice::readyRead, Qt::QueuedConnection);
    }
}

void GuardedSocket::closeWhenIdle()
{
    m_closes = true;
    if (m_stage == Stage::Busy || m_stage == Stage::Ready || m_stage == Stage::Upgraded)
        return;
    sever();
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

void GuardedSocket::linger()
{
    const qint64 skipped = skip(bytesAvailable());
    m_bodyLeft -= qMin(qMax<qint64>(skipped, 0), m_bodyLeft);
    if (m_bodyLeft == 0)
        disconnectFromHost();
}

// From here on the stock server hears nothing of this connection but its end, which deletes it.
void GuardedSocket::sever()
{
    if (m_guard != nullptr && m_guard->parent() != nullptr)
        QObject::disconnect(this, &QIODevice::readyRead, m_guard->parent(), nullptr);
    if (isTransactionStarted())
        commitTransaction();
}

// Closing with the rest of an upload unread resets the connection, and the client never sees why: `stillToCome` bytes
// are read and thrown away first, for a while.
void GuardedSocket::refuse(const HttpReply &reply, qint64 stillToCome)
{
    sever();
    HttpReply whole = reply;
    whole.headers += m_decision.replyHeaders;
    write(wireBytes(whole, {head().method == QByteArrayView("HEAD"), true, false}));
    flush();
    skip(bytesAvailable());
    m_stage = Stage::Lingering;
    m_bodyLeft = stillToCome;
    startDeadline(m_guard->limits().lingerMs);
    if (stillToCome == 0)
        disconnectFromHost();
}

void GuardedSocket::refuse(const HttpFault &fault)
{
    const bool isOversized = fault.status == 414 || fault.status == 431;
    refuse(errorJson::reply(fault.status, fault.code, fault.message), isOversized ? unknownSize : 0);
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
        refuse(HttpFault {408, "request_timeout", "The request's head did not arrive in time."});
        break;
    case Stage::Body:
        if (m_bodyInWindow >= minBodyPerWindow) {
            m_bodyInWindow = 0;
            startDeadline(m_guard->limits().bodyMs);
        } else {
            refuse(HttpFault {408, "request_timeout", "The request's body did not arrive in time."});
        }
        break;
    case Stage::Idle:
    case Stage::Lingering:
        sever();
        abort();
        break;
    case Stage::Ready:
    case Stage::Busy:
    case Stage::Upgraded:
        break;
    }
}

} // namespace curvedesk
