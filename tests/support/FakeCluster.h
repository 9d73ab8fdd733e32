// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/solana/Rent.h"
#include "core/solana/Transaction.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <functional>

namespace curvedesk::test {

/// A Cluster that passes calls on to another one, misbehaves as its members say, and counts the calls.
class FakeCluster final : public Cluster
{
public:
    /// The fate of one send.
    enum class Send {
        Deliver, ///< it lands and is answered
        LandSilently, ///< it lands, but the answer is lost
        Lose, ///< it does not land, and the answer is lost
        Swallow, ///< it is answered, but never lands
        Reject, ///< answered with "these bytes can never land"
    };

    explicit FakeCluster(Cluster &real, QObject *parent = nullptr)
        : Cluster(parent)
        , m_real(real)
    {
        connect(&real, &Cluster::slotChanged, this, &Cluster::slotChanged);
        connect(&real, &Cluster::slotFinalized, this, &Cluster::slotFinalized);
        connect(&real, &Cluster::transactionsLanded, this, &Cluster::transactionsLanded);
        connect(&real, &Cluster::transactionsDropped, this, &Cluster::transactionsDropped);
    }

    QList<Send> sends; ///< the fates of the next sends; afterwards `everySend`
    Send everySend = Send::Deliver;
    bool statusesFail = false;
    std::optional<quint64> height; ///< instead of the real one
    bool heightsFail = false;
    std::optional<Commitment> commitment; ///< instead of the real one
    std::optional<bool> authoritative; ///< instead of the real one's
    bool hidesRecords = false;
    std::optional<ErrorCode> recordsFail; ///< instead of every record
    QHash<Address, QByteArray> forgedData; ///< the data of these accounts, instead of the real data
    int staleReads = 0; ///< this many reads are answered from slot 0, without token accounts
    std::optional<Rent> rent; ///< what is told of it, instead of the truth
    bool simulationsFail = false;
    std::optional<QList<quint64>> priorityFees;
    std::function<void()> beforeSimulation; ///< e.g. somebody else trades first
    std::function<void(Simulation &)> forgeSimulation;
    std::function<void(TransactionRecord &)> forgeRecord;

    QList<QByteArray> sent; ///< every send, in order
    int simulations = 0;
    int statusLookups = 0;
    int accountReads = 0;
    int rentQuestions = 0;

    [[nodiscard]] QSet<Signature> signaturesSent() const
    {
        QSet<Signature> all;
        for (const QByteArray &wire : sent)
            all.insert(Transaction::decode(wire)->id());
        return all;
    }

    [[nodiscard]] QString network() const override { return m_real.network(); }
    [[nodiscard]] quint64 slot() const override { return m_real.slot(); }
    [[nodiscard]] quint64 finalizedSlot() const override { return m_real.finalizedSlot(); }
    [[nodiscard]] bool isAuthoritative() const override { return authoritative.value_or(m_real.isAuthoritative()); }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses) override
    {
        ++accountReads;
        auto reply = co_await m_real.accounts(addresses);
        for (qsizetype i = 0; reply && i < addresses.size(); ++i) {
            const auto forged = forgedData.constFind(addresses[i]);
            if (forged != forgedData.constEnd() && reply->accounts[i])
                reply->accounts[i]->data = *forged;
        }
        if (reply && staleReads > 0) {
            --staleReads;
            reply->slot = 0;
            // 170 bytes: a Token-2022 account.
            for (auto &account : reply->accounts) {
                if (account && account->data.size() == 170)
                    account.reset();
            }
        }
        co_return reply;
    }
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize) override
    {
        ++rentQuestions;
        auto reply = co_await m_real.rentExemptMinimum(dataSize);
        if (reply && rent)
            co_return rent->exemptMinimum(dataSize);
        co_return reply;
    }
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return m_real.latestBlockhash(); }
    [[nodiscard]] Task<quint64> blockHeight() override
    {
        auto reply = co_await m_real.blockHeight();
        if (heightsFail)
            co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
        if (height)
            co_return *height;
        co_return reply;
    }
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched) override
    {
        ++simulations;
        if (beforeSimulation)
            beforeSimulation();
        if (simulationsFail) {
            auto turn = co_await m_real.blockHeight();
            Q_UNUSED(turn)
            co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
        }
        auto reply = co_await m_real.simulate(wire, watched);
        if (reply && forgeSimulation)
            forgeSimulation(*reply);
        co_return reply;
    }
    [[nodiscard]] Task<Signature> send(QByteArray wire) override
    {
        sent.append(wire);
        const Send what = sends.isEmpty() ? everySend : sends.takeFirst();
        const Result<Signature> lost = failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
        if (what == Send::Deliver || what == Send::LandSilently) {
            auto reply = co_await m_real.send(wire);
            if (what == Send::Deliver)
                co_return reply;
            co_return lost;
        }
        // Waits a turn of the event loop: answers never come before the call returns.
        auto turn = co_await m_real.blockHeight();
        Q_UNUSED(turn)
        if (what == Send::Swallow)
            co_return Transaction::decode(wire)->id();
        if (what == Send::Reject)
            co_return failure(ErrorCode::ProgramRejected, QStringLiteral("these bytes can never land"));
        co_return lost;
    }
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override
    {
        ++statusLookups;
        auto reply = co_await m_real.signatureStatuses(signatures);
        if (statusesFail)
            co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
        if (reply && commitment) {
            for (StatusLookup &lookup : *reply) {
                if (lookup.status)
                    lookup.status->commitment = *commitment;
            }
        }
        co_return reply;
    }
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override
    {
        auto reply = co_await m_real.transaction(signature);
        if (hidesRecords)
            co_return std::optional<TransactionRecord>();
        if (recordsFail)
            co_return failure(*recordsFail, QStringLiteral("no record"));
        if (reply && *reply && forgeRecord)
            forgeRecord(**reply);
        co_return reply;
    }
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> writable) override
    {
        auto reply = co_await m_real.recentPriorityFees(writable);
        if (priorityFees)
            co_return *priorityFees;
        co_return reply;
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address address, std::optional<Signature> before,
                                                            int limit) override
    {
        return m_real.history(address, before, limit);
    }
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address address, std::optional<Signature> before,
                                                      int limit) override
    {
        return m_real.historyRows(address, before, limit);
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow> rows) override
    {
        return m_real.confirmedTransactions(rows);
    }
    [[nodiscard]] Task<Signature> requestAirdrop(Address to, Lamports lamports) override
    {
        return m_real.requestAirdrop(to, lamports);
    }

private:
    Cluster &m_real;
};

} // namespace curvedesk::test
