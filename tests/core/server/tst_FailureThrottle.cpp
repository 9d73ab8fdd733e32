// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/FailureThrottle.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace failureThrottleTest {

class tst_FailureThrottle : public QObject
{
    Q_OBJECT

private slots:
    void growsAndForgets()
    {
        FailureThrottle throttle(5);
        qint64 now = 1'000'000;
        for (int count = 0; count < 5; ++count) {
            QCOMPARE(throttle.secondsLeft("a", now), 0);
            throttle.fail("a", now);
        }
        for (const int pause : {1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300}) {
            QCOMPARE(throttle.secondsLeft("a", now), pause);
            QCOMPARE(throttle.secondsLeft("b", now), 0);
            now += pause * 1000 - 1;
            QCOMPARE(throttle.secondsLeft("a", now), 1);
            QCOMPARE(throttle.secondsLeft("a", ++now), 0);
            throttle.fail("a", now);
        }
        now += FailureThrottle::memoryMs + 1;
        throttle.fail("a", now);
        QCOMPARE(throttle.secondsLeft("a", now), 0);
    }

    void remembersSoManyNames()
    {
        FailureThrottle throttle(5);
        for (int count = 0; count < 5; ++count)
            throttle.fail("first", 1);
        for (int name = 1; name < FailureThrottle::maxNames; ++name)
            throttle.fail(QByteArray::number(name), 2);
        QCOMPARE(throttle.secondsLeft("first", 2), 1);
        throttle.fail("one more", 3);
        QCOMPARE(throttle.secondsLeft("first", 3), 0);
    }
};

CURVEDESK_TEST(tst_FailureThrottle)

} // namespace failureThrottleTest
#include "tst_FailureThrottle.moc"
