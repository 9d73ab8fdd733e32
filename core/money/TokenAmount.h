// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Amount.h"

namespace curvedesk {

/// Base units of a token. Its mint's decimals say how many make one whole token (6 for coins of the curve program).
using TokenAmount = Amount<struct TokenUnit>;

inline constexpr int curveTokenDecimals = 6;

} // namespace curvedesk
