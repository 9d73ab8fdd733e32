// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketUpdate.h"

namespace curvedesk {

/// Adds a trade to a position by the average-cost method, fees included: a buy adds tokens and their cost, a sell
/// removes the same share of cost as of tokens (rounded down) and books the difference as realised. Tokens that did not
/// come from trades have no cost. Sums that do not fit stay at the largest number.
void applyTrade(Position &position, bool isBuy, quint64 lamports, quint64 tokens, quint64 feeLamports);

} // namespace curvedesk
