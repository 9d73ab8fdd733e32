// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>

namespace curvedesk {

/// The method by which sold tokens get their cost: those acquired first are sold first, or each costs the average.
enum class CostMethod { Fifo, Average };

/// Tokens that were acquired together.
struct Lot
{
    quint64 tokens = 0; ///< base units
    quint64 costLamports = 0;
    qint64 acquiredMs = 0; ///< 0: at several times, or not known
    bool isCostKnown = true; ///< false: the tokens came from elsewhere, or some went away uncounted
    quint64 number = 0; ///< larger than that of a lot acquired before, in any wallet; counts for a known cost only

    bool operator==(const Lot &) const = default;
};

/// The tokens of one coin in one wallet with their cost. Costs are split without losing a lamport.
class ProfitLots
{
public:
    explicit ProfitLots(CostMethod method)
        : m_method(method)
    {
    }

    /// Adds tokens, if any, before those that were acquired later; behind all where their cost is not known. By average
    /// cost they are merged into the one lot, whose cost then is known only if both were; sums end at what fits.
    void add(const Lot &lot);
    /// Removes so many base units; returns them with their cost, oldest first, and what is missing at unknown cost.
    [[nodiscard]] QList<Lot> take(quint64 tokens);
    /// Marks the cost of all that is there as not known, because some of it went away and nobody can tell how much.
    void doubtCosts();

private:
    CostMethod m_method;
    QList<Lot> m_lots; ///< oldest first
};

} // namespace curvedesk
