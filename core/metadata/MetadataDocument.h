// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/metadata/MetadataStore.h"

#include <QByteArray>
#include <QByteArrayView>

namespace curvedesk {

/// Makes the compact JSON document of a launch, in the form of pump.fun's own uploads; links only where there are some.
/// The same metadata always gives the same bytes.
[[nodiscard]] QByteArray metadataDocument(const CoinMetadata &metadata);

/// Reads such a document. Damaged when it is no JSON object or a member is no text; unknown members are ignored.
[[nodiscard]] Result<CoinMetadata> readMetadataDocument(QByteArrayView bytes);

} // namespace curvedesk
