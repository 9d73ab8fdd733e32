// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

namespace {

void checkTrade(const AmmTradeEvent &event)
{
    require(event.isBuy || event.ixName.isEmpty(), "only a buy names its instruction");
    require(!event.isBuy || event.moved() >= event.priced(), "a buyer pays no less than what prices the trade");
    const Result<AmmTradeEvent> again = AmmTradeEvent::decode(event.encode());
    require(again && *again == event, "encoding keeps every field");
}

} // namespace

CURVEDESK_FUZZ_TARGET(amm_events, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const Result<AmmTradeEvent> event = AmmTradeEvent::decode(bytes);
    if (event)
        checkTrade(*event);
    else
        require(event.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    const Result<AmmCreatePoolEvent> created = AmmCreatePoolEvent::decode(bytes);
    if (created) {
        const Result<AmmCreatePoolEvent> again = AmmCreatePoolEvent::decode(created->encode());
        require(again && *again == *created, "encoding keeps every field");
    } else {
        require(created.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    const Result<ChainEvent> any = chainEvents::fromBase64(pumpAddresses::ammProgram, bytes.toByteArray().toBase64());
    require(any.has_value() == (event.has_value() || created.has_value()), "an event is one of its kinds");
    // As a log has it, with whatever else may stand there.
    (void)chainEvents::fromLogs(bytes.toByteArray().split('\n'));
    return 0;
}
