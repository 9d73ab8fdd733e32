// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Renames a closed database, its journal and its digest to NAME.damaged-TIME, to make room for a new one and keep the
/// old one for inspection. Leaves out those that are missing; does nothing for an empty path. Storage when a file
/// cannot be renamed: those before it have their new names by then.
[[nodiscard]] Outcome moveDatabaseAside(const QString &path);

/// Writes the digest of a closed database beside it, for checkDigest(). Writes none when the file cannot be read or
/// written, is larger than Database::fullCheckBytes, or still has a journal: the next check finds nothing to compare,
/// as the last one removed its digest.
void keepDigest(const QString &path);
/// Compares a closed database with its digest, and removes the digest: open the database afterwards. Damaged when a
/// byte was changed since keepDigest(), or the database cannot be read; Storage when the digest cannot be removed.
/// Without a digest that can be read, nothing is compared.
[[nodiscard]] Outcome checkDigest(const QString &path);

/// Copies a database as it is at one moment into a new private file, whose bytes are on the disk when it returns; other
/// programs may go on writing to it. The schema is not looked at. Damaged when SQLite finds `from` broken; Storage for
/// other failures, also when `to` has content. A copy that failed stays, unfinished.
[[nodiscard]] Outcome copyDatabase(const QString &from, const QString &to);

} // namespace curvedesk
