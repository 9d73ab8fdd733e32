// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Instruction.h"

#include <optional>

/// What the network itself takes: signatures and the priority fee.
namespace curvedesk::networkFee {

/// Bounds of a priority fee, whoever chose it.
struct Limits
{
    quint64 maxLamports = 5'000'000; ///< in all, per order
    /// Micro-lamports per compute unit that we offer at least where anybody pays at all: recent fees are each slot's
    /// lowest, which are often 0 on a busy network too.
    quint64 leastUnitPrice = 1'000;
};

/// Compute units asked for, and micro-lamports for each; a price of 0 is left out of the transaction.
struct Budget
{
    quint32 unitLimit = 0;
    quint64 unitPrice = 0;

    bool operator==(const Budget &) const = default;
};

/// Micro-lamports per compute unit, one per recent slot.
struct RecentFees
{
    QList<quint64> here; ///< to write the accounts in question
    QList<quint64> anywhere;
};

/// Units to allow a transaction that used `consumed` in simulation: a fifth more and a constant.
[[nodiscard]] quint32 unitLimitFor(quint64 consumed);
/// The same and `count` units more. Two equal trades under one blockhash would be one transaction: the limit of the
/// `count`-th one makes its bytes, and so its signature, another one's.
[[nodiscard]] quint32 distinctUnitLimit(quint64 consumed, quint32 count);
/// The price that three quarters of the recent ones do not exceed, here or anywhere, within the limits for `unitLimit`
/// units.
[[nodiscard]] quint64 automaticPrice(const RecentFees &recent, quint32 unitLimit, const Limits &limits = {});
/// Lamports in all. InvalidInput, naming the fee in SOL, when the priority part passes the limit.
[[nodiscard]] Result<quint64> total(const Budget &budget, int signatures, const Limits &limits = {});
/// SetComputeUnitLimit and, for a price, SetComputeUnitPrice.
[[nodiscard]] QList<Instruction> instructions(const Budget &budget);

} // namespace curvedesk::networkFee
