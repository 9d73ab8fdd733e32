// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/cluster/sandbox/programs/PoolScene.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpMigrateTest {

namespace {
constexpr quint64 signatureFee = 5000;
constexpr quint64 poolTokens = 206'900'000'000'000;
constexpr quint64 migrationFee = 15'000'001;
} // namespace

class tst_PumpMigrate : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PoolScene();
        m_scene.fund(m_sender, lamportsPerSol);
    }

    void movesEverything_data()
    {
        QTest::addColumn<bool>("isV2");
        QTest::addColumn<bool>("is2022");
        QTest::newRow("migrate, create") << false << false;
        QTest::newRow("migrate, create_v2") << false << true;
        QTest::newRow("migrate_v2, create") << true << false;
        QTest::newRow("migrate_v2, create_v2") << true << true;
    }
    void movesEverything()
    {
        QFETCH(bool, isV2);
        QFETCH(bool, is2022);
        const Address tokenProgram = is2022 ? programs::token2022 : programs::token;
        const BondingCurve curve = m_scene.completeCurve(m_creator);
        const TradeAccounts coin = m_scene.place(curve, m_mint, m_sender, tokenProgram);
        const auto accounts = m_scene.migration(m_mint, tokenProgram, m_sender);
        const quint64 curveBefore = m_scene.lamports(coin.coin.bondingCurve);
        const quint64 withdrawBefore = m_scene.lamports(m_scene.global.withdrawAuthority);
        const quint64 all = m_scene.allLamports();

        const Execution done = m_scene.run(
            m_sender, isV2 ? curvedesk::test::migrateV2(accounts) : migrateInstruction::migrate(accounts));
        COMPARE_CODE(done, 0u);

        // The sender pays the signature, the migration fee all the rest.
        QCOMPARE(m_scene.lamports(m_sender), lamportsPerSol - signatureFee);
        QCOMPARE(m_scene.allLamports(), all - signatureFee);
        QCOMPARE(m_scene.lamports(coin.coin.bondingCurve), curveBefore - curve.realQuoteReserves);
        const quint64 quote = curve.realQuoteReserves - migrationFee;
        QCOMPARE(m_scene.tokens(accounts.pool.baseVault), poolTokens);
        QCOMPARE(m_scene.tokens(accounts.pool.quoteVault), quote);
        QCOMPARE(m_scene.tokens(coin.coin.associatedBondingCurve), 0u);
        QCOMPARE(m_scene.lamports(accounts.pool.authority), 0u);
        const quint64 tokenAccount = exempt(is2022 ? 170 : 165);
        const quint64 rents = exempt(300) + exempt(82) + exempt(170) + 2 * tokenAccount + 2 * exempt(165);
        QCOMPARE(m_scene.lamports(m_scene.global.withdrawAuthority), withdrawBefore + migrationFee - rents);

        const BondingCurve after = m_scene.curve(coin.coin.bondingCurve);
        QVERIFY(after.complete);
        QCOMPARE(after.virtualTokenReserves + after.virtualQuoteReserves + after.realQuoteReserves, 0u);
        QCOMPARE(after.creator, m_creator);
        QCOMPARE(after.tokenTotalSupply, curve.tokenTotalSupply);

        const AmmPool pool = m_scene.pool(accounts.pool.pool);
        QCOMPARE(pool.creator, accounts.pool.authority);
        QCOMPARE(pool.baseMint, m_mint);
        QCOMPARE(pool.quoteMint, programs::wrappedSol);
        QCOMPARE(pool.coinCreator, m_creator);
        QVERIFY(pool.virtualQuoteReserves == 0);
        QVERIFY(static_cast<uint128>(pool.lpSupply) * pool.lpSupply <= static_cast<uint128>(poolTokens) * quote);
        QVERIFY(static_cast<uint128>(pool.lpSupply + 1) * (pool.lpSupply + 1)
                > static_cast<uint128>(poolTokens) * quote);
        // The liquidity tokens are gone, the pool's supply says that they were.
        const auto lpMint = MintAccount::decode(m_scene.accounts.value(pool.lpMint).data);
        QCOMPARE(lpMint->supply, 0u);

        const auto migrated = PoolScene::event<MigrationEvent>(done);
        QVERIFY(migrated.has_value());
        QCOMPARE(*migrated,
                 (MigrationEvent{m_sender, m_mint, poolTokens, quote, migrationFee, coin.coin.bondingCurve, m_scene.now,
                                 accounts.pool.pool, Address()}));
        const auto created = PoolScene::poolEvent<AmmCreatePoolEvent>(done);
        QVERIFY(created.has_value());
        QCOMPARE(created->pool, accounts.pool.pool);
        QCOMPARE(created->baseAmountIn, poolTokens);
        QCOMPARE(created->quoteAmountIn, quote);
        QCOMPARE(created->poolQuoteAmount, quote);
        QCOMPARE(created->initialLiquidity, pool.lpSupply);
        QCOMPARE(created->lpTokenAmountOut, pool.lpSupply - created->minimumLiquidity);
    }

    void keepsWaitingFees()
    {
        BondingCurve curve = m_scene.completeCurve(m_creator);
        curve.protocolFees = 777;
        curve.creatorFee = 333;
        const TradeAccounts coin = m_scene.place(curve, m_mint, m_sender, programs::token2022, curveAccount::fullSize);
        COMPARE_CODE(m_scene.run(m_sender,
                                 migrateInstruction::migrate(m_scene.migration(m_mint, programs::token2022, m_sender))),
                     0u);
        QCOMPARE(m_scene.lamports(coin.coin.bondingCurve), exempt(curveAccount::fullSize) + 777 + 333);
        QCOMPARE(m_scene.curve(coin.coin.bondingCurve).protocolFees, 777u);
        QCOMPARE(m_scene.curve(coin.coin.bondingCurve).creatorFee, 333u);
    }

    void anotherOneChangesNothing()
    {
        m_scene.place(m_scene.completeCurve(m_creator), m_mint, m_sender, programs::token2022);
        const Instruction migrate
            = migrateInstruction::migrate(m_scene.migration(m_mint, programs::token2022, m_sender));
        COMPARE_CODE(m_scene.run(m_sender, migrate), 0u);
        const AccountMap before = m_scene.accounts;
        const Execution again = m_scene.run(m_sender, migrate);
        COMPARE_CODE(again, 0u);
        QVERIFY(!PoolScene::event<MigrationEvent>(again));
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            if (it.key() != m_sender)
                QCOMPARE(m_scene.accounts.value(it.key()), it.value());
        }
    }

    void survivesGifts()
    {
        // Somebody opened and filled the accounts that the migration wants to open.
        const auto accounts = m_scene.migration(m_mint, programs::token2022, m_sender);
        m_scene.place(m_scene.completeCurve(m_creator), m_mint, m_sender, programs::token2022);
        m_scene.fund(accounts.pool.pool, 12'345);
        m_scene.fund(accounts.pool.authority, lamportsPerSol);
        COMPARE_CODE(m_scene.run(m_sender,
                                 curvedesk::test::createAssociatedIdempotent(m_sender, accounts.pool.authority, m_mint,
                                                                             programs::token2022)),
                     0u);
        COMPARE_CODE(m_scene.run(m_sender, migrateInstruction::migrate(accounts)), 0u);
        QCOMPARE(m_scene.lamports(accounts.pool.authority), lamportsPerSol);
        QCOMPARE(m_scene.tokens(accounts.pool.baseVault), poolTokens);
    }

    void refuses_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<quint32>("code");
        QTest::newRow("another withdraw authority") << 1 << 2001u;
        QTest::newRow("another curve") << 3 << 3012u;
        QTest::newRow("another token account of the curve") << 4 << 3012u;
        QTest::newRow("another pool") << 9 << 2006u;
        QTest::newRow("another authority") << 10 << 2006u;
        QTest::newRow("another account of the authority") << 11 << 2006u;
        QTest::newRow("another liquidity mint") << 15 << 2006u;
        QTest::newRow("another base vault") << 17 << 2006u;
        QTest::newRow("another quote vault") << 18 << 2006u;
    }
    void refuses()
    {
        QFETCH(int, index);
        QFETCH(quint32, code);
        m_scene.place(m_scene.completeCurve(m_creator), m_mint, m_sender, programs::token2022);
        Instruction migrate = migrateInstruction::migrate(m_scene.migration(m_mint, programs::token2022, m_sender));
        migrate.accounts[index].address = person("somebody else");
        COMPARE_CODE(m_scene.run(m_sender, migrate), code);
    }

    void refusesIncompleteCurves()
    {
        m_scene.place(m_scene.freshCurve(m_creator), m_mint, m_sender, programs::token2022);
        COMPARE_CODE(m_scene.run(m_sender,
                                 migrateInstruction::migrate(m_scene.migration(m_mint, programs::token2022, m_sender))),
                     6006u);
    }

private:
    PoolScene m_scene;
    const Address m_sender = person("sender");
    const Address m_creator = person("creator");
    const Address m_mint = person("mint");
};

CURVEDESK_TEST(tst_PumpMigrate)

} // namespace pumpMigrateTest
#include "tst_PumpMigrate.moc"
