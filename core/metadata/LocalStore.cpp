// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LocalStore.h"

#include "core/base/Worker.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QSaveFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// A file with this suffix holds the CID of the kept bytes of a URI that was published elsewhere.
constexpr auto aliasSuffix = ".uri"_L1;

/// Makes the folder where it is missing, for the user alone; false when it cannot. Several threads may do so at once.
bool makeFolder(const QString &path)
{
    const QFileDevice::Permissions own = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    const auto exists = [&path] { return QDir(path).exists(); };
    return exists() || (QFileInfo(path).dir().mkpath(u"."_s) && QDir().mkdir(path, own)) || exists();
}

/// The error for an address that is not here.
tl::unexpected<Error> notKept()
{
    return failure(ErrorCode::NotFound, u"this store does not hold that address"_s);
}

} // namespace

/// The files of the store. Several threads may use them at the same time.
class LocalStore::Blocks
{
public:
    explicit Blocks(QString directory)
        : m_directory(std::move(directory))
    {
    }

    /// Writes the image, where the metadata names none, and the document; returns the document's URI. Errors of keep().
    [[nodiscard]] Result<QString> publish(CoinMetadata metadata, const QByteArray &image)
    {
        if (metadata.image.isEmpty() && !image.isEmpty()) {
            const Result<QString> cid = keep(image);
            if (!cid)
                return cid;
            metadata.image = ipfsScheme + *cid;
        }
        return keep(metadataDocument(metadata)).map([](const QString &cid) { return ipfsScheme + cid; });
    }

    /// Writes a block that is not there yet or is damaged. Returns its CID. PayloadTooLarge, Storage.
    [[nodiscard]] Result<QString> keep(const QByteArray &block)
    {
        // block() reports a larger block as damaged.
        if (block.size() > maxImageBytes)
            return failure(ErrorCode::PayloadTooLarge, u"file must be at most 15 MiB"_s);
        const QString cid = rawCid(block);
        if (this->block(cid))
            return cid;
        return writeFile(cid, block).map([&cid] { return cid; });
    }

    /// Writes bytes that load() also finds by this URI, unless it is the raw CID of others. Returns their CID. Errors
    /// of keep().
    [[nodiscard]] Result<QString> keepAs(const QString &uri, const QByteArray &bytes)
    {
        const Result<QString> cid = keep(bytes);
        if (!cid || isRawCid(cidOf(uri))) // load() looks for the bytes of that CID itself
            return cid;
        return writeFile(rawCid(uri.toUtf8()) + aliasSuffix, cid->toLatin1()).map([&cid] { return *cid; });
    }

    /// The bytes of a raw CID. NotFound, also for any other text; Damaged when the file has other bytes; Storage.
    [[nodiscard]] Result<QByteArray> block(const QString &cid)
    {
        // A raw CID has only letters and digits, so that no foreign path reaches the file system.
        if (!isRawCid(cid))
            return notKept();
        Result<QByteArray> bytes = readFile(cid);
        if (bytes && (bytes->size() > maxImageBytes || rawCid(*bytes) != cid))
            return failure(ErrorCode::Damaged, u"a stored block does not match its address"_s);
        return bytes;
    }

    /// The bytes that were kept for a URI. NotFound, Damaged, Storage.
    [[nodiscard]] Result<QByteArray> load(const QString &uri)
    {
        return cidFor(uri).and_then([this](const QString &cid) { return block(cid); });
    }

    /// The CID under which load() looks for a URI. NotFound when none is known here, Damaged, Storage.
    [[nodiscard]] Result<QString> cidFor(const QString &uri)
    {
        QString cid = cidOf(uri);
        if (isRawCid(cid))
            return cid;
        const Result<QByteArray> alias = readFile(rawCid(uri.toUtf8()) + aliasSuffix);
        if (!alias)
            return failure(alias.error());
        const QString aliased = QString::fromLatin1(*alias);
        if (!isRawCid(aliased))
            return failure(ErrorCode::Damaged, u"a stored address is none"_s);
        return aliased;
    }

    /// True when there is a file of this raw CID, whatever its bytes are.
    [[nodiscard]] bool contains(const QString &cid)
    {
        if (!m_directory.isEmpty())
            return QFile::exists(QDir(m_directory).filePath(cid));
        const QMutexLocker locker(&m_mutex);
        return m_memory.contains(cid);
    }

private:
    /// Replaces the file, in a directory that it makes where it must, or without one the bytes in memory. Storage.
    [[nodiscard]] Outcome writeFile(const QString &name, const QByteArray &bytes)
    {
        if (m_directory.isEmpty()) {
            const QMutexLocker locker(&m_mutex);
            m_memory.insert(name, bytes);
            return {};
        }
        const QDir directory(m_directory);
        QSaveFile file(directory.filePath(name)); // commit() syncs to the disk before it renames
        const bool isStored = makeFolder(m_directory) && file.open(QIODevice::WriteOnly)
            && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
            && file.write(bytes) == bytes.size() && file.commit();
        if (!isStored)
            return failure(ErrorCode::Storage, u"the metadata could not be written"_s);
        return {};
    }

    /// The file's bytes, at most one more than the largest block has. NotFound, Storage.
    [[nodiscard]] Result<QByteArray> readFile(const QString &name)
    {
        if (m_directory.isEmpty()) {
            const QMutexLocker locker(&m_mutex);
            const auto block = m_memory.constFind(name);
            return block != m_memory.cend() ? Result<QByteArray>(*block) : Result<QByteArray>(notKept());
        }
        QFile file(QDir(m_directory).filePath(name));
        if (!file.exists())
            return notKept();
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::Storage, u"the metadata could not be read"_s);
        // One byte more than the largest block, so that block() notices a file that grew. read() allocates all that it
        // may read, so that this is no more than the file has.
        const QByteArray bytes = file.read(std::min<qint64>(file.size(), maxImageBytes + 1));
        if (file.error() != QFileDevice::NoError)
            return failure(ErrorCode::Storage, u"the metadata could not be read"_s);
        return bytes;
    }

    const QString m_directory;
    QMutex m_mutex; ///< protects m_memory
    QHash<QString, QByteArray> m_memory; ///< by file name, where there is no directory
};

LocalStore::LocalStore(QString directory)
    : m_blocks(std::make_shared<Blocks>(std::move(directory)))
{
}

Task<QString> LocalStore::keepImage(QByteArray image)
{
    const Result<QString> cid = co_await keep(std::move(image));
    co_return cid.map([](const QString &each) { return ipfsScheme + each; });
}

Task<QString> LocalStore::publish(CoinMetadata metadata, QByteArray image, UploadProgress)
{
    OnWorker publishing([blocks = m_blocks, metadata = std::move(metadata), image = std::move(image)] {
        return blocks->publish(metadata, image);
    });
    const Result<QString> uri = co_await publishing;
    co_return uri;
}

Task<CoinMetadata> LocalStore::metadata(QString uri)
{
    const Result<QByteArray> bytes = co_await image(uri);
    co_return bytes.and_then(readMetadataDocument);
}

Task<QByteArray> LocalStore::image(QString uri)
{
    OnWorker loading([blocks = m_blocks, uri] { return blocks->load(uri); });
    const Result<QByteArray> bytes = co_await loading;
    co_return bytes;
}

Task<QByteArray> LocalStore::keptImage(QString documentUri)
{
    OnWorker loading([blocks = m_blocks, documentUri]() -> Result<QByteArray> {
        return blocks->load(documentUri)
            .and_then(readMetadataDocument)
            .and_then([&blocks](const CoinMetadata &document) { return blocks->load(document.image); });
    });
    const Result<QByteArray> bytes = co_await loading;
    co_return bytes;
}

Task<MetadataPlace> LocalStore::findPlace()
{
    co_return MetadataPlace();
}

Task<QString> LocalStore::keep(QByteArray block)
{
    OnWorker keeping([blocks = m_blocks, block = std::move(block)] { return blocks->keep(block); });
    const Result<QString> cid = co_await keeping;
    co_return cid;
}

Task<QString> LocalStore::keepAs(QString uri, QByteArray bytes)
{
    OnWorker keeping([blocks = m_blocks, uri, bytes = std::move(bytes)] { return blocks->keepAs(uri, bytes); });
    const Result<QString> cid = co_await keeping;
    co_return cid;
}

Task<QByteArray> LocalStore::block(QString cid) const
{
    OnWorker reading([blocks = m_blocks, cid] { return blocks->block(cid); });
    const Result<QByteArray> bytes = co_await reading;
    co_return bytes;
}

Task<QStringList> LocalStore::cidsOf(QStringList uris) const
{
    OnWorker looking([blocks = m_blocks, uris = std::move(uris)] {
        QStringList cids;
        for (const QString &uri : uris) {
            const Result<QString> cid = blocks->cidFor(uri);
            cids.append(cid && blocks->contains(*cid) ? *cid : QString());
        }
        return cids;
    });
    const QStringList cids = co_await looking;
    co_return cids;
}

} // namespace curvedesk
#include "moc_LocalStore.cpp"
#include "moc_MetadataStore.cpp"
