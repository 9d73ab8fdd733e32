// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/json/JsonReader.h"

#include <QByteArrayView>

/// Decodes a node's replies: one without what the call promises is UpstreamRejected.
namespace curvedesk::rpc {

/// The node's own error object.
struct RpcFault
{
    // Codes of the protocol that our code tests for.
    static constexpr qint64 methodNotFound = -32601;
    static constexpr qint64 invalidParams = -32602;
    static constexpr qint64 preflightFailure = -32002;
    static constexpr qint64 signatureVerification = -32003;
    static constexpr qint64 blockNotAvailable = -32004;
    static constexpr qint64 nodeUnhealthy = -32005;
    static constexpr qint64 historyNotAvailable = -32011;
    static constexpr qint64 blockStatusNotAvailable = -32014;
    static constexpr qint64 minContextSlotNotReached = -32016;

    qint64 code = 0;
    JsonValue data;
};

/// A call's result, or the node's error.
struct RpcAnswer
{
    JsonValue result;
    std::optional<RpcFault> fault;
};

/// A transaction, and its inner calls with their programs' addresses: the record alone lacks keys from lookup tables.
struct FetchedTransaction
{
    TransactionRecord record;
    QList<ProgramCall> innerCalls;
};

/// A message that the node sent on a subscription's socket.
struct SocketMessage
{
    enum class Kind { Answer, Slot, Logs, Other };
    Kind kind = Kind::Other;
    quint64 id = 0; ///< of an answer: the request's id; of a notification: the subscription's
    std::optional<RpcFault> fault; ///< of an answer
    quint64 subscription = 0; ///< of a subscribe's answer; 0 for any other result
    quint64 slot = 0;
    ConfirmedTransaction landed; ///< of logs
};

namespace replies {

/// Reads the envelope of the answer to request `id`. A node's error is an answer too. UpstreamRejected for another id,
/// and for what is no such answer.
[[nodiscard]] Result<RpcAnswer> answer(QByteArrayView body, quint64 id);

/// Reads a result that is one hash, in base58; UpstreamRejected for any other.
[[nodiscard]] Result<Hash> hash(const JsonValue &result);
/// Reads a result that is one signature, in base58; UpstreamRejected for any other.
[[nodiscard]] Result<Signature> signature(const JsonValue &result);
/// Reads a result that is one integer from 0 to 2^64 - 1; UpstreamRejected for any other.
[[nodiscard]] Result<quint64> number(const JsonValue &result);
/// Reads the reply of getLatestBlockhash, else UpstreamRejected; whether its figures can be right is not checked.
[[nodiscard]] Result<LatestBlockhash> latestBlockhash(const JsonValue &result);
/// The slot of a reply with a context; nullopt where there is none.
[[nodiscard]] std::optional<quint64> contextSlot(const JsonValue &result);
/// Reads exactly `count` accounts, nullopt for one that does not exist; UpstreamRejected for any other reply.
[[nodiscard]] Result<AccountsAt> accounts(const JsonValue &result, qsizetype count);
/// Reads the reply of getAccountInfo: one account, nullopt when it does not exist; else UpstreamRejected.
[[nodiscard]] Result<AccountsAt> account(const JsonValue &result);
/// Reads a simulation with `watched` accounts, or with none where the node cannot show them; else UpstreamRejected.
[[nodiscard]] Result<Simulation> simulation(const JsonValue &result, qsizetype watched);
/// Reads exactly `count` statuses, else UpstreamRejected; nullopt for a signature that the node does not know.
[[nodiscard]] Result<QList<std::optional<SignatureStatus>>> statuses(const JsonValue &result, qsizetype count);
/// Reads the addresses in the reply of getTokenAccountsByOwner, else UpstreamRejected.
[[nodiscard]] Result<QList<Address>> tokenAccounts(const JsonValue &result);
/// Reads the prices of recent slots, in micro-lamports per compute unit, in the node's order; else UpstreamRejected.
[[nodiscard]] Result<QList<quint64>> priorityFees(const JsonValue &result);
/// Reads the reply of getSignaturesForAddress, in the node's order: newest first. Else UpstreamRejected.
[[nodiscard]] Result<QList<HistoryRow>> history(const JsonValue &result);
/// Reads a transaction; nullopt where the node does not have it. UpstreamRejected for an answer for another signature
/// than `asked`, or one that does not decode.
[[nodiscard]] Result<std::optional<FetchedTransaction>> transaction(const JsonValue &result, const Signature &asked);
/// Reads one message of a subscription's socket; Kind::Other for a notification of another kind, UpstreamRejected for
/// what is no message, or a malformed one.
[[nodiscard]] Result<SocketMessage> socketMessage(QByteArrayView text);

/// The reason of a failed preflight, from its fault; nullopt where the node does not give one.
[[nodiscard]] std::optional<TransactionError> preflightError(const RpcFault &fault);
/// The log lines of a failed preflight; none where the fault has none that can be read.
[[nodiscard]] QList<QByteArray> preflightLogs(const RpcFault &fault);
/// True when the log was cut ("Log truncated").
[[nodiscard]] bool isTruncated(const QList<QByteArray> &logs);

} // namespace replies
} // namespace curvedesk::rpc
