// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The window as somebody meets it who cannot see it, or who has only a keyboard.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedTexts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/dialogs/VaultDialogs.h"
#include "ui/dialogs/WalletDialogs.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/launch/ConfirmLaunchDialog.h"
#include "ui/models/CellRoles.h"
#include "ui/models/WalletTableModel.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/Language.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QDirIterator>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSplitter>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTranslator>

#include <functional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace accessibilityTest {

namespace {

QString nameOf(QWidget *widget)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

QString describe(const QWidget *widget)
{
    return u"%1 \"%2\" in \"%3\""_s.arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName(),
                                        widget->parentWidget() ? widget->parentWidget()->objectName() : QString());
}

bool isPart(const QWidget *widget)
{
    // What Qt makes for its own use inside a widget of ours. The panels stand in viewports, which are no such part.
    for (const QWidget *each = widget; each; each = each->parentWidget()) {
        if (each->objectName().startsWith(u"qt_")
            && (each == widget || each->objectName() != u"qt_scrollarea_viewport"))
            return true;
    }
    return false;
}

QList<QWidget *> visibleOf(QWidget *root)
{
    QList<QWidget *> list;
    for (QWidget *widget : root->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->window() == root && !isPart(widget))
            list.append(widget);
    }
    return list;
}

QStringList namesMissing(QWidget *root)
{
    // A constant's name is no name for people.
    static const QRegularExpression code(u"^[A-Z0-9_]*_[A-Z0-9_]*$"_s);
    QStringList missing;
    for (QWidget *widget : visibleOf(root)) {
        if (widget->focusPolicy() == Qt::NoFocus)
            continue;
        const QString name = nameOf(widget).trimmed();
        if (name.isEmpty() || code.match(name).hasMatch())
            missing.append(describe(widget));
    }
    return missing;
}

/// What Tab reaches from the first to the first again.
QSet<QWidget *> tabChain(QWidget *root)
{
    QSet<QWidget *> reached;
    for (QWidget *each = root->nextInFocusChain(); each != root && !reached.contains(each);
         each = each->nextInFocusChain())
        reached.insert(each);
    return reached;
}

QStringList outsideTheTabChain(QWidget *root)
{
    const QSet<QWidget *> chain = tabChain(root);
    QStringList outside;
    for (QWidget *widget : visibleOf(root)) {
        // Scroll areas and the header of a table pass the focus to what they hold.
        if ((widget->focusPolicy() & Qt::TabFocus) && !chain.contains(widget))
            outside.append(describe(widget));
    }
    return outside;
}

bool isShortened(const QComboBox &choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    option.editable = choice.isEditable();
    const QRect room
        = choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice);
    return choice.fontMetrics().horizontalAdvance(choice.currentText()) > room.width();
}

/// Labels and choices whose words do not fit, and buttons that are narrower than theirs.
QStringList clippedTexts(QWidget *root)
{
    QStringList clipped;
    for (QWidget *widget : visibleOf(root)) {
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        if (button && !button->text().isEmpty()) {
            if (widget->width() + 1 < widget->minimumSizeHint().width())
                clipped.append(describe(widget) + u": "_s + button->text());
            continue;
        }
        const auto *choice = qobject_cast<QComboBox *>(widget);
        if (choice && isShortened(*choice))
            clipped.append(describe(widget) + u": "_s + choice->currentText());
        const auto *label = qobject_cast<QLabel *>(widget);
        if (!label || label->text().isEmpty())
            continue;
        const auto *text = qobject_cast<const TextLabel *>(label);
        if (text && text->isElided())
            continue; // says so with an ellipsis, and in full in its tool tip
        const bool isTooHigh = label->wordWrap() && label->heightForWidth(label->width()) > label->height() + 1;
        const bool isTooWide = !label->wordWrap() && label->sizeHint().width() > label->width() + 1;
        if (isTooHigh || isTooWide)
            clipped.append(describe(widget) + u": "_s + label->text());
    }
    return clipped;
}

/// Headings, and words that a column promises to show whole, that do not fit; figures above and in the charts.
QStringList shortenedFigures(QWidget *root)
{
    QStringList list;
    for (const auto *table : root->findChildren<QTableView *>()) {
        const Theme &theme = themeOf(table);
        const QFontMetrics small(theme.font(TextRole::Small));
        for (int column = 0; table->isVisible() && column < table->model()->columnCount(); ++column) {
            if (table->isColumnHidden(column))
                continue;
            const auto heading = [&](int role) { return table->model()->headerData(column, Qt::Horizontal, role); };
            const QString title = heading(Qt::DisplayRole).toString();
            const QString widest = heading(WidestTextRole).toString();
            const QString shortened = table->model()->index(0, column).data(ShortTextRole).toString();
            // Columns that may show signs go without a title.
            if (!table->horizontalHeader()->isHidden() && widest.isEmpty()
                && small.horizontalAdvance(title) > table->columnWidth(column))
                list.append(table->objectName() + u": "_s + title);
            if (!widest.isEmpty() && shortened.isEmpty()
                && small.horizontalAdvance(widest) + 12 > table->columnWidth(column))
                list.append(table->objectName() + u": "_s + widest);
        }
    }
    for (const QString &chart : {u"candleChart"_s, u"curveChart"_s}) {
        auto *widget = root->findChild<QWidget *>(chart);
        if (widget && widget->isVisible())
            list += PaintedTexts(*widget).shortened();
    }
    return list;
}

/// Whether the sides of the trades in the tape have their words, or the signs alone; both where they differ.
QSet<bool> wordsOfSides(const QWidget *root)
{
    QSet<bool> words;
    const auto *tape = root->findChild<QTableView *>(u"tapeTable"_s);
    if (tape == nullptr || !tape->isVisible())
        return words;
    const PaintedTexts painted(*tape->viewport());
    for (const PaintedTexts::Text &each : painted.texts()) {
        if (each.words.startsWith(QChar(0x25B2)) || each.words.startsWith(QChar(0x25BC)))
            words.insert(each.words.size() > 1);
    }
    return words;
}

QStringList sheets()
{
    return {u"createWalletDialog"_s, u"importWalletDialog"_s,  u"renameWalletDialog"_s, u"secretsDialog"_s,
            u"confirmDialog"_s,      u"confirmLaunchDialog"_s, u"orderDialog"_s,        u"vaultDialog"_s,
            u"sendDialog"_s,         u"exportKeyDialog"_s,     u"receiveDialog"_s,      u"watchWalletDialog"_s,
            u"settingsDialog"_s,     u"unwatchWalletDialog"_s, u"passphraseDialog"_s}; // the last: it locks the keys
}

QStringList problemsOf(QWidget *root)
{
    QStringList problems;
    for (const QString &each : namesMissing(root))
        problems.append(u"no name: "_s + each);
    for (const QString &each : outsideTheTabChain(root))
        problems.append(u"not in the tab chain: "_s + each);
    for (const QString &each : clippedTexts(root))
        problems.append(u"clipped: "_s + each);
    return problems;
}

QString describe(QAccessibleInterface *node)
{
    const QWidget *widget = qobject_cast<QWidget *>(node->object());
    return u"role %1, \"%2\", %3"_s.arg(node->role())
        .arg(node->text(QAccessible::Name), widget ? describe(widget) : QString());
}

/// What a screen reader would find wrong in the tree below a node.
QStringList problemsBelow(QAccessibleInterface *node, int &visited)
{
    QStringList problems;
    ++visited;
    const QAccessible::State state = node->state();
    const QString name = node->text(QAccessible::Name).trimmed();
    if (state.focusable && name.isEmpty())
        problems.append(u"no name: "_s + describe(node));
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
        if (node->text(text).contains(u"<p ") || node->text(text).contains(u"</"))
            problems.append(u"markup: "_s + describe(node));
    }
    if (state.focusable && node->role() == QAccessible::Client)
        problems.append(u"no role: "_s + describe(node));
    if (node->role() == QAccessible::Chart || node->role() == QAccessible::ProgressBar) {
        if (node->text(QAccessible::Value).isEmpty())
            problems.append(u"no value: "_s + describe(node));
    }
    if (node->role() == QAccessible::Graphic && name.isEmpty())
        problems.append(u"no name: "_s + describe(node));
    if (node->role() == QAccessible::StaticText && name.isEmpty())
        problems.append(u"nothing to read: "_s + describe(node));
    if (node->role() == QAccessible::Window && node->parent() != nullptr && node->parent()->object() != qApp)
        problems.append(u"a window within the window: "_s + describe(node));
    if (node->role() == QAccessible::PageTabList) {
        for (int tab = 0; tab < node->childCount(); ++tab) {
            QAccessibleInterface *each = node->child(tab);
            if (each->text(QAccessible::Name) == name)
                problems.append(u"named after its tab: "_s + describe(node));
            if (each->state().focused && !state.focused)
                problems.append(u"the focus is elsewhere: "_s + describe(each));
        }
    }
    if (node->tableInterface() != nullptr)
        return problems; // its cells are many and all of one kind
    for (int i = 0; i < node->childCount(); ++i) {
        QAccessibleInterface *child = node->child(i);
        if (child != nullptr && child->isValid() && !child->state().invisible)
            problems += problemsBelow(child, visited);
    }
    return problems;
}

QByteArray lines(const QStringList &list)
{
    return list.join(u'\n').toUtf8();
}

/// What `find` still finds after five seconds, or nothing at once where it finds nothing.
QByteArray lasting(const std::function<QStringList()> &find)
{
    QStringList found;
    (void)QTest::qWaitFor([&] {
        found = find();
        return found.isEmpty();
    });
    return lines(found);
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT

private slots:
    void everyPageOfTheWindowCanBeReadAndReached_data()
    {
        QTest::addColumn<int>("work");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("zoom");
        const auto rows = [](const char *name, MainWindow::Work work) {
            QTest::addRow("%s, 1280x800", name) << static_cast<int>(work) << QSize(1280, 800) << 100;
            QTest::addRow("%s, 1920x1080", name) << static_cast<int>(work) << QSize(1920, 1080) << 100;
            QTest::addRow("%s, 200 %%", name) << static_cast<int>(work) << QSize(1920, 1080) << 200;
            QTest::addRow("%s, 1280x800, 200 %%", name) << static_cast<int>(work) << QSize(1280, 800) << 200;
            QTest::addRow("%s, 960x540", name) << static_cast<int>(work) << QSize(960, 540) << 100;
        };
        rows("order", MainWindow::OrderWork);
        rows("launch", MainWindow::LaunchWork);
        rows("api", MainWindow::ApiHostWork);
    }
    void everyPageOfTheWindowCanBeReadAndReached()
    {
        QFETCH(int, work);
        QFETCH(QSize, size);
        QFETCH(int, zoom);
        WindowScene scene;
        scene.window->resize(size);
        scene.window->setZoom(zoom);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        if (work == MainWindow::ApiHostWork)
            scene.click(u"apiSwitch"_s);
        scene.window->showWork(static_cast<MainWindow::Work>(work));
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        QCoreApplication::processEvents();
        QVERIFY(visibleOf(scene.window.get()).size() > 60); // it is looked at at all
        const QStringList problems = problemsOf(scene.window.get());
        QVERIFY2(problems.isEmpty(), "\n" + lines(problems));
    }

    void theTreeOfReadersIsSound_data()
    {
        QTest::addColumn<int>("work");
        QTest::newRow("order") << static_cast<int>(MainWindow::OrderWork);
        QTest::newRow("launch") << static_cast<int>(MainWindow::LaunchWork);
        QTest::newRow("api") << static_cast<int>(MainWindow::ApiHostWork);
    }
    void theTreeOfReadersIsSound()
    {
        QFETCH(int, work);
        WindowScene scene;
        scene.window->resize(1440, 900);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.window->showWork(static_cast<MainWindow::Work>(work));
        QTRY_VERIFY(scene.find(u"kingPicture"_s)->isVisible());
        QCoreApplication::processEvents();
        int visited = 0;
        const QStringList problems = problemsBelow(QAccessible::queryAccessibleInterface(scene.window.get()), visited);
        QVERIFY2(problems.isEmpty(), "\n" + lines(problems));
        QVERIFY2(visited > 100, QByteArray::number(visited)); // it is walked at all
    }

    void onlyTheCellOfTheFocusHasIt()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *orders = scene.find<QAbstractItemView>(u"activityTable"_s);
        QTRY_VERIFY(orders->model()->rowCount() > 2);
        const auto focused = [&] {
            QStringList cells;
            for (auto *view : scene.window->findChildren<QAbstractItemView *>()) {
                QAccessibleInterface *table = QAccessible::queryAccessibleInterface(view);
                for (int i = 0; view->isVisible() && i < qMin(60, table->childCount()); ++i) {
                    if (QAccessibleInterface *cell = table->child(i); cell != nullptr && cell->state().focused)
                        cells.append(view->objectName() + u": "_s + cell->text(QAccessible::Name));
                }
            }
            return cells;
        };
        scene.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        scene.find(u"orderAmount"_s)->setFocus();
        QCOMPARE(focused(), QStringList());
        orders->setFocus(Qt::TabFocusReason);
        QTest::keyClick(orders, Qt::Key_Home);
        QTest::keyClick(orders, Qt::Key_Down);
        QCOMPARE(focused().size(), 1);
        QCOMPARE(orders->currentIndex().row(), 1);
        scene.find(u"orderAmount"_s)->setFocus();
        QCOMPARE(focused(), QStringList());
        // Where the keyboard left the table it comes back to.
        orders->setFocus(Qt::TabFocusReason);
        QCOMPARE(orders->currentIndex().row(), 1);
    }

    void readersGetRolesValuesAndPlainDescriptions()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const auto node = [&](const QString &name) { return QAccessible::queryAccessibleInterface(scene.find(name)); };
        QTRY_VERIFY(node(u"candleChart"_s)->text(QAccessible::Value).contains(u"last price"));
        QCOMPARE(node(u"candleChart"_s)->role(), QAccessible::Chart);
        QCOMPARE(node(u"curveChart"_s)->role(), QAccessible::Chart);
        QVERIFY(node(u"curveChart"_s)->text(QAccessible::Value).contains(u"61.2"));
        QCOMPARE(node(u"sideSell"_s)->role(), QAccessible::RadioButton);
        QVERIFY(!node(u"sideSell"_s)->state().checked);
        node(u"sideSell"_s)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(node(u"sideSell"_s)->state().checked);
        QVERIFY(node(u"sideBuy"_s)->state().checkable && !node(u"sideBuy"_s)->state().checked);
        QCOMPARE(node(u"orderSlippage100"_s)->role(), QAccessible::RadioButton);
        QCOMPARE(node(u"workPanel"_s)->role(), QAccessible::Grouping);
        QCOMPARE(node(u"orderButton"_s)->text(QAccessible::Description),
                 scene.find<TextLabel>(u"orderReason"_s)->text());
        // A tool tip with characters of markup is read as it is meant.
        auto *probe = scene.find(u"walletCreate"_s);
        probe->setToolTip(displayText::toolTip(u"a < b & \"c\" &lt;"_s));
        QCOMPARE(node(u"walletCreate"_s)->text(QAccessible::Description), u"a < b & \"c\" &lt;"_s);
    }

    void readersGetTheToolTipsOfCells()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QTRY_VERIFY(scene.find(u"walletTable"_s)->isVisible());
        const auto told = [](QTableView *table, int column) {
            QAccessibleInterface *node = QAccessible::queryAccessibleInterface(table);
            return node->tableInterface()->cellAt(0, column)->text(QAccessible::Description);
        };
        int described = 0;
        for (auto *table : scene.window->findChildren<QTableView *>()) {
            const QAbstractItemModel &rows = *table->model();
            for (int column = 0; table->isVisible() && rows.rowCount() > 0 && column < rows.columnCount(); ++column) {
                const QModelIndex cell = rows.index(0, column);
                const QString words = displayText::textOfToolTip(cell.data(Qt::ToolTipRole).toString());
                QCOMPARE(told(table, column), words == cell.data().toString() ? QString() : words);
                described += told(table, column).isEmpty() ? 0 : 1;
            }
        }
        QVERIFY2(described > 8, QByteArray::number(described));
        auto *wallets = scene.find<QTableView>(u"walletTable"_s);
        QCOMPARE(told(wallets, WalletTableModel::BalanceColumn),
                 amountText::lamports(scene.desk.walletList.first().lamports));
        scene.click(u"hideAmounts"_s); // in the descriptions too
        QCOMPARE(told(wallets, WalletTableModel::BalanceColumn), QString());
    }

    void readersChooseATab()
    {
        WindowScene scene;
        auto *tabs = scene.find<QTabBar>(u"workTabs"_s);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(tabs);
        QCOMPARE(list->text(QAccessible::Name), u"What to do"_s);
        QCOMPARE(list->childCount(), 3);
        QAccessibleInterface *launch = list->child(MainWindow::LaunchWork);
        QCOMPARE(launch->text(QAccessible::Name), u"Launch"_s);
        QCOMPARE(launch->role(), QAccessible::PageTab);
        QCOMPARE(launch->parent(), list);
        QCOMPARE(list->indexOfChild(launch), int{MainWindow::LaunchWork});
        QVERIFY(!launch->state().selected);
        launch->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(launch->state().selected && !launch->state().focused);
        QVERIFY(scene.find(u"launchName"_s)->isVisible());
        const QPoint middle = launch->rect().center();
        QCOMPARE(list->childAt(middle.x(), middle.y()), launch);
    }

    void readersChooseAnEntryOfABox()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        auto *box = scene.find<QComboBox>(u"orderWallet"_s);
        QCOMPARE(box->count(), 3);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(box)->child(0);
        QCoreApplication::processEvents();
        QAccessibleInterface *entry = list->tableInterface()->cellAt(1, 0);
        QVERIFY(entry->text(QAccessible::Name).contains(u"Launches"));
        entry->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(box->currentIndex(), 1);
        QTRY_COMPARE(scene.find<TextLabel>(u"topWallet"_s)->text(), u"Launches"_s);
    }

    void theWalkSeesWhatIsWrong()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QCoreApplication::processEvents(); // the panels get their places
        auto *clipped
            = new TextLabel(u"much too long for its place"_s, TextRole::Body, Tone::Normal, scene.window.get());
        clipped->setGeometry(0, 0, 20, 20);
        clipped->show();
        auto *nameless = new QLineEdit(scene.window.get());
        nameless->show();
        QCOMPARE(clippedTexts(scene.window.get()).size(), 1);
        QCOMPARE(namesMissing(scene.window.get()).size(), 1);
    }

    void anEmptyWindowCanBeReadAndReached()
    {
        WindowScene scene(false);
        QTRY_VERIFY(scene.find(u"walletCreateFirst"_s)->isVisible());
        QStringList problems; // the panels get their places, and other words once the desk has answered
        QTRY_VERIFY2((problems = problemsOf(scene.window.get())).isEmpty(), "\n" + lines(problems));
    }

    void aLockedWindowCanBeReadAndReached()
    {
        WindowScene scene;
        scene.window->resize(960, 540);
        scene.desk.setVault({VaultProtection::Passphrase, true, false});
        QTRY_VERIFY(scene.find(u"vaultBanner"_s)->isVisible());
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QCoreApplication::processEvents();
        const QStringList problems = problemsOf(scene.window.get());
        QVERIFY2(problems.isEmpty(), "\n" + lines(problems));
    }

    void everySheetCanBeReadAndReached_data()
    {
        QTest::addColumn<QString>("sheet");
        for (const QString &sheet : sheets())
            QTest::newRow(qPrintable(sheet)) << sheet;
    }
    void everySheetCanBeReadAndReached()
    {
        QFETCH(QString, sheet);
        WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        open(scene, sheet);
        QTRY_VERIFY(scene.find<QDialog>(sheet) && scene.find<QDialog>(sheet)->isVisible());
        // A figure that comes later is in its place after the next layout pass.
        QTRY_VERIFY2(problemsOf(scene.find<QDialog>(sheet)).isEmpty(),
                     "\n" + lines(problemsOf(scene.find<QDialog>(sheet))));
    }

    void noLanguageIsCutOff_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("zoom");
        for (const Language &each : language::all()) {
            const QByteArray code = each.code.toLatin1();
            QTest::addRow("%s, 1280x800", code.constData()) << each.code << QSize(1280, 800) << 100;
            QTest::addRow("%s, 853x533", code.constData()) << each.code << QSize(853, 533) << 100;
            QTest::addRow("%s, 1280x800, 200 %%", code.constData()) << each.code << QSize(1280, 800) << 200;
        }
    }
    void noLanguageIsCutOff()
    {
        QFETCH(QString, code);
        QFETCH(QSize, size);
        QFETCH(int, zoom);
        const auto english = qScopeGuard([] {
            for (auto *translator : qApp->findChildren<QTranslator *>())
                delete translator;
            QLocale::setDefault(QLocale::c());
        });
        language::install(code, *qApp);
        WindowScene scene;
        scene.window->resize(size);
        scene.window->setZoom(zoom);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        for (const MainWindow::Work work : {MainWindow::OrderWork, MainWindow::LaunchWork, MainWindow::ApiHostWork}) {
            scene.window->showWork(work);
            const QByteArray clipped = lasting([&] { return clippedTexts(scene.window.get()); });
            QVERIFY2(clipped.isEmpty(), "\n" + clipped);
        }
        scene.window->showWork(MainWindow::OrderWork);
        auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            const QByteArray clipped = lasting([&] { return clippedTexts(scene.window.get()); });
            QVERIFY2(clipped.isEmpty(), "\n" + clipped);
            const QByteArray shortened = lasting([&] { return shortenedFigures(scene.window.get()); });
            QVERIFY2(shortened.isEmpty(), "\n" + shortened);
        }
        for (const QString &layout : {u"layoutWide"_s, u"layoutLaunch"_s, u"layoutHost"_s, u"layoutTrade"_s}) {
            if (size != QSize(1280, 800) || zoom != 100)
                break;
            tabs->setCurrentIndex(0);
            scene.find<QAction>(layout)->trigger();
            const QByteArray shortened = lasting([&] { return shortenedFigures(scene.window.get()); });
            QVERIFY2(shortened.isEmpty(), "\n" + layout.toUtf8() + "\n" + shortened);
            QVERIFY2(wordsOfSides(scene.window.get()).size() <= 1, "some sides have words, others only their sign");
        }
        scene.window->offerFirstRun();
        auto *first = scene.find<QDialog>(u"firstRunDialog"_s);
        const QByteArray clipped = lasting([&] { return clippedTexts(first); });
        QVERIFY2(clipped.isEmpty(), "\n" + clipped);
        // One choice below another.
        for (const QString &button : {u"firstRunDevnet"_s, u"firstRunMainnet"_s, u"firstRunOwn"_s})
            QCOMPARE(scene.find(button)->width(), scene.find(u"firstRunSandbox"_s)->width());
        first->reject();
        if (size != QSize(1280, 800) || zoom != 100)
            return;
        WindowScene own;
        own.window->resize(size);
        QTRY_COMPARE(own.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        for (const QString &sheet : sheets()) {
            open(own, sheet);
            QTRY_VERIFY2(own.find<QDialog>(sheet) && own.find<QDialog>(sheet)->isVisible(), qPrintable(sheet));
            auto *dialog = own.find<QDialog>(sheet);
            const QByteArray inSheet = lasting([&] { return clippedTexts(dialog); });
            QVERIFY2(inSheet.isEmpty(), "\n" + inSheet);
            delete dialog; // some refuse to be closed before they are filled in
        }
    }

    void tabVisitsInReadingOrder_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("ticket") << u"workTabs"_s
                                << QStringList{u"sideBuy"_s,    u"sideSell"_s,         u"orderAmount"_s,
                                               u"preset0"_s,    u"orderSlippage100"_s, u"orderPriorityAuto"_s,
                                               u"orderButton"_s};
        QTest::newRow("window") << u"search"_s << QStringList{u"search"_s,       u"tokenTabs"_s,    u"walletCreate"_s,
                                                              u"coinCopyMint"_s, u"evidenceTabs"_s, u"workTabs"_s};
    }
    void tabVisitsInReadingOrder()
    {
        QFETCH(QString, from);
        QFETCH(QStringList, expected);
        WindowScene scene;
        scene.window->resize(1440, 900);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QStringList met;
        QWidget *each = scene.find(from);
        for (int i = 0; i < 2000 && met.size() < expected.size(); ++i, each = each->nextInFocusChain()) {
            if (expected.contains(each->objectName()) && !met.contains(each->objectName()))
                met.append(each->objectName());
        }
        QVERIFY2(met == expected, qPrintable(met.join(u' ')));
    }

    void tabBringsTheFieldsOfASheetIntoView()
    {
        WindowScene scene;
        scene.window->setZoom(200);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        open(scene, u"settingsDialog"_s);
        auto *sheet = scene.find<QDialog>(u"settingsDialog"_s);
        sheet->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), sheet);
        auto *bar = sheet->findChild<QScrollArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 100); // the sheet does scroll
        auto *first = sheet->focusWidget();
        bar->setValue(bar->maximum());
        scene.find(u"settingsSave"_s)->setFocus();
        QSet<QWidget *> reached;
        for (QWidget *each = sheet->focusWidget(); !reached.contains(each); each = sheet->focusWidget()) {
            reached.insert(each);
            QVERIFY2(each->visibleRegion().contains(each->rect().center()), qPrintable(describe(each)));
            QTest::keyClick(each, Qt::Key_Tab);
        }
        QVERIFY(reached.contains(first));
    }

    void tabVisitsTheCoinsOfACreatorBeforeClose()
    {
        WindowScene scene;
        for (TokenSummary &token : scene.desk.tokenList)
            token.creator = scene.desk.tokenList.first().creator;
        CoinDialog sheet(scene.desk, scene.desk.detailsOf.value(scene.desk.tokenList.first().mint), nullptr);
        sheet.setAttribute(Qt::WA_DeleteOnClose, false);
        sheet.open();
        QTRY_VERIFY(!sheet.findChildren<QPushButton *>(u"coinOther"_s).isEmpty());
        QStringList order;
        for (const QWidget *each = sheet.nextInFocusChain(); each != &sheet; each = each->nextInFocusChain()) {
            if (each->focusPolicy() & Qt::TabFocus)
                order.append(each->objectName());
        }
        QVERIFY(order.contains(u"coinOther"_s));
        QCOMPARE(order.last(), u"dialogCancel"_s);
    }

    void theBorderBetweenTheChartsHasARoleAndAName()
    {
        const WindowScene scene;
        auto *handle = scene.find<QSplitter>(u"chartSplitter"_s)->handle(1);
        const QAccessibleInterface *node = QAccessible::queryAccessibleInterface(handle);
        QCOMPARE(node->role(), QAccessible::Separator);
        QVERIFY(!node->text(QAccessible::Name).isEmpty());
    }

    void chartsSayInWordsWhatTheyShow()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find(u"curveChart"_s)->accessibleDescription().contains(u"61.2"));
        QTRY_VERIFY(scene.find(u"candleChart"_s)->accessibleDescription().contains(u"last price"));
    }

    void noLabelReadsStrangersWordsAsMarkup()
    {
        WindowScene scene;
        scene.window->resize(1440, 900);
        scene.window->selectCoin(scene.desk.tokenList.at(7).mint); // "<b>Bold</b>" with hidden characters
        QTRY_VERIFY(scene.find<TextLabel>(u"coinName"_s)->text().contains(u"<b>"));
        for (const QLabel *label : scene.window->findChildren<QLabel *>())
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(describe(label)));
        for (const QWidget *widget : scene.window->findChildren<QWidget *>())
            QVERIFY2(!widget->toolTip().contains(u"<b>"), qPrintable(widget->toolTip()));
    }

    /// Rich text could come in by any label made anew: they are all made by TextLabel, or say that they are plain.
    void labelsInTheSourceArePlain()
    {
        const QRegularExpression making(u"new QLabel|QLabel \\w+[;({]"_s);
        const QRegularExpression rich(u"Qt::RichText|Qt::MarkdownText|Qt::AutoText|setHtml|QTextBrowser"_s);
        QDirIterator files(QStringLiteral(CURVEDESK_TEST_DATA "/../../ui"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
        int seen = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            QVERIFY2(!making.match(text).hasMatch(), qPrintable(file.fileName()));
            // The documents are the program's own.
            QVERIFY2(file.fileName().contains(u"DocumentDialog") || !rich.match(text).hasMatch(),
                     qPrintable(file.fileName()));
            QVERIFY2(!text.contains(u"setStyleSheet"), qPrintable(file.fileName()));
            ++seen;
        }
        QVERIFY(seen > 80);
    }

private:
    static void open(WindowScene &scene, const QString &sheet)
    {
        if (sheet == u"createWalletDialog") {
            scene.click(u"walletCreate"_s);
        } else if (sheet == u"importWalletDialog") {
            scene.click(u"walletImport"_s);
        } else if (sheet == u"renameWalletDialog") {
            scene.click(u"walletRename"_s);
        } else if (sheet == u"secretsDialog") {
            const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf("secret"));
            (new SecretsDialog({scene.desk.walletList.first().address, secret, secret}, scene.window.get()))->open();
        } else if (sheet == u"confirmDialog") {
            scene.type(u"orderAmount"_s, u"0.5"_s);
            QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
            scene.click(u"orderButton"_s);
        } else if (sheet == u"confirmLaunchDialog") {
            (new ConfirmLaunchDialog({.name = u"Night Tram"_s,
                                      .symbol = u"TRAM"_s,
                                      .image = {},
                                      .walletLabel = u"Main wallet"_s,
                                      .wallet = scene.desk.walletList.first().address,
                                      .network = u"sandbox"_s},
                                     scene.window.get()))
                ->open();
        } else if (sheet == u"vaultDialog") {
            scene.click(u"walletKeys"_s);
        } else if (sheet == u"sendDialog") {
            scene.click(u"walletSend"_s);
        } else if (sheet == u"exportKeyDialog") {
            scene.click(u"walletExport"_s);
        } else if (sheet == u"receiveDialog") {
            scene.click(u"walletReceive"_s);
        } else if (sheet == u"settingsDialog") {
            scene.find<QAction>(u"commandSettings"_s)->trigger();
        } else if (sheet == u"watchWalletDialog") {
            (new WatchWalletDialog(scene.desk, scene.window.get()))->open();
        } else if (sheet == u"unwatchWalletDialog") {
            (new UnwatchWalletDialog(scene.desk, scene.desk.walletList.first(), scene.window.get()))->open();
        } else if (sheet == u"passphraseDialog") {
            scene.desk.setVault({std::nullopt, true, true});
            QTest::mouseClick(scene.find(u"vaultBanner"_s)->findChild<QWidget *>(u"bannerAction"_s), Qt::LeftButton);
        } else {
            auto *table = scene.find<QAbstractItemView>(u"activityTable"_s);
            table->setCurrentIndex(table->model()->index(1, 0));
            QTest::keyClick(table, Qt::Key_Return);
        }
    }
};

CURVEDESK_TEST(TestAccessibility)

} // namespace accessibilityTest
#include "tst_Accessibility.moc"
