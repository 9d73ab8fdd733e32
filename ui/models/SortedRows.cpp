// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/SortedRows.h"

#include "ui/models/CellRoles.h"

namespace curvedesk {

SortedRows::SortedRows(QAbstractItemModel *rows, QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSourceModel(rows);
}

void SortedRows::sort(int column, Qt::SortOrder order)
{
    // From the last to the first without a column, Qt would turn the model's order round.
    QSortFilterProxyModel::sort(column, column < 0 ? Qt::AscendingOrder : order);
}

bool SortedRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(SortRole);
    const QVariant b = right.data(SortRole);
    if (a.isValid() && b.isValid())
        return QVariant::compare(a, b) == QPartialOrdering::Less;
    if (a.isValid() || b.isValid())
        return b.isValid(); // what is not known is below everything
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

} // namespace curvedesk
#include "moc_SortedRows.cpp"
