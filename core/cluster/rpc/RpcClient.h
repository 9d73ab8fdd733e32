// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/WaitList.h"
#include "core/cluster/rpc/EndpointPool.h"
#include "core/cluster/rpc/RpcReplies.h"
#include "core/cluster/rpc/RpcRequests.h"
#include "core/cluster/rpc/RpcTransport.h"
#include "core/cluster/rpc/SlotTracker.h"

#include <QElapsedTimer>
#include <QSet>
#include <QUrl>

namespace curvedesk::rpc {

/// The reason why a call has no result.
struct CallFault
{
    enum class Kind {
        Cancelled, ///< the client was closed
        Offline, ///< no endpoint may be asked now
        Refused, ///< every endpoint serves another chain
        TimedOut,
        Unreachable,
        Garbage, ///< a malformed answer, or an HTTP error
        Throttled, ///< 429, or 503 with Retry-After
        Missing, ///< the endpoint lacks the method, or what it lists; of ask(): all do, but for refused ones
        Node, ///< the node's own error, in `fault`
    };
    Kind kind = Kind::Offline;
    std::optional<RpcFault> fault;
    bool isLacked = false; ///< of ask(): an endpoint lacks the method, so that a call of another one may work

    /// The error for callers: Cancelled, Unavailable, UpstreamTimeout or UpstreamRejected.
    [[nodiscard]] Error toError() const;
};

/// A result, and the endpoint that gave it.
struct Called
{
    JsonValue result;
    qsizetype endpoint = 0;
};
using CallResult = tl::expected<Called, CallFault>;

/// Calls to a cluster behind one or more nodes: picks the endpoint, checks which chain it serves before it asks it
/// anything else (logs a wrong one), tries the next one when it fails.
class RpcClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RpcClient)

public:
    struct Options
    {
        QList<QUrl> endpoints; ///< in order of preference
        std::optional<Hash> genesis; ///< the chain that they must serve; nullopt: the chain of the first that answers
        /// True for a chain that may become ours; asked of what endpoints name until one is taken. Empty: any chain
        /// will do.
        std::function<bool(const Hash &)> accept;
        EndpointPool::Options pool;
        std::chrono::milliseconds callDeadline{5000}; ///< for one POST
        std::chrono::milliseconds totalDeadline{10'000}; ///< after it an ask() begins no round of tries
        std::chrono::milliseconds retryPause{300}; ///< before all endpoints are asked again
        int rounds = 3;
        qsizetype bodyCap = RpcTransport::defaultBodyCap;
    };

    /// Asks nothing yet.
    explicit RpcClient(Options options, QObject *parent = nullptr);
    ~RpcClient() override; ///< ends all pending calls with Cancelled

    /// True for an answer that can be right. After another one the next endpoint is asked; the pool learns nothing.
    using Belief = std::function<bool(const Called &)>;

    /// Asks endpoints in turn, those not Ready for their chain before, in rounds with pauses, those that have reached
    /// `minSlot` first, none that lacks the method. Returns the first good answer, or a refusal that any node would
    /// give; else the last fault. The pool learns how each did. May emit slotChanged(), endpointsChanged().
    [[nodiscard]] QCoro::Task<CallResult> ask(RpcRequest request, quint64 minSlot = 0, Belief isCredible = {});
    /// Asks one endpoint once, a Ready one; the pool learns how it did. May emit slotChanged(), endpointsChanged().
    [[nodiscard]] QCoro::Task<CallResult> askOne(qsizetype endpoint, RpcRequest request);
    /// Of those that may be asked now, asks each that is not Ready for its chain, and admits or refuses it, but waits
    /// only until one is Ready; returns the Ready ones, best first. Emits endpointsChanged() for each that it asked.
    [[nodiscard]] QCoro::Task<QList<qsizetype>> verifyReadyEndpoints();
    /// Asks all endpoints that may be asked now which chain they serve, also those that said it before, and admits or
    /// refuses each by that; emits endpointsChanged() for each. False when the client was closed.
    [[nodiscard]] QCoro::Task<bool> verifyAll();
    /// Waits; zero: until the next turn of the event loop. False once the client was closed.
    [[nodiscard]] QCoro::Task<bool> pause(std::chrono::milliseconds delay) { return m_transport.pause(delay); }

    /// Why no endpoint can answer: Refused when all are, Missing when all others lack the method; else Offline.
    [[nodiscard]] CallFault whyNobodyAnswers(const QByteArray &method = {}) const;
    /// Ends all pending calls with Cancelled and all pauses, and every later one at once.
    void close() { m_transport.close(); }
    [[nodiscard]] bool isClosed() const { return m_transport.isClosed(); }

    [[nodiscard]] const EndpointPool &pool() const { return m_pool; }
    /// The believed newest slot, which may fall; 0 before the first answer.
    [[nodiscard]] quint64 slot() const { return m_slots.slot(); }
    /// True for 15 s after an endpoint named an implausible slot, unless such a one replaces slot() in that time.
    [[nodiscard]] bool isSlotDoubtful() const { return m_slots.isDoubtful(nowMs()); }
    /// The chain that is ours; nullopt until the options or an endpoint have named it.
    [[nodiscard]] std::optional<Hash> genesis() const { return m_genesis; }
    /// Call with the slot that a node's answer named; emits slotChanged() when it moves the believed one. A node whose
    /// slot fell far is asked for its chain before its next call.
    void sawSlot(qsizetype endpoint, quint64 slot);
    /// Call with a slot that a node pushed; emits slotChanged() when it raises the believed one.
    void sawPushedSlot(quint64 slot);
    /// Has the endpoint asked for its chain before its next call: another node may answer there. Emits nothing.
    void unverify(qsizetype endpoint) { m_pool.unverify(endpoint); }
    /// True once an endpoint has named our chain.
    [[nodiscard]] bool wasAnswered() const { return m_answered; }

signals:
    /// The believed slot has changed; it falls when the former one turns out to be wrong.
    void slotChanged(quint64 slot);
    void endpointsChanged(); ///< the set of usable endpoints may have changed

private:
    /// Posts one request to this endpoint, updates the pool in memory; may emit slotChanged(), endpointsChanged().
    [[nodiscard]] QCoro::Task<CallResult> call(qsizetype endpoint, RpcRequest request);
    /// Reads an endpoint's reply and records in the pool how the endpoint did; emits slotChanged() where that moves,
    /// and endpointsChanged() where a failure of the connection or the reply changes the endpoint's state.
    [[nodiscard]] CallResult judge(qsizetype endpoint, const QByteArray &method, quint64 id, const HttpReply &reply);
    /// Judges a node's own error: keeps a method that it lacks, updates the pool for a busy or sick one. Emits nothing.
    [[nodiscard]] CallResult judgeFault(qsizetype endpoint, const QByteArray &method, RpcFault fault);
    /// Asks an endpoint for its genesis, unless it is refused, and admits or refuses it by the answer: log line of a
    /// refused one, endpointsChanged(). Calls at the same time share one request. False when the client was closed.
    [[nodiscard]] QCoro::Task<bool> verify(qsizetype endpoint);
    /// Admits an endpoint by the chain that it named (Hash() where it lacks the method), or refuses it (a log line);
    /// without a good answer makes it unverified. The first admitted sets m_genesis. Emits endpointsChanged().
    void admitOrRefuse(qsizetype endpoint, const CallResult &genesis);
    /// Milliseconds of a steady clock.
    [[nodiscard]] qint64 nowMs() const { return m_steady.elapsed(); }

    const Options m_options;
    EndpointPool m_pool;
    RpcTransport m_transport;
    QElapsedTimer m_steady;
    QList<std::shared_ptr<WaitList>> m_verifying; ///< by endpoint; nullptr: no verification under way
    QSet<std::pair<qsizetype, QByteArray>> m_missing; ///< methods that an endpoint does not have
    std::optional<Hash> m_genesis;
    SlotTracker m_slots;
    quint64 m_lastId = 0;
    bool m_answered = false;
};

} // namespace curvedesk::rpc
