// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/theme/ThemeColors.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace curvedesk;

namespace themeColorsTest {

namespace {

/// The light of a channel of sRGB, from 0 to 1.
qreal linear(qreal channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// WCAG 2 contrast ratio, 1 to 21.
qreal contrastRatio(const QColor &a, const QColor &b)
{
    const qreal la = luminance(a);
    const qreal lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

/// Two colours that the window paints on each other, with their least contrast: 4.5 for text, 3.0 for graphics.
struct ColorPair
{
    const char *name;
    QColor foreground;
    QColor background;
    qreal minimum;
};

QList<ColorPair> pairsInUse(const ThemeColors &c)
{
    constexpr qreal readable = 4.5;
    constexpr qreal visible = 3.0;
    QList<ColorPair> pairs;
    const auto onSurfaces = [&](const char *name, const QColor &color) {
        for (const QColor &surface : {c.panel, c.field, c.raised, c.window})
            pairs.append({name, color, surface, readable});
    };
    onSurfaces("text", c.text);
    onSurfaces("muted", c.muted);
    onSurfaces("accent", c.accent);
    onSurfaces("buy", c.buy);
    onSurfaces("sell", c.sell);
    onSurfaces("warn", c.warn);
    onSurfaces("error", c.error);
    pairs.append({"on accent", c.onAccent, c.accent, readable});
    pairs.append({"on buy", c.onBuy, c.buy, readable});
    pairs.append({"on sell", c.onSell, c.sell, readable});
    pairs.append({"on sandbox", c.onSandbox, c.sandbox, readable});
    pairs.append({"on devnet", c.onDevnet, c.devnet, readable});
    pairs.append({"on mainnet", c.onMainnet, c.mainnet, readable});
    pairs.append({"unknown network", c.mainnet, c.panel, readable});
    pairs.append({"warning text on its tint", c.text, blended(c.warn, c.panel, bannerTint), readable});
    pairs.append({"error text on its tint", c.text, blended(c.error, c.panel, bannerTint), readable});
    pairs.append({"progress on its track", c.accent, c.line, visible});
    pairs.append({"focus ring", c.accent, c.field, visible});
    return pairs;
}

} // namespace

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

} // namespace themeColorsTest
#include "tst_ThemeColors.moc"
