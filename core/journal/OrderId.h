// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"

#include <QString>

namespace curvedesk {

/// Makes a UUIDv7 (RFC 9562): the clock's milliseconds, then 74 random bits; lower case with hyphens.
[[nodiscard]] QString newOrderId(const Clock &clock);

/// True for a UUIDv7 as newOrderId() writes it, in lower case with hyphens. Ask before a stranger's text goes to the
/// journal: it may be a part of a private key, which a statement of SQLite would keep.
[[nodiscard]] bool isOrderId(const QString &text);

} // namespace curvedesk
