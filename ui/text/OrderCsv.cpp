// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/OrderCsv.h"

#include "ui/text/Csv.h"
#include "ui/text/OrderText.h"

namespace curvedesk::orderCsv {

using namespace Qt::StringLiterals;

namespace {

/// The word of the file for a kind, the same in every language.
QString kindName(OrderSummary::Kind kind)
{
    switch (kind) {
    case OrderSummary::Kind::Buy:
        return u"buy"_s;
    case OrderSummary::Kind::Sell:
        return u"sell"_s;
    case OrderSummary::Kind::Launch:
        return u"launch"_s;
    case OrderSummary::Kind::Transfer:
        return u"transfer"_s;
    }
    return {};
}

/// The word of the file for a status, the same in every language.
QString statusName(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return u"pending"_s;
    case TradeStatus::Succeeded:
        return u"succeeded"_s;
    case TradeStatus::Failed:
        return u"failed"_s;
    case TradeStatus::Expired:
        return u"expired"_s;
    case TradeStatus::Unknown:
        return u"unknown"_s;
    }
    return {};
}

/// The field of an amount that moved; empty where it is not known, because the order has no outcome or no node kept its
/// record. A failed or expired order moved nothing.
QString moved(const OrderSummary &order, quint64 amount)
{
    const bool movedNothing = order.status == TradeStatus::Failed || order.status == TradeStatus::Expired;
    return movedNothing || orderText::isMovedKnown(order) ? QString::number(amount) : QString();
}

} // namespace

QByteArray header()
{
    return QByteArray("id,created_utc,settled_utc,kind,status,wallet,mint,symbol,quoted_lamports,quoted_base_units,"
                      "moved_lamports,moved_base_units,network_fee_lamports,slot,signature,error,recipient,"
                      "wallet_change_lamports\r\n");
}

QByteArray rows(const QList<OrderSummary> &orders)
{
    QByteArray out;
    for (const OrderSummary &order : orders) {
        const QStringList row{csv::field(order.id),
                              csv::time(order.createdMs),
                              csv::time(order.settledMs),
                              kindName(order.kind),
                              statusName(order.status),
                              csv::field(order.wallet),
                              csv::field(order.mint),
                              csv::field(order.symbol),
                              QString::number(order.quotedLamports),
                              QString::number(order.quotedTokens),
                              moved(order, order.movedLamports),
                              moved(order, order.movedTokens),
                              QString::number(order.networkFeeLamports),
                              QString::number(order.slot),
                              csv::field(order.signature),
                              csv::field(order.error ? order.error->detail : QString()),
                              csv::field(order.recipient),
                              order.balanceChange ? QString::number(*order.balanceChange) : QString()};
        out += csv::line(row);
    }
    return out;
}

} // namespace curvedesk::orderCsv
