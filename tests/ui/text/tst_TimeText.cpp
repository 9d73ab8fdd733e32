// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/TimeText.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace timeTextTest {

class TestTimeText : public QObject
{
    Q_OBJECT

private slots:
    void age_data()
    {
        QTest::addColumn<qint64>("ms");
        QTest::addColumn<QString>("text");
        QTest::newRow("in the future") << qint64{-5000} << u"now"_s;
        QTest::newRow("this second") << qint64{999} << u"now"_s;
        QTest::newRow("a second") << qint64{1000} << u"1 s"_s;
        QTest::newRow("the last second") << qint64{59'999} << u"59 s"_s;
        QTest::newRow("minutes") << qint64{6 * 60'000} << u"6 min"_s;
        QTest::newRow("hours") << qint64{47 * 3'600'000} << u"47 h"_s;
        QTest::newRow("days") << qint64{48 * 3'600'000} << u"2 d"_s;
    }
    void age()
    {
        QFETCH(qint64, ms);
        constexpr qint64 now = 1'795'000'000'000;
        QTEST(timeText::age(now - ms, now), "text");
    }

    void span()
    {
        QCOMPARE(timeText::span(410), u"0.41 s"_s);
        QCOMPARE(timeText::span(0), u"0.00 s"_s);
        QCOMPARE(timeText::span(-7), u"0.00 s"_s);
        QCOMPARE(timeText::span(12'900), u"12 s"_s);
    }

    void theClockIsOfTodayAlone()
    {
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        static const QRegularExpression clock(u"^[0-9]{2}:[0-9]{2}:[0-9]{2}$"_s);
        QVERIFY(timeText::clockOrDay(now).contains(clock));
        const qint64 before = now - 3 * 86'400'000;
        QCOMPARE(timeText::clockOrDay(before), timeText::day(before));
    }

    void utc() { QCOMPARE(timeText::utc(1'795'000'000'000), u"2026-11-18 11:06:40 UTC"_s); }
};

CURVEDESK_TEST(TestTimeText)

} // namespace timeTextTest
#include "tst_TimeText.moc"
