// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/DataDirectory.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

#include <cerrno>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<DataDirectory>> DataDirectory::open(const QString &path)
{
    const QString absolute = QDir(path).absolutePath();
    const QByteArray encoded = QFile::encodeName(absolute);
    if (!QDir().mkpath(QDir(absolute).filePath(u".."_s)))
        return failure(ErrorCode::Storage, u"the data directory cannot be created"_s);
    if (::mkdir(encoded.constData(), 0700) != 0 && errno != EEXIST)
        return failure(ErrorCode::Storage, u"the data directory cannot be created"_s);
    struct stat info
    {
    };
    if (::stat(encoded.constData(), &info) != 0 || !S_ISDIR(info.st_mode))
        return failure(ErrorCode::Storage, u"the data directory is not a folder"_s);
    if (info.st_uid != ::geteuid())
        return failure(ErrorCode::Storage, u"the data directory belongs to another user"_s);
    if ((info.st_mode & 077) != 0 && ::chmod(encoded.constData(), 0700) != 0)
        return failure(ErrorCode::Storage, u"the data directory cannot be made private"_s);

    const int lock = ::open((encoded + "/lock").constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (lock < 0)
        return failure(ErrorCode::Storage, u"the data directory cannot be written"_s);
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock);
        return failure(ErrorCode::Conflict, u"the data directory is in use by another process"_s);
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
