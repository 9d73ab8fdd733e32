// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataUpload.h"

#include <QUrl>

namespace curvedesk {

class WebClient;
struct WebRequest;

/// A Kubo daemon by its RPC (`/api/v0/...`), or whatever answers as one does. Bytes under a raw CID are checked, both
/// ways; for others (an image of several blocks) the daemon has to show them.
class KuboUpload final : public MetadataUpload
{
public:
    struct Options
    {
        QUrl url{QStringLiteral("http://127.0.0.1:5001")}; ///< what stands before /api/v0
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline; ///< for image and document each
    };

    /// `web` must outlive it.
    KuboUpload(WebClient &web, Options options);

    [[nodiscard]] MetadataPlace place() const override;
    [[nodiscard]] Task<Publication> publish(CoinMetadata metadata, QByteArray image) override;

    /// Whether a daemon answers: Unavailable, or UpstreamRejected for something else than one; 0.
    [[nodiscard]] Task<int> greet(std::chrono::milliseconds deadline);
    /// The bytes behind an ipfs:// uri. NotFound for other uris and what the daemon does not have; Unavailable;
    /// UpstreamRejected for more than `maxBytes` or other bytes than asked for.
    [[nodiscard]] Task<QByteArray> read(QString uri, qint64 maxBytes, std::chrono::milliseconds deadline);

private:
    [[nodiscard]] WebRequest call(const QString &command, const QString &query,
                                  std::chrono::milliseconds deadline) const;
    [[nodiscard]] Task<QString> add(QByteArray fileName, QByteArray bytes);
    [[nodiscard]] QString name() const;

    WebClient &m_web;
    const Options m_options;
};

} // namespace curvedesk
