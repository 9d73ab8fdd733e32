// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Amount.h"

namespace curvedesk {

/// The smallest unit of SOL: 1 SOL = 10^9 lamports.
using Lamports = Amount<struct LamportsUnit>;

inline constexpr int solDecimals = 9;
inline constexpr quint64 lamportsPerSol = 1'000'000'000;

} // namespace curvedesk
