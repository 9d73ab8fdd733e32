// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// One coin is selected: the highlighted row is the coin that header, chart and ticket show.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/models/CellRoles.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QTabBar>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

enum Tab { RisingTab, NewTab, GraduatingTab, WatchedTab };

struct ListScene : WindowScene
{
    using WindowScene::WindowScene;

    [[nodiscard]] QAbstractItemView *table() const
    {
        const QList<QAbstractItemView *> tables = find(u"tokenListPanel"_s)->findChildren<QAbstractItemView *>();
        for (QAbstractItemView *each : tables) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    /// The mints of the highlighted rows.
    [[nodiscard]] QStringList lit() const
    {
        QStringList mints;
        if (table() == nullptr)
            return mints;
        for (const QModelIndex &row : table()->selectionModel()->selectedRows())
            mints.append(row.data(MintRole).toString());
        return mints;
    }
    [[nodiscard]] QString shownCoin() const { return find<QLabel>(u"coinName"_s)->text(); }
    [[nodiscard]] QString ticketCoin() const { return find<QAbstractButton>(u"orderButton"_s)->text(); }
    [[nodiscard]] QString sentence() const
    {
        QStringList words;
        for (const QLabel *label : find(u"tokenListPanel"_s)->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                words.append(label->text());
        }
        return words.join(u'|');
    }
    void open(Tab tab) const { find<QTabBar>(u"tokenTabs"_s)->setCurrentIndex(tab); }
};

} // namespace

class TestTokenListPanel : public QObject
{
    Q_OBJECT

private slots:
    void anArrowKeySelectsTheCoinThatIsTraded()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        QTest::keyClick(scene.table(), Qt::Key_Down);
        const QString second = scene.table()->model()->index(1, 0).data(MintRole).toString();
        QCOMPARE(scene.lit(), QStringList{second});
        QTRY_COMPARE(scene.shownCoin(), u"Night Tram"_s);
        QVERIFY2(scene.ticketCoin().contains(u"TRAM"), qPrintable(scene.ticketCoin()));
        QTest::keyClick(scene.table(), Qt::Key_End);
        QTRY_COMPARE(scene.shownCoin(), u"Tidepool"_s);
        QTest::keyClick(scene.table(), Qt::Key_Home);
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
    }

    void aClickWithCtrlKeepsTheHighlight()
    {
        ListScene scene;
        QTRY_COMPARE(scene.lit().size(), 1);
        const QRect row = scene.table()->visualRect(scene.table()->model()->index(0, 0));
        QTest::mouseClick(scene.table()->viewport(), Qt::LeftButton, Qt::ControlModifier, row.center());
        QCOMPARE(scene.lit(), QStringList{scene.desk.tokenList.first().mint});
    }

    void aCoinThatLeavesTheListChoosesNoNeighbour()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        scene.open(GraduatingTab);
        QTRY_COMPARE(scene.lit(), QStringList{scene.desk.tokenList.first().mint});
        scene.desk.tokenList[0].complete = true;
        emit scene.desk.tokenChanged(scene.desk.tokenList.first());
        QTRY_COMPARE(scene.table()->model()->rowCount(), 2);
        QCOMPARE(scene.lit(), QStringList());
        QCOMPARE(scene.shownCoin(), u"Copper Fox"_s);
    }

    void aCoinChosenElsewhereIsLitInEveryList()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        const QString mint = scene.desk.tokenList.at(2).mint;
        scene.window->selectCoin(mint);
        for (const Tab tab : {RisingTab, NewTab, GraduatingTab}) {
            scene.open(tab);
            QTRY_COMPARE(scene.lit(), QStringList{mint});
        }
    }

    void rowsKeepTheirPlacesUnderTheArrowKeys()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        QTest::keyClick(scene.table(), Qt::Key_Down);
        TokenSummary riser = scene.desk.tokenList.last();
        riser.marketCapLamports = 900'000'000'000;
        emit scene.desk.tokenChanged(riser);
        QTRY_COMPARE(scene.table()->model()->index(9, 2).data().toString(), u"900.0"_s);
        QTest::keyClick(scene.table(), Qt::Key_Up);
        QCOMPARE(scene.lit(), QStringList{scene.desk.tokenList.first().mint});
    }

    void anArrowKeySelectsTheWalletThatSigns()
    {
        ListScene scene;
        auto *wallets = scene.find<QAbstractItemView>(u"walletTable"_s);
        QTRY_COMPARE(wallets->model()->rowCount(), 3);
        QTest::keyClick(wallets, Qt::Key_Down);
        QTRY_COMPARE(scene.find<QLabel>(u"topWallet"_s)->text(), u"Launches"_s);
    }

    void theWatchedListSaysThatItIsEmpty()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        scene.open(WatchedTab);
        QVERIFY2(scene.sentence().contains(u"star"), qPrintable(scene.sentence()));
        scene.click(u"coinWatch"_s);
        QTRY_VERIFY(scene.table() != nullptr);
        QCOMPARE(scene.table()->model()->rowCount(), 1);
        scene.click(u"coinWatch"_s);
        QTRY_VERIFY(scene.sentence().contains(u"star"));
    }

    void whatCouldNotBeReadIsNotCalledEmpty()
    {
        ListScene scene(false);
        QTRY_VERIFY(scene.sentence().contains(u"Launch the first one"));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, u"refused"_s});
        QVERIFY2(scene.sentence().contains(u"offline"), qPrintable(scene.sentence()));
        QVERIFY(!scene.sentence().contains(u"Launch"));
        scene.desk.setNetworkState({NetworkState::Link::Connecting, 0, {}});
        QVERIFY(scene.sentence().contains(u"connecting"));
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        QVERIFY(scene.sentence().contains(u"Launch the first one"));
        // The king's card follows the same rule.
        const auto kingSays = [&](QStringView words) {
            for (const QLabel *label : scene.find(u"kingPanel"_s)->findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(words))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(kingSays(u"No coin is on the hill"));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QVERIFY(kingSays(u"offline"));
    }
};

CURVEDESK_TEST(TestTokenListPanel)
#include "tst_TokenListPanel.moc"
