// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the header and the sheet of a coin say against it.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/panels/CoinHeader.h"
#include "ui/state/DeskSelection.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace coinHeaderTest {

namespace {

/// A header that shows coins of a filled desk.
struct HeaderScene
{
    HeaderScene()
    {
        desk.fill();
        header.resize(1200, 60);
        header.show();
    }
    void show(const TokenSummary &coin, const CoinAudit &audit = {true, true, true, QStringList(), {}})
    {
        TokenDetails details;
        details.summary = coin;
        details.audit = audit;
        header.setDetails(details, {});
    }
    [[nodiscard]] QLabel *label(const QString &name) const { return header.findChild<QLabel *>(name); }

    FakeDesk desk;
    DeskSelection selection;
    CoinHeader header{desk, selection};
};

} // namespace

class tst_CoinHeader : public QObject
{
    Q_OBJECT

private slots:
    void whatCanBeDoneToACoinIsSaid()
    {
        HeaderScene scene;
        const TokenSummary coin = scene.desk.tokenList.first();
        const QLabel *powers = scene.label(u"coinPowers"_s);
        scene.show(coin);
        QVERIFY(powers->isHidden());
        CoinAudit audit{true, true, true, QStringList{u"PermanentDelegate"_s}, {CoinAudit::Risk::PermanentDelegate}};
        scene.show(coin, audit);
        QVERIFY(!powers->isHidden());
        QVERIFY2(powers->text().contains(u"extension"), qPrintable(powers->text()));
        QVERIFY2(powers->toolTip().contains(u"take your tokens"), qPrintable(powers->toolTip()));
        scene.header.resize(300, 60); // a warning stays
        QVERIFY(powers->isVisibleTo(&scene.header));
        audit.risks.clear();
        audit.metadataFixed = false;
        scene.show(coin, audit);
        QVERIFY2(powers->text().contains(u"renamed"), qPrintable(powers->text()));
        // What is not known is said as not known.
        scene.show(coin, {});
        QVERIFY(!powers->isHidden());
        QVERIFY2(powers->text().contains(u"not checked"), qPrintable(powers->text()));
        QVERIFY2(powers->toolTip().contains(u"not checked"), qPrintable(powers->toolTip()));
    }

    void theSheetNamesEachRisk()
    {
        FakeDesk desk;
        desk.fill();
        TokenDetails coin = desk.detailsOf.value(desk.tokenList.first().mint);
        const auto says = [&](const QString &words) {
            const CoinDialog dialog(desk, coin, nullptr);
            const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *each) { return each->text().contains(words); });
        };
        QVERIFY(says(u"✓ Nobody can change its name"_s));
        QVERIFY(says(u"Its mint has no extensions."_s));
        QVERIFY(!says(u"⚠"_s));
        coin.audit.metadataFixed = false;
        coin.audit.extensions = QStringList{u"TransferHook"_s, u"4711"_s};
        coin.audit.risks = {CoinAudit::Risk::TransferHook, CoinAudit::Risk::Unknown};
        QVERIFY(says(u"⚠ Somebody can change its name"_s));
        QVERIFY(says(u"⚠ Another program can run at each transfer"_s));
        QVERIFY(says(u"⚠ Its mint has an extension that is not known here"_s));
        QVERIFY(says(u"Extensions of its mint: TransferHook, 4711"_s));
        coin.audit = {};
        QVERIFY(says(u"Whether its name can be changed was not checked."_s));
        QVERIFY(says(u"The extensions of its mint were not checked."_s));
        QVERIFY(!says(u"✓"_s));
    }

    void tickersOfOlderCoinsAreSaid()
    {
        HeaderScene scene;
        QList<TokenSummary> &coins = scene.desk.tokenList; // the first one is the oldest, and so on
        const QLabel *likeness = scene.label(u"coinLookAlike"_s);
        scene.show(coins.at(4));
        QTRY_VERIFY(scene.desk.searches.contains(coins.at(4).symbol)); // the ticker, after the name
        QCoreApplication::sendPostedEvents(&scene.header); // the answer of the desk
        QVERIFY(likeness->isHidden());
        coins[1].symbol = coins.at(0).symbol;
        scene.show(coins.at(1));
        QTRY_COMPARE(likeness->text(), u"ticker of an older coin"_s);
        QVERIFY(!likeness->isHidden());
        QVERIFY2(likeness->toolTip().contains(coins.at(0).mint), qPrintable(likeness->toolTip()));
        // That many coins share a ticker is usual.
        coins[2].symbol = coins.at(0).symbol.toLower();
        scene.show(coins.at(2));
        QTRY_COMPARE(likeness->text(), u"shared ticker"_s);
        QVERIFY2(likeness->toolTip().contains(u"2 other coins use this ticker"), qPrintable(likeness->toolTip()));
        // One that is written with other letters is there to deceive.
        coins[3].symbol = u"\u0421FOX"_s; // a Cyrillic C
        scene.show(coins.at(3));
        QTRY_COMPARE(likeness->text(), u"ticker of an older coin"_s);
    }
};

CURVEDESK_TEST(tst_CoinHeader)

} // namespace coinHeaderTest
#include "tst_CoinHeader.moc"
