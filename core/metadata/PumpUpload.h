// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataUpload.h"

#include <QUrl>

namespace curvedesk {

class WebClient;

/// Publishes through pump.fun's own upload, as its web page does. It is undocumented, and at times closed to others.
class PumpUpload final : public MetadataUpload
{
public:
    struct Options
    {
        QUrl url{QStringLiteral("https://pump.fun/api/ipfs")};
        std::chrono::milliseconds uploadDeadline = MetadataUpload::uploadDeadline;
    };

    /// `web` must outlive it.
    PumpUpload(WebClient &web, Options options);

    [[nodiscard]] MetadataPlace place() const override { return {MetadataPlace::Kind::PumpFun, {}}; }
    /// Sends nothing and returns an empty URI: pump.fun takes the image together with the words.
    [[nodiscard]] Task<QString> publishImage(QByteArray image, UploadProgress progress) override;
    /// Uploads image and metadata, also an image where the metadata names one. pump.fun writes the document itself;
    /// Publication::document is one with the same metadata, and imageUri that of the image's bytes where the reply has
    /// none. InvalidInput or PayloadTooLarge for an image that checkImageHeader() refuses, before anything is sent;
    /// Unavailable without an answer within uploadDeadline, UpstreamRejected, Cancelled: pump.fun may then have both.
    [[nodiscard]] Task<Publication> publish(CoinMetadata metadata, QByteArray image,
                                            UploadProgress progress = {}) override;

private:
    WebClient &m_web;
    const Options m_options;
};

} // namespace curvedesk
