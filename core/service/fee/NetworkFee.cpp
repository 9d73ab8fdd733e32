// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/fee/NetworkFee.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"
#include "core/solana/ComputeBudgetInstruction.h"

#include <algorithm>

namespace curvedesk::networkFee {

using namespace Qt::StringLiterals;

namespace {
// Units for a small transaction, for which a fifth is not enough when another one opens or closes an account meanwhile.
constexpr quint64 unitMargin = 5'000;
// The most equal trades of a wallet under one blockhash.
constexpr quint32 distinctLimits = 4096;
constexpr quint64 microLamportsPerLamport = 1'000'000;

// The price that three quarters of the prices do not exceed; 0 for an empty list.
quint64 thirdQuartile(QList<quint64> prices)
{
    if (prices.isEmpty())
        return 0;
    std::sort(prices.begin(), prices.end());
    return prices[(prices.size() * 3 + 3) / 4 - 1];
}

} // namespace

quint32 unitLimitFor(quint64 consumed)
{
    const quint64 used = std::min<quint64>(consumed, computeBudget::maxUnits);
    return static_cast<quint32>(
        std::min<quint64>(used + used / 5 + unitMargin, computeBudget::maxUnits - distinctLimits));
}

quint32 distinctUnitLimit(quint64 consumed, quint32 count)
{
    return unitLimitFor(consumed) + count % distinctLimits;
}

quint64 automaticPrice(const RecentFees &recent, quint32 unitLimit, const Limits &limits)
{
    const quint64 usual = std::max(thirdQuartile(recent.here), thirdQuartile(recent.anywhere));
    const auto isPaid = [](quint64 price) { return price > 0; };
    const bool doesAnybodyPay
        = std::ranges::any_of(recent.here, isPaid) || std::ranges::any_of(recent.anywhere, isPaid);
    if (!doesAnybodyPay || unitLimit == 0)
        return 0;
    const uint128 most = static_cast<uint128>(limits.maxLamports) * microLamportsPerLamport / unitLimit;
    return std::min(std::max(usual, limits.leastUnitPrice), saturated(most));
}

Result<quint64> total(const Budget &budget, int signatures, const Limits &limits)
{
    // The priority fee is rounded up, as the network does.
    const uint128 micro = static_cast<uint128>(budget.unitLimit) * budget.unitPrice;
    const quint64 priority = saturated((micro + microLamportsPerLamport - 1) / microLamportsPerLamport);
    if (priority > limits.maxLamports) {
        return failure(ErrorCode::InvalidInput,
                       u"priorityFee would come to %1 SOL, more than the %2 SOL allowed"_s.arg(
                           decimal::format(priority, solDecimals), decimal::format(limits.maxLamports, solDecimals)));
    }
    return priority + static_cast<quint64>(signatures) * computeBudget::lamportsPerSignature.value();
}

quint64 priorityPart(quint64 networkFee, int signatures)
{
    const quint64 base = static_cast<quint64>(signatures) * computeBudget::lamportsPerSignature.value();
    return networkFee > base ? networkFee - base : 0;
}

QList<Instruction> instructions(const Budget &budget)
{
    QList<Instruction> list{computeBudget::setUnitLimit(budget.unitLimit)};
    if (budget.unitPrice > 0)
        list.append(computeBudget::setUnitPrice(MicroLamports(budget.unitPrice)));
    return list;
}

} // namespace curvedesk::networkFee
