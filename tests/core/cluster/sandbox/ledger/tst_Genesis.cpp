// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/ProgramTable.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/curve/FeeSchedule.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace genesisTest {

/// The accounts that every sandbox starts with.
class tst_Genesis : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void holdsTheRealConfiguration_data();
    void holdsTheRealConfiguration();
    void holdsEveryRecipient();
    void holdsWhereThePoolsFeesGo();
    void chargesTheAmmsFees();
    void holdsPrograms();
    void holdsSysvarsAndWrappedSol();
    void isExempt();
    void paysFromItsFaucet();
    void dependsOnTheSeedOnly();

private:
    Genesis m_genesis;
};

void tst_Genesis::initTestCase()
{
    const Result<Genesis> genesis = makeGenesis(1);
    QVERIFY(genesis);
    m_genesis = *genesis;
}

void tst_Genesis::holdsTheRealConfiguration_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name : {"global", "fee_config", "amm_global_config", "mayhem_global_params", "buyback0"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_Genesis::holdsTheRealConfiguration()
{
    QFETCH(QString, file);
    QFile json(QStringLiteral(CURVEDESK_TEST_DATA "/../../resources/genesis/") + file + u".json"_s);
    QVERIFY(json.open(QIODevice::ReadOnly));
    const QJsonObject object = QJsonDocument::fromJson(json.readAll()).object();
    const QJsonObject account = object.value("account"_L1).toObject();
    const AccountState state = m_genesis.accounts.value(*Address::fromBase58(object.value("pubkey"_L1).toString()));
    QCOMPARE(state.data, QByteArray::fromBase64(account.value("data"_L1).toArray()[0].toString().toLatin1()));
    QCOMPARE(state.owner.toBase58(), account.value("owner"_L1).toString());
    QCOMPARE(state.lamports.value(), static_cast<quint64>(account.value("lamports"_L1).toInteger()));
    QVERIFY(!state.executable);
}

void tst_Genesis::holdsEveryRecipient()
{
    const Result<GlobalAccount> global = GlobalAccount::decode(m_genesis.accounts.value(pumpAddresses::global).data);
    QVERIFY(global);
    for (const Address &recipient : global->buybackFeeRecipients) {
        QCOMPARE(m_genesis.accounts.value(recipient).owner, pumpAddresses::feeProgram);
        QCOMPARE(m_genesis.accounts.value(recipient).data.size(), 208);
    }
    for (const bool isMayhem : {false, true}) {
        for (const Address &recipient : global->feeRecipientsFor(isMayhem))
            QCOMPARE(m_genesis.accounts.value(recipient),
                     (AccountState{Lamports(lamportsPerSol), programs::system, {}, false}));
    }
}

void tst_Genesis::holdsWhereThePoolsFeesGo()
{
    const auto config = AmmGlobalConfig::decode(m_genesis.accounts.value(ammAddresses::globalConfig).data);
    QVERIFY(config);
    for (const auto &recipients :
         {config->feeRecipientsFor(false), config->feeRecipientsFor(true), config->buybackFeeRecipients}) {
        for (const Address &recipient : recipients) {
            const AccountState state = m_genesis.accounts.value(ammAddresses::quoteAccount(recipient));
            QCOMPARE(state.owner, programs::token);
            const Result<TokenAccount> account = TokenAccount::decode(state.data);
            QVERIFY(account);
            QCOMPARE(account->mint, programs::wrappedSol);
            QCOMPARE(account->owner, recipient);
            QCOMPARE(account->amount.value(), 0u);
            QCOMPARE(account->nativeRentReserve, std::optional(state.lamports.value()));
        }
    }
    const auto global = GlobalAccount::decode(m_genesis.accounts.value(pumpAddresses::global).data);
    QVERIFY(m_genesis.accounts.contains(global->withdrawAuthority));
}

void tst_Genesis::chargesTheAmmsFees()
{
    const auto schedule = FeeSchedule::decode(m_genesis.accounts.value(pumpAddresses::ammFeeConfig).data);
    QVERIFY(schedule);
    QCOMPARE(schedule->flat, (FeeRates{25, 5, 0}));
    QCOMPARE(schedule->tiers.size(), 25);
    QCOMPARE(schedule->tiers.first().rates, (FeeRates{2, 93, 30}));
    QCOMPARE(schedule->tiers.last().rates, (FeeRates{20, 5, 5}));
    QVERIFY(schedule->tiers.last().marketCapLamports == 98'240 * lamportsPerSol);
}

void tst_Genesis::holdsPrograms()
{
    for (const ProgramInfo &program : allPrograms()) {
        const AccountState state = m_genesis.accounts.value(program.id);
        QVERIFY(state.executable);
        QCOMPARE(state.owner, program.isBuiltin ? programs::nativeLoader : programs::bpfUpgradeableLoader);
    }
    QVERIFY(programInfo(pumpAddresses::program));
    QVERIFY(!programInfo(programs::incinerator));
}

void tst_Genesis::holdsSysvarsAndWrappedSol()
{
    QCOMPARE(m_genesis.accounts.value(programs::rentSysvar).data.toHex(), "980d000000000000000000000000004032"_ba);
    QCOMPARE(clockData(7, 1'700'000'000).size(), 40);
    QVERIFY(m_genesis.accounts.contains(clockSysvar));
    const Result<MintAccount> mint = MintAccount::decode(m_genesis.accounts.value(programs::wrappedSol).data);
    QVERIFY(mint);
    QVERIFY(mint->isInitialized && !mint->mintAuthority && !mint->freezeAuthority);
    QCOMPARE(mint->decimals, 9);
    QCOMPARE(mint->supply, 0u);
}

void tst_Genesis::isExempt()
{
    for (auto it = m_genesis.accounts.cbegin(); it != m_genesis.accounts.cend(); ++it) {
        const ProgramInfo *program = programInfo(it.key());
        if (!program || !program->isBuiltin)
            QVERIFY2(it->lamports >= rent::exemptMinimum(static_cast<quint64>(it->data.size())),
                     qPrintable(it.key().toBase58()));
    }
}

void tst_Genesis::paysFromItsFaucet()
{
    const Keypair faucet = faucetKeypair(1);
    QCOMPARE(m_genesis.accounts.value(faucet.address()).lamports.value(), 500'000'000 * lamportsPerSol);
    quint64 sum = 0;
    for (const AccountState &state : std::as_const(m_genesis.accounts))
        sum += state.lamports.value();
    QCOMPARE(m_genesis.lamports, sum);
    QVERIFY(faucetKeypair(2).address() != faucet.address());
}

void tst_Genesis::dependsOnTheSeedOnly()
{
    QCOMPARE(makeGenesis(1)->hash, m_genesis.hash);
    QCOMPARE(makeGenesis(1)->accounts, m_genesis.accounts);
    QVERIFY(makeGenesis(2)->hash != m_genesis.hash);
}

CURVEDESK_TEST(tst_Genesis)

} // namespace genesisTest
#include "tst_Genesis.moc"
