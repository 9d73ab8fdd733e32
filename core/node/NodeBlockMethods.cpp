// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeContext.h"
#include "core/node/NodeTransactionJson.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 maxBlocks = 500'000;

/// The failure -32004 for a block that the answer may not show yet, -32001 for one that a validator with a limited
/// ledger no longer has; nullopt for others.
std::optional<NodeFailure> whyMissing(const NodeContext &node, const NodeCall &call, quint64 slot)
{
    if (slot > call.slot())
        return NodeFailure{-32004, u"Block not available for slot %1"_s.arg(slot), {}};
    const quint64 first = node.ledger.firstWholeSlot();
    if (slot >= first)
        return std::nullopt;
    return NodeFailure{
        -32001, u"Block %1 cleaned up, does not exist on node. First available block: %2"_s.arg(slot).arg(first), {}};
}

/// The slots from `first` to before `end` as a JSON array; every slot has its block.
QByteArray slotList(quint64 first, quint64 end)
{
    constexpr qsizetype bytesPerSlot = 10; // nine digits and a comma
    JsonWriter json(first < end ? static_cast<qsizetype>(end - first) * bytesPerSlot : 0);
    json.beginArray();
    for (quint64 slot = first; slot < end; ++slot)
        json.number(slot);
    return json.endArray().take();
}

/// A block, with its transactions in full, their signatures, or none. -32602; -32004 and -32001 for one that is too new
/// or too old; -32008 beyond maxReplyBytes.
NodeResult getBlock(const NodeContext &node, const NodeCall &call)
{
    const auto slot = call.integer(0);
    if (const auto read = firstFailure(slot, call.requireConfirmed()); !read)
        return tl::unexpected(read.error());
    if (const auto missing = whyMissing(node, call, *slot))
        return tl::unexpected(*missing);
    const JsonValue config = call.value(1);
    const QString details = config.member("transactionDetails").string().value_or(u"full"_s);
    if (details != u"full" && details != u"signatures" && details != u"none")
        return NodeFailure::invalidParams(u"Invalid params: unsupported transactionDetails `%1`."_s.arg(details));
    const quint64 parent = *slot - std::min<quint64>(*slot, 1);
    JsonWriter json;
    json.beginObject();
    json.key("blockHeight").number(*slot);
    json.key("blockTime").number(node.ledger.blockTime(*slot));
    json.key("blockhash").string(node.ledger.latestBlockhash(*slot).blockhash.toBase58());
    json.key("parentSlot").number(parent);
    json.key("previousBlockhash").string(node.ledger.latestBlockhash(parent).blockhash.toBase58());
    if (config.member("rewards").boolean().value_or(true))
        json.key("rewards").beginArray().endArray();
    if (details != u"none") {
        const bool isFull = details == u"full";
        json.key(isFull ? "transactions" : "signatures").beginArray();
        for (const TransactionRecord &record : node.ledger.block(*slot)) {
            if (!isFull) {
                json.string(record.signature.toBase58());
                continue;
            }
            json.beginObject();
            const auto written = nodeTransactionJson::writeMembers(json, record, encodingOf(config, u"json"_s),
                                                                   nodeTransactionJson::maxVersion(config));
            if (!written)
                return tl::unexpected(written.error());
            json.endObject();
            if (json.size() > maxReplyBytes)
                return tl::unexpected(NodeFailure::replyTooLarge());
        }
        json.endArray();
    }
    return json.endObject().take();
}

/// The slots with a block from a first to a last one, both included, at most 500000. -32602.
NodeResult getBlocks(const NodeContext &node, const NodeCall &call)
{
    const auto first = call.integer(0);
    const auto last = call.value(1).isNumber() ? call.integer(1) : tl::expected<quint64, NodeFailure>(call.slot());
    if (const auto read = firstFailure(first, last); !read)
        return tl::unexpected(read.error());
    if (*last > *first && *last - *first > maxBlocks)
        return NodeFailure::invalidParams(u"Slot range too large; max 500000"_s);
    return slotList(std::max(*first, node.ledger.firstWholeSlot()), std::min(*last, call.slot()) + 1);
}

/// So many slots with a block, from a first one on, at most 500000. -32602.
NodeResult getBlocksWithLimit(const NodeContext &node, const NodeCall &call)
{
    const auto asked = call.integer(0);
    const auto limit = call.integer(1);
    if (const auto read = firstFailure(asked, limit); !read)
        return tl::unexpected(read.error());
    if (*limit > maxBlocks)
        return NodeFailure::invalidParams(u"Limit too large; max 500000"_s);
    const quint64 first = std::max(*asked, node.ledger.firstWholeSlot());
    const quint64 end = call.slot() + 1;
    return slotList(first, first + std::min(*limit, end - std::min(end, first)));
}

/// A block's time in seconds since the epoch. -32602; -32004 and -32001 for one that is too new or too old.
NodeResult getBlockTime(const NodeContext &node, const NodeCall &call)
{
    const auto slot = call.integer(0);
    if (!slot)
        return tl::unexpected(slot.error());
    if (const auto missing = whyMissing(node, call, *slot))
        return tl::unexpected(*missing);
    return jsonText([&](JsonWriter &json) { json.number(node.ledger.blockTime(*slot)); });
}

/// The first slot whose transactions are all kept.
NodeResult getFirstAvailableBlock(const NodeContext &node, const NodeCall &)
{
    return jsonText([&](JsonWriter &json) { json.number(node.ledger.firstWholeSlot()); });
}

} // namespace

std::span<const NodeMethod> nodeBlockMethods()
{
    static constexpr NodeMethod methods[] = {
        {"getBlock", getBlock, true},
        {"getBlocks", getBlocks, true},
        {"getBlocksWithLimit", getBlocksWithLimit, true},
        {"getBlockTime", getBlockTime},
        {"getFirstAvailableBlock", getFirstAvailableBlock},
        {"minimumLedgerSlot", getFirstAvailableBlock},
    };
    return methods;
}

} // namespace curvedesk
