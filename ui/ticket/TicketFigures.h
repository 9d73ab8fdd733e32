// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeTypes.h"

#include <QCoreApplication>

namespace curvedesk {

class FigureTable;

/// The costs of an order, in ticket and confirm sheet. Their total is its own table, in view when the costs scroll.
class TicketFigures final
{
    Q_DECLARE_TR_FUNCTIONS(TicketFigures)

public:
    /// Makes both tables; whoever lays them out owns them. In pixels: between two rows, and of the units at 100 %.
    TicketFigures(int rowSpacing, int unitWidth);

    [[nodiscard]] FigureTable *costs() const { return m_costs; } ///< the table of all costs but the total
    [[nodiscard]] FigureTable *total() const { return m_total; } ///< the table of the total, one row
    /// Sets all figures, also hidden ones, and the labels of fees and total; a dash for a row that does not apply.
    void show(const CostSheet &sheet, const QString &ticker);
    /// Puts amountText::hidden in the place of the figures by which the holding could be computed: minimum, price
    /// impact, fees of curve or pool, total. Network fees and rents stay. Until show() or clear().
    void hideAmounts();
    /// Hides the row of the pool's fee on the curve, of first-trade rents on a pool that asks none, and of wrapped SOL
    /// where there is none; shows them again otherwise: for a dialog, whose rows may move.
    void hideUnused(const CostSheet &sheet);
    /// Sets all figures to dashes, the fees' labels without percentages, and the total's label to that of the side.
    void clear(TradeMode mode);

private:
    FigureTable *m_costs;
    FigureTable *m_total;
};

} // namespace curvedesk
