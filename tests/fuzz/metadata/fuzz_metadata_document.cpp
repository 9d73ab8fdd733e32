// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/MetadataDocument.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(metadata_document, data, size)
{
    const Result<CoinMetadata> metadata = readMetadataDocument(fuzz::view(data, size));
    if (!metadata) {
        require(metadata.error().code == ErrorCode::Damaged, "a bad document is damage");
        return 0;
    }
    const QByteArray document = metadataDocument(*metadata);
    const Result<CoinMetadata> again = readMetadataDocument(document);
    require(again.has_value(), "what is written can be read");
    require(metadataDocument(*again) == document, "the same metadata gives the same bytes");
    return 0;
}
