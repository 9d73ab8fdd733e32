// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Latch.h"
#include "core/cluster/Cluster.h"
#include "core/solana/Transaction.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <memory>

namespace curvedesk::test {

/// A model of a chain behind a node that misbehaves by script: it knows which transactions landed, and answers as the
/// script says. It executes nothing; a transaction is a signature, its bytes and whether it fails.
class ScriptedChain final : public Cluster
{
public:
    static constexpr quint64 confirmedAfter = 2; ///< blocks
    static constexpr quint64 finalizedAfter = 32;
    static constexpr quint64 slotsAhead = 500; ///< skipped slots before block 0

    /// The fate of one send.
    enum class Send {
        Deliver,
        LandSilently, ///< it reaches the leader, but the answer is an error
        Lose, ///< it does not reach the leader, and the answer is an error
        Swallow, ///< it is accepted, but does not reach the leader
        Refuse, ///< answered with "these bytes can never land", which is false
    };
    /// The answer of one status look-up for one signature.
    enum class Look {
        Truth,
        Hide, ///< null, from all endpoints
        HideAlone, ///< null, from one endpoint; no other answers
        Fail, ///< no answer
        LieFailed, ///< "failed", of a transaction that succeeded
        LieFinalized, ///< "finalized" in slot 0
        LieOldSlot, ///< "finalized" long before it was signed
        LieRecentSlot, ///< "finalized" in the newest slot
    };

    std::function<Send(const Signature &)> onSend = [](const Signature &) { return Send::Deliver; };
    std::function<Look(const Signature &)> onLook = [](const Signature &) { return Look::Truth; };
    std::function<quint64(quint64)> onHeight = [](quint64 height) { return height; };
    std::function<bool(const Signature &)> hidesRecord = [](const Signature &) { return false; };
    std::function<bool(const Signature &)> failsOnChain = [](const Signature &) { return false; };
    std::function<quint64(const Signature &)> blocksUntilLanding = [](const Signature &) { return 1; };
    std::function<Result<QList<quint64>>(const QList<Address> &)> onFees
        = [](const QList<Address> &) { return QList<quint64>(); };
    std::optional<Error> outage; ///< what every call answers while set
    int endpoints = 2; ///< that answer the truth, or hide it together; a lie comes from one endpoint only
    bool isTheChain = false; ///< answers as the chain itself, as the sandbox does
    quint64 slotLie = 0; ///< added to the newest slot that is reported
    quint64 recordSlotLie = 0; ///< added to the slot of every record
    bool keepsHistory = true;
    QList<ConfirmedTransaction>
        recentHistory; ///< the history of every wallet, newest first, without its first transaction
    quint64 lastValid = 0; ///< the last block height at which anything lands; 0: no limit

    quint64 tip = 1000; ///< height of the newest processed block
    int calls = 0;
    QList<qsizetype> lookUpSizes; ///< how many signatures each look-up asked for
    QHash<Signature, QList<QByteArray>> sent; ///< every send by signature

    struct Landing
    {
        quint64 height = 0;
        bool failed = false;
        QByteArray wire;
    };
    QHash<Signature, Landing> landed; ///< the transactions on the chain
    QHash<Signature, int>
        confirmedSuccesses; ///< how often a transaction became confirmed without an error, on any fork

    void advance(quint64 blocks)
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
    /// Drops a transaction as a fork would. False when it is final, or is not on the chain.
    bool rollBack(const Signature &signature, bool tells = false)
    {
        const auto it = landed.constFind(signature);
        if (it == landed.constEnd() || tip >= it->height + finalizedAfter)
            return false;
        landed.erase(it);
        if (tells)
            emit transactionsDropped({signature});
        return true;
    }
    [[nodiscard]] bool canStillLand(const Signature &signature) const { return m_inFlight.contains(signature); }

    [[nodiscard]] QString network() const override { return QStringLiteral("scripted"); }
    [[nodiscard]] quint64 slot() const override { return tip + slotsAhead + slotLie; }
    [[nodiscard]] bool isAuthoritative() const override { return isTheChain; }

    [[nodiscard]] Task<quint64> blockHeight() override
    {
        const Outcome answer = co_await turn();
        if (!answer)
            co_return failure(answer.error());
        co_return onHeight(tip - confirmedAfter);
    }
    [[nodiscard]] Task<Signature> send(QByteArray wire) override
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
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override
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
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override
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
        record.wire = it->wire;
        record.fee = Lamports(5'000);
        if (it->failed)
            record.error = TransactionError::custom(0, 6002);
        co_return std::optional(record);
    }

    [[nodiscard]] Task<AccountsAt> accounts(QList<Address>) override { return unscripted<AccountsAt>(); }
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64) override { return unscripted<Lamports>(); }
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override
    {
        const Outcome answer = co_await turn();
        if (!answer)
            co_return failure(answer.error());
        std::array<quint8, 32> bytes{};
        for (std::size_t i = 0; i < 8; ++i)
            bytes[i] = static_cast<quint8>(tip >> (8 * i));
        co_return LatestBlockhash{Hash(bytes), tip - confirmedAfter + 150, tip + slotsAhead - confirmedAfter};
    }
    [[nodiscard]] Task<Simulation> simulate(QByteArray, QList<Address>) override { return unscripted<Simulation>(); }
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> written) override
    {
        const Outcome answer = co_await turn();
        if (!answer)
            co_return failure(answer.error());
        co_return onFees(written);
    }
    /// The recent history of any wallet and its first transaction, in slot 1.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address, std::optional<Signature> before, int) override
    {
        const Outcome answer = co_await turn();
        if (!answer)
            co_return failure(answer.error());
        QList<ConfirmedTransaction> reply;
        if (keepsHistory && !before)
            reply = recentHistory;
        if (keepsHistory && !before)
            reply.append(ConfirmedTransaction{Signature(std::array<quint8, 64>{1}), 1, 0, false, {}, {}});
        co_return reply;
    }
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address, std::optional<Signature>, int) override
    {
        return unscripted<QList<HistoryRow>>();
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow>) override
    {
        return unscripted<QList<ConfirmedTransaction>>();
    }
    [[nodiscard]] Task<Signature> requestAirdrop(Address, Lamports) override { return unscripted<Signature>(); }

private:
    // Waits a turn of the event loop: answers never come before the call returns.
    QCoro::Task<Outcome> turn()
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
    template<class T> Task<T> unscripted()
    {
        co_await turn();
        co_return failure(ErrorCode::Internal, QStringLiteral("not scripted"));
    }
    [[nodiscard]] std::optional<SignatureStatus> statusOf(const Signature &signature, Look look) const
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

    QHash<Signature, Landing> m_inFlight;
};

} // namespace curvedesk::test
