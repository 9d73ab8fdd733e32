// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/CellDelegate.h"

#include <QTimer>

class QTableView;

namespace curvedesk {

/// Paints a table whose rows grow: a NoteRole for which its column is too narrow stands whole below the row's cells.
class RowNotes final : public CellDelegate
{
    Q_OBJECT

public:
    enum class Begin { FirstColumn, SecondColumn };
    /// Follows the table's model, which must be set. The notes of `column` begin at the first or second shown column.
    RowNotes(QTableView &table, int column, Begin begin = Begin::SecondColumn);

    /// Paints a cell, and the part of the note below the row that is in the cell's width.
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The note that stands below the row; empty where there is none, or where it fits into its cell.
    [[nodiscard]] QString noteBelow(int row) const;

private:
    void fitRows(int first, int last); ///< makes rows first to last as high as their cells and notes need
    void fitAll(); ///< makes all rows as high as their cells and notes need
    /// The place of the row's note below its cells, with more height than it needs.
    [[nodiscard]] QRect room(int row) const;

    QTableView &m_table;
    int m_column;
    Begin m_begin;
    QTimer m_later; ///< fitAll(), once for all columns whose width changes
};

} // namespace curvedesk
