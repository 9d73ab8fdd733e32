// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/amm/AmmQuote.h"
#include "core/pump/curve/CurveQuote.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace curvedesk::ammQuote;
using namespace Qt::StringLiterals;

namespace ammQuoteTest {

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();
const Address authority = fixtures::address("C1FmxuxneKcuoS1LTyZhBWwMxpuZcdqBY6ffDiFseFSq");
const Address somebody = fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW");

// As make-amm-vectors.cjs has them.
FeeSchedule schedule()
{
    FeeSchedule out;
    out.flat = {25, 5, 0};
    const auto sol = [](quint64 amount) { return static_cast<uint128>(amount) * 1'000'000'000; };
    out.tiers = {{0, {2, 93, 30}}, {sol(420), {20, 5, 95}}, {sol(1470), {20, 5, 90}}, {sol(98240), {20, 5, 5}}};
    return out;
}

AmmGlobalConfig config()
{
    AmmGlobalConfig out;
    out.lpFeeBps = 20;
    out.protocolFeeBps = 5;
    out.coinCreatorFeeBps = 5;
    out.creatorFeeConfigurable = true;
    return out;
}

AmmPool poolOf(const QString &variant)
{
    AmmPool pool;
    pool.creator = variant == u"not canonical" ? somebody : authority;
    if (variant == u"canonical" || variant == u"configured creator fee")
        pool.coinCreator = somebody;
    if (variant == u"configured creator fee")
        pool.creatorFeeBps = 250;
    return pool;
}

const Reserves graduated{206'900'000'000'000, 84'990'359'056, 0};
const FeeRates rates{2, 93, 30};

} // namespace

class tst_AmmQuote : public QObject
{
    Q_OBJECT

private slots:
    void officialClient();
    void mainnetTrades();
    void tiers();
    void ratesWithoutSchedule();
    void boundaries();
    void virtualReservesPayNothing();
    void theProvidersFeeStaysInThePool();
};

void tst_AmmQuote::officialClient()
{
    const QJsonArray rows = fixtures::json(u"amm-vectors.json"_s).object().value(u"quotes").toArray();
    QCOMPARE(rows.size(), 360);
    int compared = 0;
    for (const QJsonValue &each : rows) {
        const QJsonObject row = each.toObject();
        const auto number = [&](QStringView name) { return row.value(name).toString().toULongLong(); };
        const Reserves reserves{number(u"base"), number(u"quote"), row.value(u"virtual").toString().toLongLong()};
        const quint64 amount = number(u"amount");
        const AmmPool pool = poolOf(row.value(u"variant").toString());
        const FeeRates charged = feeRates(config(), schedule(), pool, authority, reserves, 1'000'000'000'000'000);
        const QByteArray where = QJsonDocument(row).toJson(QJsonDocument::Compact);

        const auto buy = buyBase(reserves, charged, amount);
        const QJsonValue cost = row.value(u"buyBase");
        QVERIFY2(buy.has_value() != cost.isNull(), where);
        if (buy)
            QVERIFY2(buy->total == cost.toString().toULongLong(), where);

        const QJsonArray spent = row.value(u"buyQuote").toArray();
        if (const auto spend = buyForQuote(reserves, charged, amount)) {
            QVERIFY2(spend->baseOut == spent.at(0).toString().toULongLong(), where);
            QVERIFY2(spend->quote == spent.at(1).toString().toULongLong(), where);
            QVERIFY2(spend->total <= amount && spend->total + 2 >= amount, where);
            ++compared;
        } else {
            // The client answers with nothing, or less.
            QVERIFY2(spent.at(0).toString().toLongLong() <= 0, where);
        }

        const auto sell = sellBase(reserves, charged, amount);
        const QJsonValue net = row.value(u"sellBase");
        if (sell)
            QVERIFY2(sell->net == net.toString().toULongLong(), where);
        else
            QVERIFY2(net.isNull() || net.toString() == u"0", where);

        // The client estimates here; ours brings what was asked for.
        const auto least = sellForQuote(reserves, charged, amount);
        if (least) {
            QVERIFY2(least->net >= amount, where);
            QVERIFY2(least->baseIn >= row.value(u"sellQuote").toString().toULongLong(), where);
        }
    }
    QVERIFY(compared > 180);
}

void tst_AmmQuote::mainnetTrades()
{
    const auto event
        = AmmTradeEvent::decode(fixtures::bytes(fixtures::mainnet(u"amm_buy_exact_quote_in_2026-10-05"_s)));
    QVERIFY(event);
    const Reserves reserves{event->poolBaseTokenReserves, event->poolQuoteTokenReserves, event->virtualQuoteReserves};
    const FeeRates charged{event->lpFeeBasisPoints, event->protocolFeeBasisPoints, event->coinCreatorFeeBasisPoints};
    const auto buy = buyForQuote(reserves, charged, event->limitQuoteAmount);
    QVERIFY(buy);
    QCOMPARE(buy->baseOut, event->baseAmount);
    QCOMPARE(buy->fees, (Fees{event->lpFee, event->protocolFee, event->coinCreatorFee}));
    QCOMPARE(buy->total, event->moved());
    QCOMPARE(buy->quote, event->priced());
    // What a sell of 11831487 lamports before fees brought on mainnet, at 25 and 5 basis points.
    QCOMPARE(*curveQuote::fee(11'831'487, 25), 29'579u);
    QCOMPARE(*curveQuote::fee(11'831'487, 5), 5'916u);
    const Reserves selling{1'000'000'000'000, 11'843'330'817, 0};
    const auto sell = sellBase(selling, {25, 5, 0}, 1'000'000'000);
    QCOMPARE(sell->quote, 11'831'499u);
    QCOMPARE(sell->net, sell->quote - 29'579 - 5'916);
}

void tst_AmmQuote::tiers()
{
    // 420 SOL of market cap to the lamport.
    const AmmPool pool = poolOf(u"canonical"_s);
    const auto at = [&](quint64 quote) {
        return feeRates(config(), schedule(), pool, authority, {1'000'000'000'000'000, quote, 0},
                        1'000'000'000'000'000);
    };
    QCOMPARE(at(419'999'999'999), (FeeRates{2, 93, 30}));
    QCOMPARE(at(420'000'000'000), (FeeRates{20, 5, 95}));
    QCOMPARE(at(98'240'000'000'000), (FeeRates{20, 5, 5}));
    QVERIFY(marketCapLamports({1, largest, 0}, largest) == static_cast<uint128>(largest) * largest);
    QVERIFY(marketCapLamports({0, 5, 0}, 7) == 0);
    // A mayhem pool counts the ordinary supply, whatever was minted.
    AmmPool mayhem = pool;
    mayhem.isMayhemMode = true;
    QCOMPARE(feeRates(config(), schedule(), mayhem, authority, graduated, 3'000'000'000'000'000),
             (FeeRates{2, 93, 30}));
    QCOMPARE(feeRates(config(), schedule(), pool, authority, graduated, 3'000'000'000'000'000), (FeeRates{20, 5, 95}));
}

void tst_AmmQuote::ratesWithoutSchedule()
{
    QCOMPARE(feeRates(config(), {}, poolOf(u"canonical"_s), authority, graduated, 1), (FeeRates{20, 5, 5}));
    QCOMPARE(feeRates(config(), {}, poolOf(u"configured creator fee"_s), authority, graduated, 1),
             (FeeRates{20, 5, 5}));
    QCOMPARE(feeRates(config(), {}, poolOf(u"without creator"_s), authority, graduated, 1), (FeeRates{20, 5, 0}));
}

void tst_AmmQuote::boundaries()
{
    QCOMPARE(buyBase(graduated, rates, graduated.base).error().code, ErrorCode::InvalidInput);
    QVERIFY(buyBase(graduated, rates, graduated.base - 1).error().code == ErrorCode::InvalidInput
            || buyBase(graduated, rates, graduated.base - 1)->quote > 1'000'000'000'000'000'000);
    QVERIFY(!buyBase(graduated, rates, 0) && !sellBase(graduated, rates, 0) && !buyForQuote(graduated, rates, 0)
            && !sellForQuote(graduated, rates, 0));
    QVERIFY(!buyForQuote(graduated, rates, 3));
    for (const Reserves &none : {Reserves{0, 5, 0}, Reserves{5, 0, 0}, Reserves{5, 5, -5}, Reserves{5, 5, -6},
                                 Reserves{5, largest, 1}, Reserves{5, 0, std::numeric_limits<qint64>::min()}}) {
        QVERIFY(!buyBase(none, rates, 1) && !buyForQuote(none, rates, 1'000'000) && !sellForQuote(none, rates, 1));
        QVERIFY(!sellBase(none, rates, 1));
    }
    // The largest numbers there are end in an answer.
    const Reserves huge{largest, largest, 0};
    QVERIFY(!buyBase(huge, rates, largest - 1));
    QVERIFY(!buyForQuote(huge, rates, largest));
    QVERIFY(!sellBase(huge, rates, 1));
    QVERIFY(!sellForQuote(huge, rates, largest));
    QVERIFY(sellBase({1, largest, 0}, rates, largest - 1));
    QVERIFY(buyForQuote({largest, 1'000'000'000, 0}, rates, largest - 2'000'000'000));
    QVERIFY(!buyForQuote(graduated, {largest, largest, largest}, 1'000'000));
    QVERIFY(!sellForQuote(graduated, {5000, 5000, 0}, 1));
    QVERIFY(!sellBase(graduated, {5000, 5000, 1}, 1'000'000'000));
}

void tst_AmmQuote::virtualReservesPayNothing()
{
    const Reserves boosted{206'900'000'000'000, 1'000'000'000, 84'990'359'056};
    QVERIFY(sellBase(boosted, rates, 1'000'000'000'000));
    QVERIFY(!sellBase(boosted, rates, 100'000'000'000'000));
    QVERIFY(!sellForQuote(boosted, rates, 2'000'000'000));
    // The vault pays all but the providers' fee, which never leaves it: of 1.0001 SOL it needs 0.99989998 SOL.
    const auto most = sellBase(boosted, rates, 2'434'640'066'972);
    QVERIFY(most);
    QCOMPARE(most->quote, 1'000'100'000u);
    QCOMPARE(after(boosted, *most).quote, boosted.quote - 999'899'980u);
    QVERIFY(!sellBase(boosted, rates, 2'435'132'676'678));
    QCOMPARE(boosted.asCurve().virtualQuoteReserves, 85'990'359'056u);
    QCOMPARE(Reserves({7, 5, -5}).asCurve(), BondingCurve());
}

void tst_AmmQuote::theProvidersFeeStaysInThePool()
{
    const auto buy = buyBase(graduated, rates, 1'000'000'000'000);
    QVERIFY(buy && buy->fees.lp > 0);
    const Reserves bought = after(graduated, *buy);
    QCOMPARE(bought.base, graduated.base - 1'000'000'000'000u);
    QCOMPARE(bought.quote, graduated.quote + buy->quote + buy->fees.lp);
    const auto sell = sellBase(graduated, rates, 1'000'000'000'000);
    QVERIFY(sell && sell->fees.lp > 0);
    const Reserves sold = after(graduated, *sell);
    QCOMPARE(sold.base, graduated.base + 1'000'000'000'000u);
    QCOMPARE(sold.quote, graduated.quote - sell->quote + sell->fees.lp);
}

CURVEDESK_TEST(tst_AmmQuote)

} // namespace ammQuoteTest
#include "tst_AmmQuote.moc"
