// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/theme/Theme.h"

#include <QString>

/// Orders in words, the same in the list, the sheet and the notices.
namespace curvedesk::orderText {

/// What is special about an order that is pending.
enum class Phase {
    Usual,
    Recovering, ///< left open when the program ended, and being looked up
    Returned, ///< had an outcome that a fork of the chain took back
};

/// "Succeeded", "Failed on chain", "Expired", "Unknown", "Pending".
[[nodiscard]] QString status(TradeStatus status);
[[nodiscard]] Tone statusTone(TradeStatus status);
/// What that word means, in a sentence.
[[nodiscard]] QString meaning(TradeStatus status);
/// "▲ Buy", "▼ Sell", "✦ Launch": a sign beside the colour.
[[nodiscard]] QString kind(OrderSummary::Kind kind);
[[nodiscard]] Tone kindTone(OrderSummary::Kind kind);
/// What to know about how it ended: slot and time taken, why it failed and what that cost, or what to expect.
[[nodiscard]] QString detail(const OrderSummary &order, Phase phase = Phase::Usual);
/// One sentence for a notice: "Bought 16 843 120.11 $CFOX for 0.5 SOL."
[[nodiscard]] QString notice(const OrderSummary &order);
/// The notice of an outcome that was taken back.
[[nodiscard]] QString returnedNotice(const OrderSummary &order);
/// Lamports and tokens that moved, or were quoted while nothing has moved yet.
[[nodiscard]] quint64 lamports(const OrderSummary &order);
[[nodiscard]] quint64 tokens(const OrderSummary &order);

} // namespace curvedesk::orderText
