// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/TradeTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/models/PriceMath.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <algorithm>
#include <functional>

namespace curvedesk {

namespace {

/// The side with a triangle that says it too.
QString sideText(bool isBuy)
{
    return isBuy ? TradeTableModel::tr("▲ Buy") : TradeTableModel::tr("▼ Sell");
}

/// True when the list has the trade.
bool hasTrade(const QList<TradeRow> &trades, const TradeRow &trade)
{
    return std::ranges::any_of(trades, [&trade](const TradeRow &each) { return each.isSame(trade); });
}

/// The longest text of the column of sides, which is shown whole or as signs.
QString longestSide()
{
    return sideText(true).size() > sideText(false).size() ? sideText(true) : sideText(false);
}

} // namespace

TradeTableModel::TradeTableModel(QObject *parent)
    : ColumnModel({{tr("Time")},
                   {tr("Side"), false, longestSide()},
                   {tr("SOL"),
                    true,
                    {},
                    CellKind::Text,
                    tr("SOL that went into the curve or came out of it, without fees. Activity says what an order of "
                       "yours spent or brought.")},
                   {tr("Tokens"), true},
                   {tr("Price"), true},
                   {tr("Trader")}},
                  parent)
{
}

void TradeTableModel::setTrades(const QString &mint, const QList<TradeRow> &trades)
{
    beginResetModel();
    m_mint = mint;
    m_trades = trades.first(qMin(trades.size(), maxRows));
    endResetModel();
}

void TradeTableModel::add(const QList<TradeRow> &trades)
{
    QList<TradeRow> fresh;
    for (const TradeRow &trade : trades) {
        if (trade.mint == m_mint && !hasTrade(m_trades, trade) && !hasTrade(fresh, trade))
            fresh.prepend(trade);
    }
    // Those that fill a gap are older than others here. Within a slot they come in the order of the chain.
    std::ranges::stable_sort(fresh, std::ranges::greater(), &TradeRow::slot);
    qsizetype row = 0;
    while (!fresh.isEmpty()) {
        while (row < m_trades.size() && m_trades.at(row).slot > fresh.first().slot)
            ++row;
        qsizetype count = 1; // those that have their place together
        while (count < fresh.size() && (row == m_trades.size() || fresh.at(count).slot >= m_trades.at(row).slot))
            ++count;
        beginInsertRows({}, static_cast<int>(row), static_cast<int>(row + count) - 1);
        m_trades = m_trades.first(row) + fresh.first(count) + m_trades.sliced(row);
        endInsertRows();
        row += count;
        fresh.remove(0, count);
    }
    removeBehind(m_trades, maxRows);
}

void TradeTableModel::setOwnWallets(const QStringList &wallets)
{
    m_own = wallets;
    if (!m_trades.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1)); // amounts of own trades may be hidden
}

QVariant TradeTableModel::cell(const QModelIndex &index, int role) const
{
    const TradeRow &trade = m_trades.at(index.row());
    const int column = index.column();
    if ((column == SolColumn || column == TokensColumn) && isHidden(column, role) && isOwn(trade))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole:
        return text(trade, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(toolTip(trade, column));
    case ShortTextRole: // the triangle, which says it too
        return column == SideColumn ? QVariant(sideText(trade.isBuy).left(1)) : QVariant();
    case CellKindRole:
        return static_cast<int>(column == SideColumn ? CellKind::Text : CellKind::Number);
    case CellToneRole:
        if (column == SideColumn)
            return static_cast<int>(trade.isBuy ? Tone::Buy : Tone::Sell);
        if (column == TraderColumn && isOwn(trade))
            return static_cast<int>(Tone::Accent);
        return static_cast<int>(column == TimeColumn || column == TraderColumn ? Tone::Muted : Tone::Normal);
    case IdRole:
    case SignatureRole:
        return trade.signature;
    case WalletRole:
        return trade.user;
    case MintRole:
        return trade.mint;
    default:
        return {};
    }
}

QString TradeTableModel::text(const TradeRow &trade, int column) const
{
    switch (column) {
    case TimeColumn:
        return timeText::clockOrDay(trade.timestamp * 1000);
    case SideColumn:
        return sideText(trade.isBuy);
    case SolColumn:
        return amountText::sol(trade.lamports);
    case TokensColumn:
        return amountText::tokens(trade.tokens);
    case PriceColumn:
        return amountText::price(priceMath::marketCap(trade.lamports, trade.tokens));
    case TraderColumn:
        return isOwn(trade) ? tr("you") : trade.user; // of which the cell shows as much as fits
    default:
        return {};
    }
}

QString TradeTableModel::toolTip(const TradeRow &trade, int column) const
{
    switch (column) {
    case TimeColumn:
        return tr("%1, slot %2").arg(timeText::utc(trade.timestamp * 1000), QString::number(trade.slot));
    case SideColumn:
        return sideText(trade.isBuy);
    case SolColumn:
        return amountText::lamports(trade.lamports);
    case TokensColumn:
        return tr("%1 base units").arg(trade.tokens);
    case PriceColumn:
        return tr("%1 SOL for one token")
            .arg(amountText::priceExact(priceMath::marketCap(trade.lamports, trade.tokens)));
    case TraderColumn:
        return trade.user;
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_TradeTableModel.cpp"
