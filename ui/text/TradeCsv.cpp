// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/TradeCsv.h"

#include "ui/text/Csv.h"

namespace curvedesk::tradeCsv {

using namespace Qt::StringLiterals;

QByteArray rows(const QList<TradeRow> &trades)
{
    QByteArray out;
    for (const TradeRow &trade : trades) {
        out += csv::line({csv::time(trade.timestamp * 1000), QString::number(trade.slot), csv::field(trade.signature),
                          csv::field(trade.mint), csv::field(trade.user), trade.isBuy ? u"buy"_s : u"sell"_s,
                          QString::number(trade.lamports), QString::number(trade.tokens), csv::field(trade.pool)});
    }
    return out;
}

QByteArray rows(const QList<Position> &positions)
{
    QByteArray out;
    for (const Position &position : positions) {
        out += csv::line({csv::field(position.wallet), csv::field(position.mint), csv::field(position.symbol),
                          QString::number(position.tokens), QString::number(position.costLamports),
                          QString::number(position.realisedLamports), u"average cost"_s,
                          QString::number(position.tokensWithoutCost)});
    }
    return out;
}

QByteArray rows(const QString &mint, const QList<Holder> &holders)
{
    QByteArray out;
    for (const Holder &holder : holders)
        out += csv::line({csv::field(mint), csv::field(holder.wallet), QString::number(holder.tokens)});
    return out;
}

} // namespace curvedesk::tradeCsv
