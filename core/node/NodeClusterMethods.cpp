// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeContext.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeReplyJson.h"
#include "core/node/NodeTransactionJson.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Rent.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using nodeReplyJson::resultAt;

namespace {

constexpr quint64 slotsPerEpoch = 432'000;
constexpr quint64 unhealthyBehind = 128; ///< slots

/// "ok"; -32005 where a fault puts the node 128 slots or more behind.
NodeResult getHealth(const NodeContext &node, const NodeCall &)
{
    const quint64 behind = node.faults ? node.faults->slotLag() : 0;
    if (behind < unhealthyBehind)
        return jsonText([](JsonWriter &json) { json.plain("ok"); });
    return tl::unexpected(NodeFailure{
        -32005, u"Node is behind by %1 slots"_s.arg(behind),
        jsonText([&](JsonWriter &json) { json.beginObject().key("numSlotsBehind").number(behind).endObject(); })});
}

/// The version that the node claims, and that it keeps documents too.
NodeResult getVersion(const NodeContext &, const NodeCall &)
{
    return jsonText([](JsonWriter &json) {
        json.beginObject();
        json.key("feature-set").number(0);
        json.key("solana-core").plain(nodeReplyJson::nodeVersion);
        // This member makes Curvedesk read the documents of the node's coins here too (NodeDocuments).
        json.key("curvedesk-documents").number(1);
        json.endObject();
    });
}

/// The ledger's genesis hash, or the one that a fault claims.
NodeResult getGenesisHash(const NodeContext &node, const NodeCall &)
{
    const std::optional<Hash> claimed = node.faults ? node.faults->genesisHash() : std::nullopt;
    return jsonText([&](JsonWriter &json) { json.string(claimed.value_or(node.ledger.genesisHash()).toBase58()); });
}

/// The call's slot; also its block height.
NodeResult getSlot(const NodeContext &, const NodeCall &call)
{
    return jsonText([&](JsonWriter &json) { json.number(call.slot()); });
}

/// Slot, block height and epoch of the call's slot, and the ledger's number of transactions.
NodeResult getEpochInfo(const NodeContext &node, const NodeCall &call)
{
    const quint64 slot = call.slot();
    return jsonText([&](JsonWriter &json) {
        json.beginObject();
        json.key("absoluteSlot").number(slot);
        json.key("blockHeight").number(slot);
        json.key("epoch").number(slot / slotsPerEpoch);
        json.key("slotIndex").number(slot % slotsPerEpoch);
        json.key("slotsInEpoch").number(slotsPerEpoch);
        json.key("transactionCount").number(node.ledger.transactionCount());
        json.endObject();
    });
}

/// Lamports in existence now, all of them circulating.
NodeResult getSupply(const NodeContext &node, const NodeCall &call)
{
    const quint64 total = node.ledger.genesisLamports() - node.ledger.burnedLamports();
    return resultAt(call.slot(), [&](JsonWriter &json) {
        json.beginObject();
        json.key("circulating").number(total);
        json.key("nonCirculating").number(0);
        json.key("nonCirculatingAccounts").beginArray().endArray();
        json.key("total").number(total);
        json.endObject();
    });
}

/// The latest blockhash as of the call's slot, and the last block height at which it is valid.
NodeResult getLatestBlockhash(const NodeContext &node, const NodeCall &call)
{
    const LatestBlockhash latest = node.ledger.latestBlockhash(call.slot());
    return resultAt(call.slot(), [&](JsonWriter &json) { nodeReplyJson::writeBlockhash(json, latest); });
}

/// True for a blockhash that a transaction may still name now. -32602.
NodeResult isBlockhashValid(const NodeContext &node, const NodeCall &call)
{
    const auto hash = readBase58<Hash>(call.value(0));
    if (!hash)
        return tl::unexpected(hash.error());
    return resultAt(call.slot(), [&](JsonWriter &json) { json.boolean(node.ledger.isBlockhashValid(*hash)); });
}

/// Lamports that an account of so many bytes needs to exist. -32602, also beyond 10 MiB.
NodeResult getMinimumBalanceForRentExemption(const NodeContext &node, const NodeCall &call)
{
    constexpr quint64 maxAccountSize = 10 * 1024 * 1024;
    const auto size = call.integer(0);
    if (!size)
        return tl::unexpected(size.error());
    if (*size > maxAccountSize)
        return NodeFailure::invalidParams(u"Invalid params: an account holds at most 10485760 bytes."_s);
    return jsonText([&](JsonWriter &json) { json.number(node.ledger.rent().exemptMinimum(*size).value()); });
}

/// Priority fees of recent slots, in micro-lamports per compute unit, of any account or of up to 128. -32602.
NodeResult getRecentPrioritizationFees(const NodeContext &node, const NodeCall &call)
{
    constexpr qsizetype maxAccounts = 128;
    tl::expected<QList<Address>, NodeFailure> writable;
    if (call.count() > 0)
        writable = call.addresses(0, maxAccounts);
    if (!writable)
        return tl::unexpected(writable.error());
    JsonWriter json;
    json.array(node.ledger.recentPriorityFees(*writable), [&json](const sandbox::Ledger::PriorityFee &fee) {
        json.beginObject();
        json.key("slot").number(fee.slot);
        json.key("prioritizationFee").number(fee.microLamports);
        json.endObject();
    });
    return json.take();
}

/// The fee of a message in lamports; null where its blockhash is no longer valid, or its fee cannot be computed.
/// -32602.
NodeResult getFeeForMessage(const NodeContext &node, const NodeCall &call)
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
    const auto request = computeBudget::read(*message);
    const auto fee = request && node.ledger.isBlockhashValid(message->recentBlockhash)
        ? computeBudget::totalFee(*message, *request)
        : std::nullopt;
    return resultAt(call.slot(), [&](JsonWriter &json) { fee ? json.number(fee->value()) : json.null(); });
}

/// The number of transactions that the ledger has on disk, those removed since included.
NodeResult getTransactionCount(const NodeContext &node, const NodeCall &)
{
    return jsonText([&](JsonWriter &json) { json.number(node.ledger.transactionCount()); });
}

/// The schedule of epochs: all have 432000 slots.
NodeResult getEpochSchedule(const NodeContext &, const NodeCall &)
{
    return jsonText([](JsonWriter &json) {
        json.beginObject();
        json.key("firstNormalEpoch").number(0);
        json.key("firstNormalSlot").number(0);
        json.key("leaderScheduleSlotOffset").number(slotsPerEpoch);
        json.key("slotsPerEpoch").number(slotsPerEpoch);
        json.key("warmup").boolean(false);
        json.endObject();
    });
}

/// An empty list: the node takes no samples.
NodeResult getRecentPerformanceSamples(const NodeContext &, const NodeCall &)
{
    // A node takes one sample a minute; the sandbox may be younger than that.
    return jsonText([](JsonWriter &json) { json.beginArray().endArray(); });
}

/// The one node of this cluster, which names the genesis hash as its key.
NodeResult getClusterNodes(const NodeContext &node, const NodeCall &)
{
    return jsonText([&](JsonWriter &json) {
        json.beginArray().beginObject();
        json.key("featureSet").number(0);
        json.key("gossip").null();
        json.key("pubkey").string(node.ledger.genesisHash().toBase58());
        json.key("pubsub").null();
        json.key("rpc").null();
        json.key("shredVersion").number(0);
        json.key("tpu").null();
        json.key("version").null();
        json.endObject().endArray();
    });
}

/// The node's key: the genesis hash stands for it.
NodeResult getIdentity(const NodeContext &node, const NodeCall &)
{
    return jsonText([&](JsonWriter &json) {
        json.beginObject().key("identity").string(node.ledger.genesisHash().toBase58()).endObject();
    });
}

} // namespace

std::span<const NodeMethod> nodeClusterMethods()
{
    static constexpr NodeMethod methods[] = {
        {"getHealth", getHealth},
        {"getVersion", getVersion},
        {"getGenesisHash", getGenesisHash},
        {"getSlot", getSlot},
        {"getBlockHeight", getSlot}, // one block a slot
        {"getEpochInfo", getEpochInfo},
        {"getEpochSchedule", getEpochSchedule},
        {"getSupply", getSupply},
        {"getLatestBlockhash", getLatestBlockhash},
        {"isBlockhashValid", isBlockhashValid},
        {"getMinimumBalanceForRentExemption", getMinimumBalanceForRentExemption},
        {"getRecentPrioritizationFees", getRecentPrioritizationFees},
        {"getFeeForMessage", getFeeForMessage},
        {"getTransactionCount", getTransactionCount},
        {"getRecentPerformanceSamples", getRecentPerformanceSamples},
        {"getClusterNodes", getClusterNodes},
        {"getIdentity", getIdentity},
    };
    return methods;
}

} // namespace curvedesk
