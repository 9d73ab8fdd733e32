// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/fuzz/FuzzInput.h"
#include "tests/support/DecodeEvent.h"

using namespace curvedesk;
using fuzz::require;

namespace {

template<class Event> bool check(QByteArrayView bytes)
{
    const Result<Event> event = test::decodeEvent<Event>(bytes);
    if (event) {
        const Result<Event> again = test::decodeEvent<Event>(event->encode());
        require(again && *again == *event, "encoding keeps every field");
    } else {
        require(event.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    return event.has_value();
}

} // namespace

CURVEDESK_FUZZ_TARGET(pump_events, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const int decoded = check<TradeEvent>(bytes) + check<CreateEvent>(bytes) + check<CompleteEvent>(bytes)
        + check<MigrationEvent>(bytes);
    require(decoded <= 1, "an event is of one kind");
    const Result<ChainEvent> event = chainEvents::fromBase64(pumpAddresses::program, bytes.toByteArray().toBase64());
    require(event.has_value() == (decoded == 1), "the log form decodes as the bytes do");
    return 0;
}
