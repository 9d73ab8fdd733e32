// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LocalStore.h"

#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto scheme = "ipfs://"_L1;
constexpr auto rawSha256Prefix = "bafkrei"_L1;
constexpr qsizetype cidSize = 59;

// RFC 4648, lower case, without padding: multibase 'b'.
QString base32(QByteArrayView bytes)
{
    constexpr char16_t alphabet[] = u"abcdefghijklmnopqrstuvwxyz234567";
    QString text;
    text.reserve((bytes.size() * 8 + 4) / 5);
    quint32 buffer = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        buffer = (buffer << 8u) | static_cast<quint8>(byte);
        bits += 8;
        while (bits >= 5) {
            bits -= 5;
            text.append(QChar(alphabet[buffer >> bits & 31u]));
        }
    }
    if (bits > 0)
        text.append(QChar(alphabet[buffer << (5 - bits) & 31u]));
    return text;
}

// Nothing but these characters ever reaches the file system.
bool isOurCid(QStringView text)
{
    return text.size() == cidSize && text.startsWith(rawSha256Prefix)
        && std::ranges::all_of(text, [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'2' && c <= u'7'); });
}

// Empty when the uri is none of ours.
QString cidOf(const QString &uri)
{
    return uri.startsWith(scheme) ? uri.sliced(scheme.size()) : QString();
}

tl::unexpected<Error> notFound()
{
    return failure(ErrorCode::NotFound, u"this store does not hold that address"_s);
}

} // namespace

QString rawCid(QByteArrayView bytes)
{
    // CID version 1, codec raw, multihash sha2-256 of 32 bytes.
    QByteArray cid("\x01\x55\x12\x20", 4);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    cid.append(hash.result());
    return u'b' + base32(cid);
}

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
        metadata.image = scheme + *cid;
    }
    const Result<QString> cid = keep(metadataDocument(metadata));
    if (!cid)
        co_return failure(cid.error());
    co_return scheme + *cid;
}

Task<CoinMetadata> LocalStore::metadata(QString uri)
{
    const Result<QByteArray> bytes = block(cidOf(uri));
    if (!bytes)
        co_return failure(bytes.error());
    co_return readMetadataDocument(*bytes);
}

Task<QByteArray> LocalStore::image(QString uri)
{
    co_return block(cidOf(uri));
}

Result<QString> LocalStore::keep(const QByteArray &block)
{
    // block() would take a larger one for a damaged one.
    if (block.size() > maxImageBytes)
        return failure(ErrorCode::PayloadTooLarge, u"a block must be at most 15 MiB"_s);
    const QString cid = rawCid(block);
    if (m_directory.isEmpty()) {
        m_memory.insert(cid, block);
        return cid;
    }
    if (this->block(cid))
        return cid;
    const QDir directory(m_directory);
    QSaveFile file(directory.filePath(cid)); // commit() syncs to the disk before it renames
    const bool isStored = directory.mkpath(u"."_s) && file.open(QIODevice::WriteOnly)
        && file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) && file.write(block) == block.size()
        && file.commit();
    if (!isStored)
        return failure(ErrorCode::Storage, u"the metadata could not be written"_s);
    return cid;
}

Result<QByteArray> LocalStore::block(const QString &cid) const
{
    if (!isOurCid(cid))
        return notFound();
    if (m_directory.isEmpty()) {
        const auto block = m_memory.constFind(cid);
        return block != m_memory.cend() ? Result<QByteArray>(*block) : Result<QByteArray>(notFound());
    }
    QFile file(QDir(m_directory).filePath(cid));
    if (!file.exists())
        return notFound();
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Storage, u"the metadata could not be read"_s);
    // One byte more than any block of ours tells a file that grew.
    const QByteArray bytes = file.read(maxImageBytes + 1);
    if (bytes.size() > maxImageBytes || rawCid(bytes) != cid)
        return failure(ErrorCode::Damaged, u"a stored block does not match its address"_s);
    return bytes;
}

} // namespace curvedesk
