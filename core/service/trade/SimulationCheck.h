// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"

/// Compares the result of a simulation with the quote; simulates nothing itself.
namespace curvedesk::simulationCheck {

/// Lamports by which the rounding of a chain's program may differ from ours. A simulation that differs by no more from
/// our quote on its own reserves corrects the quote; one that differs by more is another trade than the requested one.
inline constexpr quint64 roundingLamports = 10;

enum class Verdict {
    Agrees, ///< it agrees with the quote, up to rounding
    Moved, ///< it agrees with a quote on the reserves of the simulation, which differ from those of the quote
    /// The program's event agrees, the wallet's balances do not: rents differ, or the balances changed meanwhile.
    OtherBalances,
    Differs,
};

struct Finding
{
    Verdict verdict = Verdict::Differs;
    /// The amounts that the trade moved: by its event if that agrees or is all there is, else by the balances.
    Movement simulated;
};

/// Says whether a simulation, which must have succeeded and watched TradeSnapshot::comparedAccounts(), moves what the
/// plan says; it differs where its accounts cannot be read. `before`: the wallet at the time of the quote;
/// `feeLamports`: the network fee of the simulated transaction.
[[nodiscard]] Finding compare(const TradePlan &plan, const CoinState &coin, const TraderState &before,
                              const Simulation &simulation, const Address &user, quint64 feeLamports);

/// True when two movements are equal but for rounding. `unitsPerLamport`: base units that a lamport buys, when a spend
/// decides the number of tokens; else 0.
[[nodiscard]] bool isRounding(const Movement &a, const Movement &b, quint64 unitsPerLamport);

/// The unsigned transaction for Cluster::simulate(), which replaces its empty blockhash. Errors of Message::compile().
[[nodiscard]] Result<QByteArray> wireOf(const Address &user, const QList<Instruction> &instructions);
/// The error of a simulation without an answer, saying that nothing was signed. `what`: "trade" or the like.
[[nodiscard]] Error unanswered(Error error, QStringView what);
/// The error ProgramRejected, for a simulation that moves something else than the quote says, with both amounts.
[[nodiscard]] Error refusal(const Movement &quoted, const Movement &simulated, int decimals);
/// The error of a failed simulation: SlippageExceeded, CurveComplete, InsufficientFunds or ProgramRejected.
[[nodiscard]] Error explain(const Simulation &simulation, const QList<Instruction> &instructions);

} // namespace curvedesk::simulationCheck
