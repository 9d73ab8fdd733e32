// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/EndpointPool.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk::rpc;
using namespace std::chrono_literals;

namespace endpointPoolTest {

using State = EndpointPool::State;

namespace {

EndpointPool::Options steady(double random = 1)
{
    EndpointPool::Options options;
    options.random = [random] { return random; };
    return options;
}

EndpointPool readyPool(qsizetype count)
{
    EndpointPool pool(count, steady());
    for (qsizetype i = 0; i < count; ++i)
        pool.verified(i);
    return pool;
}

} // namespace

class tst_EndpointPool : public QObject
{
    Q_OBJECT

private slots:
    void startsInTheOrderGiven();
    void prefersTheQuickAndTheSound();
    void prefersWhatHasSeenOurWrites();
    void leavesAFailingOneAlone();
    void probesAfterItsTime();
    void verifiesAfterALostConnection();
    void honoursRetryAfter();
    void jittersWithinBounds();
    void neverAsksARefusedOneAgain();
    void noticesASlotThatWentBack();
};

void tst_EndpointPool::startsInTheOrderGiven()
{
    EndpointPool pool(3, steady());
    QCOMPARE(pool.takeCandidates(0), (QList<qsizetype>{0, 1, 2}));
    QVERIFY(pool.takeReady(0).isEmpty());
    pool.verified(1);
    QCOMPARE(pool.takeReady(0), (QList<qsizetype>{1}));
}

void tst_EndpointPool::prefersTheQuickAndTheSound()
{
    EndpointPool pool = readyPool(3);
    for (int i = 0; i < 20; ++i) {
        pool.succeeded(0, 300ms);
        pool.succeeded(1, 20ms);
        pool.succeeded(2, 5ms);
    }
    QCOMPARE(pool.takeCandidates(0).first(), 2);
    pool.failed(2, 0, false);
    QCOMPARE(pool.takeCandidates(0), (QList<qsizetype>{1, 0, 2}));
}

void tst_EndpointPool::prefersWhatHasSeenOurWrites()
{
    EndpointPool pool = readyPool(2);
    pool.succeeded(0, 1ms);
    pool.succeeded(1, 500ms);
    QVERIFY(pool.sawSlot(0, 100));
    QVERIFY(pool.sawSlot(1, 105));
    QCOMPARE(pool.takeCandidates(0).first(), 0);
    QCOMPARE(pool.takeCandidates(0, 103).first(), 1);
    QCOMPARE(pool.slotsBehind(0), 5u);
    // Far behind is behind, whatever was written.
    QVERIFY(pool.sawSlot(1, 200));
    QCOMPARE(pool.takeCandidates(0).first(), 1);
}

void tst_EndpointPool::leavesAFailingOneAlone()
{
    EndpointPool pool = readyPool(2);
    for (int i = 0; i < 3; ++i)
        pool.failed(0, 1000, false);
    QCOMPARE(pool.state(0), State::Open);
    QCOMPARE(pool.takeCandidates(1000), (QList<qsizetype>{1}));
    QVERIFY(!pool.waitingTime(1000));
    QCOMPARE(*pool.waitingTime(1000, {1}), 250ms);
    QVERIFY(!pool.waitingTime(1000, {0, 1}));
    for (int i = 0; i < 3; ++i)
        pool.failed(1, 1000, false);
    QVERIFY(pool.takeCandidates(1000).isEmpty());
    QCOMPARE(*pool.waitingTime(1000), 250ms);
}

void tst_EndpointPool::probesAfterItsTime()
{
    EndpointPool pool = readyPool(1);
    for (int i = 0; i < 3; ++i)
        pool.failed(0, 0, false);
    QVERIFY(pool.takeCandidates(249).isEmpty());
    QCOMPARE(pool.takeCandidates(250), (QList<qsizetype>{0}));
    QCOMPARE(pool.state(0), State::Unverified);
    // The probe fails: longer this time.
    pool.failed(0, 250, false);
    QVERIFY(pool.takeCandidates(700).isEmpty());
    QCOMPARE(pool.takeCandidates(750).size(), 1);
    pool.verified(0);
    pool.succeeded(0, 5ms);
    QCOMPARE(pool.takeReady(750).size(), 1);
    // And forgotten: it takes three failures again.
    pool.failed(0, 751, false);
    QCOMPARE(pool.state(0), State::Ready);
}

void tst_EndpointPool::verifiesAfterALostConnection()
{
    EndpointPool pool = readyPool(1);
    pool.failed(0, 0, true);
    QCOMPARE(pool.state(0), State::Unverified);
    QVERIFY(pool.takeReady(0).isEmpty());
}

void tst_EndpointPool::honoursRetryAfter()
{
    EndpointPool pool = readyPool(1);
    pool.throttled(0, 0, 10'000ms);
    QVERIFY(pool.takeCandidates(9'999).isEmpty());
    QCOMPARE(*pool.waitingTime(4'000), 6'000ms);
    // Ready all along: nothing is wrong with it.
    QCOMPARE(pool.takeReady(10'000).size(), 1);
    // One wrong word does not lose it for an hour; said again, it counts again.
    pool.throttled(0, 10'000, 1h);
    QCOMPARE(*pool.waitingTime(10'000), 60s);
    QCOMPARE(pool.takeReady(70'000).size(), 1);
    pool.throttled(0, 70'000, 1h);
    QVERIFY(pool.takeCandidates(129'999).isEmpty());
    QCOMPARE(pool.takeCandidates(130'000).size(), 1);
}

void tst_EndpointPool::jittersWithinBounds()
{
    for (const double random : {0.0, 0.3, 1.0}) {
        EndpointPool pool(1, steady(random));
        pool.verified(0);
        qint64 now = 0;
        for (int i = 0; i < 40; ++i) {
            pool.failed(0, now, false);
            const auto wait = pool.waitingTime(now);
            if (i < 2) {
                QVERIFY(!wait);
                continue;
            }
            QVERIFY(wait && *wait >= 125ms && *wait <= 5'000ms);
            now += wait->count();
            QCOMPARE(pool.takeCandidates(now).size(), 1);
        }
    }
}

void tst_EndpointPool::neverAsksARefusedOneAgain()
{
    EndpointPool pool = readyPool(2);
    QVERIFY(pool.sawSlot(0, 1'000'000));
    pool.refuse(0);
    pool.verified(0);
    pool.failed(0, 0, true);
    QCOMPARE(pool.state(0), State::Refused);
    QCOMPARE(pool.takeCandidates(1'000'000), (QList<qsizetype>{1}));
    QCOMPARE(pool.bestSlot(), 0u);
}

void tst_EndpointPool::noticesASlotThatWentBack()
{
    EndpointPool pool = readyPool(1);
    QVERIFY(pool.sawSlot(0, 5000));
    QVERIFY(pool.sawSlot(0, 4990));
    QCOMPARE(pool.slot(0), 5000u);
    QVERIFY(!pool.sawSlot(0, 3));
    QCOMPARE(pool.slot(0), 3u);
}

CURVEDESK_TEST(tst_EndpointPool)

} // namespace endpointPoolTest
#include "tst_EndpointPool.moc"
