// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/TransactionLookup.h"

#include "core/service/order/OrderOutcome.h"
#include "core/solana/Keypair.h"
#include "core/solana/Transaction.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Change = TransactionOutcome::Change;

// The key at this index in base58; empty beyond the message's own keys: a v0 message takes those from a table.
QString keyText(const QList<Address> &keys, qsizetype index)
{
    return index < keys.size() ? keys[index].toBase58() : QString();
}

// Appends the accounts whose lamports the transaction changed.
void appendLamports(QList<Change> &changes, const TransactionRecord &record, const QList<Address> &keys)
{
    const qsizetype count = std::min(record.preBalances.size(), record.postBalances.size());
    for (qsizetype i = 0; i < count; ++i) {
        if (record.preBalances[i] != record.postBalances[i])
            changes.append({keyText(keys, i), {}, {}, record.preBalances[i], record.postBalances[i]});
    }
}

// The balance of the account at this index of the message; nullptr when it is no token account.
const TokenBalance *balanceAt(const QList<TokenBalance> &balances, quint8 index)
{
    const auto found = std::ranges::find(balances, index, &TokenBalance::accountIndex);
    return found == balances.cend() ? nullptr : &*found;
}

// Appends the token accounts whose base units the transaction changed. An account that is listed on one side only was
// opened or closed, and held nothing on the other side.
void appendTokens(QList<Change> &changes, const TransactionRecord &record, const QList<Address> &keys)
{
    const auto append = [&](const TokenBalance &each, quint64 before, quint64 after) {
        if (before != after)
            changes.append(
                {keyText(keys, each.accountIndex), each.mint.toBase58(), each.owner.toBase58(), before, after});
    };
    for (const TokenBalance &before : record.preTokenBalances) {
        const TokenBalance *after = balanceAt(record.postTokenBalances, before.accountIndex);
        append(before, before.amount, after == nullptr ? 0 : after->amount);
    }
    for (const TokenBalance &after : record.postTokenBalances) {
        if (balanceAt(record.preTokenBalances, after.accountIndex) == nullptr)
            append(after, 0, after.amount);
    }
}

// The answer from the cluster's record, with all that it changed.
TransactionOutcome replyOf(const TransactionRecord &record)
{
    TransactionOutcome reply;
    reply.signature = record.signature.toBase58();
    reply.status = record.error ? TradeStatus::Failed : TradeStatus::Succeeded;
    reply.slot = record.slot;
    reply.blockTime = record.blockTime;
    reply.feeLamports = record.fee.value();
    if (record.error)
        reply.error = orderOutcome::explain(record, *record.error);
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    const QList<Address> keys = transaction ? transaction->message.accountKeys : QList<Address>();
    appendLamports(reply.changes, record, keys);
    appendTokens(reply.changes, record, keys);
    return reply;
}

// The answer from a status alone; Pending while the transaction is only processed.
TransactionOutcome replyOf(const Signature &signature, const SignatureStatus &status)
{
    TransactionOutcome reply;
    reply.signature = signature.toBase58();
    reply.slot = status.slot;
    reply.status = TradeStatus::Pending;
    if (status.commitment == Commitment::Processed) // a fork can still drop it
        return reply;
    reply.status = status.error ? TradeStatus::Failed : TradeStatus::Succeeded;
    if (status.error)
        reply.error = orderOutcome::explain({}, *status.error);
    return reply;
}

// The answer from our own order in the journal, without block time and changes.
TransactionOutcome replyOf(const Order &order)
{
    const OrderSummary summary = orderOutcome::summaryOf(order);
    TransactionOutcome reply;
    reply.signature = summary.signature;
    reply.status = summary.status;
    reply.slot = summary.slot;
    reply.feeLamports = summary.networkFeeLamports;
    reply.error = summary.error;
    return reply;
}

} // namespace

TransactionLookup::TransactionLookup(OrderJournal &journal, Cluster &cluster)
    : m_journal(journal)
    , m_cluster(cluster)
{
}

Task<TransactionOutcome> TransactionLookup::find(QString signature)
{
    const Result<Signature> wanted = Signature::fromBase58(signature);
    if (!wanted)
        co_return failure(ErrorCode::InvalidInput, u"signature is not a transaction's signature"_s);
    // A private key has as many bytes: it must not go to a node.
    if (Keypair::fromSecretKey(wanted->view()))
        co_return failure(ErrorCode::InvalidInput, u"signature is a private key: put it into no address"_s);
    const Result<std::optional<TransactionRecord>> record = co_await m_cluster.transaction(*wanted);
    if (record && *record && (*record)->signature == *wanted)
        co_return replyOf(**record);
    const Result<Order> order = m_journal.orderBySignature(*wanted);
    if (order)
        co_return replyOf(*order);
    if (order.error().code != ErrorCode::NotFound)
        co_return failure(order.error());
    // A node can know the outcome without having the record, or with one that does not decode.
    const bool isSilent = !record && record.error().code != ErrorCode::UpstreamRejected;
    if (isSilent)
        co_return failure(record.error());
    const QList<Signature> asked{*wanted};
    const Result<QList<StatusLookup>> statuses = co_await m_cluster.signatureStatuses(asked);
    if (!statuses)
        co_return failure(statuses.error());
    // A status in slot 0 is believed only while the cluster itself is there, as a virtual machine that serves as a node
    // may be: nothing lands in slot 0 of a running chain.
    const std::optional<SignatureStatus> status = statuses->size() == 1 ? statuses->first().status : std::nullopt;
    if (!status || (status->slot == 0 && m_cluster.slot() > 0)) {
        if (!record)
            co_return failure(record.error());
        co_return failure(ErrorCode::NotFound, u"Transaction not found"_s);
    }
    co_return replyOf(*wanted, *status);
}

} // namespace curvedesk
