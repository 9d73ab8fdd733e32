// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/PrivateFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t privateFileMode = 0600;
constexpr mode_t privateDirectoryMode = 0700;
constexpr mode_t rightsOfOthers = 0077;

/// An open file descriptor, which the destructor closes.
class Descriptor
{
public:
    explicit Descriptor(int descriptor) noexcept
        : m_descriptor(descriptor)
    {
    }
    ~Descriptor() { close(); }
    Q_DISABLE_COPY_MOVE(Descriptor)

    [[nodiscard]] bool isOpen() const noexcept { return m_descriptor >= 0; }
    [[nodiscard]] int get() const noexcept { return m_descriptor; }
    /// Closes it before the destructor does; false with errno when the system reports an error.
    bool close() noexcept
    {
        const int descriptor = std::exchange(m_descriptor, -1);
        return descriptor < 0 || ::close(descriptor) == 0;
    }

private:
    int m_descriptor;
};

// Opens a file, again after an interruption by a signal; -1 with errno on failure. Follows no symbolic link.
int openRetrying(const QByteArray &path, int flags, mode_t mode = 0)
{
    int descriptor = -1;
    do {
        descriptor = ::open(path.constData(), flags | O_CLOEXEC | O_NOFOLLOW, mode);
    } while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

// The error of a system call's `errno`: Storage, without the file's name.
tl::unexpected<Error> fileFailure(int error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return failure(ErrorCode::Storage, u"the disk is full"_s);
    case ELOOP:
        return failure(ErrorCode::Storage, u"a private file must not be a symbolic link"_s);
    case EACCES:
    case EPERM:
    case EROFS:
        return failure(ErrorCode::Storage, u"a private file may not be read or written"_s);
    default:
        return failure(ErrorCode::Storage, u"a private file could not be read or written"_s);
    }
}

// Removes others' rights from an open file; sets `size` to its bytes. Storage unless it is this user's regular file.
Outcome makePrivate(const Descriptor &file, qint64 *size = nullptr)
{
    struct stat info = {};
    if (::fstat(file.get(), &info) != 0)
        return fileFailure(errno);
    if (!S_ISREG(info.st_mode))
        return failure(ErrorCode::Storage, u"a private file must be a regular file"_s);
    if (info.st_uid != ::geteuid())
        return failure(ErrorCode::Storage, u"a private file belongs to another user"_s);
    if ((info.st_mode & rightsOfOthers) != 0 && ::fchmod(file.get(), privateFileMode) != 0)
        return fileFailure(errno);
    if (size != nullptr)
        *size = info.st_size;
    return {};
}

// Writes all bytes; false with errno when the disk refuses.
bool writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace

Outcome ensurePrivateDirectory(const QString &path)
{
    const QByteArray name = QFile::encodeName(QDir::cleanPath(path));
    if (::mkdir(name.constData(), privateDirectoryMode) == 0)
        return {};
    if (errno == ENOENT) {
        if (!QDir().mkpath(QFileInfo(QFile::decodeName(name)).path()))
            return failure(ErrorCode::Storage, u"a directory could not be created"_s);
        if (::mkdir(name.constData(), privateDirectoryMode) == 0)
            return {};
    }
    if (errno != EEXIST)
        return failure(ErrorCode::Storage, u"a directory could not be created"_s);
    struct stat info = {};
    if (::stat(name.constData(), &info) != 0 || !S_ISDIR(info.st_mode))
        return failure(ErrorCode::Storage, u"a private directory is not a directory"_s);
    if (info.st_uid != ::geteuid())
        return failure(ErrorCode::Storage, u"a private directory belongs to another user"_s);
    if ((info.st_mode & rightsOfOthers) != 0)
        return failure(ErrorCode::Storage, u"others can enter a private directory: chmod 700 it"_s);
    return {};
}

Outcome ensurePrivateFile(const QString &path)
{
    const Descriptor file(openRetrying(QFile::encodeName(path), O_RDWR | O_CREAT | O_NONBLOCK, privateFileMode));
    if (!file.isOpen())
        return fileFailure(errno);
    return makePrivate(file);
}

Result<QByteArray> readPrivateFile(const QString &path, qsizetype maxBytes)
{
    const Descriptor file(openRetrying(QFile::encodeName(path), O_RDONLY | O_NONBLOCK));
    if (!file.isOpen()) {
        if (errno == ENOENT)
            return failure(ErrorCode::NotFound, u"there is no such file"_s);
        return fileFailure(errno);
    }
    qint64 size = 0;
    if (Outcome isPrivate = makePrivate(file, &size); !isPrivate)
        return failure(isPrivate.error());
    if (size > maxBytes)
        return failure(ErrorCode::Damaged, u"a private file is too long"_s);
    QByteArray bytes(static_cast<qsizetype>(size), Qt::Uninitialized);
    qsizetype position = 0;
    while (position < bytes.size()) {
        const ssize_t count
            = ::read(file.get(), bytes.data() + position, static_cast<std::size_t>(bytes.size() - position));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fileFailure(errno);
        if (count == 0)
            return failure(ErrorCode::Damaged, u"a private file shrank while it was read"_s);
        position += count;
    }
    return bytes;
}

Outcome writePrivateFile(const QString &path, QByteArrayView bytes)
{
    const QByteArray target = QFile::encodeName(path);
    // Two programs may replace the file at once. mkostemps() follows no symbolic link, and makes a file of mode 0600.
    constexpr QByteArrayView ending(".new");
    QByteArray fresh = target + ".XXXXXX" + ending.toByteArray();
    Descriptor file(::mkostemps(fresh.data(), static_cast<int>(ending.size()), O_CLOEXEC));
    if (!file.isOpen())
        return fileFailure(errno);
    const bool written = writeAll(file.get(), bytes) && ::fsync(file.get()) == 0 && file.close()
        && ::rename(fresh.constData(), target.constData()) == 0;
    if (!written) {
        const int error = errno;
        ::unlink(fresh.constData());
        return fileFailure(error);
    }
    return syncDirectoryOf(path);
}

Outcome syncDirectoryOf(const QString &path)
{
    // O_NOFOLLOW is left out, because the data directory itself may be a symbolic link.
    const QByteArray name = QFile::encodeName(QFileInfo(path).path());
    const Descriptor directory(::open(name.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!directory.isOpen() || ::fsync(directory.get()) != 0)
        return fileFailure(errno);
    return {};
}

} // namespace curvedesk
