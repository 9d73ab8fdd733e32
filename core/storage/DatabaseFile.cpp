// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/DatabaseFile.h"

#include <QDateTime>
#include <QFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

Outcome moveDatabaseAside(const QString &path)
{
    const QString suffix = u".damaged-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmsszzz"_s);
    for (const QString &part : {u"-wal"_s, u"-shm"_s, QString()}) {
        if (!path.isEmpty() && QFile::exists(path + part) && !QFile::rename(path + part, path + suffix + part))
            return failure(ErrorCode::Storage, u"a damaged database could not be moved aside"_s);
    }
    return {};
}

} // namespace curvedesk
