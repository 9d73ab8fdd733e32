// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

struct TokenSummary;

/// A text: how much SOL the coin's curve still lacks, or that it graduated. Where its market cap rose by `changeBps`
/// (basis points) over the last five minutes, on a second line also in which time it would be complete at that pace,
/// called an extrapolation, if that is within a week. `nowMs`: milliseconds since the epoch.
[[nodiscard]] QString graduationText(const TokenSummary &coin, qint64 changeBps, qint64 nowMs);

} // namespace curvedesk
