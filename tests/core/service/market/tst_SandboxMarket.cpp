// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"
#include "core/service/market/MarketService.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace sandboxMarketTest {

/// The market of a ledger that forgets: what is made of it again is as it was.
class tst_SandboxMarket : public QObject
{
    Q_OBJECT

private slots:
    void isTheSameOnceTheLedgerForgot();
};

void tst_SandboxMarket::isTheSameOnceTheLedgerForgot()
{
    constexpr quint64 seed = 7;
    ManualClock clock;
    const auto opened = sandbox::Ledger::open({.databasePath = {}, .seed = 1}, clock);
    QVERIFY(opened);
    const auto &ledger = *opened;
    sandbox::SandboxCluster cluster(*ledger);
    LocalStore metadata{QString()};
    MarketService market({}, cluster, metadata);
    QVERIFY(finish(market.start()));
    sandbox::MigrationKeeper keeper(*ledger, seed);
    keeper.start();
    sandbox::SimulatedTraders traders(*ledger, seed);
    QVERIFY(finish(traders.start()));
    const auto trade = [&](int count) {
        for (int i = 0; i < count; ++i) {
            clock.now += 400;
            QVERIFY(finish(traders.act()));
            ledger->advanceSlot();
        }
    };
    trade(3000);

    // One of the traders is the user here.
    QSet<Address> crowd = sandbox::SimulatedTraders::addresses(seed);
    const Address user = *std::ranges::min_element(crowd);
    crowd.remove(user);
    ledger->limitHistory({300, crowd, [&market] { return market.storedUpTo(); }});
    trade(100);
    QVERIFY(ledger->firstWholeSlot() > 1500);
    for (quint64 i = 0; i <= slotsUntilFinal; ++i)
        ledger->advanceSlot();

    MarketService again({}, cluster, metadata);
    QSignalSpy gap(&again, &MarketService::gapNoted);
    QVERIFY(finish(again.start()));
    QCOMPARE(gap.size(), 1);
    QCOMPARE(gap.first().at(0).toULongLong(), 0u);
    QCOMPARE(gap.first().at(1).toULongLong(), ledger->firstWholeSlot() - 1);

    const auto positions = finish(market.positions({user.toBase58()}));
    const auto positionsAgain = finish(again.positions({user.toBase58()}));
    QVERIFY(positions && positionsAgain);
    QVERIFY(positions->size() > 5);
    QCOMPARE(*positionsAgain, *positions);
    auto coins = finish(market.tokens(TokenSort::Newest, 200, {}));
    auto coinsAgain = finish(again.tokens(TokenSort::Newest, 200, {}));
    QVERIFY(coins && coinsAgain);
    QVERIFY(coins->tokens.size() > 10);
    for (TokenSummary &each : coins->tokens)
        each.kingSinceMs = 0; // it was king at times that are forgotten
    for (TokenSummary &each : coinsAgain->tokens)
        each.kingSinceMs = 0;
    QCOMPARE(coinsAgain->tokens, coins->tokens);
    for (const TokenSummary &coin : std::as_const(coins->tokens)) {
        const auto own = finish(market.tradesBy(coin.mint, {user.toBase58()}));
        const auto ownAgain = finish(again.tradesBy(coin.mint, {user.toBase58()}));
        QVERIFY(own && ownAgain);
        QCOMPARE(ownAgain->size(), own->size());
    }

    // Nothing more is missing, and nothing is asked for again.
    QVERIFY(finish(again.catchUp()));
    QCOMPARE(gap.size(), 1);
}

CURVEDESK_TEST(tst_SandboxMarket)

} // namespace sandboxMarketTest
#include "tst_SandboxMarket.moc"
