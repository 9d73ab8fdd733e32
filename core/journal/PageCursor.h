// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Encodes the position at which a listing of the journal continues as opaque URL-safe text. A short digest tells our
/// cursors (of the same owner's listing) from made-up text. It is no secret, since a cursor only narrows the rows that
/// its owner may see anyway.
[[nodiscard]] QString encodeCursor(qint64 sequence, const QString &apiOwner);

/// The position in a cursor. InvalidInput for a text that encodeCursor() does not make for this owner.
[[nodiscard]] Result<qint64> decodeCursor(const QString &cursor, const QString &apiOwner);

} // namespace curvedesk
