// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/theme/ThemeColors.h"

#include <QSet>
#include <QTest>

using namespace curvedesk;

class TestThemeColors : public QObject
{
    Q_OBJECT

private slots:
    void knownContrasts()
    {
        QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrastRatio(Qt::red, Qt::red), 1.0);
        // The grey that just passes on white.
        QVERIFY(qAbs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    void everyPairIsReadable_data()
    {
        QTest::addColumn<QColor>("foreground");
        QTest::addColumn<QColor>("background");
        QTest::addColumn<qreal>("minimum");
        const auto add = [](const char *scheme, const QList<ColorPair> &pairs) {
            int i = 0;
            for (const ColorPair &pair : pairs)
                QTest::addRow("%s: %s %d, %s on %s", scheme, pair.name, i++, qPrintable(pair.foreground.name()),
                              qPrintable(pair.background.name()))
                    << pair.foreground << pair.background << pair.minimum;
        };
        for (const ColorConvention convention :
             {ColorConvention::GreenRed, ColorConvention::BlueOrange, ColorConvention::RedGreen}) {
            add("dark", pairsInUse(themeColors(ColorScheme::Dark, convention)));
            add("light", pairsInUse(themeColors(ColorScheme::Light, convention)));
        }
    }
    void everyPairIsReadable()
    {
        QFETCH(QColor, foreground);
        QFETCH(QColor, background);
        QFETCH(qreal, minimum);
        const qreal ratio = contrastRatio(foreground, background);
        QVERIFY2(ratio >= minimum,
                 qPrintable(QStringLiteral("%1 on %2: %3").arg(foreground.name(), background.name()).arg(ratio)));
    }

    void walletColoursAreSeenAndDiffer()
    {
        for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
            const ThemeColors colors = themeColors(scheme);
            QSet<QRgb> seen;
            for (int colour = 1; colour <= walletColours; ++colour) {
                const QColor mark = walletColour(colour, scheme);
                seen.insert(mark.rgb());
                for (const QColor &under : {colors.panel, colors.raised})
                    QVERIFY2(contrastRatio(mark, under) >= 3.0, qPrintable(QString::number(colour)));
            }
            QCOMPARE(seen.size(), walletColours);
        }
    }

    void playMoneyLooksUnlikeRealMoney()
    {
        for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
            const ThemeColors colors = themeColors(scheme);
            const int apart = qAbs(colors.sandbox.hsvHue() - colors.mainnet.hsvHue());
            QVERIFY(qMin(apart, 360 - apart) >= 90);
        }
    }
};

CURVEDESK_TEST(TestThemeColors)
#include "tst_ThemeColors.moc"
