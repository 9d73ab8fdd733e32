// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/OrderCsv.h"

#include <QDateTime>
#include <QStringList>

namespace curvedesk::orderCsv {

using namespace Qt::StringLiterals;

namespace {

QString csvField(QString text)
{
    static constexpr QStringView formulaStarts = u"=+-@\t\r";
    if (!text.isEmpty() && formulaStarts.contains(text.front()))
        text.prepend(u'\'');
    text.replace(u'"', u"\"\""_s);
    return u'"' + text + u'"';
}

QString time(qint64 ms)
{
    return ms == 0 ? QString() : QDateTime::fromMSecsSinceEpoch(ms).toUTC().toString(Qt::ISODateWithMs);
}

QString kindName(OrderSummary::Kind kind)
{
    switch (kind) {
    case OrderSummary::Kind::Buy:
        return u"buy"_s;
    case OrderSummary::Kind::Sell:
        return u"sell"_s;
    case OrderSummary::Kind::Launch:
        return u"launch"_s;
    }
    return {};
}

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

} // namespace

QByteArray header()
{
    return QByteArray("id,created_utc,settled_utc,kind,status,wallet,mint,symbol,quoted_lamports,quoted_base_units,"
                      "moved_lamports,moved_base_units,network_fee_lamports,slot,signature,error\r\n");
}

QByteArray rows(const QList<OrderSummary> &orders)
{
    QByteArray out;
    for (const OrderSummary &order : orders) {
        const QStringList row{csvField(order.id),
                              time(order.createdMs),
                              time(order.settledMs),
                              kindName(order.kind),
                              statusName(order.status),
                              csvField(order.wallet),
                              csvField(order.mint),
                              csvField(order.symbol),
                              QString::number(order.quotedLamports),
                              QString::number(order.quotedTokens),
                              QString::number(order.movedLamports),
                              QString::number(order.movedTokens),
                              QString::number(order.networkFeeLamports),
                              QString::number(order.slot),
                              csvField(order.signature),
                              csvField(order.error ? order.error->detail : QString())};
        out += row.join(u',').toUtf8() + "\r\n";
    }
    return out;
}

} // namespace curvedesk::orderCsv
