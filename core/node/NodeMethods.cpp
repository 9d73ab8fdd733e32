// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeMethods.h"

#include "core/node/NodeFaults.h"
#include "core/node/NodeReplyJson.h"
#include "core/node/NodeTransactionJson.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Rent.h"

#include <QHash>
#include <QJsonDocument>
#include <QSet>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// What the node says it is; clients only look at the major number.
const QByteArray nodeVersion = QByteArrayLiteral("2.3.0");
constexpr qsizetype maxBatch = 100;
constexpr quint64 slotsPerEpoch = 432'000;
constexpr quint64 unhealthyBehind = 128; ///< slots

/// The level that a call is answered at.
Commitment levelOf(const QString &method, std::optional<Commitment> named)
{
    static const QSet<QString> numbers{u"getSlot"_s, u"getBlockHeight"_s, u"getEpochInfo"_s};
    if (method == u"getSignatureStatuses")
        return Commitment::Processed; // a status says its own
    return named.value_or(numbers.contains(method) ? Commitment::Finalized : Commitment::Processed);
}

} // namespace

NodeMethods::NodeMethods(sandbox::Ledger &ledger)
    : m_ledger(ledger)
{
}

quint64 NodeMethods::visibleSlot(Commitment commitment) const
{
    const quint64 slot = m_ledger.slotAt(commitment);
    return slot - std::min(slot, m_faults ? m_faults->slotLag() : 0);
}

QCoro::Task<QByteArray> NodeMethods::answer(QByteArray body)
{
    QJsonParseError problem{};
    const QJsonDocument document = QJsonDocument::fromJson(body, &problem);
    if (problem.error != QJsonParseError::NoError)
        co_return nodeReplyJson::error({-32700, u"Parse error"_s, {}}, QByteArrayLiteral("null"));
    if (document.isObject()) {
        const QJsonValue request = document.object();
        const QByteArray reply = co_await answerOne(request);
        co_return reply;
    }
    const QJsonArray batch = document.array();
    if (batch.isEmpty() || batch.size() > maxBatch)
        co_return nodeReplyJson::error({-32600, u"Invalid request"_s, {}}, QByteArrayLiteral("null"));
    QByteArray replies = "[";
    for (const QJsonValue &request : batch) {
        const QByteArray reply = co_await answerOne(request);
        if (replies.size() > 1)
            replies += ',';
        replies += reply;
    }
    co_return replies + ']';
}

QCoro::Task<QByteArray> NodeMethods::answerOne(QJsonValue request)
{
    const QJsonObject object = request.toObject();
    const QByteArray id = nodeReplyJson::id(object.value(u"id"));
    const QJsonValue params = object.value(u"params");
    if (object.value(u"jsonrpc").toString() != u"2.0" || !object.value(u"method").isString()
        || !(params.isUndefined() || params.isNull() || params.isArray()))
        co_return nodeReplyJson::error({-32600, u"Invalid request"_s, {}}, id);
    NodeCall parameters(params.toArray());
    const auto commitment = parameters.commitment();
    if (!commitment)
        co_return nodeReplyJson::error(commitment.error(), id);
    const QString method = object.value(u"method").toString();
    parameters.setSlot(visibleSlot(levelOf(method, *commitment)));
    if (parameters.minContextSlot() > parameters.slot())
        co_return nodeReplyJson::error({-32016, u"Minimum context slot has not been reached"_s,
                                        R"({"contextSlot":)" + QByteArray::number(parameters.slot()) + '}'},
                                       id);
    const RpcResult result = co_await call(method, parameters);
    if (!result)
        co_return nodeReplyJson::error(result.error(), id);
    co_return nodeReplyJson::result(*result, id);
}

QCoro::Task<RpcResult> NodeMethods::call(QString method, NodeCall call)
{
    static const QHash<QString, Method> methods{
        {u"getHealth"_s, &NodeMethods::getHealth},
        {u"getVersion"_s, &NodeMethods::getVersion},
        {u"getGenesisHash"_s, &NodeMethods::getGenesisHash},
        {u"getSlot"_s, &NodeMethods::getSlot},
        {u"getBlockHeight"_s, &NodeMethods::getSlot}, // one block a slot
        {u"getEpochInfo"_s, &NodeMethods::getEpochInfo},
        {u"getSupply"_s, &NodeMethods::getSupply},
        {u"getLatestBlockhash"_s, &NodeMethods::getLatestBlockhash},
        {u"isBlockhashValid"_s, &NodeMethods::isBlockhashValid},
        {u"getMinimumBalanceForRentExemption"_s, &NodeMethods::getMinimumBalanceForRentExemption},
        {u"getRecentPrioritizationFees"_s, &NodeMethods::getRecentPrioritizationFees},
        {u"getFeeForMessage"_s, &NodeMethods::getFeeForMessage},
        {u"getBalance"_s, &NodeMethods::getBalance},
        {u"getAccountInfo"_s, &NodeMethods::getAccountInfo},
        {u"getMultipleAccounts"_s, &NodeMethods::getMultipleAccounts},
        {u"getProgramAccounts"_s, &NodeMethods::getProgramAccounts},
        {u"getTokenAccountsByOwner"_s, &NodeMethods::getTokenAccountsByOwner},
        {u"getTokenAccountBalance"_s, &NodeMethods::getTokenAccountBalance},
        {u"getTokenSupply"_s, &NodeMethods::getTokenSupply},
        {u"simulateTransaction"_s, &NodeMethods::simulateTransaction},
        {u"getSignatureStatuses"_s, &NodeMethods::getSignatureStatuses},
        {u"getTransaction"_s, &NodeMethods::getTransaction},
        {u"getSignaturesForAddress"_s, &NodeMethods::getSignaturesForAddress},
        {u"getTransactionCount"_s, &NodeMethods::getTransactionCount},
        {u"getBlock"_s, &NodeMethods::getBlock},
        {u"getBlocks"_s, &NodeMethods::getBlocks},
        {u"getBlocksWithLimit"_s, &NodeMethods::getBlocksWithLimit},
        {u"getBlockTime"_s, &NodeMethods::getBlockTime},
        {u"getFirstAvailableBlock"_s, &NodeMethods::getFirstAvailableBlock},
        {u"minimumLedgerSlot"_s, &NodeMethods::getFirstAvailableBlock},
        {u"getEpochSchedule"_s, &NodeMethods::getEpochSchedule},
        {u"getRecentPerformanceSamples"_s, &NodeMethods::getRecentPerformanceSamples},
        {u"getClusterNodes"_s, &NodeMethods::getClusterNodes},
        {u"getIdentity"_s, &NodeMethods::getIdentity},
    };
    if (method == u"sendTransaction") {
        RpcResult sent = co_await sendTransaction(call);
        co_return sent;
    }
    if (method == u"requestAirdrop") {
        RpcResult dropped = co_await requestAirdrop(call);
        co_return dropped;
    }
    if (m_faults != nullptr && method == u"sandboxFaults")
        co_return m_faults->configure(call.value(0));
    if (m_faults != nullptr && method == u"sandboxRollback")
        co_return rollBack(call);
    const Method found = methods.value(method, nullptr);
    if (found == nullptr)
        co_return tl::unexpected(NodeFailure{-32601, u"Method not found"_s, {}});
    co_return (this->*found)(call);
}

QByteArray NodeMethods::withContext(const NodeCall &call, const QByteArray &value)
{
    return R"({"context":{"apiVersion":")" + nodeVersion + R"(","slot":)" + QByteArray::number(call.slot())
        + R"(},"value":)" + value + '}';
}

RpcResult NodeMethods::getHealth(const NodeCall &) const
{
    const quint64 behind = m_faults ? m_faults->slotLag() : 0;
    if (behind < unhealthyBehind)
        return QByteArrayLiteral("\"ok\"");
    return tl::unexpected(NodeFailure{-32005, u"Node is behind by %1 slots"_s.arg(behind),
                                      R"({"numSlotsBehind":)" + QByteArray::number(behind) + '}'});
}

RpcResult NodeMethods::getVersion(const NodeCall &) const
{
    // The last member tells Curvedesk that the documents of its coins are here too (NodeDocuments).
    return R"({"feature-set":0,"solana-core":")" + nodeVersion + R"(","curvedesk-documents":1})";
}

RpcResult NodeMethods::getGenesisHash(const NodeCall &) const
{
    const std::optional<Hash> claimed = m_faults ? m_faults->genesisHash() : std::nullopt;
    return nodeReplyJson::quoted(claimed.value_or(m_ledger.genesisHash()).toBase58());
}

RpcResult NodeMethods::getSlot(const NodeCall &call) const
{
    return QByteArray::number(call.slot());
}

RpcResult NodeMethods::getEpochInfo(const NodeCall &call) const
{
    const quint64 slot = call.slot();
    return R"({"absoluteSlot":)" + QByteArray::number(slot) + R"(,"blockHeight":)" + QByteArray::number(slot)
        + R"(,"epoch":)" + QByteArray::number(slot / slotsPerEpoch) + R"(,"slotIndex":)"
        + QByteArray::number(slot % slotsPerEpoch) + R"(,"slotsInEpoch":)" + QByteArray::number(slotsPerEpoch)
        + R"(,"transactionCount":)" + QByteArray::number(m_ledger.transactionCount()) + '}';
}

RpcResult NodeMethods::getSupply(const NodeCall &call) const
{
    const QByteArray total = QByteArray::number(m_ledger.genesisLamports() - m_ledger.burnedLamports());
    return withContext(call,
                       R"({"circulating":)" + total + R"(,"nonCirculating":0,"nonCirculatingAccounts":[],"total":)"
                           + total + '}');
}

RpcResult NodeMethods::getLatestBlockhash(const NodeCall &call) const
{
    const LatestBlockhash latest = m_ledger.latestBlockhash(call.slot());
    return withContext(call,
                       R"({"blockhash":)" + nodeReplyJson::quoted(latest.blockhash.toBase58())
                           + R"(,"lastValidBlockHeight":)" + QByteArray::number(latest.lastValidBlockHeight) + '}');
}

RpcResult NodeMethods::isBlockhashValid(const NodeCall &call) const
{
    const auto hash = call.hash(0);
    if (!hash)
        return tl::unexpected(hash.error());
    return withContext(call, m_ledger.isBlockhashValid(*hash) ? "true" : "false");
}

RpcResult NodeMethods::getMinimumBalanceForRentExemption(const NodeCall &call) const
{
    constexpr quint64 maxAccountSize = 10 * 1024 * 1024;
    const auto size = call.integer(0);
    if (!size)
        return tl::unexpected(size.error());
    if (*size > maxAccountSize)
        return NodeFailure::invalidParams(u"Invalid params: an account holds at most 10485760 bytes."_s);
    return QByteArray::number(rent::exemptMinimum(*size).value());
}

RpcResult NodeMethods::getRecentPrioritizationFees(const NodeCall &call) const
{
    QList<Address> writable;
    if (call.count() > 0) {
        const auto list = call.list(0, 128);
        if (!list)
            return tl::unexpected(list.error());
        for (const QJsonValue &value : *list) {
            const auto address = rpcAddress(value);
            if (!address)
                return tl::unexpected(address.error());
            writable.append(*address);
        }
    }
    QByteArray entries = "[";
    const auto fees = m_ledger.recentPriorityFees(writable);
    for (const sandbox::Ledger::PriorityFee &fee : fees) {
        if (entries.size() > 1)
            entries += ',';
        entries += R"({"slot":)" + QByteArray::number(fee.slot) + R"(,"prioritizationFee":)"
            + QByteArray::number(fee.microLamports) + '}';
    }
    return entries + ']';
}

RpcResult NodeMethods::getFeeForMessage(const NodeCall &call) const
{
    const auto text = call.text(0);
    if (!text)
        return tl::unexpected(text.error());
    const auto bytes = nodeTransactionJson::bytes(*text, u"base64"_s);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto message = Message::decode(*bytes);
    if (!message)
        return NodeFailure::invalidParams(u"failed to deserialize solana_message::versions::VersionedMessage"_s);
    if (!m_ledger.isBlockhashValid(message->recentBlockhash))
        return withContext(call, "null");
    const auto request = computeBudget::read(*message);
    const auto fee = request ? computeBudget::totalFee(*message, *request) : std::nullopt;
    return withContext(call, fee ? QByteArray::number(fee->value()) : QByteArrayLiteral("null"));
}

} // namespace curvedesk
