// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmCreatePool.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "tests/core/cluster/sandbox/programs/PoolScene.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace ammTradeTest {

namespace {
constexpr quint64 signatureFee = 5000;
constexpr quint64 accumulatorRent = 1'844'400;
constexpr quint64 quoteAccountRent = 2'039'280;
constexpr quint64 noLimit = std::numeric_limits<quint64>::max();
} // namespace

class tst_AmmTrade : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PoolScene();
        m_scene.fund(m_user, 1000 * lamportsPerSol);
        m_scene.place(m_scene.completeCurve(m_creator), m_mint, m_user, programs::token2022);
        COMPARE_CODE(
            m_scene.run(m_user, migrateInstruction::migrate(m_scene.migration(m_mint, programs::token2022, m_user))),
            0u);
        m_accounts = m_scene.poolAccounts(m_mint, programs::token2022, m_user, m_creator);
        m_scene.fund(m_user, 1000 * lamportsPerSol);
    }

    void buysAsQuoted_data()
    {
        QTest::addColumn<bool>("exactQuote");
        QTest::newRow("buy") << false;
        QTest::newRow("buy_exact_quote_in") << true;
    }
    void buysAsQuoted()
    {
        QFETCH(bool, exactQuote);
        const auto reserves = m_scene.reserves(m_accounts.pool);
        const FeeRates rates = m_scene.poolRates(m_accounts.pool);
        QCOMPARE(rates, (FeeRates{2, 93, 30}));
        const auto buy = exactQuote ? ammQuote::buyForQuote(reserves, rates, 3 * lamportsPerSol)
                                    : ammQuote::buyBase(reserves, rates, 7'000'000'000'000);
        QVERIFY(buy.has_value());
        const quint64 recipient = m_scene.tokens(m_accounts.protocolFeeRecipientQuote);
        const quint64 buyback = m_scene.tokens(m_accounts.buybackFeeRecipientQuote);
        const quint64 all = m_scene.allLamports();

        const Execution done = exactQuote
            ? m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, 3 * lamportsPerSol, buy->baseOut,
                            3 * lamportsPerSol)
            : m_scene.trade(m_accounts, AmmTradeForm::Buy, 7'000'000'000'000, buy->total, buy->total);
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.tokens(m_accounts.userBase), buy->baseOut);
        QCOMPARE(m_scene.reserves(m_accounts.pool), ammQuote::after(reserves, *buy));
        const quint64 buybackFee = buy->fees.protocol / 2;
        QCOMPARE(m_scene.tokens(m_accounts.buybackFeeRecipientQuote), buyback + buybackFee);
        QCOMPARE(m_scene.tokens(m_accounts.protocolFeeRecipientQuote), recipient + buy->fees.protocol - buybackFee);
        QCOMPARE(m_scene.tokens(m_accounts.creatorVaultQuote), buy->fees.creator);
        // The creator's account and the accumulator are there from now on; the wrapped SOL is gone again.
        QCOMPARE(m_scene.lamports(m_user),
                 1000 * lamportsPerSol - signatureFee - buy->total - accumulatorRent - quoteAccountRent);
        QVERIFY(!m_scene.accounts.contains(m_accounts.userQuote));
        QCOMPARE(m_scene.allLamports(), all - signatureFee);

        const auto event = PoolScene::poolEvent<AmmTradeEvent>(done);
        QVERIFY(event.has_value());
        QVERIFY(event->isBuy);
        QCOMPARE(event->moved(), buy->total);
        QCOMPARE(event->priced(), buy->quote);
        QCOMPARE(event->baseAmount, buy->baseOut);
        QCOMPARE(event->poolBaseTokenReserves, reserves.base);
        QCOMPARE(event->ixName, exactQuote ? "buy_exact_quote_in"_ba : "buy"_ba);
        QCOMPARE(event->coinCreatorFee, buy->fees.creator);
        QCOMPARE(event->buybackFee, buybackFee);
    }

    void sellsAsQuoted()
    {
        const quint64 bought = 7'000'000'000'000;
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Buy, bought, noLimit, 10 * lamportsPerSol), 0u);
        const quint64 before = m_scene.lamports(m_user);
        const auto reserves = m_scene.reserves(m_accounts.pool);
        const auto sell = ammQuote::sellBase(reserves, m_scene.poolRates(m_accounts.pool), bought / 3);
        QVERIFY(sell.has_value());
        const Execution done = m_scene.trade(m_accounts, AmmTradeForm::Sell, bought / 3, sell->net, 0);
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.lamports(m_user), before - signatureFee + sell->net);
        QCOMPARE(m_scene.tokens(m_accounts.userBase), bought - bought / 3);
        QCOMPARE(m_scene.reserves(m_accounts.pool), ammQuote::after(reserves, *sell));
        const auto event = PoolScene::poolEvent<AmmTradeEvent>(done);
        QVERIFY(event.has_value());
        QVERIFY(!event->isBuy);
        QCOMPARE(event->moved(), sell->net);
        QCOMPARE(event->priced(), sell->quote);
        QCOMPARE(event->protocolFee, sell->fees.protocol);
        QCOMPARE(event->baseSupply, 1'000'000'000'000'000u);
    }

    void keepsToLimits()
    {
        const auto reserves = m_scene.reserves(m_accounts.pool);
        const FeeRates rates = m_scene.poolRates(m_accounts.pool);
        const auto byCount = ammQuote::buyBase(reserves, rates, 1'000'000'000);
        const auto bySpend = ammQuote::buyForQuote(reserves, rates, lamportsPerSol);
        const auto wrapped = 10 * lamportsPerSol;
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Buy, 1'000'000'000, byCount->total - 1, wrapped), 6004u);
        COMPARE_CODE(
            m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, lamportsPerSol, bySpend->baseOut + 1, wrapped),
            6040u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Buy, 0, noLimit, wrapped), 6001u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, 0, 0, wrapped), 6002u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, 1, 0, wrapped), 6039u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Buy, reserves.base, noLimit, wrapped), 6016u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Sell, 0, 0, 0), 6001u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Buy, 1'000'000'000, byCount->total, wrapped), 0u);
        const auto sell = ammQuote::sellBase(m_scene.reserves(m_accounts.pool), rates, 1'000'000'000);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Sell, 1'000'000'000, sell->net + 1, 0), 6004u);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Sell, 1'000'000'000, sell->net, 0), 0u);
    }

    void refusesWrongAccounts_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<quint32>("code");
        QTest::newRow("pool") << 0 << 3012u;
        QTest::newRow("configuration") << 2 << 3002u;
        QTest::newRow("protocol fee recipient, whose account is another") << 9 << 2009u;
        QTest::newRow("protocol fee recipient's account") << 10 << 2009u;
        QTest::newRow("event authority") << 15 << 2006u;
        QTest::newRow("creator's account") << 17 << 2009u;
        QTest::newRow("creator's vault") << 18 << 2006u;
        QTest::newRow("accumulator") << 20 << 2006u;
        QTest::newRow("fee program") << 22 << 2012u;
        QTest::newRow("pool-v2") << 23 << 6062u;
        QTest::newRow("buyback recipient") << 24 << 6053u;
        QTest::newRow("buyback recipient's account") << 25 << 6053u;
    }
    void refusesWrongAccounts()
    {
        QFETCH(int, index);
        QFETCH(quint32, code);
        Instruction buy = ammTradeInstruction(AmmTradeForm::Buy, m_accounts, 1'000'000, lamportsPerSol);
        QCOMPARE(buy.accounts.size(), 26);
        buy.accounts[index].address = person("somebody else");
        COMPARE_CODE(wrappedRun(buy), code);
    }

    void refusesForeignRecipients()
    {
        m_accounts.protocolFeeRecipient = person("somebody else");
        m_accounts.protocolFeeRecipientQuote = ammAddresses::quoteAccount(m_accounts.protocolFeeRecipient);
        COMPARE_CODE(wrappedRun(ammTradeInstruction(AmmTradeForm::Buy, m_accounts, 1'000'000, lamportsPerSol)), 6013u);
    }

    void refusesShortLists()
    {
        Instruction sell = ammTradeInstruction(AmmTradeForm::Sell, m_accounts, 1'000'000, 0);
        QCOMPARE(sell.accounts.size(), 24);
        sell.accounts.removeLast();
        COMPARE_CODE(wrappedRun(sell), 6058u);
        sell.accounts.resize(21);
        COMPARE_CODE(wrappedRun(sell), 6062u);
        sell.accounts.resize(20);
        COMPARE_CODE(wrappedRun(sell), 3005u);
    }

    void paysCashback()
    {
        AmmPool pool = m_scene.pool(m_accounts.pool.pool);
        pool.isCashbackCoin = true;
        m_scene.accounts[m_accounts.pool.pool].data = pool.encode();
        m_accounts.isCashbackCoin = true;
        const auto buy
            = ammQuote::buyForQuote(m_scene.reserves(m_accounts.pool), m_scene.poolRates(m_accounts.pool), 5'000'000);
        const Execution done
            = m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, 5'000'000, buy->baseOut, 5'000'000);
        COMPARE_CODE(done, 0u);
        const Address earned = ammAddresses::quoteAccount(m_accounts.userVolumeAccumulator);
        QCOMPARE(m_scene.tokens(earned), buy->fees.creator);
        const auto accumulator
            = UserVolumeAccumulator::decode(m_scene.accounts.value(m_accounts.userVolumeAccumulator).data);
        QCOMPARE(accumulator->cashbackEarned, buy->fees.creator);
        QCOMPARE(PoolScene::poolEvent<AmmTradeEvent>(done)->cashback, buy->fees.creator);
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::Sell, buy->baseOut, 0, 0), 0u);
    }

    void growsOldPools()
    {
        AccountState &pool = m_scene.accounts[m_accounts.pool.pool];
        pool.data.truncate(243);
        pool.lamports = Lamports(exempt(243));
        const quint64 before = m_scene.lamports(m_user);
        const Instruction extend{ammAddresses::program,
                                 {writable(m_accounts.pool.pool), writableSigner(m_user), readOnly(programs::system),
                                  readOnly(ammAddresses::eventAuthority), readOnly(ammAddresses::program)},
                                 QByteArray::fromHex("ea66c2cb96483ee5")};
        COMPARE_CODE(m_scene.run(m_user, extend), 0u);
        QCOMPARE(m_scene.accounts.value(m_accounts.pool.pool).data.size(), AmmPool::allocatedSize);
        QCOMPARE(m_scene.lamports(m_user), before - signatureFee - (exempt(300) - exempt(243)));
        QCOMPARE(m_scene.pool(m_accounts.pool.pool).coinCreator, m_creator);
        COMPARE_CODE(m_scene.run(m_user, extend), 0u);
        QCOMPARE(m_scene.lamports(m_user), before - 2 * signatureFee - (exempt(300) - exempt(243)));
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, lamportsPerSol, 1, lamportsPerSol), 0u);
        Instruction other = extend;
        other.accounts[0].address = person("no pool");
        COMPARE_CODE(m_scene.run(m_user, other), 6027u);
    }

    void opensAccumulators()
    {
        Instruction open{ammAddresses::program,
                         {writableSigner(m_user), readOnly(m_user), writable(m_accounts.userVolumeAccumulator),
                          readOnly(programs::system), readOnly(ammAddresses::eventAuthority),
                          readOnly(ammAddresses::program)},
                         QByteArray::fromHex("5e06ca73ff60e8b7")};
        const quint64 before = m_scene.lamports(m_user);
        COMPARE_CODE(m_scene.run(m_user, open), 0u);
        QCOMPARE(m_scene.lamports(m_user), before - signatureFee - accumulatorRent);
        open.accounts[2].address = person("somebody else's");
        COMPARE_CODE(m_scene.run(m_user, open), 2006u);
    }

    void collectsForTheCreator()
    {
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, lamportsPerSol, 1, lamportsPerSol), 0u);
        const quint64 earned = m_scene.tokens(m_accounts.creatorVaultQuote);
        QVERIFY(earned > 0);
        const Address to = ammAddresses::quoteAccount(m_creator);
        Instruction collect{ammAddresses::program,
                            {readOnly(programs::wrappedSol), readOnly(programs::token), readOnly(m_creator),
                             readOnly(m_accounts.creatorVaultAuthority), writable(m_accounts.creatorVaultQuote),
                             writable(to), readOnly(ammAddresses::eventAuthority), readOnly(ammAddresses::program)},
                            QByteArray::fromHex("a039592ab58b2b42")};
        // Anyone may send it, to an account of the creator's alone.
        COMPARE_CODE(m_scene.run(m_user,
                                 {curvedesk::test::createAssociatedIdempotent(m_user, m_creator, programs::wrappedSol,
                                                                              programs::token),
                                  collect}),
                     0u);
        QCOMPARE(m_scene.tokens(to), earned);
        QCOMPARE(m_scene.tokens(m_accounts.creatorVaultQuote), 0u);
        collect.accounts[5].address = m_accounts.protocolFeeRecipientQuote;
        COMPARE_CODE(m_scene.run(m_user, collect), 2015u);
    }

    void createsPoolsOfOthers()
    {
        // Anyone may make a pool; only a graduation's has a creator and fee tiers.
        const Address base = m_mint;
        COMPARE_CODE(m_scene.trade(m_accounts, AmmTradeForm::BuyExactQuoteIn, lamportsPerSol, 1, lamportsPerSol), 0u);
        amm::CreatePoolArguments arguments;
        arguments.index = 7;
        arguments.baseAmountIn = 1'000'000'000;
        arguments.quoteAmountIn = lamportsPerSol;
        arguments.coinCreator = m_creator;
        arguments.isCashbackCoin = true;
        const char index[] = {7, 0};
        const Address pool = findProgramAddress({"pool", QByteArrayView(index, 2), m_user.view(), base.view(),
                                                 programs::wrappedSol.view()},
                                                ammAddresses::program)
                                 .address;
        const Address lpMint = ammAddresses::lpMint(pool);
        const Address poolBase = associatedTokenAddress(pool, base, programs::token2022);
        const Address liquidity = associatedTokenAddress(m_user, lpMint, programs::token2022);
        const Instruction create{
            ammAddresses::program,
            {writable(pool), readOnly(ammAddresses::globalConfig), writableSigner(m_user), readOnly(base),
             readOnly(programs::wrappedSol), writable(lpMint), writable(m_accounts.userBase),
             writable(m_accounts.userQuote), writable(liquidity), writable(poolBase),
             writable(ammAddresses::quoteAccount(pool)), readOnly(programs::system), readOnly(programs::token2022),
             readOnly(programs::token2022), readOnly(programs::token), readOnly(programs::associatedToken),
             readOnly(ammAddresses::eventAuthority), readOnly(ammAddresses::program)},
            arguments.encode()};
        const Execution done = wrappedRun(create);
        COMPARE_CODE(done, 0u);
        const AmmPool made = m_scene.pool(pool);
        QVERIFY(made.coinCreator.isZero() && !made.isCashbackCoin);
        QCOMPARE(m_scene.tokens(liquidity), made.lpSupply - 100);
        QCOMPARE(made.lpSupply, 1'000'000'000u);
        QCOMPARE(m_scene.tokens(poolBase), 1'000'000'000u);
        QCOMPARE(PoolScene::poolEvent<AmmCreatePoolEvent>(done)->index, quint16(7));
        // A second one at the same place, and pools of nothing.
        QVERIFY(wrappedRun(create).error);
        const auto changed = [&](quint64 baseIn, quint64 quoteIn) {
            Instruction out = create;
            arguments.baseAmountIn = baseIn;
            arguments.quoteAmountIn = quoteIn;
            out.data = arguments.encode();
            return out;
        };
        COMPARE_CODE(wrappedRun(changed(0, 1)), 6001u);
        COMPARE_CODE(wrappedRun(changed(1, 0)), 6002u);
        COMPARE_CODE(wrappedRun(changed(10, 10)), 6003u);
    }

private:
    // With wrapped SOL enough in the user's account.
    Execution wrappedRun(const Instruction &instruction)
    {
        return m_scene.run(
            m_user,
            {curvedesk::test::createAssociatedIdempotent(m_user, m_user, programs::wrappedSol, programs::token),
             systemInstruction::transfer(m_user, m_accounts.userQuote, Lamports(lamportsPerSol)),
             tokenInstruction::syncNative(m_accounts.userQuote), instruction});
    }

    PoolScene m_scene;
    AmmTradeAccounts m_accounts;
    const Address m_user = person("user");
    const Address m_creator = person("creator");
    const Address m_mint = person("mint");
};

CURVEDESK_TEST(tst_AmmTrade)

} // namespace ammTradeTest
#include "tst_AmmTrade.moc"
