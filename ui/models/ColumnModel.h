// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/models/CellRoles.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

#include <algorithm>

namespace curvedesk {

/// A table model with a fixed list of columns: it gives their count, titles and alignment, and what screen readers say
/// of a cell beyond its text; the derived model has the rows.
class ColumnModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Heading
    {
        QString title;
        bool isNumber = false; ///< aligned right, title and cells
        QString widest = {}; ///< the answer to WidestTextRole
        CellKind kind = CellKind::Text; ///< of the cells with the widest text
        QString meaning = {}; ///< what the figures are, for the tool tip; empty: the title says it
    };

    /// Hides or shows the amounts in the model's number columns, as far as they are those of the user's wallets; their
    /// sort values stay. Emits dataChanged() for another value; writes no settings.
    void setHidesAmounts(bool hides);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final;
    /// A column's title, meaning, alignment, kind of cell, widest text and first sort order; nothing of rows.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    /// What the derived model's cell() answers; the column's alignment; to Qt::AccessibleDescriptionRole the words of
    /// the cell's tool tip, which the mouse alone would reach, unless they are its text.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;

protected:
    ColumnModel(QList<Heading> headings, QObject *parent); ///< in the order of the derived model's Column enum
    void setTitle(int column, const QString &title); ///< gives a column another title, and emits headerDataChanged()
    [[nodiscard]] virtual qsizetype rows() const = 0; ///< the number of rows that the derived model has
    /// What data() answers about a cell that exists, besides its alignment.
    [[nodiscard]] virtual QVariant cell(const QModelIndex &index, int role) const = 0;
    /// True for a column of numbers, by its heading.
    [[nodiscard]] bool isNumber(int column) const { return m_headings.at(column).isNumber; }
    /// True for text and tool tip of a column of numbers while amounts are hidden: amountText::hidden stands in their
    /// place, in the rows of the user's wallets, which the derived model tells.
    [[nodiscard]] bool isHidden(int column, int role) const;
    /// Makes `list`, which has the rows, the same as `fresh`, with Qt's signals of changed, removed and inserted rows,
    /// but no reset: a reader would be back at the top.
    template<typename Row> void replaceRows(QList<Row> &list, const QList<Row> &fresh)
    {
        const auto both = static_cast<int>(qMin(list.size(), fresh.size()));
        std::copy_n(fresh.cbegin(), both, list.begin());
        if (both > 0)
            emit dataChanged(index(0, 0), index(both - 1, columnCount() - 1));
        removeBehind(list, both);
        if (fresh.size() > both) {
            beginInsertRows({}, both, static_cast<int>(fresh.size()) - 1);
            list.append(fresh.sliced(both));
            endInsertRows();
        }
    }
    /// Removes the rows of `list`, whose size rows() is, behind the first `most`.
    template<typename Row> void removeBehind(QList<Row> &list, qsizetype most)
    {
        if (list.size() <= most)
            return;
        beginRemoveRows({}, static_cast<int>(most), rowCount() - 1);
        list.resize(most);
        endRemoveRows();
    }

private:
    [[nodiscard]] QVariant alignment(int column) const; ///< the Qt::TextAlignmentRole of its cells and heading

    QList<Heading> m_headings;
    bool m_hidesAmounts = false;
};

} // namespace curvedesk
