// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

namespace curvedesk {

/// Renames a closed database, its journal and its digest, where they exist, to NAME.damaged-TIME; nothing for an empty
/// path. Storage when a file cannot be renamed: those before it have their new names by then.
[[nodiscard]] Outcome moveDatabaseAside(const QString &path);

/// Reads a closed database and writes the digest of its bytes beside it (NAME.digest), for takeDigest(). Logs no error,
/// but writes none when a file cannot be read or written, the database is larger than Database::fullCheckBytes (32
/// MiB), or it still has a journal: the next check finds nothing to compare, as the last one removed its digest.
void writeDigest(const QString &path);
/// Compares a closed database with its digest, and removes the digest's file: open the database afterwards. Damaged
/// when a byte was changed since writeDigest(), or the database cannot be read; Storage when the digest cannot be
/// removed. Without a digest nothing is compared; one that cannot be read is only removed.
[[nodiscard]] Outcome takeDigest(const QString &path);

/// Copies a database as it is at one moment into a new private file, whose bytes are on the disk when it returns; other
/// programs may go on writing to `from`. Where none has it open, SQLite writes its journal back into it. Damaged when
/// `from` is broken; Storage, also when it is missing or `to` has content. A copy that failed stays, unfinished.
[[nodiscard]] Outcome copyDatabase(const QString &from, const QString &to);

} // namespace curvedesk
