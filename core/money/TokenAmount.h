// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Amount.h"

namespace curvedesk {

/// Base units of a token; what one whole token is depends on its mint's decimals (6 for coins of the curve program).
using TokenAmount = Amount<struct TokenUnit>;

inline constexpr int curveTokenDecimals = 6;

} // namespace curvedesk
