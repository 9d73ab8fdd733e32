// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "../FuzzInput.h"
#include "core/pump/AmmEvents.h"

using namespace curvedesk;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<AmmTradeEvent> event = AmmTradeEvent::decode(fuzz::view(data, size));
    if (event)
        require(event->isBuy || event->ixName.isEmpty(), "only a buy names its instruction");
    else
        require(event.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    return 0;
}
