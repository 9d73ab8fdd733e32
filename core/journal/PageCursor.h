// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Encodes the position at which a listing of the journal continues as opaque URL-safe text. A short digest, no secret,
/// tells our cursors of this owner's listing from other text; a cursor only narrows what its owner may see anyway.
[[nodiscard]] QString encodeCursor(qint64 sequence, const QString &apiOwner);

/// The position in a cursor. InvalidInput for a text that encodeCursor() does not make for this owner.
[[nodiscard]] Result<qint64> decodeCursor(const QString &cursor, const QString &apiOwner);

} // namespace curvedesk
