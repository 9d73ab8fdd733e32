// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

// The data of an inner call, to the curve program when the first byte is even, else to its AMM.
CURVEDESK_FUZZ_TARGET(chain_events, data, size)
{
    if (size == 0)
        return 0;
    const Address program = data[0] % 2 == 0 ? pumpAddresses::program : pumpAddresses::ammProgram;
    const QByteArrayView call = fuzz::view(data + 1, size - 1);
    const Result<ChainEvent> event = chainEvents::fromCall(program, call);
    if (!event) {
        require(event.error().code == ErrorCode::NotFound || event.error().code == ErrorCode::Damaged,
                "no event, or a damaged one");
        return 0;
    }
    // Said in the log, it is the same event.
    const QByteArray id = program.toBase58().toLatin1();
    const QList<ChainEvent> logged = chainEvents::fromLogs(
        {"Program " + id + " invoke [1]", "Program data: " + call.sliced(8).toByteArray().toBase64()});
    require(logged.size() == 1 && logged.constFirst() == *event, "calls and logs say the same");
    require(!chainEvents::fromCall(Address(), call), "another program's call is no event");
    return 0;
}
