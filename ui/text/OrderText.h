// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/text/ErrorText.h"
#include "ui/theme/Theme.h"

#include <QString>

#include <optional>

/// Orders as text, the same in the list, the sheet and the notices.
namespace curvedesk::orderText {

/// The history of a pending order.
enum class Phase {
    Usual,
    Recovering, ///< it was open when the program ended, and its outcome is being looked up
    Returned, ///< it had an outcome that a fork dropped
};

/// The name of a status: "Succeeded", "Failed on chain", "Expired", "Unknown", "Pending".
[[nodiscard]] QString status(TradeStatus status);
[[nodiscard]] Tone statusTone(TradeStatus status); ///< pending Accent, succeeded Buy, failed Error, others Warn
/// A sentence that explains the status to the user: what happened, and whether anything was spent.
[[nodiscard]] QString meaning(TradeStatus status);
/// The kind with a sign that repeats the meaning of its colour: "▲ Buy", "▼ Sell", "✦ Launch", "↗ Send".
[[nodiscard]] QString kind(OrderSummary::Kind kind);
[[nodiscard]] Tone kindTone(OrderSummary::Kind kind); ///< Buy or Sell; Normal for a launch or a transfer
/// How long a succeeded order took until its outcome was known: "0.41 s"; a transfer: "to Abcd…WXYZ · 0.41 s".
[[nodiscard]] QString timeTaken(const OrderSummary &order);
/// Slot and time taken, or the reason and fee of a failure, or what it means. `phase` counts for a pending order.
[[nodiscard]] QString detail(const OrderSummary &order, Phase phase = Phase::Usual);
/// The text of the order's error: that of one that landed for a failed order, else of one that did not; empty without.
[[nodiscard]] ErrorText reason(const OrderSummary &order);
/// One sentence for a notice: "Bought 16 843 120.11 $CFOX for 0.5 SOL."; without amounts where they are not known.
[[nodiscard]] QString notice(const OrderSummary &order);
/// One sentence for a notice in a window that hides amounts: "▲ Buy $CFOX: Succeeded."
[[nodiscard]] QString noticeWithoutAmounts(const OrderSummary &order);
/// The sentence for a notice that a fork dropped the order's outcome; shows nothing.
[[nodiscard]] QString returnedNotice(const OrderSummary &order);
/// True for an order that succeeded and whose moved amounts are known: not without the transaction's record. An order
/// for tokens that moved none is never signed, so that 0 of them stand for amounts that are not known.
[[nodiscard]] bool isMovedKnown(const OrderSummary &order);
/// The moved lamports, or the quoted ones of an order that has not succeeded; nullopt: not known.
[[nodiscard]] std::optional<quint64> lamports(const OrderSummary &order);
/// The moved base units, or the quoted ones of an order that has not succeeded; nullopt: not known.
[[nodiscard]] std::optional<quint64> tokens(const OrderSummary &order);

} // namespace curvedesk::orderText
