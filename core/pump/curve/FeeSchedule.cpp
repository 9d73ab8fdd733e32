// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/FeeSchedule.h"

#include "core/pump/anchor/PrefixFields.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace literals;

namespace {

constexpr std::array<quint8, 8> feeConfigDiscriminator{0x8f, 0x34, 0x92, 0xbb, 0xdb, 0x7b, 0x4c, 0x9b};
// The account's size tells which lists it holds: bytes behind the last one of its version are reserve, not a list.
constexpr qsizetype sizeWithStableTiers = 4073;
constexpr qsizetype sizeWithExoticFees = 4097;
// Native SOL as a Token-2022 mint, for which the SOL tiers apply.
constexpr Address nativeMint2022 = "9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9"_address;

// Reads three rates; 0 for those that are missing.
FeeRates readRates(ByteReader &reader)
{
    FeeRates rates;
    fields::read(reader, std::tie(rates.lp, rates.protocol, rates.creator));
    return rates;
}

// Reads a list of tiers. False when it is longer than the program writes, or than the account.
bool readTiers(ByteReader &reader, QList<FeeTier> &tiers)
{
    const quint32 count = reader.u32();
    if (reader.overran() || count > FeeSchedule::maxTiers)
        return false;
    tiers.reserve(static_cast<qsizetype>(count));
    for (quint32 i = 0; i < count; ++i) {
        const quint64 low = reader.u64();
        const quint64 high = reader.u64();
        const FeeRates rates = readRates(reader);
        if (reader.overran())
            return false;
        tiers.append({static_cast<uint128>(high) << 64u | low, rates});
    }
    return true;
}

// The schedule's rates for what the curve is traded against: those of its market capitalisation's tier for SOL and
// USDC, flat ones for others. `supply` in base units.
FeeRates scheduledRates(const FeeSchedule &schedule, const BondingCurve &curve, quint64 supply)
{
    const uint128 marketCap = curveQuote::marketCapLamports(curve, supply);
    if (curve.isSolQuoted() || curve.quoteMint == nativeMint2022)
        return FeeSchedule::rateAt(schedule.tiers, schedule.flat, marketCap);
    if (curve.quoteMint == programs::usdc) {
        const QList<FeeTier> &tiers = schedule.stableTiers.isEmpty() ? schedule.tiers : schedule.stableTiers;
        return FeeSchedule::rateAt(tiers, schedule.flat, marketCap);
    }
    return schedule.exoticFlat == FeeRates{} ? schedule.flat : schedule.exoticFlat;
}

} // namespace

Result<FeeSchedule> FeeSchedule::decode(QByteArrayView data)
{
    ByteReader reader(data);
    if (!fields::takeDiscriminator(reader, feeConfigDiscriminator))
        return failure(ErrorCode::Damaged, u"account is not a fee config"_s);
    FeeSchedule out;
    fields::read(reader, std::tie(out.bump, out.admin));
    out.flat = readRates(reader);
    if (!readTiers(reader, out.tiers))
        return failure(ErrorCode::Damaged, u"fee config has a damaged tier list"_s);
    if (data.size() >= sizeWithStableTiers && !readTiers(reader, out.stableTiers))
        return failure(ErrorCode::Damaged, u"fee config has a damaged stable tier list"_s);
    if (data.size() >= sizeWithExoticFees)
        out.exoticFlat = readRates(reader);
    return out;
}

FeeRates FeeSchedule::rateAt(const QList<FeeTier> &tiers, const FeeRates &otherwise, uint128 marketCap)
{
    if (tiers.isEmpty())
        return otherwise;
    for (auto tier = tiers.crbegin(); tier != tiers.crend(); ++tier) {
        if (tier->marketCapLamports <= marketCap)
            return tier->rates;
    }
    return tiers.first().rates;
}

FeeRates listedFeeRates(const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                        const BondingCurve &curve, quint64 mintSupply)
{
    constexpr quint64 ordinarySupply = 1'000'000'000'000'000;
    FeeRates rates{0, global.feeBasisPoints, global.creatorFeeBasisPoints};
    if (schedule)
        rates = scheduledRates(*schedule, curve, curve.isMayhemMode ? mintSupply : ordinarySupply);
    if (global.creatorFeeConfigurable && curve.creatorFeeBps != 0)
        rates.creator = curve.creatorFeeBps;
    return rates;
}

FeeRates curveFeeRates(const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                       const BondingCurve &curve, quint64 mintSupply)
{
    FeeRates rates = listedFeeRates(global, schedule, curve, mintSupply);
    if (curve.creator.isZero())
        rates.creator = 0;
    return rates;
}

} // namespace curvedesk
