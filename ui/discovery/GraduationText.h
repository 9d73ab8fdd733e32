// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

struct TokenSummary;

/// How much SOL the coin's curve still lacks, or that it graduated. Where it rose by `changeBps` over the last five
/// minutes, also when it would be complete at that pace, called an extrapolation, if that is within a week.
[[nodiscard]] QString graduationText(const TokenSummary &coin, qint64 changeBps, qint64 nowMs);

} // namespace curvedesk
