// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/PumpEvents.h"
#include "tests/support/DecodeEvent.h"
#include "tests/support/FakeCluster.h"

namespace curvedesk::test {

/// Makes a fake cluster look like one whose curve program rounds otherwise: every trade of `user` costs the user
/// `lamports` more than the sandbox charges (or brings so much less), in simulations and in records.
class OffsetCharge
{
public:
    static void install(FakeCluster &cluster, qint64 lamports)
    {
        cluster.forgeSimulation = [lamports](Simulation &simulation) {
            if (simulation.accounts.isEmpty() || !forge(simulation.logs, lamports))
                return;
            add(simulation.accounts[0]->lamports, -lamports);
            // A launch watches the curve as well.
            if (simulation.accounts.size() == 7)
                add(simulation.accounts[3]->lamports, lamports);
        };
        cluster.forgeRecord = [lamports](TransactionRecord &record) {
            forge(record.logs, lamports);
            constexpr qsizetype tagSize = 8;
            for (InnerInstruction &call : record.innerInstructions) {
                if (auto event
                    = curvedesk::test::decodeEvent<TradeEvent>(call.data.sliced(qMin(tagSize, call.data.size()))))
                    call.data = call.data.first(tagSize) + changed(*event, lamports).encode();
            }
        };
    }

private:
    static void add(Lamports &to, qint64 lamports) { to = Lamports(to.value() + static_cast<quint64>(lamports)); }

    static bool forge(QList<QByteArray> &logs, qint64 lamports)
    {
        bool found = false;
        const QByteArray prefix = "Program data: ";
        for (QByteArray &line : logs) {
            if (!line.startsWith(prefix))
                continue;
            if (auto event
                = curvedesk::test::decodeEvent<TradeEvent>(QByteArray::fromBase64(line.sliced(prefix.size())))) {
                line = prefix + changed(*event, lamports).encode().toBase64();
                found = true;
            }
        }
        return found;
    }

    static TradeEvent changed(TradeEvent event, qint64 lamports)
    {
        const quint64 more = static_cast<quint64>(lamports);
        event.solAmount += event.isBuy ? more : -more;
        event.virtualSolReserves += more;
        event.realSolReserves += more;
        return event;
    }
};

} // namespace curvedesk::test
