// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/ColumnModel.h"

#include "ui/text/DisplayText.h"

#include <utility>

namespace curvedesk {

ColumnModel::ColumnModel(QList<Heading> headings, QObject *parent)
    : QAbstractTableModel(parent)
    , m_headings(std::move(headings))
{
}

void ColumnModel::setTitle(int column, const QString &title)
{
    m_headings[column].title = title;
    emit headerDataChanged(Qt::Horizontal, column, column);
}

int ColumnModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows());
}

int ColumnModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant ColumnModel::alignment(int column) const
{
    // The digits of a column stand below each other in languages that are written from right to left too.
    return QVariant::fromValue(Qt::AlignVCenter
                               | (isNumber(column) ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft));
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_headings.size())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role == Qt::InitialSortOrderRole) // a table that is sorted by numbers begins with the largest
        return isNumber(section) ? Qt::DescendingOrder : Qt::AscendingOrder;
    if (role == WidestTextRole)
        return m_headings.at(section).widest;
    if (role == CellKindRole)
        return static_cast<int>(m_headings.at(section).kind);
    if (role == Qt::ToolTipRole && !m_headings.at(section).meaning.isEmpty())
        return displayText::toolTip(m_headings.at(section).meaning);
    if (role == Qt::AccessibleDescriptionRole)
        return m_headings.at(section).meaning;
    // Also as a tool tip: a column of signs may be narrower than its title, which is left out then.
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(m_headings.at(section).title) : QVariant();
}

QVariant ColumnModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column());
    if (role != Qt::AccessibleDescriptionRole)
        return cell(index, role);
    const QString words = displayText::textOfToolTip(cell(index, Qt::ToolTipRole).toString());
    return words == cell(index, Qt::DisplayRole).toString() ? QString() : words;
}

void ColumnModel::setHidesAmounts(bool hides)
{
    if (std::exchange(m_hidesAmounts, hides) != hides && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool ColumnModel::isHidden(int column, int role) const
{
    return m_hidesAmounts && isNumber(column) && (role == Qt::DisplayRole || role == Qt::ToolTipRole);
}

} // namespace curvedesk
#include "moc_ColumnModel.cpp"
