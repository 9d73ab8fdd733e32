// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

/// Files that only this user may read.
namespace curvedesk {

/// Creates the directory (mode 0700) when missing, and its parents with the usual rights. Storage when it cannot be
/// created, belongs to another user, others have rights on it, or it is a file.
[[nodiscard]] Outcome ensurePrivateDirectory(const QString &path);

/// Creates an empty file of mode 0600 when there is none, and removes other users' rights from an existing file of this
/// user. The directory must exist. Storage for a symbolic link, another owner, anything but a regular file, and one
/// that cannot be created or opened for writing.
[[nodiscard]] Outcome ensurePrivateFile(const QString &path);

/// Reads the file's bytes; removes other users' rights from the file. NotFound; Damaged when longer than `maxBytes` or
/// if it shrinks meanwhile; Storage for a symbolic link, another owner, an unreadable file or no regular one.
[[nodiscard]] Result<QByteArray> readPrivateFile(const QString &path, qsizetype maxBytes);

/// Replaces the whole file: writes a new file of mode 0600 beside it, fsync, rename, fsync of the directory. After a
/// crash, and after Storage when the disk refuses, the file has either its old or its new content; a crash can leave
/// the new one as "<path>.<six letters>.new". Of several programs at once the last one's content stays.
[[nodiscard]] Outcome writePrivateFile(const QString &path, QByteArrayView bytes);

/// Flushes the folder that holds the file `path` (fsync), so that no power cut can take its new name. Storage.
[[nodiscard]] Outcome syncDirectoryOf(const QString &path);

} // namespace curvedesk
