// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeTypes.h"

namespace curvedesk {

class FigureTable;

/// The cost of an order, row by row: the same in the ticket and in the sheet that is confirmed.
namespace ticketFigures {

void addRows(FigureTable &table);
void show(FigureTable &table, const CostSheet &sheet);
/// Dashes, with the labels of the side that is chosen.
void clear(FigureTable &table, TradeMode mode);

} // namespace ticketFigures
} // namespace curvedesk
