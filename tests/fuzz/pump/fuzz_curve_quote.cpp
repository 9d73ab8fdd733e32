// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/curve/CurveQuote.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

namespace {

void checkBuy(const BondingCurve &curve, const Result<curveQuote::Buy> &buy)
{
    if (!buy)
        return;
    const uint128 parts = static_cast<uint128>(buy->cost) + buy->protocolFee + buy->creatorFee;
    require(parts == buy->total, "the total is the sum of its parts");
    require(buy->tokensOut > 0 && buy->tokensOut <= curve.realTokenReserves, "a curve sells what it has");
    const BondingCurve after = curveQuote::after(curve, *buy);
    require(after.virtualQuoteReserves - curve.virtualQuoteReserves == buy->cost, "the cost goes into the reserves");
    require(static_cast<uint128>(after.virtualTokenReserves) * after.virtualQuoteReserves
                >= static_cast<uint128>(curve.virtualTokenReserves) * curve.virtualQuoteReserves,
            "a buy never shrinks the product");
}

void checkSell(const BondingCurve &curve, const Result<curveQuote::Sell> &sell)
{
    if (!sell)
        return;
    require(sell->net > 0 && sell->gross - sell->protocolFee - sell->creatorFee == sell->net, "net is gross less fees");
    require(sell->gross <= curve.realQuoteReserves, "a curve pays what it has");
    const BondingCurve after = curveQuote::after(curve, *sell);
    require(after.virtualTokenReserves - curve.virtualTokenReserves == sell->tokensIn,
            "the tokens go into the reserves");
}

} // namespace

CURVEDESK_FUZZ_TARGET(curve_quote, data, size)
{
    ByteReader reader(fuzz::view(data, size));
    BondingCurve curve;
    curve.virtualTokenReserves = reader.u64();
    curve.virtualQuoteReserves = reader.u64();
    curve.realTokenReserves = reader.u64();
    curve.realQuoteReserves = reader.u64();
    const quint64 amount = reader.u64();
    // Small rates mostly, sometimes any.
    const FeeRates rates{0, reader.u16(), reader.u16()};
    const FeeRates wild{0, reader.u64(), reader.u64()};
    for (const FeeRates &each : {rates, wild}) {
        checkBuy(curve, curveQuote::buyTokens(curve, each, amount));
        const auto spend = curveQuote::buyForQuote(curve, each, amount);
        checkBuy(curve, spend);
        require(!spend || spend->total <= amount, "nobody pays more than they spend");
        checkSell(curve, curveQuote::sellTokens(curve, each, amount));
        const auto wanted = curveQuote::sellForQuote(curve, each, amount);
        checkSell(curve, wanted);
        require(!wanted || wanted->net >= amount, "the seller gets what they wanted");
    }
    BondingCurve other = curve;
    std::swap(other.virtualTokenReserves, other.realTokenReserves);
    (void)curveQuote::priceImpactBps(curve, other);
    (void)curveQuote::marketCapLamports(curve, amount);
    require(curveQuote::progressPpm(curve, amount) <= 1'000'000, "nothing is more than sold out");
    require(curveQuote::maximumCost(amount, rates.protocol) >= amount, "a limit is not below the price");
    require(curveQuote::minimumOut(amount, rates.protocol) > 0, "a limit of nothing protects nobody");
    (void)curveQuote::quoteToComplete(curve);
    return 0;
}
