// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/VolumeAccumulator.h"
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpUpkeepTest {

class tst_PumpUpkeep : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PumpScene();
        m_scene.fund(m_user, 100 * lamportsPerSol);
    }

    void unknownInstruction_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("seven bytes") << "1234567"_ba;
        QTest::newRow("nobody's") << "12345678"_ba;
    }
    void unknownInstruction()
    {
        QFETCH(QByteArray, data);
        COMPARE_CODE(m_scene.run(m_user, {pumpAddresses::program, {writableSigner(m_user)}, data}), 101u);
    }

    void nobodyElseReportsEvents()
    {
        TradeEvent event;
        event.solAmount = 1;
        const QByteArray data = QByteArray::fromHex("e445a52e51cb9a1d") + event.encode();
        const Instruction unsignedCall{pumpAddresses::program, {readOnly(pumpAddresses::eventAuthority)}, data};
        COMPARE_CODE(m_scene.run(m_user, unsignedCall), 2002u);
        const Instruction bySomebody{pumpAddresses::program, {signer(m_user)}, data};
        COMPARE_CODE(m_scene.run(m_user, bySomebody), 2006u);
        COMPARE_CODE(m_scene.run(m_user, {pumpAddresses::program, {}, data}), 3005u);
    }

    void extendsACurve()
    {
        const TradeAccounts accounts
            = m_scene.place(m_scene.freshCurve(person("creator")), person("mint"), m_user, programs::token, 82);
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const Instruction extend = extendInstruction(accounts.coin.bondingCurve);
        const quint64 all = m_scene.allLamports();
        COMPARE_CODE(m_scene.run(m_user, extend), 0u);
        const AccountState &curve = m_scene.accounts[accounts.coin.bondingCurve];
        QCOMPARE(curve.data.size(), curveAccount::fullSize);
        QCOMPARE(curve.lamports.value(), exempt(curve.data.size()));
        QVERIFY(m_scene.curve(accounts.coin.bondingCurve) == before);
        QCOMPARE(m_scene.allLamports(), all - 5000);
        COMPARE_CODE(m_scene.run(m_user, extend), 6009u);
        COMPARE_CODE(m_scene.run(m_user, extendInstruction(pumpAddresses::global)), 6010u);
        COMPARE_CODE(m_scene.run(m_user, extendInstruction(accounts.coin.associatedBondingCurve)), 3007u);
    }

    void opensAnAccumulator()
    {
        const Address friendOf = person("friend");
        const Address account = pumpAddresses::userVolumeAccumulator(friendOf);
        const Instruction open = openInstruction(friendOf, account);
        COMPARE_CODE(m_scene.run(m_user, open), 0u);
        const auto decoded = UserVolumeAccumulator::decode(m_scene.accounts.value(account).data);
        QVERIFY(decoded.has_value());
        QCOMPARE(decoded->user, friendOf);
        QCOMPARE(m_scene.lamports(account), 1'844'400u);
        const auto again = m_scene.run(m_user, open);
        QVERIFY(again.error.has_value());
        QCOMPARE(again.error->customCode, std::optional<quint32>(0)); // System: already in use
        COMPARE_CODE(m_scene.run(m_user, openInstruction(friendOf, person("else"))), 2006u);
    }

    void opensAnAccumulatorThatSomebodySentLamportsTo()
    {
        const Address account = pumpAddresses::userVolumeAccumulator(m_user);
        m_scene.fund(account, 1'000'000);
        const quint64 before = m_scene.lamports(m_user);
        COMPARE_CODE(m_scene.run(m_user, openInstruction(m_user, account)), 0u);
        QCOMPARE(m_scene.lamports(account), 1'844'400u);
        QCOMPARE(before - m_scene.lamports(m_user), 844'400u + 5000u);
        QCOMPARE(m_scene.accounts.value(account).owner, pumpAddresses::program);
    }

    void lamportsAndTokensNeitherAppearNorVanish()
    {
        const Address traders[] = {person("a"), person("b"), person("c")};
        for (const Address &trader : traders)
            m_scene.fund(trader, 200 * lamportsPerSol);
        const Address mint = person("mint");
        TradeAccounts accounts = m_scene.place(m_scene.freshCurve(person("creator")), mint, traders[0]);
        const quint64 supply = m_scene.tokens(accounts.coin.associatedBondingCurve);
        QList<pumpAddresses::UserAddresses> users;
        for (const Address &trader : traders) {
            users.append(pumpAddresses::UserAddresses::derive(trader, mint, programs::token));
            m_scene.placeTokens(users.last().associatedUser, mint, trader, programs::token, 0);
        }
        const quint64 lamportsBefore = m_scene.allLamports();
        quint64 fees = 0;
        quint64 random = 7;
        const auto next = [&random](quint64 bound) {
            random = random * 6'364'136'223'846'793'005ull + 1'442'695'040'888'963'407ull;
            return (random >> 20u) % bound;
        };
        int done = 0;
        for (int i = 0; i < 400 && !m_scene.curve(accounts.coin.bondingCurve).complete; ++i) {
            accounts.user = users.at(static_cast<qsizetype>(next(3)));
            accounts.feeRecipient = m_scene.global.feeRecipientsFor(false)[next(8)];
            accounts.buybackFeeRecipient = m_scene.global.buybackFeeRecipients[next(8)];
            const auto form = static_cast<TradeForm>(next(6));
            const TradeLayout &layout = tradeLayout(form);
            const quint64 held = m_scene.tokens(accounts.user.associatedUser);
            const quint64 amount = layout.exactQuote ? 1 + next(3 * lamportsPerSol)
                : layout.isBuy                       ? 1 + next(20'000'000'000'000)
                                                     : 1 + next(held + 2);
            const quint64 limit = layout.isBuy && !layout.exactQuote ? 50 * lamportsPerSol : 0;
            const auto run = m_scene.run(accounts.user.user, tradeInstruction(form, accounts, amount, limit));
            fees += run.fee.value();
            done += run.error ? 0 : 1;
            quint64 tokens = m_scene.tokens(accounts.coin.associatedBondingCurve);
            for (const auto &user : users)
                tokens += m_scene.tokens(user.associatedUser);
            QCOMPARE(tokens, supply);
            QCOMPARE(m_scene.allLamports() + fees, lamportsBefore);
            const BondingCurve curve = m_scene.curve(accounts.coin.bondingCurve);
            const AccountState &state = m_scene.accounts[accounts.coin.bondingCurve];
            QCOMPARE(state.lamports.value(),
                     exempt(state.data.size()) + curve.realQuoteReserves + curve.protocolFees + curve.creatorFee);
            QCOMPARE(m_scene.tokens(accounts.coin.associatedBondingCurve),
                     curve.realTokenReserves + 206'900'000'000'000u);
            QCOMPARE(curve.virtualTokenReserves - curve.realTokenReserves, 279'900'000'000'000u);
            QCOMPARE(curve.virtualQuoteReserves - curve.realQuoteReserves, 30 * lamportsPerSol);
        }
        QVERIFY2(done > 150, QByteArray::number(done).constData());
    }

private:
    Instruction extendInstruction(const Address &account) const
    {
        return {pumpAddresses::program,
                {writable(account), writableSigner(m_user), readOnly(programs::system),
                 readOnly(pumpAddresses::eventAuthority), readOnly(pumpAddresses::program)},
                QByteArray::fromHex("ea66c2cb96483ee5")};
    }

    Instruction openInstruction(const Address &user, const Address &account) const
    {
        return {pumpAddresses::program,
                {writableSigner(m_user), readOnly(user), writable(account), readOnly(programs::system),
                 readOnly(pumpAddresses::eventAuthority), readOnly(pumpAddresses::program)},
                QByteArray::fromHex("5e06ca73ff60e8b7")};
    }

    const Address m_user = person("user");
    PumpScene m_scene;
};

CURVEDESK_TEST(tst_PumpUpkeep)

} // namespace pumpUpkeepTest
#include "tst_PumpUpkeep.moc"
