// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>

#include <memory>

namespace curvedesk::app {

/// The folder that holds everything durable (mode 0700), locked for one process as long as this object lives. The
/// kernel holds the lock and drops it with the process, however that ends.
class DataDirectory
{
    Q_DISABLE_COPY_MOVE(DataDirectory)

public:
    /// Creates folder and lock file when missing; locks it. Conflict when another process has it, Storage if unusable.
    [[nodiscard]] static Result<std::unique_ptr<DataDirectory>> open(const QString &path);
    /// Lets other processes have the folder.
    ~DataDirectory();

    /// The path of a file in the folder; touches no disk.
    [[nodiscard]] QString file(QStringView name) const { return m_path + u'/' + name.toString(); }

private:
    /// Takes the locked descriptor of the folder's lock file.
    DataDirectory(QString path, int lock);

    QString m_path;
    int m_lock = -1;
};

} // namespace curvedesk::app
