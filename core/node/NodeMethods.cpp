// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeMethods.h"

#include "core/node/NodeContext.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeReplyJson.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTimer>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Node = std::shared_ptr<const NodeContext>;

constexpr qsizetype maxBatch = 100;
constexpr qsizetype maxBatchBytes = 2 * maxReplyBytes; // of all batches together

/// The commitment at which a call is answered.
Commitment levelOf(QByteArrayView method, std::optional<Commitment> named)
{
    if (method == "getSignatureStatuses")
        return Commitment::Processed; // each status names its own commitment
    const bool isNumber = method == "getSlot" || method == "getBlockHeight" || method == "getEpochInfo";
    return named.value_or(isNumber ? Commitment::Finalized : Commitment::Processed);
}

/// The error -32600 for what is no JSON-RPC request.
NodeFailure invalidRequest()
{
    return {-32600, u"Invalid request"_s, {}};
}

/// The error -32016 for a `minContextSlot` beyond the slot that the answer may show.
NodeFailure minimumNotReached(quint64 slot)
{
    return {-32016, u"Minimum context slot has not been reached"_s,
            jsonText([slot](JsonWriter &json) { json.beginObject().key("contextSlot").number(slot).endObject(); })};
}

/// Has the ledger undo its newest slots, as a fork would; answers with the number of transactions that it dropped.
/// The errors of NodeFailure::ofLedger().
NodeResult rollBack(const NodeContext &node, const NodeCall &call)
{
    const auto count = call.value(0).member("slots").u64();
    if (!count)
        return NodeFailure::invalidParams(u"Invalid params: `slots` is a number of slots."_s);
    const auto dropped = node.ledger.rollBack(*count);
    if (!dropped)
        return NodeFailure::ofLedger(dropped.error());
    return jsonText(
        [&](JsonWriter &json) { json.beginObject().key("transactions").number(qint64{dropped->size()}).endObject(); });
}

/// The method of this name that answers within the call; nullptr for any other.
const NodeMethod *methodNamed(const QByteArray &name)
{
    static const QHash<QByteArray, NodeMethod> methods = [] {
        QHash<QByteArray, NodeMethod> out;
        for (const auto list :
             {nodeClusterMethods(), nodeBlockMethods(), nodeAccountMethods(), nodeTransactionMethods()}) {
            for (const NodeMethod &entry : list)
                out.insert(entry.name.toByteArray(), entry);
        }
        return out;
    }();
    const auto found = methods.constFind(name);
    return found == methods.cend() ? nullptr : &*found;
}

/// Calls a method that answers without waiting; -32601 for an unknown one, and for those of faults without faults.
NodeResult callAtOnce(const NodeContext &node, const QByteArray &method, const NodeCall &call)
{
    if (node.faults != nullptr && method == "sandboxFaults")
        return node.faults->configure(call.value(0));
    if (node.faults != nullptr && method == "sandboxRollback")
        return rollBack(node, call);
    const NodeMethod *found = methodNamed(method);
    if (found == nullptr)
        return tl::unexpected(NodeFailure{-32601, u"Method not found"_s, {}});
    return found->answer(node, call);
}

/// Carries out one JSON-RPC request, also one without an id; its reply.
QCoro::Task<QByteArray> answerOne(Node node, JsonValue request)
{
    const JsonValue id = request.member("id");
    const JsonValue params = request.member("params");
    const auto method = request.member("method").utf8();
    if (request.member("jsonrpc").utf8() != "2.0"_ba || !method || !(params.isNothing() || params.isArray()))
        co_return nodeReplyJson::error(invalidRequest(), id);
    NodeCall call(params);
    const auto commitment = call.commitment();
    if (!commitment)
        co_return nodeReplyJson::error(commitment.error(), id);
    call.setSlot(node->visibleSlot(levelOf(*method, *commitment)));
    if (call.minContextSlot() > call.slot())
        co_return nodeReplyJson::error(minimumNotReached(call.slot()), id);
    NodeResult result;
    if (*method == "sendTransaction")
        result = co_await sendTransaction(node, call);
    else if (*method == "requestAirdrop")
        result = co_await requestAirdrop(node, call);
    else
        result = callAtOnce(*node, *method, call);
    co_return result ? nodeReplyJson::result(*result, id) : nodeReplyJson::error(result.error(), id);
}

// Lets the first call in line go on after `pause`. The one behind it then pauses for as long as this one took, so that
// the event loop has at least half of the time for everything else.
void scheduleTurn(const Node &node, std::chrono::milliseconds pause)
{
    QTimer::singleShot(pause, Qt::PreciseTimer, [node] {
        const std::coroutine_handle<> next = node->waitingForTurn.front();
        node->waitingForTurn.pop_front();
        QElapsedTimer time;
        time.start();
        next.resume();
        node->isTurnScheduled = !node->waitingForTurn.empty();
        if (node->isTurnScheduled)
            scheduleTurn(node, std::chrono::milliseconds(time.elapsed()));
    });
}

/// Waits until a call that may take long has its turn: `co_await Turn{node};`.
struct Turn
{
    const Node &node;

    [[nodiscard]] bool await_ready() const noexcept { return false; }
    /// Puts the call at the end of the line, and starts the line's timer when it does not run.
    void await_suspend(std::coroutine_handle<> waiting) const
    {
        node->waitingForTurn.push_back(waiting);
        if (!std::exchange(node->isTurnScheduled, true))
            scheduleTurn(node, std::chrono::milliseconds(0));
    }
    void await_resume() const noexcept { }
};

/// Carries out a batch, each call in a turn of its own; the replies in order, empty when the node was destroyed.
QCoro::Task<QByteArray> answerAll(Node node, JsonValue batch)
{
    JsonWriter replies;
    replies.beginArray();
    qsizetype counted = 0;
    for (const JsonValue &request : batch.values()) {
        const bool isTooLarge = replies.size() > maxReplyBytes || node->batchBytes > maxBatchBytes;
        if (isTooLarge || node->isClosing) {
            const NodeFailure why = isTooLarge ? NodeFailure::replyTooLarge()
                                               : NodeFailure{-32005, u"Node is unhealthy: it is closing"_s, {}};
            replies.json(nodeReplyJson::error(why, request.member("id")));
            continue;
        }
        co_await Turn{node};
        if (node->isClosed)
            co_return QByteArray();
        const QByteArray reply = co_await answerOne(node, request);
        if (node->isClosed)
            co_return QByteArray();
        replies.json(reply);
        counted += reply.size();
        node->batchBytes += reply.size();
    }
    node->batchBytes -= counted;
    replies.endArray();
    co_return replies.take();
}

/// Carries out a whole body, which is one request or a batch; the reply, empty when the node was destroyed meanwhile.
QCoro::Task<QByteArray> answerBody(Node node, QByteArray body)
{
    const auto json = JsonValue::read(body);
    if (!json)
        co_return nodeReplyJson::error({-32700, u"Parse error"_s, {}});
    const bool isBatch = json->isArray() && json->size() > 0 && json->size() <= maxBatch;
    if (!isBatch && !json->isObject())
        co_return nodeReplyJson::error(invalidRequest());
    if (isBatch) {
        const QByteArray replies = co_await answerAll(node, *json);
        co_return replies;
    }
    const NodeMethod *method = methodNamed(json->member("method").utf8().value_or(QByteArray()));
    if (method != nullptr && method->mayTakeLong) {
        co_await Turn{node};
        if (node->isClosed)
            co_return QByteArray();
    }
    const QByteArray reply = co_await answerOne(node, *json);
    co_return reply;
}

} // namespace

quint64 NodeContext::visibleSlot(Commitment commitment) const
{
    const quint64 slot = ledger.slotAt(commitment);
    return slot - std::min(slot, faults ? faults->slotLag() : 0);
}

NodeMethods::NodeMethods(sandbox::Ledger &ledger)
    : m_node(std::make_shared<NodeContext>(NodeContext{ledger}))
{
}

NodeMethods::~NodeMethods()
{
    m_node->isClosed = true;
}

void NodeMethods::close()
{
    m_node->isClosing = true;
}

void NodeMethods::setFaults(NodeFaults *faults)
{
    m_node->faults = faults;
}

QCoro::Task<QByteArray> NodeMethods::answer(QByteArray body)
{
    return answerBody(m_node, std::move(body));
}

} // namespace curvedesk
