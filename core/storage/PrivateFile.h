// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

/// Files that only this user may read.
namespace curvedesk {

/// Creates the directory (mode 0700) and its parents when missing. Storage when it belongs to another user, others
/// have rights on it, or it is a file.
[[nodiscard]] Outcome ensurePrivateDirectory(const QString &path);

/// Creates an empty file of mode 0600 when there is none, and removes other users' rights from an existing file of this
/// user. The directory must exist. Storage for a symbolic link, another owner or anything but a regular file.
[[nodiscard]] Outcome ensurePrivateFile(const QString &path);

/// Reads the file's bytes; removes other users' rights from the file. NotFound when there is none; Damaged when it is
/// longer than `maxBytes`; Storage for a symbolic link, another owner or an unreadable file.
[[nodiscard]] Result<QByteArray> readPrivateFile(const QString &path, qsizetype maxBytes);

/// Replaces the whole file: writes a new file of mode 0600 beside it ("<path>.new"), fsync, rename, fsync of the
/// directory. After a crash the file has either its old or its new content. Storage when the disk refuses.
[[nodiscard]] Outcome writePrivateFile(const QString &path, QByteArrayView bytes);

} // namespace curvedesk
