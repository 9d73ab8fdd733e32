// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/LaunchPlaceText.h"

#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace launchPlaceTextTest {

using Kind = LaunchPlace::Kind;

class TestLaunchPlaceText : public QObject
{
    Q_OBJECT

private slots:
    void everyPlaceHasItsOwnWords()
    {
        QSet<QString> lines;
        QSet<QString> explanations;
        for (const Kind kind : {Kind::ThisComputer, Kind::Kubo, Kind::Pinata, Kind::PumpFun}) {
            const LaunchPlace place{kind, u"127.0.0.1:5001"_s};
            lines.insert(launchPlaceText::line(place));
            explanations.insert(launchPlaceText::explanation(place, u"mainnet"_s));
            QVERIFY(launchPlaceText::line(place).startsWith(u"Picture and text: "));
            QVERIFY(launchPlaceText::explanation(place, u"mainnet"_s).contains(u"Stores…"));
            QVERIFY(!launchPlaceText::explanation(place, u"mainnet"_s).contains(u'%'));
        }
        QCOMPARE(lines.size(), 4);
        QCOMPARE(explanations.size(), 4);
        QCOMPARE(launchPlaceText::line({Kind::Kubo, u"127.0.0.1:5001"_s}),
                 u"Picture and text: published through Kubo at 127.0.0.1:5001"_s);
    }

    void aPictureThatNobodySeesIsAWarningWhereMoneyMayBeReal_data()
    {
        QTest::addColumn<Tone>("tone");
        QTest::newRow("sandbox") << Tone::Muted;
        QTest::newRow("devnet") << Tone::Muted;
        QTest::newRow("mainnet") << Tone::Warn;
        QTest::newRow("custom") << Tone::Warn;
    }
    void aPictureThatNobodySeesIsAWarningWhereMoneyMayBeReal()
    {
        QFETCH(Tone, tone);
        const QString network = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(launchPlaceText::tone({Kind::ThisComputer, {}}, network), tone);
        QCOMPARE(launchPlaceText::tone({Kind::PumpFun, {}}, network), Tone::Muted);
        QCOMPARE(launchPlaceText::explanation({Kind::ThisComputer, {}}, network).contains(u"for ever"),
                 tone == Tone::Warn);
    }
};

CURVEDESK_TEST(TestLaunchPlaceText)

} // namespace launchPlaceTextTest
#include "tst_LaunchPlaceText.moc"
