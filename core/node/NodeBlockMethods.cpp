// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeMethods.h"
#include "core/node/NodeReplyJson.h"
#include "core/node/NodeTransactionJson.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 maxBlocks = 500'000;

QByteArray quoted(const Hash &hash)
{
    return '"' + hash.toBase58().toLatin1() + '"';
}

NodeFailure notAvailable(quint64 slot)
{
    return {-32004, u"Block not available for slot %1"_s.arg(slot), {}};
}

/// Every slot has its block.
QByteArray slotList(quint64 first, quint64 end)
{
    QByteArray list = "[";
    for (quint64 slot = first; slot < end; ++slot) {
        if (list.size() > 1)
            list += ',';
        list += QByteArray::number(slot);
    }
    return list + ']';
}

} // namespace

RpcResult NodeMethods::getTransactionCount(const NodeCall &) const
{
    return QByteArray::number(m_ledger.transactionCount());
}

RpcResult NodeMethods::getBlock(const NodeCall &call) const
{
    const auto slot = call.integer(0);
    if (!slot)
        return tl::unexpected(slot.error());
    const auto level = call.requireConfirmed();
    if (!level)
        return tl::unexpected(level.error());
    if (*slot > call.slot())
        return tl::unexpected(notAvailable(*slot));
    const QJsonObject config = call.config(1);
    const QString details = config.value(u"transactionDetails").toString(u"full"_s);
    if (details != u"full" && details != u"signatures" && details != u"none")
        return NodeFailure::invalidParams(u"Invalid params: unsupported transactionDetails `%1`."_s.arg(details));
    const quint64 parent = *slot - std::min<quint64>(*slot, 1);
    QByteArray block = R"({"blockHeight":)" + QByteArray::number(*slot) + R"(,"blockTime":)"
        + QByteArray::number(m_ledger.blockTime(*slot)) + R"(,"blockhash":)"
        + quoted(m_ledger.latestBlockhash(*slot).blockhash) + R"(,"parentSlot":)" + QByteArray::number(parent)
        + R"(,"previousBlockhash":)" + quoted(m_ledger.latestBlockhash(parent).blockhash);
    QByteArray entries;
    const QList<TransactionRecord> records = details == u"none" ? QList<TransactionRecord>() : m_ledger.block(*slot);
    for (const TransactionRecord &record : records) {
        const RpcResult entry = details == u"full"
            ? nodeTransactionJson::entry(record, config.value(u"encoding").toString(u"json"_s),
                                         nodeTransactionJson::maxVersion(config))
            : RpcResult('"' + record.signature.toBase58().toLatin1() + '"');
        if (!entry)
            return entry;
        entries += (entries.isEmpty() ? "" : ",") + *entry;
    }
    if (config.value(u"rewards").toBool(true))
        block += R"(,"rewards":[])";
    if (details == u"full")
        block += R"(,"transactions":[)" + entries + ']';
    else if (details == u"signatures")
        block += R"(,"signatures":[)" + entries + ']';
    return block + '}';
}

RpcResult NodeMethods::getBlocks(const NodeCall &call) const
{
    const auto first = call.integer(0);
    if (!first)
        return tl::unexpected(first.error());
    const auto last = call.value(1).isDouble() ? call.integer(1) : tl::expected<quint64, NodeFailure>(call.slot());
    if (!last)
        return tl::unexpected(last.error());
    if (*last > *first && *last - *first > maxBlocks)
        return NodeFailure::invalidParams(u"Slot range too large; max 500000"_s);
    return slotList(*first, std::min(*last, call.slot()) + 1);
}

RpcResult NodeMethods::getBlocksWithLimit(const NodeCall &call) const
{
    const auto first = call.integer(0);
    const auto limit = call.integer(1);
    if (!first || !limit)
        return tl::unexpected(first ? limit.error() : first.error());
    if (*limit > maxBlocks)
        return NodeFailure::invalidParams(u"Limit too large; max 500000"_s);
    return slotList(*first, std::min(*first + *limit, call.slot() + 1));
}

RpcResult NodeMethods::getBlockTime(const NodeCall &call) const
{
    const auto slot = call.integer(0);
    if (!slot)
        return tl::unexpected(slot.error());
    if (*slot > call.slot())
        return tl::unexpected(notAvailable(*slot));
    return QByteArray::number(m_ledger.blockTime(*slot));
}

RpcResult NodeMethods::getFirstAvailableBlock(const NodeCall &) const
{
    return QByteArrayLiteral("0");
}

RpcResult NodeMethods::getEpochSchedule(const NodeCall &) const
{
    return QByteArrayLiteral(R"({"firstNormalEpoch":0,"firstNormalSlot":0,"leaderScheduleSlotOffset":432000,)"
                             R"("slotsPerEpoch":432000,"warmup":false})");
}

RpcResult NodeMethods::getRecentPerformanceSamples(const NodeCall &) const
{
    return QByteArrayLiteral("[]"); // taken once a minute by a node; none of ours is older than that for certain
}

RpcResult NodeMethods::getClusterNodes(const NodeCall &) const
{
    return R"([{"featureSet":0,"gossip":null,"pubkey":)" + quoted(m_ledger.genesisHash())
        + R"(,"pubsub":null,"rpc":null,"shredVersion":0,"tpu":null,"version":null}])";
}

RpcResult NodeMethods::getIdentity(const NodeCall &) const
{
    return R"({"identity":)" + quoted(m_ledger.genesisHash()) + '}';
}

RpcResult NodeMethods::rollBack(const NodeCall &call)
{
    const qint64 count = call.config(0).value(u"slots").toInteger(-1);
    if (count < 0)
        return NodeFailure::invalidParams(u"Invalid params: `slots` is a number of slots."_s);
    const auto dropped = m_ledger.rollBack(static_cast<quint64>(count));
    if (!dropped)
        return NodeFailure::invalidParams(dropped.error().detail);
    return R"({"transactions":)" + QByteArray::number(dropped->size()) + '}';
}

} // namespace curvedesk
