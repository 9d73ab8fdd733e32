// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/curve/FeeSchedule.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace feeScheduleTest {

namespace {

const QByteArray discriminator = QByteArray::fromHex("8f3492bbdb7b4c9b");

// An account of `size` bytes with these numbers of tiers.
QByteArray account(quint32 tiers, quint32 stableTiers, qsizetype size)
{
    ByteWriter writer;
    writer.bytes(discriminator).u8(254).bytes(QByteArray(32, 'a')).u64(1).u64(2).u64(3);
    for (const quint32 count : {tiers, stableTiers}) {
        writer.u32(count);
        for (quint32 i = 0; i < std::min(count, 60u); ++i)
            writer.u64(i).u64(i == 1 ? 1 : 0).u64(0).u64(100 + i).u64(200 + i);
    }
    writer.u64(7).u64(8).u64(9);
    QByteArray out = std::move(writer).result();
    out.resize(size, '\0');
    return out;
}

} // namespace

class tst_FeeSchedule : public QObject
{
    Q_OBJECT

private slots:
    void mainnet();
    void sizeSelectsTheVersion();
    void tierThresholdsAre128Bits();
    void damaged();
    void tierChoice();
    void curveRates();
    void mayhemUsesTheMintSupply();
    void quoteMintChoosesTheList();
};

void tst_FeeSchedule::mainnet()
{
    const QByteArray data = fixtures::genesis(u"fee_config"_s);
    QCOMPARE(data.size(), 4097);
    const auto schedule = FeeSchedule::decode(data);
    QVERIFY(schedule);
    const FeeTier only{0, {0, 95, 30}};
    QVERIFY(schedule->tiers == QList<FeeTier>{only});
    QVERIFY(schedule->stableTiers == QList<FeeTier>{only});
    QCOMPARE(schedule->exoticFlat, (FeeRates{0, 95, 30}));
    QCOMPARE(schedule->flat, (FeeRates{0, 95, 30}));

    const auto global = GlobalAccount::decode(fixtures::genesis(u"global"_s));
    QVERIFY(global);
    BondingCurve curve;
    curve.virtualTokenReserves = global->initialVirtualTokenReserves;
    curve.virtualQuoteReserves = global->initialVirtualSolReserves;
    curve.creator = programs::usdc;
    QCOMPARE(curveFeeRates(*global, *schedule, curve), (FeeRates{0, 95, 30}));
    QCOMPARE(curveFeeRates(*global, std::nullopt, curve), (FeeRates{0, 95, 5}));
}

void tst_FeeSchedule::sizeSelectsTheVersion()
{
    const auto oldest = FeeSchedule::decode(account(3, 2, 2512));
    QVERIFY(oldest);
    QCOMPARE(oldest->bump, quint8(254));
    QCOMPARE(oldest->tiers.size(), 3);
    QCOMPARE(oldest->tiers[2].rates, (FeeRates{0, 102, 202}));
    QCOMPARE(oldest->flat, (FeeRates{1, 2, 3}));
    // Bytes behind the list are reserve in this version.
    QVERIFY(oldest->stableTiers.isEmpty());
    QCOMPARE(oldest->exoticFlat, FeeRates{});

    const auto stable = FeeSchedule::decode(account(3, 2, 4073));
    QVERIFY(stable);
    QCOMPARE(stable->stableTiers.size(), 2);
    QCOMPARE(stable->exoticFlat, FeeRates{});

    const auto newest = FeeSchedule::decode(account(3, 2, 4097));
    QVERIFY(newest);
    QCOMPARE(newest->stableTiers.size(), 2);
    QCOMPARE(newest->exoticFlat, (FeeRates{7, 8, 9}));
    QVERIFY(FeeSchedule::decode(account(3, 2, 5000)));
    QVERIFY(FeeSchedule::decode(account(50, 50, 4097)));
}

void tst_FeeSchedule::tierThresholdsAre128Bits()
{
    const auto schedule = FeeSchedule::decode(account(2, 0, 2512));
    QVERIFY(schedule);
    QVERIFY(schedule->tiers[1].marketCapLamports == (static_cast<uint128>(1) << 64u) + 1);
}

void tst_FeeSchedule::damaged()
{
    const auto codeOf = [](const QByteArray &data) {
        const auto schedule = FeeSchedule::decode(data);
        return schedule ? ErrorCode::Internal : schedule.error().code;
    };
    QCOMPARE(codeOf({}), ErrorCode::Damaged);
    QCOMPARE(codeOf(fixtures::genesis(u"global"_s)), ErrorCode::Damaged);
    QCOMPARE(codeOf(account(51, 0, 4097)), ErrorCode::Damaged);
    QCOMPARE(codeOf(account(0, 51, 4097)), ErrorCode::Damaged);
    QCOMPARE(codeOf(account(0xffffffff, 0, 4097)), ErrorCode::Damaged);
    QCOMPARE(codeOf(account(1, 0xffffffff, 4097)), ErrorCode::Damaged);
    // Cut anywhere before the end of the first list.
    const QByteArray whole = account(3, 0, 65 + 4 + 3 * 40);
    QVERIFY(FeeSchedule::decode(whole));
    for (qsizetype size = 0; size < whole.size(); ++size)
        QCOMPARE(codeOf(whole.first(size)), ErrorCode::Damaged);
}

void tst_FeeSchedule::tierChoice()
{
    const QList<FeeTier> tiers{{100, {0, 1, 0}}, {200, {0, 2, 0}}, {300, {0, 3, 0}}};
    const FeeRates otherwise{0, 9, 0};
    const auto at = [&](uint128 marketCap) { return FeeSchedule::rateAt(tiers, otherwise, marketCap).protocol; };
    QCOMPARE(at(0), quint64(1));
    QCOMPARE(at(100), quint64(1));
    QCOMPARE(at(199), quint64(1));
    QCOMPARE(at(200), quint64(2));
    QCOMPARE(at(299), quint64(2));
    QCOMPARE(at(300), quint64(3));
    QCOMPARE(at(static_cast<uint128>(1) << 100u), quint64(3));
    QCOMPARE(FeeSchedule::rateAt({}, otherwise, 5), otherwise);
}

void tst_FeeSchedule::curveRates()
{
    GlobalAccount global;
    global.feeBasisPoints = 100;
    global.creatorFeeBasisPoints = 6;
    BondingCurve curve;
    curve.virtualTokenReserves = 1'000'000'000'000'000;
    curve.virtualQuoteReserves = 250;
    FeeSchedule schedule;
    schedule.tiers = {{100, {0, 1, 10}}, {200, {0, 2, 20}}, {300, {0, 3, 30}}};

    QCOMPARE(curveFeeRates(global, schedule, curve), (FeeRates{0, 2, 0}));
    QCOMPARE(curveFeeRates(global, std::nullopt, curve), (FeeRates{0, 100, 0}));
    curve.creator = programs::usdc;
    QCOMPARE(curveFeeRates(global, schedule, curve), (FeeRates{0, 2, 20}));
    QCOMPARE(curveFeeRates(global, std::nullopt, curve), (FeeRates{0, 100, 6}));

    // A coin's own rate counts only while the program lets coins have one.
    curve.creatorFeeBps = 77;
    QCOMPARE(curveFeeRates(global, schedule, curve), (FeeRates{0, 2, 20}));
    global.creatorFeeConfigurable = true;
    QCOMPARE(curveFeeRates(global, schedule, curve), (FeeRates{0, 2, 77}));
    QCOMPARE(curveFeeRates(global, std::nullopt, curve), (FeeRates{0, 100, 77}));
    curve.creator = {};
    QCOMPARE(curveFeeRates(global, schedule, curve), (FeeRates{0, 2, 0}));

    BondingCurve empty;
    empty.creator = programs::usdc;
    QCOMPARE(curveFeeRates(global, schedule, empty), (FeeRates{0, 1, 10}));
}

void tst_FeeSchedule::mayhemUsesTheMintSupply()
{
    FeeSchedule schedule;
    schedule.tiers = {{100, {0, 1, 0}}, {200, {0, 2, 0}}};
    BondingCurve curve;
    curve.virtualTokenReserves = 1'000'000'000'000'000;
    curve.virtualQuoteReserves = 150;
    QCOMPARE(curveFeeRates({}, schedule, curve, 2'000'000'000'000'000).protocol, quint64(1));
    curve.isMayhemMode = true;
    QCOMPARE(curveFeeRates({}, schedule, curve, 2'000'000'000'000'000).protocol, quint64(2));
    QCOMPARE(curveFeeRates({}, schedule, curve).protocol, quint64(1));
}

void tst_FeeSchedule::quoteMintChoosesTheList()
{
    FeeSchedule schedule;
    schedule.flat = {0, 9, 0};
    schedule.tiers = {{0, {0, 1, 0}}};
    schedule.stableTiers = {{0, {0, 2, 0}}};
    schedule.exoticFlat = {0, 3, 0};
    BondingCurve curve;
    curve.virtualTokenReserves = 1;
    const auto protocol = [&](const char *mint) {
        curve.quoteMint = fixtures::address(mint);
        return curveFeeRates({}, schedule, curve).protocol;
    };
    constexpr auto usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
    constexpr auto other = "89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW";
    QCOMPARE(protocol("11111111111111111111111111111111"), quint64(1));
    QCOMPARE(protocol("So11111111111111111111111111111111111111112"), quint64(1));
    QCOMPARE(protocol("9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9"), quint64(1));
    QCOMPARE(protocol(usdc), quint64(2));
    QCOMPARE(protocol(other), quint64(3));
    schedule.exoticFlat = {};
    QCOMPARE(protocol(other), quint64(9));
    schedule.stableTiers = {};
    QCOMPARE(protocol(usdc), quint64(1));
    schedule.tiers = {};
    QCOMPARE(protocol(usdc), quint64(9));
}

CURVEDESK_TEST(tst_FeeSchedule)

} // namespace feeScheduleTest
#include "tst_FeeSchedule.moc"
