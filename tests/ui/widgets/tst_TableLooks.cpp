// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What tables show: the row under the mouse, names and figures in their columns, and what a heading means.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedCuts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/models/PositionTableModel.h"
#include "ui/models/TradeTableModel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/DeskTable.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QStandardItemModel>
#include <QTabBar>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tableLooksTest {

namespace {

/// Moves the mouse within a table, as the window system tells.
void moveMouse(const QTableView &table, const QPoint &at)
{
    table.viewport()->setAttribute(Qt::WA_UnderMouse);
    const QPoint global = table.viewport()->mapToGlobal(at);
    QMouseEvent move(QEvent::MouseMove, at, global, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.viewport(), &move);
}

/// The rows that are tinted in all of their cells as the row under the mouse; -1 for one of which only some are.
QList<int> tintedRows(QTableView &table)
{
    const QImage picture = table.viewport()->grab().toImage();
    const QRgb tint = themeOf(&table).colors.field.rgb();
    QList<int> rows;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        int tinted = 0;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QPoint corner = table.visualRect(table.model()->index(row, column)).topRight() - QPoint(2, -2);
            tinted += picture.pixel(corner) == tint ? 1 : 0;
        }
        if (tinted > 0)
            rows.append(tinted == table.model()->columnCount() ? row : -1);
    }
    return rows;
}

} // namespace

class TestTableLooks : public QObject
{
    Q_OBJECT

private slots:
    void theWholeRowUnderTheMouseIsTinted()
    {
        const WindowScene scene; // has applied the theme
        QStandardItemModel model(3, 3);
        DeskTable table(u"Rows"_s, &model, 26);
        table.setColumnWidths({80, 80, 0});
        table.resize(300, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QVERIFY(tintedRows(table).isEmpty());
        moveMouse(table, table.visualRect(model.index(1, 0)).center());
        QCOMPARE(tintedRows(table), QList<int>{1});
        moveMouse(table, table.visualRect(model.index(2, 2)).center());
        QCOMPARE(tintedRows(table), QList<int>{2});
        moveMouse(table, QPoint(20, table.viewport()->height() - 5)); // below the rows
        QVERIFY(tintedRows(table).isEmpty());
    }

    void namesHaveTheRoomThatFiguresLeave_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280") << QSize(1280, 800);
        QTest::newRow("1366") << QSize(1366, 768);
    }
    void namesHaveTheRoomThatFiguresLeave()
    {
        QFETCH(QSize, size);
        WindowScene scene;
        scene.window->resize(size);
        scene.desk.tokenList[1].name = u"Frosted Meteor"_s;
        emit scene.desk.tokenChanged(scene.desk.tokenList.at(1));
        const auto shows = [&scene](const QString &words) {
            const auto tables = scene.window->findChildren<DeskTable *>();
            return std::ranges::any_of(tables, [&](const DeskTable *table) {
                return table->isVisible() && table->model()->index(1, 0).data().toString() == words;
            });
        };
        QTRY_VERIFY(shows(u"Frosted Meteor"_s));
        for (const PaintedCut &cut : paintedCuts(*scene.window))
            QVERIFY2(!cut.whole.startsWith(u"Frosted"), qPrintable(describe(cut)));
        // Positions: the widest figure in the size of the others, and the whole name of the wallet.
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(EvidencePanel::PositionsTab);
        const auto *table = scene.find<QTableView>(u"positionsTable"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        const auto room = [table](int column) { return table->columnWidth(column); };
        const Theme &theme = themeOf(table);
        QTRY_VERIFY(room(PositionTableModel::TokensColumn)
                    >= CellDelegate::wantedWidth(theme, CellKind::Number, u"16 843 120.114 205"_s));
        QVERIFY(room(PositionTableModel::WalletColumn)
                >= CellDelegate::wantedWidth(theme, CellKind::Text, u"Main wallet"_s));
        QVERIFY(room(PositionTableModel::CoinColumn)
                < room(PositionTableModel::WalletColumn)); // a ticker takes no more than it needs
    }

    void theTapeSaysThatItsAmountsAreWithoutFees()
    {
        const WindowScene scene;
        auto *table = scene.find<QTableView>(u"tapeTable"_s);
        const QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(table);
        QVERIFY(reader);
        const QAccessibleInterface *heading = nullptr;
        for (int i = 0; heading == nullptr && i < reader->childCount(); ++i) {
            const QAccessibleInterface *each = reader->child(i);
            if (each->role() == QAccessible::ColumnHeader && each->text(QAccessible::Name) == u"SOL")
                heading = each;
        }
        QVERIFY(heading);
        QVERIFY(heading->text(QAccessible::Description).contains(u"without fees"));
        const QVariant tip = table->model()->headerData(TradeTableModel::SolColumn, Qt::Horizontal, Qt::ToolTipRole);
        QVERIFY(tip.toString().contains(u"without fees"));
    }
};

CURVEDESK_TEST(TestTableLooks)

} // namespace tableLooksTest
#include "tst_TableLooks.moc"
