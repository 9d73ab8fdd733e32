// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"

#include <QSet>

#include <functional>

namespace curvedesk::sandbox {

/// A simulation with the inner calls, which only the JSON-RPC of a node returns.
struct LedgerSimulation : Simulation
{
    QList<InnerInstruction> innerInstructions;
};

/// What a ledger forgets, as a validator does that limits the size of its ledger.
struct HistoryLimit
{
    static constexpr quint64 usual = 131'072; ///< about a day of simulated traders, and 300 MB

    quint64 newest = usual; ///< transactions that are all kept
    /// Of older ones those go that one of these sent, or got as an airdrop; but not the newest of an account of the
    /// curve program or the AMM, so that every coin's last state can be read.
    QSet<Address> senders;
    /// Nothing goes from this slot on, because who reads the history has not seen it yet; empty: all was seen.
    std::function<quint64()> readUpTo;
};

} // namespace curvedesk::sandbox
