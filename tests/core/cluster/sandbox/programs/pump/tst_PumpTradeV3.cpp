// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

#include <QtEndian>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpTradeV3Test {

namespace {

constexpr quint64 signatureFee = 5000;
constexpr quint64 accumulatorRent = 1'844'400;
constexpr quint64 vaultRent = 890'880;
// From 151 to 166 bytes.
constexpr quint64 growthRent = 15 * 6960;

} // namespace

class tst_PumpTradeV3 : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PumpScene();
        m_scene.fund(m_user, 1000 * lamportsPerSol);
        m_scene.fund(m_stranger, 10 * lamportsPerSol);
    }

    void feesWaitOnTheCurve()
    {
        const TradeAccounts accounts = placeFresh();
        const Address &curve = accounts.coin.bondingCurve;
        const BondingCurve before = m_scene.curve(curve);
        const auto quote = curveQuote::buyTokens(before, m_scene.rates(before), 34'000'000'000'000);
        const quint64 buyback = quote->protocolFee / 2;
        const quint64 userBefore = m_scene.lamports(m_user);
        const quint64 curveBefore = m_scene.lamports(curve);
        const quint64 buybackBefore = m_scene.lamports(accounts.buybackFeeRecipient);
        const quint64 all = m_scene.allLamports();

        const auto done
            = m_scene.run(m_user, tradeInstruction(TradeForm::BuyV3, accounts, quote->tokensOut, quote->total));
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.accounts.value(curve).data.size(), curveAccount::fullSize);
        BondingCurve expected = curveQuote::after(before, *quote);
        expected.protocolFees = quote->protocolFee - buyback;
        expected.creatorFee = quote->creatorFee;
        QVERIFY(m_scene.curve(curve) == expected);
        QCOMPARE(m_scene.lamports(curve) - curveBefore, growthRent + quote->total - buyback);
        QCOMPARE(m_scene.lamports(accounts.buybackFeeRecipient) - buybackBefore, buyback);
        QCOMPARE(userBefore - m_scene.lamports(m_user), quote->total + signatureFee + accumulatorRent + growthRent);
        QCOMPARE(m_scene.allLamports(), all - signatureFee);

        const auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event.has_value());
        QVERIFY(event->feeRecipient.isZero());
        QCOMPARE(event->fee, quote->protocolFee);
        QCOMPARE(event->creatorFee, quote->creatorFee);
        QCOMPARE(event->buybackFee, buyback);
        QCOMPARE(event->creatorFeeUnclaimed, quote->creatorFee);
        QCOMPARE(event->ixName, "buy_v3"_ba);
        QVERIFY(done.unitsConsumed > 50'000 && done.unitsConsumed < 120'000);
    }

    void takesInstructionsThatMainnetTook()
    {
        const QJsonObject recorded = fixtures::json(u"v3-simulated-instructions.json"_s).object();
        Instruction instruction;
        instruction.programId = pumpAddresses::program;
        for (const QJsonValue &key : recorded.value(u"keys").toArray()) {
            instruction.accounts.append({fixtures::address(key.toArray().at(0).toString()),
                                         key.toArray().at(1).toInt() != 0, key.toArray().at(2).toInt() != 0});
        }
        const Address mint = instruction.accounts.at(1).address;
        const Address user = instruction.accounts.at(8).address;
        m_scene.fund(user, lamportsPerSol);
        const BondingCurve fresh = m_scene.freshCurve(m_creator);
        const auto first = curveQuote::buyTokens(fresh, m_scene.rates(fresh), 20'000'000);
        const TradeAccounts accounts = m_scene.place(curveQuote::after(fresh, *first), mint, user, programs::token2022);
        m_scene.placeTokens(accounts.user.associatedUser, mint, user, programs::token2022, 20'000'000);
        const QJsonArray cases = recorded.value(u"cases").toArray();
        QCOMPARE(cases.size(), 2);
        for (const QJsonValue &each : cases) {
            instruction.data = QByteArray::fromHex(each[u"data"].toString().toLatin1());
            const auto done = m_scene.run(user, instruction);
            COMPARE_CODE(done, 0u);
            QCOMPARE(PumpScene::event<TradeEvent>(done)->ixName, each[u"name"].toString().toUtf8());
        }
    }

    void sellLeavesItsFeesToo()
    {
        const TradeAccounts accounts = placeFresh();
        const Address &curve = accounts.coin.bondingCurve;
        COMPARE_CODE(
            m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, 5 * lamportsPerSol, 1)), 0u);
        const BondingCurve before = m_scene.curve(curve);
        const quint64 curveBefore = m_scene.lamports(curve);
        const auto quote = curveQuote::sellTokens(before, m_scene.rates(before), 30'000'000'000'000);
        const quint64 buyback = quote->protocolFee / 2;
        const quint64 userBefore = m_scene.lamports(m_user);
        const auto done
            = m_scene.run(m_user, tradeInstruction(TradeForm::SellV3, accounts, quote->tokensIn, quote->net));
        COMPARE_CODE(done, 0u);
        BondingCurve expected = curveQuote::after(before, *quote);
        expected.protocolFees += quote->protocolFee - buyback;
        expected.creatorFee += quote->creatorFee;
        QVERIFY(m_scene.curve(curve) == expected);
        QCOMPARE(m_scene.lamports(m_user) - userBefore, quote->net - signatureFee);
        QCOMPARE(curveBefore - m_scene.lamports(curve), quote->net + buyback);
        QCOMPARE(PumpScene::event<TradeEvent>(done)->creatorFeeUnclaimed, expected.creatorFee);
    }

    void waitingFeesSurviveOlderTrades()
    {
        const TradeAccounts accounts = placeFresh();
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, lamportsPerSol, 1)),
                     0u);
        const BondingCurve waiting = m_scene.curve(accounts.coin.bondingCurve);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactSolIn, accounts, lamportsPerSol, 1)), 0u);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, 1'000'000'000'000, 1)), 0u);
        const BondingCurve after = m_scene.curve(accounts.coin.bondingCurve);
        QCOMPARE(after.creatorFee, waiting.creatorFee);
        QCOMPARE(after.protocolFees, waiting.protocolFees);
    }

    void sweepsThenCollects()
    {
        const TradeAccounts accounts = placeFresh();
        const Address &curve = accounts.coin.bondingCurve;
        COMPARE_CODE(
            m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, 5 * lamportsPerSol, 1)), 0u);
        const BondingCurve waiting = m_scene.curve(curve);
        const quint64 curveBefore = m_scene.lamports(curve);
        const quint64 strangerBefore = m_scene.lamports(m_stranger);
        const auto swept = m_scene.run(m_stranger, sweep("20f6bf3408c949ba", accounts, accounts.creatorVault));
        COMPARE_CODE(swept, 0u);
        QCOMPARE(m_scene.curve(curve).creatorFee, 0u);
        QCOMPARE(m_scene.curve(curve).protocolFees, waiting.protocolFees);
        QCOMPARE(m_scene.lamports(accounts.creatorVault), vaultRent + waiting.creatorFee);
        QCOMPARE(strangerBefore - m_scene.lamports(m_stranger), vaultRent + signatureFee);
        const QByteArray event = eventOf(swept, "742b4dbd117a482b");
        QCOMPARE(event.size(), 8 + 8 + 4 * 32 + 8 + 1);
        QCOMPARE(qFromLittleEndian<quint64>(event.constData() + 144), waiting.creatorFee);
        QCOMPARE(event.back(), char(1));

        const Address recipient = m_scene.global.feeRecipients[2];
        const quint64 recipientBefore = m_scene.lamports(recipient);
        COMPARE_CODE(m_scene.run(m_stranger, sweep("0830be07b644b7e5", accounts, recipient)), 0u);
        QCOMPARE(m_scene.lamports(recipient) - recipientBefore, waiting.protocolFees);
        QCOMPARE(curveBefore - m_scene.lamports(curve), waiting.protocolFees + waiting.creatorFee);
        // Nothing waits any more, and that is fine.
        const auto nothing = m_scene.run(m_stranger, sweep("0830be07b644b7e5", accounts, recipient));
        COMPARE_CODE(nothing, 0u);
        QVERIFY(eventOf(nothing, "742b4dbd117a482b").isEmpty());

        const Instruction collect{pumpAddresses::program,
                                  {writable(m_creator), writable(accounts.creatorVault), readOnly(programs::system),
                                   readOnly(pumpAddresses::eventAuthority), readOnly(pumpAddresses::program)},
                                  QByteArray::fromHex("1416567bc61cdb84")};
        const quint64 creatorBefore = m_scene.lamports(m_creator);
        const auto collected = m_scene.run(m_stranger, collect);
        COMPARE_CODE(collected, 0u);
        QCOMPARE(m_scene.lamports(m_creator) - creatorBefore, waiting.creatorFee);
        QCOMPARE(m_scene.lamports(accounts.creatorVault), vaultRent);
        const QByteArray paid = eventOf(collected, "7a027f010ebf0caf");
        QCOMPARE(qFromLittleEndian<quint64>(paid.constData() + 48), waiting.creatorFee);
        COMPARE_CODE(m_scene.run(m_stranger, collect), 0u);
        QCOMPARE(m_scene.lamports(m_creator) - creatorBefore, waiting.creatorFee);
    }

    void sweepPaysNobodyElse()
    {
        const TradeAccounts accounts = placeFresh();
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, lamportsPerSol, 1)),
                     0u);
        COMPARE_CODE(m_scene.run(m_stranger, sweep("20f6bf3408c949ba", accounts, m_stranger)), 2006u);
        COMPARE_CODE(m_scene.run(m_stranger, sweep("0830be07b644b7e5", accounts, m_stranger)), 6000u);
        COMPARE_CODE(m_scene.run(m_stranger, sweep("0830be07b644b7e5", accounts, m_scene.global.reservedFeeRecipient)),
                     6000u);
    }

    void partialFillEndsWhereTheCurveEnds_data()
    {
        QTest::addColumn<TradeForm>("form");
        QTest::addColumn<quint64>("amount");
        QTest::addColumn<quint64>("limit");
        QTest::newRow("tokens") << TradeForm::BuyV3 << quint64(800'000'000'000'000) << quint64(100 * lamportsPerSol);
        QTest::newRow("quote") << TradeForm::BuyExactQuoteInV3 << quint64(100 * lamportsPerSol) << quint64(1);
        QTest::newRow("quote, minimum out of reach")
            << TradeForm::BuyExactQuoteInV3 << quint64(100 * lamportsPerSol) << quint64(800'000'000'000'000);
    }
    void partialFillEndsWhereTheCurveEnds()
    {
        QFETCH(TradeForm, form);
        QFETCH(quint64, amount);
        QFETCH(quint64, limit);
        const TradeAccounts accounts = placeFresh();
        Instruction buy = tradeInstruction(form, accounts, amount, limit);
        COMPARE_CODE(m_scene.run(m_user, buy), 6021u);
        buy.data.back() = 1;
        const quint64 userBefore = m_scene.lamports(m_user);
        const auto done = m_scene.run(m_user, buy);
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.tokens(accounts.user.associatedUser), 793'100'000'000'000u);
        QCOMPARE(userBefore - m_scene.lamports(m_user), 86'067'926'047u + signatureFee + accumulatorRent + growthRent);
        QVERIFY(m_scene.curve(accounts.coin.bondingCurve).complete);
        QVERIFY(PumpScene::event<CompleteEvent>(done).has_value());
    }

    void oldAccountsGrow_data()
    {
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size : {81, 83, 115, 125, 151, 165, 166, 200})
            QTest::addRow("%d bytes", static_cast<int>(size)) << size;
    }
    void oldAccountsGrow()
    {
        QFETCH(qsizetype, size);
        const BondingCurve fresh = m_scene.freshCurve(m_creator);
        const TradeAccounts accounts = m_scene.place(fresh, person("mint"), m_user, programs::token, size);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, lamportsPerSol, 1)),
                     0u);
        const AccountState &curve = m_scene.accounts[accounts.coin.bondingCurve];
        const BondingCurve after = m_scene.curve(accounts.coin.bondingCurve);
        QCOMPARE(curve.data.size(), qMax(size, curveAccount::fullSize));
        QCOMPARE(curve.lamports.value(),
                 exempt(curve.data.size()) + after.realQuoteReserves + after.protocolFees + after.creatorFee);
    }

private:
    TradeAccounts placeFresh() { return m_scene.place(m_scene.freshCurve(m_creator), person("mint"), m_user); }

    Instruction sweep(const char *discriminator, const TradeAccounts &accounts, const Address &recipient) const
    {
        return {pumpAddresses::program,
                {writableSigner(m_stranger), readOnly(pumpAddresses::global), readOnly(accounts.coin.mint),
                 readOnly(programs::wrappedSol), readOnly(programs::token), readOnly(programs::associatedToken),
                 readOnly(programs::system), writable(accounts.coin.bondingCurve),
                 writable(accounts.coin.associatedQuoteBondingCurve), writable(recipient),
                 writable(associatedTokenAddress(recipient, programs::wrappedSol, programs::token)),
                 readOnly(pumpAddresses::eventAuthority), readOnly(pumpAddresses::program)},
                QByteArray::fromHex(discriminator)};
    }

    // The first event of the discriminator, from the calls of itself.
    static QByteArray eventOf(const Execution &execution, const char *discriminator)
    {
        const QByteArray start = QByteArray::fromHex("e445a52e51cb9a1d") + QByteArray::fromHex(discriminator);
        for (const InnerInstruction &inner : execution.innerInstructions) {
            if (inner.data.startsWith(start))
                return inner.data.mid(8);
        }
        return {};
    }

    const Address m_user = person("user");
    const Address m_stranger = person("stranger");
    const Address m_creator = person("creator");
    PumpScene m_scene;
};

CURVEDESK_TEST(tst_PumpTradeV3)

} // namespace pumpTradeV3Test
#include "tst_PumpTradeV3.moc"
