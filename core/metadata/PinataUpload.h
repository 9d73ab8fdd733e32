// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/metadata/MetadataUpload.h"

#include <QUrl>

#include <functional>
#include <memory>

namespace curvedesk {

class WebClient;

/// Publishes by pinning files at Pinata, with the JWT of the user's account, which token() may read from the vault for
/// each file. Errors of uploading: Unavailable without a token, and without an answer within uploadDeadline for each
/// file; UpstreamRejected, Cancelled: after all but the first Pinata may have it; InvalidInput for a URL that WebClient
/// refuses. For an image that checkImageHeader() refuses InvalidInput or PayloadTooLarge, before anything is sent.
class PinataUpload final : public MetadataUpload
{
public:
    struct Options
    {
        QUrl url{QStringLiteral("https://api.pinata.cloud/pinning/pinFileToIPFS")};
        std::shared_ptr<const SecretBytes> token; ///< null: keptToken() is asked; never empty
        /// Returns the token that a vault keeps; null when it has none, is locked or unreadable. May be null itself.
        std::function<std::shared_ptr<const SecretBytes>()> keptToken;
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< for image and document each
    };

    /// True when these bytes can be a JWT, by length and alphabet; says nothing of whether Pinata takes it.
    [[nodiscard]] static bool isToken(const SecretBytes &bytes);

    /// `web` must outlive it.
    PinataUpload(WebClient &web, Options options);

    /// The token of the options, else what Options::keptToken returns: the one in the vault, whose file each call
    /// reads; null when there is none, or the vault is locked or cannot be read.
    [[nodiscard]] std::shared_ptr<const SecretBytes> token() const;
    [[nodiscard]] MetadataPlace place() const override { return {MetadataPlace::Kind::Pinata, {}}; }
    /// Uploads and pins the image; returns its ipfs:// URI. Errors of uploading.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress progress) override;
    /// Uploads and pins the document, before it the image where the metadata names none. Errors of uploading, for each.
    [[nodiscard]] Task<Publication> publish(CoinMetadata metadata, QByteArray image,
                                            UploadProgress progress = {}) override;

private:
    /// Uploads and pins a file; its ipfs:// URI. Errors of uploading; UpstreamRejected also for other bytes' raw CID.
    [[nodiscard]] Task<QString> pin(QByteArray fileName, QByteArray type, QByteArray bytes, UploadProgress progress);

    WebClient &m_web;
    const Options m_options;
};

} // namespace curvedesk
