// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/solana/Rent.h"
#include "core/solana/Transaction.h"

#include <QHash>
#include <QSet>

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

    explicit FakeCluster(Cluster &real, QObject *parent = nullptr);

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
    QSet<Address> unlisted; ///< left out of every list of token accounts
    bool listsFail = false; ///< those of token accounts
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

    [[nodiscard]] QSet<Signature> signaturesSent() const;

    [[nodiscard]] QString network() const override { return m_real.network(); }
    [[nodiscard]] quint64 slot() const override { return m_real.slot(); }
    [[nodiscard]] quint64 finalizedSlot() const override { return m_real.finalizedSlot(); }
    [[nodiscard]] bool isAuthoritative() const override { return authoritative.value_or(m_real.isAuthoritative()); }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address> addresses) override;
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64 dataSize) override;
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return m_real.latestBlockhash(); }
    [[nodiscard]] Task<quint64> blockHeight() override;
    [[nodiscard]] Task<Simulation> simulate(QByteArray wire, QList<Address> watched) override;
    [[nodiscard]] Task<Signature> send(QByteArray wire) override;
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature> signatures) override;
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature signature) override;
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address wallet) override;
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address> writable) override;
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
