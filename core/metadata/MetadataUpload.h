// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/metadata/MetadataStore.h"

#include <chrono>

namespace curvedesk {

/// A service that makes a launch's image and document public. What it answers goes on chain for ever.
class MetadataUpload
{
    Q_DISABLE_COPY_MOVE(MetadataUpload)

public:
    /// Image and document, each in full.
    static constexpr std::chrono::milliseconds uploadDeadline{60'000};

    struct Publication
    {
        QString uri; ///< of the document: at most 200 bytes of visible ASCII
        QString imageUri;
        QByteArray document; ///< what was published, or says the same
    };

    MetadataUpload() = default;
    virtual ~MetadataUpload() = default;

    [[nodiscard]] virtual MetadataPlace place() const = 0;
    /// Unavailable or UpstreamRejected, naming the service and its reason; Cancelled.
    [[nodiscard]] virtual Task<Publication> publish(CoinMetadata metadata, QByteArray image) = 0;
};

} // namespace curvedesk
