// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/DataDirectory.h"

#include "core/storage/PrivateFile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<DataDirectory>> DataDirectory::open(const QString &path)
{
    const QString absolute = QDir(path).absolutePath();
    const auto refuse = [&absolute](ErrorCode code, const QString &reason) {
        return failure(code, u"%1: %2"_s.arg(absolute, reason));
    };
    if (const Outcome ready = ensurePrivateDirectory(absolute); !ready)
        return refuse(ready.error().code, ready.error().detail);
    const QByteArray encoded = QFile::encodeName(absolute);
    const int lock = ::open((encoded + "/lock").constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (lock < 0)
        return refuse(ErrorCode::Storage, u"the data directory cannot be written"_s);
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock);
        return refuse(ErrorCode::Conflict, u"the data directory is in use by another process"_s);
    }
    return std::unique_ptr<DataDirectory>(new DataDirectory(absolute, lock));
}

DataDirectory::DataDirectory(QString path, int lock)
    : m_path(std::move(path))
    , m_lock(lock)
{
}

DataDirectory::~DataDirectory()
{
    ::close(m_lock);
}

} // namespace curvedesk::app
