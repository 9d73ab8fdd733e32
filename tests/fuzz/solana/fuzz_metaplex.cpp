// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/MetaplexMetadata.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(metaplex, data, size)
{
    const Result<MetaplexMetadata> metadata = MetaplexMetadata::decode(fuzz::view(data, size));
    if (metadata) {
        const Result<MetaplexMetadata> again = MetaplexMetadata::decode(metadata->encode());
        require(again && *again == *metadata, "encoding keeps every field");
    } else {
        require(metadata.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    return 0;
}
