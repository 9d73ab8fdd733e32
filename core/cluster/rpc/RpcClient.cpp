// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcClient.h"

#include <QPointer>

#include <limits>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = CallFault::Kind;

namespace {

// The longest wait for an endpoint that may not be asked yet; a call gives up beyond it.
constexpr auto patience = 1500ms;

/// A failed call without an error from the node.
CallResult faulty(Kind kind)
{
    return tl::unexpected(CallFault{kind, std::nullopt});
}

/// True when no other node need be asked: the node refused as any other would, or the client was closed.
bool isConclusive(const CallFault &fault)
{
    if (fault.kind != Kind::Node)
        return fault.kind == Kind::Cancelled;
    switch (fault.fault->code) {
    case -32600: // not a valid request
    case RpcFault::invalidParams:
    case RpcFault::preflightFailure:
    case RpcFault::signatureVerification:
    case -32013: // signature of a wrong length
    case -32015: // transaction version
        return true;
    default:
        return false;
    }
}

// True when the node has not reached the slot that the call asked for: it will, so that asking again makes sense.
bool isBehind(const CallFault &fault)
{
    return fault.kind == Kind::Node && fault.fault->code == RpcFault::minContextSlotNotReached;
}

} // namespace

Error CallFault::toError() const
{
    switch (kind) {
    case Kind::Cancelled:
        return {ErrorCode::Cancelled, u"the connection to the cluster was closed"_s, std::nullopt, 0};
    case Kind::Offline:
    case Kind::Unreachable:
        return {ErrorCode::Unavailable, u"the cluster cannot be reached"_s, std::nullopt, 0};
    case Kind::Refused:
        return {ErrorCode::Unavailable, u"the RPC endpoint serves another cluster than before; it is not used"_s,
                std::nullopt, 0};
    case Kind::TimedOut:
        return {ErrorCode::UpstreamTimeout, u"the cluster did not answer in time"_s, std::nullopt, 0};
    case Kind::Garbage:
        return {ErrorCode::UpstreamRejected, u"the cluster's answer makes no sense"_s, std::nullopt, 0};
    case Kind::Throttled:
        return {ErrorCode::Unavailable, u"the cluster asks to be left alone for a while"_s, std::nullopt, 0};
    case Kind::Missing:
        return {ErrorCode::UpstreamRejected, u"the cluster does not offer what is needed"_s, std::nullopt, 0};
    case Kind::Node:
        break;
    }
    switch (fault->code) {
    case RpcFault::nodeUnhealthy:
    case RpcFault::blockNotAvailable:
    case RpcFault::blockStatusNotAvailable:
    case RpcFault::minContextSlotNotReached:
        return {ErrorCode::Unavailable, u"the cluster's node is behind"_s, std::nullopt, 0};
    default:
        return {ErrorCode::UpstreamRejected, u"the cluster refused the request (%1)"_s.arg(fault->code), std::nullopt,
                0};
    }
}

RpcClient::RpcClient(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_pool(m_options.endpoints.size(), m_options.pool)
    , m_transport(m_options.bodyCap)
    , m_verifying(m_options.endpoints.size())
    , m_genesis(m_options.genesis)
    , m_slots(m_options.endpoints.size())
{
    m_steady.start();
}

RpcClient::~RpcClient()
{
    close();
}

CallFault RpcClient::whyNobodyAnswers(const QByteArray &method) const
{
    Kind kind = Kind::Refused;
    for (qsizetype i = 0; i < m_pool.count(); ++i) {
        if (m_pool.state(i) == EndpointPool::State::Refused)
            continue;
        if (!m_missing.contains({i, method}))
            return {Kind::Offline, {}};
        kind = Kind::Missing;
    }
    return {kind, {}};
}

QCoro::Task<CallResult> RpcClient::ask(RpcRequest request, quint64 minSlot, Belief isCredible)
{
    const qint64 until = nowMs() + m_options.totalDeadline.count();
    CallFault last = whyNobodyAnswers(request.method);
    // An answer never comes before the call returns.
    if (last.kind != Kind::Offline) {
        const bool isOpen = co_await m_transport.pause(0ms);
        co_return faulty(isOpen ? last.kind : Kind::Cancelled);
    }
    bool isLacked = false;
    // A node behind our own writes will catch up: the call waits for it until its deadline.
    const auto mayGoOn = [&](int round) {
        return whyNobodyAnswers(request.method).kind == Kind::Offline && nowMs() < until
            && (round < m_options.rounds || isBehind(last));
    };
    for (int round = 0; mayGoOn(round); ++round) {
        // One that lacks the method does not count: another that is quiet now may have it.
        QList<qsizetype> lacking;
        for (qsizetype i = 0; i < m_pool.count(); ++i) {
            if (m_missing.contains({i, request.method}))
                lacking.append(i);
        }
        isLacked = isLacked || !lacking.isEmpty();
        const auto wait = m_pool.waitingTime(nowMs(), lacking).value_or(0ms);
        const auto delay = std::max(wait, m_options.retryPause * std::min(round, m_options.rounds));
        if (delay > 0ms) {
            const bool isHopeless = wait > patience || nowMs() + delay.count() >= until;
            const bool isOpen = co_await m_transport.pause(isHopeless ? 0ms : delay);
            if (!isOpen)
                co_return faulty(Kind::Cancelled);
            if (isHopeless)
                break;
        }
        const QList<qsizetype> candidates = m_pool.takeCandidates(nowMs(), minSlot);
        for (const qsizetype endpoint : candidates) {
            if (m_missing.contains({endpoint, request.method}))
                continue;
            if (m_pool.state(endpoint) != EndpointPool::State::Ready) {
                const bool isOpen = co_await verify(endpoint);
                if (!isOpen)
                    co_return faulty(Kind::Cancelled);
                if (m_pool.state(endpoint) != EndpointPool::State::Ready)
                    continue;
            }
            CallResult result = co_await call(endpoint, request);
            if (result && isCredible && !isCredible(*result))
                result = faulty(Kind::Garbage);
            if (result || isConclusive(result.error()))
                co_return result;
            if (result.error().kind == Kind::Missing)
                isLacked = true;
            else
                last = result.error();
            if (nowMs() >= until)
                break;
        }
    }
    if (const CallFault fault = whyNobodyAnswers(request.method); fault.kind != Kind::Offline)
        last = fault;
    last.isLacked = isLacked;
    co_return tl::unexpected(last);
}

QCoro::Task<CallResult> RpcClient::askOne(qsizetype endpoint, RpcRequest request)
{
    return call(endpoint, std::move(request));
}

QCoro::Task<QList<qsizetype>> RpcClient::verifyReadyEndpoints()
{
    const QList<qsizetype> candidates = m_pool.takeCandidates(nowMs());
    for (const qsizetype endpoint : candidates) {
        if (m_pool.state(endpoint) == EndpointPool::State::Ready)
            continue;
        // While another endpoint is ready, the caller does not wait for one that may be dead.
        QCoro::Task<bool> verification = verify(endpoint);
        if (!m_pool.takeReady(nowMs()).isEmpty())
            continue;
        const bool isOpen = co_await verification;
        if (!isOpen)
            co_return QList<qsizetype>();
    }
    co_return m_pool.takeReady(nowMs());
}

QCoro::Task<bool> RpcClient::verifyAll()
{
    const QList<qsizetype> candidates = m_pool.takeCandidates(nowMs());
    for (const qsizetype endpoint : candidates) {
        const bool isOpen = co_await verify(endpoint);
        if (!isOpen)
            co_return false;
    }
    co_return true;
}

QCoro::Task<bool> RpcClient::verify(qsizetype endpoint)
{
    if (m_pool.state(endpoint) == EndpointPool::State::Refused)
        co_return !isClosed();
    if (const std::shared_ptr<WaitList> running = m_verifying.at(endpoint)) {
        const bool isOpen = co_await running->wait();
        co_return isOpen;
    }
    const auto waiting = std::make_shared<WaitList>();
    m_verifying[endpoint] = waiting;
    const CallResult genesis = co_await call(endpoint, requests::genesisHash());
    if (!genesis && genesis.error().kind == Kind::Cancelled) {
        waiting->close();
        co_return false;
    }
    m_verifying[endpoint].reset();
    admitOrRefuse(endpoint, genesis);
    // A coroutine that wake() resumes may destroy this client: the pointer tells of it.
    const QPointer<RpcClient> self(this);
    waiting->wake();
    co_return !self.isNull() && !self->isClosed();
}

void RpcClient::admitOrRefuse(qsizetype endpoint, const CallResult &genesis)
{
    std::optional<Hash> hash;
    if (genesis) {
        if (const Result<Hash> read = replies::hash(genesis->result))
            hash = *read;
        else
            m_pool.failed(endpoint, nowMs(), false);
    } else if (genesis.error().kind == Kind::Missing) {
        hash = Hash(); // a node that cannot name its chain; it is never mixed with one that can
    }
    if (!hash) {
        m_pool.unverify(endpoint);
    } else if (m_genesis ? *m_genesis != *hash : (m_options.accept && !m_options.accept(*hash))) {
        m_pool.refuse(endpoint);
        m_slots.forget(endpoint);
        qWarning("an RPC endpoint serves another cluster than before: it is not used any more");
    } else {
        m_genesis = hash;
        m_missing.removeIf([endpoint](const auto &each) { return each.first == endpoint; });
        m_pool.verified(endpoint);
        m_answered = true;
    }
    emit endpointsChanged();
}

QCoro::Task<CallResult> RpcClient::call(qsizetype endpoint, RpcRequest request)
{
    const quint64 id = ++m_lastId;
    const HttpReply reply
        = co_await m_transport.post(m_options.endpoints.at(endpoint), request.encode(id), m_options.callDeadline);
    if (reply.outcome == HttpReply::Outcome::Cancelled)
        co_return faulty(Kind::Cancelled);
    CallResult result = judge(endpoint, request.method, id, reply);
    co_return result;
}

CallResult RpcClient::judge(qsizetype endpoint, const QByteArray &method, quint64 id, const HttpReply &reply)
{
    const auto before = m_pool.state(endpoint);
    const auto fail = [&](Kind kind, bool connectionLost) {
        m_pool.failed(endpoint, nowMs(), connectionLost);
        if (m_pool.state(endpoint) != before)
            emit endpointsChanged();
        return faulty(kind);
    };
    switch (reply.outcome) {
    case HttpReply::Outcome::TimedOut:
        return fail(Kind::TimedOut, false);
    case HttpReply::Outcome::Unreachable:
        return fail(Kind::Unreachable, true);
    case HttpReply::Outcome::TooLarge:
        return fail(Kind::Garbage, false);
    default:
        break;
    }
    if (reply.status == 429 || (reply.status == 503 && reply.retryAfter)) {
        m_pool.throttled(endpoint, nowMs(), reply.retryAfter);
        return faulty(Kind::Throttled);
    }
    auto answer = replies::answer(reply.body, id);
    if (!answer || (reply.status != 200 && !answer->fault))
        return fail(Kind::Garbage, false);
    if (answer->fault)
        return judgeFault(endpoint, method, std::move(*answer->fault));
    m_pool.succeeded(endpoint, reply.took);
    if (const auto slot = replies::contextSlot(answer->result))
        sawSlot(endpoint, *slot);
    return Called{std::move(answer->result), endpoint};
}

CallResult RpcClient::judgeFault(qsizetype endpoint, const QByteArray &method, RpcFault fault)
{
    switch (fault.code) {
    case RpcFault::methodNotFound:
        m_missing.insert({endpoint, method});
        return faulty(Kind::Missing);
    case RpcFault::historyNotAvailable:
        // A node that was started without a history has no such list; it says the same of records and statuses, about
        // which a later answer from this address decides.
        if (method != "getSignaturesForAddress")
            break;
        m_missing.insert({endpoint, method});
        return faulty(Kind::Missing);
    case 429: // providers that wrap it into a 200
    case -32429:
        m_pool.throttled(endpoint, nowMs(), std::nullopt);
        return faulty(Kind::Throttled);
    case RpcFault::nodeUnhealthy:
        m_pool.failed(endpoint, nowMs(), false);
        break;
    default:
        break;
    }
    return tl::unexpected(CallFault{Kind::Node, std::move(fault)});
}

void RpcClient::sawSlot(qsizetype endpoint, quint64 slot)
{
    if (slot > static_cast<quint64>(std::numeric_limits<qint64>::max()))
        return;
    const quint64 before = m_slots.slot();
    m_slots.replied(endpoint, slot, nowMs());
    // An endpoint with an impossible slot must not count as ahead of the others.
    if (!m_pool.sawSlot(endpoint, std::min(slot, m_slots.slot())))
        m_pool.unverify(endpoint);
    if (m_slots.slot() != before)
        emit slotChanged(m_slots.slot());
}

void RpcClient::sawPushedSlot(quint64 slot)
{
    const quint64 before = m_slots.slot();
    m_slots.pushed(slot, nowMs());
    if (m_slots.slot() != before)
        emit slotChanged(m_slots.slot());
}

} // namespace curvedesk::rpc
#include "moc_RpcClient.cpp"
