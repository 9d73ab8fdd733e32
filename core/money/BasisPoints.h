// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Amount.h"

namespace curvedesk {

/// The whole in hundredths of a percent.
inline constexpr quint64 basisPointsWhole = 10'000;

/// Price of one compute unit, in millionths of a lamport.
using MicroLamports = Amount<struct MicroLamportsUnit>;

} // namespace curvedesk
