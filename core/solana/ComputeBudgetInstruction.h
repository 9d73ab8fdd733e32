// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/BasisPoints.h"
#include "core/money/Lamports.h"
#include "core/solana/Message.h"

/// Builders and reader for the compute-budget program.
namespace curvedesk::computeBudget {

inline constexpr quint32 maxUnits = 1'400'000;
inline constexpr quint32 defaultUnitsPerInstruction = 200'000;
inline constexpr Lamports lamportsPerSignature{5000};

/// Builds the instruction that sets the most compute units that the transaction may use.
[[nodiscard]] Instruction setUnitLimit(quint32 units);
/// Builds the instruction that sets the priority fee of each compute unit, in millionths of a lamport.
[[nodiscard]] Instruction setUnitPrice(MicroLamports perUnit);

/// The compute budget that a message asks for, as read() finds it there; its `unitLimit` is at most maxUnits.
struct Request
{
    quint32 unitLimit = 0;
    MicroLamports unitPrice;

    bool operator==(const Request &) const = default;
};

/// Reads the compute units and their price that a message asks for, or the defaults: 200,000 units for each instruction
/// of another program, price 0; at most 1,400,000 units. Damaged for an unknown tag of the compute-budget program, a
/// short instruction or the same setting twice, also of those that are not kept (heap, loaded data).
[[nodiscard]] Result<Request> read(const Message &message);

/// The fee for the units asked for, ceil(limit * price / 10^6) in lamports; nullopt when it does not fit 64 bits.
[[nodiscard]] std::optional<Lamports> priorityFee(const Request &request);

/// The fee of the whole transaction: 5000 lamports a signature and the priority fee; nullopt beyond 64 bits.
[[nodiscard]] std::optional<Lamports> totalFee(const Message &message, const Request &request);

} // namespace curvedesk::computeBudget
