// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The window is on its screen, and nothing in it is out of reach.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedTexts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/WalletTableModel.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/TightTabs.h"
#include "ui/window/DockArea.h"

#include <QDockWidget>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace windowPlaceTest {

class TestWindowPlace : public QObject
{
    Q_OBJECT

private slots:
    void theFirstStartFitsTheScreen()
    {
        // The screen of these tests is smaller than the window's usual size.
        WindowScene scene;
        const QRect room = scene.window->screen()->availableGeometry();
        QVERIFY(room.width() < 1440);
        QVERIFY2(room.contains(scene.window->geometry()), qPrintable(text(scene.window->geometry())));
        QVERIFY(scene.window->width() > room.width() * 9 / 10); // and it uses the screen
    }

    /// Docks that can be moved have a handle; what they hold is said by the panel itself.
    void everyHeadingStandsOnce()
    {
        const WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<DockArea>(u"dockArea"_s)->setLocked(false);
        const auto *king = scene.find<QDockWidget>(u"kingDock"_s);
        QTRY_VERIFY(king->widget()->y() > 0); // below the handle
        QStringList words;
        const PaintedTexts painted(*scene.window);
        for (const PaintedTexts::Text &text : painted.texts())
            words.append(text.words);
        for (const QString &heading : {u"King of the hill"_s, u"Wallets"_s, u"Activity"_s})
            QCOMPARE(words.count(heading), 1);
    }

    void aGeometryOfALargerScreenIsMadeToFit_data()
    {
        QTest::addColumn<QRect>("kept");
        QTest::newRow("too large") << QRect(0, 0, 2500, 1400);
        QTest::newRow("elsewhere") << QRect(3000, 200, 700, 500);
        QTest::newRow("half outside") << QRect(600, 500, 700, 500);
        QTest::newRow("above") << QRect(20, -300, 700, 500);
    }
    void aGeometryOfALargerScreenIsMadeToFit()
    {
        QFETCH(QRect, kept);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QMainWindow large;
        large.setGeometry(kept);
        QSettings(path, QSettings::IniFormat).setValue(u"window/geometry"_s, large.saveGeometry());
        WindowScene scene(true, {.settingsPath = path});
        const QRect room = scene.window->screen()->availableGeometry();
        QVERIFY2(room.contains(scene.window->geometry()), qPrintable(text(scene.window->geometry())));
    }

    void nothingIsOutOfReach_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("zoom");
        // 1920x1080, 1366x768 and 1280x800 at scale 1.5 and 2 are 1280x720, 960x540, 911x512, 683x384 and 853x533 for
        // Qt.
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768), QSize(1280, 720), QSize(960, 540), QSize(911, 512),
                                 QSize(853, 533), QSize(683, 400)}) {
            for (const int zoom : {80, 100, 150, 200})
                QTest::addRow("%dx%d, %d %%", size.width(), size.height(), zoom) << size << zoom;
        }
    }
    void nothingIsOutOfReach()
    {
        QFETCH(QSize, size);
        QFETCH(int, zoom);
        WindowScene scene;
        scene.window->setZoom(zoom);
        scene.window->resize(size);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QCoreApplication::processEvents();
        QCOMPARE(scene.window->size(), size);
        // Columns lie side by side: three, or two, or all of it below one another; nothing scrolls sideways.
        const QWidget *columns = scene.find(u"dockArea"_s);
        const QRect left = placeIn(scene.find(u"tokenListPanel"_s), columns);
        const QRect middle = placeIn(scene.find(u"coinPanel"_s), columns);
        const QRect work = placeIn(scene.find(u"workPanel"_s), columns);
        const int width = size.width() * 100 / zoom;
        if (width >= 853)
            QVERIFY(left.right() < middle.left());
        else if (width >= 640)
            QVERIFY2(left.top() > middle.bottom(), qPrintable(text(left) + u" below "_s + text(middle)));
        if (width >= 640) {
            QVERIFY(middle.right() < work.left());
            QVERIFY(columns->rect().contains(work));
        } else {
            QVERIFY2(work.top() > middle.bottom() || work.left() > middle.right(),
                     qPrintable(text(work) + u" below "_s + text(middle)));
        }
        QVERIFY(columns->rect().contains(middle));
        auto *area = qobject_cast<QScrollArea *>(columns->parentWidget()->parentWidget()->parentWidget());
        QVERIFY(area);
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        QTRY_COMPARE(area->verticalScrollBar()->maximum(),
                     qMax(0, area->widget()->height() - area->viewport()->height()));
        for (const QWidget *panel : {scene.find(u"coinPanel"_s), scene.find(u"workPanel"_s), scene.find(u"kingPanel"_s),
                                     scene.find(u"walletsPanel"_s), scene.find(u"evidencePanel"_s)}) {
            QTRY_VERIFY2(panel->size().expandedTo(panel->minimumSizeHint()) == panel->size(),
                         qPrintable(u"%1 %2 %3x%4"_s.arg(panel->objectName(), text(panel->geometry()))
                                        .arg(panel->minimumSizeHint().width())
                                        .arg(panel->minimumSizeHint().height())));
        }
        // Beside the chart, what the order costs and its button are seen without scrolling.
        if (width >= 640 && size.height() * 100 / zoom >= 400) {
            for (const QWidget *money : {scene.find(u"figureTotal"_s), scene.find(u"orderButton"_s)}) {
                const auto whole = [&] { return money->visibleRegion().boundingRect() == money->rect(); };
                QTRY_VERIFY2(whole(), qPrintable(money->objectName()));
            }
        }
        // A shortcut shows the field that it focuses.
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        QTest::keyClick(scene.window.get(), Qt::Key_B);
        const QWidget *amount = scene.find(u"orderAmount"_s);
        const QRect seen = placeIn(amount, area->viewport());
        QVERIFY2(area->viewport()->rect().contains(seen), qPrintable(text(seen)));
    }

    void largerTextHasItsHeight()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.window->setZoom(200);
        for (const QString &name : {u"figureTotal"_s, u"figureMinimum"_s}) {
            const auto *figure = scene.find<QLabel>(name);
            QVERIFY(figure->fontMetrics().height() > 20);
            QTRY_VERIFY2(figure->height() >= figure->fontMetrics().height(), qPrintable(name));
        }
    }

    /// At every size of the text: which way, which coin, how much, and whether it worked.
    void largerTextKeepsAmountsAndNames_data()
    {
        QTest::addColumn<int>("zoom");
        for (const int zoom : {100, 150, 175, 200})
            QTest::addRow("%d %%", zoom) << zoom;
    }
    void largerTextKeepsAmountsAndNames()
    {
        QFETCH(int, zoom);
        WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        auto *orders = scene.find<QTableView>(u"activityTable"_s);
        auto *wallets = scene.find<QTableView>(u"walletTable"_s);
        scene.window->setZoom(zoom);
        orders->setFocus(Qt::ShortcutFocusReason);
        const Theme &theme = themeOf(orders);
        // Figures are written smaller where room is short, words are not.
        const auto isWhole = [&](const QTableView &table, int column, TextRole role, int margins) {
            const QString text = table.model()->index(0, column).data().toString();
            const int room = table.columnWidth(column) - theme.scaled(margins);
            const QFont font = role == TextRole::NumberSmall ? painting::fitted(theme.font(role), text, room, theme)
                                                             : theme.font(role);
            return !table.isColumnHidden(column) && QFontMetrics(font).horizontalAdvance(text) <= room
                && table.columnViewportPosition(column) + table.columnWidth(column) <= table.viewport()->width();
        };
        QTRY_VERIFY(isWhole(*orders, OrderTableModel::SolColumn, TextRole::NumberSmall, 12));
        QVERIFY(isWhole(*orders, OrderTableModel::CoinColumn, TextRole::Body, 12));
        QVERIFY(!orders->isColumnHidden(OrderTableModel::KindColumn));
        QVERIFY(!orders->isColumnHidden(OrderTableModel::OutcomeColumn));
        QCOMPARE(orders->horizontalScrollBar()->maximum(), 0);
        wallets->setFocus(Qt::ShortcutFocusReason);
        QTRY_VERIFY(isWhole(*wallets, WalletTableModel::LabelColumn, TextRole::Body, 16));
        QVERIFY(isWhole(*wallets, WalletTableModel::BalanceColumn, TextRole::NumberSmall, 12));
        const auto *views = scene.find<TightTabs>(u"chartViews"_s);
        int end = 0;
        for (int i = 0; i < views->count(); ++i) {
            if (!views->isTabVisible(i))
                continue;
            QCOMPARE(views->tabRect(i).left(), end);
            end = views->tabRect(i).right() + 1;
        }
        const auto *name = scene.find<QLabel>(u"topWallet"_s);
        QTRY_VERIFY(name->width() >= name->sizeHint().width());
    }

    void theLinksOfTheWalletsNeverWidenTheirPanel()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *panel = scene.find(u"walletsPanel"_s);
        int inOneLine = 0;
        for (const QString &each : {u"walletSend"_s, u"walletReceive"_s, u"walletRename"_s, u"walletExport"_s})
            inOneLine += scene.find(each)->sizeHint().width();
        panel->resize(inOneLine + 60, panel->height());
        QTRY_COMPARE(scene.find(u"walletSend"_s)->y(), scene.find(u"walletExport"_s)->y());
        QVERIFY(panel->minimumSizeHint().width() < inOneLine);
    }

    void theWalletsHaveATotalWhereThereIsRoom()
    {
        WindowScene scene;
        scene.window->resize(1920, 1400);
        const auto *total = scene.find<QLabel>(u"walletTotal"_s);
        const auto text = [&] { return total->text().replace(QChar::Nbsp, u' '); };
        QTRY_COMPARE(text(), u"All wallets: 12.154 495 603 SOL"_s);
        QTRY_VERIFY(total->isVisible());
        scene.desk.walletList[1].isWatched = true;
        ++scene.desk.walletList[1].lamports;
        emit scene.desk.walletsChanged();
        QTRY_COMPARE(text(), u"All wallets: 12.154 495 604 SOL"_s);
        QVERIFY(total->toolTip().replace(QChar::Nbsp, u' ').contains(u"2.118"));
        scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        QTRY_VERIFY(!text().contains(u"12"));
        QVERIFY(total->toolTip().isEmpty());
        scene.desk.walletList.resize(1);
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(!total->isVisible());
    }

    void theArrangementComesBackWithItsRoom()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        WindowScene scene(true, {.settingsPath = path});
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *docks = scene.find<DockArea>(u"dockArea"_s);
        const auto places = [&] {
            QStringList all; // heights are given out anew
            for (const QDockWidget *dock : docks->docks())
                all.append(dock->isVisible() ? u"%1+%2"_s.arg(dock->x()).arg(dock->width()) : u"hidden"_s);
            return all;
        };
        const auto isReflowed = [&] { return !docks->tabifiedDockWidgets(docks->docks().at(1)).isEmpty(); };
        QVERIFY(!isReflowed());
        const QStringList before = places();
        scene.window->setZoom(200);
        QVERIFY(isReflowed());
        scene.window->close(); // writes the settings
        QVERIFY(isReflowed());
        scene.window->show();
        scene.window->setZoom(100);
        QVERIFY(!isReflowed());
        QTRY_COMPARE(places(), before);
        // What was kept is the user's arrangement, for a window with room for it.
        const WindowScene next(true, {.settingsPath = path});
        next.window->setZoom(100);
        next.window->resize(1280, 800);
        const auto *again = next.find<DockArea>(u"dockArea"_s);
        QTRY_VERIFY(again->tabifiedDockWidgets(again->docks().at(1)).isEmpty());
        QCOMPARE(again->docks().at(0)->isVisible(), true);
    }

    void theFocusRaisesTheTabThatItIsIn()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        scene.window->setZoom(200);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        const auto isInFront = [&](const QString &name) {
            const QWidget *area = scene.find(u"dockArea"_s);
            return area->rect().contains(placeIn(scene.find(name), area));
        };
        QTRY_VERIFY(isInFront(u"tokenListPanel"_s));
        QVERIFY(!isInFront(u"evidencePanel"_s));
        QTest::keyClick(scene.window.get(), Qt::Key_4, Qt::AltModifier);
        QTRY_VERIFY(!scene.find(u"evidenceTabs"_s)->visibleRegion().isEmpty()); // scrolled to as well
        QVERIFY(scene.find(u"evidenceTabs"_s)->hasFocus());
        QVERIFY(!isInFront(u"tokenListPanel"_s));
    }

    void theStripLeadsToTheApiHostBehindAnotherTab()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *docks = scene.find<DockArea>(u"dockArea"_s);
        const QList<QDockWidget *> all = docks->docks();
        const auto dockOf = [&](const QString &panel) {
            return *std::ranges::find_if(
                all, [&](const QDockWidget *dock) { return dock->isAncestorOf(scene.find(panel)); });
        };
        docks->tabifyDockWidget(dockOf(u"orderTicket"_s), dockOf(u"tokenListPanel"_s));
        dockOf(u"tokenListPanel"_s)->raise();
        const auto *tabs = scene.find(u"workTabs"_s);
        QTRY_VERIFY(tabs->visibleRegion().isEmpty());
        scene.click(u"statusApiHost"_s);
        QTRY_VERIFY(!tabs->visibleRegion().isEmpty());
    }

    void whatHasTheFocusStaysInViewAtAnotherSizeOfTheText()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        auto *table = scene.find<QTableView>(u"walletTable"_s);
        table->setFocus(Qt::ShortcutFocusReason);
        scene.window->setZoom(200);
        // Its viewport covers the table itself, which leaves that one nothing to show in Qt 6.8.
        QTRY_VERIFY(!table->viewport()->visibleRegion().isEmpty());
        QVERIFY(table->hasFocus());
    }

    /// 1280x800 at scale 1.5.
    void aSmallScreenCutsNoLabelOfTheTicketAndNoTab()
    {
        WindowScene scene;
        scene.window->resize(853, 533);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        const auto cut = [&] {
            QStringList all;
            for (const auto *label : scene.find(u"orderTicket"_s)->findChildren<QLabel *>()) {
                if (label->isVisible() && !label->wordWrap() && label->width() < label->sizeHint().width())
                    all.append(label->text());
            }
            for (const QString &name : {u"tokenTabs"_s, u"evidenceTabs"_s, u"chartViews"_s}) {
                const auto *tabs = scene.find<TightTabs>(name);
                for (int i = 0; i < tabs->count(); ++i) {
                    const QRect tab = tabs->tabRect(i);
                    const int words = tabs->fontMetrics().horizontalAdvance(tabs->tabText(i));
                    if (tabs->isTabVisible(i) && (tab.width() < words || !tabs->rect().contains(tab)))
                        all.append(tabs->tabText(i));
                }
            }
            return all.join(u", "_s);
        };
        QTRY_COMPARE(cut(), QString());
    }

    void theCurrentTabIsWholeWhereTheOthersAreShortened()
    {
        TightTabs tabs(u"tabs"_s, u"Tabs"_s);
        for (const QString &text : {u"Graduating"_s, u"Positions"_s, u"Something long"_s})
            tabs.addTab(text);
        const int usual = tabs.sizeHint().width();
        tabs.show();
        for (int current = 0; current < tabs.count(); ++current) {
            tabs.setCurrentIndex(current);
            for (const int width : {usual, tabs.wholeWidth(), tabs.wholeWidth() - 60}) {
                tabs.resize(width, tabs.height());
                QVERIFY(tabs.tabRect(current).width() >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(current)));
                QVERIFY(tabs.tabRect(tabs.count() - 1).right() <= width);
                QCOMPARE(tabs.sizeHint().width(), usual);
            }
        }
        // A hidden tab takes no room.
        tabs.setTabVisible(1, false);
        tabs.resize(tabs.sizeHint().width(), tabs.height());
        QCOMPARE(tabs.tabRect(2).left(), tabs.tabRect(0).right() + 1);
        QVERIFY(tabs.sizeHint().width() < usual);
        tabs.setTabVisible(1, true);
        // They are written smaller before one is shortened.
        tabs.resize(tabs.wholeWidth() - 12, tabs.height());
        for (int i = 0; i < tabs.count(); ++i)
            QVERIFY(tabs.tabRect(i).width() >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(i)));
        QCOMPARE(tabs.tabToolTip(2), u"Something long"_s);
    }

private:
    static QString text(const QRect &rect)
    {
        return u"%1,%2 %3x%4"_s.arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
    }
    static QRect placeIn(const QWidget *widget, const QWidget *ancestor)
    {
        return {widget->mapTo(ancestor, QPoint()), widget->size()};
    }
};

CURVEDESK_TEST(TestWindowPlace)

} // namespace windowPlaceTest
#include "tst_WindowPlace.moc"
