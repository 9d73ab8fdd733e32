// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LocalStore.h"

#include "core/base/ContentId.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// A file with this suffix holds the CID under which the bytes of a URI published elsewhere are kept.
constexpr auto aliasSuffix = ".uri"_L1;

tl::unexpected<Error> notFound()
{
    return failure(ErrorCode::NotFound, u"this store does not hold that address"_s);
}

} // namespace

LocalStore::LocalStore(QString directory, QObject *parent)
    : MetadataStore(parent)
    , m_directory(std::move(directory))
{
}

Task<QString> LocalStore::publish(CoinMetadata metadata, QByteArray image)
{
    if (image.size() > maxImageBytes)
        co_return failure(ErrorCode::PayloadTooLarge, u"file must be at most 15 MiB"_s);
    if (!image.isEmpty()) {
        const Result<QString> cid = keep(image);
        if (!cid)
            co_return failure(cid.error());
        metadata.image = ipfsScheme + *cid;
    }
    const Result<QString> cid = keep(metadataDocument(metadata));
    if (!cid)
        co_return failure(cid.error());
    co_return ipfsScheme + *cid;
}

Task<CoinMetadata> LocalStore::metadata(QString uri)
{
    const Result<QByteArray> bytes = load(uri);
    if (!bytes)
        co_return failure(bytes.error());
    co_return readMetadataDocument(*bytes);
}

Task<QByteArray> LocalStore::image(QString uri)
{
    co_return load(uri);
}

Task<MetadataPlace> LocalStore::place()
{
    co_return MetadataPlace();
}

Result<QString> LocalStore::keep(const QByteArray &block)
{
    // block() reports a larger block as damaged.
    if (block.size() > maxImageBytes)
        return failure(ErrorCode::PayloadTooLarge, u"a block must be at most 15 MiB"_s);
    const QString cid = rawCid(block);
    if (this->block(cid))
        return cid;
    if (const Outcome written = writeFile(cid, block); !written)
        return failure(written.error());
    return cid;
}

Outcome LocalStore::keepAs(const QString &uri, const QByteArray &bytes)
{
    const Result<QString> cid = keep(bytes);
    if (!cid)
        return failure(cid.error());
    if (uri == ipfsScheme + *cid)
        return {};
    return writeFile(rawCid(uri.toUtf8()) + aliasSuffix, cid->toLatin1());
}

Outcome LocalStore::writeFile(const QString &name, const QByteArray &bytes)
{
    if (m_directory.isEmpty()) {
        m_memory.insert(name, bytes);
        return {};
    }
    const QDir directory(m_directory);
    QSaveFile file(directory.filePath(name)); // commit() syncs to the disk before it renames
    const bool isStored = directory.mkpath(u"."_s) && file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) && file.write(bytes) == bytes.size()
        && file.commit();
    if (!isStored)
        return failure(ErrorCode::Storage, u"the metadata could not be written"_s);
    return {};
}

Result<QByteArray> LocalStore::block(const QString &cid) const
{
    // A raw CID has only letters and digits, so that no foreign path reaches the file system.
    if (!isRawCid(cid))
        return notFound();
    Result<QByteArray> bytes = readFile(cid);
    if (bytes && (bytes->size() > maxImageBytes || rawCid(*bytes) != cid))
        return failure(ErrorCode::Damaged, u"a stored block does not match its address"_s);
    return bytes;
}

Result<QByteArray> LocalStore::load(const QString &uri) const
{
    const QString cid = cidOf(uri);
    if (isRawCid(cid))
        return block(cid);
    const Result<QByteArray> alias = readFile(rawCid(uri.toUtf8()) + aliasSuffix);
    if (!alias)
        return failure(alias.error());
    const QString aliased = QString::fromLatin1(*alias);
    if (!isRawCid(aliased))
        return failure(ErrorCode::Damaged, u"a stored address is none"_s);
    return block(aliased);
}

Result<QByteArray> LocalStore::readFile(const QString &name) const
{
    if (m_directory.isEmpty()) {
        const auto block = m_memory.constFind(name);
        return block != m_memory.cend() ? Result<QByteArray>(*block) : Result<QByteArray>(notFound());
    }
    QFile file(QDir(m_directory).filePath(name));
    if (!file.exists())
        return notFound();
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Storage, u"the metadata could not be read"_s);
    // One byte more than the largest block, so that block() notices a file that grew.
    return file.read(maxImageBytes + 1);
}

} // namespace curvedesk
