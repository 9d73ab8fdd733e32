// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Menus, keys, settings and what they change.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedTexts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/dialogs/ExplorerDialog.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/discovery/SearchModel.h"
#include "ui/discovery/TokenListPage.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/text/Language.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/DockArea.h"
#include "ui/window/DocumentDialog.h"
#include "ui/window/Notices.h"
#include "ui/window/StartSettings.h"
#include "ui/window/Tour.h"
#include "ui/window/Tray.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDBusMessage>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace shellTest {

namespace {

QAction *command(const WindowScene &scene, const QString &name)
{
    return scene.window->findChild<QAction *>(name);
}

void choose(const WindowScene &scene, const QString &box, const QString &value)
{
    auto *choices = scene.find<QComboBox>(box);
    choices->setCurrentIndex(choices->findData(value));
}

/// Names the widgets that become windows of their own, which flash up on the screen.
class WindowWatch : public QObject
{
public:
    WindowWatch() { qApp->installEventFilter(this); }

    QStringList shown;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = event->type() == QEvent::Show ? qobject_cast<QWidget *>(watched) : nullptr;
        if (widget != nullptr && widget->isWindow())
            shown.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName());
        return QObject::eventFilter(watched, event);
    }
};

/// Chooses the sandbox in the first run's sheet, which starts the tour.
void beginTour(const WindowScene &scene)
{
    scene.window->offerFirstRun();
    scene.click(u"firstRunSandbox"_s);
    QTRY_VERIFY(scene.find(u"tour"_s));
}

/// Goes to the tour's next step by a click, or by a key on its button.
void stepOn(const WindowScene &scene, int key = 0)
{
    const QString said = scene.find<QLabel>(u"tourWords"_s)->text();
    if (key == 0)
        scene.click(u"tourNext"_s);
    else
        QTest::keyClick(scene.find(u"tourNext"_s), static_cast<Qt::Key>(key));
    QTRY_VERIFY(!scene.find(u"tourWords"_s) || scene.find<QLabel>(u"tourWords"_s)->text() != said);
}

} // namespace

class TestShell : public QObject
{
    Q_OBJECT

private slots:
    // A setting without a name is kept for nothing.
    void init() { QTest::failOnWarning(QRegularExpression(u"QSettings"_s)); }

    void everyCommandHasItsOwnKeysAndWords()
    {
        const WindowScene scene;
        QStringList keys;
        QStringList words;
        for (const QAction *menu : scene.find<QMenuBar>(u"menuBar"_s)->actions()) {
            QVERIFY(menu->text().contains(u'&'));
            for (const QAction *action : menu->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                QVERIFY2(!action->shortcut().isEmpty() || !QKeySequence::mnemonic(action->text()).isEmpty(),
                         qPrintable(action->text()));
                words.append(action->text());
                for (const QKeySequence &key : action->shortcuts())
                    keys.append(key.toString());
            }
        }
        QVERIFY(words.size() > 20);
        QCOMPARE(words.removeDuplicates(), 0);
        QCOMPARE(keys.removeDuplicates(), 0);
    }

    void theKeysAreListed()
    {
        const WindowScene scene;
        command(scene, u"commandKeys"_s)->trigger();
        const auto *dialog = scene.find(u"keysDialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        QList<QKeySequence> shown;
        for (const auto *field : dialog->findChildren<QKeySequenceEdit *>())
            shown.append(field->keySequence());
        for (const QAction *menu : scene.find<QMenuBar>(u"menuBar"_s)->actions()) {
            for (const QAction *action : menu->menu()->actions()) {
                if (!action->shortcut().isEmpty())
                    QVERIFY2(shown.contains(action->shortcut()), qPrintable(action->text()));
            }
        }
    }

    void escapeClosesTheKeysAndIsNone()
    {
        const WindowScene scene;
        for (const bool isInField : {false, true}) {
            command(scene, u"commandKeys"_s)->trigger();
            const auto *dialog = scene.find(u"keysDialog"_s);
            auto *field = scene.find<QKeySequenceEdit>(u"keys_commandNewWallet"_s);
            if (isInField)
                field->setFocus();
            QCOMPARE(dialog->focusWidget() == field, isInField);
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY(!scene.find(u"keysDialog"_s));
            QVERIFY(command(scene, u"commandNewWallet"_s)->shortcut().isEmpty());
        }
    }

    void keysAreChangedAndKeptButNeverTwice()
    {
        QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        const auto press = [](const WindowScene &scene, const QString &command, Qt::Key key) {
            auto *field = scene.find<QKeySequenceEdit>(u"keys_"_s + command);
            QTest::keyClick(field, key, Qt::ControlModifier);
            emit field->editingFinished(); // it waits for more keys otherwise
        };
        {
            WindowScene scene(true, options);
            scene.find<QAction>(u"commandKeys"_s)->trigger();
            press(scene, u"commandBuy"_s, Qt::Key_K); // the search's
            QCOMPARE(scene.find<QAction>(u"commandBuy"_s)->shortcut(), QKeySequence(Qt::Key_B));
            QVERIFY(scene.find<QLabel>(u"keysNote"_s)->text().contains(u"Find"));
            press(scene, u"commandBuy"_s, Qt::Key_J);
            QCOMPARE(scene.find<QAction>(u"commandBuy"_s)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
        }
        WindowScene again(true, options);
        QCOMPARE(again.find<QAction>(u"commandBuy"_s)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
        again.find<QAction>(u"commandKeys"_s)->trigger();
        again.click(u"keysReset"_s);
        QCOMPARE(again.find<QAction>(u"commandBuy"_s)->shortcut(), QKeySequence(Qt::Key_B));
        QCOMPARE(again.find<QAction>(u"commandLarger"_s)->shortcuts().size(), 2);
        WindowScene third(true, options);
        QCOMPARE(third.find<QAction>(u"commandBuy"_s)->shortcut(), QKeySequence(Qt::Key_B));
    }

    void whatNamesAKeyFollowsItsChange()
    {
        const WindowScene scene;
        const auto *lock = scene.find(u"lockKeys"_s);
        const auto *hide = scene.find(u"hideAmounts"_s);
        QVERIFY(hide->toolTip().contains(u"(Ctrl+H)"));
        command(scene, u"commandHideAmounts"_s)->setShortcut(Qt::CTRL | Qt::Key_J);
        command(scene, u"commandLock"_s)->setShortcut({});
        QVERIFY(hide->toolTip().contains(u"(Ctrl+J)"));
        QVERIFY(!lock->toolTip().isEmpty() && !lock->toolTip().contains(u'('));
        auto *search = scene.find(u"search"_s);
        const auto shows = [search](const QString &words) {
            const PaintedTexts painted(*search);
            return std::ranges::any_of(painted.texts(), [&](const auto &text) { return text.words == words; });
        };
        QVERIFY(shows(u"Ctrl K"_s));
        command(scene, u"commandFind"_s)->setShortcut(Qt::CTRL | Qt::Key_Y);
        QVERIFY(shows(u"Ctrl Y"_s));
    }

    // Escape leads from a menu to the bar, a second one from there to what had the focus.
    void aMenuOpenedFromTheBarGivesTheFocusBack()
    {
        const WindowScene scene;
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        auto *bar = scene.find<QMenuBar>(u"menuBar"_s);
        auto *chart = scene.find(u"candleChart"_s);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(bar->hasFocus());
        QTest::keyClick(bar, Qt::Key_T, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(bar->hasFocus());
        QTest::keyClick(bar, Qt::Key_Escape);
        QTRY_COMPARE(scene.window->focusWidget(), chart);
    }

    void keysOfTheFocusAndTheMenusAreNoCommands()
    {
        const WindowScene scene;
        command(scene, u"commandKeys"_s)->trigger();
        auto *field = scene.find<QKeySequenceEdit>(u"keys_commandBuy"_s);
        const auto *note = scene.find<QLabel>(u"keysNote"_s);
        const auto press = [field](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(field, key, modifiers);
            emit field->editingFinished(); // it waits for more keys otherwise
        };
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            press(key);
            QCOMPARE(command(scene, u"commandBuy"_s)->shortcut(), QKeySequence(Qt::Key_B));
            QCOMPARE(field->keySequence(), QKeySequence(Qt::Key_B));
            QCOMPARE(note->text(),
                     QKeySequence(key).toString(QKeySequence::NativeText) + u" is kept for what has the focus"_s);
        }
        press(Qt::Key_F, Qt::AltModifier);
        QCOMPARE(command(scene, u"commandBuy"_s)->shortcut(), QKeySequence(Qt::Key_B));
        QCOMPARE(note->text(), u"Alt+F is taken by: File"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(command(scene, u"commandBuy"_s)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Return));
    }

    void backspaceAndDeleteTakeTheKeysAway_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("Backspace") << Qt::Key_Backspace;
        QTest::newRow("Delete") << Qt::Key_Delete;
    }
    void backspaceAndDeleteTakeTheKeysAway()
    {
        QFETCH(Qt::Key, key);
        const WindowScene scene;
        command(scene, u"commandKeys"_s)->trigger();
        auto *field = scene.find<QKeySequenceEdit>(u"keys_commandBuy"_s);
        QTest::keyClick(field, key);
        QVERIFY(command(scene, u"commandBuy"_s)->shortcut().isEmpty());
        QVERIFY(field->keySequence().isEmpty());
        QCOMPARE(field->findChild<QLineEdit *>()->placeholderText(), u"not set"_s);
    }

    void readersMeetAFieldOfKeysOnce()
    {
        const WindowScene scene;
        command(scene, u"commandKeys"_s)->trigger();
        auto *field = scene.find<QKeySequenceEdit>(u"keys_commandBuy"_s);
        const QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(field);
        QCOMPARE(reader->role(), QAccessible::HotkeyField);
        QCOMPARE(reader->childCount(), 0);
        QCOMPARE(reader->text(QAccessible::Name), u"Keys of Buy"_s);
        QCOMPARE(reader->text(QAccessible::Value), u"B"_s);
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(reader->text(QAccessible::Value), u"not set"_s);
    }

    // The user may have given it away before it became the usual key of a new command.
    void aKeyThatWasGivenAwayIsTheOthersAlone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"shortcuts/commandBuy"_s, u"Ctrl+Shift+N"_s);
        const WindowScene scene(true, {.settingsPath = path});
        QCOMPARE(command(scene, u"commandBuy"_s)->shortcut(), QKeySequence(u"Ctrl+Shift+N"_s));
        QVERIFY(command(scene, u"commandDismissNotices"_s)->shortcut().isEmpty());
    }

    // A settings file may have been written by hand, or by an earlier version that allowed more.
    void keysThatNoCommandMayHaveAreNotRestored()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        const WindowScene usual;
        const QStringList names{u"commandBuy"_s, u"commandSell"_s, u"commandKing"_s, u"commandFind"_s};
        {
            QSettings settings(path, QSettings::IniFormat);
            for (const QString &name : names)
                QVERIFY2(command(usual, name), qPrintable(name));
            settings.setValue(u"shortcuts/commandBuy"_s, u"Return"_s);
            settings.setValue(u"shortcuts/commandSell"_s, u"Shift+Space"_s);
            settings.setValue(u"shortcuts/commandKing"_s, u"Alt+F"_s); // opens a menu
            settings.setValue(u"shortcuts/commandFind"_s, u"Ctrl+Y, Ctrl+Z"_s);
            settings.setValue(u"shortcuts/commandNewWallet"_s, u"Ctrl+Shift+Y"_s);
            settings.setValue(u"shortcuts/commandTour"_s, u"Ctrl+Shift+Y"_s); // one of the two has it
            settings.setValue(u"shortcuts/commandKeys"_s, QString()); // the user wants none
        }
        const WindowScene scene(true, {.settingsPath = path});
        for (const QString &name : names)
            QCOMPARE(command(scene, name)->shortcuts(), command(usual, name)->shortcuts());
        const QKeySequence twice(u"Ctrl+Shift+Y"_s);
        QVERIFY((command(scene, u"commandNewWallet"_s)->shortcut() == twice)
                != (command(scene, u"commandTour"_s)->shortcut() == twice));
        QVERIFY(command(scene, u"commandKeys"_s)->shortcut().isEmpty());
    }

    void theNoticesAreReadAndDismissedByKeyboard()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        QVERIFY(!command(scene, u"commandDismissNotices"_s)->isEnabled());
        scene.find<Notices>(u"notices"_s)->add(u"said"_s, Tone::Warn);
        QVERIFY(command(scene, u"commandDismissNotices"_s)->isEnabled());
        QTest::keyClick(scene.window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!command(scene, u"commandDismissNotices"_s)->isEnabled());
        QVERIFY(!scene.find(u"standingNotices"_s)->isVisible());
        QTest::keyClick(scene.window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(scene.find(u"noticeLog"_s));
        QVERIFY(scene.find(u"noticeLog"_s)->isVisible());
    }

    void coloursAndRowsFollowTheSettings()
    {
        QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        QColor usual;
        int rows = 0;
        {
            WindowScene scene(true, options);
            usual = themeOf(scene.window.get()).colors.buy;
            rows = scene.find<QTableView>(u"activityTable"_s)->verticalHeader()->defaultSectionSize();
            scene.find<QAction>(u"commandSettings"_s)->trigger();
            scene.find<QComboBox>(u"settingsConvention"_s)->setCurrentIndex(1);
            scene.find<QComboBox>(u"settingsDensity"_s)->setCurrentIndex(2);
            scene.click(u"settingsSave"_s);
            QVERIFY(themeOf(scene.window.get()).colors.buy != usual);
            QVERIFY(scene.find<QTableView>(u"activityTable"_s)->verticalHeader()->defaultSectionSize() > rows);
        }
        WindowScene again(true, options);
        QVERIFY(themeOf(again.window.get()).colors.buy != usual);
        QVERIFY(again.find<QTableView>(u"activityTable"_s)->verticalHeader()->defaultSectionSize() > rows);
    }

    void theWindowIsThereBeforeItsDesk()
    {
        FakeDesk desk;
        desk.fill();
        QTemporaryDir folder;
        MainWindow window(WindowOptions{.settingsPath = folder.filePath(u"window.ini"_s)});
        window.show();
        QVERIFY(window.isVisible());
        const QSize size = window.size();
        window.setZoom(110); // what can be done meanwhile does no harm
        window.open(desk);
        QTRY_COMPARE(window.findChild<QLabel *>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QCOMPARE(window.size(), size);
        MainWindow closed(WindowOptions{.settingsPath = folder.filePath(u"other.ini"_s)});
        closed.show();
        closed.close();
        QVERIFY(!QFile::exists(folder.filePath(u"other.ini"_s))); // nothing was loaded that could be kept
    }

    void theSearchRunsCommands()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        command(scene, u"commandFind"_s)->trigger();
        auto *box = scene.find<QLineEdit>(u"search"_s);
        QTest::keyClicks(box, u"settings"_s);
        QCOMPARE(box->text(), u"settings"_s);
        const auto *popup = scene.find<QLineEdit>(u"search"_s)->findChild<QCompleter *>()->popup();
        QVERIFY(popup->sizeHintForRow(0) >= 30); // rows with a picture, not bare text
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY2(scene.find(u"settingsDialog"_s), qPrintable(box->text() + scene.desk.searches.join(u'|')));
    }

    void enterWaitsForTheCoins()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.desk.tokenList.append(sampleToken(u"Settings"_s, u"SET"_s, 1'000));
        command(scene, u"commandFind"_s)->trigger();
        auto *box = scene.find<QLineEdit>(u"search"_s);
        QTest::keyClicks(box, u"settings"_s);
        QVERIFY(scene.window->findChild<SearchModel *>()->command(0) != nullptr);
        QTest::keyClick(box, Qt::Key_Return);
        QTest::keyClick(box, Qt::Key_Return); // still before the coins are known, above which no command stands
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Settings"_s);
        QVERIFY(!scene.find(u"settingsDialog"_s));
    }

    void theSearchRunsOnlyWhatIsHighlighted()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        command(scene, u"commandFind"_s)->trigger();
        auto *box = scene.find<QLineEdit>(u"search"_s);
        auto *popup = box->findChild<QCompleter *>()->popup();
        QTRY_VERIFY(popup->isVisible());
        QVERIFY(!popup->currentIndex().isValid());
        // A list that gets the focus makes its first row the current one, without highlighting it.
        popup->selectionModel()->setCurrentIndex(popup->model()->index(0, 0), QItemSelectionModel::NoUpdate);
        const auto *found = scene.window->findChild<SearchModel *>();
        QVERIFY(found->command(0) != nullptr);
        const QSignalSpy ran(found->command(0), &QAction::triggered);
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(ran.count(), 0);
        QVERIFY(popup->isVisible());
        // What an arrow key highlights runs.
        QTest::keyClicks(box, u"settings"_s);
        QTest::keyClick(popup, Qt::Key_Down);
        QVERIFY(popup->selectionModel()->hasSelection());
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(scene.find(u"settingsDialog"_s));
    }

    void aKeptLayoutIsFoundByItsName()
    {
        const QTemporaryDir folder;
        const WindowScene scene(true, {.settingsPath = folder.filePath(u"window.ini"_s)});
        scene.window->resize(1920, 1080);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        const auto *tape = scene.find(u"tapePanel"_s);
        command(scene, u"layoutWide"_s)->trigger();
        QTRY_VERIFY(tape->isVisible());
        command(scene, u"layoutKeep"_s)->trigger();
        scene.type(u"layoutNameEdit"_s, u"Evening & night"_s);
        QTest::keyClick(scene.find(u"layoutNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY(!scene.find(u"layoutName"_s));
        scene.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        command(scene, u"layoutTrade"_s)->trigger();
        QTRY_VERIFY(!tape->isVisible());
        auto *box = scene.find<QLineEdit>(u"search"_s);
        const auto *found = scene.window->findChild<SearchModel *>();
        command(scene, u"commandFind"_s)->trigger();
        QTest::keyClicks(box, u"evening"_s);
        QCOMPARE(found->rowCount(), 1);
        QCOMPARE(found->index(0).data().toString(), u"Layout: Evening & night"_s);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(tape->isVisible());
        emit scene.find<QMenu>(u"keptLayouts"_s)->aboutToShow();
        scene.find<QMenu>(u"layoutForget"_s)->actions().first()->trigger();
        command(scene, u"commandFind"_s)->trigger();
        QTest::keyClicks(box, u"evening"_s);
        QVERIFY(found->command(0) == nullptr);
    }

    void theTextEndsAtItsLimits()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"look/zoom"_s, 200);
        const WindowScene scene(true, {.settingsPath = path});
        auto *larger = command(scene, u"commandLarger"_s);
        auto *smaller = command(scene, u"commandSmaller"_s);
        QVERIFY(!larger->isEnabled() && smaller->isEnabled());
        QVERIFY(larger->toolTip().contains(u"largest"));
        smaller->trigger();
        QVERIFY(larger->isEnabled() && smaller->isEnabled());
        for (int steps = 0; smaller->isEnabled() && steps < 20; ++steps)
            smaller->trigger();
        QVERIFY(larger->isEnabled() && !smaller->isEnabled());
        command(scene, u"commandUsualSize"_s)->trigger();
        QVERIFY(larger->isEnabled() && smaller->isEnabled());
    }

    void theSearchOpensEachTable_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"Activity"_s, u"Trades"_s, u"Positions"_s, u"Holders"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void theSearchOpensEachTable()
    {
        QFETCH(QString, name);
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        tabs->setCurrentIndex(name == u"Activity"_s ? 1 : 0);
        command(scene, u"commandFind"_s)->trigger();
        auto *box = scene.find<QLineEdit>(u"search"_s);
        QTest::keyClicks(box, name.toLower());
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), name);
        QTRY_VERIFY(tabs->hasFocus());
    }

    void escapeKeepsTheFocus()
    {
        const WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        for (const QString &name : {u"activityTable"_s, u"orderAmount"_s}) {
            auto *control = scene.find(name);
            QTRY_VERIFY(control->isVisible() && control->isEnabled());
            control->setFocus();
            QCOMPARE(QApplication::focusWidget(), control);
            QTest::keyClick(control, Qt::Key_Escape);
            QCOMPARE(QApplication::focusWidget(), control);
        }
    }

    void keysThatCanDoNothingSaySo()
    {
        const WindowScene scene(false);
        QGuiApplication::clipboard()->setText(u"kept"_s);
        const auto *notices = scene.find<Notices>(u"notices"_s);
        qsizetype said = notices->log().size();
        for (const QString &name : {u"commandKing"_s, u"commandAbout"_s, u"commandWatch"_s, u"commandCopyMint"_s}) {
            command(scene, name)->trigger();
            QCOMPARE(notices->log().size(), ++said);
        }
        QCOMPARE(QGuiApplication::clipboard()->text(), u"kept"_s);
    }

    void aClosedSheetGivesTheFocusToNoTextField()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        if (QWidget *focused = scene.window->focusWidget())
            focused->clearFocus();
        QPointer<QWidget> sheet;
        command(scene, u"commandKeys"_s)->trigger();
        QTRY_VERIFY(sheet = QApplication::activeModalWidget());
        QTest::keyClick(sheet, Qt::Key_Escape);
        QTRY_VERIFY(!sheet);
        scene.window->activateWindow(); // as the window manager does
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        QTRY_VERIFY(QApplication::focusWidget());
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) == nullptr);
    }

    void theWalletMenuActsOnTheSelectedWallet()
    {
        const WindowScene scene;
        QTRY_VERIFY(command(scene, u"commandSend"_s)->isEnabled());
        command(scene, u"commandReceive"_s)->trigger();
        QVERIFY(scene.find(u"receiveDialog"_s)->isVisible());
        const WindowScene none(false);
        QVERIFY(!command(none, u"commandSend"_s)->isEnabled() && command(none, u"commandNewWallet"_s)->isEnabled());
        QVERIFY(command(none, u"commandSend"_s)->toolTip().contains(u"wallet first"));
    }

    void aWatchedWalletHasNoKeyToShow()
    {
        WindowScene scene;
        QTRY_VERIFY(command(scene, u"commandShowKey"_s)->isEnabled());
        for (WalletSummary &each : scene.desk.walletList)
            each.isWatched = true;
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(!command(scene, u"commandShowKey"_s)->isEnabled());
        QVERIFY(command(scene, u"commandShowKey"_s)->toolTip().contains(u"watched"));
        QVERIFY(command(scene, u"commandReceive"_s)->isEnabled());
    }

    void aNumberPressesAPreset()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        command(scene, u"commandPreset2"_s)->trigger();
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"1"_s);
        command(scene, u"commandSell"_s)->trigger();
        QTRY_VERIFY(scene.find<TextLabel>(u"orderBalance"_s)->text().contains(u"16"));
        command(scene, u"commandPreset1"_s)->trigger();
        QVERIFY(scene.find<QAbstractButton>(u"percent50"_s)->isChecked());
    }

    void theNoteOfTheSettingsMovesNothing()
    {
        const WindowScene scene;
        scene.window->resize(1280, 768); // of a screen of 1280x800, below the title
        command(scene, u"commandSettings"_s)->trigger();
        const QWidget *sheet = scene.find(u"settingsDialog"_s);
        QTRY_VERIFY(sheet->isVisible());
        const auto places = [&] {
            QCoreApplication::processEvents();
            QList<QRect> list{sheet->rect()};
            for (const QString &name : {u"settingsLanguage"_s, u"settingsApproval"_s, u"settingsSave"_s}) {
                const QWidget *each = scene.find(name);
                list.append(QRect(each->mapTo(sheet, QPoint()), each->size()));
            }
            return list;
        };
        const QList<QRect> before = places();
        choose(scene, u"settingsLanguage"_s, u"de"_s);
        QVERIFY(!scene.find<QLabel>(u"settingsNote"_s)->text().isEmpty());
        QCOMPARE(places(), before);
        QVERIFY(!sheet->findChild<QScrollArea *>()->verticalScrollBar()->isVisible());
    }

    void settingsHoldAtOnceAndAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        for (const bool isFirst : {true, false}) {
            const WindowScene scene(true, {.settingsPath = path, .scheme = {}, .hasSimulatedTraders = false});
            QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
            if (isFirst) {
                command(scene, u"commandSettings"_s)->trigger();
                choose(scene, u"settingsLanguage"_s, u"pt_BR"_s);
                QVERIFY(scene.isEnabled(u"settingsRestart"_s));
                choose(scene, u"settingsScheme"_s, u"light"_s);
                choose(scene, u"settingsExplorer"_s, u"solscan.io"_s);
                choose(scene, u"settingsNotifies"_s, u"off"_s);
                scene.find<QSpinBox>(u"settingsZoom"_s)->setValue(110);
                scene.type(u"settingsSpend"_s, u"0.25"_s);
                scene.type(u"settingsSlippage"_s, u"7"_s);
                choose(scene, u"settingsNetwork"_s, u"devnet"_s);
                scene.find<QSpinBox>(u"settingsLock"_s)->setValue(0);
                scene.find<QSpinBox>(u"settingsMarketSize"_s)->setValue(512);
                QVERIFY(scene.isEnabled(u"settingsRestart"_s));
                scene.click(u"settingsSave"_s);
                // What was saved still waits for a start, and says so where it is seen without scrolling.
                QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
                command(scene, u"commandSettings"_s)->trigger();
                QVERIFY(scene.isEnabled(u"settingsRestart"_s));
                const auto *note = scene.find<QLabel>(u"settingsNote"_s);
                QVERIFY(!note->text().isEmpty());
                QVERIFY(!note->visibleRegion().isEmpty());
                scene.click(u"dialogCancel"_s);
                QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
            }
            QCOMPARE(themeOf(scene.window.get()).zoomPercent, 110);
            QVERIFY(!scene.window->findChild<Tray *>()->isNotifying());
            QCOMPARE(ExplorerDialog::pageOf(ExplorerDialog::Subject::Account, u"abc"_s, u"devnet"_s),
                     QUrl(u"https://solscan.io/account/abc?cluster=devnet"_s));
            QCOMPARE(themeOf(scene.window.get()).scheme, ColorScheme::Light);
            scene.type(u"orderAmount"_s, u"0.5"_s);
            QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"limit for one order"));
            scene.type(u"orderAmount"_s, u"0.1"_s);
            QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
            scene.type(u"orderSlippageCustom"_s, u"7.5"_s);
            QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"limit for slippage"));
            scene.window->close();
        }
        ExplorerDialog::chooseHost({});
        const QSettings settings(path, QSettings::IniFormat);
        QCOMPARE(settings.value("look/language"_L1).toString(), u"pt_BR"_s);
        const StartOptions kept = startSettings::read(settings);
        QCOMPARE(kept,
                 (StartOptions{{u"network"_s, u"devnet"_s}, {u"lock-after"_s, u"0"_s}, {u"market-size"_s, u"512"_s}}));
    }

    void socketPortAndPatienceAreKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        const WindowScene scene(true, {.settingsPath = path});
        command(scene, u"commandSettings"_s)->trigger();
        QVERIFY(!scene.isEnabled(u"settingsSocket"_s));
        choose(scene, u"settingsNetwork"_s, u"own"_s);
        QVERIFY(!scene.isEnabled(u"settingsNodePort"_s));
        scene.type(u"settingsEndpoint"_s, u"http://127.0.0.1:8899"_s);
        for (const auto &[address, isFine] :
             {std::pair(u"ws://10.0.0.1"_s, false), std::pair(u"https://node.example"_s, false),
              std::pair(u"wss://node.example/key"_s, true), std::pair(u"ws://127.0.0.1:8900"_s, true)}) {
            scene.type(u"settingsSocket"_s, address);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        scene.find<QSpinBox>(u"settingsApproval"_s)->setValue(120);
        scene.click(u"settingsSave"_s);
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        QCOMPARE(startSettings::read(QSettings(path, QSettings::IniFormat)),
                 (StartOptions{{u"rpc"_s, u"http://127.0.0.1:8899"_s},
                               {u"ws"_s, u"ws://127.0.0.1:8900"_s},
                               {u"approval-timeout"_s, u"120"_s}}));
        command(scene, u"commandSettings"_s)->trigger();
        QCOMPARE(scene.find<QLineEdit>(u"settingsSocket"_s)->text(), u"ws://127.0.0.1:8900"_s);
        QCOMPARE(scene.find<QSpinBox>(u"settingsApproval"_s)->value(), 120);
        scene.find<QSpinBox>(u"settingsApproval"_s)->setValue(60); // as without the option
        choose(scene, u"settingsNetwork"_s, u"sandbox"_s);
        scene.type(u"settingsApiPort"_s, u"8787"_s);
        for (const auto &[port, isFine] :
             {std::pair(u"8787"_s, false), std::pair(u"0"_s, false), std::pair(u"8899"_s, true)}) {
            scene.type(u"settingsNodePort"_s, port);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        scene.click(u"settingsSave"_s);
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        QCOMPARE(startSettings::read(QSettings(path, QSettings::IniFormat)),
                 (StartOptions{{u"sandbox-rpc-port"_s, u"8899"_s}, {u"api-port"_s, u"8787"_s}}));
    }

    void aLimitOfZeroIsOne()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        for (const bool isFirst : {true, false}) {
            const WindowScene scene(true, {.settingsPath = path});
            QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
            command(scene, u"commandSettings"_s)->trigger();
            if (isFirst) {
                scene.type(u"settingsSpend"_s, u"0"_s);
                scene.type(u"settingsFeeCap"_s, u"0"_s);
            }
            for (const QString &field : {u"settingsSpend"_s, u"settingsFeeCap"_s})
                QCOMPARE(scene.find<QLineEdit>(field)->text(), u"0"_s);
            scene.click(u"settingsSave"_s);
            QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
            scene.type(u"orderAmount"_s, u"0.1"_s);
            QTRY_VERIFY(scene.find<TextLabel>(u"orderReason"_s)->text().contains(u"limit for one order"));
            scene.window->close();
        }
        const WindowScene scene(true, {.settingsPath = path});
        command(scene, u"commandSettings"_s)->trigger();
        scene.find<QLineEdit>(u"settingsSpend"_s)->clear();
        scene.find<QLineEdit>(u"settingsFeeCap"_s)->clear();
        QCOMPARE(scene.find<QLineEdit>(u"settingsFeeCap"_s)->placeholderText(), u"0.005"_s);
        scene.click(u"settingsSave"_s);
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        scene.window->close();
        const QSettings settings(path, QSettings::IniFormat);
        QVERIFY(!settings.contains("limits/spend"_L1));
        QVERIFY(!startSettings::read(settings).contains(u"priority-fee-cap"_s));
    }

    void theMarketsBoundIsTheOneThatIsKept_data()
    {
        QTest::addColumn<QString>("kept"); // empty: none
        QTest::addColumn<int>("shown");
        QTest::newRow("none") << QString() << 4096;
        QTest::newRow("no limit") << u"0"_s << 0;
        QTest::newRow("a small one") << u"64"_s << 64;
        QTest::newRow("more than the field takes") << u"4294967295"_s << std::numeric_limits<int>::max();
    }
    void theMarketsBoundIsTheOneThatIsKept()
    {
        QFETCH(QString, kept);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        if (!kept.isEmpty())
            QSettings(path, QSettings::IniFormat).setValue(u"start/market-size"_s, kept);
        const WindowScene scene(true, {.settingsPath = path});
        command(scene, u"commandSettings"_s)->trigger();
        auto *field = scene.find<QSpinBox>(u"settingsMarketSize"_s);
        QTEST(field->value(), "shown");
        field->setValue(4096);
        scene.click(u"settingsSave"_s);
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        // The program's own bound is not kept, so that a later one holds for those who never chose.
        QVERIFY(!startSettings::read(QSettings(path, QSettings::IniFormat)).contains(u"market-size"_s));
    }

    void theApiHostIsOnAgainAfterARestartOnTheSameNetwork_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<bool>("isOnAgain");
        QTest::newRow("the same network") << u"sandbox"_s << true;
        QTest::newRow("another network") << u"devnet"_s << false;
    }
    void theApiHostIsOnAgainAfterARestartOnTheSameNetwork()
    {
        QFETCH(QString, network);
        QFETCH(bool, isOnAgain);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        {
            WindowScene scene(true, {.settingsPath = path});
            scene.desk.startApiHost(scene.window.get(), 18'787, [](const Result<quint16> &) {});
            QTRY_VERIFY(scene.desk.apiHost().isRunning);
            command(scene, u"commandSettings"_s)->trigger();
            choose(scene, u"settingsLanguage"_s, u"de"_s);
            choose(scene, u"settingsNetwork"_s, network);
            QCOMPARE(scene.find<QLabel>(u"settingsNote"_s)->text().contains(u"The API host is off then."), !isOnAgain);
            scene.click(u"settingsRestart"_s);
        }
        QSettings settings(path, QSettings::IniFormat);
        QCOMPARE(startSettings::takeForStart(settings).value(u"api-port"_s), isOnAgain ? u"18787"_s : QString());
        // It was for that start alone, and is no choice of the user.
        QVERIFY(!startSettings::takeForStart(settings).contains(u"api-port"_s));
        QVERIFY(!startSettings::read(settings).contains(u"api-port"_s));
    }

    void settingsSayWhatIsWrong()
    {
        const WindowScene scene;
        command(scene, u"commandSettings"_s)->trigger();
        QVERIFY(scene.isEnabled(u"settingsSave"_s));
        QVERIFY(!scene.isEnabled(u"settingsRestart"_s));
        choose(scene, u"settingsNetwork"_s, u"own"_s);
        QVERIFY(!scene.isEnabled(u"settingsSave"_s));
        for (const auto &[address, isFine] :
             {std::pair(u"ftp://x"_s, false), std::pair(u"http://10.0.0.1"_s, false),
              std::pair(u"http://127.0.0.1:8899"_s, true), std::pair(u"https://node.example/key"_s, true),
              std::pair(u"https://a.example ftp://b"_s, false),
              std::pair(u"https://a.example  https://b.example "_s, true)}) {
            scene.type(u"settingsEndpoint"_s, address);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        choose(scene, u"settingsNetwork"_s, u"sandbox"_s);
        for (const auto &[address, isFine] :
             {std::pair(u"proxy.example"_s, false), std::pair(u"http://user:word@proxy.example:1"_s, false),
              std::pair(u"http://proxy.example:3128"_s, true), std::pair(u"socks5://127.0.0.1:9050"_s, true)}) {
            scene.type(u"settingsProxy"_s, address);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        for (const auto &[cap, isFine] : {std::pair(u"1.000000001"_s, false), std::pair(u"1"_s, true)}) {
            scene.type(u"settingsFeeCap"_s, cap);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        for (const auto &[port, isFine] : {std::pair(u"0"_s, false), std::pair(u"8787"_s, true)}) {
            scene.type(u"settingsApiPort"_s, port);
            QCOMPARE(scene.isEnabled(u"settingsSave"_s), isFine);
        }
        scene.type(u"settingsSpend"_s, u"1.2.3"_s);
        QVERIFY(!scene.isEnabled(u"settingsSave"_s));
        QVERIFY(scene.find<TextLabel>(u"settingsNote"_s)->text().contains(u"Spend"));
    }

    void whatAStartWouldRefuseIsNotSaved()
    {
        WindowOptions options;
        options.startProblem = [](const StartOptions &kept) {
            return kept.value(u"kubo-url"_s) == u"nowhere" ? u"--kubo-url is an address."_s : QString();
        };
        const WindowScene scene(true, options);
        command(scene, u"commandSettings"_s)->trigger();
        choose(scene, u"settingsStore"_s, u"kubo"_s);
        scene.type(u"settingsKubo"_s, u"nowhere"_s);
        QVERIFY(!scene.isEnabled(u"settingsSave"_s));
        QVERIFY(!scene.isEnabled(u"settingsRestart"_s));
        QCOMPARE(scene.find<TextLabel>(u"settingsNote"_s)->text(), u"--kubo-url is an address."_s);
        scene.type(u"settingsKubo"_s, u"http://127.0.0.1:5001"_s);
        QVERIFY(scene.isEnabled(u"settingsSave"_s));
    }

    void onlyAStartThatSaysNoNetworkAsksForOne()
    {
        QVERIFY(!startSettings::choosesNetwork({u"x"_s}));
        QVERIFY(!startSettings::choosesNetwork({u"x"_s, u"--data-dir"_s, u"/d"_s}));
        for (const QString &given :
             {u"--network"_s, u"--network=devnet"_s, u"--rpc=https://n"_s, u"--sandbox-traders=off"_s})
            QVERIFY2(startSettings::choosesNetwork({u"x"_s, given}), qPrintable(given));
    }

    void theCommandLineGoesBeforeTheSettings_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QStringList>("all");
        QTest::newRow("nothing") << QStringList{
            u"x"_s} << QStringList{u"x"_s, u"--lock-after=5"_s, u"--network=devnet"_s, u"--rpc=https://n"_s};
        QTest::newRow("another option")
            << QStringList{u"x"_s, u"--data-dir"_s, u"/d"_s}
            << QStringList{u"x"_s, u"--lock-after=5"_s, u"--network=devnet"_s, u"--rpc=https://n"_s, u"--data-dir"_s,
                           u"/d"_s};
        QTest::newRow("the same option") << QStringList{u"x"_s, u"--lock-after"_s, u"0"_s}
                                         << QStringList{u"x"_s, u"--network=devnet"_s, u"--rpc=https://n"_s,
                                                        u"--lock-after"_s, u"0"_s};
        QTest::newRow("a network replaces the endpoint too")
            << QStringList{u"x"_s, u"--network=sandbox"_s}
            << QStringList{u"x"_s, u"--lock-after=5"_s, u"--network=sandbox"_s};
    }
    void theCommandLineGoesBeforeTheSettings()
    {
        QFETCH(QStringList, given);
        QFETCH(QStringList, all);
        const StartOptions kept{{u"network"_s, u"devnet"_s}, {u"rpc"_s, u"https://n"_s}, {u"lock-after"_s, u"5"_s}};
        QCOMPARE(startSettings::arguments(kept, given), all);
    }

    // Else a start on another network would refuse them, and all that is kept with them.
    void whatBelongsToOneNetworkIsLeftOutOnAnother()
    {
        const StartOptions node{{u"rpc"_s, u"https://n"_s}, {u"ws"_s, u"wss://n"_s}};
        QCOMPARE(startSettings::arguments(node, {u"x"_s, u"--network=sandbox"_s}),
                 (QStringList{u"x"_s, u"--network=sandbox"_s}));
        const StartOptions sandbox{{u"sandbox-rpc-port"_s, u"8899"_s}};
        QCOMPARE(startSettings::arguments(sandbox, {u"x"_s, u"--rpc=https://n"_s}),
                 (QStringList{u"x"_s, u"--rpc=https://n"_s}));
    }

    void severalNodesAreKeptAsOneSetting()
    {
        const StartOptions kept{{u"network"_s, u"devnet"_s}, {u"rpc"_s, u"https://a https://b"_s}};
        QCOMPARE(startSettings::arguments(kept, {u"x"_s}),
                 (QStringList{u"x"_s, u"--network=devnet"_s, u"--rpc=https://a"_s, u"--rpc=https://b"_s}));
    }

    void theFirstStartChoosesTheNetwork()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        const WindowScene scene(true, {.settingsPath = path, .scheme = {}, .hasSimulatedTraders = false});
        scene.window->offerFirstRun();
        QVERIFY(scene.find(u"firstRunDialog"_s)->isVisible());
        scene.click(u"firstRunOwn"_s);
        QTRY_VERIFY(scene.find(u"settingsDialog"_s));
        QCOMPARE(scene.find<QComboBox>(u"settingsNetwork"_s)->currentData().toString(), u"own"_s);
        QVERIFY(scene.isEnabled(u"settingsEndpoint"_s));
    }

    /// The desktop's own service, which is asked where there is no tray, may read markup.
    void aNoticeOfTheDesktopHasNoMarkup()
    {
        const QVariantList arguments = notificationCall(u"<b>Bought</b> & sold"_s).arguments();
        QList<int> types;
        for (const QVariant &each : arguments)
            types.append(each.typeId());
        const QList<int> expected{QMetaType::QString,     QMetaType::UInt,    QMetaType::QString,
                                  QMetaType::QString,     QMetaType::QString, QMetaType::QStringList,
                                  QMetaType::QVariantMap, QMetaType::Int};
        QCOMPARE(types, expected);
        QCOMPARE(arguments.at(4).toString(), u"&lt;b&gt;Bought&lt;/b&gt; &amp; sold"_s);
    }

    void theTourIsLeftOnceAndForAll_data()
    {
        QTest::addColumn<int>("key"); // to leave it; 0: by going through it
        QTest::newRow("Esc") << static_cast<int>(Qt::Key_Escape);
        QTest::newRow("to its end") << 0;
        QTest::newRow("to its end, by Enter") << static_cast<int>(Qt::Key_Return);
    }
    void theTourIsLeftOnceAndForAll()
    {
        QFETCH(int, key);
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        {
            const WindowScene scene(true, options);
            beginTour(scene);
            QCOMPARE(scene.window->findChildren<QWidget *>(u"tour"_s).size(), 1);
        }
        {
            // It was not left: it comes again.
            const WindowScene scene(true, options);
            QTRY_VERIFY(scene.find(u"tour"_s));
            auto *next = scene.find(u"tourNext"_s);
            // Its keys reach no command of the window.
            QTest::keyClick(next, Qt::Key_S);
            QVERIFY(!scene.find<QAbstractButton>(u"sideSell"_s)->isChecked());
            QStringList words;
            if (key == Qt::Key_Escape)
                QTest::keyClick(next, Qt::Key_Escape);
            while (key != Qt::Key_Escape && scene.find(u"tour"_s)) {
                words.append(scene.find<QLabel>(u"tourWords"_s)->text());
                stepOn(scene, key);
            }
            QTRY_VERIFY(!scene.find(u"tour"_s));
            QVERIFY(key == Qt::Key_Escape || words.size() >= 6);
        }
        const WindowScene scene(true, options);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(!scene.find(u"tour"_s));
        command(scene, u"commandTour"_s)->trigger();
        QVERIFY(scene.find(u"tour"_s));
    }

    void aTourWithoutPartsIsLeftAtOnce()
    {
        const WindowScene scene;
        auto *tour = new Tour(
            {{nullptr, u"It is not there."_s}}, [](QWidget *) {}, scene.window.get());
        const QSignalSpy left(tour, &Tour::left);
        tour->begin();
        QCOMPARE(left.size(), 1);
        QTRY_VERIFY(!scene.find(u"tour"_s));
    }

    void theTourPassesOverAPartThatIsGone()
    {
        const WindowScene scene;
        auto *gone = new QWidget(scene.window.get());
        gone->show();
        const QList<Tour::Step> steps{
            {scene.find(u"workPanel"_s), u"First."_s}, {gone, u"Second."_s}, {scene.find(u"search"_s), u"Third."_s}};
        auto *tour = new Tour(
            steps, [](QWidget *) {}, scene.window.get());
        tour->begin();
        QCOMPARE(scene.find<QLabel>(u"tourWords"_s)->text(), u"First."_s);
        delete gone;
        stepOn(scene);
        QCOMPARE(scene.find<QLabel>(u"tourWords"_s)->text(), u"Third."_s);
    }

    void nothingFlashesUp()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        {
            const WindowScene scene(true, options);
            beginTour(scene);
        }
        const WindowWatch watch;
        const WindowScene scene(true, options);
        QTRY_VERIFY(scene.find(u"tour"_s));
        while (scene.find(u"tour"_s))
            stepOn(scene);
        for (const QString &name : {u"evidenceTabs"_s, u"tokenTabs"_s, u"workTabs"_s}) {
            auto *tabs = scene.find<QTabBar>(name);
            for (int tab = 0; tabs != nullptr && tab < tabs->count(); ++tab)
                tabs->setCurrentIndex(tab);
        }
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QCOMPARE(watch.shown, QStringList{u"curvedesk::MainWindow "_s});
    }

    void theDocumentsAreRead()
    {
        const WindowScene scene;
        QVERIFY(DocumentDialog::names().contains(u"http-api"_s));
        for (const QString &name : DocumentDialog::names()) {
            const QAction *action = command(scene, u"document-"_s + name);
            QVERIFY2(action && !action->text().isEmpty(), qPrintable(name));
            QCOMPARE(language::withoutMnemonic(action->text()), DocumentDialog::titleOf(name));
        }
        command(scene, u"document-user-guide"_s)->trigger();
        const auto *page = scene.find<QTextBrowser>(u"documentPage"_s);
        QVERIFY(page->toPlainText().contains(u"bonding curve"));
        QVERIFY(!page->toPlainText().contains(u"# "));
        int pictures = 0;
        for (const QTextFormat &format : page->document()->allFormats()) {
            if (!format.isImageFormat())
                continue;
            const QString name = format.toImageFormat().name();
            QVERIFY2(page->document()->resource(QTextDocument::ImageResource, QUrl(name)).isValid(), qPrintable(name));
            ++pictures;
        }
        QCOMPARE(pictures, 4);
        // A link to a page of the internet is not followed.
        emit scene.find<QTextBrowser>(u"documentPage"_s)->anchorClicked(QUrl(u"https://example.org/x.md"_s));
        QVERIFY(page->isVisible());
    }

    void layoutsAreBuiltInAndKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QRect tape;
        for (const bool isFirst : {true, false}) {
            const WindowScene scene(true, {.settingsPath = path, .scheme = {}, .hasSimulatedTraders = false});
            scene.window->resize(1920, 1080);
            QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
            const auto *tapePanel = scene.find(u"tapePanel"_s);
            if (isFirst) {
                QVERIFY(!tapePanel->isVisible());
                command(scene, u"layoutLaunch"_s)->trigger();
                QVERIFY(scene.find(u"launchName"_s)->isVisible());
                QVERIFY(!scene.find(u"kingPanel"_s)->isVisible());
                command(scene, u"layoutWide"_s)->trigger();
                QVERIFY(scene.find(u"orderAmount"_s)->isVisible());
                // The trades stand between the chart and the ticket.
                const auto left
                    = [&](const QString &name) { return scene.find(name)->mapTo(scene.window.get(), QPoint()).x(); };
                QTRY_VERIFY(left(u"coinPanel"_s) < left(u"tapePanel"_s) && left(u"tapePanel"_s) < left(u"workPanel"_s));
            }
            QTRY_VERIFY(tapePanel->isVisible());
            scene.window->close();
        }
    }

    void theColumnsOfTheCoinsAreInTheMenuToo()
    {
        const WindowScene scene;
        command(scene, u"commandColumns"_s)->trigger();
        QTRY_VERIFY(scene.find(u"tokenListPopup"_s));
        scene.find<QMenu>(u"tokenListPopup"_s)->close();
    }

    void aResetPutsTheLayoutBack()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        {
            const WindowScene scene(true, options);
            scene.window->resize(1920, 1080);
            command(scene, u"layoutWide"_s)->trigger();
            QTRY_VERIFY(scene.find(u"tapePanel"_s)->isVisible());
            scene.find(u"kingDock"_s)->hide();
            scene.find<TokenListPanel>(u"tokenListPanel"_s)->setColumns({});
            scene.window->close();
        }
        // On a later start it is still known which layout it was.
        const WindowScene scene(true, options);
        scene.window->resize(1920, 1080);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        const auto *king = scene.find(u"kingPanel"_s);
        const auto *work = scene.find(u"workDock"_s);
        auto *docks = scene.find<DockArea>(u"dockArea"_s);
        QVERIFY(!king->isVisible());
        docks->resizeDocks({scene.find<QDockWidget>(u"workDock"_s)}, {600}, Qt::Horizontal);
        QTRY_VERIFY(work->width() > 500);
        command(scene, u"commandFind"_s)->trigger();
        auto *box = scene.find<QLineEdit>(u"search"_s);
        QTest::keyClicks(box, u"reset"_s);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(king->isVisible());
        QTRY_VERIFY(scene.find(u"tapePanel"_s)->isVisible()); // as in Wide
        QTRY_VERIFY(work->width() < 500);
        QCOMPARE(scene.find<TokenListPanel>(u"tokenListPanel"_s)->columns(), TokenListPage::usualColumns());
    }

    void aClosedWindowStaysInTheTrayIfWanted()
    {
        const QTemporaryDir folder;
        bool hasTray = true;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s),
                                    .hasTray = [&hasTray] { return hasTray; }};
        {
            const WindowScene scene(true, options);
            QVERIFY(scene.window->close()); // it is off until it is wanted
        }
        {
            const WindowScene scene(true, options);
            command(scene, u"commandSettings"_s)->trigger();
            choose(scene, u"settingsClosing"_s, u"tray"_s);
            scene.click(u"settingsSave"_s);
            QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
            const auto said = [&scene] {
                const QList<Notices::Entry> log = scene.find<Notices>(u"notices"_s)->log();
                return std::ranges::count_if(log, [](const auto &each) { return each.text.contains(u"in the tray"); });
            };
            for (int i = 0; i < 2; ++i) {
                QVERIFY(!scene.window->close());
                QVERIFY(!scene.window->isVisible());
                QVERIFY(!QApplication::quitOnLastWindowClosed());
                QCOMPARE(said(), 1); // the first time
                bringToFront(*scene.window);
                QVERIFY(scene.window->isVisible() && QApplication::quitOnLastWindowClosed());
            }
        }
        const WindowScene scene(true, options);
        hasTray = false; // else nothing would show the window again
        command(scene, u"commandSettings"_s)->trigger();
        QVERIFY(!scene.find(u"settingsClosing"_s));
        scene.click(u"settingsSave"_s); // which keeps the choice for a desktop with a tray
        QTRY_VERIFY(!scene.find(u"settingsDialog"_s));
        QVERIFY(scene.window->findChild<Tray *>()->isStaying());
        QVERIFY(scene.window->close());
    }

    void quittingEndsAProgramThatWouldStayInTheTray_data()
    {
        QTest::addColumn<bool>("isHidden");
        QTest::addColumn<bool>("isByCommand"); // else by what tells all windows to close
        QTest::newRow("command, window shown") << false << true;
        QTest::newRow("command, window hidden") << true << true;
        QTest::newRow("whole program, window shown") << false << false;
        QTest::newRow("whole program, window hidden") << true << false;
    }
    void quittingEndsAProgramThatWouldStayInTheTray()
    {
        QFETCH(bool, isHidden);
        QFETCH(bool, isByCommand);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"window/tray"_s, true);
        const WindowScene scene(true, {.settingsPath = path, .hasTray = [] { return true; }});
        auto *tray = scene.window->findChild<Tray *>();
        if (isHidden)
            QVERIFY(!scene.window->close());
        QTimer::singleShot(0, tray, [tray, isByCommand] { isByCommand ? tray->quit() : QApplication::quit(); });
        constexpr int stillRuns = 7;
        constexpr int patienceMs = 10'000;
        QTimer::singleShot(patienceMs, tray, [] { QApplication::exit(stillRuns); });
        QCOMPARE(QApplication::exec(), 0);
        QVERIFY(!scene.window->isVisible());
        QApplication::setQuitOnLastWindowClosed(true);
    }

    void afterAQuitThatASheetRefusedTheWindowStaysInTheTray_data()
    {
        QTest::addColumn<bool>("isByCommand");
        QTest::newRow("command") << true;
        QTest::newRow("whole program") << false;
    }
    void afterAQuitThatASheetRefusedTheWindowStaysInTheTray()
    {
        QFETCH(bool, isByCommand);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        QSettings(path, QSettings::IniFormat).setValue(u"window/tray"_s, true);
        const WindowScene scene(true, {.settingsPath = path, .hasTray = [] { return true; }});
        auto *tray = scene.window->findChild<Tray *>();
        auto *sheet = new SecretsDialog(u"bot"_s, std::make_shared<const SecretBytes>(SecretBytes::copyOf("no key")),
                                        scene.window.get());
        sheet->open();
        QVERIFY(QTest::qWaitForWindowExposed(sheet));
        constexpr int stillRuns = 7;
        QTimer::singleShot(0, tray, [tray, isByCommand] {
            isByCommand ? tray->quit() : QApplication::quit();
            QTimer::singleShot(0, tray, [] { QApplication::exit(stillRuns); });
        });
        QCOMPARE(QApplication::exec(), stillRuns);
        QVERIFY(sheet->isVisible() && scene.window->isVisible());
        sheet->accept();
        QVERIFY(!scene.window->close());
        QVERIFY(!scene.window->isVisible());
        QApplication::setQuitOnLastWindowClosed(true);
    }

    void noticesAreKept()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        OrderSummary order = scene.desk.orderList.at(1);
        for (int i = 0; i < 5; ++i) {
            order.id = u"new-%1"_s.arg(i);
            emit scene.desk.orderChanged(order);
        }
        QTRY_VERIFY(scene.find(u"notices"_s)->isVisible());
        command(scene, u"commandNotices"_s)->trigger();
        int lines = 0;
        for (const QLabel *label : scene.find(u"noticeLog"_s)->findChildren<QLabel *>())
            lines += label->text().contains(u"CFOX") ? 1 : 0;
        QCOMPARE(lines, 5);
    }
};

CURVEDESK_TEST(TestShell)

} // namespace shellTest
#include "tst_Shell.moc"
