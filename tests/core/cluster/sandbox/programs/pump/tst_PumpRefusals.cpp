// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/cluster/sandbox/programs/PumpScene.h"
#include "tests/support/TestProgram.h"

#include <functional>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace pumpRefusalsTest {

using Role = TradeAccountRole;

namespace {

// A trade that would succeed, for a row to spoil.
struct Attempt
{
    PumpScene scene;
    TradeAccounts accounts;
    TradeForm form = TradeForm::Buy;
    Instruction instruction;

    [[nodiscard]] qsizetype indexOf(Role role) const
    {
        qsizetype index = 0;
        for (const TradeAccountSlot &slot : tradeLayout(form).accounts) {
            if (slot.onlyCashback && !accounts.isCashbackCoin)
                continue;
            if (slot.role == role)
                return index;
            ++index;
        }
        qFatal("no such account");
    }
    AccountMeta &meta(Role role) { return instruction.accounts[indexOf(role)]; }
    AccountState &state(Role role) { return scene.accounts[meta(role).address]; }
    void put(Role role, QByteArrayView stranger) { meta(role).address = person(stranger); }
    void changeCurve(const std::function<void(BondingCurve &)> &change)
    {
        BondingCurve curve = scene.curve(accounts.coin.bondingCurve);
        change(curve);
        state(Role::BondingCurve).data = curveAccount::encode(curve, curveAccount::allocatedSize);
    }
};

using Spoil = std::function<void(Attempt &)>;

constexpr TradeForm v1[] = {TradeForm::Buy, TradeForm::BuyExactSolIn, TradeForm::Sell};
constexpr TradeForm v3[] = {TradeForm::BuyV3, TradeForm::BuyExactQuoteInV3, TradeForm::SellV3};
constexpr TradeForm all[] = {TradeForm::Buy,   TradeForm::BuyExactSolIn,     TradeForm::Sell,
                             TradeForm::BuyV3, TradeForm::BuyExactQuoteInV3, TradeForm::SellV3};

} // namespace

class tst_PumpRefusals : public QObject
{
    Q_OBJECT

private slots:
    void refuses_data()
    {
        QTest::addColumn<TradeForm>("form");
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<quint32>("code");

        rows(all, "nothing wrong", 0, [](Attempt &) {});
        rows(all, "too few accounts", 3005, [](Attempt &a) { a.instruction.accounts.resize(9); });
        rows(all, "arguments cut", 102, [](Attempt &a) { a.instruction.data.truncate(20); });
        rows(all, "another global", 3012, [](Attempt &a) { a.put(Role::Global, "global"); });
        rows(all, "a copy of global", 2006, [](Attempt &a) {
            const AccountState copy = a.state(Role::Global);
            a.put(Role::Global, "global");
            a.state(Role::Global) = copy;
        });
        rows(all, "no mint", 3012, [](Attempt &a) { a.put(Role::Mint, "other"); });
        rows(all, "mint of another coin", 2006, [](Attempt &a) {
            const AccountState copy = a.state(Role::Mint);
            a.put(Role::Mint, "other");
            a.state(Role::Mint) = copy;
        });
        rows(all, "mint that is a wallet", 3007, [](Attempt &a) {
            a.put(Role::Mint, "other");
            a.scene.fund(person("other"), lamportsPerSol);
        });
        rows(all, "curve that does not exist", 3012, [](Attempt &a) { a.put(Role::BondingCurve, "curve"); });
        rows(all, "curve of another program", 3007,
             [](Attempt &a) { a.state(Role::BondingCurve).owner = programs::token; });
        rows(all, "curve with another discriminator", 3002,
             [](Attempt &a) { a.state(Role::BondingCurve).data[0] = 'x'; });
        rows(all, "curve cut short", 3003, [](Attempt &a) { a.state(Role::BondingCurve).data.truncate(40); });
        rows(all, "curve of another coin", 2006, [](Attempt &a) {
            const AccountState copy = a.state(Role::BondingCurve);
            a.put(Role::BondingCurve, "curve");
            a.state(Role::BondingCurve) = copy;
        });
        rows(all, "curve not writable", 2000, [](Attempt &a) { a.meta(Role::BondingCurve).isWritable = false; });
        rows(all, "curve's tokens elsewhere", 2009, [](Attempt &a) {
            const AccountState copy = a.state(Role::AssociatedBondingCurve);
            a.put(Role::AssociatedBondingCurve, "tokens");
            a.state(Role::AssociatedBondingCurve) = copy;
        });
        rows(all, "no token account of the user", 3012,
             [](Attempt &a) { a.scene.accounts.remove(a.meta(Role::AssociatedUser).address); });
        rows(all, "token account of somebody else", 2015, [](Attempt &a) {
            a.scene.placeTokens(a.meta(Role::AssociatedUser).address, a.meta(Role::Mint).address, person("thief"),
                                programs::token, 1'000'000'000'000);
        });
        rows(all, "token account for another coin", 2014, [](Attempt &a) {
            a.scene.placeTokens(a.meta(Role::AssociatedUser).address, person("other"), a.meta(Role::User).address,
                                programs::token, 1'000'000'000'000);
        });
        rows(all, "another token program", 2023,
             [](Attempt &a) { a.meta(Role::TokenProgram).address = programs::token2022; });
        rows(all, "another system program", 3008,
             [](Attempt &a) { a.meta(Role::SystemProgram).address = programs::token; });
        rows(all, "another event authority", 2006, [](Attempt &a) { a.put(Role::EventAuthority, "authority"); });
        rows(all, "another program", 2012, [](Attempt &a) { a.meta(Role::Program).address = programs::token; });
        rows(all, "another fee config", 2006, [](Attempt &a) { a.put(Role::FeeConfig, "config"); });
        rows(all, "buyback recipient that is none", 6057, [](Attempt &a) { a.put(Role::BuybackFeeRecipient, "me"); });
        rows(all, "sold out", 6005, [](Attempt &a) { a.changeCurve([](BondingCurve &c) { c.complete = true; }); });
        rows(all, "quoted in dollars", 6063,
             [](Attempt &a) { a.changeCurve([](BondingCurve &c) { c.quoteMint = programs::usdc; }); });

        rows(v1, "fee recipient that is none", 6000, [](Attempt &a) { a.put(Role::FeeRecipient, "me"); });
        rows(v1, "reserved fee recipient on an ordinary coin", 6000,
             [](Attempt &a) { a.meta(Role::FeeRecipient).address = a.scene.global.reservedFeeRecipient; });
        rows(v1, "ordinary fee recipient on a mayhem coin", 6000,
             [](Attempt &a) { a.changeCurve([](BondingCurve &c) { c.isMayhemMode = true; }); });
        rows(v1, "reserved fee recipient on a mayhem coin", 0, [](Attempt &a) {
            a.changeCurve([](BondingCurve &c) { c.isMayhemMode = true; });
            a.meta(Role::FeeRecipient).address = a.scene.global.reservedFeeRecipients[3];
        });
        rows(v1, "vault of another creator", 2006,
             [](Attempt &a) { a.changeCurve([](BondingCurve &c) { c.creator = person("next creator"); }); });
        rows(v1, "another fee program", 2012, [](Attempt &a) { a.meta(Role::FeeProgram).address = programs::token; });
        rows(v1, "second curve address wrong", 6074, [](Attempt &a) { a.put(Role::BondingCurveV2, "v2"); });
        rows(v1, "nothing behind the named accounts", 6074,
             [](Attempt &a) { a.instruction.accounts.resize(a.indexOf(Role::BondingCurveV2)); });
        rows(v1, "no buyback recipient", 6062,
             [](Attempt &a) { a.instruction.accounts.resize(a.indexOf(Role::BuybackFeeRecipient)); });
        rows(v1, "buyback recipient not writable", 2000,
             [](Attempt &a) { a.meta(Role::BuybackFeeRecipient).isWritable = false; });

        rows(v3, "cashback coin", 6094,
             [](Attempt &a) { a.changeCurve([](BondingCurve &c) { c.isCashbackCoin = true; }); });
        rows(v3, "another quote", 6063, [](Attempt &a) { a.meta(Role::QuoteMint).address = programs::usdc; });
        rows(v3, "quote of another token program", 3008,
             [](Attempt &a) { a.meta(Role::QuoteTokenProgram).address = programs::token2022; });
        rows(v3, "curve's quote account wrong", 2006,
             [](Attempt &a) { a.put(Role::AssociatedQuoteBondingCurve, "quote"); });
        rows(v3, "user's quote account wrong", 2006, [](Attempt &a) { a.put(Role::AssociatedQuoteUser, "quote"); });

        const TradeForm withAccumulator[]
            = {TradeForm::Buy, TradeForm::BuyExactSolIn, TradeForm::BuyV3, TradeForm::SellV3};
        rows(withAccumulator, "accumulator of another user", 2006,
             [](Attempt &a) { a.put(Role::UserVolumeAccumulator, "volume"); });

        const TradeForm exactBuys[] = {TradeForm::Buy, TradeForm::BuyV3};
        rows(exactBuys, "no tokens", 6020, [](Attempt &a) { a.instruction = amounts(a, 0, lamportsPerSol); });
        rows(exactBuys, "more than is left", 6021,
             [](Attempt &a) { a.instruction = amounts(a, 793'100'000'000'001, 1000 * lamportsPerSol); });
        rows(exactBuys, "a lamport too dear", 6002, [](Attempt &a) {
            const BondingCurve curve = a.scene.curve(a.accounts.coin.bondingCurve);
            const auto quote = curveQuote::buyTokens(curve, a.scene.rates(curve), 1'000'000'000);
            a.instruction = amounts(a, 1'000'000'000, quote->total - 1);
        });
        const TradeForm spends[] = {TradeForm::BuyExactSolIn, TradeForm::BuyExactQuoteInV3};
        rows(spends, "nothing spent", 6020, [](Attempt &a) { a.instruction = amounts(a, 0, 0); });
        rows(spends, "no minimum", 6020, [](Attempt &a) { a.instruction = amounts(a, lamportsPerSol, 0); });
        rows(spends, "nothing spent for something", 6041, [](Attempt &a) { a.instruction = amounts(a, 0, 1); });
        rows(spends, "too little for the fees", 6041, [](Attempt &a) { a.instruction = amounts(a, 1, 1); });
        rows(spends, "too little for a unit", 6042, [](Attempt &a) { a.instruction = amounts(a, 2, 1); });
        rows(spends, "past the end", 6021,
             [](Attempt &a) { a.instruction = amounts(a, 100 * lamportsPerSol, 793'100'000'000'000); });
        rows(spends, "past the end for more than it would buy", 6042,
             [](Attempt &a) { a.instruction = amounts(a, 100 * lamportsPerSol, 900'000'000'000'000); });
        rows(spends, "a token too few", 6042, [](Attempt &a) {
            const BondingCurve curve = a.scene.curve(a.accounts.coin.bondingCurve);
            const auto quote = curveQuote::buyForQuote(curve, a.scene.rates(curve), lamportsPerSol);
            a.instruction = amounts(a, lamportsPerSol, quote->tokensOut + 1);
        });
        const TradeForm sells[] = {TradeForm::Sell, TradeForm::SellV3};
        rows(sells, "no tokens", 6022, [](Attempt &a) { a.instruction = amounts(a, 0, 0); });
        rows(sells, "more than the user has", 6023,
             [](Attempt &a) { a.instruction = amounts(a, 1'000'000'000'001, 0); });
        rows(sells, "a lamport too little", 6003, [](Attempt &a) {
            const BondingCurve curve = a.scene.curve(a.accounts.coin.bondingCurve);
            const auto quote = curveQuote::sellTokens(curve, a.scene.rates(curve), 1'000'000'000);
            a.instruction = amounts(a, 1'000'000'000, quote->net + 1);
        });
        const TradeForm buys[]
            = {TradeForm::Buy, TradeForm::BuyExactSolIn, TradeForm::BuyV3, TradeForm::BuyExactQuoteInV3};
        rows(buys, "flag that is no bool", 102, [](Attempt &a) { a.instruction.data.back() = 2; });
        rows(buys, "flag left out", 0, [](Attempt &a) { a.instruction.data.chop(1); });
        rows(exactBuys, "user who cannot pay", 1,
             [](Attempt &a) { a.scene.fund(a.meta(Role::User).address, 1'850'000); });
        rows(spends, "user who cannot pay", 1,
             [](Attempt &a) { a.scene.fund(a.meta(Role::User).address, 10'000'000); });
    }

    void refuses()
    {
        QFETCH(TradeForm, form);
        QFETCH(Spoil, spoil);
        QFETCH(quint32, code);
        Attempt attempt = working(form);
        spoil(attempt);
        const AccountMap before = attempt.scene.accounts;
        const auto done = attempt.scene.run(m_payer, attempt.instruction);
        COMPARE_CODE(done, code);
        if (code == 0)
            return;
        // Nothing but the fee.
        AccountMap after = attempt.scene.accounts;
        after[m_payer].lamports = before[m_payer].lamports;
        QVERIFY(after == before);
        if (code <= 1)
            return;
        const QByteArray logs = done.logs.join('\n');
        QVERIFY(logs.contains(". Error Number: " + QByteArray::number(code) + ". Error Message: "));
        QVERIFY(!logs.contains("Error Code: .") && !logs.contains("Error Message: .\n"));
    }

    void userMustSign()
    {
        for (const TradeForm form : all) {
            Attempt attempt = working(form);
            attempt.meta(Role::User).isSigner = false;
            COMPARE_CODE(attempt.scene.run(m_payer, attempt.instruction), 3010u);
        }
    }

    void payerOfASpendMustHaveTheRent()
    {
        Attempt attempt = working(TradeForm::BuyExactSolIn);
        attempt.scene.fund(m_user, 2'000'000);
        attempt.instruction = amounts(attempt, 100'000, 1);
        COMPARE_CODE(attempt.scene.run(m_payer, attempt.instruction), 6040u);
    }

    void errorsReadAsTheFrameworkWritesThem()
    {
        Attempt attempt = working(TradeForm::Buy);
        attempt.instruction = amounts(attempt, 1'000'000'000, 1);
        const auto done = attempt.scene.run(m_payer, attempt.instruction);
        QVERIFY(
            done.logs.contains("Program log: AnchorError occurred. Error Code: TooMuchSolRequired. Error Number: 6002. "
                               "Error Message: slippage: Too much SOL required to buy the given amount of tokens.."));
        attempt = working(TradeForm::Buy);
        attempt.put(Role::CreatorVault, "vault");
        const auto moved = attempt.scene.run(m_payer, attempt.instruction);
        const qsizetype line = moved.logs.indexOf("Program log: AnchorError caused by account: creator_vault. Error "
                                                  "Code: ConstraintSeeds. Error Number: 2006. "
                                                  "Error Message: A seeds constraint was violated.");
        QVERIFY2(line > 0, moved.logs.join('\n').constData());
        QCOMPARE(moved.logs.at(line + 1), "Program log: Left:"_ba);
        QCOMPARE(moved.logs.at(line + 2), "Program log: "_ba + person("vault").toBase58().toLatin1());
        QCOMPARE(moved.logs.at(line + 3), "Program log: Right:"_ba);
        QCOMPARE(moved.logs.at(line + 4), "Program log: "_ba + attempt.accounts.creatorVault.toBase58().toLatin1());
    }

private:
    template<std::size_t N>
    static void rows(const TradeForm (&forms)[N], const char *what, quint32 code, const Spoil &spoil)
    {
        for (const TradeForm form : forms)
            QTest::addRow("%s: %s", tradeLayout(form).name, what) << form << spoil << code;
    }

    static Instruction amounts(const Attempt &attempt, quint64 amount, quint64 limit)
    {
        return tradeInstruction(attempt.form, attempt.accounts, amount, limit);
    }

    Attempt working(TradeForm form)
    {
        Attempt out;
        out.form = form;
        out.scene.fund(m_payer, 10 * lamportsPerSol);
        out.scene.fund(m_user, 1000 * lamportsPerSol);
        // One of them is sold, and it is the user's.
        constexpr quint64 held = 1'000'000'000'000;
        const BondingCurve fresh = out.scene.freshCurve(person("creator"));
        const auto first = curveQuote::buyTokens(fresh, out.scene.rates(fresh), held);
        out.accounts = out.scene.place(curveQuote::after(fresh, *first), person("mint"), m_user);
        out.scene.placeTokens(out.accounts.user.associatedUser, person("mint"), m_user, programs::token, held);
        const TradeLayout &layout = tradeLayout(form);
        const quint64 amount = layout.exactQuote ? lamportsPerSol : 1'000'000'000;
        out.instruction
            = tradeInstruction(form, out.accounts, amount, layout.isBuy && !layout.exactQuote ? lamportsPerSol : 1);
        return out;
    }

    const Address m_payer = person("payer");
    const Address m_user = person("user");
};

CURVEDESK_TEST(tst_PumpRefusals)

} // namespace pumpRefusalsTest
#include "tst_PumpRefusals.moc"
