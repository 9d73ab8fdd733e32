// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Instruction.h"

#include <optional>

/// What the network itself takes: signatures and the priority fee.
namespace curvedesk::networkFee {

/// Lamports a priority fee may come to: asked for by name, and chosen by us.
inline constexpr quint64 maxPriorityLamports = 100'000'000;
inline constexpr quint64 maxAutomaticLamports = 1'000'000;

/// Compute units asked for, and micro-lamports for each; a price of 0 is left out of the transaction.
struct Budget
{
    quint32 unitLimit = 0;
    quint64 unitPrice = 0;

    bool operator==(const Budget &) const = default;
};

/// What a transaction may use that used `consumed` units in simulation: a fifth more and a constant. Two trades alike
/// under one blockhash would be one transaction: a few units more or less, by `variation`, tell them apart.
[[nodiscard]] quint32 unitLimitFor(quint64 consumed, quint32 variation = 0);
/// The price that three quarters of the recent ones do not exceed, within maxAutomaticLamports for `unitLimit` units.
[[nodiscard]] quint64 automaticPrice(QList<quint64> recent, quint32 unitLimit);
/// Lamports in all. InvalidInput, naming the fee in SOL, when the priority part passes maxPriorityLamports.
[[nodiscard]] Result<quint64> total(const Budget &budget, int signatures);
/// SetComputeUnitLimit and, for a price, SetComputeUnitPrice.
[[nodiscard]] QList<Instruction> instructions(const Budget &budget);

} // namespace curvedesk::networkFee
