// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// One coin is selected: the highlighted row is the coin that header, chart and ticket show.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/discovery/CoinPictures.h"
#include "ui/discovery/KingPanel.h"
#include "ui/discovery/LinkRow.h"
#include "ui/discovery/SearchModel.h"
#include "ui/discovery/TokenListPage.h"
#include "ui/discovery/TokenListPanel.h"
#include "ui/discovery/TokenTableModel.h"
#include "ui/models/CellRoles.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/ErrorText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/EmptyState.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QBuffer>
#include <QCompleter>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tokenListPanelTest {

namespace {

enum Tab { RisingTab, NewTab, GraduatingTab, WatchedTab };

/// What a widget painted.
class PaintedRegion final : public QObject
{
public:
    explicit PaintedRegion(QWidget *widget)
        : m_widget(widget)
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (object == m_widget && event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
    void clear() { m_region = {}; }
    [[nodiscard]] const QRegion &region() const { return m_region; }

private:
    QWidget *m_widget;
    QRegion m_region;
};

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
    void clickHeading(int column) const
    {
        const QHeaderView *heading = qobject_cast<QTableView *>(table())->horizontalHeader();
        QTest::mouseClick(heading->viewport(), Qt::LeftButton, {},
                          QPoint(heading->sectionViewportPosition(column) + 8, heading->height() / 2));
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

    void risesByChange()
    {
        ListScene scene(false);
        scene.desk.fill();
        const auto figures = [&](int coin, qint64 bps) {
            const QString mint = scene.desk.tokenList.at(coin).mint;
            scene.desk.figuresOf.insert(mint, {mint, {bps, bps, bps}, {}, 12});
        };
        figures(4, 3120);
        figures(7, 40);
        figures(0, -250);
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        emit scene.desk.marketRepaired();
        const auto names = [&] {
            QStringList list;
            for (int row = 0; scene.table() && row < scene.table()->model()->rowCount(); ++row)
                list.append(scene.table()->model()->index(row, 0).data(SymbolRole).toString());
            return list;
        };
        // What did not move is ordered by market cap between the risers and the fallers.
        QTRY_COMPARE(names().mid(0, 3), QStringList({u"MOON"_s, u"\u200BFAKE"_s, u"TRAM"_s}));
        QCOMPARE(names().last(), u"CFOX"_s);
        QCOMPARE(scene.table()->model()->index(0, 3).data().toString().remove(QChar::Nbsp), u"▲ 31.2%"_s);
        // A click on a heading orders by it, a second one the other way round.
        scene.clickHeading(TokenTableModel::MarketCapColumn);
        QTRY_COMPARE(names().first(), u"CFOX"_s);
        scene.clickHeading(TokenTableModel::MarketCapColumn);
        QTRY_COMPARE(names().first(), u"TIDE"_s);
    }

    void anOrderByAFigureIsThatOfTheWholeMarket()
    {
        ListScene scene(false);
        scene.desk.fill();
        for (int i = 0; i < 60; ++i)
            scene.desk.tokenList.append(sampleToken(u"Deep %1"_s.arg(i), u"D%1"_s.arg(i), 1000 - quint64(i)));
        const QString mint = scene.desk.tokenList.last().mint; // far below the rows in view
        CoinFigures figures{.mint = mint};
        figures.volumeLamports.back() = 5'000'000'000;
        scene.desk.figuresOf.insert(mint, figures);
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        auto *panel = static_cast<TokenListPanel *>(scene.find(u"tokenListPanel"_s));
        const auto first = [&] {
            return scene.table() == nullptr ? QString() : scene.table()->model()->index(0, 0).data(MintRole).toString();
        };
        scene.open(NewTab);
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            panel->setOrders({0, 0, TokenTableModel::VolumeColumn, static_cast<int>(order)});
            const CoinOrder asked{CoinValue::DayVolume, order == Qt::AscendingOrder};
            QTRY_VERIFY(scene.desk.ordersAsked.contains(asked));
            QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == scene.desk.tokenList.size());
            QTRY_COMPARE(first() == mint, order == Qt::DescendingOrder);
        }
        QCOMPARE(panel->orders().mid(2, 2), QList<int>({TokenTableModel::VolumeColumn, Qt::AscendingOrder}));
    }

    void noFiguresAreAskedForWhileOthersAreUnderWay()
    {
        FakeDesk desk;
        desk.fill();
        desk.holdsFigures = true;
        MarketFeed feed(desk);
        DeskSelection selection;
        CoinPictures pictures(desk);
        TokenListPage page(TokenTableModel::Selection::Graduating, desk, feed, selection, pictures);
        page.resize(500, 600);
        page.show();
        QTRY_COMPARE(desk.figureQuestions, 1);
        for (const auto column : {TokenTableModel::VolumeColumn, TokenTableModel::DayChangeColumn}) {
            page.setOrder(column, Qt::DescendingOrder);
            // The answers come in the order of the requests: the page before this one.
            bool isAnswered = false;
            desk.search(&page, {}, 1, [&](const Result<QList<TokenSummary>> &) { isAnswered = true; });
            QTRY_VERIFY(isAnswered);
        }
        QCOMPARE(desk.figureQuestions, 1);
        desk.holdsFigures = false;
        desk.heldFigures.takeFirst()();
        QCOMPARE(desk.figureQuestions, 2); // for the order of now
    }

    void theOrderOfAListIsKept()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        QList<int> kept;
        {
            const ListScene scene(true, options);
            QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == 10);
            scene.clickHeading(TokenTableModel::MarketCapColumn);
            scene.clickHeading(TokenTableModel::MarketCapColumn);
            kept = static_cast<TokenListPanel *>(scene.find(u"tokenListPanel"_s))->orders();
            QCOMPARE(kept.mid(0, 2), QList<int>({TokenTableModel::MarketCapColumn, Qt::AscendingOrder}));
            scene.window->close();
        }
        const ListScene scene(true, options);
        QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == 10);
        auto *panel = static_cast<TokenListPanel *>(scene.find(u"tokenListPanel"_s));
        QCOMPARE(panel->orders(), kept);
        const QHeaderView *heading = qobject_cast<QTableView *>(scene.table())->horizontalHeader();
        QCOMPARE(heading->sortIndicatorSection(), int(TokenTableModel::MarketCapColumn));
        QCOMPARE(heading->sortIndicatorOrder(), Qt::AscendingOrder);
        panel->setOrders({-4, 0, TokenTableModel::ColumnCount, 1, 0}); // damaged settings change nothing
        QCOMPARE(panel->orders(), kept);
    }

    void anOrderThatIsChosenWhileAPageIsReadIsReadToo()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        QTRY_COMPARE(scene.table()->model()->rowCount(), 10);
        scene.desk.sortsAsked.clear();
        scene.clickHeading(TokenTableModel::MarketCapColumn);
        scene.clickHeading(TokenTableModel::ProgressColumn);
        QTRY_COMPARE(scene.desk.sortsAsked, QList<TokenSort>({TokenSort::MarketCap, TokenSort::Progress}));
    }

    void aRowThatMovesIsPaintedAtItsOldPlaceToo()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        PaintedRegion painted(scene.table()->viewport());
        QTRY_VERIFY(scene.table()->model()->rowCount() > 5);
        const auto rowOf = [&](const QString &mint) {
            for (int row = 0; row < scene.table()->model()->rowCount(); ++row) {
                if (scene.table()->model()->index(row, 0).data(MintRole).toString() == mint)
                    return row;
            }
            return -1;
        };
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        const TokenSummary second = scene.desk.tokenList.at(1);
        const int before = rowOf(second.mint);
        auto *feed = scene.window->findChild<MarketFeed *>();
        emit feed->figuresRead({{second.mint, {90'000, 0, 0}, {}, 1}}, false);
        const int after = rowOf(second.mint);
        QVERIFY(before != after);
        // The event loop is not idle yet: only what was asked to be painted is.
        painted.clear();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        for (const int row : {before, after}) {
            const QRect place = scene.table()->visualRect(scene.table()->model()->index(row, 0));
            QVERIFY2(painted.region().contains(place.center()), qPrintable(QString::number(row)));
        }
    }

    void theKingsCardAndTheListShowTheSameChange()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        const QString king = scene.desk.tokenList.first().mint;
        emit scene.window->findChild<MarketFeed *>()->figuresRead({{king, {1234, 0, 0}, {}, 1}}, false);
        const QString shown = scene.table()->model()->index(0, 3).data().toString();
        QVERIFY2(shown.contains(u"12.3"), qPrintable(shown));
        const QList<QLabel *> labels = scene.find(u"kingPanel"_s)->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == shown; }));
    }

    void columnsAreTheUsers()
    {
        ListScene scene;
        scene.window->resize(1440, 900);
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        const auto isShown
            = [&](int column) { return !qobject_cast<QTableView *>(scene.table())->isColumnHidden(column); };
        QVERIFY(isShown(2) && isShown(3) && !isShown(8));
        scene.click(u"tokenListMenu"_s);
        auto *menu = scene.find<QMenu>(u"tokenListPopup"_s);
        for (QAction *action : menu->actions()) {
            if (action->text() == u"Change in five minutes" || action->text() == u"Age")
                action->trigger();
        }
        menu->close();
        QVERIFY(isShown(2) && !isShown(3) && isShown(8));
        scene.open(NewTab);
        QTRY_VERIFY(scene.table() && isShown(8));
    }

    void aFilterIsSetShownClearedAndKept()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        const auto lineOf = [](const WindowScene &scene) {
            for (const Banner *line : scene.find(u"risingCoins"_s)->findChildren<Banner *>()) {
                if (line->isVisible())
                    return line->accessibleName();
            }
            return QString();
        };
        {
            const ListScene scene(true, options);
            QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == 10);
            QVERIFY(lineOf(scene).isEmpty());
            scene.find<QAction>(u"commandFilter"_s)->trigger();
            QTRY_VERIFY(scene.find(u"coinFilter"_s));
            for (const auto &field : {u"filterAge"_s, u"filterMinCap"_s, u"filterMinHolders"_s}) {
                const auto *read = QAccessible::queryAccessibleInterface(scene.find(field));
                QVERIFY2(read->relations(QAccessible::Label).size() == 1, qPrintable(field));
            }
            scene.find<QSpinBox>(u"filterMinProgress"_s)->setValue(40);
            QTRY_COMPARE(scene.table()->model()->rowCount(), 4);
            QCOMPARE(lineOf(scene), u"Filter: Progress from 40 %"_s);
            QTest::keyClick(scene.find(u"coinFilter"_s), Qt::Key_Escape);
            QTRY_VERIFY(!scene.find(u"coinFilter"_s));
            scene.window->close();
        }
        const ListScene scene(true, options);
        QTRY_COMPARE(lineOf(scene), u"Filter: Progress from 40 %"_s);
        QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == 4);
        scene.find<QAction>(u"commandFilter"_s)->trigger();
        scene.find<QSpinBox>(u"filterMinCap"_s)->setValue(900'000);
        const auto *list = scene.find(u"risingCoins"_s);
        const auto *empty = list->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->findChild<QLabel *>()->text(),
                 u"No coin passes the filter: Market cap from 900000 SOL · Progress from 40 %"_s);
        empty->findChild<QPushButton *>()->click();
        QTRY_VERIFY(scene.table() && scene.table()->model()->rowCount() == 10);
        QVERIFY(lineOf(scene).isEmpty());
    }

    void rowsInViewShowTheirPictures()
    {
        FakeDesk desk;
        desk.fill();
        QImage red(64, 64, QImage::Format_RGB32);
        red.fill(Qt::red);
        QByteArray png;
        QBuffer file(&png);
        QVERIFY(file.open(QIODevice::WriteOnly) && red.save(&file, "PNG"));
        QStringList below;
        const TokenSummary fox = desk.tokenList.first();
        for (int i = 0; i < 60; ++i) {
            TokenSummary coin = sampleToken(u"Deep %1"_s.arg(i), u"D%1"_s.arg(i), 1000 - static_cast<quint64>(i));
            below.append(coin.mint);
            desk.tokenList.append(coin);
        }
        desk.detailsOf[fox.mint].image = png;
        desk.detailsOf[below.last()].image = "no picture"_ba;
        MainWindow window(desk);
        window.show();
        auto *page = window.findChild<QWidget *>(u"risingCoins"_s);
        auto *table = page->findChild<QTableView *>();
        const auto picture = [table](const QString &mint) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const QModelIndex index = table->model()->index(row, 0);
                if (index.data(MintRole) == mint)
                    return index.data(PictureRole).value<QImage>();
            }
            return QImage();
        };
        QTRY_VERIFY(!picture(fox.mint).isNull());
        QCOMPARE(picture(fox.mint).pixelColor(3, 3), QColor(Qt::red));
        QVERIFY(!desk.imagesAsked.contains(below.last()));
        QTRY_COMPARE(table->grab().toImage().pixelColor(table->columnViewportPosition(0) + 22,
                                                        table->horizontalHeader()->height() + 18),
                     QColor(Qt::red));
        table->scrollToBottom();
        QTRY_VERIFY(desk.imagesAsked.contains(below.last()));
        QVERIFY(picture(below.last()).isNull());
        QCOMPARE(desk.imagesAsked.count(fox.mint), 1);

        // What the search finds has its picture too.
        auto *box = window.findChild<QLineEdit *>(u"search"_s);
        box->setFocus();
        QTest::keyClicks(box, u"copper"_s);
        const QAbstractItemView *found = box->findChild<QCompleter *>()->popup();
        QTRY_VERIFY(found->isVisible() && found->model()->index(0, 0).data(MintRole) == fox.mint);
        QTRY_VERIFY(!found->model()->index(0, 0).data(PictureRole).value<QImage>().isNull());
        const QRect row = found->visualRect(found->model()->index(0, 0));
        QTRY_COMPARE(found->viewport()->grab().toImage().pixelColor(row.left() + 22, row.center().y()),
                     QColor(Qt::red));
    }

    void aClickTakesTheRowUnderThePointer()
    {
        FakeDesk desk;
        desk.fill();
        for (int number = 0; number < 60; ++number)
            desk.tokenList.append(
                sampleToken(u"Deep %1"_s.arg(number), u"D%1"_s.arg(number), 1000 - static_cast<quint64>(number)));
        MainWindow window(desk);
        window.show();
        auto *table = window.findChild<QWidget *>(u"risingCoins"_s)->findChild<QTableView *>();
        QTRY_VERIFY(table->model()->rowCount() > 60);
        const auto click = [table](int row) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                              table->visualRect(table->model()->index(row, 0)).center());
        };
        click(0);
        // The chosen row is scrolled out of view while something else has the focus.
        window.findChild<QWidget *>(u"orderAmount"_s)->setFocus();
        QVERIFY(!table->hasFocus());
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum());
        const int last = table->model()->rowCount() - 1;
        const QString mint = table->model()->index(last, 0).data(MintRole).toString();
        const int place = table->verticalScrollBar()->value();
        click(last);
        const QModelIndexList lit = table->selectionModel()->selectedRows();
        QCOMPARE(lit.size(), 1);
        QCOMPARE(lit.first().data(MintRole).toString(), mint);
        QCOMPARE(table->verticalScrollBar()->value(), place);
    }

    void theSearchFindsCoinsWalletsAndCommands()
    {
        ListScene scene;
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        auto *box = scene.find<QLineEdit>(u"search"_s);
        const auto search = [&](const QString &words) {
            box->setFocus();
            QTest::keyClicks(box, words);
            QTest::keyClick(box, Qt::Key_Return);
        };
        search(u"night"_s);
        QTRY_COMPARE(scene.shownCoin(), u"Night Tram"_s);
        QVERIFY(box->text().isEmpty());
        search(u"$"_s); // no coin, no wallet
        QTRY_VERIFY(scene.desk.searches.contains(u"$"_s));
        const QAbstractItemModel &found = *box->findChild<QCompleter *>()->model();
        const auto first = [&found](int role) { return found.index(0, 0).data(role).toString(); };
        QTRY_COMPARE(first(Qt::DisplayRole), u"Nothing found"_s);
        QCOMPARE(found.rowCount(), 1);
        QVERIFY(!found.flags(found.index(0, 0)).testFlag(Qt::ItemIsSelectable));
        QTest::keyClick(box, Qt::Key_Escape);
        QVERIFY(box->text().isEmpty());
        search(scene.desk.tokenList.at(4).creator);
        QTRY_COMPARE(scene.shownCoin(), u"Paper Moon"_s);
        search(u"Launches"_s);
        QTRY_COMPARE(scene.find<QLabel>(u"topWallet"_s)->text(), u"Launches"_s);
        search(scene.desk.walletList.first().address.left(8));
        QTRY_COMPARE(scene.find<QLabel>(u"topWallet"_s)->text(), u"Main wallet"_s);
        box->setFocus();
        for (const bool hides : {false, true}) {
            QTest::keyClicks(box, u"Launches"_s);
            QCOMPARE(first(SearchModel::DetailRole).contains(u"SOL"), !hides);
            QTest::keyClick(box, Qt::Key_Escape);
            scene.window->findChild<QAction *>(u"commandHideAmounts"_s)->trigger();
            box->setFocus();
        }
    }

    void linksAreWrittenOutAndHttpsOnly_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<bool>("opens");
        QTest::newRow("https") << u"https://coin.example/a?b=c"_s << true;
        QTest::newRow("http") << u"http://coin.example"_s << false;
        QTest::newRow("script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("user") << u"https://pump.fun@evil.example"_s << false;
        QTest::newRow("direction marks") << u"https://a.example/\u202Egnp.exe"_s << false;
        QTest::newRow("words") << u"see our page"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("no host") << u"https:///x"_s << false;
    }
    void linksAreWrittenOutAndHttpsOnly()
    {
        QFETCH(QString, link);
        QFETCH(bool, opens);
        ListScene scene(false);
        scene.desk.fill();
        const TokenSummary &fox = scene.desk.tokenList.first();
        scene.desk.detailsOf[fox.mint].website = link;
        scene.desk.detailsOf[fox.mint].description = u"<b>Fox</b>"_s;
        scene.window->selectCoin(fox.mint);
        QTRY_COMPARE(scene.shownCoin(), u"Copper Fox"_s);
        scene.click(u"coinAbout"_s);
        QTRY_VERIFY(scene.find(u"coinDialog"_s));
        const auto *dialog = scene.find(u"coinDialog"_s);
        auto *open = dialog->findChild<QPushButton *>(u"linkOpen"_s);
        QCOMPARE(open != nullptr, opens);
        if (opens) {
            open->click(); // asks first, with the whole address
            QTRY_VERIFY(scene.find(u"explorerDialog"_s));
            QCOMPARE(scene.find<QLabel>(u"explorerAddress"_s)->text(), link);
        }
        QCOMPARE(dialog->findChild<QLabel *>(u"coinDescription"_s)->text(), u"<b>Fox</b>"_s);
        QCOMPARE(dialog->findChild<QLabel *>(u"coinDescription"_s)->textFormat(), Qt::PlainText);
    }

    /// It is the usual address of metadata; only what may deceive stands in the colour of a warning.
    void anAddressOfIpfsIsNoWarning()
    {
        for (const QString &address : {u"ipfs://bafkreies5jq3i7afbur7djdba6a4frwjr33z2v6rfn5zoqv66335homabc"_s,
                                       u"http://coin.example"_s, u"ipfs://a\u202Egnp.exe"_s}) {
            const LinkRow row(u"Metadata"_s, address);
            QCOMPARE(row.findChild<QPushButton *>(), nullptr);
            const QColor warning = themeOf(&row).color(Tone::Warn);
            int warnings = 0;
            for (const TextLabel *each : row.findChildren<TextLabel *>())
                warnings += each->palette().color(QPalette::WindowText) == warning ? 1 : 0;
            QCOMPARE(warnings, address.startsWith(u"ipfs://bafk") ? 0 : 2);
        }
    }

    void aSearchThatFailedIsNoFact()
    {
        FakeDesk desk;
        desk.fill();
        TokenDetails coin = desk.detailsOf.value(desk.tokenList.first().mint);
        coin.summary.creator = u"nobody-else"_s;
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        for (const bool isRead : {false, true}) {
            if (!isRead)
                desk.searchError = error;
            CoinDialog dialog(desk, coin, nullptr);
            QCoreApplication::sendPostedEvents(&dialog); // answers of the desk
            const auto isSaid = [&](const QString &words) {
                const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
                return std::ranges::any_of(labels, [&](const QLabel *each) { return each->text().contains(words); });
            };
            QCOMPARE(isSaid(u"No other coins of this creator are known."_s), isRead);
            QCOMPARE(isSaid(errorText(error).sentence), !isRead);
        }
    }

    void aSearchThatWasCutCountsNoMoreThanItFound()
    {
        FakeDesk desk;
        desk.fill();
        const TokenDetails coin{.summary = desk.tokenList.first()};
        for (const int others : {20, 300}) {
            desk.tokenList = {coin.summary};
            for (int i = 0; i < others; ++i) {
                TokenSummary other = sampleToken(u"Other %1"_s.arg(i), u"OTHER%1"_s.arg(i), 1000);
                other.creator = coin.summary.creator;
                desk.tokenList.append(other);
            }
            const CoinDialog dialog(desk, coin, nullptr);
            QCoreApplication::sendPostedEvents(); // answers of the desk
            const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
            const QString said = others < 100 ? u"Other coins of this creator: %1, of which 8 are shown"_s.arg(others)
                                              : u"Other coins of this creator: at least 99, of which 8 are shown"_s;
            QVERIFY(std::ranges::any_of(labels, [&](const QLabel *each) { return each->text() == said; }));
        }
    }

    void aSearchThatCouldNotBeMadeFindsNotNothing()
    {
        ListScene scene;
        // The error is for the next question: those about coins that look like the shown one come first.
        QTRY_VERIFY(scene.desk.searches.contains(u"CFOX"_s));
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.desk.searchError = error;
        auto *box = scene.find<QLineEdit>(u"search"_s);
        box->setFocus();
        QTest::keyClicks(box, u"$"_s); // no coin, wallet or command
        const QAbstractItemModel &found = *box->findChild<QCompleter *>()->model();
        const auto said = [&found] { return found.index(0, 0).data().toString(); };
        QTRY_COMPARE(said(), errorText(error).both());
        // What the market has not read yet cannot be found in it.
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QTest::keyClicks(box, u"$"_s);
        QTRY_VERIFY(said().contains(u"offline"));
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        QTest::keyClicks(box, u"$"_s);
        QTRY_COMPARE(said(), u"Nothing found"_s);
    }

    void aKingThatCouldNotBeReadIsNotBeingRead()
    {
        FakeDesk desk;
        desk.fill();
        const Error error{ErrorCode::Storage, {}, std::nullopt, 0};
        desk.detailsError = error;
        MarketFeed feed(desk);
        DeskSelection selection;
        KingPanel panel(desk, feed, selection);
        panel.show();
        const auto *empty = panel.findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->findChild<QLabel *>()->text(), errorText(error).both());
        emit desk.tokenChanged(desk.tokenList.first()); // has the king asked for again
        QTRY_VERIFY(!empty->isVisible());
    }

    void theMintOfACoinWithALongLookAlikeNameStaysInView()
    {
        ListScene scene(false);
        scene.desk.fill();
        for (TokenSummary &coin : scene.desk.tokenList) {
            coin.name = QString(16, u'W') + u' ' + QString(15, u'W');
            coin.symbol = QString(13, u'W');
            scene.desk.detailsOf[coin.mint].summary = coin;
        }
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        QTRY_VERIFY(scene.shownCoin().startsWith(u"WWW"));
        scene.click(u"coinAbout"_s);
        QTRY_VERIFY(scene.find(u"coinDialog"_s));
        const auto *dialog = scene.find(u"coinDialog"_s);
        const auto others = [dialog] { return dialog->findChildren<QPushButton *>(u"coinOther"_s); };
        QTRY_VERIFY(others().size() >= 3);
        // The least width of the sheet, without its margins: it does not widen for coins that are found later.
        for (const QPushButton *other : others())
            QVERIFY2(other->sizeHint().width() <= dialog->minimumWidth() - 40, qPrintable(other->text()));
        // Their words begin below those of the sentences.
        const int left = dialog->findChild<QWidget *>(u"coinDescription"_s)->x();
        const int margin = themeOf(dialog).scaled(LinkButton::margin);
        for (const QPushButton *other : others())
            QTRY_COMPARE(other->x() + margin, left);
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

} // namespace tokenListPanelTest
#include "tst_TokenListPanel.moc"
