// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Tables that the user sorts by their columns.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/models/CellRoles.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/models/WalletTableModel.h"
#include "ui/panels/EvidencePanel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace sortedTablesTest {

namespace {

using enum EvidencePanel::Tab;

void clickHeading(QTableView &table, int column)
{
    QHeaderView *heading = table.horizontalHeader();
    const QPoint middle(heading->sectionViewportPosition(column) + heading->sectionSize(column) / 2,
                        heading->height() / 2);
    QTest::mouseClick(heading->viewport(), Qt::LeftButton, {}, middle);
}

QStringList column(const QTableView &table, int column, int role = Qt::DisplayRole)
{
    QStringList cells;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        cells.append(table.model()->index(row, column).data(role).toString());
    return cells;
}

/// Three positions whose held tokens sort otherwise as numbers than as texts.
void holdThree(FakeDesk &desk)
{
    const QString wallet = desk.walletList.first().address;
    desk.positionList = {{wallet, desk.tokenList.at(0).mint, u"A"_s, 9'000'000, 500'000'000, 5},
                         {wallet, desk.tokenList.at(1).mint, u"B"_s, 10'000'000, 400'000'000, -7},
                         {wallet, desk.tokenList.at(2).mint, u"C"_s, 200'000'000, 500'000'000, 0}};
}

} // namespace

class TestSortedTables : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreSortedByValueAndStably()
    {
        WindowScene scene;
        scene.window->resize(1920, 1000); // all columns are shown
        holdThree(scene.desk);
        auto *table = scene.find<QTableView>(u"positionsTable"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_COMPARE(column(*table, PositionTableModel::CoinColumn), (QStringList{u"$A"_s, u"$B"_s, u"$C"_s}));
        const auto coins = [&] { return column(*table, PositionTableModel::CoinColumn).join(QString()).remove(u'$'); };
        clickHeading(*table, PositionTableModel::TokensColumn); // the largest first
        QCOMPARE(coins(), u"CBA"_s);
        clickHeading(*table, PositionTableModel::TokensColumn);
        QCOMPARE(coins(), u"ABC"_s);
        clickHeading(*table, PositionTableModel::TokensColumn); // as it was
        QCOMPARE(coins(), u"ABC"_s);
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), -1);
        table->sortByColumn(PositionTableModel::CostColumn, Qt::DescendingOrder);
        QCOMPARE(coins(), u"ACB"_s); // equal ones stay as they were
        table->sortByColumn(PositionTableModel::RealisedColumn, Qt::AscendingOrder);
        QCOMPARE(coins(), u"BCA"_s); // -7, 0, 5
        table->sortByColumn(PositionTableModel::CoinColumn, Qt::DescendingOrder);
        QCOMPARE(coins(), u"CBA"_s);
    }

    void aSortedRowIsTheOneThatIsSold()
    {
        WindowScene scene;
        scene.window->resize(1920, 1000); // all columns are shown
        holdThree(scene.desk);
        auto *table = scene.find<QTableView>(u"positionsTable"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        clickHeading(*table, PositionTableModel::TokensColumn);
        const auto lit = [&] {
            const QModelIndexList rows = table->selectionModel()->selectedRows(PositionTableModel::CoinColumn);
            return rows.isEmpty() ? QString() : rows.first().data().toString();
        };
        QTRY_COMPARE(lit(), u"$A"_s); // the coin that the window opened on, wherever its row is
        const QRect first = table->visualRect(table->model()->index(0, PositionTableModel::CoinColumn));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, first.center());
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), scene.desk.tokenList.at(2).name);
        QCOMPARE(lit(), u"$C"_s);
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        QTRY_COMPARE(lit(), u"$B"_s);
    }

    void rowsKeepTheirPlacesUnderTheMouse()
    {
        WindowScene scene;
        scene.window->resize(1920, 1000); // all columns are shown
        holdThree(scene.desk);
        auto *table = scene.find<QTableView>(u"positionsTable"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        table->sortByColumn(PositionTableModel::ValueColumn, Qt::DescendingOrder);
        const auto order = [&] { return column(*table, PositionTableModel::CoinColumn); };
        QTRY_COMPARE(order().first(), u"$C"_s);
        table->setAttribute(Qt::WA_UnderMouse); // as when the mouse enters
        const QPointF at(5, 5);
        QEnterEvent enter(at, at, table->mapToGlobal(at));
        QCoreApplication::sendEvent(table, &enter);
        TokenSummary risen = scene.desk.tokenList.first();
        risen.marketCapLamports *= 1000;
        emit scene.desk.tokenChanged(risen);
        const auto value = [&] { return table->model()->index(2, PositionTableModel::ValueColumn).data(SortRole); };
        const auto second = [&] { return table->model()->index(1, PositionTableModel::ValueColumn).data(SortRole); };
        const QStringList before = order();
        QTRY_VERIFY(qMax(value().toULongLong(), second().toULongLong())
                    > table->model()->index(0, PositionTableModel::ValueColumn).data(SortRole).toULongLong());
        QCOMPARE(order(), before);
        table->setAttribute(Qt::WA_UnderMouse, false);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(table, &leave);
        QTRY_COMPARE(order().first(), u"$A"_s);
    }

    void ordersAndWalletsAreSorted()
    {
        WindowScene scene;
        auto *orders = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(orders->model()->rowCount() > 3);
        const QStringList usual = column(*orders, OrderTableModel::TimeColumn, IdRole);
        orders->sortByColumn(OrderTableModel::SolColumn, Qt::AscendingOrder);
        for (int row = 1; row < orders->model()->rowCount(); ++row) {
            const auto amount = [&](int at) {
                return orders->model()->index(at, OrderTableModel::SolColumn).data(SortRole).toULongLong();
            };
            QVERIFY(amount(row - 1) <= amount(row));
        }
        orders->horizontalHeader()->setSortIndicator(-1, Qt::DescendingOrder);
        QCOMPARE(column(*orders, OrderTableModel::TimeColumn, IdRole), usual);
        auto *wallets = scene.find<QTableView>(u"walletTable"_s);
        clickHeading(*wallets, WalletTableModel::LabelColumn);
        QCOMPARE(column(*wallets, WalletTableModel::LabelColumn).first(), u"Launches"_s);
        clickHeading(*wallets, WalletTableModel::BalanceColumn);
        QCOMPARE(column(*wallets, WalletTableModel::LabelColumn).first(), u"Main wallet"_s);
    }

    void theOrderIsChosenFromTheRowsMenu()
    {
        WindowScene scene;
        auto *orders = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(orders->model()->rowCount() > 3);
        orders->setCurrentIndex(orders->model()->index(0, 0));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(orders, &event);
        const auto *menu = orders->findChild<QMenu *>(u"sortMenu"_s);
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() == u"Coin")
                action->trigger();
        }
        QCOMPARE(orders->horizontalHeader()->sortIndicatorSection(), int{OrderTableModel::CoinColumn});
    }

    void theOrderIsRemembered()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        {
            const WindowScene scene(true, options);
            scene.find<QTableView>(u"positionsTable"_s)
                ->sortByColumn(PositionTableModel::CostColumn, Qt::AscendingOrder);
            scene.window->close();
        }
        const WindowScene scene(true, options);
        const auto *heading = scene.find<QTableView>(u"positionsTable"_s)->horizontalHeader();
        QCOMPARE(heading->sortIndicatorSection(), int{PositionTableModel::CostColumn});
        QCOMPARE(heading->sortIndicatorOrder(), Qt::AscendingOrder);
        QCOMPARE(scene.find<QTableView>(u"activityTable"_s)->horizontalHeader()->sortIndicatorSection(), -1);
    }
};

CURVEDESK_TEST(TestSortedTables)

} // namespace sortedTablesTest
#include "tst_SortedTables.moc"
