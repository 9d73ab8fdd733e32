// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/journal/ApiKey.h"
#include "core/journal/Order.h"

namespace curvedesk::keyLimits {

inline constexpr qint64 hourMs = 3'600'000;
inline constexpr qint64 dayMs = 24 * hourMs;

/// Checks that a key may be used now: Unauthorized when it was revoked, KeyExpired.
[[nodiscard]] Outcome checkValid(const ApiKey &key, qint64 nowMs);
/// Checks that a key may place this order now, after it has spent so much; reserves nothing. Unauthorized when it was
/// revoked, KeyExpired, ScopeMissing, WalletNotAllowed, LimitSlippage, LimitFee, ApprovalRefused; not for a sale:
/// LimitOrder, LimitHour, LimitDay. The detail of a limit names it, of these three with what is left.
[[nodiscard]] Outcome check(const ApiKey &key, const Order &order, const KeySpending &spent, qint64 nowMs);

/// A key and its rights as a line of the audit log has them, amounts in lamports; never its text.
[[nodiscard]] QList<std::pair<QByteArrayView, QString>> particulars(const ApiKey &key);

} // namespace curvedesk::keyLimits
