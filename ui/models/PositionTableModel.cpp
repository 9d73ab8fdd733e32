// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/PositionTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/models/PriceMath.h"
#include "ui/models/RowText.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

PositionTableModel::PositionTableModel(const WalletBook &book, QObject *parent)
    : ColumnModel({{tr("Coin")},
                   {tr("Wallet")},
                   {tr("Held"), true},
                   {tr("Value in SOL"), true},
                   {tr("Cost in SOL"), true},
                   {tr("Profit in SOL"), true},
                   {tr("%"), true},
                   {tr("Realised in SOL"), true}},
                  parent)
    , m_book(book)
{
}

void PositionTableModel::setPositions(const QList<Position> &positions)
{
    replaceRows(m_positions, positions);
}

void PositionTableModel::setMarketCap(const QString &mint, quint64 lamports)
{
    if (m_caps.contains(mint) && m_caps.value(mint) == lamports)
        return;
    m_caps.insert(mint, lamports);
    for (int row = 0; row < rowCount(); ++row) {
        if (m_positions.at(row).mint == mint)
            emit dataChanged(index(row, ValueColumn), index(row, ShareColumn));
    }
}

std::optional<quint64> PositionTableModel::valueOf(const Position &position) const
{
    if (position.tokens == 0)
        return 0;
    const auto cap = m_caps.constFind(position.mint);
    if (cap == m_caps.cend() || *cap == 0) // a migrated coin of which no trade was read has no price
        return std::nullopt;
    return priceMath::valueOf(position.tokens, *cap);
}

std::optional<quint64> PositionTableModel::valueOfBought(const Position &position) const
{
    Position bought = position;
    bought.tokens -= position.tokensWithoutCost;
    return valueOf(bought);
}

std::optional<qint64> PositionTableModel::profitOf(const Position &position) const
{
    const std::optional<quint64> value = valueOfBought(position);
    return value ? std::optional(static_cast<qint64>(*value) - static_cast<qint64>(position.costLamports))
                 : std::nullopt;
}

std::optional<qint64> PositionTableModel::profitShareOf(const Position &position) const
{
    const std::optional<quint64> value = valueOfBought(position);
    return value ? amountText::changeBps(position.costLamports, *value) : std::nullopt;
}

bool PositionTableModel::isCostKnown(const Position &position)
{
    return position.tokens == 0 || position.tokensWithoutCost < position.tokens;
}

QVariant PositionTableModel::sortValue(const Position &position, int column) const
{
    const auto known = [](const auto &value) { return value ? QVariant(*value) : QVariant(); };
    if (!isCostKnown(position) && column >= CostColumn && column <= ShareColumn)
        return {};
    switch (column) {
    case TokensColumn:
        return position.tokens;
    case ValueColumn:
        return known(valueOf(position));
    case CostColumn:
        return position.costLamports;
    case ProfitColumn:
        return known(profitOf(position));
    case ShareColumn:
        return known(profitShareOf(position));
    case RealisedColumn:
        return position.realisedLamports;
    default:
        return {};
    }
}

PositionTableModel::Totals PositionTableModel::totals() const
{
    Totals totals;
    for (const Position &position : m_positions) {
        totals.value += valueOf(position).value_or(position.costLamports);
        totals.profit += profitOf(position).value_or(0);
        totals.realised += position.realisedLamports;
        totals.withoutPrice += valueOf(position) ? 0 : 1;
    }
    return totals;
}

int PositionTableModel::rowOf(const QString &wallet, const QString &mint) const
{
    const auto found = std::ranges::find_if(
        m_positions, [&](const Position &each) { return each.wallet == wallet && each.mint == mint; });
    return found == m_positions.end() ? -1 : static_cast<int>(found - m_positions.begin());
}

QVariant PositionTableModel::cell(const QModelIndex &index, int role) const
{
    const Position &position = m_positions.at(index.row());
    const int column = index.column();
    if (isHidden(column, role))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole:
        return text(position, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(column == WalletColumn     ? position.wallet
                                        : column == CoinColumn ? coinNote(position.mint, position.symbol)
                                        : column == ValueColumn
                                        ? tr("At the market's price; selling moves it and costs fees.")
                                        : costNote(position));
    case CellKindRole:
        return static_cast<int>(isNumber(column) ? CellKind::Number : CellKind::Text);
    case CellToneRole: {
        const bool isProfit = column == ProfitColumn || column == ShareColumn;
        if (!isProfit && column != RealisedColumn)
            return static_cast<int>(column == WalletColumn ? Tone::Muted : Tone::Normal);
        const qint64 gain = isProfit ? profitOf(position).value_or(0) : position.realisedLamports;
        return static_cast<int>(gain == 0 ? Tone::Normal : gain > 0 ? Tone::Buy : Tone::Sell);
    }
    case SortRole:
        return sortValue(position, column);
    case MintRole:
        return position.mint;
    case SymbolRole:
        return position.symbol;
    case IsSuspectRole:
        return column == CoinColumn && displayText::line(position.symbol).wasAltered;
    case WalletRole:
        return position.wallet;
    default:
        return {};
    }
}

QString PositionTableModel::costNote(const Position &position)
{
    QString note = tr("By average cost. Curve and pool fees are included, network fees and rents are not.");
    if (position.tokensWithoutCost > 0)
        note += QChar(u'\n')
            + tr("%1 of the tokens came from elsewhere: what they cost is not known.")
                  .arg(amountText::tokensPlain(position.tokensWithoutCost));
    return note;
}

QString PositionTableModel::text(const Position &position, int column) const
{
    if (!isCostKnown(position) && column >= CostColumn && column <= ShareColumn)
        return u"–"_s;
    switch (column) {
    case WalletColumn:
        return m_book.labelOf(position.wallet);
    case CoinColumn: {
        const QString mint = displayText::shortAddress(position.mint);
        if (position.symbol.isEmpty())
            return mint;
        // Anybody can launch a coin with the ticker of another: the mint tells them apart.
        const bool isAlike = std::ranges::any_of(m_positions, [&position](const Position &each) {
            return each.symbol == position.symbol && each.mint != position.mint;
        });
        return isAlike ? displayText::ticker(position.symbol) + u' ' + mint : displayText::ticker(position.symbol);
    }
    case TokensColumn:
        return amountText::tokens(position.tokens);
    case ValueColumn: {
        const std::optional<quint64> value = valueOf(position);
        return value ? amountText::sol(*value) : u"…"_s;
    }
    case CostColumn:
        return amountText::sol(position.costLamports);
    case ProfitColumn: {
        const std::optional<qint64> profit = profitOf(position);
        return profit ? amountText::signedSol(*profit) : u"…"_s;
    }
    case ShareColumn: {
        const std::optional<qint64> bps = profitShareOf(position);
        return bps ? amountText::change(*bps) : u"–"_s;
    }
    case RealisedColumn:
        return amountText::signedSol(position.realisedLamports);
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_PositionTableModel.cpp"
