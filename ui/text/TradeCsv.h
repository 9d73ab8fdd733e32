// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "core/market/MarketTypes.h"

/// Trades, positions and holders as lines of CSV, without a heading: exact integers, UTC times.
namespace curvedesk::tradeCsv {

/// Time, slot, signature, mint, trader, side, lamports without fees, base units and pool of each trade.
[[nodiscard]] QByteArray rows(const QList<TradeRow> &trades);
/// Wallet, mint, ticker, base units held, their cost and the realised profit in lamports, method, and base units
/// without a known cost of each position.
[[nodiscard]] QByteArray rows(const QList<Position> &positions);
/// The coin's mint, wallet and base units held of each holder.
[[nodiscard]] QByteArray rows(const QString &mint, const QList<Holder> &holders);

} // namespace curvedesk::tradeCsv
