// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

/// A backup: a folder with a copy of a data directory's files, and their sums in SHA256SUMS, which is written last.
namespace curvedesk::app::backup {

/// Copies a data directory into a folder that is new or empty, while programs use it. The copy is consistent: it has
/// all that an order in its journal depends on. Conflict when the folder has something in it, or the vault's protection
/// changed meanwhile; InvalidInput for a folder inside the data directory, NotFound when there is nothing to copy,
/// Damaged, Storage. After an error the folder keeps what was copied, without SHA256SUMS. Returns the number of files.
[[nodiscard]] Result<qsizetype> make(const QString &dataDirectory, const QString &folder);

/// Copies a backup into a data directory that is new or empty. All sums are checked before anything is written, and a
/// copy that fails removes the data directory, also an empty one that was there before. Damaged, with the file's name,
/// where a sum differs or a file is missing; Conflict when the directory is not empty; Storage. Returns the number of
/// files. Digests of databases, which backups of earlier versions have too, are neither checked, copied nor counted.
[[nodiscard]] Result<qsizetype> restore(const QString &folder, const QString &dataDirectory);

} // namespace curvedesk::app::backup
