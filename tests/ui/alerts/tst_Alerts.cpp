// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/alerts/AlertBook.h"
#include "ui/models/CellRoles.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/Notices.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace alertsTest {

namespace {

TradeRow tradeOf(const TokenSummary &coin, const QString &user, bool isBuy, const QString &signature)
{
    TradeRow trade;
    trade.mint = coin.mint;
    trade.user = user;
    trade.isBuy = isBuy;
    trade.signature = signature;
    trade.timestamp = QDateTime::currentSecsSinceEpoch() + 1; // after any alert of the test
    trade.lamports = 2'500'000'000;
    trade.tokens = 7'000'000;
    return trade;
}

Alert alertOn(const TokenSummary &coin, Alert::Kind kind, quint64 bound = 0)
{
    Alert alert;
    alert.kind = kind;
    alert.mint = coin.mint;
    alert.symbol = coin.symbol;
    alert.creator = coin.creator;
    alert.bound = bound;
    return alert;
}

} // namespace

class TestAlerts : public QObject
{
    Q_OBJECT

private slots:
    void aPriceThatIsNotKnownIsNotLow()
    {
        Alert alert;
        alert.bound = 500;
        for (const Alert::Kind kind : {Alert::Kind::CapBelow, Alert::Kind::PriceBelow}) {
            alert.kind = kind;
            QVERIFY(!alert.isMetBy(0, 0));
            QVERIFY(alert.isMetBy(1, 0));
        }
    }

    void figuresFireOnceWhenTheyAreReached_data()
    {
        QTest::addColumn<Alert::Kind>("kind");
        QTest::addColumn<quint64>("bound");
        QTest::addColumn<quint64>("before"); // market cap, or progress
        QTest::addColumn<quint64>("after");
        QTest::newRow("above") << Alert::Kind::CapAbove << quint64{500} << quint64{499} << quint64{500};
        QTest::newRow("below") << Alert::Kind::CapBelow << quint64{500} << quint64{501} << quint64{500};
        QTest::newRow("price above") << Alert::Kind::PriceAbove << quint64{500} << quint64{499} << quint64{500};
        QTest::newRow("price below") << Alert::Kind::PriceBelow << quint64{500} << quint64{501} << quint64{500};
        QTest::newRow("progress") << Alert::Kind::ProgressAbove << quint64{500} << quint64{499} << quint64{501};
    }
    void figuresFireOnceWhenTheyAreReached()
    {
        QFETCH(Alert::Kind, kind);
        QFETCH(quint64, bound);
        QFETCH(quint64, before);
        QFETCH(quint64, after);
        FakeDesk desk;
        desk.fill();
        AlertBook book(desk, nullptr);
        QSignalSpy fired(&book, &AlertBook::fired);
        TokenSummary coin = desk.tokenList.at(1);
        book.add(alertOn(coin, kind, bound));
        const auto change = [&](quint64 value) {
            (kind == Alert::Kind::ProgressAbove ? coin.progressPpm : coin.marketCapLamports) = value;
            emit desk.tokenChanged(coin);
        };
        change(before);
        QVERIFY(fired.isEmpty());
        emit desk.tradeHappened(tradeOf(coin, u"somebody"_s, true, u"theTrade"_s));
        change(after);
        QCOMPARE(fired.size(), 1);
        QCOMPARE(book.alerts().first().signature, u"theTrade"_s);
        QVERIFY(book.alerts().first().fact.contains(coin.symbol));
        change(before);
        change(after);
        QCOMPARE(fired.size(), 1); // once
        book.rearm(book.alerts().first().id);
        change(after);
        QCOMPARE(fired.size(), 2);
    }

    void anotherCoinsTradesFireNothing()
    {
        FakeDesk desk;
        desk.fill();
        AlertBook book(desk, nullptr);
        QSignalSpy fired(&book, &AlertBook::fired);
        const TokenSummary &coin = desk.tokenList.at(1);
        book.add(alertOn(coin, Alert::Kind::CreatorSells));
        emit desk.tradeHappened(tradeOf(desk.tokenList.at(2), coin.creator, false, u"a"_s));
        emit desk.tradeHappened(tradeOf(coin, u"somebody"_s, false, u"b"_s));
        emit desk.tradeHappened(tradeOf(coin, coin.creator, true, u"c"_s));
        QVERIFY(fired.isEmpty());
        emit desk.tradeHappened(tradeOf(coin, coin.creator, false, u"d"_s));
        QCOMPARE(fired.size(), 1);
        QCOMPARE(book.alerts().first().signature, u"d"_s);
        QVERIFY(book.alerts().first().fact.contains(u"2.5 SOL"));
    }

    void aTradeThatFillsAGapIsNoNews()
    {
        FakeDesk desk;
        desk.fill();
        AlertBook book(desk, nullptr);
        TokenSummary coin = desk.tokenList.at(1);
        TradeRow newest = tradeOf(coin, u"somebody"_s, true, u"newest"_s);
        newest.slot = 900;
        TradeRow missed = tradeOf(coin, coin.creator, false, u"missed"_s);
        missed.slot = 500;
        emit desk.tradeHappened(newest);
        book.add(alertOn(coin, Alert::Kind::CapAbove, coin.marketCapLamports + 1));
        book.add(alertOn(coin, Alert::Kind::CreatorSells));
        emit desk.tradeHappened(newest);
        emit desk.tradeHappened(missed);
        QVERIFY(!book.alerts().first().hasFired()); // the creator sold before the alert was set
        ++coin.marketCapLamports;
        emit desk.tokenChanged(coin);
        QCOMPARE(book.alerts().last().signature, u"newest"_s);
        TradeRow sale = missed;
        sale.signature = u"sale"_s;
        sale.slot = 901;
        emit desk.tradeHappened(sale);
        QCOMPARE(book.alerts().first().signature, u"sale"_s);
    }

    void aGapFilledAfterARestartIsNoNews()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        const TokenSummary &coin = desk.tokenList.at(1);
        AlertBook(desk, &settings).add(alertOn(coin, Alert::Kind::CreatorSells));
        AlertBook book(desk, &settings);
        TradeRow sale = tradeOf(coin, coin.creator, false, u"before"_s);
        sale.slot = 500;
        sale.timestamp = QDateTime::currentSecsSinceEpoch() - 60;
        emit desk.tradeHappened(sale);
        QVERIFY(!book.alerts().first().hasFired());
        sale.signature = u"after"_s;
        sale.timestamp += 120;
        emit desk.tradeHappened(sale);
        QCOMPARE(book.alerts().first().signature, u"after"_s);
    }

    void anotherKingFires()
    {
        FakeDesk desk;
        desk.fill();
        AlertBook book(desk, nullptr);
        QSignalSpy fired(&book, &AlertBook::fired);
        const TokenSummary king = desk.tokenList.first();
        TokenSummary next = desk.tokenList.at(1);
        desk.tradesOf.insert(next.mint, {tradeOf(next, u"x"_s, true, u"coup"_s)});
        book.add(alertOn(king, Alert::Kind::KingChanges));
        emit desk.tokenChanged(king); // still the same
        emit desk.tokenChanged(next);
        next.isKing = true;
        emit desk.tokenChanged(next);
        QTRY_COMPARE(fired.size(), 1);
        QVERIFY(book.alerts().first().fact.contains(next.symbol));
        QCOMPARE(book.alerts().first().signature, u"coup"_s);
        QCOMPARE(fired.first().first().value<Alert>().mint, next.mint); // which its notice shows
        // Again: from the king of now, also back to a former one.
        TokenSummary third = desk.tokenList.at(2);
        third.isKing = true;
        emit desk.tokenChanged(third);
        book.rearm(book.alerts().first().id);
        QCOMPARE(book.alerts().first().symbol, third.symbol);
        emit desk.tokenChanged(third);
        emit desk.tokenChanged(king);
        QTRY_COMPARE(fired.size(), 2);
        QVERIFY(book.alerts().first().fact.contains(king.symbol));
    }

    void aKingThatTheProgramMissedIsToldAtItsStart()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        AlertBook(desk, &settings).add(alertOn(desk.tokenList.first(), Alert::Kind::KingChanges));
        desk.tokenList[0].isKing = false;
        desk.tokenList[1].isKing = true;
        AlertBook book(desk, &settings);
        const QSignalSpy fired(&book, &AlertBook::fired);
        QTRY_COMPARE(fired.size(), 1);
        QVERIFY(book.alerts().first().fact.contains(desk.tokenList.at(1).symbol));
    }

    // The settings are those of all networks: that the other one has another king is no change.
    void theKingOfAnotherNetworkIsNoNews()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk sandbox;
        sandbox.fill();
        AlertBook(sandbox, &settings).add(alertOn(sandbox.tokenList.first(), Alert::Kind::KingChanges));
        FakeDesk devnet;
        devnet.fill();
        devnet.networkName = u"devnet"_s;
        devnet.tokenList.removeFirst();
        TokenSummary &king = devnet.tokenList.first();
        king.isKing = true;
        {
            AlertBook book(devnet, &settings);
            const QSignalSpy fired(&book, &AlertBook::fired);
            // Its answers come in the order of the requests; the last one of an alert that fires is about trades.
            const auto answered = [&] {
                bool isAnswered = false;
                devnet.trades(&book, king.mint, 1, {},
                              [&isAnswered](const Result<MarketService::TradePage> &) { isAnswered = true; });
                return QTest::qWaitFor([&isAnswered] { return isAnswered; });
            };
            QVERIFY(answered());
            emit devnet.tokenChanged(king);
            QVERIFY(answered());
            QVERIFY(fired.isEmpty());
            QVERIFY(!book.alerts().first().hasFired());
        }
        sandbox.tokenList[0].isKing = false;
        sandbox.tokenList[1].isKing = true;
        AlertBook back(sandbox, &settings);
        const QSignalSpy fired(&back, &AlertBook::fired);
        QTRY_COMPARE(fired.size(), 1);
    }

    void alertsOfAnotherNetworkWaitForIt()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        TokenSummary coin;
        {
            QSettings settings(options.settingsPath, QSettings::IniFormat);
            FakeDesk devnet;
            devnet.fill();
            devnet.networkName = u"devnet"_s;
            coin = devnet.tokenList.first();
            devnet.tradesOf.insert(coin.mint, {tradeOf(coin, u"x"_s, true, u"theTrade"_s)});
            AlertBook book(devnet, &settings);
            book.add(alertOn(coin, Alert::Kind::CapAbove, 1));
            emit devnet.tokenChanged(coin);
            QTRY_VERIFY(book.alerts().first().hasFired());
            book.add(alertOn(coin, Alert::Kind::CapAbove, 2));
        }
        WindowScene scene(true, options);
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        const auto &book = *scene.window->findChild<AlertBook *>();
        const QSignalSpy fired(&book, &AlertBook::fired);
        emit scene.desk.tokenChanged(coin);
        // Its answers come in the order of the requests; the last one of an alert that fires is about trades.
        bool isAnswered = false;
        scene.desk.trades(scene.window.get(), coin.mint, 1, {},
                          [&isAnswered](const Result<MarketService::TradePage> &) { isAnswered = true; });
        QTRY_VERIFY(isAnswered);
        QVERIFY(fired.isEmpty());
        QVERIFY(!book.alerts().first().hasFired());

        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        auto *table = scene.find<QTableView>(u"alertTable"_s);
        QCOMPARE(table->model()->rowCount(), 2);
        for (int row = 0; row < 2; ++row)
            QVERIFY(table->model()->index(row, 1).data().toString().startsWith(u"DEVNET · "));
        // Its transaction is on its network; its coin cannot be shown here.
        table->setCurrentIndex(table->model()->index(1, 0));
        QVERIFY(!scene.find(u"alertShow"_s)->isVisible() && !scene.find(u"alertAgain"_s)->isVisible());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(table->viewport(), &event);
        auto *menu = table->findChild<QMenu *>(u"rowMenu"_s);
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        const auto isLink = [](const QAction *each) { return each->text().contains(u"transaction in the explorer"); };
        const auto link = std::ranges::find_if(actions, isLink);
        QVERIFY(link != actions.end());
        (*link)->trigger();
        menu->close();
        QTRY_VERIFY(scene.find(u"explorerDialog"_s));
        QCOMPARE(scene.find<QLabel>(u"explorerAddress"_s)->text(),
                 u"https://explorer.solana.com/tx/theTrade?cluster=devnet"_s);
    }

    void theAlertsOfOlderVersionsAreOfThePresentNetwork()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        AlertBook(desk, &settings).add(alertOn(desk.tokenList.first(), Alert::Kind::CapAbove, 1));
        QVERIFY(settings.contains(u"alerts/1/network"_s));
        settings.remove(u"alerts/1/network"_s);
        desk.networkName = u"devnet"_s;
        AlertBook book(desk, &settings);
        const QSignalSpy fired(&book, &AlertBook::fired);
        QCOMPARE(book.alerts().first().network, u"devnet"_s);
        QTRY_COMPARE(fired.size(), 1);
        QCOMPARE(AlertBook(desk, &settings).alerts().first().network, u"devnet"_s);
    }

    void aNetworkThatIsNamedLateHasItsAlerts()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        desk.networkName = u"devnet"_s;
        AlertBook(desk, &settings).add(alertOn(desk.tokenList.first(), Alert::Kind::CapAbove, 1));
        desk.networkName = u"custom"_s; // until an endpoint answers
        AlertBook book(desk, &settings);
        const QSignalSpy fired(&book, &AlertBook::fired);
        emit desk.tokenChanged(desk.tokenList.first());
        QVERIFY(!book.alerts().first().hasFired());
        desk.networkName = u"devnet"_s;
        emit desk.networkChanged(desk.networkName);
        QTRY_COMPARE(fired.size(), 1);
    }

    // The first start on a node of the user's own: until it answers, its network has no name but this.
    void alertsOfANetworkThatIsNamedLateAreOfIt()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        desk.networkName = u"sandbox"_s;
        AlertBook(desk, &settings).add(alertOn(desk.tokenList.at(1), Alert::Kind::CapAbove, 1));
        desk.networkName = u"custom"_s;
        AlertBook book(desk, &settings);
        const QSignalSpy fired(&book, &AlertBook::fired);
        book.add(alertOn(desk.tokenList.first(), Alert::Kind::CapAbove, 1));
        QCOMPARE(book.alerts().first().network, u"custom"_s);
        emit desk.tokenChanged(desk.tokenList.first()); // it fires once the trade behind it is known
        desk.networkName = u"devnet"_s;
        emit desk.networkChanged(desk.networkName);
        QTRY_COMPARE(fired.size(), 1);
        const AlertBook next(desk, &settings);
        QCOMPARE(next.alerts().first().network, u"devnet"_s);
        QVERIFY(next.alerts().first().hasFired());
        QCOMPARE(next.alerts().last().network, u"sandbox"_s);
    }

    void alertsOutliveTheProgramAndTellWhatItMissed()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        TokenSummary &coin = desk.tokenList[1];
        {
            AlertBook book(desk, &settings);
            book.add(alertOn(coin, Alert::Kind::CapAbove, coin.marketCapLamports + 1));
            book.add(alertOn(desk.tokenList.at(2), Alert::Kind::CreatorSells));
        }
        coin.marketCapLamports += 5; // while the program does not run
        AlertBook again(desk, &settings);
        QSignalSpy fired(&again, &AlertBook::fired);
        QCOMPARE(again.alerts().size(), 2);
        QTRY_COMPARE(fired.size(), 1);
        AlertBook third(desk, &settings);
        QCOMPARE(third.alerts(), again.alerts());
        QVERIFY(third.alerts().last().hasFired());
        third.remove(third.alerts().last().id);
        QCOMPARE(AlertBook(desk, &settings).alerts().size(), 1);
    }

    void aSaleThatTheProgramMissedIsToldAtItsStart_data()
    {
        QTest::addColumn<int>("seconds"); // after the alert was made
        QTest::addColumn<bool>("isTold");
        QTest::newRow("while it did not run") << 60 << true;
        QTest::newRow("before the alert was made") << -60 << false;
    }
    void aSaleThatTheProgramMissedIsToldAtItsStart()
    {
        QFETCH(int, seconds);
        QFETCH(bool, isTold);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        FakeDesk desk;
        desk.fill();
        const TokenSummary &coin = desk.tokenList.at(1);
        AlertBook(desk, &settings).add(alertOn(coin, Alert::Kind::CreatorSells));
        TradeRow purchase = tradeOf(coin, coin.creator, true, u"bought"_s);
        TradeRow sale = tradeOf(coin, coin.creator, false, u"sold"_s);
        purchase.timestamp = sale.timestamp = QDateTime::currentSecsSinceEpoch() + seconds;
        TradeRow later = sale;
        later.signature = u"sold more"_s;
        desk.tradesOf.insert(coin.mint, {later, sale, purchase});
        AlertBook book(desk, &settings);
        const QSignalSpy fired(&book, &AlertBook::fired);
        // The answers come in the order of the requests.
        bool isAnswered = false;
        desk.tradesBy(&book, coin.mint, {coin.creator}, [&](const Result<QList<TradeRow>> &) { isAnswered = true; });
        QTRY_VERIFY(isAnswered);
        QCOMPARE(fired.size(), isTold ? 1 : 0);
        QCOMPARE(book.alerts().first().signature, isTold ? u"sold"_s : QString());
    }

    void theSheetAddsAlertsAndTheWindowTellsThem()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        auto *bound = scene.find<QLineEdit>(u"alertBound"_s);
        bound->setText(u"0.000000001"_s); // reached already
        QVERIFY(!scene.isEnabled(u"alertAdd"_s));
        bound->setText(u"900.5"_s);
        QVERIFY(scene.isEnabled(u"alertAdd"_s));
        scene.click(u"alertAdd"_s);
        auto *kinds = scene.find<QComboBox>(u"alertKind"_s);
        kinds->setCurrentIndex(kinds->findData(static_cast<int>(Alert::Kind::ProgressAbove)));
        bound->setText(u"75"_s);
        scene.click(u"alertAdd"_s);
        const QAbstractItemModel *table = scene.find<QAbstractItemView>(u"alertTable"_s)->model();
        QCOMPARE(table->rowCount(), 2);
        QVERIFY(table->index(0, 1).data().toString().contains(u"75"));
        QVERIFY(table->index(1, 1).data().toString().contains(u"900.5"));
        TokenSummary coin = scene.desk.tokenList.first();
        coin.marketCapLamports = 901'000'000'000;
        emit scene.desk.tokenChanged(coin);
        const auto *notices = scene.window->findChild<Notices *>(u"notices"_s);
        QTRY_COMPARE(notices->log().size(), 1);
        QVERIFY(notices->log().first().text.contains(u"901"));
    }

    void theTransactionBehindAFactIsLinked()
    {
        WindowScene scene;
        scene.desk.networkName = u"devnet"_s;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        scene.find<QLineEdit>(u"alertBound"_s)->setText(u"900.5"_s);
        scene.click(u"alertAdd"_s);
        TokenSummary coin = scene.desk.tokenList.first();
        coin.marketCapLamports = 901'000'000'000;
        emit scene.desk.tradeHappened(tradeOf(coin, u"somebody"_s, true, u"theTrade"_s));
        emit scene.desk.tokenChanged(coin);
        auto *table = scene.find<QAbstractItemView>(u"alertTable"_s);
        const auto first = [table] { return table->model()->index(0, 0); };
        QTRY_COMPARE(first().data(SignatureRole).toString(), u"theTrade"_s);
        table->setCurrentIndex(first());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(table->viewport(), &event);
        auto *menu = table->findChild<QMenu *>(u"rowMenu"_s);
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        const auto isLink = [](const QAction *each) { return each->text().contains(u"transaction in the explorer"); };
        const auto link = std::ranges::find_if(actions, isLink);
        QVERIFY(link != actions.end());
        (*link)->trigger();
        menu->close();
        QTRY_VERIFY(scene.find(u"explorerDialog"_s));
        QCOMPARE(scene.find<QLabel>(u"explorerAddress"_s)->text(),
                 u"https://explorer.solana.com/tx/theTrade?cluster=devnet"_s);
    }

    void linksActOnTheHighlightedAlert()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        auto *table = scene.find<QTableView>(u"alertTable"_s);
        for (const QString &bound : {u"900.5"_s, u"950.5"_s}) {
            scene.find<QLineEdit>(u"alertBound"_s)->setText(bound);
            scene.click(u"alertAdd"_s);
        }
        const auto *again = scene.find(u"alertAgain"_s);
        const auto *remove = scene.find(u"alertRemove"_s);
        QCOMPARE(table->model()->rowCount(), 2);
        QVERIFY(!remove->isVisible()); // no row is highlighted
        table->selectRow(1);
        QTRY_VERIFY(remove->isVisible() && scene.find(u"alertShow"_s)->isVisible());
        QVERIFY(!again->isVisible());
        TokenSummary coin = scene.desk.tokenList.first();
        coin.marketCapLamports = 901'000'000'000;
        emit scene.desk.tokenChanged(coin);
        QTRY_VERIFY(again->isVisible());
        const auto text = [table](int row) { return table->model()->index(row, 1).data().toString(); };
        QVERIFY(text(1).contains(u"901"));
        scene.click(u"alertAgain"_s);
        QTRY_VERIFY(text(1).contains(u"900.5"));
        QVERIFY(!again->isVisible());
        QVERIFY(table->selectionModel()->isRowSelected(1));
        scene.click(u"alertRemove"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QVERIFY(text(0).contains(u"950.5"));
        QVERIFY(!remove->isVisible());
    }

    void afterAnAlertTheNextBoundIsTyped()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        auto *bound = scene.find<QLineEdit>(u"alertBound"_s);
        bound->setText(u"900.5"_s);
        auto *add = scene.find<QPushButton>(u"alertAdd"_s);
        add->setFocus();
        QTest::keyClick(add, Qt::Key_Space);
        QVERIFY(!add->isEnabled());
        QCOMPARE(scene.find(u"alertsDialog"_s)->focusWidget(), bound);
    }

    void readersAreToldWhatTheKindsAreFor()
    {
        const WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        // Of a box Qt reads its entry as the name, so that only a label says its purpose.
        const QAccessibleInterface *kinds = QAccessible::queryAccessibleInterface(scene.find(u"alertKind"_s));
        const auto labels = kinds->relations(QAccessible::Label);
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.first().first->text(QAccessible::Name), u"What to be told of"_s);
    }

    void theSheetFollowsTheCoin()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        const auto *note = scene.find<TextLabel>(u"alertNote"_s);
        scene.find<QLineEdit>(u"alertBound"_s)->setText(u"900.5"_s);
        QVERIFY(scene.isEnabled(u"alertAdd"_s));
        TokenSummary coin = scene.desk.tokenList.first();
        coin.marketCapLamports = 901'000'000'000;
        emit scene.desk.tokenChanged(coin);
        QTRY_VERIFY(!scene.isEnabled(u"alertAdd"_s)); // it is so already
        coin.marketCapLamports = 777'000'000'000;
        emit scene.desk.tokenChanged(coin);
        QTRY_VERIFY(note->text().contains(u"777"));
        QVERIFY(scene.isEnabled(u"alertAdd"_s));
    }

    void moreThanTheWholeCurveIsNotWaitedFor()
    {
        WindowScene scene;
        QTRY_COMPARE(scene.find<TextLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        scene.find<QAction>(u"commandAlerts"_s)->trigger();
        QTRY_VERIFY(scene.find(u"alertsDialog"_s) != nullptr);
        auto *kinds = scene.find<QComboBox>(u"alertKind"_s);
        kinds->setCurrentIndex(kinds->findData(static_cast<int>(Alert::Kind::ProgressAbove)));
        auto *bound = scene.find<QLineEdit>(u"alertBound"_s);
        bound->setText(u"100"_s);
        QVERIFY(scene.isEnabled(u"alertAdd"_s));
        bound->setText(u"100.0001"_s);
        QVERIFY(!scene.isEnabled(u"alertAdd"_s));
        QVERIFY(scene.find<TextLabel>(u"alertNote"_s)->text().contains(u"100 %"));
    }
};

CURVEDESK_TEST(TestAlerts)

} // namespace alertsTest
#include "tst_Alerts.moc"
