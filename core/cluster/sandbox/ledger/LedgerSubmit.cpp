// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/TransactionErrorText.h"
#include "core/cluster/sandbox/ledger/LedgerPrivate.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// A refusal without an error of the chain, logs and units.
tl::unexpected<Refusal> refuse(Refusal::Kind kind, QString message)
{
    return tl::unexpected(Refusal{kind, std::move(message), std::nullopt, {}, 0});
}

// The refusal of a transaction that cannot land or would fail, in the node's words; without logs and units.
Refusal preflightRefusal(TransactionError error)
{
    const QString message = u"Transaction simulation failed: "_s + transactionErrorText::ofTransaction(error);
    return {Refusal::Kind::Preflight, message, std::move(error), {}, 0};
}

} // namespace

void Ledger::expect(const QByteArray &wire)
{
    d->signatureChecks.begin(wire);
}

QCoro::Task<tl::expected<Signature, Refusal>> Ledger::submit(QByteArray wire, bool preflight)
{
    const tl::expected<Private::Accepted, Refusal> accepted = d->accept(std::move(wire), preflight);
    if (!accepted)
        co_return tl::unexpected(accepted.error());
    if (accepted->committed == nullptr)
        co_return accepted->signature;
    const bool isDurable = co_await accepted->committed->wait();
    // The ledger may have been destroyed: no member is used below.
    if (!isDurable)
        co_return refuse(Refusal::Kind::Storage, u"the ledger could not be written to disk"_s);
    co_return accepted->signature;
}

tl::expected<Ledger::Private::Accepted, Refusal> Ledger::Private::accept(QByteArray wire, bool preflight)
{
    Result<Transaction> transaction = Transaction::decode(wire);
    if (!transaction)
        return refuse(Refusal::Kind::Malformed, u"failed to deserialize transaction: "_s + transaction.error().detail);
    if (!signatureChecks.takeVerdict(wire, *transaction))
        return refuse(Refusal::Kind::SignatureVerification, u"Transaction signature verification failure"_s);

    const bool isCurrent = blockhashes.isValid(transaction->message.recentBlockhash);
    const std::optional<quint64> sequence = knownSequence(transaction->id(), isCurrent);
    if (sequence && !preflight) {
        const bool isInGroup = !group.records.isEmpty() && *sequence >= group.firstSequence;
        WaitList *const committed = (isInGroup ? group : writing).committed.get();
        return Accepted{transaction->id(), *sequence < firstVolatile() ? nullptr : committed};
    }
    if (!isCurrent)
        return tl::unexpected(preflightRefusal(TransactionError::whole(u"BlockhashNotFound"_s)));
    if (sequence)
        return tl::unexpected(preflightRefusal(TransactionError::whole(u"AlreadyProcessed"_s)));

    Execution execution = execute(*transaction, bank());
    if (!execution.landed || (preflight && execution.error)) {
        Refusal refusal = preflightRefusal(*execution.error);
        refusal.logs = std::move(execution.logs);
        refusal.unitsConsumed = execution.unitsConsumed;
        return tl::unexpected(std::move(refusal));
    }
    const Signature signature = transaction->id();
    addToGroup(*std::move(transaction), std::move(wire), std::move(execution));
    return Accepted{signature, group.committed.get()};
}

std::optional<quint64> Ledger::Private::knownSequence(const Signature &signature, bool isCurrent) const
{
    // A transaction with a valid blockhash that landed is in the status cache, so the disk is not read for it.
    const std::optional<StatusCache::Entry> recent = statuses.find(signature);
    if (recent)
        return recent->sequence;
    return isCurrent ? std::nullopt : store->sequenceOf(signature);
}

void Ledger::Private::addToGroup(Transaction transaction, QByteArray wire, Execution execution)
{
    if (group.records.isEmpty()) {
        group.firstSequence = nextSequence;
        group.burnedBefore = burnedLamports;
        scheduleCommit();
    }
    changes.beginSlot(slot, nextSequence, burnedLamports);
    for (auto &[address, state] : execution.writes) {
        const AccountState *present = accountIn(accounts, address);
        changes.recordBefore(address, present);
        if (!group.before.contains(address))
            group.before.insert(address, copyOf(present));
        setAccount(address, state.lamports.isZero() ? std::nullopt : std::optional(std::move(state)));
    }
    burnedLamports += execution.fee.value();
    statuses.insert(transaction.id(), {slot, nextSequence, execution.error.has_value()});
    ++nextSequence;

    TransactionRecord record;
    record.signature = transaction.id();
    record.slot = slot;
    record.blockTime = unixTimestamp;
    record.wire = std::move(wire);
    static_cast<TransactionEffects &>(record) = std::move(execution);
    group.records.append({std::move(record), std::move(transaction.message)});
}

Task<Signature> Ledger::airdrop(Address to, Lamports lamports)
{
    if (lamports.isZero() || lamports.value() > maxAirdropLamports)
        co_return failure(ErrorCode::InvalidInput, u"an airdrop gives between 1 lamport and 100 SOL"_s);
    // The unit limit varies, so that two equal airdrops in one slot are two different transactions.
    constexpr quint32 smallest = 1000;
    const quint32 units = smallest + d->airdrops++ % 100'000;
    const Result<Message> message = Message::compile(
        d->faucet.address(),
        {computeBudget::setUnitLimit(units), systemInstruction::transfer(d->faucet.address(), to, lamports)},
        d->blockhashes.latest());
    if (!message)
        co_return failure(message.error());
    Transaction transaction = Transaction::unsignedFrom(*message);
    const Keypair *const keys[] = {&d->faucet};
    const Outcome isSigned = transaction.sign(keys);
    if (!isSigned)
        co_return failure(isSigned.error());
    const tl::expected<Signature, Refusal> sent = co_await submit(transaction.encode(), true);
    if (!sent)
        co_return failure(sent.error().toError());
    co_return *sent;
}

} // namespace curvedesk::sandbox
