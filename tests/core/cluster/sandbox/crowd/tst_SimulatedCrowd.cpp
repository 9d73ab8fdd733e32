// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Clock.h"
#include "core/cluster/sandbox/crowd/SimulatedCrowd.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/TestProgram.h"

#include <QCoroTask>
#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;

namespace simulatedCrowdTest {

namespace {

/// Launches a coin of the user's, whose mint it returns; nullopt when that does not land.
std::optional<Address> launchForeign(Ledger &ledger, const Keypair &user)
{
    const Keypair mint = Keypair::generate();
    createInstruction::Arguments arguments;
    arguments.name = "Night Tram";
    arguments.symbol = "TRAM";
    arguments.uri = "ipfs://x";
    arguments.creator = user.address();
    Transaction launch = Transaction::unsignedFrom(
        *Message::compile(user.address(), {createInstruction::createV2(mint.address(), user.address(), arguments)},
                          ledger.latestBlockhash().blockhash));
    const Keypair *const keys[] = {&user, &mint};
    if (!launch.sign(keys) || !QCoro::waitFor(ledger.submit(launch.encode(), true)))
        return std::nullopt;
    return mint.address();
}

/// Those of these coins that the crowd trades.
QSet<Address> tradedBy(SimulatedCrowd &crowd, const QList<Address> &mints)
{
    QSet<Address> out;
    for (std::size_t coin = 0;; ++coin) {
        const auto wire = crowd.makeTransaction({SimulatedCrowd::Plan::Kind::Buy, 0, coin, 10'000'000});
        if (!wire)
            return out;
        const QList<Address> keys = Transaction::decode(*wire)->message.accountKeys;
        for (const Address &mint : mints) {
            if (keys.contains(mint))
                out.insert(mint);
        }
    }
}

} // namespace

class tst_SimulatedCrowd : public QObject
{
    Q_OBJECT

private slots:
    void tradesTheNewestCoinsOfOthers()
    {
        const auto ledger = *Ledger::open({}, m_clock);
        SimulatedCrowd crowd(*ledger, 3);
        crowd.addOthersCoinsFromDisk();
        connect(ledger.get(), &Ledger::landed, this, [&crowd](const QList<TransactionRecord> &records) {
            for (const TransactionRecord &record : records)
                crowd.addOthersCoins(record);
        });
        const Keypair user = Keypair::generate();
        QVERIFY(QCoro::waitFor(ledger->airdrop(user.address(), Lamports(100 * lamportsPerSol))));
        QList<Address> mints;
        for (int i = 0; i < 203; ++i) {
            const auto mint = launchForeign(*ledger, user);
            QVERIFY(mint);
            mints.append(*mint);
        }
        const QSet<Address> newest(mints.cbegin() + 3, mints.cend());
        QVERIFY(tradedBy(crowd, mints) == newest);
        ledger->disconnect(this);
        SimulatedCrowd later(*ledger, 3); // after a restart
        later.addOthersCoinsFromDisk();
        QVERIFY(tradedBy(later, mints) == newest);
    }

    void findsTheLaunchesBehindOneThatAForkDropped()
    {
        const auto ledger = *Ledger::open({}, m_clock);
        const auto launch = [&](SimulatedCrowd &crowd) {
            const SimulatedCrowd::Plan plan = crowd.planLaunch();
            if (!QCoro::waitFor(ledger->airdrop(crowd.payer(plan), Lamports(lamportsPerSol))))
                return false;
            const auto wire = crowd.makeTransaction(plan);
            if (!wire || !QCoro::waitFor(ledger->submit(*wire, true)))
                return false;
            crowd.recordLanded(plan);
            return true;
        };
        SimulatedCrowd crowd(*ledger, 3);
        QVERIFY(launch(crowd));
        ledger->advanceSlot();
        QVERIFY(launch(crowd));
        QVERIFY(ledger->rollBack(1));
        QVERIFY(launch(crowd));
        QCOMPARE(crowd.launchCount(), 3u);
        // After a restart the second coin is launched again; the third one is there.
        SimulatedCrowd later(*ledger, 3);
        QCOMPARE(later.launchCount(), 1u);
        QVERIFY(launch(later));
        QCOMPARE(later.launchCount(), 3u);
        QVERIFY(launch(later));
        QCOMPARE(later.launchCount(), 4u);
    }

private:
    const SystemClock m_clock;
};

CURVEDESK_TEST(tst_SimulatedCrowd)

} // namespace simulatedCrowdTest
#include "tst_SimulatedCrowd.moc"
