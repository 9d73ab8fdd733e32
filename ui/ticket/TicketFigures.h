// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeTypes.h"

namespace curvedesk {

class FigureTable;

/// The rows of an order's costs, which ticket and confirm sheet share.
namespace ticketFigures {

void addRows(FigureTable &table);
/// Shows the costs. `ticker`: of the coin. A row that does not apply keeps its place, with a dash.
void show(FigureTable &table, const CostSheet &sheet, const QString &ticker);
/// Puts amountText::hidden in the place of every amount that show() has set: of an order for a part of what is held.
void hideAmounts(FigureTable &table);
/// Hides the rows of a pool's fee, of first-trade rents and of wrapped SOL where they are nothing: for a dialog, whose
/// rows may move.
void hideUnused(FigureTable &table, const CostSheet &sheet);
/// Sets all figures to dashes, and the labels to those of the side.
void clear(FigureTable &table, TradeMode mode);

} // namespace ticketFigures
} // namespace curvedesk
