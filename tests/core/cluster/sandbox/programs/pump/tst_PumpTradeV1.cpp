// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/VolumeAccumulator.h"
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/support/DecodeEvent.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpTradeV1Test {

namespace {

constexpr quint64 signatureFee = 5000;
constexpr quint64 accumulatorRent = 1'844'400;
constexpr quint64 vaultRent = 890'880;

QJsonObject fixture(const QString &id)
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/mainnet-fixtures.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QJsonValue &each : QJsonDocument::fromJson(file.readAll()).array()) {
        if (each["id"_L1].toString() == id)
            return each.toObject();
    }
    return {};
}

} // namespace

class tst_PumpTradeV1 : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_scene = PumpScene();
        m_scene.fund(m_user, 1000 * lamportsPerSol);
    }

    void repeatsCapturedTrade_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("first buy of a coin, by its creator") << u"trade_first_buy_2026-06"_s;
        QTest::newRow("buy in the newest layout") << u"trade_buy_2026-10-05_layout+8"_s;
    }
    void repeatsCapturedTrade()
    {
        QFETCH(QString, id);
        const QJsonObject object = fixture(id);
        auto captured = curvedesk::test::decodeEvent<TradeEvent>(
            QByteArray::fromBase64(object.value("b64"_L1).toString().toLatin1()));
        QVERIFY(captured.has_value());

        // The curve as it stood before.
        BondingCurve before = m_scene.freshCurve(captured->creator);
        before.virtualTokenReserves = captured->virtualTokenReserves + captured->tokenAmount;
        before.virtualQuoteReserves = captured->virtualSolReserves - captured->solAmount;
        before.realTokenReserves = captured->realTokenReserves + captured->tokenAmount;
        before.realQuoteReserves = captured->realSolReserves - captured->solAmount;
        m_scene.now = captured->timestamp;
        m_scene.fund(captured->user, 10 * lamportsPerSol);
        TradeAccounts accounts = m_scene.place(before, captured->mint, captured->user, programs::token2022);
        accounts.feeRecipient = captured->feeRecipient;
        const quint64 recipientBefore = m_scene.lamports(accounts.feeRecipient);
        const quint64 buybackBefore = m_scene.lamports(accounts.buybackFeeRecipient);

        const auto done = m_scene.run(
            captured->user, tradeInstruction(TradeForm::Buy, accounts, captured->tokenAmount, lamportsPerSol));
        COMPARE_CODE(done, 0u);
        const auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event.has_value());
        QCOMPARE(event->solAmount, captured->solAmount);
        QCOMPARE(event->fee, captured->fee);
        QCOMPARE(event->creatorFee, captured->creatorFee);
        QCOMPARE(event->buybackFee, captured->buybackFee);
        QVERIFY(*event == *captured);
        QCOMPARE(m_scene.lamports(accounts.feeRecipient) - recipientBefore, captured->fee - captured->buybackFee);
        QCOMPARE(m_scene.lamports(accounts.buybackFeeRecipient) - buybackBefore, captured->buybackFee);
        QCOMPARE(m_scene.lamports(accounts.creatorVault), vaultRent + captured->creatorFee);
        QCOMPARE(m_scene.tokens(accounts.user.associatedUser), captured->tokenAmount);
        QVERIFY(m_scene.curve(accounts.coin.bondingCurve) == curveAfter(before, *captured));
    }

    void buyMovesExactlyWhatItSays()
    {
        const TradeAccounts accounts = placeFresh();
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const auto quote = curveQuote::buyTokens(before, m_scene.rates(before), 34'000'000'000'000);
        QVERIFY(quote.has_value());
        QCOMPARE(quote->total, 993'984'602u);
        const quint64 all = m_scene.allLamports();
        const quint64 userBefore = m_scene.lamports(m_user);
        const quint64 curveBefore = m_scene.lamports(accounts.coin.bondingCurve);

        const auto done
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, quote->tokensOut, quote->total));
        COMPARE_CODE(done, 0u);
        // The first buy of this user and of this creator pays two accounts' rent beyond the limit.
        QCOMPARE(userBefore - m_scene.lamports(m_user), quote->total + signatureFee + accumulatorRent + vaultRent);
        QCOMPARE(m_scene.lamports(accounts.coin.bondingCurve) - curveBefore, quote->cost);
        QCOMPARE(m_scene.tokens(accounts.coin.associatedBondingCurve), 1'000'000'000'000'000u - quote->tokensOut);
        QCOMPARE(m_scene.allLamports(), all - signatureFee);
        const auto accumulator
            = UserVolumeAccumulator::decode(m_scene.accounts.value(accounts.user.volumeAccumulator).data);
        QVERIFY(accumulator.has_value());
        QCOMPARE(accumulator->user, m_user);

        // The second one does not.
        const BondingCurve middle = m_scene.curve(accounts.coin.bondingCurve);
        const auto again = curveQuote::buyTokens(middle, m_scene.rates(middle), 1'000'000);
        const quint64 userMiddle = m_scene.lamports(m_user);
        const auto second
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, again->tokensOut, again->total));
        COMPARE_CODE(second, 0u);
        QCOMPARE(userMiddle - m_scene.lamports(m_user), again->total + signatureFee);
    }

    void reportsTwice()
    {
        const TradeAccounts accounts = placeFresh();
        const auto done = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, 5'000'000, lamportsPerSol));
        COMPARE_CODE(done, 0u);
        QVERIFY(done.logs.contains("Program log: Instruction: Buy"));
        const auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event.has_value());
        QCOMPARE(event->ixName, "buy"_ba);
        const InnerInstruction &last = done.innerInstructions.last();
        QCOMPARE(last.data, QByteArray::fromHex("e445a52e51cb9a1d") + event->encode());
        QCOMPARE(last.stackHeight, 2);
        const auto line = done.logs.indexOf("Program data: " + event->encode().toBase64());
        QVERIFY(line > 0);
        QVERIFY(done.logs.at(line + 1).endsWith(" invoke [2]"));
    }

    void exactSpendIsChargedWhole_data()
    {
        QTest::addColumn<quint64>("spend");
        QTest::newRow("a thousandth") << quint64(1'000'000);
        QTest::newRow("a tenth") << quint64(100'000'000);
        QTest::newRow("odd") << quint64(123'456'789);
        QTest::newRow("five") << quint64(5'000'000'000);
    }
    void exactSpendIsChargedWhole()
    {
        QFETCH(quint64, spend);
        const TradeAccounts accounts = placeFresh();
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const auto quote = curveQuote::buyForQuote(before, m_scene.rates(before), spend);
        const quint64 userBefore = m_scene.lamports(m_user);
        const auto done
            = m_scene.run(m_user, tradeInstruction(TradeForm::BuyExactSolIn, accounts, spend, quote->tokensOut));
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.tokens(accounts.user.associatedUser), quote->tokensOut);
        QCOMPARE(userBefore - m_scene.lamports(m_user), quote->total + signatureFee + accumulatorRent + vaultRent);
        QVERIFY(spend - quote->total <= 1);
        QVERIFY(m_scene.curve(accounts.coin.bondingCurve) == curveQuote::after(before, *quote));
        QCOMPARE(PumpScene::event<TradeEvent>(done)->ixName, "buy_exact_sol_in"_ba);
    }

    void sellPaysFromTheCurve()
    {
        const TradeAccounts accounts = placeFresh();
        COMPARE_CODE(
            m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, 100'000'000'000'000, 10 * lamportsPerSol)),
            0u);
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const auto quote = curveQuote::sellTokens(before, m_scene.rates(before), 40'000'000'000'000);
        const quint64 userBefore = m_scene.lamports(m_user);
        const quint64 vaultBefore = m_scene.lamports(accounts.creatorVault);
        const quint64 all = m_scene.allLamports();
        const auto done = m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, quote->tokensIn, quote->net));
        COMPARE_CODE(done, 0u);
        QCOMPARE(m_scene.lamports(m_user) - userBefore, quote->net - signatureFee);
        QCOMPARE(m_scene.lamports(accounts.creatorVault) - vaultBefore, quote->creatorFee);
        QCOMPARE(m_scene.tokens(accounts.user.associatedUser), 60'000'000'000'000u);
        QVERIFY(m_scene.curve(accounts.coin.bondingCurve) == curveQuote::after(before, *quote));
        QCOMPARE(m_scene.allLamports(), all - signatureFee);
        const auto event = PumpScene::event<TradeEvent>(done);
        QVERIFY(event.has_value());
        QVERIFY(!event->isBuy);
        QCOMPARE(event->solAmount, quote->gross);
        QCOMPARE(event->ixName, "sell"_ba);
    }

    void sellTopsUpAMissingVault()
    {
        const TradeAccounts accounts = placeSold();
        QVERIFY(!m_scene.accounts.contains(accounts.creatorVault));
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const auto quote = curveQuote::sellTokens(before, m_scene.rates(before), 1'000'000'000'000);
        const quint64 userBefore = m_scene.lamports(m_user);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, quote->tokensIn, 0)), 0u);
        QCOMPARE(m_scene.lamports(accounts.creatorVault), vaultRent + quote->creatorFee);
        QCOMPARE(m_scene.lamports(m_user), userBefore + quote->net - signatureFee - vaultRent);
    }

    void dustSellBringsNothingAndPasses()
    {
        const TradeAccounts accounts = placeSold();
        const quint64 userBefore = m_scene.lamports(m_user);
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, 1, 0)), 0u);
        QCOMPARE(m_scene.lamports(m_user), userBefore - signatureFee);
        QCOMPARE(m_scene.tokens(accounts.user.associatedUser), m_held - 1);
        // One lamport of proceeds does not pay two fees of one lamport each.
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, 30'000, 0)), 6024u);
    }

    void emptyingTheCurveCompletesIt()
    {
        const TradeAccounts accounts = placeFresh();
        const BondingCurve before = m_scene.curve(accounts.coin.bondingCurve);
        const auto quote = curveQuote::buyTokens(before, m_scene.rates(before), before.realTokenReserves);
        QCOMPARE(quote->total, 86'067'926'047u);
        const quint64 userBefore = m_scene.lamports(m_user);
        const auto done
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, before.realTokenReserves, quote->total));
        COMPARE_CODE(done, 0u);
        QCOMPARE(userBefore - m_scene.lamports(m_user), quote->total + signatureFee + accumulatorRent + vaultRent);
        const BondingCurve after = m_scene.curve(accounts.coin.bondingCurve);
        QVERIFY(after.complete);
        QCOMPARE(after.realTokenReserves, 0u);
        QCOMPARE(after.virtualQuoteReserves, 115'005'359'057u);
        QCOMPARE(m_scene.tokens(accounts.coin.associatedBondingCurve), 206'900'000'000'000u);
        const QList<ChainEvent> events = chainEvents::fromLogs(done.logs);
        QCOMPARE(events.size(), 2);
        QVERIFY(std::holds_alternative<TradeEvent>(events.at(0)));
        const auto *complete = std::get_if<CompleteEvent>(&events.at(1));
        QVERIFY(complete != nullptr);
        QCOMPARE(complete->bondingCurve, accounts.coin.bondingCurve);
        QCOMPARE(complete->user, m_user);

        for (const TradeForm late : {TradeForm::Buy, TradeForm::BuyExactSolIn, TradeForm::Sell})
            COMPARE_CODE(m_scene.run(m_user, tradeInstruction(late, accounts, 1'000'000, 0)), 6005u);
    }

    void cashbackGoesToTheTrader()
    {
        BondingCurve curve = m_scene.freshCurve(m_creator);
        curve.isCashbackCoin = true;
        const TradeAccounts accounts = m_scene.place(curve, person("mint"), m_user);
        const auto bought
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, 50'000'000'000'000, 10 * lamportsPerSol));
        COMPARE_CODE(bought, 0u);
        const auto first = PumpScene::event<TradeEvent>(bought);
        QCOMPARE(first->creatorFee, 0u);
        QCOMPARE(first->cashbackFeeBasisPoints, 30u);
        QVERIFY(first->cashback > 0);
        QCOMPARE(m_scene.lamports(accounts.user.volumeAccumulator), accumulatorRent + first->cashback);
        const auto sold = m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, 20'000'000'000'000, 0));
        COMPARE_CODE(sold, 0u);
        const quint64 earned = first->cashback + PumpScene::event<TradeEvent>(sold)->cashback;
        const auto accumulator
            = UserVolumeAccumulator::decode(m_scene.accounts.value(accounts.user.volumeAccumulator).data);
        QCOMPARE(accumulator->cashbackEarned, earned);
        QCOMPARE(m_scene.lamports(accounts.user.volumeAccumulator), accumulatorRent + earned);
        QVERIFY(!m_scene.accounts.contains(accounts.creatorVault));

        TradeAccounts without = accounts;
        without.isCashbackCoin = false;
        COMPARE_CODE(m_scene.run(m_user, tradeInstruction(TradeForm::Sell, without, 1'000'000, 0)), 6072u);
    }

    void computeUnitsAreOfTheRightOrder()
    {
        const TradeAccounts accounts = placeFresh();
        const auto first
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, 5'000'000'000, lamportsPerSol));
        const auto later
            = m_scene.run(m_user, tradeInstruction(TradeForm::Buy, accounts, 5'000'000'000, lamportsPerSol));
        const auto sold = m_scene.run(m_user, tradeInstruction(TradeForm::Sell, accounts, 5'000'000'000, 0));
        for (const Execution &each : {first, later, sold}) {
            COMPARE_CODE(each, 0u);
            QVERIFY2(each.unitsConsumed > 27'000 && each.unitsConsumed < 80'000,
                     QByteArray::number(each.unitsConsumed).constData());
        }
    }

    void doesNotCostMoreThanItMust()
    {
        const TradeAccounts accounts = placeFresh();
        const Instruction buy = tradeInstruction(TradeForm::Buy, accounts, 5'000'000, lamportsPerSol);
        QBENCHMARK
        {
            COMPARE_CODE(m_scene.run(m_user, buy), 0u);
        }
    }

private:
    static BondingCurve curveAfter(BondingCurve curve, const TradeEvent &event)
    {
        curve.virtualTokenReserves = event.virtualTokenReserves;
        curve.virtualQuoteReserves = event.virtualSolReserves;
        curve.realTokenReserves = event.realTokenReserves;
        curve.realQuoteReserves = event.realSolReserves;
        return curve;
    }

    TradeAccounts placeFresh() { return m_scene.place(m_scene.freshCurve(m_creator), person("mint"), m_user); }

    // Part of the coin sold, all of it to the user.
    TradeAccounts placeSold()
    {
        const BondingCurve fresh = m_scene.freshCurve(m_creator);
        const auto buy = curveQuote::buyTokens(fresh, m_scene.rates(fresh), m_held);
        const TradeAccounts accounts = m_scene.place(curveQuote::after(fresh, *buy), person("mint"), m_user);
        m_scene.placeTokens(accounts.user.associatedUser, person("mint"), m_user, programs::token, m_held);
        return accounts;
    }

    const Address m_user = person("user");
    const Address m_creator = person("creator");
    const quint64 m_held = 100'000'000'000'000;
    PumpScene m_scene;
};

CURVEDESK_TEST(tst_PumpTradeV1)

} // namespace pumpTradeV1Test
#include "tst_PumpTradeV1.moc"
