// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"
#include "core/pump/amm/AmmPool.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/TokenInstruction.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/LegacyCreate.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace migrationKeeperTest {

class tst_MigrationKeeper : public QObject
{
    Q_OBJECT

private slots:
    void migratesWhatCompletes_data()
    {
        QTest::addColumn<bool>("legacy");
        QTest::newRow("create") << true;
        QTest::newRow("create_v2") << false;
    }
    void migratesWhatCompletes()
    {
        QFETCH(bool, legacy);
        LedgerScene scene;
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        const Address mint = complete(scene, legacy);
        QVERIFY(!pool(scene, mint));
        turn(scene);
        const auto made = pool(scene, mint);
        QVERIFY(made);
        QCOMPARE(made->baseMint, mint);
        QVERIFY(curve(scene, mint).virtualTokenReserves == 0);
        QVERIFY(scene.addsUp());
        // Nothing more to do.
        const quint64 burned = scene.ledger->burnedLamports();
        for (int i = 0; i < 200; ++i)
            turn(scene);
        QCOMPARE(scene.ledger->burnedLamports(), burned);
    }

    void migratesWhatACutLogDoesNotTell()
    {
        LedgerScene scene;
        QList<QByteArray> logs; // of the newest transaction
        QObject::connect(scene.ledger.get(), &Ledger::landed, scene.ledger.get(),
                         [&logs](const QList<TransactionRecord> &records) { logs = records.last().logs; });
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        const Address mint = complete(scene, false, true);
        QVERIFY(logs.contains("Log truncated"));
        QVERIFY(curve(scene, mint).complete && !pool(scene, mint));
        turn(scene);
        QVERIFY(pool(scene, mint));
    }

    void findsWhatCompletedBefore()
    {
        // The process ended between completion and migration.
        QTemporaryDir directory;
        Address mint;
        {
            LedgerScene scene(directory.filePath(u"ledger.sqlite"_s));
            mint = complete(scene, false);
            QVERIFY(scene.ledger->flush());
        }
        LedgerScene scene(directory.filePath(u"ledger.sqlite"_s));
        QVERIFY(curve(scene, mint).complete && !pool(scene, mint));
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        turn(scene);
        QTRY_VERIFY(pool(scene, mint));
    }

    void migratesAgainAfterAFork()
    {
        LedgerScene scene;
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        const Address mint = complete(scene, false);
        for (int i = 0; i < 3; ++i)
            turn(scene);
        QVERIFY(pool(scene, mint));
        // Back to between completion and migration.
        QVERIFY(scene.ledger->rollBack(3));
        QVERIFY(curve(scene, mint).complete && !pool(scene, mint));
        for (int i = 0; i < 40 && !pool(scene, mint); ++i)
            turn(scene);
        QVERIFY(pool(scene, mint));
        QVERIFY(scene.addsUp());
    }

    void migratesAgainAfterALateMigrationWasDropped()
    {
        LedgerScene scene;
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        const Address mint = complete(scene, false);
        // The keeper waits for its airdrop longer than a blockhash is valid.
        for (int i = 0; i < 200; ++i)
            scene.ledger->advanceSlot();
        QTRY_VERIFY(pool(scene, mint));
        for (int i = 0; i < 2; ++i)
            turn(scene);
        QVERIFY(scene.ledger->rollBack(3));
        QVERIFY(curve(scene, mint).complete && !pool(scene, mint));
        for (int i = 0; i < 40 && !pool(scene, mint); ++i)
            turn(scene);
        QVERIFY(pool(scene, mint));
        QVERIFY(scene.addsUp());
    }

    void letsOthersBeFaster()
    {
        LedgerScene scene;
        MigrationKeeper keeper(*scene.ledger, 1);
        keeper.start();
        const Address mint = complete(scene, false);
        const Keypair other = Keypair::generate();
        scene.fund(other.address());
        const Address tokenProgram = scene.ledger->account(mint)->owner;
        const migrateInstruction::Accounts accounts{pumpAddresses::CoinAddresses::derive(mint, tokenProgram),
                                                    ammAddresses::PoolAddresses::derive(mint, tokenProgram),
                                                    other.address(), global(scene).withdrawAuthority};
        QVERIFY(scene.submit(signedWire({computeBudget::setUnitLimit(600'000), migrateInstruction::migrate(accounts)},
                                        {&other}, scene.ledger->latestBlockhash().blockhash),
                             true));
        QVERIFY(pool(scene, mint));
        const quint64 burned = scene.ledger->burnedLamports();
        turn(scene);
        QCOMPARE(scene.ledger->burnedLamports(), burned);
    }

    void endsWhileWaiting()
    {
        LedgerScene scene;
        auto keeper = std::make_unique<MigrationKeeper>(*scene.ledger, 1);
        keeper->start();
        complete(scene, false);
        scene.ledger->advanceSlot();
        keeper.reset();
        turn(scene);
        QVERIFY(scene.addsUp());
    }

private:
    static void turn(LedgerScene &scene)
    {
        scene.ledger->advanceSlot();
        // Commits are grouped by turn of the event loop.
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }
    static GlobalAccount global(const LedgerScene &scene)
    {
        return *GlobalAccount::decode(scene.ledger->account(pumpAddresses::global)->data);
    }
    static BondingCurve curve(const LedgerScene &scene, const Address &mint)
    {
        return *curveAccount::decode(scene.ledger->account(pumpAddresses::bondingCurve(mint))->data);
    }
    static std::optional<AmmPool> pool(const LedgerScene &scene, const Address &mint)
    {
        const auto addresses = ammAddresses::PoolAddresses::derive(mint, scene.ledger->account(mint)->owner);
        const AccountState *account = scene.ledger->account(addresses.pool);
        if (account == nullptr)
            return std::nullopt;
        const auto decoded = AmmPool::decode(account->data);
        return decoded ? std::optional(*decoded) : std::nullopt;
    }

    // Launches a coin and buys all of it; `hasLongLog`: the log is full before the purchase.
    static Address complete(LedgerScene &scene, bool legacy, bool hasLongLog = false)
    {
        const Keypair user = Keypair::generate();
        const Keypair mint = Keypair::generate();
        scene.fund(user.address(), 100 * lamportsPerSol);
        createInstruction::Arguments arguments;
        arguments.name = "A coin";
        arguments.symbol = "SYM";
        arguments.uri = "ipfs://nothing";
        arguments.creator = user.address();
        const Instruction create = legacy ? curvedesk::test::createLegacy(mint.address(), user.address(), arguments)
                                          : createInstruction::createV2(mint.address(), user.address(), arguments);
        const auto created
            = scene.submit(signedWire({create}, {&user, &mint}, scene.ledger->latestBlockhash().blockhash), true);
        if (!created)
            qFatal("no coin: %s", qPrintable(created.error().message));
        const Address tokenProgram = scene.ledger->account(mint.address())->owner;
        const GlobalAccount configuration = global(scene);
        TradeAccounts accounts;
        accounts.coin = pumpAddresses::CoinAddresses::derive(mint.address(), tokenProgram);
        accounts.user = pumpAddresses::UserAddresses::derive(user.address(), mint.address(), tokenProgram);
        accounts.feeRecipient = configuration.feeRecipient;
        accounts.buybackFeeRecipient = configuration.buybackFeeRecipients.front();
        accounts.creatorVault = pumpAddresses::creatorVault(user.address());
        const Instruction open
            = curvedesk::test::createAssociatedIdempotent(user.address(), user.address(), mint.address(), tokenProgram);
        const Instruction buy
            = tradeInstruction(TradeForm::Buy, accounts, configuration.initialRealTokenReserves, 95 * lamportsPerSol);
        const auto wireWith = [&](qsizetype openings) {
            return signedWire(QList<Instruction>(openings, open) << buy, {&user},
                              scene.ledger->latestBlockhash().blockhash);
        };
        qsizetype openings = 1;
        while (hasLongLog && wireWith(openings + 1).size() <= Transaction::maxWireSize)
            ++openings;
        const auto bought = scene.submit(wireWith(openings), true);
        if (!bought)
            qFatal("no buy: %s %s", qPrintable(bought.error().message), bought.error().logs.join('\n').constData());
        return mint.address();
    }
};

CURVEDESK_TEST(tst_MigrationKeeper)

} // namespace migrationKeeperTest
#include "tst_MigrationKeeper.moc"
