// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace signingKeysTest {

using Unit = TradeAmount::Unit;

namespace {

constexpr quint64 sol = lamportsPerSol;

LaunchRequest launch(const QString &wallet)
{
    LaunchRequest request;
    request.image = QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");
    request.name = u"A coin"_s;
    request.symbol = u"COIN"_s;
    request.signer.wallet = wallet;
    request.priorityFeeMicroLamports = 0;
    return request;
}

} // namespace

/// A key leaves the vault right before it signs, and only then.
class tst_SigningKeys : public QObject
{
    Q_OBJECT

private slots:
    void aTradeTakesItsKeyAfterTheSimulation()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        const TradeRequest request = ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet);
        scene.cluster.beforeSimulation = [&] { QCOMPARE(scene.vault.reads, 0); };
        QVERIFY(finish(scene.trades.costSheet(request)));
        QVERIFY(finish(scene.trades.trade(request)));
        QCOMPARE(scene.vault.reads, 1);
    }

    void aVaultLockedMeanwhileSignsNothing()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.cluster.beforeSimulation = [&] { scene.vault.locked = true; };
        const auto trade
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QVERIFY(!trade);
        QCOMPARE(trade.error().code, ErrorCode::WalletLocked);
        scene.vault.locked = false;
        const auto launched = finish(scene.launches.launch(launch(wallet)));
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, ErrorCode::WalletLocked);
        QCOMPARE(scene.vault.reads, 3); // the launch derives its mint's key from the wallet's, before the simulation
        QVERIFY(scene.cluster.sent.isEmpty());
        QCOMPARE(scene.orderCount(), 0);
        QCOMPARE(scene.lamportsOf(wallet), 10 * sol);
    }

    void aLockedVaultStopsATradeBeforeItStarts()
    {
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(10 * sol);
        scene.vault.locked = true;
        const int reads = scene.cluster.accountReads;
        const auto trade
            = finish(scene.trades.trade(ServiceScene::request(TradeMode::Buy, mint, {Unit::Lamports, sol}, wallet)));
        QCOMPARE(trade.error().code, ErrorCode::WalletLocked);
        QCOMPARE(finish(scene.launches.launch(launch(wallet))).error().code, ErrorCode::WalletLocked);
        QCOMPARE(scene.cluster.accountReads, reads);
        QCOMPARE(scene.vault.reads, 0);
    }
};

CURVEDESK_TEST(tst_SigningKeys)

} // namespace signingKeysTest
#include "tst_SigningKeys.moc"
