// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ProfitCsv.h"

#include "core/money/MulDiv.h"
#include "ui/text/Csv.h"
#include "ui/text/OrderText.h"

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// When the order landed, in milliseconds: in which year its gain counts.
qint64 timeOf(const OrderSummary &order)
{
    return order.landedMs != 0 ? order.landedMs : order.settledMs;
}

} // namespace

QByteArray ProfitCsv::header()
{
    return "time_utc,kind,method,wallet,mint,symbol,base_units,acquired_utc,cost_lamports,cost_known,"
           "proceeds_lamports,gain_lamports,order,signature\r\n";
}

ProfitLots &ProfitCsv::lotsToChange(const QString &wallet, const QString &mint)
{
    const std::pair key(wallet, mint);
    auto found = m_lots.find(key);
    if (found == m_lots.end())
        found = m_lots.insert(key, ProfitLots(m_method));
    return *found;
}

QByteArray ProfitCsv::takeOrder(const OrderSummary &order)
{
    QByteArray out;
    const bool isSale = order.kind == OrderSummary::Kind::Sell;
    const bool hasLanded = order.status == TradeStatus::Succeeded || order.status == TradeStatus::Failed;
    if (!hasLanded)
        return out; // nothing moved, or nobody knows yet
    if (order.status == TradeStatus::Succeeded && !orderText::isMovedKnown(order)) {
        if (isSale)
            lotsToChange(order.wallet, order.mint).doubtCosts();
        return row(order, isSale ? u"sold"_s : u"bought"_s, {{}, {}, {}, u"no"_s, {}, {}});
    }
    const bool movesTokens = order.status == TradeStatus::Succeeded && order.movedTokens > 0 && !order.mint.isEmpty();
    // A buy's network fee is a part of its cost, a sale's is taken off its proceeds; what is above these is lost.
    quint64 lostFee = order.networkFeeLamports;
    if (movesTokens && order.kind != OrderSummary::Kind::Transfer)
        lostFee = isSale ? lostFee - qMin(lostFee, order.movedLamports) : 0;
    if (lostFee > 0)
        out += row(order, u"network_fee"_s, {0, lostFee, 0, true}, 0, -static_cast<qint64>(lostFee));
    if (!movesTokens)
        return out;
    ProfitLots &held = lotsToChange(order.wallet, order.mint);
    if (order.kind == OrderSummary::Kind::Buy || order.kind == OrderSummary::Kind::Launch) {
        const quint64 cost = saturated(uint128{order.movedLamports} + order.networkFeeLamports);
        held.add({order.movedTokens, cost, timeOf(order), true, ++m_acquired});
        return out;
    }
    const QList<Lot> gone = held.take(order.movedTokens);
    if (!isSale) {
        for (const Lot &lot : gone) {
            out += row(order, u"sent_away"_s, lot, 0, 0);
            lotsToChange(order.recipient, order.mint).add(lot);
        }
        return out;
    }
    quint64 proceedsLeft = order.movedLamports - qMin(order.movedLamports, order.networkFeeLamports);
    quint64 tokensLeft = order.movedTokens;
    for (const Lot &lot : gone) {
        const quint64 proceeds = mulDiv(proceedsLeft, lot.tokens, tokensLeft).value_or(0);
        proceedsLeft -= proceeds;
        tokensLeft -= lot.tokens;
        out += row(order, u"sold"_s, lot, proceeds,
                   static_cast<qint64>(proceeds) - static_cast<qint64>(lot.costLamports));
    }
    return out;
}

QByteArray ProfitCsv::takeTrade(const WalletTrade &trade)
{
    const TradeRow &traded = trade.trade.row;
    const quint64 fee = trade.trade.feeLamports;
    OrderSummary order;
    order.kind = traded.isBuy ? OrderSummary::Kind::Buy : OrderSummary::Kind::Sell;
    order.status = TradeStatus::Succeeded;
    order.wallet = traded.user;
    order.mint = traded.mint;
    order.symbol = trade.symbol;
    order.signature = traded.signature;
    order.movedTokens = traded.tokens;
    order.movedLamports
        = traded.isBuy ? saturated(uint128{traded.lamports} + fee) : traded.lamports - qMin(traded.lamports, fee);
    order.landedMs = traded.timestamp * millisecondsPerSecond;
    QByteArray out;
    if (std::exchange(m_lastTrade, traded.signature) != traded.signature)
        out += row(order, u"network_fee"_s, {{}, {}, {}, u"no"_s, {}, {}});
    return out + takeOrder(order);
}

QByteArray ProfitCsv::row(const OrderSummary &order, const QString &kind, const Lot &lot, quint64 proceedsLamports,
                          qint64 gainLamports) const
{
    return row(order, kind,
               {QString::number(lot.tokens), csv::time(lot.acquiredMs), QString::number(lot.costLamports),
                lot.isCostKnown ? u"yes"_s : u"no"_s, QString::number(proceedsLamports),
                QString::number(gainLamports)});
}

QByteArray ProfitCsv::row(const OrderSummary &order, const QString &kind, const QStringList &amounts) const
{
    return csv::line(QStringList{csv::time(timeOf(order)), kind,
                                 m_method == CostMethod::Fifo ? u"first in first out"_s : u"average cost"_s,
                                 csv::field(order.wallet), csv::field(order.mint), csv::field(order.symbol)}
                     + amounts + QStringList{csv::field(order.id), csv::field(order.signature)});
}

} // namespace curvedesk
