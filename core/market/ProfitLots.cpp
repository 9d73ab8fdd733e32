// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/ProfitLots.h"

#include "core/money/MulDiv.h"

#include <algorithm>

namespace curvedesk {

void ProfitLots::add(const Lot &lot)
{
    if (lot.tokens == 0)
        return;
    if (m_method == CostMethod::Fifo || m_lots.isEmpty()) {
        // What comes from another wallet of the user may have been acquired before what is here.
        const auto isLater = [&lot](const Lot &each) { return lot.isCostKnown && each.number > lot.number; };
        m_lots.insert(std::ranges::find_if(m_lots, isLater), lot);
        return;
    }
    Lot &all = m_lots.first();
    all.tokens = saturated(uint128{all.tokens} + lot.tokens);
    all.costLamports = saturated(uint128{all.costLamports} + lot.costLamports);
    all.acquiredMs = 0;
    all.isCostKnown = all.isCostKnown && lot.isCostKnown;
}

QList<Lot> ProfitLots::take(quint64 tokens)
{
    QList<Lot> taken;
    while (tokens > 0 && !m_lots.isEmpty()) {
        Lot &oldest = m_lots.first();
        if (oldest.tokens <= tokens) {
            tokens -= oldest.tokens;
            taken.append(m_lots.takeFirst());
            continue;
        }
        Lot part = oldest;
        part.tokens = tokens;
        part.costLamports = mulDiv(oldest.costLamports, tokens, oldest.tokens).value_or(0);
        oldest.tokens -= part.tokens;
        oldest.costLamports -= part.costLamports;
        taken.append(part);
        tokens = 0;
    }
    if (tokens > 0)
        taken.append({tokens, 0, 0, false});
    return taken;
}

void ProfitLots::doubtCosts()
{
    for (Lot &lot : m_lots)
        lot.isCostKnown = false;
}

} // namespace curvedesk
