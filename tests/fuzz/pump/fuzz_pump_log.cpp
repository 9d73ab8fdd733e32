// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrors.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

// Lines of a transaction's log, one a line.
CURVEDESK_FUZZ_TARGET(pump_log, data, size)
{
    const QList<QByteArray> lines = fuzz::view(data, size).toByteArray().split('\n');
    const QList<ChainEvent> events = chainEvents::fromLogs(lines);
    qsizetype payloads = 0;
    bool namesProgram = false;
    const QByteArray pump = pumpAddresses::program.toBase58().toLatin1();
    const QByteArray amm = pumpAddresses::ammProgram.toBase58().toLatin1();
    for (const QByteArray &line : lines) {
        payloads += line.startsWith("Program data: ") ? 1 : 0;
        namesProgram = namesProgram || line.startsWith("Program " + pump + " invoke [")
            || line.startsWith("Program " + amm + " invoke [");
    }
    require(events.size() <= payloads, "an event has a line");
    require(events.isEmpty() || namesProgram, "an event has a call of its program");
    const Error error = programErrors::explain(TransactionError::custom(0, 6002), lines, pumpAddresses::ammProgram);
    require(error.program && error.program->code == 6002, "a custom code is kept");
    return 0;
}
