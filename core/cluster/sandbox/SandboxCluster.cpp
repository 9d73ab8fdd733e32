// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/SandboxCluster.h"

#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ShortVec.h"
#include "core/solana/Transaction.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// The error of a call whose cluster was destroyed before the answer.
tl::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, u"the ledger was closed"_s);
}

// The calls of a transaction whose log was truncated: they carry the same events.
QList<ProgramCall> callsOf(const TransactionRecord &record)
{
    QList<ProgramCall> calls;
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    if (!transaction)
        return calls;
    const auto &keys = transaction->message.accountKeys;
    for (const InnerInstruction &call : record.innerInstructions) {
        if (call.programIndex < keys.size())
            calls.append({keys.at(call.programIndex), call.data});
    }
    return calls;
}

// The transaction as the market reads it: by its logs, and by its inner calls where the log was cut.
ConfirmedTransaction landedOf(const TransactionRecord &record)
{
    const bool isCut = record.logs.contains("Log truncated");
    return {record.signature,         record.slot, record.blockTime,
            record.error.has_value(), record.logs, isCut ? callsOf(record) : QList<ProgramCall>()};
}

// True when the address is among a transaction's account keys. `wire` comes from the ledger, which has decoded it.
bool mentions(const QByteArray &wire, const Address &address)
{
    ByteReader reader(wire);
    const quint16 signatures = shortvec::read(reader).value_or(0);
    (void)reader.bytes(signatures * static_cast<qsizetype>(Signature::size));
    if ((reader.u8() & 0x80) != 0)
        (void)reader.u8(); // skips the version, before the header
    (void)reader.u16();
    const quint16 keys = shortvec::read(reader).value_or(0);
    for (quint16 i = 0; i < keys && !reader.overran(); ++i) {
        if (reader.bytes(static_cast<qsizetype>(Address::size)) == address.view())
            return true;
    }
    return false;
}

// True when the transaction names the curve program or the AMM.
bool isMarketTransaction(const TransactionRecord &record)
{
    return mentions(record.wire, pumpAddresses::program) || mentions(record.wire, pumpAddresses::ammProgram);
}

} // namespace

SandboxCluster::SandboxCluster(Ledger &ledger, QObject *parent)
    : Cluster(parent)
    , m_ledger(ledger)
{
    connect(&m_ledger, &Ledger::slotAdvanced, this, [this](quint64 slot) {
        emit slotChanged(slot);
        emit slotFinalized(finalizedSlot());
    });
    connect(&m_ledger, &Ledger::landed, this, &SandboxCluster::emitLanded);
    connect(&m_ledger, &Ledger::rolledBack, this, &SandboxCluster::emitDropped);
}

SandboxCluster::~SandboxCluster()
{
    // Commits what was executed, so that a pending send() is answered with its real outcome.
    if (!m_ledger.flush())
        qWarning("the ledger could not be written while its cluster closed");
}

void SandboxCluster::emitLanded(const QList<TransactionRecord> &records)
{
    QList<ConfirmedTransaction> out;
    for (const TransactionRecord &record : records) {
        if (isMarketTransaction(record))
            out.append(landedOf(record));
    }
    if (!out.isEmpty())
        emit transactionsLanded(out);
}

void SandboxCluster::emitDropped(const QList<TransactionRecord> &records)
{
    QList<Signature> out;
    for (const TransactionRecord &record : records) {
        if (isMarketTransaction(record))
            out.append(record.signature);
    }
    if (!out.isEmpty())
        emit transactionsDropped(out);
}

template<class T, class Read> Task<T> SandboxCluster::readLater(Read read)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    co_return read();
}

Task<AccountsAt> SandboxCluster::accounts(QList<Address> addresses)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    if (addresses.size() > maxAccountsPerRead)
        co_return failure(ErrorCode::InvalidInput, u"at most 100 accounts can be read at once"_s);
    AccountsAt out;
    out.slot = m_ledger.slot();
    out.accounts.reserve(addresses.size());
    for (const Address &address : std::as_const(addresses))
        out.accounts.append(copyOf(m_ledger.account(address)));
    co_return out;
}

Task<Lamports> SandboxCluster::rentExemptMinimum(quint64 dataSize)
{
    return readLater<Lamports>([this, dataSize] { return m_ledger.rent().exemptMinimum(dataSize); });
}

Task<LatestBlockhash> SandboxCluster::latestBlockhash()
{
    return readLater<LatestBlockhash>([this] { return m_ledger.latestBlockhash(); });
}

Task<quint64> SandboxCluster::blockHeight()
{
    return readLater<quint64>([this] { return m_ledger.blockHeight(); });
}

Task<Simulation> SandboxCluster::simulate(QByteArray wire, QList<Address> watched)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    const Result<Transaction> transaction = Transaction::decode(wire);
    if (!transaction)
        co_return failure(ErrorCode::InvalidInput, u"not a transaction: "_s + transaction.error().detail);
    co_return m_ledger.simulate(*transaction, {false, true}, watched);
}

Task<Signature> SandboxCluster::send(QByteArray wire)
{
    // The transaction is executed inside this call, so transactions run in the order of the calls; the answer comes
    // with the commit, or on the next turn when it is known already.
    const QCoro::Task<tl::expected<Signature, Refusal>> submission = m_ledger.submit(std::move(wire), false);
    const bool isEarly = submission.isReady();
    const tl::expected<Signature, Refusal> sent = co_await submission;
    if (isEarly) {
        const bool isOpen = co_await m_turns.nextTurn();
        if (!isOpen)
            co_return cancelled();
    }
    if (!sent)
        co_return failure(sent.error().toError());
    co_return *sent;
}

Task<QList<StatusLookup>> SandboxCluster::signatureStatuses(QList<Signature> signatures)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    QList<StatusLookup> out;
    out.reserve(signatures.size());
    for (const Signature &signature : std::as_const(signatures))
        out.append({m_ledger.status(signature), 1});
    co_return out;
}

Task<std::optional<TransactionRecord>> SandboxCluster::transaction(Signature signature)
{
    return readLater<std::optional<TransactionRecord>>([this, signature] { return m_ledger.transaction(signature); });
}

Task<QList<Address>> SandboxCluster::tokenAccounts(Address wallet)
{
    return readLater<QList<Address>>([this, wallet] { return m_ledger.tokenAccountsOf(wallet); });
}

Task<QList<quint64>> SandboxCluster::recentPriorityFees(QList<Address> writable)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    QList<quint64> out;
    const QList<Ledger::PriorityFee> fees = m_ledger.recentPriorityFees(writable);
    for (const Ledger::PriorityFee &fee : fees)
        out.append(fee.microLamports);
    co_return out;
}

Task<QList<ConfirmedTransaction>> SandboxCluster::history(Address address, std::optional<Signature> before, int limit)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    QList<ConfirmedTransaction> out;
    const QList<Ledger::HistoryEntry> entries = m_ledger.history(address, limit, before, std::nullopt);
    for (const Ledger::HistoryEntry &entry : entries) {
        if (const std::optional<TransactionRecord> record = m_ledger.transaction(entry.signature))
            out.append(landedOf(*record));
    }
    co_return out;
}

Task<QList<HistoryRow>> SandboxCluster::historyRows(Address address, std::optional<Signature> before, int limit)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    QList<HistoryRow> out;
    const QList<Ledger::HistoryEntry> entries = m_ledger.history(address, limit, before, std::nullopt);
    for (const Ledger::HistoryEntry &entry : entries)
        out.append({entry.signature, entry.slot, entry.blockTime, entry.error.has_value()});
    co_return out;
}

Task<QList<ConfirmedTransaction>> SandboxCluster::confirmedTransactions(QList<HistoryRow> rows)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    QList<ConfirmedTransaction> out;
    for (const HistoryRow &row : std::as_const(rows)) {
        const std::optional<TransactionRecord> record = m_ledger.transaction(row.signature);
        if (!record)
            break; // the transaction was rolled back or removed since it was listed
        out.append(landedOf(*record));
    }
    co_return out;
}

Task<Signature> SandboxCluster::requestAirdrop(Address to, Lamports lamports)
{
    const bool isOpen = co_await m_turns.nextTurn();
    if (!isOpen)
        co_return cancelled();
    const Result<Signature> sent = co_await m_ledger.airdrop(to, lamports);
    co_return sent;
}

} // namespace curvedesk::sandbox
#include "moc_SandboxCluster.cpp"
