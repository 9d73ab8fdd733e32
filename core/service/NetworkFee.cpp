// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/NetworkFee.h"

#include "core/money/Decimal.h"
#include "core/pump/MulDiv.h"
#include "core/solana/ComputeBudgetInstruction.h"

#include <algorithm>

namespace curvedesk::networkFee {

using namespace Qt::StringLiterals;

namespace {
// Covers what a fifth of a small transaction does not: an account that somebody else opens or closes meanwhile.
constexpr quint64 unitMargin = 5'000;
// As many trades alike as a wallet can make within one blockhash.
constexpr quint32 variations = 4096;
constexpr quint64 microLamportsPerLamport = 1'000'000;
} // namespace

quint32 unitLimitFor(quint64 consumed, quint32 variation)
{
    const quint64 used = std::min<quint64>(consumed, computeBudget::maxUnits);
    const quint64 limit = std::min<quint64>(used + used / 5 + unitMargin, computeBudget::maxUnits - variations);
    return static_cast<quint32>(limit + variation % variations);
}

quint64 automaticPrice(QList<quint64> recent, quint32 unitLimit)
{
    if (recent.isEmpty() || unitLimit == 0)
        return 0;
    std::sort(recent.begin(), recent.end());
    const quint64 price = recent[(recent.size() * 3 + 3) / 4 - 1];
    const quint64 highest = maxAutomaticLamports * microLamportsPerLamport / unitLimit;
    return std::min(price, highest);
}

Result<quint64> total(const Budget &budget, int signatures)
{
    // The priority fee is rounded up, as the network does.
    const uint128 micro = static_cast<uint128>(budget.unitLimit) * budget.unitPrice;
    const quint64 priority = saturated((micro + microLamportsPerLamport - 1) / microLamportsPerLamport);
    if (priority > maxPriorityLamports) {
        return failure(ErrorCode::InvalidInput,
                       u"priorityFee would come to %1 SOL, more than the %2 SOL allowed"_s.arg(
                           decimal::format(priority, solDecimals), decimal::format(maxPriorityLamports, solDecimals)));
    }
    return priority + static_cast<quint64>(signatures) * computeBudget::lamportsPerSignature.value();
}

QList<Instruction> instructions(const Budget &budget)
{
    QList<Instruction> list{computeBudget::setUnitLimit(budget.unitLimit)};
    if (budget.unitPrice > 0)
        list.append(computeBudget::setUnitPrice(MicroLamports(budget.unitPrice)));
    return list;
}

} // namespace curvedesk::networkFee
