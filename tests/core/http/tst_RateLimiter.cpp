// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RateLimiter.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace rateLimiterTest {

class tst_RateLimiter : public QObject
{
    Q_OBJECT

private slots:
    void allowsTheBurstAndThenTheRate_data();
    void allowsTheBurstAndThenTheRate();
    void saysWhenToComeBack();
};

void tst_RateLimiter::allowsTheBurstAndThenTheRate_data()
{
    QTest::addColumn<int>("rate");
    for (const int rate : {1, 3, 200, 334, 501, 700, 1000})
        QTest::addRow("%d", rate) << rate;
}

void tst_RateLimiter::allowsTheBurstAndThenTheRate()
{
    QFETCH(int, rate);
    constexpr std::chrono::microseconds second = std::chrono::seconds(1);
    RateLimiter limiter(2 * rate, second / rate);
    int allowed = 0;
    constexpr int seconds = 10;
    for (qint64 nowMs = 0; nowMs < seconds * 1000; ++nowMs) {
        while (limiter.take(nowMs) == 0)
            ++allowed;
    }
    // A rate that does not divide a million microseconds is rounded up by less than one in a thousand.
    const int expected = (2 + seconds) * rate;
    QVERIFY2(allowed <= expected + expected / 1000 + 1 && allowed >= expected - 1 - rate / 100,
             qPrintable(QString::number(allowed)));
}

void tst_RateLimiter::saysWhenToComeBack()
{
    RateLimiter limiter(1, std::chrono::milliseconds(2500));
    QCOMPARE(limiter.take(0), 0);
    QCOMPARE(limiter.take(0), 3);
    QCOMPARE(limiter.take(1600), 1);
    QCOMPARE(limiter.take(2500), 0);
    // A clock that goes back gives nothing.
    QCOMPARE(limiter.take(100), 3);
}

CURVEDESK_TEST(tst_RateLimiter)

} // namespace rateLimiterTest
#include "tst_RateLimiter.moc"
