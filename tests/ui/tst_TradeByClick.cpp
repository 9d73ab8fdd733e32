// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The program's window on the program's core and sandbox, used with mouse and keys alone. Each step goes on from the
// one before. The amounts are those of a fresh curve, computed by another program (tests/e2e/curve.py).
#include "tests/support/TestProgram.h"
#include "tests/ui/support/Hand.h"
#include "tests/ui/support/HttpDoor.h"
#include "tests/ui/support/LiveScene.h"
#include "ui/chart/CandleChart.h"
#include "ui/chart/CurveChart.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/models/TradeTableModel.h"
#include "ui/widgets/Banner.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QClipboard>
#include <QImage>
#include <QJsonArray>
#include <QMimeData>
#include <QProcess>
#include <QStandardPaths>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradeByClickTest {

using httpDoor::ask;
using httpDoor::Reply;

namespace {

constexpr quint64 freshVirtualTokens = 1'073'000'000'000'000;
constexpr quint64 boughtTokens = 17'376'518'132'293; // for 0.5 SOL, fees included, on a fresh curve
constexpr quint64 paidLamports = 500'000'000; // an exact spend is charged whole
constexpr quint64 curveLamports = 493'827'159;
constexpr quint64 soldForLamports = 487'654'317; // all of it back, after fees

/// 0.5 SOL is 500 000 000 lamports, and so on.
constexpr auto halfSol = "0.5";

} // namespace

class TestTradeByClick : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_scene = std::make_unique<LiveScene>();
        QVERIFY2(m_scene->core, qPrintable(m_scene->failure));
        m_scene->window->resize(1440, 900);
        m_scene->window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_scene->window.get()));
    }

    void init()
    {
        if (m_hand.hasFailed())
            QSKIP("an earlier step failed");
    }

    void aWalletIsMadeAndTheFaucetFillsIt()
    {
        m_hand.click(u"walletCreateFirst"_s);
        m_hand.type(u"walletLabel"_s, u"Main wallet"_s);
        m_hand.press(u"walletLabel"_s, Qt::Key_Return);
        m_hand.click(u"secretApiKeyCopy"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_key = QApplication::clipboard()->text().toLatin1();
        QVERIFY(m_key.size() >= 36);
        m_hand.press(u"secretsStored"_s, Qt::Key_Space);
        m_hand.click(u"secretsDone"_s);
        m_hand.waitFor(u"a wallet"_s, [this] { return m_hand.rows(u"walletTable"_s) == 1; });
        QCOMPARE(m_hand.cell(u"walletTable"_s, 0, 0), u"Main wallet"_s);
        m_hand.click(u"walletAirdrop"_s);
        m_hand.waitFor(u"its SOL"_s, [this] { return balance() == 10'000'000'000; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(m_hand.cell(u"walletTable"_s, 0, 1), u"10.000 000 000"_s);
    }

    void aCoinIsLaunchedWithAPicture()
    {
        QImage picture(64, 64, QImage::Format_RGB32);
        picture.fill(QColor(0x2f, 0x6f, 0xbf));
        const QString path = m_scene->data.filePath(u"tram.png"_s);
        QVERIFY(picture.save(path));
        auto *mime = new QMimeData;
        mime->setUrls({QUrl::fromLocalFile(path)});
        QApplication::clipboard()->setMimeData(mime);

        m_hand.clickTab(u"workTabs"_s, MainWindow::LaunchWork);
        m_hand.press(u"launchImage"_s, Qt::Key_V, Qt::ControlModifier);
        m_hand.type(u"launchName"_s, u"Night Tram"_s);
        m_hand.type(u"launchSymbol"_s, u"TRAM"_s);
        m_hand.type(u"launchDescription"_s, u"Runs after midnight."_s);
        m_hand.click(u"launchButton"_s);
        m_hand.waitFor(u"its cost"_s, [this] { return m_hand.units(u"launchConfirmTotal"_s) > 0; });
        const quint64 announced = m_hand.units(u"launchConfirmTotal"_s);
        m_hand.doubleClick(u"confirmLaunchButton"_s);
        m_hand.waitFor(u"the coin"_s, [this] { return m_hand.text(u"coinName"_s) == u"Night Tram"; });
        waitForOutcome(1, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::KindColumn), u"✦ Launch"_s);
        QVERIFY(m_hand.isShown(u"orderTicket"_s));
        m_hand.waitFor(u"the curve"_s, [this] { return curve() && curve()->virtualTokenReserves > 0; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(curve()->virtualTokenReserves, freshVirtualTokens);
        QCOMPARE(curve()->progressPpm, quint64{0});
        m_hand.waitFor(u"what the launch took"_s, [this] { return balance() < 10'000'000'000; });
        QCOMPARE(10'000'000'000 - balance(), announced);
        QCOMPARE(m_hand.rows(u"risingCoins"_s), 1);
        m_mint = curve()->mint;
    }

    void aBuyMovesWhatTheTicketSaid()
    {
        const quint64 before = balance();
        m_hand.type(u"orderAmount"_s, QString::fromLatin1(halfSol));
        m_hand.waitFor(u"a price"_s, [this] { return m_hand.units(u"orderReceive"_s) > 0; });
        QCOMPARE(m_hand.units(u"orderReceive"_s), boughtTokens);
        QCOMPARE(m_hand.text(u"orderButton"_s), u"Buy 0.5 SOL of $TRAM"_s);
        const auto *chart = m_hand.find<CurveChart>(u"curveChart"_s);
        QVERIFY(chart->order());
        QCOMPARE(chart->order()->tokensSoldAfter - chart->order()->tokensSoldBefore, boughtTokens);
        const quint64 rents = m_hand.units(u"figureAccountRent"_s) + m_hand.units(u"figureOtherRent"_s);
        QVERIFY(rents > 0);

        m_hand.click(u"orderButton"_s);
        QCOMPARE(m_hand.units(u"confirmOut"_s), boughtTokens);
        m_hand.click(u"confirmButton"_s);
        waitForOutcome(2, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::KindColumn), u"▲ Buy"_s);
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::SolColumn)), paidLamports);
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::TokensColumn)), boughtTokens);
        m_hand.waitFor(u"the wallet paid price, rents and network fee"_s,
                       [&] { return balance() == before - paidLamports - rents - newestOrder().networkFeeLamports; });
        m_hand.waitFor(u"you are here"_s,
                       [this] { return curve()->virtualTokenReserves == freshVirtualTokens - boughtTokens; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(curve()->progressPpm, quint64{21'909});
        QVERIFY(m_hand.text(u"coinGraduation"_s).startsWith(u"2.1 %"));
        QVERIFY(m_hand.text(u"orderAmount"_s).isEmpty());

        m_hand.clickTab(u"evidenceTabs"_s, 1);
        m_hand.waitFor(u"the tape"_s, [this] { return m_hand.rows(u"tradesTable"_s) == 1; });
        QCOMPARE(unitsOf(m_hand.cell(u"tradesTable"_s, 0, TradeTableModel::SolColumn)), curveLamports);
        QCOMPARE(m_hand.cell(u"tradesTable"_s, 0, TradeTableModel::TraderColumn), u"you"_s);
        m_hand.clickTab(u"evidenceTabs"_s, 2);
        m_hand.waitFor(u"the position"_s, [this] { return held() == boughtTokens; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_hand.clickTab(u"evidenceTabs"_s, 0);
    }

    void aSaleOfEverythingLeavesNothing()
    {
        const quint64 before = balance();
        m_hand.click(u"sideSell"_s);
        m_hand.waitFor(u"the holding"_s, [this] { return m_hand.units(u"orderBalance"_s) == boughtTokens; });
        m_hand.click(u"percent100"_s);
        m_hand.waitFor(u"a price"_s, [this] { return m_hand.units(u"orderReceive"_s) == soldForLamports; });
        QCOMPARE(m_hand.text(u"orderButton"_s), u"Sell all $TRAM"_s);
        m_hand.click(u"orderButton"_s);
        m_hand.press(u"confirmButton"_s, Qt::Key_Return);
        waitForOutcome(3, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::KindColumn), u"▼ Sell"_s);
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::SolColumn)), soldForLamports);
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::TokensColumn)), boughtTokens);
        // The empty token account is closed: its rent comes back.
        m_hand.waitFor(u"the proceeds"_s, [&] {
            return balance() == before + soldForLamports + 2'074'080 - newestOrder().networkFeeLamports;
        });
        m_hand.waitFor(u"the curve is where it began"_s,
                       [this] { return curve()->virtualTokenReserves == freshVirtualTokens; });
        m_hand.waitFor(u"no position"_s, [this] { return held() == 0; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
    }

    void aDoubleClickIsOneOrder()
    {
        m_hand.click(u"sideBuy"_s);
        m_hand.type(u"orderAmount"_s, u"0.1"_s);
        m_hand.doubleClick(u"orderButton"_s);
        m_hand.doubleClick(u"confirmButton"_s);
        waitForOutcome(4, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_hand.waitFor(u"its sheet is gone"_s, [] { return !Hand::isShown(u"confirmDialog"_s); });
        // A second order would stand behind the first in the same queue: one more round trip shows that there is none.
        m_hand.type(u"orderAmount"_s, u"0.2"_s);
        m_hand.waitFor(u"a price"_s, [this] { return m_hand.units(u"orderReceive"_s) > 0; });
        QCOMPARE(m_hand.rows(u"activityTable"_s), 4);
    }

    void theApiHostIsSwitchedOn()
    {
        m_port = httpDoor::freePort();
        m_hand.clickTab(u"workTabs"_s, MainWindow::ApiHostWork);
        m_hand.type(u"apiPort"_s, QString::number(m_port));
        m_hand.press(u"apiSwitch"_s, Qt::Key_Space);
        m_hand.waitFor(u"the API host"_s,
                       [this] { return m_hand.text(u"statusApiHost"_s) == u"API host on, port %1"_s.arg(m_port); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        const Reply health = ask(m_port, "GET", "/health", {});
        QCOMPARE(health.status, 200);
        m_hand.waitFor(u"the request in the list"_s, [this] { return m_hand.rows(u"apiRequests"_s) == 1; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_hand.clickTab(u"workTabs"_s, MainWindow::OrderWork);
    }

    void aTradeOverHttpAppearsInTheOpenWindow()
    {
        const quint64 before = balance();
        m_hand.clickTab(u"evidenceTabs"_s, 1);
        m_hand.waitFor(u"the tape"_s, [this] { return m_hand.rows(u"tradesTable"_s) == 3; });
        m_hand.clickTab(u"evidenceTabs"_s, 0);
        const auto *candles = m_hand.find<CandleChart>(u"candleChart"_s);
        m_hand.waitFor(u"candles"_s, [candles] { return !candles->candles().isEmpty(); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());

        const Reply reply = trade({{u"mode"_s, u"buy"_s}, {u"amount"_s, 250'000'000}});
        QCOMPARE(reply.status, 200);
        waitForOutcome(5, u"Succeeded"_s);
        m_hand.waitFor(u"a lower balance"_s, [&] { return balance() < before - 249'000'000; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(newestOrder().signature, reply.body.value(u"signature"_s).toString());
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::SolColumn)), newestOrder().movedLamports);
        m_hand.clickTab(u"evidenceTabs"_s, 1);
        m_hand.waitFor(u"the tape"_s, [this] { return m_hand.rows(u"tradesTable"_s) == 4; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        const quint64 soldByCurve = freshVirtualTokens - curve()->virtualTokenReserves;
        QVERIFY(soldByCurve > newestOrder().movedTokens);
        m_hand.waitFor(u"a candle at the new price"_s,
                       [&] { return candles->candles().last().close == curve()->marketCapLamports; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_hand.clickTab(u"evidenceTabs"_s, 0);
    }

    void aPriceThatRanAwayIsRefusedInWordsAndCostsNothing()
    {
        m_hand.type(u"orderSlippageCustom"_s, u"0"_s);
        m_hand.type(u"orderAmount"_s, u"1"_s);
        m_hand.click(u"orderButton"_s);
        auto *confirm = m_hand.find(u"confirmButton"_s);
        m_hand.waitFor(u"an armed button"_s, [confirm] { return confirm->isEnabled(); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        // Somebody is faster. The window hears nothing of it before the click.
        const Reply faster = trade({{u"mode"_s, u"buy"_s}, {u"amount"_s, 500'000'000}});
        QCOMPARE(faster.status, 200);
        QTest::mouseClick(confirm, Qt::LeftButton);
        m_hand.waitFor(u"a refusal"_s, [this] { return !bannerText().isEmpty(); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QVERIFY2(bannerText().contains(u"past your slippage"), qPrintable(bannerText()));
        QVERIFY(bannerText().contains(u"Nothing was sent"));
        QCOMPARE(m_hand.text(u"orderAmount"_s), u"1"_s);
        waitForOutcome(6, u"Succeeded"_s); // the faster one's
        QCOMPARE(m_hand.rows(u"activityTable"_s), 6);
        const Reply orders = ask(m_port, "GET", "/orders", m_key);
        QCOMPARE(orders.body.value(u"orders"_s).toArray().size(), 2); // what came over HTTP with this key
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
    }

    void moreThanThereIsCannotBeOrdered()
    {
        m_hand.type(u"orderAmount"_s, u"9999"_s);
        m_hand.waitFor(u"a reason"_s, [this] { return m_hand.text(u"orderReason"_s).contains(u"too little"); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QVERIFY(!m_hand.find(u"orderButton"_s)->isEnabled());
    }

    void theApiHostIsSwitchedOff()
    {
        m_hand.clickTab(u"workTabs"_s, MainWindow::ApiHostWork);
        m_hand.press(u"apiSwitch"_s, Qt::Key_Space);
        m_hand.waitFor(u"it stops"_s, [this] { return m_hand.text(u"statusApiHost"_s) == u"API host off"; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(ask(m_port, "GET", "/health", {}).status, 0);
    }

    void aCoinThatGraduatedIsTradedOnItsPool()
    {
        m_hand.clickTab(u"workTabs"_s, MainWindow::OrderWork);
        for (int i = 0; i < 9; ++i) {
            const quint64 before = balance();
            m_hand.click(u"walletAirdrop"_s);
            m_hand.waitFor(u"more SOL"_s, [&] { return balance() > before; });
        }
        m_hand.click(u"orderSlippage500"_s);
        m_hand.type(u"orderAmount"_s, u"88"_s); // more than the curve holds
        m_hand.click(u"orderButton"_s);
        m_hand.press(u"confirmUnderstood"_s, Qt::Key_Space);
        m_hand.click(u"confirmButton"_s);
        waitForOutcome(7, u"Succeeded"_s);
        m_hand.waitFor(u"its pool"_s, [this] { return m_hand.text(u"coinGraduation"_s) == u"on its pool"; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        const quint64 heldBefore = bought();

        m_hand.type(u"orderAmount"_s, QString::fromLatin1(halfSol));
        m_hand.waitFor(u"a price"_s, [this] { return m_hand.units(u"orderReceive"_s) > 0; });
        const quint64 quoted = m_hand.units(u"orderReceive"_s);
        QVERIFY(m_hand.units(u"figureLpFee"_s) > 0);
        m_hand.click(u"orderButton"_s);
        QVERIFY(!m_hand.text(u"confirmPool"_s).isEmpty());
        m_hand.click(u"confirmButton"_s);
        waitForOutcome(8, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::TokensColumn)), quoted);

        m_hand.click(u"sideSell"_s);
        m_hand.waitFor(u"the holding"_s, [&] { return m_hand.units(u"orderBalance"_s) == heldBefore + quoted; });
        m_hand.click(u"percent25"_s);
        m_hand.waitFor(u"a price"_s, [this] { return m_hand.units(u"orderReceive"_s) > 0; });
        const quint64 proceeds = m_hand.units(u"orderReceive"_s);
        m_hand.click(u"orderButton"_s);
        m_hand.find(u"confirmDialog"_s);
        if (Hand::isShown(u"confirmUnderstood"_s))
            m_hand.press(u"confirmUnderstood"_s, Qt::Key_Space);
        m_hand.click(u"confirmButton"_s);
        waitForOutcome(9, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QCOMPARE(unitsOf(m_hand.cell(u"activityTable"_s, 0, OrderTableModel::SolColumn)), proceeds);
    }

    void theKeysAreLockedAndUnlocked()
    {
        // The window asks for a first passphrase only on mainnet.
        m_scene->desk->protectVault(m_scene->window.get(), {},
                                    std::make_shared<const SecretBytes>(SecretBytes::copyOf("open sesame")),
                                    [](const Outcome &) {});
        m_hand.click(u"lockKeys"_s);
        m_hand.click(u"bannerAction"_s);
        m_hand.type(u"passphrase"_s, u"wrong"_s);
        m_hand.press(u"passphrase"_s, Qt::Key_Return);
        const auto *dialog = m_hand.find(u"passphraseDialog"_s);
        m_hand.waitFor(u"the error"_s,
                       [=] { return dialog->findChild<Banner *>()->accessibleName() == u"Wrong passphrase."; });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        m_hand.type(u"passphrase"_s, u"open sesame"_s);
        m_hand.press(u"passphrase"_s, Qt::Key_Return);
        m_hand.waitFor(u"unlocked keys"_s,
                       [] { return Hand::isShown(u"lockKeys"_s) && !Hand::isShown(u"vaultBanner"_s); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
    }

    void theShownProgramTradesAsItIsCopied()
    {
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (python.isEmpty())
            QSKIP("there is no python3");
        m_hand.clickTab(u"workTabs"_s, MainWindow::ApiHostWork);
        m_hand.press(u"apiSwitch"_s, Qt::Key_Space);
        m_hand.waitFor(u"the API host"_s,
                       [this] { return m_hand.text(u"statusApiHost"_s).startsWith(u"API host on"); });
        m_hand.clickTab(u"apiExamples"_s, 1);
        m_hand.click(u"apiCopyExample"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QString program = QGuiApplication::clipboard()->text();
        QVERIFY(program.contains(u"YOUR_API_KEY"));
        program.replace(u"YOUR_API_KEY"_s, QString::fromLatin1(m_key));
        QProcess run;
        run.start(python, {u"-c"_s, program});
        QVERIFY(run.waitForFinished(Hand::patienceMs)); // the host is on its own thread
        QVERIFY2(run.exitCode() == 0, run.readAllStandardError());
        QVERIFY(run.readAllStandardOutput().contains("\"status\":\"succeeded\""));
        m_hand.clickTab(u"workTabs"_s, MainWindow::OrderWork);
        waitForOutcome(10, u"Succeeded"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QVERIFY(newestOrder().quotedLamports <= 10'000'000 && newestOrder().quotedLamports > 9'999'000); // 0.01 SOL
    }

    void cleanupTestCase() { m_scene.reset(); }

private:
    [[nodiscard]] quint64 balance() { return unitsOf(m_hand.cell(u"walletTable"_s, 0, 1)); }
    /// Base units of the coin, over all rows of the positions.
    [[nodiscard]] quint64 held()
    {
        const auto *table = m_scene->window->findChild<QAbstractItemView *>(u"positionsTable"_s);
        const QAbstractItemModel *model = table->model();
        quint64 sum = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            sum += unitsOf(model->index(row, PositionTableModel::TokensColumn).data().toString());
        return sum;
    }
    /// What the orders of the list leave in the wallet.
    [[nodiscard]] quint64 bought()
    {
        quint64 sum = 0;
        for (const OrderSummary &order : activity().orders())
            sum += order.kind == OrderSummary::Kind::Sell ? 0 - order.movedTokens : order.movedTokens;
        return sum;
    }
    [[nodiscard]] const std::optional<TokenSummary> &curve()
    {
        return m_scene->window->findChild<CurveChart *>(u"curveChart"_s)->token();
    }
    /// The orders as the journal has them, whatever order the list shows.
    [[nodiscard]] const OrderTableModel &activity()
    {
        const auto *table = m_scene->window->findChild<QAbstractItemView *>(u"activityTable"_s);
        return *qobject_cast<const OrderTableModel *>(
            qobject_cast<const QAbstractProxyModel *>(table->model())->sourceModel());
    }
    [[nodiscard]] OrderSummary newestOrder() { return activity().orders().first(); }
    [[nodiscard]] QString bannerText()
    {
        const auto *banner = m_scene->window->findChild<QWidget *>(u"orderBanner"_s);
        return banner->isVisible() ? banner->accessibleName() : QString();
    }
    void waitForOutcome(int orders, const QString &outcome)
    {
        m_hand.waitFor(u"order %1: %2"_s.arg(QString::number(orders), outcome), [&] {
            return m_hand.rows(u"activityTable"_s) == orders
                && m_hand.cell(u"activityTable"_s, 0, OrderTableModel::OutcomeColumn) == outcome;
        });
    }
    Reply trade(QJsonObject fields)
    {
        fields.insert(u"token"_s, m_mint);
        fields.insert(u"amountInSol"_s, true);
        fields.insert(u"slippage"_s, 500);
        fields.insert(u"priorityFee"_s, 0);
        return ask(m_port, "POST", "/trade", m_key, fields);
    }

    std::unique_ptr<LiveScene> m_scene;
    Hand m_hand;
    QByteArray m_key;
    QString m_mint;
    quint16 m_port = 0;
};

CURVEDESK_TEST(TestTradeByClick)

} // namespace tradeByClickTest
#include "tst_TradeByClick.moc"
