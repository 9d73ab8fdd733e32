// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/ContentId.h"
#include "core/metadata/MetadataStore.h"

#include <memory>

namespace curvedesk {

/// Keeps images and documents as files in a directory, named by their IPFS address (CID version 1, raw codec, SHA-256,
/// base32), which is the one that an IPFS node gives to the same block.
class LocalStore final : public MetadataStore
{
    Q_OBJECT

public:
    /// `directory` is created by the first write where it is missing; empty: kept in memory only.
    explicit LocalStore(QString directory);

    /// Writes the image to the directory and returns its ipfs:// URI: nobody else gets it. Reports no progress.
    /// PayloadTooLarge beyond 15 MiB, Storage.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress) override
    {
        return keepImage(std::move(image));
    }
    /// Writes the document to the directory, before it the image where the metadata names none; the document's ipfs://
    /// URI: nobody else gets them. PayloadTooLarge for an image beyond 15 MiB, Storage: it may be there then.
    [[nodiscard]] Task<QString> publish(CoinMetadata metadata, QByteArray image, UploadProgress progress = {}) override;
    /// Writes the image to the directory and returns its ipfs:// URI. PayloadTooLarge beyond 15 MiB, Storage.
    [[nodiscard]] Task<QString> keepImage(QByteArray image) override;
    /// The document of a URI, read from the directory. NotFound, Damaged also for what is no document, Storage.
    [[nodiscard]] Task<CoinMetadata> metadata(QString uri) override;
    /// The bytes of a URI, whatever they are, read from the directory. NotFound, Damaged, Storage.
    [[nodiscard]] Task<QByteArray> image(QString uri) override;
    /// The image that the document of a URI names, both from the directory. NotFound, Damaged, Storage.
    [[nodiscard]] Task<QByteArray> keptImage(QString documentUri) override;
    [[nodiscard]] Task<MetadataPlace> findPlace() override; ///< always this computer

    /// Writes a block to the disk, unless it is there and sound; its CID. PayloadTooLarge beyond 15 MiB, Storage.
    [[nodiscard]] Task<QString> keep(QByteArray block);
    /// Writes bytes that are published under `uri` elsewhere, so that `uri` is found here too, unless it is the raw CID
    /// of other bytes; returns their CID. PayloadTooLarge beyond 15 MiB; Storage: the bytes may be kept without `uri`.
    [[nodiscard]] Task<QString> keepAs(QString uri, QByteArray bytes);
    /// Reads the block of a CID from the directory. NotFound, Damaged when the file does not match the CID, Storage.
    [[nodiscard]] Task<QByteArray> block(QString cid) const;
    /// Looks in the directory for each URI's content: the CID of its file, damaged or not; empty where there is none.
    [[nodiscard]] Task<QStringList> cidsOf(QStringList uris) const;

private:
    class Blocks;
    std::shared_ptr<Blocks> m_blocks; ///< shared with the worker threads, on which files are read, hashed and written
};

} // namespace curvedesk
