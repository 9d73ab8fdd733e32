// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/WalletTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

WalletTableModel::WalletTableModel(QObject *parent)
    : ColumnModel({{tr("Wallet")}, {tr("Balance in SOL"), true}}, parent)
{
}

void WalletTableModel::setWallets(const QList<WalletSummary> &wallets, const WalletMarks &marks)
{
    const bool isMarked = std::exchange(m_marks, marks) != marks;
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (std::ranges::find(wallets, m_wallets.at(row).address, &WalletSummary::address) == wallets.end()) {
            beginRemoveRows({}, row, row);
            m_wallets.removeAt(row);
            endRemoveRows();
        }
    }
    for (int row = 0; row < wallets.size(); ++row) {
        const WalletSummary &wallet = wallets.at(row);
        const int known = rowOf(wallet.address);
        if (known < 0) {
            beginInsertRows({}, row, row);
            m_wallets.insert(row, wallet);
            endInsertRows();
            continue;
        }
        if (known != row) {
            beginMoveRows({}, known, known, {}, row);
            m_wallets.move(known, row);
            endMoveRows();
        }
        if (m_wallets.at(row) != wallet || isMarked) {
            m_wallets[row] = wallet;
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        }
    }
}

int WalletTableModel::rowOf(const QString &address) const
{
    const auto found = std::ranges::find(m_wallets, address, &WalletSummary::address);
    return found == m_wallets.end() ? -1 : static_cast<int>(found - m_wallets.begin());
}

QVariant WalletTableModel::cell(const QModelIndex &index, int role) const
{
    const WalletSummary &wallet = m_wallets.at(index.row());
    const bool isLabel = index.column() == LabelColumn;
    if (isHidden(index.column(), role))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole: {
        if (!isLabel)
            return amountText::sol(wallet.lamports);
        const QString label = displayText::line(wallet.label, 32).text;
        const QString group = m_marks.value(wallet.address).group;
        const QString shown = group.isEmpty() ? label : u"%1 · %2"_s.arg(displayText::line(group, 32).text, label);
        return wallet.isWatched ? tr("%1 (watched)").arg(shown) : shown;
    }
    case WalletColourRole:
        return isLabel ? m_marks.value(wallet.address).colour : 0;
    case Qt::ToolTipRole:
        return displayText::toolTip(isLabel ? wallet.address : amountText::lamports(wallet.lamports));
    case CellKindRole:
        return static_cast<int>(isLabel ? CellKind::Text : CellKind::Number);
    case SortRole:
        return isLabel ? QVariant() : QVariant(wallet.lamports);
    case IdRole:
    case WalletRole:
        return wallet.address;
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_WalletTableModel.cpp"
