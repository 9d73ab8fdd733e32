// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/pump/PumpErrors.h"

/// The account that the program keeps for each user: trading volume formerly, cashback on cashback coins.
namespace curvedesk::sandbox::pump {

/// Lamports that creating the accumulator at `index` would cost: 0 when it exists. Creates nothing.
[[nodiscard]] quint64 volumeAccumulatorRent(InvokeContext &context, qsizetype index);
/// Adds to the cashback in the account's data; its lamports are on the account already. Nothing for 0 lamports.
/// InvalidCashbackAccumulator, Overflow.
[[nodiscard]] ProgramOutcome addCashback(InvokeContext &context, qsizetype index, quint64 lamports);

/// init_user_volume_accumulator: creates the user's volume accumulator, at the payer's cost, and logs an event. Errors
/// of the account checks, and of the System program where it exists.
[[nodiscard]] ProgramOutcome initializeVolumeAccumulator(InvokeContext &context);

} // namespace curvedesk::sandbox::pump
