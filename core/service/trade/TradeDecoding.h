// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/trade/TradeReview.h"
#include "core/solana/Message.h"

/// Says what a trade's message signs.
namespace curvedesk::tradeDecoding {

/// Decodes a message for people to read, from its bytes alone, so that they see what is signed and not what was meant.
/// Figures that the message does not have, such as those of a simulation, stay 0.
[[nodiscard]] TradeReview review(const Message &message);
/// Decodes a whole wire transaction, signed or not, for people to read. Damaged when it is none.
[[nodiscard]] Result<TradeReview> reviewWire(QByteArrayView wire);

} // namespace curvedesk::tradeDecoding
