// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/models/CellRoles.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace curvedesk {

/// A table model with a fixed list of columns: it gives their count, titles and alignment, and what screen readers say
/// of a cell beyond its text; the derived model has the rows.
class ColumnModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ColumnModel)

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
    /// A column's title, meaning, alignment, kind of cell, widest text and first sort order, by its Heading; nothing of
    /// rows.
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;
    /// What the derived model's cell() answers; to Qt::AccessibleDescriptionRole the words of the cell's tool tip,
    /// which the mouse alone would reach, unless they are its text.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;

protected:
    /// `headings` in the order of the derived model's Column enum.
    ColumnModel(QList<Heading> headings, QObject *parent);
    /// Gives a column another title, and emits headerDataChanged().
    void setTitle(int column, const QString &title);
    /// The number of rows that the derived model has.
    [[nodiscard]] virtual qsizetype rows() const = 0;
    /// What data() answers about a cell that exists.
    [[nodiscard]] virtual QVariant cell(const QModelIndex &index, int role) const = 0;
    /// True for a column of numbers, by its heading.
    [[nodiscard]] bool isNumber(int column) const { return m_headings.at(column).isNumber; }
    /// True for text and tool tip of a column of numbers while amounts are hidden: amountText::hidden stands in their
    /// place, in the rows of the user's wallets, which the derived model tells.
    [[nodiscard]] bool isHidden(int column, int role) const;
    /// The answer to Qt::TextAlignmentRole, for the cells of a column and its heading.
    [[nodiscard]] QVariant alignment(int column) const;

private:
    QList<Heading> m_headings;
    bool m_hidesAmounts = false;
};

} // namespace curvedesk
