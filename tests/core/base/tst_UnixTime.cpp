// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/UnixTime.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;

namespace unixTimeTest {

class tst_UnixTime : public QObject
{
    Q_OBJECT

private slots:
    void holdsWhatDoesNotFit_data()
    {
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        constexpr qint64 least = std::numeric_limits<qint64>::min();
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<qint64>("milliseconds");
        QTest::newRow("the epoch") << qint64{0} << qint64{0};
        QTest::newRow("now") << qint64{1'790'000'000} << qint64{1'790'000'000'000};
        QTest::newRow("before the epoch") << qint64{-1} << qint64{-1000};
        QTest::newRow("the last that fits") << most / 1000 << most / 1000 * 1000;
        QTest::newRow("one more") << most / 1000 + 1 << most;
        QTest::newRow("the largest") << most << most;
        QTest::newRow("the first that fits") << least / 1000 << least / 1000 * 1000;
        QTest::newRow("one less") << least / 1000 - 1 << least;
        QTest::newRow("the smallest") << least << least;
    }
    void holdsWhatDoesNotFit()
    {
        QFETCH(qint64, seconds);
        QTEST(millisecondsOf(seconds), "milliseconds");
    }
};

CURVEDESK_TEST(tst_UnixTime)

} // namespace unixTimeTest
#include "tst_UnixTime.moc"
