// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/ReplyFields.h"
#include "core/cluster/rpc/RpcReplies.h"
#include "core/solana/Base58.h"
#include "core/solana/Transaction.h"

namespace curvedesk::rpc::replies {

using namespace Qt::StringLiterals;
using fields::garbage;

namespace {

// Bytes of an inner instruction's data: more than a transaction holds, but 10 KiB at most.
constexpr qsizetype maxInstructionData = 10'240;
// Bytes of all inner data that are decoded, because decoding base58 takes quadratic time.
constexpr qsizetype maxInnerData = 131'072;

// An index of an account or instruction, which the chain keeps in one byte.
std::optional<quint8> smallIndex(const JsonValue &json)
{
    const auto value = json.u64();
    return value && *value <= 255 ? std::optional(static_cast<quint8>(*value)) : std::nullopt;
}

// Appends the addresses of a list, none where it is absent. False for an element that is no address.
bool appendAddresses(QList<Address> &out, const JsonValue &list)
{
    for (const JsonValue &element : list.values()) {
        const auto address = fields::fixed<Address>(element);
        if (!address)
            return false;
        out.append(*address);
    }
    return true;
}

// Appends exactly `count` numbers. False for another count or an element that is none.
bool readNumbers(QList<quint64> &out, const JsonValue &list, qsizetype count)
{
    if (list.size() != count)
        return false;
    for (const JsonValue &element : list.values()) {
        const auto value = element.u64();
        if (!value)
            return false;
        out.append(*value);
    }
    return true;
}

// Appends all inner calls, flat, in the order of execution. False for an index beyond `keyCount`, too much data, or
// what a node never sends.
bool readInner(QList<InnerInstruction> &out, const JsonValue &groups, qsizetype keyCount)
{
    qsizetype total = 0;
    for (const JsonValue &group : groups.values()) {
        const auto outer = smallIndex(group.member("index"));
        if (!outer || !group.member("instructions").isArray())
            return false;
        for (const JsonValue &json : group.member("instructions").values()) {
            InnerInstruction inner;
            inner.outerIndex = *outer;
            const auto program = smallIndex(json.member("programIdIndex"));
            const auto data = json.member("data").utf8();
            if (!program || *program >= keyCount || !data || !json.member("accounts").isArray())
                return false;
            inner.programIndex = *program;
            const JsonValue height = json.member("stackHeight");
            if (!height.isNothing()) {
                const auto known = smallIndex(height);
                if (!known)
                    return false;
                inner.stackHeight = *known;
            }
            for (const JsonValue &element : json.member("accounts").values()) {
                const auto index = smallIndex(element);
                if (!index || *index >= keyCount)
                    return false;
                inner.accountIndexes.append(static_cast<char>(*index));
            }
            const auto decoded = base58::decode(*data, maxInstructionData);
            if (!decoded || (total += decoded->size()) > maxInnerData)
                return false;
            inner.data = *decoded;
            out.append(inner);
        }
    }
    return true;
}

// Appends token balances, amounts in base units. False for an index beyond `keyCount`, or what a node never sends.
bool readTokenBalances(QList<TokenBalance> &out, const JsonValue &list, qsizetype keyCount)
{
    for (const JsonValue &json : list.values()) {
        const auto index = smallIndex(json.member("accountIndex"));
        const auto mint = fields::fixed<Address>(json.member("mint"));
        const JsonValue amount = json.member("uiTokenAmount");
        const auto digits = amount.member("amount").utf8();
        const auto decimals = smallIndex(amount.member("decimals"));
        if (!index || *index >= keyCount || !mint || !digits || !decimals)
            return false;
        bool ok = false;
        TokenBalance balance{*index, *mint, {}, {}, digits->toULongLong(&ok), *decimals};
        // toULongLong() tolerates spaces and signs, which the chain does not write.
        if (!ok || QByteArray::number(balance.amount) != *digits)
            return false;
        // Nodes of before 2021 give neither owner nor program.
        for (const auto &[name, into] :
             {std::pair("owner", &balance.owner), std::pair("programId", &balance.tokenProgram)}) {
            const JsonValue text = json.member(name);
            const auto address = fields::fixed<Address>(text);
            if (!text.isNothing() && !address)
                return false;
            *into = address.value_or(Address());
        }
        out.append(balance);
    }
    return true;
}

} // namespace

Result<std::optional<FetchedTransaction>> transaction(const JsonValue &result, const Signature &asked)
{
    if (result.isNull())
        return std::optional<FetchedTransaction>();
    const auto slot = result.member("slot").u64();
    const auto time = fields::optionalTime(result.member("blockTime"));
    const auto wire = fields::encodedBytes(result.member("transaction"));
    const JsonValue meta = result.member("meta");
    const auto fee = meta.member("fee").u64();
    if (!slot || !time || !wire || !fee || meta.member("err").isAbsent())
        return garbage("transaction");
    const Result<Transaction> decoded = Transaction::decode(*wire);
    if (!decoded)
        return garbage("transaction");
    if (decoded->id() != asked)
        return failure(ErrorCode::UpstreamRejected, u"the cluster answered with another transaction"_s);

    FetchedTransaction out;
    TransactionRecord &record = out.record;
    record.signature = asked;
    record.slot = *slot;
    record.blockTime = *time;
    record.wire = *wire;
    record.error = TransactionError::fromJson(meta.member("err"));
    record.fee = Lamports(*fee);
    if (const JsonValue units = meta.member("computeUnitsConsumed"); !units.isNothing()) {
        const auto consumed = units.u64();
        if (!consumed)
            return garbage("transaction");
        record.unitsConsumed = *consumed;
    }
    const auto logs = fields::logs(meta.member("logMessages"));
    if (!logs)
        return failure(logs.error());
    record.logs = *logs;

    QList<Address> keys = decoded->message.accountKeys;
    const JsonValue loaded = meta.member("loadedAddresses");
    if (!appendAddresses(keys, loaded.member("writable")) || !appendAddresses(keys, loaded.member("readonly"))
        || !readNumbers(record.preBalances, meta.member("preBalances"), keys.size())
        || !readNumbers(record.postBalances, meta.member("postBalances"), keys.size())
        || !readTokenBalances(record.preTokenBalances, meta.member("preTokenBalances"), keys.size())
        || !readTokenBalances(record.postTokenBalances, meta.member("postTokenBalances"), keys.size())
        || !readInner(record.innerInstructions, meta.member("innerInstructions"), keys.size()))
        return garbage("transaction");
    for (const InnerInstruction &inner : std::as_const(record.innerInstructions))
        out.innerCalls.append({keys.at(inner.programIndex), inner.data});
    return std::optional(std::move(out));
}

} // namespace curvedesk::rpc::replies
