// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/core/pump/ProgramVectors.h"
#include "tests/support/TestProgram.h"

#include <QtEndian>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;

namespace programVectorsExecutedTest {

using programVectors::Vector;

/// The sandbox's program against a real build of it: the same charge, event, curve and refusal.
class tst_ProgramVectorsExecuted : public QObject
{
    Q_OBJECT

private slots:
    void executed_data() { rows(false, 270); }
    void executed()
    {
        const Vector v = vector(false);
        place(v);
        const quint64 exactLimit = !v.isBuy()    ? static_cast<quint64>(v.userLamports)
            : v.form == TradeForm::BuyExactSolIn ? v.tokens
                                                 : static_cast<quint64>(-v.userLamports);
        const quint64 tooTight = v.form == TradeForm::Buy ? exactLimit - 1 : exactLimit + 1;
        const quint32 refusal = !v.isBuy() ? 6003u : v.form == TradeForm::BuyExactSolIn ? 6042u : 6002u;
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(v.form, m_accounts, v.amount, tooTight)), refusal);

        const quint64 before = m_scene.lamports(m_user);
        const auto done = m_scene.run(m_user, tradeInstruction(v.form, m_accounts, v.amount, exactLimit));
        COMPARE_CODE(done, 0u);
        const quint64 accumulatorRent = v.isBuy() ? exempt(137) : 0;
        QCOMPARE(static_cast<qint64>(m_scene.lamports(m_user) - before + 5000 + accumulatorRent), v.userLamports);
        const auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event);
        QCOMPARE(event->solAmount, v.solAmount);
        QCOMPARE(event->tokenAmount, v.tokens);
        QCOMPARE(event->fee, v.fee);
        QCOMPARE(event->creatorFee, v.creatorFee);
        QCOMPARE(event->feeBasisPoints, v.listed.protocol);
        QCOMPARE(event->creatorFeeBasisPoints, v.listed.creator);
        QCOMPARE(event->virtualSolReserves, v.after.virtualQuoteReserves);
        QCOMPARE(event->virtualTokenReserves, v.after.virtualTokenReserves);
        QCOMPARE(event->realSolReserves, v.after.realQuoteReserves);
        QCOMPARE(event->realTokenReserves, v.after.realTokenReserves);
        QVERIFY(m_scene.curve(m_accounts.coin.bondingCurve) == v.after);
        QCOMPARE(PumpScene::event<CompleteEvent>(done).has_value(), v.after.complete);
        QCOMPARE(m_scene.tokens(m_accounts.user.associatedUser), v.isBuy() ? v.tokens : 0);
    }

    void refused_data() { rows(true, 20); }
    void refused()
    {
        const Vector v = vector(true);
        place(v);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(v.form, m_accounts, v.amount, v.limit)), v.code);
    }

private:
    // The coin as the vector wants it, all its accounts open but the user's accumulator.
    void place(const Vector &vector)
    {
        m_scene = PumpScene();
        // Mainnet's configuration has one tier; its rates stand behind the list's length and the tier's threshold.
        QByteArray &config = m_scene.accounts[pumpAddresses::feeConfig].data;
        constexpr qsizetype protocolBps = 65 + 4 + 16 + 8;
        qToLittleEndian<quint64>(vector.listed.protocol, config.data() + protocolBps);
        qToLittleEndian<quint64>(vector.listed.creator, config.data() + protocolBps + 8);
        m_scene.fund(m_user, 10'000'000'000'000'000'000u);
        BondingCurve curve = vector.curve;
        // place() puts the pool's tokens beside what is for sale: none here, the reserves may be any.
        curve.tokenTotalSupply = m_scene.global.initialRealTokenReserves;
        m_accounts = m_scene.place(curve, person("mint"), m_user);
        m_scene.accounts[m_accounts.coin.bondingCurve].data
            = curveAccount::encode(vector.curve, curveAccount::allocatedSize);
        m_scene.placeTokens(m_accounts.user.associatedUser, person("mint"), m_user, programs::token, vector.held);
        m_scene.fund(m_accounts.creatorVault, exempt(0));
        for (const Address &recipient : {m_accounts.feeRecipient, m_accounts.buybackFeeRecipient})
            m_scene.fund(recipient, exempt(0));
    }

    static void rows(bool refusals, qsizetype count)
    {
        QTest::addColumn<int>("index");
        const QList<Vector> all = programVectors::read(refusals);
        QCOMPARE(all.size(), count);
        for (int i = 0; i < count; ++i)
            QTest::addRow("%d %s", i, all[i].label.constData()) << i;
    }
    static Vector vector(bool refusals)
    {
        QFETCH(int, index);
        static const QList<Vector> lists[] = {programVectors::read(false), programVectors::read(true)};
        return lists[refusals ? 1 : 0][index];
    }

    const Address m_user = person("user");
    TradeAccounts m_accounts;
    PumpScene m_scene;
};

CURVEDESK_TEST(tst_ProgramVectorsExecuted)

} // namespace programVectorsExecutedTest
#include "tst_ProgramVectorsExecuted.moc"
