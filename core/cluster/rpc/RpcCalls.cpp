// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCalls.h"

#include "core/cluster/rpc/StatusVotes.h"
#include "core/solana/Programs.h"

#include <limits>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = CallFault::Kind;

namespace {

constexpr std::size_t maxSent = 4096;
// getTransaction calls under way at once: public endpoints count them.
constexpr qsizetype maxFetches = 8;

} // namespace

Task<quint64> RpcCalls::slot()
{
    const CallResult called = co_await m_client.ask(requests::slot());
    if (!called)
        co_return failure(called.error().toError());
    const Result<quint64> slot = replies::number(called->result);
    if (slot)
        m_client.sawSlot(called->endpoint, *slot);
    co_return slot;
}

Task<quint64> RpcCalls::firstWholeSlot()
{
    const CallResult called = co_await m_client.ask(requests::firstAvailableBlock());
    if (called)
        co_return replies::number(called->result);
    if (called.error().kind == Kind::Missing)
        co_return failure(ErrorCode::NotFound, u"the cluster's node does not say how far back it knows the chain"_s);
    co_return failure(called.error().toError());
}

Task<AccountsAt> RpcCalls::accounts(QList<Address> addresses)
{
    if (addresses.size() > Cluster::maxAccountsPerRead || addresses.isEmpty()) {
        const bool isOpen = co_await m_client.pause(0ms);
        if (!isOpen)
            co_return failure(CallFault{Kind::Cancelled, {}}.toError());
        if (!addresses.isEmpty())
            co_return failure(ErrorCode::InvalidInput, u"at most 100 accounts can be read at once"_s);
        co_return AccountsAt{m_client.slot(), {}};
    }
    const quint64 least = clampWritesSlot();
    const CallResult called = co_await m_client.ask(requests::multipleAccounts(addresses, least), least);
    if (called)
        co_return replies::accounts(called->result, addresses.size());
    // A node without the method may answer where the others do not.
    if (called.error().kind != Kind::Missing && !called.error().isLacked)
        co_return failure(called.error().toError());
    const Result<AccountsAt> read = co_await accountsOneByOne(addresses);
    co_return read;
}

Task<Lamports> RpcCalls::rentExemptMinimum(quint64 dataSize)
{
    const CallResult called = co_await m_client.ask(requests::minimumBalanceForRentExemption(dataSize));
    if (!called)
        co_return failure(called.error().toError());
    const Result<quint64> lamports = replies::number(called->result);
    co_return lamports.map([](quint64 value) { return Lamports(value); });
}

Task<AccountsAt> RpcCalls::accountsOneByOne(QList<Address> addresses)
{
    constexpr int attempts = 3;
    AccountsAt out;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        out = {};
        quint64 newest = 0;
        for (const Address &address : addresses) {
            const quint64 least = clampWritesSlot();
            const CallResult called = co_await m_client.ask(requests::accountInfo(address, least), least);
            if (!called)
                co_return failure(called.error().toError());
            const Result<AccountsAt> one = replies::account(called->result);
            if (!one)
                co_return failure(one.error());
            out.slot = out.accounts.isEmpty() ? one->slot : std::min(out.slot, one->slot);
            newest = std::max(newest, one->slot);
            out.accounts.append(one->accounts.constFirst());
        }
        if (newest == out.slot)
            break;
    }
    co_return out;
}

Task<Simulation> RpcCalls::simulate(QByteArray wire, QList<Address> watched)
{
    const quint64 least = clampWritesSlot();
    const CallResult called = co_await m_client.ask(requests::simulate(wire, watched, least), least);
    if (!called && called.error().kind == Kind::Node && called.error().fault->code == RpcFault::invalidParams)
        co_return failure(ErrorCode::InvalidInput, u"the cluster does not take these bytes for a transaction"_s);
    if (!called)
        co_return failure(called.error().toError());
    co_return replies::simulation(called->result, watched.size());
}

Task<QList<StatusLookup>> RpcCalls::statuses(QList<Signature> signatures)
{
    if (signatures.isEmpty() || signatures.size() > requests::maxSignatures) {
        const bool isOpen = co_await m_client.pause(0ms);
        if (!isOpen)
            co_return failure(CallFault{Kind::Cancelled, {}}.toError());
        if (!signatures.isEmpty())
            co_return failure(ErrorCode::InvalidInput, u"at most 256 signatures can be looked up at once"_s);
        co_return QList<StatusLookup>();
    }
    const RpcRequest request = requests::signatureStatuses(signatures);
    const CallResult called = co_await m_client.ask(request, clampWritesSlot());
    if (!called)
        co_return failure(called.error().toError());
    const auto first = replies::statuses(called->result, signatures.size());
    if (!first)
        co_return failure(first.error());
    StatusVotes votes(signatures.size());
    votes.add(*first);
    QList<qsizetype> others;
    if (m_client.pool().count() > 1)
        others = co_await m_client.verifyReadyEndpoints();
    others.removeOne(called->endpoint);
    for (const qsizetype endpoint : std::as_const(others)) {
        if (votes.areDecided())
            break;
        const CallResult other = co_await m_client.askOne(endpoint, request);
        if (!other && other.error().kind == Kind::Cancelled)
            co_return failure(other.error().toError());
        if (!other)
            continue;
        if (const auto next = replies::statuses(other->result, signatures.size()))
            votes.add(*next);
    }
    QList<StatusLookup> out = votes.lookups();
    for (qsizetype i = 0; i < out.size(); ++i) {
        const std::optional<SignatureStatus> &status = out.at(i).status;
        if (status && status->commitment != Commitment::Processed)
            sawLanded(signatures.at(i), status->slot);
    }
    co_return out;
}

Task<std::optional<FetchedTransaction>> RpcCalls::transaction(Signature signature)
{
    const CallResult called = co_await m_client.ask(requests::transaction(signature), clampWritesSlot());
    if (!called) {
        // A node without the method keeps no records. That is no error, but the amounts that moved are then unknown.
        if (called.error().kind == Kind::Missing)
            co_return std::optional<FetchedTransaction>();
        co_return failure(called.error().toError());
    }
    auto fetched = replies::transaction(called->result, signature);
    if (fetched && *fetched)
        sawLanded(signature, (*fetched)->record.slot);
    co_return fetched;
}

Task<std::optional<FetchedTransaction>> RpcCalls::transactionFromAny(Signature signature)
{
    Result<std::optional<FetchedTransaction>> out = co_await transaction(signature);
    const bool isFound = out && *out;
    const bool isClosed = !out && out.error().code == ErrorCode::Cancelled;
    if (isFound || isClosed || m_client.pool().count() < 2)
        co_return out;
    const RpcRequest request = requests::transaction(signature);
    const QList<qsizetype> ready = co_await m_client.verifyReadyEndpoints();
    for (const qsizetype endpoint : ready) {
        const CallResult called = co_await m_client.askOne(endpoint, request);
        if (!called && called.error().kind == Kind::Cancelled)
            co_return failure(called.error().toError());
        if (!called)
            continue;
        Result<std::optional<FetchedTransaction>> fetched = replies::transaction(called->result, signature);
        if (!fetched)
            continue;
        if (*fetched) {
            sawLanded(signature, (*fetched)->record.slot);
            co_return fetched;
        }
        out = std::move(fetched);
    }
    co_return out;
}

Task<QList<Address>> RpcCalls::tokenAccounts(Address wallet)
{
    QList<Address> out;
    for (const Address &program : {programs::token, programs::token2022}) {
        const CallResult called = co_await m_client.ask(requests::tokenAccountsByOwner(wallet, program));
        if (!called && called.error().kind == Kind::Missing)
            co_return QList<Address>();
        if (!called)
            co_return failure(called.error().toError());
        const Result<QList<Address>> accounts = replies::tokenAccounts(called->result);
        if (!accounts)
            co_return failure(accounts.error());
        out += *accounts;
    }
    co_return out;
}

Task<QList<quint64>> RpcCalls::priorityFees(QList<Address> writable)
{
    const CallResult called = co_await m_client.ask(requests::recentPrioritizationFees(writable));
    if (!called) {
        if (called.error().kind == Kind::Missing || called.error().kind == Kind::Node)
            co_return QList<quint64>();
        co_return failure(called.error().toError());
    }
    co_return replies::priorityFees(called->result);
}

Task<QList<HistoryRow>> RpcCalls::historyRows(Address address, std::optional<Signature> before,
                                              std::optional<Signature> until, int limit, quint64 minSlot)
{
    const RpcRequest request = requests::signaturesForAddress(address, before, until, limit, minSlot);
    const CallResult called = co_await m_client.ask(request, minSlot);
    if (!called) {
        if (called.error().kind == Kind::Missing)
            co_return failure(ErrorCode::NotFound, u"the cluster's node keeps no history of addresses"_s);
        co_return failure(called.error().toError());
    }
    co_return replies::history(called->result);
}

struct RpcCalls::Fetching
{
    QList<Result<std::optional<FetchedTransaction>>> results;
    qsizetype missing = 0;
    WaitList finished;
};

QCoro::Task<> RpcCalls::fetchInto(HistoryRow row, std::shared_ptr<Fetching> fetching, qsizetype index)
{
    Result<std::optional<FetchedTransaction>> fetched = co_await transaction(row.signature);
    fetching->results[index] = std::move(fetched);
    if (--fetching->missing == 0)
        fetching->finished.wake();
}

Task<QList<ConfirmedTransaction>> RpcCalls::landed(QList<HistoryRow> rows, std::shared_ptr<QList<HistoryRow>> absent)
{
    QList<ConfirmedTransaction> out;
    for (qsizetype from = 0; from < rows.size(); from += maxFetches) {
        const QList<HistoryRow> part = rows.mid(from, maxFetches);
        const auto fetching = std::make_shared<Fetching>();
        fetching->results.fill(std::optional<FetchedTransaction>(), part.size());
        fetching->missing = std::ranges::count(part, false, &HistoryRow::failed);
        if (fetching->missing > 0) {
            // Calls answer after they return, so that none of them ends inside this loop; only closing ends them all at
            // once.
            for (qsizetype i = 0; i < part.size(); ++i) {
                if (!part.at(i).failed)
                    fetchInto(part.at(i), fetching, i);
            }
            if (fetching->missing > 0)
                co_await fetching->finished.wait();
        }
        for (qsizetype i = 0; i < part.size(); ++i) {
            const HistoryRow &row = part.at(i);
            if (row.failed) {
                out.append({row.signature, row.slot, row.blockTime, true, {}, {}});
                continue;
            }
            const Result<std::optional<FetchedTransaction>> &fetched = fetching->results.at(i);
            if (!fetched && out.isEmpty() && (!absent || absent->isEmpty()))
                co_return failure(fetched.error());
            if (fetched && !*fetched && absent) {
                absent->append(row);
                continue;
            }
            if (!fetched || !*fetched)
                co_return out;
            const TransactionRecord &record = (*fetched)->record;
            ConfirmedTransaction landed{row.signature, record.slot, record.blockTime, record.error.has_value(),
                                        record.logs,   {}};
            if (replies::isTruncated(record.logs))
                landed.innerCalls = (*fetched)->innerCalls;
            out.append(landed);
        }
    }
    co_return out;
}

Task<Signature> RpcCalls::airdrop(Address to, Lamports lamports)
{
    if (lamports.value() > static_cast<quint64>(std::numeric_limits<qint64>::max())) {
        const bool isOpen = co_await m_client.pause(0ms);
        if (!isOpen)
            co_return failure(CallFault{Kind::Cancelled, {}}.toError());
        co_return failure(ErrorCode::InvalidInput, u"there is not that much SOL"_s);
    }
    const QList<qsizetype> ready = co_await m_client.verifyReadyEndpoints();
    if (ready.isEmpty()) {
        const bool isOpen = co_await m_client.pause(0ms);
        co_return failure((isOpen ? m_client.whyNobodyAnswers() : CallFault{Kind::Cancelled, {}}).toError());
    }
    const CallResult called
        = co_await m_client.askOne(ready.constFirst(), requests::requestAirdrop(to, lamports.value()));
    if (!called) {
        if (called.error().kind == Kind::Missing || called.error().kind == Kind::Node)
            co_return failure(ErrorCode::InvalidInput, u"the cluster does not give away so much SOL, or none at all"_s);
        co_return failure(called.error().toError());
    }
    co_return replies::signature(called->result);
}

void RpcCalls::rememberSent(const Signature &signature)
{
    if (m_sent.contains(signature))
        return;
    if (m_sentOrder.size() >= maxSent) {
        m_sent.remove(m_sentOrder.front());
        m_sentOrder.pop_front();
    }
    m_sent.insert(signature);
    m_sentOrder.push_back(signature);
}

quint64 RpcCalls::clampWritesSlot()
{
    m_writesSlot = std::min(m_writesSlot, m_client.slot());
    return m_writesSlot;
}

void RpcCalls::sawLanded(const Signature &signature, quint64 slot)
{
    if (m_sent.contains(signature) && slot <= m_client.slot())
        m_writesSlot = std::max(m_writesSlot, slot);
}

} // namespace curvedesk::rpc
