// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradeReview.h"

namespace curvedesk::reviewText {

/// The decoded transaction in lines: its size and network fee, the slot of its simulation, its last valid block, that
/// it is prepared again when confirmed, its blockhash, its instructions, its accounts with their rights.
[[nodiscard]] QString all(const TradeReview &review);
/// The lines of all() that follow from the transaction alone: its blockhash, instructions and accounts.
[[nodiscard]] QString contents(const TradeReview &review);

/// A sentence on the age of the review's blockhash and for how long it is valid, in seconds, `sinceMs` after the review
/// was made; or that it is too old.
[[nodiscard]] QString blockhashAge(const TradeReview &review, qint64 sinceMs);

} // namespace curvedesk::reviewText
