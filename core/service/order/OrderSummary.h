// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/journal/Order.h"

#include <QMetaType>
#include <QString>

#include <optional>

namespace curvedesk {

/// The status of an order; window and API name it "pending", "succeeded", "failed", "expired", "unknown".
using TradeStatus = OrderStatus;

/// An order as window and API list it.
struct OrderSummary
{
    QString id;
    QString apiOwner; ///< owner of the API key that placed it (see ApiKey); empty for the window
    using Kind = OrderKind;
    Kind kind = Kind::Buy;
    TradeStatus status = TradeStatus::Pending;
    QString wallet;
    QString mint; ///< empty for a transfer of SOL
    QString symbol;
    int decimals = 6; ///< of the mint
    QString recipient; ///< of a transfer
    QString signature;
    quint64 slot = 0;
    quint64 quotedLamports = 0;
    quint64 quotedTokens = 0;
    quint64 limitLamports = 0; ///< signed limit on the payment or proceeds; 0 when the limit is in tokens
    quint64 limitTokens = 0; ///< signed minimum of tokens received, when the limit is in tokens
    quint64 movedLamports = 0;
    quint64 movedTokens = 0;
    quint64 networkFeeLamports = 0;
    std::optional<qint64> balanceChange; ///< of the wallet's lamports by the transaction; nullopt: not known
    std::optional<Error> error;
    quint64 rollbacks = 0; ///< how often a fork dropped it after it had an outcome; it was pending again then
    qint64 createdMs = 0;
    qint64 settledMs = 0; ///< when its outcome was learned, which can be days after it landed
    qint64 landedMs = 0; ///< time of its block; 0 where it is not known
    qint64 acceptedMs = 0; ///< when a node first took its bytes; 0 where it is not known
};

/// True for an order or a transaction that has landed, also in slot 0, a new sandbox's first; any other has slot 0.
template<class Followed> bool hasLanded(const Followed &followed)
{
    return followed.slot > 0 || followed.status == TradeStatus::Succeeded || followed.status == TradeStatus::Failed;
}

/// The answer to the request that placed an order.
struct TradeReceipt
{
    bool isSimulated = false; ///< true for a dry run: nothing was signed, there is no order and no outcome
    QString orderId; ///< empty for a dry run
    QString signature;
    QString mint;
    TradeStatus status = TradeStatus::Pending;
    quint64 slot = 0;
    std::optional<quint64> maxSolCostLamports; ///< the signed limit: at most one of these three
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    quint64 quotedLamports = 0; ///< quoted payment or proceeds, curve fees included
    quint64 quotedTokens = 0;
    quint64 networkFeeLamports = 0;
    std::optional<Error> error; ///< reason of an order without success, where it is known
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::OrderSummary)
