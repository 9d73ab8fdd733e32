// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/ScriptedChain.h"

namespace curvedesk::test {

template<class T> Task<T> ScriptedChain::unscripted()
{
    co_await turn();
    co_return failure(ErrorCode::Internal, QStringLiteral("not scripted"));
}

Task<AccountsAt> ScriptedChain::accounts(QList<Address>)
{
    return unscripted<AccountsAt>();
}

Task<Lamports> ScriptedChain::rentExemptMinimum(quint64)
{
    return unscripted<Lamports>();
}

Task<Simulation> ScriptedChain::simulate(QByteArray, QList<Address>)
{
    return unscripted<Simulation>();
}

Task<Signature> ScriptedChain::requestAirdrop(Address, Lamports)
{
    return unscripted<Signature>();
}

void ScriptedChain::advance(quint64 blocks)
{
    for (quint64 i = 0; i < blocks; ++i) {
        ++tip;
        for (auto it = m_inFlight.begin(); it != m_inFlight.end();) {
            if (it->height > tip) {
                ++it;
                continue;
            }
            if ((lastValid == 0 || tip <= lastValid) && !landed.contains(it.key()))
                landed.insert(it.key(), {tip, failsOnChain(it.key()), it->wire});
            it = m_inFlight.erase(it);
        }
        for (auto it = landed.cbegin(); it != landed.cend(); ++it) {
            if (tip == it->height + confirmedAfter && !it->failed)
                ++confirmedSuccesses[it.key()];
        }
    }
    emit slotChanged(slot());
}

bool ScriptedChain::rollBack(const Signature &signature, bool tells)
{
    const auto it = landed.constFind(signature);
    if (it == landed.constEnd() || tip >= it->height + finalizedAfter)
        return false;
    landed.erase(it);
    if (tells)
        emit transactionsDropped({signature});
    return true;
}

Task<quint64> ScriptedChain::blockHeight()
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    co_return onHeight(tip - confirmedAfter);
}

Task<Signature> ScriptedChain::send(QByteArray wire)
{
    const Signature signature = Transaction::decode(wire)->id();
    sent[signature].append(wire);
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    const Send what = onSend(signature);
    const bool arrives = what == Send::Deliver || what == Send::LandSilently;
    if (arrives && !landed.contains(signature) && !m_inFlight.contains(signature))
        m_inFlight.insert(signature, {tip + blocksUntilLanding(signature), false, wire});
    if (what == Send::Refuse)
        co_return failure(ErrorCode::ProgramRejected, QStringLiteral("these bytes can never land"));
    if (what == Send::Deliver || what == Send::Swallow)
        co_return signature;
    co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
}

Task<QList<StatusLookup>> ScriptedChain::signatureStatuses(QList<Signature> signatures)
{
    lookUpSizes.append(signatures.size());
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    QList<StatusLookup> reply;
    for (const Signature &each : std::as_const(signatures)) {
        const Look look = onLook(each);
        if (look == Look::Fail)
            co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
        reply.append({statusOf(each, look), look == Look::Truth || look == Look::Hide ? endpoints : 1});
    }
    co_return reply;
}

Task<std::optional<TransactionRecord>> ScriptedChain::transaction(Signature signature)
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    const auto it = landed.constFind(signature);
    if (it == landed.constEnd() || tip < it->height + confirmedAfter || hidesRecord(signature))
        co_return std::optional<TransactionRecord>();
    TransactionRecord record;
    record.signature = signature;
    record.slot = it->height + slotsAhead + recordSlotLie;
    record.blockTime = recordTime;
    record.wire = it->wire;
    record.fee = Lamports(5'000);
    if (it->failed)
        record.error = TransactionError::custom(0, 6002);
    co_return std::optional(record);
}

Task<LatestBlockhash> ScriptedChain::latestBlockhash()
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    std::array<quint8, 32> bytes{};
    for (std::size_t i = 0; i < 8; ++i)
        bytes[i] = static_cast<quint8>(tip >> (8 * i));
    co_return LatestBlockhash{Hash(bytes), tip - confirmedAfter + 150, tip + slotsAhead - confirmedAfter};
}

Task<QList<quint64>> ScriptedChain::recentPriorityFees(QList<Address> written)
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    co_return onFees(written);
}

Task<QList<ConfirmedTransaction>> ScriptedChain::history(Address, std::optional<Signature> before, int)
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    QList<ConfirmedTransaction> reply;
    if (!before)
        reply = recentHistory;
    if (keepsHistory && !before)
        reply.append(ConfirmedTransaction{Signature(std::array<quint8, 64>{1}), 1, 0, false, {}, {}});
    co_return reply;
}

Task<quint64> ScriptedChain::firstWholeSlot()
{
    const Outcome answer = co_await turn();
    if (!answer)
        co_return failure(answer.error());
    co_return firstWhole;
}

Task<QList<HistoryRow>> ScriptedChain::historyRows(Address, std::optional<Signature>, int)
{
    return unscripted<QList<HistoryRow>>();
}

Task<QList<Address>> ScriptedChain::tokenAccounts(Address)
{
    return unscripted<QList<Address>>();
}

Task<QList<ConfirmedTransaction>> ScriptedChain::confirmedTransactions(QList<HistoryRow>)
{
    return unscripted<QList<ConfirmedTransaction>>();
}

QCoro::Task<Outcome> ScriptedChain::turn()
{
    ++calls;
    const auto next = std::make_shared<Latch>(*this);
    QMetaObject::invokeMethod(
        this, [next] { next->open(); }, Qt::QueuedConnection);
    const QPointer<ScriptedChain> self(this);
    co_await next->wait();
    if (!self)
        co_return failure(ErrorCode::Cancelled, QStringLiteral("closed"));
    if (outage)
        co_return failure(*outage);
    co_return Outcome();
}

std::optional<SignatureStatus> ScriptedChain::statusOf(const Signature &signature, Look look) const
{
    if (look == Look::LieFinalized)
        return SignatureStatus{0, std::nullopt, Commitment::Finalized};
    if (look == Look::LieOldSlot)
        return SignatureStatus{slotsAhead + 1, std::nullopt, Commitment::Finalized};
    if (look == Look::LieRecentSlot)
        return SignatureStatus{tip + slotsAhead, std::nullopt, Commitment::Finalized};
    const auto it = landed.constFind(signature);
    if (look == Look::Hide || look == Look::HideAlone || it == landed.constEnd())
        return std::nullopt;
    SignatureStatus status;
    status.slot = it->height + slotsAhead;
    if (it->failed || look == Look::LieFailed)
        status.error = TransactionError::custom(0, 6002);
    status.commitment = tip >= it->height + finalizedAfter ? Commitment::Finalized
        : tip >= it->height + confirmedAfter               ? Commitment::Confirmed
                                                           : Commitment::Processed;
    return status;
}

} // namespace curvedesk::test
