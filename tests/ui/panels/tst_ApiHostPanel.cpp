// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/SampleKeys.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/dialogs/SecretsDialog.h"
#include "ui/models/CellRoles.h"
#include "ui/models/RequestTableModel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/ApiExamples.h"
#include "ui/text/KeyRightsText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/TextLabel.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace apiHostPanelTest {

namespace {

/// Opens a row's menu.
void openMenu(const WindowScene &scene, int row)
{
    auto *table = scene.find<QAbstractItemView>(u"apiKeys"_s);
    const QPoint place = table->visualRect(table->model()->index(row, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, table->viewport()->mapToGlobal(place));
    QApplication::sendEvent(table->viewport(), &event);
}

/// Chooses an entry of the open menu by the start of its text.
void choose(const WindowScene &scene, const QString &start)
{
    auto *menu = scene.find<QMenu>(u"rowMenu"_s);
    QVERIFY(menu != nullptr);
    for (QAction *action : menu->actions()) {
        if (action->text().startsWith(start)) {
            action->trigger();
            menu->close();
            return;
        }
    }
    QFAIL("no such entry");
}

/// Opens a row's menu and chooses an entry by the start of its text.
void chooseInMenu(const WindowScene &scene, int row, const QString &start)
{
    openMenu(scene, row);
    choose(scene, start);
}

} // namespace

class TestApiHostPanel : public QObject
{
    Q_OBJECT

private slots:
    void theRightsOfAKeyAreReadWhole()
    {
        WindowScene scene;
        scene.window->resize(1280, 800);
        KeySummary key;
        key.key.id = u"abcd2345"_s;
        key.key.label = u"Rebalancing script"_s;
        key.key.rights.scopes = KeyScopes(KeyScope::Read) | KeyScope::Quote | KeyScope::Trade | KeyScope::Launch;
        key.key.rights.maxDayLamports = 5'000'000'000;
        scene.desk.keyList = {key};
        scene.find<QTabBar>(u"workTabs"_s)->setCurrentIndex(MainWindow::ApiHostWork);
        emit scene.desk.apiKeysChanged();
        auto *table = scene.find<QTableView>(u"apiKeys"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_VERIFY(table->rowHeight(0) > table->verticalHeader()->defaultSectionSize());
        // Two keys of many rights are read without scrolling.
        scene.desk.keyList = {key, key};
        scene.desk.keyList.last().key.id = u"efgh6789"_s;
        emit scene.desk.apiKeysChanged();
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QTRY_VERIFY(table->verticalHeader()->length() <= table->viewport()->height());
        QCOMPARE(table->verticalScrollBar()->maximum(), 0);
    }

    void aKeyThatMayDoAllSaysSo()
    {
        KeyScopes all;
        for (const KeyScopeName &each : keyScopeNames)
            all.setFlag(each.scope);
        QCOMPARE(keyRightsText::scopes(all), u"everything"_s);
        QCOMPARE(keyRightsText::scopes(all & ~KeyScopes(KeyScope::Launch)), u"read, quote, trade, list wallets"_s);
        QCOMPARE(keyRightsText::scopes({}), u"nothing"_s);
    }

    void aKeyIsMadeWithItsRightsAndShownOnce()
    {
        WindowScene scene;
        QTRY_VERIFY(scene.find(u"walletTable"_s)->isVisible());
        scene.window->showWork(MainWindow::ApiHostWork);
        scene.click(u"apiNewKey"_s);
        QVERIFY(scene.find<TextLabel>(u"keyNote"_s)->text().contains(u"Without a limit"));
        scene.find<QLineEdit>(u"keyLabel"_s)->setText(u"Rebalancing script"_s);
        scene.find<QCheckBox>(u"keyScope_read"_s)->setChecked(false);
        scene.find<QLineEdit>(u"keyMaxOrder"_s)->setText(u"0.25"_s);
        scene.find<QLineEdit>(u"keyMaxSlippage"_s)->setText(u"x"_s);
        QVERIFY(!scene.isEnabled(u"keySave"_s)); // a limit that cannot be read is no "no limit"
        scene.find<QLineEdit>(u"keyMaxSlippage"_s)->setText(u"2.5"_s);
        scene.find<QCheckBox>(u"keyApproval"_s)->setChecked(true);
        scene.click(u"keySave"_s);
        // While the key is made there is no second, and its text is not lost with the sheet.
        scene.find<QCheckBox>(u"keyScope_read"_s)->setChecked(true);
        scene.find<QCheckBox>(u"keyScope_read"_s)->setChecked(false);
        QVERIFY(!scene.isEnabled(u"keySave"_s));
        QTest::keyClick(scene.find(u"apiKeyDialog"_s), Qt::Key_Escape);
        QTRY_VERIFY(scene.find<SecretsDialog>(u"secretsDialog"_s) != nullptr);
        auto *secrets = scene.find<SecretsDialog>(u"secretsDialog"_s);
        // The example trades as it is copied from here.
        scene.click(u"secretsCopyExample"_s);
        const QString example = QGuiApplication::clipboard()->text();
        QVERIFY2(example.startsWith(u"curl -H 'x-api-key: "), qPrintable(example));
        QVERIFY2(!example.contains(apiExamples::keyMark), qPrintable(example));
        secrets->reject(); // not before the box is ticked
        QVERIFY(secrets->isVisible());
        scene.find<QCheckBox>(u"secretsStored"_s)->setChecked(true);
        scene.click(u"secretsDone"_s);
        QTRY_VERIFY(scene.find(u"secretsDialog"_s) == nullptr);

        const KeyRights &rights = scene.desk.keyList.last().key.rights;
        QCOMPARE(rights.scopes, KeyScope::Quote | KeyScope::Trade);
        QCOMPARE(rights.wallets, QStringList{scene.desk.walletList.first().address});
        QCOMPARE(rights.maxOrderLamports, std::optional<quint64>(250'000'000));
        QCOMPARE(rights.maxSlippageBps, std::optional<quint64>(250));
        QVERIFY(!rights.maxDayLamports && !rights.maxHourLamports && !rights.maxFeeLamports && rights.needsApproval);
        QCOMPARE(rights.expiresMs, qint64{0});
        QTRY_COMPARE(scene.find<QAbstractItemView>(u"apiKeys"_s)->model()->index(0, 0).data().toString(),
                     u"Rebalancing script"_s);
    }

    void aNewKeyForRealMoneyAsksForApproval_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<bool>("asks");
        QTest::newRow("sandbox") << u"sandbox"_s << false;
        QTest::newRow("devnet") << u"devnet"_s << false;
        QTest::newRow("mainnet") << u"mainnet"_s << true;
        QTest::newRow("a node of one's own") << u"custom"_s << true;
    }
    void aNewKeyForRealMoneyAsksForApproval()
    {
        QFETCH(QString, network);
        WindowScene scene;
        scene.desk.networkName = network;
        QTRY_VERIFY(scene.find(u"walletTable"_s)->isVisible());
        scene.window->showWork(MainWindow::ApiHostWork);
        scene.click(u"apiNewKey"_s);
        QTEST(scene.find<QCheckBox>(u"keyApproval"_s)->isChecked(), "asks");
    }

    void aNewKeyHasNoWalletThatNeverSigns()
    {
        WindowScene scene;
        scene.desk.walletList.first().isWatched = true;
        emit scene.desk.walletsChanged();
        QTRY_VERIFY(scene.find(u"walletTable"_s)->isVisible());
        const QString watched = scene.desk.walletList.first().address;
        const auto *book = scene.window->findChild<WalletBook *>();
        QTRY_VERIFY(book->wallet(watched) && book->wallet(watched)->isWatched);
        QTRY_COMPARE(scene.window->findChild<DeskSelection *>()->wallet(), watched);
        scene.window->showWork(MainWindow::ApiHostWork);
        scene.click(u"apiNewKey"_s);
        const auto *wallets = scene.find<QListWidget>(u"keyWallets"_s);
        QCOMPARE(wallets->count(), scene.desk.walletList.size() - 1);
        QCOMPARE(wallets->item(0)->checkState(), Qt::Unchecked);
    }

    void aKeyIsChangedAndRevoked()
    {
        WindowScene scene;
        KeySummary kept;
        kept.key.id = u"abcd2345"_s;
        kept.key.rights.scopes = KeyScope::Read | KeyScope::Trade;
        kept.key.rights.maxDayLamports = 3'000'000'000;
        kept.key.rights.expiresMs = 4'000'000'000'000;
        kept.key.rights.wallets = {u"Fore1gnWa11etOfAnotherProgram11111111111111"_s};
        scene.desk.keyList = {kept};
        emit scene.desk.apiKeysChanged();
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *table = scene.find<QAbstractItemView>(u"apiKeys"_s);
        QTRY_VERIFY(table->isVisible());
        QTRY_VERIFY(table->model()->index(0, 1).data().toString().contains(u"3 SOL a day"));
        chooseInMenu(scene, 0, u"Change"_s);
        scene.find<QLineEdit>(u"keyMaxDay"_s)->clear();
        scene.find<QLineEdit>(u"keyMaxHour"_s)->setText(u"1"_s);
        scene.click(u"keySave"_s);
        QTRY_VERIFY(!scene.desk.keyList.first().key.rights.maxDayLamports);
        const KeyRights &changed = scene.desk.keyList.first().key.rights;
        QCOMPARE(changed.maxHourLamports, std::optional<quint64>(1'000'000'000));
        // What was not touched stays: the expiry, and a wallet that this program does not have.
        QCOMPARE(changed.expiresMs, kept.key.rights.expiresMs);
        QCOMPARE(changed.wallets, kept.key.rights.wallets);
        QTRY_VERIFY(scene.find(u"apiKeyDialog"_s) == nullptr);
        chooseInMenu(scene, 0, u"Revoke"_s);
        QTRY_VERIFY(scene.isEnabled(u"keyRevoke"_s));
        scene.click(u"keyRevoke"_s);
        QTRY_VERIFY(scene.desk.keyList.first().key.revokedMs != 0);
        QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"revoked"_s);
    }

    void theMenuActsOnTheKeyItWasOpenedFor()
    {
        WindowScene scene;
        scene.desk.keyList = sampleKeys();
        const QString newest = scene.desk.keyList.last().key.id;
        emit scene.desk.apiKeysChanged();
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *table = scene.find<QAbstractItemView>(u"apiKeys"_s);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->index(0, 0).data(IdRole).toString(), newest);
        openMenu(scene, 0);
        // Another program makes a key, whose row is the first now.
        KeySummary made = scene.desk.keyList.last();
        made.key.id = u"zzzz9999"_s;
        scene.desk.keyList.append(made);
        emit scene.desk.apiKeysChanged();
        QTRY_COMPARE(table->model()->rowCount(), 3);
        choose(scene, u"Revoke"_s);
        QTRY_VERIFY(scene.isEnabled(u"keyRevoke"_s));
        scene.click(u"keyRevoke"_s);
        QTRY_VERIFY(scene.desk.keyList.at(1).key.revokedMs != 0);
        QCOMPARE(scene.desk.keyList.at(2).key.revokedMs, qint64{0});
    }

    void linksActOnTheHighlightedKey()
    {
        WindowScene scene;
        scene.desk.keyList = sampleKeys();
        const QString newest = scene.desk.keyList.last().key.id;
        emit scene.desk.apiKeysChanged();
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *table = scene.find<QTableView>(u"apiKeys"_s);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        QTRY_VERIFY(table->isVisible());
        const auto *change = scene.find(u"apiChangeKey"_s);
        const auto *revoke = scene.find(u"apiRevokeKey"_s);
        QVERIFY(!change->isVisible() && !revoke->isVisible());
        table->selectRow(0);
        QCOMPARE(table->model()->index(0, 0).data(IdRole).toString(), newest);
        QTRY_VERIFY(change->isVisible() && revoke->isVisible());
        scene.click(u"apiChangeKey"_s);
        QTRY_VERIFY(scene.find(u"apiKeyDialog"_s) != nullptr);
        scene.find<QDialog>(u"apiKeyDialog"_s)->reject();
        // Another program makes a key, whose row is the first now: the highlighted key stays the same.
        KeySummary made = scene.desk.keyList.last();
        made.key.id = u"zzzz9999"_s;
        scene.desk.keyList.append(made);
        emit scene.desk.apiKeysChanged();
        QTRY_COMPARE(table->model()->rowCount(), 3);
        QVERIFY(table->selectionModel()->isRowSelected(1));
        QVERIFY(revoke->isVisible());
        QTRY_VERIFY(scene.find(u"apiKeyDialog"_s) == nullptr);
        scene.click(u"apiRevokeKey"_s);
        QTRY_VERIFY(scene.isEnabled(u"keyRevoke"_s));
        scene.click(u"keyRevoke"_s);
        QTRY_VERIFY(scene.desk.keyList.at(1).key.revokedMs != 0);
        QCOMPARE(scene.desk.keyList.at(2).key.revokedMs, qint64{0});
        // It is the last row, and nothing can be done with it; no other key takes its place.
        QTRY_COMPARE(table->model()->index(2, 0).data(IdRole).toString(), newest);
        QVERIFY(table->selectionModel()->isRowSelected(2));
        QVERIFY(!change->isVisible() && !revoke->isVisible());
    }

    void theLogNamesTheCallersKey()
    {
        WindowScene scene;
        KeySummary key;
        key.key.id = u"abcd2345"_s;
        key.key.label = u"My bot"_s;
        scene.desk.keyList = {key};
        emit scene.desk.apiKeysChanged();
        emit scene.desk.apiRequestServed({u"POST"_s, u"/trade"_s, 200, 2'000, 1, key.key.id});
        emit scene.desk.apiRequestServed({u"GET"_s, u"/king"_s, 401, 100, 2, {}});
        const QAbstractItemModel *log = scene.find<QAbstractItemView>(u"apiRequests"_s)->model();
        QTRY_COMPARE(log->rowCount(), 2);
        QTRY_COMPARE(log->index(1, RequestTableModel::KeyColumn).data().toString(), u"My bot"_s);
        QCOMPARE(log->index(0, RequestTableModel::KeyColumn).data().toString(), u"none"_s);
        scene.window->showWork(MainWindow::ApiHostWork);
        auto *table = scene.find<QAbstractItemView>(u"apiRequests"_s);
        QTRY_VERIFY(table->isVisible());
        table->setCurrentIndex(log->index(0, 0));
        QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1); // both rows
    }

    void saysWhyItDidNotStartWithTheWindow()
    {
        WindowScene scene;
        scene.window.reset();
        scene.desk.apiState.startError = Error{ErrorCode::Conflict, u"Port 8787 is already in use"_s, std::nullopt, 0};
        scene.window = std::make_unique<MainWindow>(scene.desk, WindowOptions());
        const auto *banner = scene.find(u"apiHostPanel"_s)->findChild<Banner *>();
        QVERIFY(!banner->isHidden());
        QVERIFY(banner->findChild<TextLabel *>()->text().contains(u"Port 8787 is already in use"_s));
        QVERIFY(scene.isEnabled(u"apiSwitch"_s) && !scene.find<QCheckBox>(u"apiSwitch"_s)->isChecked());
    }

    /// Its lines are those of the panel beside the chart, and a shell takes them as one command.
    void theLinesOfTheCurlExampleAreOneCommand_data()
    {
        QTest::addColumn<bool>("isRealMoney");
        QTest::newRow("play money") << false;
        QTest::newRow("real money") << true;
    }
    void theLinesOfTheCurlExampleAreOneCommand()
    {
        QFETCH(bool, isRealMoney);
        constexpr int room = 37; // characters, beside a scroll bar
        const QString mint(44, u'm');
        const QString address = u"http://127.0.0.1:18931"_s;
        const QString example = apiExamples::curl({address, mint, isRealMoney});
        for (const QString &line : example.split(u'\n'))
            QVERIFY2(QString(line).remove(mint).remove(address).size() <= room, qPrintable(line));
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, u"curl() { printf '%s\\0' \"$@\"; }\n"_s + example});
        QVERIFY(shell.waitForFinished());
        const QList<QByteArray> words = shell.readAllStandardOutput().split('\0');
        QCOMPARE(words.mid(0, 6),
                 (QList<QByteArray>{"-H", "x-api-key: YOUR_API_KEY", "-H", "Content-Type: application/json",
                                    "http://127.0.0.1:18931/trade?wait=confirmed", "-d"}));
        const QJsonObject order = QJsonDocument::fromJson(words.value(6)).object();
        QCOMPARE(order.value("token"_L1).toString(), mint);
        QCOMPARE(order.value("amount"_L1).toInt(), 10'000'000);
        QCOMPARE(order.value("dryRun"_L1).toBool(), isRealMoney);
    }

    void theExamplesNameThePlaceAndSpendNothingReal()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.type(u"apiPort"_s, u"9123"_s);
        auto *languages = scene.find<QTabBar>(u"apiExamples"_s);
        const auto *example = scene.find<QPlainTextEdit>(u"apiExample"_s);
        for (const QString &network : {u"sandbox"_s, u"mainnet"_s}) {
            scene.desk.networkName = network;
            emit scene.desk.networkChanged(network);
            for (int language = 0; language < languages->count(); ++language) {
                languages->setCurrentIndex(language);
                QVERIFY(example->toPlainText().contains(u"http://127.0.0.1:9123/trade"));
                QVERIFY(example->toPlainText().contains(scene.desk.tokenList.first().mint));
                QVERIFY(example->toPlainText().contains(u"YOUR_API_KEY"));
                QCOMPARE(example->toPlainText().contains(u"dryRun"), network == u"mainnet"_s);
            }
        }
    }
};

CURVEDESK_TEST(TestApiHostPanel)

} // namespace apiHostPanelTest
#include "tst_ApiHostPanel.moc"
