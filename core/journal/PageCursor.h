// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Where a listing of the journal goes on, as opaque URL-safe text. A short digest tells our cursors (of the same
/// owner's listing) from made-up text; it is no secret, since a cursor only ever narrows what its owner may see anyway.
[[nodiscard]] QString encodeCursor(qint64 sequence, const QString &apiOwner);

/// InvalidInput for a text that encodeCursor() did not make for this owner.
[[nodiscard]] Result<qint64> decodeCursor(const QString &cursor, const QString &apiOwner);

} // namespace curvedesk
