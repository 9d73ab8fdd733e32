// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QSortFilterProxyModel>

namespace curvedesk {

/// A table's rows in the order that the user chose: numbers by their value (SortRole), texts as people read them, equal
/// rows as the model has them. Without a chosen column: as the model has them.
class SortedRows final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// `rows`: the table's model, which must outlive it.
    explicit SortedRows(QAbstractItemModel *rows, QObject *parent = nullptr);

    /// Sorts by this column; -1: in the model's order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    /// Compares by SortRole, else by text; a cell whose value is not known is below all that are.
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace curvedesk
