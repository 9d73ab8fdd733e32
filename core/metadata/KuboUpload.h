// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataUpload.h"

#include <QUrl>

namespace curvedesk {

class WebClient;
struct WebRequest;

/// Publishes to a Kubo daemon by its RPC (`/api/v0/...`), or to a server with the same RPC. Bytes under a raw CID are
/// checked against it, after adding and after reading; an image of several blocks is read back and compared. Errors of
/// uploading: Unavailable without an answer within uploadDeadline, UpstreamRejected also for a CID of other bytes,
/// Cancelled, InvalidInput for a daemon's URL that WebClient refuses; after any but the last the daemon may have it.
class KuboUpload final : public MetadataUpload
{
public:
    struct Options
    {
        QUrl url{QStringLiteral("http://127.0.0.1:5001")}; ///< without /api/v0
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< for image and document each
    };

    /// `web` must outlive it. Asks the daemon nothing yet.
    KuboUpload(WebClient &web, Options options);

    [[nodiscard]] MetadataPlace place() const override; ///< Kubo, with the daemon's host and port; asks nothing
    /// Adds and pins the image, reads it back where it has several blocks; its ipfs:// URI. Errors of uploading.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress progress) override;
    /// Adds and pins the document, before it the image where the metadata names none. Errors of uploading, for each.
    [[nodiscard]] Task<Publication> publish(CoinMetadata metadata, QByteArray image,
                                            UploadProgress progress = {}) override;

    /// Asks the daemon for its version, and keeps nothing. Unavailable without an answer within `deadline`,
    /// UpstreamRejected when it refuses or is no Kubo daemon, Cancelled, InvalidInput as for uploading.
    [[nodiscard]] Task<void> probe(std::chrono::milliseconds deadline);
    /// Fetches the bytes behind an ipfs:// URI from the daemon; keeps none. NotFound for other URIs and where the
    /// daemon answers with an error; Unavailable without the whole answer within `deadline` of the call; Cancelled;
    /// UpstreamRejected for more than `maxBytes` or bytes that do not match a raw CID; InvalidInput as for uploading.
    [[nodiscard]] Task<QByteArray> read(QString uri, qint64 maxBytes, std::chrono::milliseconds deadline);

private:
    /// Makes the request for a command of the daemon's RPC, with its query; sends nothing.
    [[nodiscard]] WebRequest requestFor(const QString &command, const QString &query,
                                        std::chrono::milliseconds deadline) const;
    /// Adds a file to the daemon, which pins it, and proves by the CID, or by reading a file of several blocks back,
    /// that it has the same bytes; returns its CID. Errors of uploading.
    [[nodiscard]] Task<QString> add(QByteArray fileName, QByteArray bytes, UploadProgress progress);
    /// The service's name in sentences for the user, with the daemon's host and port.
    [[nodiscard]] QString name() const;

    WebClient &m_web;
    const Options m_options;
};

} // namespace curvedesk
