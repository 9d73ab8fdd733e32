// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/OrderDialog.h"
#include "ui/models/CellRoles.h"
#include "ui/models/HolderTableModel.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/ProfitCsv.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Banner.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace evidencePanelTest {

namespace {

using enum EvidencePanel::Tab;

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
    QTRY_VERIFY(scene.find(u"notices"_s)->isVisible() || scene.find(u"standingNotices"_s)->isVisible());
}

void exportProfitTo(const WindowScene &scene, CostMethod method, const QString &path)
{
    scene.find<EvidencePanel>(u"evidencePanel"_s)->exportProfit(method);
    auto *dialog = scene.find<QFileDialog>(u"exportDialog"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->reject();
}

/// The file of an export of profits, once the wallets are known.
QByteArray exportedProfit(const WindowScene &scene, CostMethod method)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"profit.csv"_s));
    if (!QTest::qWaitFor([&] { return scene.window->findChild<WalletBook *>()->isKnown(); }))
        return {};
    exportProfitTo(scene, method, file.fileName());
    const bool isThere = QTest::qWaitFor([&] { return file.exists(); });
    return isThere && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The panel by itself, on a desk that has no answer about positions.
struct UnreadPositions
{
    UnreadPositions()
    {
        desk.fill();
        desk.positionsError = unavailable;
        panel.show();
        book.refresh();
    }
    [[nodiscard]] bool says(const Error &error) const { return isSaid(&panel, errorText(error).sentence); }
    [[nodiscard]] int rowsOf(const QString &table) const
    {
        return panel.findChild<QAbstractItemView *>(table)->model()->rowCount();
    }

    const Error unavailable{ErrorCode::Unavailable, {}, std::nullopt, 0};
    FakeDesk desk;
    MarketFeed feed{desk};
    WalletBook book{desk, feed};
    DeskSelection selection;
    EvidencePanel panel{desk, feed, selection, book};
};

} // namespace

class TestEvidencePanel : public QObject
{
    Q_OBJECT

private slots:
    /// A number that does not fit is written smaller, beside others that are not.
    void aProfitIsWrittenAsLargeAsItsNeighbours()
    {
        WindowScene scene;
        scene.window->resize(1366, 768);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(2);
        const auto *table = scene.find<QTableView>(u"positionsTable"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        const Theme &theme = themeOf(table);
        const QFontMetrics metrics(theme.font(TextRole::NumberSmall));
        QTRY_VERIFY(!table->isColumnHidden(PositionTableModel::ProfitColumn));
        QTRY_VERIFY(metrics.horizontalAdvance(u"+1.070 166 348"_s) + theme.scaled(12)
                    <= table->columnWidth(PositionTableModel::ProfitColumn));
    }

    void aTickerIsWholeBesideItsSign()
    {
        WindowScene scene;
        scene.desk.positionList.first().symbol = u"\u200BWWWWW"_s;
        scene.window->resize(1366, 768);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        const auto *table = scene.find<QTableView>(u"positionsTable"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        const QModelIndex cell = table->model()->index(0, PositionTableModel::CoinColumn);
        QTRY_VERIFY(cell.data().toString().contains(u"WWWWW"));
        const Theme &theme = themeOf(table);
        const int words = QFontMetrics(theme.font(TextRole::Body)).horizontalAdvance(cell.data().toString());
        constexpr int marginsAndSign = 10 + 6 + 13 + 4;
        QTRY_VERIFY(table->columnWidth(PositionTableModel::CoinColumn) >= words + theme.scaled(marginsAndSign));
    }

    void aWalletsNameIsWholeBesideItsProfit()
    {
        WindowScene scene;
        scene.window->resize(853, 533);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        const auto *table = scene.find<QTableView>(u"positionsTable"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        const QFontMetrics body(themeOf(table).font(TextRole::Body));
        QTRY_VERIFY(table->columnWidth(PositionTableModel::WalletColumn)
                    >= body.horizontalAdvance(u"Main wallet"_s) + themeOf(table).scaled(12));
        QVERIFY(!table->isColumnHidden(PositionTableModel::ProfitColumn));
    }

    void withoutACoinNobodyIsSaidNotToHoldIt()
    {
        WindowScene scene(false);
        auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        const auto isShown = [&](const QString &sentence) {
            return std::ranges::any_of(scene.find(u"evidencePanel"_s)->findChildren<QLabel *>(),
                                       [&](auto *label) { return label->isVisible() && label->text() == sentence; });
        };
        for (const auto tab : {TradesTab, HoldersTab}) {
            tabs->setCurrentIndex(tab);
            QTRY_VERIFY(isShown(u"Choose a coin first."_s));
        }
        scene.desk.fill();
        scene.desk.tradesOf.clear();
        scene.window->selectCoin(scene.desk.tokenList.last().mint);
        tabs->setCurrentIndex(TradesTab);
        QTRY_VERIFY(isShown(u"No trades of this coin yet."_s));
    }

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
        QVERIFY(isSaid(scene.find(u"notices"_s), u"All is exported: %1 row"_s.arg(orders)));
        QVERIFY(scene.isEnabled(u"exportCsv"_s));
    }

    // Pages of the listing come newest first, and the rows in the order of the chain.
    void theProfitExportIsWhole()
    {
        WindowScene scene;
        addOrders(scene.desk, 1234);
        quint64 slot = 2000;
        for (OrderSummary &each : scene.desk.orderList) {
            each.slot = --slot;
            each.kind = slot % 3 == 0 ? OrderSummary::Kind::Sell : OrderSummary::Kind::Buy;
            each.status = TradeStatus::Succeeded;
            each.movedLamports = slot;
            each.movedTokens = 10;
            each.networkFeeLamports = 5;
        }
        QByteArray expected = ProfitCsv::header();
        ProfitCsv csv(CostMethod::Fifo);
        for (auto each = scene.desk.orderList.crbegin(); each != scene.desk.orderList.crend(); ++each)
            expected += csv.takeOrder(*each);
        QCOMPARE(exportedProfit(scene, CostMethod::Fifo), expected);
        QTRY_VERIFY(isSaid(scene.find(u"notices"_s), u"All is exported: %1 row"_s.arg(expected.count('\n') - 1)));
    }

    // Bought and sold by orders; half was sold meanwhile by a transaction that the user signed elsewhere.
    void theProfitExportHasWhatWasSignedElsewhere_data()
    {
        QTest::addColumn<CostMethod>("method");
        QTest::newRow("first in first out") << CostMethod::Fifo;
        QTest::newRow("average cost") << CostMethod::Average;
    }
    void theProfitExportHasWhatWasSignedElsewhere()
    {
        QFETCH(CostMethod, method);
        WindowScene scene;
        addOrders(scene.desk, 2); // newest first
        const QString wallet = scene.desk.walletList.first().address;
        for (OrderSummary &each : scene.desk.orderList) {
            const bool isSale = each.id == u"order-0";
            each.kind = isSale ? OrderSummary::Kind::Sell : OrderSummary::Kind::Buy;
            each.status = TradeStatus::Succeeded;
            each.wallet = wallet;
            each.signature = isSale ? u"sold"_s : u"bought"_s;
            each.slot = isSale ? 9 : 7;
            each.movedLamports = 1000;
            each.movedTokens = isSale ? 50 : 100;
            each.networkFeeLamports = 0;
        }
        const auto trade = [&](const QString &signature, quint64 slot, quint64 tokens) {
            WalletTrade each;
            each.trade.row = {.signature = signature,
                              .slot = slot,
                              .mint = scene.desk.orderList.first().mint,
                              .user = wallet,
                              .isBuy = signature == u"bought",
                              .lamports = 600,
                              .tokens = tokens};
            each.trade.position = static_cast<qint64>(slot << 28);
            return each;
        };
        scene.desk.ownTrades = {trade(u"bought"_s, 7, 100), trade(u"elsewhere"_s, 8, 50), trade(u"sold"_s, 9, 50)};
        const QList<QByteArray> lines = exportedProfit(scene, method).trimmed().split('\n');
        QCOMPARE(lines.size(), 4); // header, the unknown network fee, two sales
        QVERIFY(lines.at(1).contains("network_fee") && lines.at(1).contains("elsewhere"));
        QVERIFY2(lines.at(2).contains(",500,yes,600,100,") && lines.at(2).contains("elsewhere"), lines.at(2));
        QVERIFY2(lines.at(3).contains(",500,yes,1000,500,") && lines.at(3).contains("sold"), lines.at(3));
    }

    // Their trades would be missing.
    void noProfitIsExportedBeforeTheWalletsAreKnown()
    {
        WindowScene scene;
        QVERIFY(!scene.window->findChild<WalletBook *>()->isKnown());
        const QTemporaryDir folder;
        exportProfitTo(scene, CostMethod::Fifo, folder.filePath(u"profit.csv"_s));
        QTRY_VERIFY(isSaid(scene.find(u"standingNotices"_s), u"Nothing was exported"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void anExportThatFailsLeavesNoFile()
    {
        WindowScene scene;
        addOrders(scene.desk, 900);
        scene.desk.laterOrdersError = Error{ErrorCode::Storage, {}, std::nullopt, 0};
        const QTemporaryDir folder;
        exportTo(scene, folder.filePath(u"orders.csv"_s));
        QVERIFY(isSaid(scene.find(u"standingNotices"_s), u"Nothing was exported"));
        QVERIFY(QDir(folder.path()).isEmpty());
        exportTo(scene, folder.filePath(u"no/such/folder/orders.csv"_s));
        QTRY_VERIFY(isSaid(scene.find(u"standingNotices"_s), u"could not be written"));
    }

    void anExportThatIsCancelledLeavesNoFile()
    {
        WindowScene scene;
        addOrders(scene.desk, 900);
        const QTemporaryDir folder;
        scene.click(u"exportCsv"_s);
        const QPointer<QFileDialog> dialog = scene.find<QFileDialog>(u"exportDialog"_s);
        QVERIFY(dialog);
        emit dialog->fileSelected(folder.filePath(u"orders.csv"_s));
        dialog->reject();
        QVERIFY(scene.find<QAbstractButton>(u"exportCsv"_s)->text().contains(u"Cancel"));
        scene.click(u"exportCsv"_s);
        QTRY_VERIFY(isSaid(scene.find(u"standingNotices"_s), u"cancelled"));
        QTRY_VERIFY(QDir(folder.path()).isEmpty());
        QTRY_VERIFY(!dialog);
        exportTo(scene, folder.filePath(u"again.csv"_s)); // the next one is whole
        QTRY_VERIFY(isSaid(scene.find(u"notices"_s), u"All is exported: 900 row"));
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
            table->model()->index(0, 4).data(Qt::ToolTipRole).toString().contains(u"network fees and rents are not"));
    }

    void positionsHaveValueAndProfit()
    {
        WindowScene scene;
        auto *table = scene.find<QAbstractItemView>(u"positionsTable"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        const Position &held = scene.desk.positionList.first();
        const auto digits = [&](int column) {
            QString text = table->model()->index(0, column).data().toString();
            return text.removeIf([](QChar c) { return !c.isDigit(); }).toULongLong();
        };
        const auto valueAt = [&](quint64 cap) {
            return static_cast<quint64>(static_cast<double>(cap) * (static_cast<double>(held.tokens) / 1e15));
        };
        TokenSummary fox = scene.desk.tokenList.first();
        QTRY_VERIFY(digits(3) > 0);
        QVERIFY(qAbs(static_cast<qint64>(digits(3)) - static_cast<qint64>(valueAt(fox.marketCapLamports))) < 100);
        fox.marketCapLamports *= 2;
        TokenSummary unpriced = fox;
        unpriced.marketCapLamports = 0;
        emit scene.desk.tokenChanged(unpriced);
        QTRY_VERIFY(isSaid(scene.find(u"evidencePanel"_s), u"1 position(s) without a price"));
        emit scene.desk.tokenChanged(fox);
        QTRY_VERIFY(!isSaid(scene.find(u"evidencePanel"_s), u"without a price"));
        QTRY_VERIFY(qAbs(static_cast<qint64>(digits(3)) - static_cast<qint64>(valueAt(fox.marketCapLamports))) < 100);
        QCOMPARE(digits(5), digits(3) - held.costLamports);
        QVERIFY(isSaid(scene.find(u"evidencePanel"_s), u"profit +"));
        // A double click goes on to the sale.
        const QRect row = table->visualRect(table->model()->index(1, 0));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row.center());
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, row.center());
        QTRY_COMPARE(scene.find<QAbstractButton>(u"orderButton"_s)->text(), u"Sell $TRAM"_s);
    }

    void holdersAreNamed()
    {
        WindowScene scene(false);
        scene.desk.fill();
        const QString creator = scene.desk.tokenList.first().creator;
        scene.desk.holdersOfAll = {{{creator, 250'000'000'000'000}, {scene.desk.walletList.first().address, 7}}, 31, 9};
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(HoldersTab);
        auto *table = scene.find<QAbstractItemView>(u"holdersTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        const auto cell = [&](int row, int column) {
            return table->model()->index(row, column).data().toString().replace(QChar::Nbsp, u' ');
        };
        QCOMPARE(cell(0, 3), u"25.00 %"_s);
        QTRY_VERIFY(cell(1, 1).contains(u"yours"));
        QVERIFY(isSaid(scene.find(u"evidencePanel"_s), u"31 holder(s)"));
        QVERIFY(isSaid(scene.find(u"evidencePanel"_s), u"ten largest hold 25"));
        scene.desk.holdersOfAll.missesTrades = true;
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(scene.find(u"evidencePanel"_s), u"Not all"), 15'000);
        QVERIFY(!isSaid(scene.find(u"evidencePanel"_s), u"ten largest hold"));
    }

    /// The holders are read every few seconds: a row that somebody reads stays.
    void holdersChangeWithoutReset()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        HolderTableModel model(book);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setHolders({{u"a"_s, 9}, {u"b"_s, 5}, {u"c"_s, 3}}, {});
        const QPersistentModelIndex second = model.index(1, HolderTableModel::WalletColumn);
        model.setHolders({{u"b"_s, 7}, {u"a"_s, 6}}, u"a"_s);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(second.isValid());
        QVERIFY(second.data().toString().contains(u"creator"));
        model.setHolders({}, {});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(reset.size(), 0);
    }

    /// Which holders are the user's changes with the book, not with the holders.
    void holdersArePaintedAnewWithTheBook()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        HolderTableModel model(book);
        model.setHolders({{u"a"_s, 9}, {u"b"_s, 5}}, {});
        const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        emit book.changed();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(1).toModelIndex(), model.index(1, HolderTableModel::ShareColumn));
    }

    void hiddenAmountsAreNowhere()
    {
        WindowScene scene;
        const QString own = scene.desk.walletList.first().address;
        const QString mint = scene.desk.tokenList.first().mint;
        scene.desk.holdersOfAll = {{{own, 123'456'789'000'000}, {u"other"_s, 7}}, 2, 9};
        scene.window->selectCoin(mint);
        TradeRow trade = scene.desk.tradesOf.value(mint).first();
        trade.user = own;
        trade.signature = u"own"_s;
        trade.lamports = 987'654'321;
        trade.tokens = 456'123'000'000;
        emit scene.desk.tradeHappened(trade);
        const auto textsOf = [&](const QString &name, int row) {
            const QAbstractItemModel *model = scene.find<QAbstractItemView>(name)->model();
            QString texts;
            for (int column = 0; column < model->columnCount(); ++column)
                texts += model->index(row, column).data().toString()
                    + model->index(row, column).data(Qt::ToolTipRole).toString();
            return texts.remove(QChar::Nbsp).remove(u' ');
        };
        auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        tabs->setCurrentIndex(HoldersTab);
        QTRY_VERIFY(textsOf(u"holdersTable"_s, 0).contains(u"123456789"));
        QTRY_VERIFY(textsOf(u"tradesTable"_s, 0).contains(u"987654321"));
        tabs->setCurrentIndex(PositionsTab);
        const auto *summary = scene.find<QLabel>(u"evidenceSummary"_s);
        QTRY_VERIFY(summary->text().contains(QRegularExpression(u"[0-9]"_s)));
        scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        QTRY_VERIFY(!summary->text().contains(QRegularExpression(u"[0-9]"_s)));
        QVERIFY(!summary->text().isEmpty());
        for (const QString &table : {u"holdersTable"_s, u"tradesTable"_s, u"tapeTable"_s}) {
            for (const QStringView amount : {u"123456789", u"987654321", u"456123"})
                QVERIFY2(!textsOf(table, 0).contains(amount), qPrintable(table));
        }
        QVERIFY(textsOf(u"holdersTable"_s, 1).contains(u'7')); // others' are public
    }

    void aLockHidesTheAmountsOfAnOpenReceipt()
    {
        WindowScene scene;
        constexpr VaultStatus open{VaultProtection::Passphrase, false, false};
        scene.desk.setVault(open);
        auto *table = scene.find<QAbstractItemView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(scene.find(u"orderDialog"_s));
        const auto *quoted = scene.find<QLabel>(u"orderQuotedSol"_s);
        const QString shown = quoted->text();
        QVERIFY(shown != amountText::hidden);
        scene.desk.setVault({VaultProtection::Passphrase, true, false});
        QTRY_COMPARE(quoted->text(), amountText::hidden.toString());
        QVERIFY(quoted->toolTip().isEmpty());
        scene.desk.setVault(open);
        QTRY_COMPARE(quoted->text(), shown);
    }

    // SOL that stays the same is no reason to leave the positions as they were.
    void tokensThatCameAreAPosition()
    {
        FakeDesk desk;
        desk.fill();
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        DeskSelection selection;
        EvidencePanel panel(desk, feed, selection, book);
        book.refresh();
        const QAbstractItemModel *model = panel.findChild<QAbstractItemView *>(u"positionsTable"_s)->model();
        QTRY_COMPARE(model->rowCount(), 2);
        desk.positionList.append(desk.positionList.first());
        emit desk.walletsChanged();
        QTRY_COMPARE(model->rowCount(), 3);
    }

    void positionsThatCouldNotBeReadAreAskedForAgain()
    {
        FakeDesk desk;
        desk.fill();
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        desk.positionsError = error;
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        DeskSelection selection;
        EvidencePanel panel(desk, feed, selection, book);
        panel.show();
        panel.openTab(PositionsTab);
        book.refresh();
        QTRY_VERIFY(isSaid(&panel, errorText(error).sentence));
        QVERIFY(isSaid(&panel, u"The positions are not read yet."));
        desk.positionsError.reset();
        panel.findChild<QAbstractButton *>(u"bannerRetry"_s)->click();
        const QAbstractItemModel *model = panel.findChild<QAbstractItemView *>(u"positionsTable"_s)->model();
        QTRY_COMPARE(model->rowCount(), 2);
        QVERIFY(!isSaid(&panel, errorText(error).sentence));
        // What was read stays, and the next change of the market has it read again: no word of that.
        desk.positionsError = error;
        const int asked = desk.positionQuestions;
        emit desk.walletsChanged();
        QTRY_VERIFY(desk.positionQuestions > asked);
        QCoreApplication::sendPostedEvents();
        QVERIFY(!isSaid(&panel, errorText(error).sentence));
        QCOMPARE(model->rowCount(), 2);
    }

    void anErrorIsGoneOnceTheSameRowsAreRead()
    {
        UnreadPositions scene;
        QTRY_VERIFY(scene.says(scene.unavailable));
        scene.selection.setMint(scene.desk.tokenList.first().mint);
        QTRY_VERIFY(scene.rowsOf(u"tradesTable"_s) > 0);
        QVERIFY(scene.says(scene.unavailable)); // other rows were read
        scene.desk.positionsError.reset();
        emit scene.desk.walletsChanged(); // what is held may have changed: the positions are asked for again
        QTRY_VERIFY(scene.rowsOf(u"positionsTable"_s) > 0);
        QVERIFY(!scene.says(scene.unavailable));
    }

    void eachErrorIsShownUntilItsRowsAreRead()
    {
        UnreadPositions scene;
        QTRY_VERIFY(scene.says(scene.unavailable));
        const Error storage{ErrorCode::Storage, {}, std::nullopt, 0};
        scene.desk.tradesError = storage;
        scene.selection.setMint(scene.desk.tokenList.first().mint);
        QTRY_VERIFY(scene.says(storage));
        emit scene.feed.repaired(); // the trades are asked for again
        QTRY_VERIFY(scene.rowsOf(u"tradesTable"_s) > 0);
        QVERIFY(!scene.says(storage));
        QVERIFY(scene.says(scene.unavailable));
    }

    void olderOrdersAreReadAtTheEndOfTheTable()
    {
        WindowScene scene;
        const auto shown = static_cast<int>(scene.desk.orderList.size());
        addOrders(scene.desk, 1234);
        for (int i = 0; i < 1234; ++i)
            scene.desk.orderList[i].createdMs = 10'000 - i;
        emit scene.window->findChild<EvidencePanel *>()->findChild<Banner *>()->retryRequested();
        auto *table = scene.find<QTableView>(u"activityTable"_s);
        const int all = shown + 1234;
        QTRY_VERIFY(table->model()->rowCount() > shown);
        for (int tries = 0; tries < 10 && table->model()->rowCount() < all; ++tries) {
            const int rows = table->model()->rowCount();
            table->scrollToBottom();
            QTRY_VERIFY(table->model()->rowCount() > rows);
        }
        QCOMPARE(table->model()->rowCount(), all);
        QCOMPARE(table->model()->index(all - 1, 0).data(IdRole).toString(), u"order-1233"_s);
    }

    void noColumnIsCut_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {853, 1024, 1280, 1366, 1600, 1920})
            QTest::addRow("%d", width) << width;
    }
    void noColumnIsCut()
    {
        QFETCH(int, width);
        WindowScene scene;
        scene.window->resize(width, 800);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        for (int tab = ActivityTab; tab <= HoldersTab; ++tab) {
            scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(tab);
            for (const auto *table : scene.window->findChildren<QTableView *>()) {
                if (!table->isVisible())
                    continue;
                const QHeaderView *heading = table->horizontalHeader();
                const QFontMetrics small(themeOf(table).font(TextRole::Small));
                QTRY_VERIFY2(heading->length() <= table->viewport()->width(), qPrintable(table->objectName()));
                for (int column = 0; column < table->model()->columnCount(); ++column) {
                    const QString text = table->model()->headerData(column, Qt::Horizontal).toString();
                    const QVariant words = table->model()->headerData(column, Qt::Horizontal, WidestTextRole);
                    if (!table->isColumnHidden(column) && !heading->isHidden() && words.toString().isEmpty())
                        QVERIFY2(table->columnWidth(column) >= small.horizontalAdvance(text), qPrintable(text));
                }
            }
        }
    }

    void everyOutcomeIsWhole()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(ActivityTab);
        const auto *table = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        const QFontMetrics small(themeOf(table).font(TextRole::Small));
        const int outcome = table->columnWidth(OrderTableModel::OutcomeColumn);
        for (const TradeStatus status :
             {TradeStatus::Pending, TradeStatus::Succeeded, TradeStatus::Failed, TradeStatus::Expired})
            QVERIFY(outcome >= small.horizontalAdvance(orderText::status(status)) + 30);
        const QString widest
            = table->model()->headerData(OrderTableModel::OutcomeColumn, Qt::Horizontal, WidestTextRole).toString();
        QCOMPARE(widest, orderText::status(TradeStatus::Failed));
        const QFontMetrics body(themeOf(table).font(TextRole::Body));
        for (const OrderSummary::Kind kind : {OrderSummary::Kind::Sell, OrderSummary::Kind::Transfer})
            QVERIFY(table->columnWidth(OrderTableModel::KindColumn)
                    >= body.horizontalAdvance(orderText::kind(kind)) + 12);
    }

    void rowsAreCopied()
    {
        WindowScene scene;
        auto *table = scene.find<QAbstractItemView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 3);
        table->setCurrentIndex(table->model()->index(2, 0));
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QStringList cells = QGuiApplication::clipboard()->text().split(u'\t');
        QCOMPARE(cells.size(), table->model()->columnCount());
        QCOMPARE(cells.at(2), u"$TRAM"_s);
        table->selectionModel()->select(table->model()->index(1, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        const QStringList rows = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(1), cells.join(u'\t'));
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n') + 1, table->model()->rowCount());
    }

    void tradesThatCouldNotBeReadAreNotCalledNone()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(TradesTab);
        const auto *panel = scene.find(u"evidencePanel"_s);
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.desk.tradesError = error;
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint); // without trades
        QTRY_VERIFY(isSaid(panel, errorText(error).sentence));
        QVERIFY(isSaid(panel, u"The trades of this coin are not read yet."));
        QVERIFY(!isSaid(panel, u"No trades of this coin yet."));
        QTest::mouseClick(panel->findChild<QWidget *>(u"bannerRetry"_s), Qt::LeftButton);
        QTRY_VERIFY(isSaid(panel, u"No trades of this coin yet."));
    }

    void aReceiptWithoutARecordHasNoMovedAmounts()
    {
        FakeDesk desk;
        desk.fill();
        OrderSummary order = desk.orderList.last();
        order.kind = OrderSummary::Kind::Buy;
        order.status = TradeStatus::Succeeded;
        order.quotedLamports = 500'000'000;
        order.quotedTokens = 1'000'000'000'000;
        order.movedLamports = order.movedTokens = 0;
        TradeRow trade;
        trade.signature = order.signature;
        trade.user = order.wallet;
        trade.lamports = 493'827'161;
        desk.tradesOf[order.mint].append(trade);
        OrderDialog dialog(desk, order, u"Main wallet"_s, orderText::Phase::Usual, false, nullptr);
        QCoreApplication::sendPostedEvents(&dialog); // answers of the desk
        for (const QString &row :
             {u"orderMovedSol"_s, u"orderMovedTokens"_s, u"orderDifference"_s, u"orderCurveFees"_s})
            QCOMPARE(dialog.findChild<QLabel *>(row)->text(), u"–"_s);
        order.movedLamports = 500'000'001;
        order.movedTokens = 996'000'000'123;
        dialog.setOrder(order, orderText::Phase::Usual, false);
        QCoreApplication::sendPostedEvents(&dialog);
        for (const QString &row :
             {u"orderMovedSol"_s, u"orderMovedTokens"_s, u"orderDifference"_s, u"orderCurveFees"_s})
            QVERIFY(dialog.findChild<QLabel *>(row)->text() != u"–"_s);
    }

    void theReceiptSaysWhatLeftTheWallet_data()
    {
        using Kind = OrderSummary::Kind;
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<std::optional<qint64>>("change");
        QTest::addColumn<QStringList>("lines"); // of rents and wallet
        const auto row = [](const char *name, Kind kind, std::optional<qint64> change, const QStringList &lines) {
            QTest::newRow(name) << kind << change << lines;
        };
        const QString rents = u"Rents: 0.003 000 000 SOL (3 000 000 lamports)"_s;
        const QString left = u"Left the wallet: 0.503 005 000 SOL (503 005 000 lamports)"_s;
        row("buy", Kind::Buy, -503'005'000, {rents, left});
        row("launch", Kind::Launch, -503'005'000, {rents, left});
        row("sale", Kind::Sell, 496'995'000,
            {rents, u"Came to the wallet: 0.496 995 000 SOL (496 995 000 lamports)"_s});
        row("sale that gave a rent back", Kind::Sell, 502'034'280,
            {u"Rents that came back: 0.002 039 280 SOL (2 039 280 lamports)"_s,
             u"Came to the wallet: 0.502 034 280 SOL (502 034 280 lamports)"_s});
        row("sale that cost more than it brought", Kind::Sell, -3'005'000,
            {u"Rents: 0.503 000 000 SOL (503 000 000 lamports)"_s,
             u"Left the wallet: 0.003 005 000 SOL (3 005 000 lamports)"_s});
        row("no record told", Kind::Buy, std::nullopt, {});
    }
    void theReceiptSaysWhatLeftTheWallet()
    {
        QFETCH(OrderSummary::Kind, kind);
        QFETCH(std::optional<qint64>, change);
        QFETCH(QStringList, lines);
        FakeDesk desk;
        desk.fill();
        OrderSummary order = desk.orderList.last();
        order.kind = kind;
        order.status = TradeStatus::Pending;
        order.balanceChange.reset();
        order.movedLamports = 500'000'000;
        order.movedTokens = 1'000'000;
        order.networkFeeLamports = 5'000;
        OrderDialog dialog(desk, order, u"Main wallet"_s, orderText::Phase::Usual, false, nullptr);
        const auto said
            = [&dialog] { return dialog.receipt().split(u'\n').filter(QRegularExpression(u"^Rents|the wallet:"_s)); };
        QCOMPARE(said(), QStringList());
        order.status = TradeStatus::Succeeded;
        order.balanceChange = change;
        dialog.setOrder(order, orderText::Phase::Usual, false);
        QCOMPARE(said(), lines);
        dialog.setOrder(order, orderText::Phase::Usual, true);
        QVERIFY2(!said().join(u' ').contains(u"lamports"), qPrintable(said().join(u' ')));
        // A failed order pays its fee.
        order.status = TradeStatus::Failed;
        order.balanceChange = -5'000;
        dialog.setOrder(order, orderText::Phase::Usual, false);
        QCOMPARE(said(), QStringList{u"Left the wallet: 0.000 005 000 SOL (5 000 lamports)"_s});
    }

    void theReceiptHasTheSpansThatAreKnown_data()
    {
        QTest::addColumn<qint64>("acceptedMs");
        QTest::addColumn<qint64>("settledMs");
        QTest::addColumn<QString>("acceptance");
        QTest::addColumn<QString>("settlement");
        const qint64 signedMs = 1'790'000'000'000; // the test's order
        QTest::newRow("both") << signedMs + 213 << signedMs + 1553 << u"0.21 s"_s << u"1.34 s"_s;
        QTest::newRow("at once") << signedMs << signedMs << u"0.00 s"_s << u"0.00 s"_s;
        QTest::newRow("of an older version") << qint64{0} << signedMs + 1553 << u"–"_s << u"–"_s;
        QTest::newRow("not settled") << signedMs + 213 << qint64{0} << u"0.21 s"_s << u"–"_s;
        QTest::newRow("clock set back before it was accepted")
            << signedMs - 50 << signedMs + 1550 << u"–"_s << u"1.60 s"_s;
        QTest::newRow("clock set back afterwards") << signedMs + 213 << signedMs + 212 << u"0.21 s"_s << u"–"_s;
    }
    void theReceiptHasTheSpansThatAreKnown()
    {
        QFETCH(qint64, acceptedMs);
        QFETCH(qint64, settledMs);
        FakeDesk desk;
        desk.fill();
        OrderSummary order = desk.orderList.last();
        order.createdMs = 1'790'000'000'000;
        order.acceptedMs = order.createdMs + 40;
        order.settledMs = order.createdMs + 80;
        OrderDialog dialog(desk, order, u"Main wallet"_s, orderText::Phase::Usual, false, nullptr);
        QCOMPARE(dialog.findChild<QLabel *>(u"orderAcceptance"_s)->text(), u"0.04 s"_s);
        order.acceptedMs = acceptedMs;
        order.settledMs = settledMs;
        dialog.setOrder(order, orderText::Phase::Usual, false);
        QTEST(dialog.findChild<QLabel *>(u"orderAcceptance"_s)->text(), "acceptance");
        QTEST(dialog.findChild<QLabel *>(u"orderSettlement"_s)->text(), "settlement");
    }

    void theReceiptHasTheFiguresOfTheJournal_data()
    {
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("shown") << false;
        QTest::newRow("hidden") << true;
    }
    void theReceiptHasTheFiguresOfTheJournal()
    {
        QFETCH(bool, isHidden);
        WindowScene scene;
        OrderSummary &order = scene.desk.orderList.last();
        order.kind = OrderSummary::Kind::Buy;
        order.status = TradeStatus::Succeeded;
        order.quotedLamports = 500'000'000;
        order.quotedTokens = 1'000'000'000'000;
        order.movedLamports = 500'000'001;
        order.movedTokens = 996'000'000'123;
        order.networkFeeLamports = 8532;
        order.limitLamports = 505'000'000;
        order.landedMs = order.createdMs + 3000;
        order.acceptedMs = order.createdMs + 213;
        order.settledMs = order.acceptedMs + 1340;
        order.slot = 77'123;
        TradeRow trade;
        trade.signature = order.signature;
        trade.user = order.wallet;
        trade.lamports = 493'827'161;
        scene.desk.tradesOf[order.mint].append(trade);
        emit scene.desk.orderChanged(order);
        auto *table = scene.find<QAbstractItemView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        if (isHidden)
            scene.find<QAction>(u"commandHideAmounts"_s)->trigger();
        const int last = table->model()->rowCount() - 1;
        const QModelIndex outcome = table->model()->index(last, OrderTableModel::OutcomeColumn);
        QTRY_COMPARE(outcome.data().toString(), u"Succeeded"_s);
        table->setCurrentIndex(table->model()->index(last, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(scene.find(u"orderDialog"_s));
        QTRY_VERIFY(scene.find(u"orderCopyReceipt"_s)->isVisible());
        QTRY_VERIFY(
            isHidden
            || scene.find<QLabel>(u"orderCurveFees"_s)->toolTip().replace(QChar::Nbsp, u' ').contains(u"6 172 840"));
        scene.click(u"orderCopyReceipt"_s);
        const QString receipt = QGuiApplication::clipboard()->text();
        for (const QString &always :
             {order.signature, order.id, order.wallet, order.mint, u"Succeeded"_s, u"+0.40 %"_s,
              timeText::utc(order.landedMs), u"slot 77123"_s, u"To pay at most, as signed"_s,
              u"From signed to accepted by a node: 0.21 s (213 ms)"_s, u"From accepted to settled: 1.34 s (1340 ms)"_s})
            QVERIFY2(receipt.contains(always), qPrintable(always + u" is not in\n"_s + receipt));
        for (const QStringView amount :
             {u"500 000 001 lamports", u"0.500 000 001 SOL", u"996 000.000 123", u"996000000123 base units",
              u"500 000 000 lamports", u"505 000 000 lamports", u"8 532 lamports", u"6 172 840 lamports"})
            QVERIFY2(receipt.contains(amount) != isHidden, qPrintable(amount.toString() + u" in\n"_s + receipt));
        scene.click(u"orderSaveReceipt"_s);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"receipt.txt"_s);
        auto *dialog = scene.find<QFileDialog>(u"receiptFile"_s);
        emit dialog->fileSelected(path);
        dialog->reject();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), receipt);
    }

    void theExplorerIsOfferedWhereThereIsOne_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<QString>("page");
        QTest::newRow("mainnet") << u"mainnet"_s << u"https://explorer.solana.com/tx/%1"_s;
        QTest::newRow("devnet") << u"devnet"_s << u"https://explorer.solana.com/tx/%1?cluster=devnet"_s;
        QTest::newRow("sandbox") << u"sandbox"_s << QString();
        QTest::newRow("custom") << u"custom"_s << QString();
    }
    void theExplorerIsOfferedWhereThereIsOne()
    {
        QFETCH(QString, network);
        QFETCH(QString, page);
        WindowScene scene;
        scene.desk.networkName = network;
        auto *table = scene.find<QAbstractItemView>(u"activityTable"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        table->setCurrentIndex(table->model()->index(0, 0));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(table->viewport(), &event);
        auto *menu = table->findChild<QMenu *>(u"rowMenu"_s);
        QVERIFY(menu);
        QAction *explore = nullptr;
        bool copiesSignature = false;
        for (QAction *action : menu->actions()) {
            if (action->text().contains(u"transaction in the explorer"))
                explore = action;
            copiesSignature = copiesSignature || action->text() == u"Copy the signature";
        }
        QVERIFY(copiesSignature);
        QCOMPARE(explore != nullptr, !page.isEmpty());
        if (explore) {
            const QString signature = table->model()->index(0, 0).data(SignatureRole).toString();
            explore->trigger();
            QTRY_VERIFY(scene.find(u"explorerDialog"_s));
            QCOMPARE(scene.find<QLabel>(u"explorerAddress"_s)->text(), page.arg(signature));
        }
        menu->close();
    }

    void everyTableIsExported_data()
    {
        QTest::addColumn<int>("tab");
        QTest::addColumn<int>("rows");
        QTest::newRow("trades") << static_cast<int>(TradesTab) << 1203;
        QTest::newRow("positions") << static_cast<int>(PositionsTab) << 2;
        QTest::newRow("holders") << static_cast<int>(HoldersTab) << 3;
    }
    void everyTableIsExported()
    {
        QFETCH(int, tab);
        QFETCH(int, rows);
        WindowScene scene;
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        QList<TradeRow> &trades = scene.desk.tradesOf[scene.desk.tokenList.first().mint];
        while (trades.size() < 1203)
            trades.append(trades.first());
        scene.desk.holdersOfAll = {{{u"a"_s, 9}, {u"b"_s, 5}, {u"c"_s, 3}}, 3, 17};
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(tab);
        const QTemporaryDir folder;
        exportTo(scene, folder.filePath(u"x.csv"_s));
        QFile file(folder.filePath(u"x.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), rows + 2);
        for (int i = 0; i <= rows; ++i)
            QCOMPARE(lines.at(i).count(','), lines.first().count(','));
    }

    void whatWasNotReadYetIsNotCalledEmpty()
    {
        WindowScene scene;
        scene.desk.orderList.clear();
        scene.desk.positionList.clear();
        const auto *panel = scene.find(u"evidencePanel"_s);
        auto *tabs = scene.find<QTabBar>(u"evidenceTabs"_s);
        QVERIFY(isSaid(panel, u"The orders are not read yet."));
        tabs->setCurrentIndex(PositionsTab);
        QVERIFY(isSaid(panel, u"The positions are not read yet."));
        QTRY_VERIFY(isSaid(panel, u"hold no coins"));
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        tabs->setCurrentIndex(HoldersTab);
        QVERIFY(isSaid(panel, u"The holders of this coin are not read yet."));
        QTRY_VERIFY(isSaid(panel, u"Nobody holds this coin"));
    }

    void whatCouldNotBeReadIsNotCalledEmpty()
    {
        WindowScene scene(false);
        const auto *panel = scene.find(u"evidencePanel"_s);
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(PositionsTab);
        QTRY_VERIFY(isSaid(panel, u"hold no coins"));
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        QVERIFY(isSaid(panel, u"offline"));
        QVERIFY(isSaid(scene.find(u"coinPanel"_s), u"offline"));
        scene.find<QTabBar>(u"evidenceTabs"_s)->setCurrentIndex(ActivityTab);
        QVERIFY(isSaid(panel, u"No orders yet")); // these are kept on this computer
    }
};

CURVEDESK_TEST(TestEvidencePanel)

} // namespace evidencePanelTest
#include "tst_EvidencePanel.moc"
