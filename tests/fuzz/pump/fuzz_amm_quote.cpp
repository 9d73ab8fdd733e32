// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/pump/amm/AmmQuote.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

namespace {

uint128 sum(const ammQuote::Fees &fees)
{
    return static_cast<uint128>(fees.lp) + fees.protocol + fees.creator;
}

void checkBuy(const ammQuote::Reserves &reserves, const Result<ammQuote::Buy> &buy)
{
    if (!buy)
        return;
    require(buy->quote + sum(buy->fees) == buy->total, "the total is the sum of its parts");
    require(buy->baseOut > 0 && buy->baseOut < reserves.base, "a pool never sells its last token");
    const ammQuote::Reserves after = ammQuote::after(reserves, *buy);
    require(after.quote - reserves.quote == buy->quote + buy->fees.lp, "the lp fee stays in the pool");
}

void checkSell(const ammQuote::Reserves &reserves, const Result<ammQuote::Sell> &sell)
{
    if (!sell)
        return;
    require(sell->net > 0 && sell->net + sum(sell->fees) == sell->quote, "net is what prices the trade less fees");
    require(sell->quote - sell->fees.lp <= reserves.quote, "a pool pays what it has");
}

} // namespace

CURVEDESK_FUZZ_TARGET(amm_quote, data, size)
{
    ByteReader reader(fuzz::view(data, size));
    ammQuote::Reserves reserves;
    reserves.base = reader.u64();
    reserves.quote = reader.u64();
    const quint64 amount = reader.u64();
    // Small rates, as there are.
    const FeeRates rates{reader.u8(), reader.u8(), reader.u16() % 4'000u};
    reserves.virtualQuote = reader.i64();
    const FeeRates wild{reader.u64(), reader.u64(), reader.u64()};
    for (const FeeRates &each : {rates, wild}) {
        checkBuy(reserves, ammQuote::buyBase(reserves, each, amount));
        const auto spend = ammQuote::buyForQuote(reserves, each, amount);
        checkBuy(reserves, spend);
        require(!spend || spend->total <= amount, "nobody pays more than they spend");
        checkSell(reserves, ammQuote::sellBase(reserves, each, amount));
    }
    const auto wanted = ammQuote::sellForQuote(reserves, rates, amount);
    checkSell(reserves, wanted);
    require(!wanted || wanted->net >= amount, "the seller gets what they wanted");
    (void)ammQuote::marketCapLamports(reserves, amount);
    (void)reserves.asCurve();
    return 0;
}
