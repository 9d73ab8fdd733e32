// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDir>
#include <QStandardPaths>

namespace curvedesk {

/// The place where a file dialog begins: in the user's folder of this kind, else in the home folder, with the file's
/// name filled in. By itself Qt's dialog begins where the program was started from. Asks the disk for the folder.
[[nodiscard]] inline QString filePlace(QStandardPaths::StandardLocation kind, const QString &fileName = {})
{
    const QString folder = QStandardPaths::writableLocation(kind);
    return QDir(QDir(folder).exists() ? folder : QDir::homePath()).filePath(fileName);
}

} // namespace curvedesk
