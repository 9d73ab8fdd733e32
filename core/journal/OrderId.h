// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"

#include <QString>

namespace curvedesk {

/// A UUIDv7 (RFC 9562): the clock's milliseconds, then 74 random bits; lower case with hyphens.
[[nodiscard]] QString newOrderId(const Clock &clock);

} // namespace curvedesk
