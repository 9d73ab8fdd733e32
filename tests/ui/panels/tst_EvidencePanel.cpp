// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QLabel>
#include <QTabBar>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

enum Tab { ActivityTab, TradesTab, PositionsTab };

bool isSaid(const QWidget *in, QStringView words)
{
    const QList<QLabel *> labels = in->findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel *each) { return each->isVisible() && each->text().contains(words); });
}

void addOrders(FakeDesk &desk, int count)
{
    const OrderSummary sample = desk.orderList.last();
    desk.orderList.clear();
    for (int i = 0; i < count; ++i) {
        OrderSummary order = sample;
        order.id = u"order-%1"_s.arg(i);
        desk.orderList.append(order);
    }
}

/// Exports to the file and waits for the notice.
void exportTo(const WindowScene &scene, const QString &path)
{
    scene.click(u"exportCsv"_s);
    auto *dialog = scene.find<QFileDialog>(u"exportDialog"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->reject();
    QTRY_VERIFY(scene.find(u"notices"_s)->isVisible());
}

} // namespace

class TestEvidencePanel : public QObject
{
    Q_OBJECT

private slots:
    void theExportIsWhole_data()
    {
        QTest::addColumn<int>("orders");
        for (const int count : {1, 200, 500, 501, 1234})
            QTest::addRow("%d", count) << count;
    }
    void theExportIsWhole()
    {
        QFETCH(int, orders);
        WindowScene scene;
        addOrders(scene.desk, orders);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"orders.csv"_s);
        exportTo(scene, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), orders + 2); // header, rows, nothing after the last line end
        for (int i = 0; i < orders; ++i)
            QVERIFY(lines.at(i + 1).startsWith(u"\"order-%1\","_s.arg(i).toUtf8()));
        QVERIFY(orders == 1 || isSaid(scene.find(u"notices"_s), u"All %1 rows"_s.arg(orders)));
        QVERIFY(scene.isEnabled(u"exportCsv"_s));
    }

    void anExportThatFailsLeavesNoFile()
    {
        WindowScene scene;
        addOrders(scene.desk, 900);
        scene.desk.laterOrdersError = Error{ErrorCode::Storage, {}, std::nullopt, 0};
        const QTemporaryDir folder;
        exportTo(scene, folder.filePath(u"orders.csv"_s));
        QVERIFY(isSaid(scene.find(u"notices"_s), u"Nothing was exported"));
        QVERIFY(QDir(folder.path()).isEmpty());
        exportTo(scene, folder.filePath(u"no/such/folder/orders.csv"_s));
        QTRY_VERIFY(isSaid(scene.find(u"notices"_s), u"could not be written"));
    }

    void aPositionIsTheCoinAndTheWalletOfTheTicket()
    {
        WindowScene scene;
        auto *table = scene.find<QAbstractItemView>(u"positionsTable"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        const auto lit = [&] {
            const QModelIndexList rows = table->selectionModel()->selectedRows();
            return rows.isEmpty() ? -1 : rows.first().row();
        };
        QTRY_COMPARE(lit(), 0); // the coin that the window opened on, in the selected wallet
        QTest::keyClick(table, Qt::Key_Down);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Night Tram"_s);
        QCOMPARE(lit(), 1);
        scene.window->selectCoin(scene.desk.tokenList.at(4).mint);
        QCOMPARE(lit(), -1);
        QVERIFY(
            table->model()->index(0, 3).data(Qt::ToolTipRole).toString().contains(u"network fees and rents are not"));
    }

    void whatCouldNotBeReadIsNotCalledEmpty()
    {
        WindowScene scene(false);
        const auto *panel = scene.find(u"evidencePanel"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QVERIFY(isSaid(panel, u"hold no coins"));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QVERIFY(isSaid(panel, u"offline"));
        QVERIFY(isSaid(scene.find(u"coinPanel"_s), u"offline"));
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(ActivityTab);
        QVERIFY(isSaid(panel, u"No orders yet")); // these are kept on this computer
    }
};

CURVEDESK_TEST(TestEvidencePanel)
#include "tst_EvidencePanel.moc"
