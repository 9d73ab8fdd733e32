// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace curvedesk {

/// "pending", "succeeded", "failed", "expired", "unknown": the same words in both doors.
enum class TradeStatus { Pending, Succeeded, Failed, Expired, Unknown };

/// An order as both doors list it.
struct OrderSummary
{
    QString id;
    enum class Kind { Buy, Sell, Launch } kind = Kind::Buy;
    TradeStatus status = TradeStatus::Pending;
    QString wallet;
    QString mint;
    QString symbol;
    QString signature;
    quint64 slot = 0;
    quint64 quotedLamports = 0;
    quint64 quotedTokens = 0;
    quint64 movedLamports = 0;
    quint64 movedTokens = 0;
    quint64 networkFeeLamports = 0;
    std::optional<Error> error;
    quint64 rollbacks = 0; ///< how often a fork dropped it after it had an outcome; then it is pending again
    qint64 createdMs = 0;
    qint64 settledMs = 0;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::OrderSummary)
