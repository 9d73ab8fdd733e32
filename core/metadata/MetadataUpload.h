// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/metadata/MetadataStore.h"

#include <chrono>

namespace curvedesk {

/// A service on the network that makes a launch's image and document public. Its URI goes on chain, where it cannot be
/// changed. Errors of publishing: Unavailable or UpstreamRejected, with the service's name and the HTTP status of a
/// refusal; Cancelled; InvalidInput for a service's URL that WebClient refuses; where the image's type is looked at,
/// InvalidInput and PayloadTooLarge for one that checkImageHeader() refuses. Pinata's token may be read from the vault.
class MetadataUpload
{
    Q_DISABLE_COPY_MOVE(MetadataUpload)

public:
    /// For image and document each.
    static constexpr std::chrono::milliseconds uploadDeadline{60'000};

    struct Publication
    {
        QString uri; ///< the document's URI: at most 200 bytes of visible ASCII
        QString imageUri;
        QByteArray document; ///< the document that was published, or one with the same metadata
    };

    MetadataUpload() = default;
    virtual ~MetadataUpload() = default;

    /// The service, and the host of one that the user runs. Asks nothing.
    [[nodiscard]] virtual MetadataPlace place() const = 0;
    /// Publishes the image and returns its URI; an empty one where the service takes it only together with the
    /// document. Errors of publishing.
    [[nodiscard]] virtual Task<QString> publishImage(QByteArray image, UploadProgress progress) = 0;
    /// Publishes the document, and where it names no image, `image` before it or with it. Errors of publishing: the
    /// image may be public already.
    [[nodiscard]] virtual Task<Publication> publish(CoinMetadata metadata, QByteArray image,
                                                    UploadProgress progress = {})
        = 0;
};

} // namespace curvedesk
