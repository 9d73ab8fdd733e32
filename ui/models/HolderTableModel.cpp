// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/HolderTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"

namespace curvedesk {

namespace {

/// The supply of every coin of the curve, in base units.
constexpr quint64 supply = 1'000'000'000'000'000;

} // namespace

HolderTableModel::HolderTableModel(const WalletBook &book, QObject *parent)
    : ColumnModel({{tr("Rank"), true}, {tr("Wallet")}, {tr("Tokens"), true}, {tr("Of the supply"), true}}, parent)
    , m_book(book)
{
    connect(&book, &WalletBook::changed, this, [this] {
        if (!m_holders.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void HolderTableModel::setHolders(const QList<Holder> &holders, const QString &creator)
{
    if (m_holders == holders && m_creator == creator)
        return;
    m_creator = creator;
    replaceRows(m_holders, holders);
}

QString HolderTableModel::shareOfTheLargest(int count) const
{
    quint64 tokens = 0;
    for (const Holder &holder : m_holders.first(qMin(m_holders.size(), qsizetype{count})))
        tokens += holder.tokens;
    return amountText::basisPoints(tokens / (supply / 10'000));
}

QVariant HolderTableModel::cell(const QModelIndex &index, int role) const
{
    const QString &wallet = m_holders.at(index.row()).wallet;
    if (index.column() >= TokensColumn && isHidden(index.column(), role) && m_book.wallet(wallet))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return displayText::toolTip(wallet);
    case CellKindRole:
        return static_cast<int>(CellKind::Number);
    case CellToneRole:
        return static_cast<int>(m_book.wallet(wallet) ? Tone::Accent : wallet == m_creator ? Tone::Warn : Tone::Normal);
    case SortRole:
        return index.column() == RankColumn  ? QVariant(index.row())
            : index.column() == WalletColumn ? QVariant()
                                             : QVariant(m_holders.at(index.row()).tokens);
    case WalletRole:
    case IdRole:
        return wallet;
    default:
        return {};
    }
}

QString HolderTableModel::text(int row, int column) const
{
    const Holder &holder = m_holders.at(row);
    switch (column) {
    case RankColumn:
        return QString::number(row + 1);
    case WalletColumn:
        if (m_book.wallet(holder.wallet))
            return tr("%1, yours").arg(m_book.labelOf(holder.wallet));
        return holder.wallet == m_creator ? tr("%1, the creator").arg(holder.wallet) : holder.wallet;
    case TokensColumn:
        return amountText::tokens(holder.tokens);
    case ShareColumn:
        return amountText::basisPoints(holder.tokens / (supply / 10'000));
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_HolderTableModel.cpp"
