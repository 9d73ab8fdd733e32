// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/PositionTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"

#include <algorithm>

namespace curvedesk {

PositionTableModel::PositionTableModel(const WalletBook &book, QObject *parent)
    : ColumnModel(
        {{tr("Wallet")}, {tr("Coin")}, {tr("Held"), true}, {tr("Cost in SOL"), true}, {tr("Realised in SOL"), true}},
        parent)
    , m_book(book)
{
}

void PositionTableModel::setPositions(const QList<Position> &positions)
{
    const auto both = static_cast<int>(qMin(positions.size(), m_positions.size()));
    for (int row = 0; row < both; ++row)
        m_positions[row] = positions.at(row);
    if (both > 0)
        emit dataChanged(index(0, 0), index(both - 1, ColumnCount - 1));
    if (m_positions.size() > positions.size()) {
        beginRemoveRows({}, both, rowCount() - 1);
        m_positions.resize(both);
        endRemoveRows();
    } else if (positions.size() > both) {
        beginInsertRows({}, both, static_cast<int>(positions.size()) - 1);
        m_positions.append(positions.sliced(both));
        endInsertRows();
    }
}

int PositionTableModel::rowOf(const QString &wallet, const QString &mint) const
{
    const auto found = std::ranges::find_if(
        m_positions, [&](const Position &each) { return each.wallet == wallet && each.mint == mint; });
    return found == m_positions.end() ? -1 : static_cast<int>(found - m_positions.begin());
}

QVariant PositionTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Position &position = m_positions.at(index.row());
    const int column = index.column();
    if (isHidden(column, role))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole:
        return text(position, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(
            column == WalletColumn ? position.wallet
                : column == CoinColumn
                ? position.mint
                : tr("By average cost. Curve and pool fees are included, network fees and rents are not."));
    case Qt::TextAlignmentRole:
        return alignment(column);
    case CellKindRole:
        return static_cast<int>(isNumber(column) ? CellKind::Number : CellKind::Text);
    case CellToneRole:
        if (column != RealisedColumn || position.realisedLamports == 0)
            return static_cast<int>(column == WalletColumn ? Tone::Muted : Tone::Normal);
        return static_cast<int>(position.realisedLamports > 0 ? Tone::Buy : Tone::Sell);
    case MintRole:
        return position.mint;
    case SymbolRole:
        return position.symbol;
    case WalletRole:
        return position.wallet;
    default:
        return {};
    }
}

QString PositionTableModel::text(const Position &position, int column) const
{
    switch (column) {
    case WalletColumn:
        return m_book.labelOf(position.wallet);
    case CoinColumn:
        return position.symbol.isEmpty() ? displayText::shortAddress(position.mint)
                                         : displayText::ticker(position.symbol);
    case TokensColumn:
        return amountText::tokens(position.tokens);
    case CostColumn:
        return amountText::sol(position.costLamports);
    case RealisedColumn:
        return amountText::signedSol(position.realisedLamports);
    default:
        return {};
    }
}

} // namespace curvedesk
