// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The notices in the corner, and what else the shell says of layouts and orders.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/models/CellRoles.h"
#include "ui/models/OrderTableModel.h"
#include "ui/panels/RowNotes.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/Notices.h"
#include "ui/window/StatusStrip.h"

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QListWidget>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStyle>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace noticesTest {

namespace {

void trigger(const WindowScene &scene, const QString &command)
{
    scene.window->findChild<QAction *>(command)->trigger();
}

/// The place of a widget in the window.
QRect placeOf(const WindowScene &scene, const QString &name)
{
    const QWidget *widget = scene.find(name);
    return {widget->mapTo(scene.window.get(), QPoint()), widget->size()};
}

/// The cell's text where its column has room for it.
QString fitting(const QTableView *table, const QModelIndex &cell)
{
    const Theme &theme = themeOf(table);
    const QString words = cell.data().toString();
    const int needed = QFontMetrics(theme.font(TextRole::Body)).horizontalAdvance(words) + theme.scaled(12);
    return needed <= table->columnWidth(cell.column()) ? words : QString();
}

/// Moves the mouse into a widget, or out of it, as the window system tells.
void hover(QWidget &widget, bool isIn)
{
    widget.setAttribute(Qt::WA_UnderMouse, isIn);
    const QPointF at(3, 3);
    QEnterEvent enter(at, at, widget.mapToGlobal(at));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&widget, isIn ? static_cast<QEvent *>(&enter) : &leave);
}

} // namespace

class TestNotices : public QObject
{
    Q_OBJECT

private slots:
    void aNoticeLeadsToItsOrder()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find<QTableView>(u"activityTable"_s)->model()->rowCount() > 0);
        OrderSummary order = scene.desk.orderList.at(1);
        order.id = u"noticed"_s;
        order.signature = u"noticedSignature"_s;
        emit scene.desk.orderChanged(order);
        QTRY_VERIFY(scene.find(u"noticeView"_s));
        scene.click(u"noticeView"_s);
        auto *receipt = scene.find<QDialog>(u"orderDialog"_s);
        QVERIFY(receipt);
        const QList<QLabel *> said = receipt->findChildren<QLabel *>();
        QVERIFY(std::any_of(said.begin(), said.end(), [](const QLabel *each) {
            return each->text().remove(u' ').contains(u"noticedSignature");
        }));
        QTRY_VERIFY(!scene.find(u"noticeView"_s)); // it has done its work
        receipt->close();
        // The log leads there as well.
        trigger(scene, u"commandNotices"_s);
        scene.click(u"noticeLogView"_s);
        QTRY_VERIFY(scene.find<QDialog>(u"orderDialog"_s));
    }

    void anOpenListHidesAmounts()
    {
        const WindowScene scene;
        scene.window->findChild<Notices *>()->add(u"Bought for 0.5 SOL"_s, Tone::Buy, u"Bought"_s);
        trigger(scene, u"commandNotices"_s);
        const auto *words = scene.find<QLabel>(u"noticeLogText"_s);
        QCOMPARE(words->text(), u"Bought for 0.5 SOL"_s);
        trigger(scene, u"commandHideAmounts"_s);
        QCOMPARE(words->text(), u"Bought"_s);
    }

    void theKeysDismissNotices()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find<QTableView>(u"activityTable"_s)->model()->rowCount() > 0);
        OrderSummary order = scene.desk.orderList.at(1);
        order.status = TradeStatus::Failed; // stays until it is dismissed
        order.id = u"noticed"_s;
        emit scene.desk.orderChanged(order);
        QTRY_VERIFY(scene.find(u"noticeDismiss"_s));
        QVERIFY(!scene.window->findChild<QAction *>(u"commandDismissNotices"_s)->shortcut().isEmpty());
        trigger(scene, u"commandDismissNotices"_s);
        QTRY_VERIFY(!scene.find(u"noticeDismiss"_s));
        QTRY_VERIFY(!scene.find(u"notices"_s)->isVisible());
        trigger(scene, u"commandNotices"_s); // the log has it
        QVERIFY(scene.find(u"noticeLogView"_s));
    }

    void aFailureStaysAndCoversNothing()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_VERIFY(scene.find<QTableView>(u"activityTable"_s)->model()->rowCount() > 0);
        auto *lines = scene.find(u"standingNotices"_s);
        QVERIFY(lines);
        QVERIFY(!lines->isVisible());
        QRect button;
        const auto isSettled = [&] {
            return !scene.find<TextLabel>(u"orderBalance"_s)->text().isEmpty()
                && std::exchange(button, placeOf(scene, u"orderButton"_s)) == placeOf(scene, u"orderButton"_s);
        };
        QTRY_VERIFY(isSettled());
        const auto dismissals = [lines] { return lines->findChildren<QPushButton *>(u"noticeDismiss"_s); };
        OrderSummary order = scene.desk.orderList.at(1);
        order.status = TradeStatus::Failed;
        for (int i = 0; i < Notices::maxShown; ++i) {
            order.id = u"failed-%1"_s.arg(i);
            emit scene.desk.orderChanged(order);
            QTRY_COMPARE(dismissals().size(), i + 1);
        }
        const QPointer<QPushButton> oldest = dismissals().first();
        order.id = u"failed-last"_s;
        emit scene.desk.orderChanged(order);
        QTRY_VERIFY(!oldest); // it gives way
        QCOMPARE(dismissals().size(), Notices::maxShown);
        const auto *more = scene.find<QPushButton>(u"noticeMore"_s);
        QCOMPARE(more->text(), u"1 more"_s);
        QVERIFY(lines->isVisible() && more->isVisible());
        QVERIFY(!scene.find(u"notices"_s)->isVisible()); // nothing lies over the tables
        QTRY_VERIFY(!placeOf(scene, u"activityTable"_s).intersects(placeOf(scene, u"standingNotices"_s)));
        QVERIFY(placeOf(scene, u"standingNotices"_s).bottom()
                < scene.window->findChild<StatusStrip *>()->mapTo(scene.window.get(), QPoint()).y());
        QCOMPARE(placeOf(scene, u"orderButton"_s), button); // a click may be on its way to it
        while (!dismissals().isEmpty()) {
            const qsizetype left = dismissals().size();
            QTRY_VERIFY(!dismissals().first()->visibleRegion().isEmpty());
            QTest::mouseClick(dismissals().first(), Qt::LeftButton);
            QTRY_COMPARE(dismissals().size(), left - 1);
        }
        // What gave way is still to be seen.
        QTRY_VERIFY(!more->visibleRegion().isEmpty());
        scene.click(u"noticeMore"_s);
        QTRY_VERIFY(scene.find(u"noticeLog"_s));
        QTRY_VERIFY(!lines->isVisible());
    }

    /// It lies over the chart, whose oldest candles it hides for seconds.
    void theOrderJustPlacedIsSeenBesideItsNotice_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280") << QSize(1280, 800);
        QTest::newRow("1366") << QSize(1366, 768);
        QTest::newRow("small") << QSize(900, 600);
    }
    void theOrderJustPlacedIsSeenBesideItsNotice()
    {
        QFETCH(QSize, size);
        WindowScene scene;
        scene.window->resize(size);
        QTRY_VERIFY(scene.find<QTableView>(u"activityTable"_s)->model()->rowCount() > 0);
        OrderSummary order = scene.desk.orderList.at(1);
        order.id = u"placed"_s;
        emit scene.desk.orderChanged(order);
        QTRY_VERIFY(scene.find(u"notices"_s)->isVisible());
        const QRect notice = placeOf(scene, u"notices"_s);
        QVERIFY(notice.width() > 200 && notice.height() > 20);
        QVERIFY(placeOf(scene, u"coinPanel"_s).contains(notice));
        QVERIFY(scene.window->rect().contains(notice));
        for (const QString &name : {u"activityTable"_s, u"evidenceTabs"_s, u"orderButton"_s, u"orderAmount"_s}) {
            QVERIFY2(!scene.find(name)->isVisible() || !placeOf(scene, name).intersects(notice), qPrintable(name));
        }
        // A bad one that comes as well lies not over it.
        scene.find<Notices>(u"notices"_s)->add(u"bad"_s, Tone::Error);
        scene.find<Notices>(u"notices"_s)->add(u"good"_s, Tone::Buy);
        QTRY_VERIFY(!placeOf(scene, u"notices"_s).intersects(placeOf(scene, u"standingNotices"_s)));
    }

    void aNoticeStaysUnderTheMouse()
    {
        QWidget window;
        window.resize(600, 400);
        QWidget chart(&window);
        chart.resize(600, 200);
        QWidget tables(&window);
        tables.setGeometry(0, 200, 600, 180);
        QWidget foot(&window);
        foot.setGeometry(0, 380, 600, 20);
        Notices notices(&window, &chart, &tables, &foot);
        notices.add(u"first"_s, Tone::Buy);
        const QPointer<QWidget> first = notices.findChild<QLabel *>()->parentWidget();
        const auto running = [&] {
            const QList<QTimer *> timers = first->findChildren<QTimer *>();
            return std::any_of(timers.begin(), timers.end(), [](const QTimer *each) { return each->isActive(); });
        };
        QVERIFY(running());
        hover(*first, true);
        QVERIFY(!running());
        notices.add(u"second"_s, Tone::Buy); // does not take it away from who reads it
        QVERIFY(first);
        hover(*first, false);
        notices.add(u"third"_s, Tone::Buy);
        QVERIFY(!first);
    }

    void aLayoutHasANameOfItsOwn()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        const WindowScene scene(true, options);
        const auto problem = [&] { return scene.find<QLabel>(u"layoutNameProblem"_s)->text(); };
        trigger(scene, u"layoutKeep"_s);
        QVERIFY(!scene.isEnabled(u"layoutNameKeep"_s));
        QVERIFY(!problem().isEmpty());
        for (const QString &wrong : {u"   "_s, u"a/b"_s, u"a\\b"_s}) {
            scene.type(u"layoutNameEdit"_s, wrong);
            QVERIFY2(!scene.isEnabled(u"layoutNameKeep"_s), qPrintable(wrong));
            QVERIFY(!problem().isEmpty());
        }
        scene.type(u"layoutNameEdit"_s, u" Evening "_s);
        QVERIFY(problem().isEmpty());
        QTest::keyClick(scene.find(u"layoutNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY(!scene.find(u"layoutName"_s));
        trigger(scene, u"layoutKeep"_s);
        scene.type(u"layoutNameEdit"_s, u"evening"_s);
        QVERIFY(!scene.isEnabled(u"layoutNameKeep"_s));
        QVERIFY(problem().contains(u"already"));
        QTest::keyClick(scene.find(u"layoutNameEdit"_s), Qt::Key_Escape);
        QTRY_VERIFY(!scene.find(u"layoutName"_s));
        // It can be forgotten, and its name is free again.
        QMenu *kept = nullptr;
        for (QMenu *menu : scene.window->findChildren<QMenu *>()) {
            if (menu->title() == u"&Kept layouts")
                kept = menu;
        }
        QVERIFY(kept);
        emit kept->aboutToShow();
        const auto *forget = scene.find<QMenu>(u"layoutForget"_s);
        QCOMPARE(forget->actions().size(), 1);
        QCOMPARE(forget->actions().first()->text().remove(u'&'), u"Evening"_s); // it has a letter
        forget->actions().first()->trigger();
        trigger(scene, u"layoutKeep"_s);
        scene.type(u"layoutNameEdit"_s, u"Evening"_s);
        QVERIFY(scene.isEnabled(u"layoutNameKeep"_s));
    }

    void aLongReasonIsReadWhole()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        auto *table = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 3);
        const auto *reason = scene.find<QLabel>(u"activityReason"_s);
        QVERIFY(!reason->isVisible());
        const auto *notes = qobject_cast<RowNotes *>(table->itemDelegate());
        QVERIFY(notes);
        const int usualHeight = table->verticalHeader()->defaultSectionSize();
        int below = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->selectRow(row);
            // Why an order failed is read without highlighting it: in its cell, or below its row.
            const QModelIndex cell = table->model()->index(row, OrderTableModel::DetailColumn);
            QTRY_COMPARE(table->rowHeight(row) > usualHeight, !notes->noteBelow(row).isEmpty());
            if (const QString note = cell.data(NoteRole).toString(); !note.isEmpty()) {
                QVERIFY(notes->noteBelow(row) == note || note == fitting(table, cell));
                QVERIFY(!reason->isVisible());
                below += notes->noteBelow(row).isEmpty() ? 0 : 1;
                continue;
            }
            const QString detail = table->model()->index(row, OrderTableModel::DetailColumn).data().toString();
            const int words = QFontMetrics(themeOf(table).font(TextRole::Body)).horizontalAdvance(detail);
            if (words + themeOf(table).scaled(12) <= table->columnWidth(OrderTableModel::DetailColumn)) {
                QVERIFY2(!reason->isVisible(), qPrintable(detail)); // it is read in its line
                continue;
            }
            QVERIFY2(reason->isVisible() && reason->wordWrap(), qPrintable(detail));
            QCOMPARE(reason->text(), detail);
        }
        QVERIFY(below > 0);
        // With room for it in its cell no row is higher.
        scene.window->resize(2400, 800);
        QTRY_COMPARE(table->rowHeight(0), usualHeight);
        for (int row = 0; row < table->model()->rowCount(); ++row)
            QTRY_COMPARE(table->rowHeight(row), usualHeight);
        scene.window->resize(1280, 800);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(1);
        QVERIFY(!reason->isVisible());
    }

    void wideHasRoomForTheTapesTimes()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        trigger(scene, u"layoutWide"_s);
        auto *tape = scene.find<QTableView>(u"tapeTable"_s);
        QTRY_VERIFY(tape->isVisible() && tape->model()->rowCount() > 0);
        for (int column = 0; column < tape->model()->columnCount(); ++column) {
            if (tape->isColumnHidden(column))
                continue;
            const QString text = tape->model()->index(0, column).data().toString();
            QTRY_VERIFY2(tape->columnWidth(column) >= tape->fontMetrics().horizontalAdvance(text) + 8,
                         qPrintable(text));
        }
        const auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        QTRY_VERIFY(tabs->width() >= tabs->sizeHint().width());
    }

    void docksHaveTheWindowsIcons()
    {
        WindowScene scene;
        const auto *dock = scene.window->findChild<QDockWidget *>();
        for (const QStyle::StandardPixmap which : {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton}) {
            const QImage shown = dock->style()->standardIcon(which, nullptr, dock).pixmap(16).toImage();
            const QString name = which == QStyle::SP_TitleBarCloseButton ? u"close"_s : u"float"_s;
            QCOMPARE(shown, icons::pixmap(name, themeOf(dock).colors.muted, 16, 1).toImage());
        }
    }

    void selectedEntriesOfFileDialogsAreReadable()
    {
        const WindowScene scene;
        for (const ColorScheme scheme : {ColorScheme::Light, ColorScheme::Dark}) {
            scene.window->setScheme(scheme);
            QListWidget list; // as those of file dialogs, without a delegate of the window's own
            list.addItem(u"moon.png"_s);
            list.setCurrentRow(0);
            list.resize(120, 40);
            const QColor text = themeOf(&list).colors.text;
            const QImage picture = list.grab().toImage();
            int found = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor pixel = picture.pixelColor(x, y);
                    found += qAbs(pixel.red() - text.red()) < 40 && qAbs(pixel.green() - text.green()) < 40
                            && qAbs(pixel.blue() - text.blue()) < 40
                        ? 1
                        : 0;
                }
            }
            QVERIFY2(found > 20, QByteArray::number(found));
        }
    }

    void theKingIsFoundByItsName()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.window->selectCoin(scene.desk.tokenList.at(2).mint);
        QTRY_VERIFY(scene.find<QLabel>(u"coinName"_s)->text() != u"Copper Fox");
        QVERIFY(scene.find<QAction>(u"commandKing"_s)->text().contains(u"king", Qt::CaseInsensitive));
        trigger(scene, u"commandKing"_s);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
    }
};

CURVEDESK_TEST(TestNotices)

} // namespace noticesTest
#include "tst_Notices.moc"
