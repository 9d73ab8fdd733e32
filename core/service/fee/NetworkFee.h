// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Instruction.h"

/// The fees of the network itself: signatures and the priority fee.
namespace curvedesk::networkFee {

/// Bounds of a priority fee, chosen by the user or automatic.
struct Limits
{
    quint64 maxLamports = 5'000'000; ///< lamports of priority fee per order
    /// Micro-lamports per compute unit that are offered at least when anybody pays a priority fee: recent fees are each
    /// slot's lowest, which are often 0 on a busy network too.
    quint64 leastUnitPrice = 1'000;
};

/// Compute units to ask for, and micro-lamports for each; a price of 0 is left out of the transaction.
struct Budget
{
    quint32 unitLimit = 0;
    quint64 unitPrice = 0;

    bool operator==(const Budget &) const = default;
};

/// Micro-lamports per compute unit, one per recent slot.
struct RecentFees
{
    QList<quint64> here; ///< prices of transactions that wrote the asked accounts
    QList<quint64> anywhere;
};

/// The unit limit for a transaction that used `consumed` units in simulation: a fifth more and a constant, up to the
/// most that leaves room for distinctUnitLimit().
[[nodiscard]] quint32 unitLimitFor(quint64 consumed);
/// The unit limit for a transaction that used `consumed` units, and `count` (modulo 4096) units more. Two equal trades
/// under one blockhash would be one transaction: another limit gives each its own bytes, and so its own signature.
[[nodiscard]] quint32 distinctUnitLimit(quint64 consumed, quint32 count);
/// The price, in micro-lamports per compute unit, that three quarters of the recent ones here, and three quarters of
/// those anywhere, do not exceed; within the limits for `unitLimit` units; 0 when nobody pays any, or for 0 units.
[[nodiscard]] quint64 automaticPrice(const RecentFees &recent, quint32 unitLimit, const Limits &limits = {});
/// The whole network fee in lamports: for this number of signatures, and the priority fee, rounded up. InvalidInput,
/// with the fee in SOL, when the priority fee exceeds the limit.
[[nodiscard]] Result<quint64> total(const Budget &budget, int signatures, const Limits &limits = {});
/// The priority fee, in lamports, within a network fee of total() for so many signatures; 0 for a fee below theirs.
[[nodiscard]] quint64 priorityPart(quint64 networkFee, int signatures);
/// Makes SetComputeUnitLimit and, for a price, SetComputeUnitPrice.
[[nodiscard]] QList<Instruction> instructions(const Budget &budget);

} // namespace curvedesk::networkFee
