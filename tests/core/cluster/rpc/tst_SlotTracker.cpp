// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/SlotTracker.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using curvedesk::rpc::SlotTracker;

namespace slotTrackerTest {

namespace {

constexpr quint64 absurd = 1'000'000'000'000;
constexpr quint64 start = 5'000;

/// A chain at its usual pace, told by some endpoints once a second.
struct Scene
{
    explicit Scene(qsizetype endpoints)
        : tracker(endpoints)
    {
    }

    [[nodiscard]] quint64 truth() const { return start + static_cast<quint64>(now / 400); }
    void secondsOf(std::initializer_list<qsizetype> endpoints, int seconds)
    {
        for (int i = 0; i < seconds; ++i) {
            now += 1'000;
            for (const qsizetype endpoint : endpoints)
                tracker.replied(endpoint, truth(), now);
        }
    }

    SlotTracker tracker;
    qint64 now = 0;
};

} // namespace

class tst_SlotTracker : public QObject
{
    Q_OBJECT

private slots:
    void followsTheChain()
    {
        Scene scene(1);
        QCOMPARE(scene.tracker.slot(), 0u);
        for (int i = 0; i < 100; ++i) {
            scene.secondsOf({0}, 1);
            QCOMPARE(scene.tracker.slot(), scene.truth());
        }
        QVERIFY(!scene.tracker.isDoubtful(scene.now));
        // Time that nobody listened explains what happened meanwhile.
        scene.now += 600'000;
        scene.tracker.replied(0, scene.truth(), scene.now);
        QCOMPARE(scene.tracker.slot(), scene.truth());
    }

    void aSingleWrongWordChangesNothing_data()
    {
        QTest::addColumn<quint64>("lie");
        QTest::newRow("absurd") << absurd;
        QTest::newRow("2,000 ahead") << start + 2'000;
        QTest::newRow("200 ahead") << start + 200;
        QTest::newRow("nothing") << quint64(0);
        QTest::newRow("far behind") << start - 2'000;
    }

    void aSingleWrongWordChangesNothing()
    {
        QFETCH(quint64, lie);
        for (const qsizetype count : {1, 2}) {
            Scene scene(count);
            scene.secondsOf({0}, 5);
            if (count > 1)
                scene.secondsOf({1}, 1);
            const quint64 before = scene.tracker.slot();
            scene.tracker.replied(count - 1, lie, scene.now);
            QCOMPARE(scene.tracker.slot(), before);
            QVERIFY(scene.tracker.isDoubtful(scene.now));
            scene.secondsOf({count - 1}, 30);
            QCOMPARE(scene.tracker.slot(), scene.truth());
            QVERIFY(!scene.tracker.isDoubtful(scene.now));
        }
    }

    void aFirstWordThatWasWrongIsGivenUp()
    {
        for (const quint64 lie : {absurd, start + 2'000, start + 200, start + 60, quint64(3)}) {
            for (const qsizetype count : {1, 2}) {
                Scene scene(count);
                scene.tracker.replied(0, lie, scene.now);
                QCOMPARE(scene.tracker.slot(), lie);
                for (int i = 0; i < 12; ++i) {
                    scene.secondsOf({0}, 1);
                    if (count > 1)
                        scene.tracker.replied(1, scene.truth(), scene.now);
                }
                QCOMPARE(scene.tracker.slot(), scene.truth());
            }
        }
    }

    void aJumpThatLastsIsBelieved()
    {
        Scene scene(1);
        scene.secondsOf({0}, 5);
        const quint64 before = scene.tracker.slot();
        // As after the machine slept: the clock stood still, the chain did not.
        int words = 0;
        while (scene.tracker.slot() < before + 9'000) {
            scene.now += 500;
            scene.tracker.replied(0, scene.truth() + 9'000, scene.now);
            QVERIFY(++words <= 4);
        }
        QVERIFY(words >= SlotTracker::persistentAnswers);
        // And given up in the same time.
        scene.secondsOf({0}, 4);
        QCOMPARE(scene.tracker.slot(), scene.truth());
    }

    void aJumpThatOthersConfirmIsBelievedAtOnce()
    {
        Scene scene(2);
        scene.secondsOf({0, 1}, 5);
        scene.tracker.replied(0, scene.truth() + 9'000, scene.now);
        QCOMPARE(scene.tracker.slot(), scene.truth());
        scene.tracker.replied(1, scene.truth() + 9'001, scene.now);
        QCOMPARE(scene.tracker.slot(), scene.truth() + 9'001);
    }

    void aLastingLiarIsNotBelievedWhileAnotherMovesOn()
    {
        Scene scene(2);
        scene.secondsOf({0, 1}, 5);
        for (int i = 0; i < 120; ++i) {
            scene.secondsOf({0}, 1);
            scene.tracker.replied(1, scene.truth() + 2'000, scene.now);
            QCOMPARE(scene.tracker.slot(), scene.truth());
        }
        // Alone it is all there is: also when the other still answers, but stands still.
        const quint64 halted = scene.truth();
        for (int i = 0; i < 20; ++i) {
            scene.now += 1'000;
            scene.tracker.replied(0, halted, scene.now);
            scene.tracker.replied(1, scene.truth() + 2'000, scene.now);
        }
        QCOMPARE(scene.tracker.slot(), scene.truth() + 2'000);
    }

    void nodesBehindOneAddressLag()
    {
        Scene scene(1);
        scene.secondsOf({0}, 5);
        for (int i = 0; i < 60; ++i) {
            scene.secondsOf({0}, 1);
            scene.tracker.replied(0, scene.truth() - 100, scene.now);
            QCOMPARE(scene.tracker.slot(), scene.truth());
        }
    }

    void manySmallJumpsAreNoPace()
    {
        Scene scene(2);
        scene.secondsOf({0, 1}, 5);
        quint64 lie = scene.truth();
        for (int i = 0; i < 100; ++i) {
            lie += 50;
            scene.tracker.replied(1, lie, scene.now);
        }
        QVERIFY(scene.tracker.slot() <= scene.truth() + SlotTracker::slack);
    }

    void notificationsOnlyFillTheTimeBetweenAnswers()
    {
        Scene scene(1);
        scene.tracker.pushed(start, scene.now);
        QCOMPARE(scene.tracker.slot(), 0u); // nobody answered yet
        scene.secondsOf({0}, 5);
        const quint64 before = scene.tracker.slot();
        scene.tracker.pushed(before + 2, scene.now);
        QCOMPARE(scene.tracker.slot(), before + 2);
        // Another chain's, again and again, and agreed upon by itself.
        for (int i = 0; i < 100; ++i) {
            scene.tracker.pushed(absurd + static_cast<quint64>(i), scene.now);
            scene.tracker.pushed(before + 200, scene.now);
            scene.tracker.pushed(7, scene.now);
        }
        QCOMPARE(scene.tracker.slot(), before + 2);
        QVERIFY(!scene.tracker.isDoubtful(scene.now));
        scene.secondsOf({0}, 10);
        QCOMPARE(scene.tracker.slot(), scene.truth());
        // Answers fail, the socket goes on.
        for (int i = 0; i < 300; ++i) {
            scene.now += 1'000;
            scene.tracker.pushed(scene.truth(), scene.now);
        }
        QCOMPARE(scene.tracker.slot(), scene.truth());
    }

    void aRefusedEndpointHasNoSay()
    {
        Scene scene(2);
        scene.tracker.replied(1, absurd, scene.now);
        scene.tracker.forget(1);
        scene.secondsOf({0}, 4);
        QCOMPARE(scene.tracker.slot(), scene.truth());
    }
};

CURVEDESK_TEST(tst_SlotTracker)

} // namespace slotTrackerTest
#include "tst_SlotTracker.moc"
