// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/amm/AmmPool.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(amm_accounts, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const Result<AmmPool> pool = AmmPool::decode(bytes);
    if (pool) {
        const Result<AmmPool> again = AmmPool::decode(pool->encode());
        require(again && *again == *pool, "encoding keeps every field");
        if (bytes.size() >= AmmPool::fullSize) {
            const Result<AmmPool> longer = AmmPool::decode(bytes.toByteArray() + "later");
            require(longer && *longer == *pool, "later fields do not matter");
        }
    } else {
        require(pool.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    const Result<AmmGlobalConfig> config = AmmGlobalConfig::decode(bytes);
    require(config || config.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    return 0;
}
