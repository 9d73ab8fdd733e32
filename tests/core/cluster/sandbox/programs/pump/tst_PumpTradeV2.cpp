// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpTradeV2Test {

namespace {

Address quoteAccount(const Address &owner)
{
    return associatedTokenAddress(owner, programs::wrappedSol, programs::token);
}

// As the official client names the accounts.
Instruction tradeV2(const char *discriminator, const TradeAccounts &a, bool isBuy, quint64 amount, quint64 limit)
{
    Instruction out{
        pumpAddresses::program,
        {readOnly(pumpAddresses::global),
         readOnly(a.coin.mint),
         readOnly(programs::wrappedSol),
         readOnly(a.coin.tokenProgram),
         readOnly(programs::token),
         readOnly(programs::associatedToken),
         writable(a.feeRecipient),
         writable(quoteAccount(a.feeRecipient)),
         writable(a.buybackFeeRecipient),
         writable(quoteAccount(a.buybackFeeRecipient)),
         writable(a.coin.bondingCurve),
         writable(a.coin.associatedBondingCurve),
         writable(a.coin.associatedQuoteBondingCurve),
         writableSigner(a.user.user),
         writable(a.user.associatedUser),
         writable(a.user.associatedQuoteUser),
         writable(a.creatorVault),
         writable(quoteAccount(a.creatorVault)),
         readOnly(findProgramAddress({"sharing-config", a.coin.mint.view()}, pumpAddresses::feeProgram).address),
         readOnly(pumpAddresses::globalVolumeAccumulator),
         writable(a.user.volumeAccumulator),
         writable(quoteAccount(a.user.volumeAccumulator)),
         readOnly(pumpAddresses::feeConfig),
         readOnly(pumpAddresses::feeProgram),
         readOnly(programs::system),
         readOnly(pumpAddresses::eventAuthority),
         readOnly(pumpAddresses::program)},
        ByteWriter().bytes(QByteArray::fromHex(discriminator)).u64(amount).u64(limit).result()};
    if (!isBuy)
        out.accounts.removeAt(19);
    return out;
}

} // namespace

class tst_PumpTradeV2 : public QObject
{
    Q_OBJECT

private slots:
    void movesWhatTheOlderFormMoves_data()
    {
        QTest::addColumn<TradeForm>("older");
        QTest::addColumn<QByteArray>("discriminator");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<quint64>("amount");
        QTest::addColumn<quint64>("limit");
        QTest::newRow("buy") << TradeForm::Buy << "b817ee6167c5d33d"_ba
                             << "buy_v2"_ba << quint64(7'654'321'000'000) << lamportsPerSol;
        QTest::newRow("spend") << TradeForm::BuyExactSolIn << "c2ab1c46684d5b2f"_ba
                               << "buy_exact_quote_in_v2"_ba << quint64(1'234'567'891) << quint64(1);
        QTest::newRow("sell") << TradeForm::Sell << "5df6823ce7e940b2"_ba
                              << "sell_v2"_ba << quint64(3'210'000'000'000) << quint64(1);
    }
    void movesWhatTheOlderFormMoves()
    {
        QFETCH(TradeForm, older);
        QFETCH(QByteArray, discriminator);
        QFETCH(QByteArray, name);
        QFETCH(quint64, amount);
        QFETCH(quint64, limit);
        PumpScene first = scene();
        PumpScene second = first;
        const auto expected = first.run(m_user, tradeInstruction(older, m_accounts, amount, limit));
        COMPARE_CODE(expected, 0u);
        const bool isBuy = older != TradeForm::Sell;
        const auto done = second.run(m_user, tradeV2(discriminator.constData(), m_accounts, isBuy, amount, limit));
        COMPARE_CODE(done, 0u);
        auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event.has_value());
        QCOMPARE(event->ixName, name);
        event->ixName = tradeLayout(older).name;
        QVERIFY(*event == *PumpScene::event<TradeEvent>(expected));
        QVERIFY(second.accounts == first.accounts);
    }

    void refusesOtherAccounts_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<quint32>("code");
        QTest::newRow("quote mint") << 2 << quint32(6063);
        QTest::newRow("quote token program") << 4 << quint32(3008);
        QTest::newRow("associated token program") << 5 << quint32(3008);
        QTest::newRow("fee recipient") << 6 << quint32(6000);
        QTest::newRow("fee recipient's quote account") << 7 << quint32(2006);
        QTest::newRow("buyback recipient's quote account") << 9 << quint32(2006);
        QTest::newRow("curve's quote account") << 12 << quint32(2006);
        QTest::newRow("creator vault") << 16 << quint32(2006);
        QTest::newRow("creator vault's quote account") << 17 << quint32(2006);
        QTest::newRow("sharing config") << 18 << quint32(2006);
        QTest::newRow("accumulator") << 20 << quint32(2006);
        QTest::newRow("accumulator's quote account") << 21 << quint32(2006);
        QTest::newRow("fee config") << 22 << quint32(2006);
        QTest::newRow("fee program") << 23 << quint32(2012);
    }
    void refusesOtherAccounts()
    {
        QFETCH(int, index);
        QFETCH(quint32, code);
        PumpScene place = scene();
        Instruction buy = tradeV2("b817ee6167c5d33d", m_accounts, true, 1'000'000'000, lamportsPerSol);
        buy.accounts[index].address = person("other");
        COMPARE_CODE(place.run(m_user, buy), code);
        // A sell is the same list without the global accumulator.
        Instruction sell = tradeV2("5df6823ce7e940b2", m_accounts, false, 1'000'000'000, 1);
        sell.accounts[index > 19 ? index - 1 : index].address = person("other");
        COMPARE_CODE(place.run(m_user, sell), code);
    }

    void refusesABuybackRecipientThatIsNone()
    {
        PumpScene place = scene();
        TradeAccounts accounts = m_accounts;
        accounts.buybackFeeRecipient = person("other");
        COMPARE_CODE(place.run(m_user, tradeV2("b817ee6167c5d33d", accounts, true, 1'000'000'000, lamportsPerSol)),
                     6057u);
    }

private:
    // A coin that the user holds some of, with the accounts that both forms open open already.
    PumpScene scene()
    {
        PumpScene out;
        out.fund(m_user, 100 * lamportsPerSol);
        m_accounts = out.place(out.freshCurve(person("creator")), person("mint"), m_user);
        const auto bought
            = out.run(m_user, tradeInstruction(TradeForm::Buy, m_accounts, 50'000'000'000'000, 10 * lamportsPerSol));
        if (bought.error)
            qFatal("the first buy failed");
        return out;
    }

    const Address m_user = person("user");
    TradeAccounts m_accounts;
};

CURVEDESK_TEST(tst_PumpTradeV2)

} // namespace pumpTradeV2Test
#include "tst_PumpTradeV2.moc"
