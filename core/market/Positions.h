// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFeed.h"

namespace curvedesk {

/// Adds a trade to a position by the average-cost method, curve fees included: a buy adds tokens and what they cost, a
/// sell takes out the same share of cost as of tokens (rounded down) and books the difference as realised. Tokens that
/// came by other ways than the curve have no cost.
void applyTrade(Position &position, const MarketTrade &trade);

} // namespace curvedesk
