// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Task.h"
#include "core/base/Worker.h"
#include "tests/support/TestProgram.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace curvedesk;

namespace workerTest {

namespace {

/// Counts how many jobs run at the same time.
struct Count
{
    QSemaphore entered;
    QSemaphore mayLeave;
    std::atomic<int> inside = 0;
    std::atomic<int> most = 0;
};

QCoro::Task<> runCounted(Count *count, int *ended)
{
    OnWorker counting([count] {
        const int now = ++count->inside;
        int before = count->most;
        while (before < now && !count->most.compare_exchange_weak(before, now)) { }
        count->entered.release();
        count->mayLeave.acquire();
        --count->inside;
        return true;
    });
    const bool done = co_await counting;
    *ended += done ? 1 : 0;
}

QCoro::Task<bool> runsOnAnotherThread()
{
    QThread *const here = QThread::currentThread();
    OnWorker asking([] { return QThread::currentThread(); });
    QThread *const there = co_await asking;
    const bool isBack = QThread::currentThread() == here;
    co_return isBack &&there != here;
}

QCoro::Task<long> usesOfWhatWorkHeld()
{
    const auto held = std::make_shared<int>(7);
    OnWorker reading([held] { return *held; });
    const int value = co_await reading;
    const long uses = held.use_count();
    co_return value == 7 ? uses : 0;
}

QCoro::Task<int> moveOnlyValue(std::unique_ptr<int> value)
{
    OnWorker moving([value = std::move(value)]() mutable { return std::move(value); });
    const std::unique_ptr<int> same = co_await moving;
    co_return *same;
}

} // namespace

class tst_Worker : public QObject
{
    Q_OBJECT

private slots:
    void runsOnAnotherThreadAndGoesOnHere();
    void runsTwoAtATime();
    void destroysTheWorkBeforeItsValueIsThere();
    void movesWorkAndValue();
};

void tst_Worker::runsOnAnotherThreadAndGoesOnHere()
{
    QVERIFY(QCoro::waitFor(runsOnAnotherThread()));
}

void tst_Worker::runsTwoAtATime()
{
    constexpr int jobs = 8;
    Count count;
    int ended = 0;
    for (int i = 0; i < jobs; ++i)
        runCounted(&count, &ended);
    count.entered.acquire(2);
    QCOMPARE(ended, 0);
    count.mayLeave.release(jobs);
    QTRY_COMPARE(ended, jobs);
    QCOMPARE(count.most.load(), 2);
}

void tst_Worker::destroysTheWorkBeforeItsValueIsThere()
{
    QCOMPARE(QCoro::waitFor(usesOfWhatWorkHeld()), 1);
}

void tst_Worker::movesWorkAndValue()
{
    QCOMPARE(QCoro::waitFor(moveOnlyValue(std::make_unique<int>(7))), 7);
}

CURVEDESK_TEST(tst_Worker)

} // namespace workerTest
#include "tst_Worker.moc"
