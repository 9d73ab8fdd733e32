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
    qint64 recordTime = 0; ///< the block time of every record, in seconds
    bool keepsHistory = true; ///< back to each wallet's first transaction
    Result<quint64> firstWhole = 0; ///< what firstWholeSlot() answers
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

    void advance(quint64 blocks);
    /// Drops a transaction as a fork would. False when it is final, or is not on the chain.
    bool rollBack(const Signature &signature, bool tells = false);
    [[nodiscard]] bool canStillLand(const Signature &signature) const { return m_inFlight.contains(signature); }

    [[nodiscard]] QString network() const override { return QStringLiteral("scripted"); }
    [[nodiscard]] quint64 slot() const override { return tip + slotsAhead + slotLie; }
    [[nodiscard]] bool isAuthoritative() const override { return isTheChain; }

    [[nodiscard]] Task<quint64> blockHeight() override;
    [[nodiscard]] Task<Signature> send(QByteArray wire) override;
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override;
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override;

    [[nodiscard]] Task<AccountsAt> accounts(QList<Address>) override;
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address) override;
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64) override;
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override;
    [[nodiscard]] Task<quint64> firstWholeSlot() override;
    [[nodiscard]] Task<Simulation> simulate(QByteArray, QList<Address>) override;
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> written) override;
    /// The recent history of any wallet and its first transaction, in slot 1.
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address, std::optional<Signature> before, int) override;
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address, std::optional<Signature>, int) override;
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow>) override;
    [[nodiscard]] Task<Signature> requestAirdrop(Address, Lamports) override;

private:
    // Waits a turn of the event loop: answers never come before the call returns.
    QCoro::Task<Outcome> turn();
    template<class T> Task<T> unscripted();
    [[nodiscard]] std::optional<SignatureStatus> statusOf(const Signature &signature, Look look) const;

    QHash<Signature, Landing> m_inFlight;
};

} // namespace curvedesk::test
