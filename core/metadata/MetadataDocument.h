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

/// Bounds of what is read from a document, in bytes of UTF-8. A document may have 15 MiB, and every reader of the API,
/// every event and the window would get them. On the chain a name has 32 bytes.
inline constexpr qsizetype maxDocumentNameBytes = 256;
inline constexpr qsizetype maxDocumentDescriptionBytes = 65'536;
inline constexpr qsizetype maxDocumentLinkBytes = 2048;

/// Reads the JSON document of any launch. A name or symbol beyond maxDocumentNameBytes or a description beyond
/// maxDocumentDescriptionBytes is cut at the end of a character; a link beyond maxDocumentLinkBytes, that of the image
/// too, is left empty, as it would lead elsewhere when cut. Damaged when it is no JSON object or one of these members
/// is no text; other members are ignored, absent ones are empty.
[[nodiscard]] Result<CoinMetadata> readMetadataDocument(QByteArrayView bytes);

} // namespace curvedesk
