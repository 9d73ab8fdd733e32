// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/solana/Transaction.h"

#include <memory>

namespace curvedesk::test {

/// A cluster under test, and the hand that moves its chain.
class ClusterSubject
{
public:
    virtual ~ClusterSubject() = default;

    [[nodiscard]] virtual Cluster &cluster() = 0;
    /// Destroys the cluster while calls are pending.
    virtual void close() = 0;
    virtual void nextSlot() = 0;
};

/// What every Cluster promises, on the sandbox as on a network. Derive, make a fresh subject, QTEST_MAIN: the slots of
/// this class run too.
class ClusterContract : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] virtual std::unique_ptr<ClusterSubject> make() = 0;

private slots:
    void init();
    void cleanup();
    void answersAfterTheCall();
    void readsAccountsInOrder();
    void readsAtMostAHundredAccounts();
    void listsTokenAccounts();
    void tellsRentBySize();
    void givesBlockhashesThatLive();
    void landsWhatIsSent();
    void takesTheSameBytesAgain();
    void rejectsBytesThatCannotLand();
    void landsFailures();
    void knowsNothingOfTheUnknown();
    void simulatesWithoutEffect();
    void refusesToSimulateGarbage();
    void listsHistoryNewestFirst();
    void tellsPriorityFees();
    void announcesSlots();
    void announcesTradesOnceAndInOrder();
    void limitsAirdrops();
    void finishesPendingCallsWhenItCloses();

private:
    [[nodiscard]] Keypair fundedKeypair();
    [[nodiscard]] QByteArray transferWire(const Keypair &from, const Address &to, quint64 lamports,
                                          const QList<AccountMeta> &mentioned = {});
    [[nodiscard]] QByteArray wireOf(const Keypair &payer, const Instruction &instruction);
    [[nodiscard]] quint64 lamports(const Address &address);

    std::unique_ptr<ClusterSubject> m_subject;
    Cluster *m_cluster = nullptr;
};

} // namespace curvedesk::test
