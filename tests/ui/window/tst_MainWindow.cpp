// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PseudoTranslator.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/chart/CurveChart.h"
#include "ui/dialogs/OrderDialog.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/text/AmountText.h"
#include "ui/text/OrderText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/StatusStrip.h"

#include <QDateTime>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace mainWindowTest {

namespace {

QString textOf(const WindowScene &scene, const QString &objectName)
{
    if (const auto *button = scene.find<QPushButton>(objectName))
        return button->text();
    return scene.find<QLabel>(objectName)->text();
}

void waitForCoin(const WindowScene &scene)
{
    QTRY_COMPARE(textOf(scene, u"coinName"_s), u"Copper Fox"_s);
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void watchedCoinsAreKeptBeforeTheWindowCloses()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        const WindowScene scene(true, {.settingsPath = path});
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const QString mint = scene.desk.tokenList.at(1).mint;
        scene.window->findChild<DeskSelection *>()->toggleWatched(mint);
        const auto kept
            = [&path] { return QSettings(path, QSettings::IniFormat).value("market/watched"_L1).toStringList(); };
        QTRY_COMPARE(kept(), QStringList{mint});
    }

    void theSelectedWalletIsKeptForEachNetwork()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        // Opens the window on a network with wallets of its own and selects one; the number of the one selected before.
        const auto visit = [&options](const QString &network, qsizetype choice) -> qsizetype {
            WindowScene scene;
            scene.window.reset();
            scene.desk.networkName = network;
            for (WalletSummary &wallet : scene.desk.walletList)
                wallet.address.prepend(network);
            scene.window = std::make_unique<MainWindow>(scene.desk, options);
            scene.window->show();
            const QAbstractItemModel *rows = scene.find<QTableView>(u"walletTable"_s)->model();
            if (!QTest::qWaitFor([rows] { return rows->rowCount() == 3; }))
                return -1;
            auto *selection = scene.window->findChild<DeskSelection *>();
            const auto before = std::ranges::find(scene.desk.walletList, selection->wallet(), &WalletSummary::address);
            const qsizetype number = before - scene.desk.walletList.begin();
            selection->setWallet(scene.desk.walletList.at(choice).address);
            scene.window->close();
            return number;
        };
        QCOMPARE(visit(u"sandbox"_s, 1), 0);
        QCOMPARE(visit(u"devnet"_s, 2), 0);
        QCOMPARE(visit(u"sandbox"_s, 1), 1);
        QCOMPARE(visit(u"devnet"_s, 2), 2);
    }

    void anAnswerTakesNoFocusFromWhatIsTyped_data()
    {
        QTest::addColumn<QString>("button");
        QTest::newRow("airdrop") << u"walletAirdrop"_s;
        QTest::newRow("API host") << u"apiSwitch"_s;
    }
    void anAnswerTakesNoFocusFromWhatIsTyped()
    {
        QFETCH(QString, button);
        const WindowScene scene;
        waitForCoin(scene);
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *pressed = scene.find(button);
        QTRY_VERIFY(pressed->isEnabled());
        pressed->setFocus();
        QTest::keyClick(pressed, Qt::Key_Space);
        QVERIFY(scene.window->focusWidget() != pressed);
        QTest::keyClick(scene.window->focusWidget(), Qt::Key_Space); // presses nothing else
        auto *search = scene.find(u"search"_s);
        search->setFocus();
        QTRY_VERIFY(pressed->isEnabled());
        QCOMPARE(scene.window->focusWidget(), search);
    }

    void mainnetCannotBeTakenForPlayMoney()
    {
        WindowScene scene;
        QVERIFY(!scene.window->windowTitle().contains(u"MAINNET"));
        QTRY_VERIFY(scene.find(u"walletAirdrop"_s)->isVisibleTo(scene.find(u"walletsPanel"_s)));
        // An endpoint of one's own turns out to be of mainnet.
        scene.desk.networkName = u"mainnet"_s;
        emit scene.desk.networkChanged(u"mainnet"_s);
        QCOMPARE(textOf(scene, u"networkBadge"_s), u"MAINNET"_s);
        QVERIFY(scene.window->windowTitle().contains(u"real money"));
        QVERIFY(!scene.find(u"walletAirdrop"_s)->isVisibleTo(scene.find(u"walletsPanel"_s)));
        waitForCoin(scene);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        QVERIFY(textOf(scene, u"confirmNetwork"_s).contains(u"real money"));
    }

    void aLaunchSaysWherePictureAndTextGo()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.window->showWork(MainWindow::LaunchWork);
        QTRY_COMPARE(textOf(scene, u"launchPlace"_s), u"Picture and text: kept on this computer"_s);
        QVERIFY(scene.find<QLabel>(u"launchPlace"_s)->toolTip().contains(u"play money"));
        // The endpoint turns out to be of mainnet, and launches go elsewhere.
        scene.desk.placeOfLaunches = {LaunchPlace::Kind::PumpFun, {}};
        scene.desk.networkName = u"mainnet"_s;
        emit scene.desk.networkChanged(u"mainnet"_s);
        QTRY_COMPARE(textOf(scene, u"launchPlace"_s), u"Picture and text: published through pump.fun"_s);
        scene.desk.placeOfLaunches = {};
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        QTRY_VERIFY(scene.find<QLabel>(u"launchPlace"_s)->toolTip().contains(u"no picture"));
    }

    void nothingIsOrderedWhileTheNetworkIsAway()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, u"refused"_s});
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        QVERIFY(textOf(scene, u"orderReason"_s).contains(u"offline"));
        QCOMPARE(textOf(scene, u"statusFreshness"_s), u"offline"_s);
        scene.desk.setNetworkState({NetworkState::Link::Refused, 0, {}});
        QCOMPARE(textOf(scene, u"statusFreshness"_s), u"wrong network"_s);
        QVERIFY(!scene.isEnabled(u"orderButton"_s));
        scene.desk.setNetworkState({NetworkState::Link::Degraded, 9, {}});
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCOMPARE(textOf(scene, u"statusFreshness"_s), u"9 slot(s) behind"_s);
    }

    void ordersLeftOpenAreSaidToBeRecovered()
    {
        FakeDesk desk;
        desk.fill(); // its first order is pending and older than the window
        MainWindow window(desk);
        window.show();
        const auto *pending = window.findChild<QPushButton *>(u"statusPending"_s);
        QTRY_COMPARE(pending->text(), u"recovering 1 order(s)…"_s);
        OrderSummary settled = desk.orderList.first();
        settled.status = TradeStatus::Expired;
        emit desk.orderChanged(settled);
        QTRY_COMPARE(pending->text(), u"0 order(s) pending"_s);
        OrderSummary fresh = settled;
        fresh.id = u"fresh"_s;
        fresh.status = TradeStatus::Pending;
        fresh.createdMs = QDateTime::currentMSecsSinceEpoch();
        emit desk.orderChanged(fresh);
        QTRY_COMPARE(pending->text(), u"1 order(s) pending"_s);
    }

    void theNoticeOfAnOrderThatLeftTheListOpensItsReceipt()
    {
        WindowScene scene;
        waitForCoin(scene);
        OrderSummary old = scene.desk.orderList.at(1);
        old.id = u"long-gone"_s;
        scene.desk.olderOrders.append(old);
        auto *panel = scene.window->findChild<EvidencePanel *>();
        panel->openOrder(old.id);
        QTRY_VERIFY(scene.window->findChild<OrderDialog *>());
        // It hides its amounts with the others, and follows the order.
        constexpr VaultStatus open{VaultProtection::Passphrase, false, false};
        scene.desk.setVault(open);
        const auto *quoted = scene.find<QLabel>(u"orderQuotedSol"_s);
        const QString shown = quoted->text();
        QVERIFY(shown != amountText::hidden);
        scene.desk.setVault({VaultProtection::Passphrase, true, false});
        QTRY_COMPARE(quoted->text(), amountText::hidden.toString());
        scene.desk.setVault(open);
        QTRY_COMPARE(quoted->text(), shown);
        old.status = TradeStatus::Expired;
        emit scene.desk.orderChanged(old);
        QTRY_COMPARE(scene.window->findChild<OrderDialog *>()->order().status, TradeStatus::Expired);
        scene.window->findChild<OrderDialog *>()->close();
        QTRY_VERIFY(!scene.window->findChild<OrderDialog *>());
        QSignalSpy noticed(panel, &EvidencePanel::noticed);
        panel->openOrder(u"never-there"_s);
        QTRY_COMPARE(noticed.count(), 1);
        QVERIFY(!noticed.first().at(1).toBool());
    }

    void anOutcomeTakenBackIsToldAndLeavesNoTraceOfSuccess()
    {
        WindowScene scene;
        OrderSummary order = scene.desk.orderList.at(1);
        QCOMPARE(order.status, TradeStatus::Succeeded);
        emit scene.desk.orderChanged(order);
        const auto says = [&](QStringView words) {
            for (const QString &place : {u"notices"_s, u"standingNotices"_s}) {
                for (const QLabel *label : scene.find(place)->findChildren<QLabel *>()) {
                    if (label->text().contains(words))
                        return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(says(u"Bought"));
        order.status = TradeStatus::Pending;
        emit scene.desk.orderChanged(order);
        QTRY_VERIFY(says(u"took back the outcome"));
        QVERIFY(!says(u"Bought"));
    }

    void aGraduatedCoinIsOnItsPool()
    {
        FakeDesk desk;
        desk.fill();
        desk.tokenList[0].complete = true;
        MainWindow window(desk);
        window.show();
        const auto *graduation = window.findChild<QLabel *>(u"coinGraduation"_s);
        QTRY_COMPARE(graduation->text(), u"moving to its pool"_s);
        desk.sheet.quote.pool = u"9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"_s;
        desk.sheet.quote.lpFeeLamports = 987'654;
        emit desk.tokenChanged([&] {
            TokenSummary moved = desk.tokenList.first();
            moved.lastTradeMs += 1;
            return moved;
        }());
        QTRY_COMPARE(graduation->text(), u"on its pool"_s);
        QVERIFY(window.findChild<CurveChart *>(u"curveChart"_s)->accessibleDescription().contains(u"9xQeWv"));
        QTest::keyClicks(window.findChild<QLineEdit *>(u"orderAmount"_s), u"0.5"_s);
        auto *fee = window.findChild<QLabel *>(u"figureLpFee"_s);
        QTRY_VERIFY(fee->text().contains(u"987"));
        auto *button = window.findChild<QPushButton *>(u"orderButton"_s);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(window.findChild<QLabel *>(u"confirmPool"_s));
    }

    void theWindowOpensOnTheKingThatTheMarketEndsUpWith()
    {
        WindowScene scene;
        waitForCoin(scene);
        // The market goes on catching up: another coin is king.
        scene.desk.tokenList[0].isKing = false;
        scene.desk.tokenList[1].isKing = true;
        emit scene.desk.kingChanged(scene.desk.tokenList.at(1).mint);
        QTRY_COMPARE(textOf(scene, u"coinName"_s), u"Night Tram"_s);
        // Once the user has begun an order, the coin stays.
        scene.type(u"orderAmount"_s, u"0.5"_s);
        scene.desk.tokenList[1].isKing = false;
        scene.desk.tokenList[2].isKing = true;
        emit scene.desk.kingChanged(scene.desk.tokenList.at(2).mint);
        QTRY_VERIFY(scene.find(u"kingPanel"_s)->findChild<QPushButton *>(u"kingShow"_s)->isVisible());
        QCOMPARE(textOf(scene, u"coinName"_s), u"Night Tram"_s);
        QVERIFY(textOf(scene, u"orderButton"_s).contains(u"TRAM"));
    }

    void beforeTheMarketIsReadThereIsNothingToChoose()
    {
        WindowScene scene(false);
        scene.desk.answersMarket = false;
        MainWindow window(scene.desk, {});
        window.show();
        const auto *pages = window.findChild<QWidget *>(u"coinPanel"_s)->findChild<QStackedWidget *>();
        QVERIFY(pages->currentWidget()->inherits("curvedesk::Skeleton"));
        scene.desk.answersMarket = true; // and there is no coin
        emit scene.desk.kingChanged({});
        QTRY_VERIFY(pages->currentWidget()->inherits("curvedesk::EmptyState"));
    }

    void onATallScreenTheKingStaysAtTheTopOfItsPanel()
    {
        WindowScene scene;
        scene.window->resize(2560, 1440);
        waitForCoin(scene);
        auto *show = scene.find(u"kingShow"_s);
        QTRY_VERIFY(show->isVisible());
        QTRY_VERIFY(scene.find(u"kingPanel"_s)->height() > 150);
        QVERIFY(show->mapTo(scene.find(u"kingPanel"_s), QPoint()).y() < 20);
    }

    void figuresGiveWayBeforeTheName()
    {
        PseudoTranslator longer(PseudoTranslator::Kind::Longer);
        QCoreApplication::installTranslator(&longer);
        for (const int width : {1024, 1280, 1440, 1600}) {
            WindowScene scene;
            scene.window->resize(width, 900);
            waitForCoin(scene);
            const auto *name = scene.find<QLabel>(u"coinName"_s);
            QTRY_VERIFY2(name->width() >= name->sizeHint().width(), QByteArray::number(width));
        }
    }

    void aCoinThatWasChosenDoesNotFollowTheKing()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.window->selectCoin(scene.desk.tokenList.at(3).mint);
        scene.desk.tokenList[0].isKing = false;
        scene.desk.tokenList[1].isKing = true;
        emit scene.desk.kingChanged(scene.desk.tokenList.at(1).mint);
        const auto *king = scene.find(u"kingPanel"_s);
        const auto isShown = [&](QStringView name) {
            const QList<QLabel *> labels = king->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel *each) { return each->text() == name; });
        };
        QTRY_VERIFY(isShown(u"Night Tram"));
        QVERIFY(textOf(scene, u"orderButton"_s).contains(u"BARK"));
    }

    void switchingTheApiHostOnKeepsTheFocus()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *apiSwitch = scene.find(u"apiSwitch"_s);
        apiSwitch->setFocus();
        QTest::keyClick(apiSwitch, Qt::Key_Space);
        QTRY_VERIFY(textOf(scene, u"statusApiHost"_s).contains(u"API host on"));
        QTRY_VERIFY(apiSwitch->isEnabled());
        QTRY_COMPARE(scene.window->focusWidget(), apiSwitch);
    }

    void theNetworkThatWasNeverHeardHasNoTimeOfSilence()
    {
        StatusStrip strip(u"devnet"_s, false);
        strip.setNetworkState({NetworkState::Link::Offline, 0, {}});
        strip.setSilence(-1, true);
        QCOMPARE(strip.findChild<QLabel *>(u"statusFreshness"_s)->text(), u"offline"_s);
        strip.setSilence(42'000, true);
        QVERIFY(strip.findChild<QLabel *>(u"statusFreshness"_s)->text().contains(u"nothing heard for 42 s"));
    }

    void nothingElseIsAWindowOfItsOwn()
    {
        class Watch : public QObject
        {
        public:
            QStringList shown;
            bool eventFilter(QObject *watched, QEvent *event) override
            {
                const auto *widget = qobject_cast<QWidget *>(watched);
                if (event->type() == QEvent::Show && widget != nullptr && widget->isWindow())
                    shown.append(QString::fromLatin1(widget->metaObject()->className()));
                return false;
            }
        } watch;
        qApp->installEventFilter(&watch);
        const WindowScene scene;
        QCOMPARE(watch.shown, QStringList{u"curvedesk::MainWindow"_s});
    }

    void aNarrowBarLeavesOutTheAddressAndThenTheSlot()
    {
        FakeDesk desk;
        desk.fill();
        MainWindow window(desk, {});
        window.show();
        auto *name = window.findChild<QLabel *>(u"topWallet"_s);
        const auto *address = window.findChild<QLabel *>(u"topAddress"_s);
        const auto *slot = window.findChild<QLabel *>(u"topSlot"_s);
        QTRY_COMPARE(name->text(), u"Main wallet"_s);
        QWidget *bar = name->parentWidget();
        // The bar alone, because the window does not become narrower than its panels.
        bar->setParent(nullptr);
        bar->show();
        const int whole = name->sizeHint().width();
        const auto shownAt = [&](int width) {
            bar->resize(width, bar->height());
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            return QList{address->isVisible(), slot->isVisible(), name->width() >= whole};
        };
        QCOMPARE(shownAt(1600), (QList{true, true, true}));
        const int needed = bar->layout()->sizeHint().width();
        const int withoutAddress = needed - address->sizeHint().width() - bar->layout()->spacing();
        QCOMPARE(shownAt(needed - 1), (QList{false, true, true}));
        QCOMPARE(shownAt(withoutAddress - 1), (QList{false, false, true}));
        QCOMPARE(shownAt(needed), (QList{true, true, true}));
        delete bar;
    }

    void walletsThatAreNotReadAreNotCalledNone()
    {
        FakeDesk desk;
        desk.fill();
        desk.walletsError = Error{ErrorCode::Storage, u"disk I/O error"_s, std::nullopt, 0};
        MainWindow window(desk, {});
        window.show();
        const auto *wallet = window.findChild<QLabel *>(u"topWallet"_s);
        const auto says = [&window](const QString &text) {
            const auto labels = window.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *each) { return each->text() == text; });
        };
        QTRY_VERIFY(says(u"The wallets are not read yet"_s));
        QCOMPARE(wallet->text(), QString());
        desk.walletsError.reset();
        desk.walletList.clear();
        emit desk.walletsChanged();
        QTRY_COMPARE(wallet->text(), u"no wallet"_s);
        QVERIFY(says(u"Create or import a wallet first"_s));
    }

    void walletsThatAreReadAgainAreNotCalledUnread()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find(u"walletSend"_s)->isVisible());
        const auto *banner = scene.find(u"walletsPanel"_s)->findChild<Banner *>();
        scene.desk.walletsError = Error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(banner->isVisible());
        emit scene.desk.walletsChanged(); // the same wallets as before
        QTRY_VERIFY(!banner->isVisible());
    }

    void shiftF10OpensARowsMenu()
    {
        WindowScene scene;
        auto *table = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_F10, Qt::ShiftModifier);
        auto *menu = scene.find<QMenu>(u"rowMenu"_s);
        QVERIFY(menu && menu->isVisible());
        menu->close();
    }

    void aSecondClickOpensNoSecondSheet()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        scene.click(u"orderButton"_s);
        scene.click(u"orderButton"_s);
        QCOMPARE(scene.window->findChildren<QWidget *>(u"confirmDialog"_s).size(), 1);
    }

    void aDoubleClickOpensOneFormForSending()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find(u"walletSend"_s)->isVisible());
        scene.click(u"walletSend"_s);
        scene.click(u"walletSend"_s); // before the positions are read, with which the form opens
        QTRY_VERIFY(scene.find(u"sendDialog"_s));
        QCoreApplication::processEvents();
        QCOMPARE(scene.window->findChildren<QWidget *>(u"sendDialog"_s).size(), 1);
    }

    void aCoinThatWasNotReadIsReadOnceTheNetworkAnswers()
    {
        WindowScene scene;
        waitForCoin(scene);
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        scene.desk.detailsError = Error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        const auto saysWhy = [&scene] {
            const QList<Banner *> banners = scene.find(u"coinPanel"_s)->findChildren<Banner *>();
            return std::ranges::any_of(banners, [](const Banner *each) { return each->isVisible(); });
        };
        QTRY_VERIFY(saysWhy());
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        QTRY_COMPARE(textOf(scene, u"coinName"_s), u"Night Tram"_s);
        QVERIFY(!saysWhy());
    }
};

CURVEDESK_TEST(TestMainWindow)

} // namespace mainWindowTest
#include "tst_MainWindow.moc"
