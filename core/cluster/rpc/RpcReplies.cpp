// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcReplies.h"

#include "core/cluster/rpc/ReplyFields.h"

namespace curvedesk::rpc::replies {

using namespace Qt::StringLiterals;
using fields::garbage;

namespace {

// The error UpstreamRejected for a text that is no JSON.
tl::unexpected<Error> notJson()
{
    return failure(ErrorCode::UpstreamRejected, u"the cluster's answer is not JSON"_s);
}

// The value; UpstreamRejected, with garbage(what), where there is none.
template<class T> Result<T> required(const std::optional<T> &value, const char *what)
{
    if (!value)
        return garbage(what);
    return *value;
}

// Reads code and data of the node's error object; nullopt for one without a code.
std::optional<RpcFault> faultOf(const JsonValue &error)
{
    const std::optional<qint64> code = error.member("code").i64();
    if (!code)
        return std::nullopt;
    return RpcFault{*code, error.member("data")};
}

// Reads one status that is not null; UpstreamRejected for a malformed one.
Result<SignatureStatus> status(const JsonValue &json)
{
    const auto slot = json.member("slot").u64();
    if (!slot)
        return garbage("signature status");
    SignatureStatus out;
    out.slot = *slot;
    // "err" is the field to read; old nodes have the same in "status". A reply without both is malformed.
    const JsonValue error = json.member("err");
    if (!error.isAbsent()) {
        out.error = TransactionError::fromJson(error);
    } else {
        const JsonValue verdict = json.member("status");
        const JsonValue refusal = verdict.member("Err");
        if (verdict.member("Ok").isAbsent() == refusal.isAbsent() || refusal.isNull())
            return garbage("signature status");
        if (!refusal.isAbsent())
            out.error = TransactionError::fromJson(refusal);
    }
    const JsonValue commitment = json.member("confirmationStatus");
    const JsonValue confirmations = json.member("confirmations");
    if (!confirmations.isNothing() && !confirmations.u64())
        return garbage("signature status");
    if (commitment.isNothing()) {
        // Nodes of before 2020 have only "confirmations", which is null for a finalized transaction.
        out.commitment = confirmations.isNull() ? Commitment::Finalized : Commitment::Processed;
        return out;
    }
    const QByteArray name = commitment.utf8().value_or(QByteArray());
    if (name == "processed")
        out.commitment = Commitment::Processed;
    else if (name == "confirmed")
        out.commitment = Commitment::Confirmed;
    else if (name == "finalized")
        out.commitment = Commitment::Finalized;
    else
        return garbage("signature status");
    return out;
}

// Reads one account; nullopt for null (there is none), UpstreamRejected for a malformed one.
Result<std::optional<AccountState>> accountState(const JsonValue &json)
{
    if (json.isNull())
        return std::optional<AccountState>();
    const auto lamports = json.member("lamports").u64();
    const auto owner = fields::fixed<Address>(json.member("owner"));
    const auto data = fields::encodedBytes(json.member("data"));
    const auto executable = json.member("executable").boolean();
    if (!lamports || !owner || !data || !executable)
        return garbage("account");
    return std::optional(AccountState{Lamports(*lamports), *owner, *data, *executable});
}

// Reads an array of exactly `count` accounts; UpstreamRejected for any other.
Result<QList<std::optional<AccountState>>> accountStates(const JsonValue &json, qsizetype count)
{
    if (!json.isArray() || json.size() != count)
        return garbage("account list");
    QList<std::optional<AccountState>> out;
    out.reserve(count);
    for (const JsonValue &element : json.values()) {
        const auto state = accountState(element);
        if (!state)
            return failure(state.error());
        out.append(*state);
    }
    return out;
}

} // namespace

Result<RpcAnswer> answer(QByteArrayView body, quint64 id)
{
    const auto json = JsonValue::read(body);
    if (!json)
        return notJson();
    if (json->member("jsonrpc").utf8() != QByteArrayLiteral("2.0"))
        return garbage("reply");
    const JsonValue error = json->member("error");
    const JsonValue answered = json->member("id");
    // A node answers a request that it could not parse with a null id.
    if (answered.u64() != id && !(answered.isNull() && error.isObject()))
        return failure(ErrorCode::UpstreamRejected, u"the cluster answered another question"_s);
    if (!error.isNothing()) {
        auto fault = faultOf(error);
        if (!fault)
            return garbage("error");
        return RpcAnswer{{}, std::move(fault)};
    }
    if (json->member("result").isAbsent())
        return garbage("reply");
    return RpcAnswer{json->member("result"), std::nullopt};
}

Result<Hash> hash(const JsonValue &result)
{
    return required(fields::fixed<Hash>(result), "hash");
}

Result<Signature> signature(const JsonValue &result)
{
    return required(fields::fixed<Signature>(result), "signature");
}

Result<quint64> number(const JsonValue &result)
{
    return required(result.u64(), "number");
}

std::optional<quint64> contextSlot(const JsonValue &result)
{
    return result.member("context").member("slot").u64();
}

Result<LatestBlockhash> latestBlockhash(const JsonValue &result)
{
    const auto slot = contextSlot(result);
    const JsonValue value = result.member("value");
    const auto blockhash = fields::fixed<Hash>(value.member("blockhash"));
    const auto height = value.member("lastValidBlockHeight").u64();
    if (!slot || !blockhash || !height)
        return garbage("blockhash");
    return LatestBlockhash{*blockhash, *height, *slot};
}

Result<AccountsAt> accounts(const JsonValue &result, qsizetype count)
{
    const auto slot = contextSlot(result);
    if (!slot)
        return garbage("account list");
    auto states = accountStates(result.member("value"), count);
    if (!states)
        return failure(states.error());
    return AccountsAt{*slot, std::move(*states)};
}

Result<AccountsAt> account(const JsonValue &result)
{
    const auto slot = contextSlot(result);
    if (!slot)
        return garbage("account");
    const auto state = accountState(result.member("value"));
    if (!state)
        return failure(state.error());
    return AccountsAt{*slot, {*state}};
}

Result<Simulation> simulation(const JsonValue &result, qsizetype watched)
{
    const auto slot = contextSlot(result);
    const JsonValue value = result.member("value");
    const JsonValue error = value.member("err");
    // A missing "err" is malformed; only a null one means success.
    if (!slot || !value.isObject() || error.isAbsent())
        return garbage("simulation");
    Simulation out;
    out.slot = *slot;
    out.error = TransactionError::fromJson(error);
    const auto logs = fields::logs(value.member("logs"));
    if (!logs)
        return failure(logs.error());
    out.logs = *logs;
    if (const JsonValue units = value.member("unitsConsumed"); !units.isNothing()) {
        const auto consumed = units.u64();
        if (!consumed)
            return garbage("simulation");
        out.unitsConsumed = *consumed;
    }
    if (const JsonValue states = value.member("accounts"); !states.isNothing()) {
        auto read = accountStates(states, watched);
        if (!read)
            return failure(read.error());
        out.accounts = std::move(*read);
    }
    return out;
}

Result<QList<std::optional<SignatureStatus>>> statuses(const JsonValue &result, qsizetype count)
{
    const JsonValue value = result.member("value");
    if (!contextSlot(result) || !value.isArray() || value.size() != count)
        return garbage("status list");
    QList<std::optional<SignatureStatus>> out;
    out.reserve(count);
    for (const JsonValue &element : value.values()) {
        if (element.isNull()) {
            out.append(std::nullopt);
            continue;
        }
        const auto read = status(element);
        if (!read)
            return failure(read.error());
        out.append(*read);
    }
    return out;
}

Result<QList<quint64>> priorityFees(const JsonValue &result)
{
    return fields::list(result, "fee list", [](const JsonValue &row) { return row.member("prioritizationFee").u64(); });
}

Result<QList<Address>> tokenAccounts(const JsonValue &result)
{
    return fields::list(result.member("value"), "list of token accounts",
                        [](const JsonValue &row) { return fields::fixed<Address>(row.member("pubkey")); });
}

Result<QList<HistoryRow>> history(const JsonValue &result)
{
    return fields::list(result, "history", [](const JsonValue &row) -> std::optional<HistoryRow> {
        const auto signature = fields::fixed<Signature>(row.member("signature"));
        const auto slot = row.member("slot").u64();
        const auto time = fields::optionalTime(row.member("blockTime"));
        if (!signature || !slot || !time || row.member("err").isAbsent())
            return std::nullopt;
        return HistoryRow{*signature, *slot, *time, !row.member("err").isNull()};
    });
}

Result<SocketMessage> socketMessage(QByteArrayView text)
{
    const auto json = JsonValue::read(text);
    if (!json)
        return notJson();
    SocketMessage out;
    const JsonValue method = json->member("method");
    if (method.isAbsent()) {
        const auto id = json->member("id").u64();
        const JsonValue error = json->member("error");
        if (!id || (error.isNothing() && json->member("result").isAbsent()))
            return garbage("message");
        out.kind = SocketMessage::Kind::Answer;
        out.id = *id;
        if (!error.isNothing()) {
            out.fault = faultOf(error);
            if (!out.fault)
                return garbage("message");
        }
        out.subscription = json->member("result").u64().value_or(0);
        return out;
    }
    const JsonValue params = json->member("params");
    const auto subscription = params.member("subscription").u64();
    const JsonValue result = params.member("result");
    if (method.utf8() != "slotNotification"_ba && method.utf8() != "logsNotification"_ba)
        return out;
    if (!subscription)
        return garbage("message");
    out.id = *subscription;
    if (method.utf8() == "slotNotification"_ba) {
        const auto slot = result.member("slot").u64();
        if (!slot)
            return garbage("slot");
        out.kind = SocketMessage::Kind::Slot;
        out.slot = *slot;
        return out;
    }
    const auto slot = contextSlot(result);
    const JsonValue value = result.member("value");
    const auto signature = fields::fixed<Signature>(value.member("signature"));
    const auto logs = fields::logs(value.member("logs"));
    if (!slot || !signature || !logs || value.member("err").isAbsent())
        return garbage("log");
    out.kind = SocketMessage::Kind::Logs;
    out.slot = *slot;
    out.landed = {*signature, *slot, 0, !value.member("err").isNull(), *logs, {}};
    return out;
}

std::optional<TransactionError> preflightError(const RpcFault &fault)
{
    return TransactionError::fromJson(fault.data.member("err"));
}

QList<QByteArray> preflightLogs(const RpcFault &fault)
{
    return fields::logs(fault.data.member("logs")).value_or(QList<QByteArray>());
}

bool isTruncated(const QList<QByteArray> &logs)
{
    // The node writes this in the place of the first line that did not fit.
    return logs.contains("Log truncated"_ba);
}

} // namespace curvedesk::rpc::replies
