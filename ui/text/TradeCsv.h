// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

/// Trades and positions as lines of CSV, without a heading: exact integers, UTC times.
namespace curvedesk::tradeCsv {

[[nodiscard]] QByteArray rows(const QList<TradeRow> &trades);
[[nodiscard]] QByteArray rows(const QList<Position> &positions);

} // namespace curvedesk::tradeCsv
