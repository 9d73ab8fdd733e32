// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Lamports.h"

namespace curvedesk::rent {

/// Lamports that keep an account of `dataSize` bytes for ever: (128 + size) * 6960.
[[nodiscard]] constexpr Lamports exemptMinimum(quint64 dataSize) noexcept
{
    return Lamports((128 + dataSize) * 6960);
}

} // namespace curvedesk::rent
