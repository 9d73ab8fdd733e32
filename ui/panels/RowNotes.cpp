// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/panels/RowNotes.h"

#include "ui/models/CellRoles.h"
#include "ui/theme/Theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace curvedesk {

namespace {

constexpr int wrapped = Qt::TextWordWrap | Qt::AlignTop;

/// Around the words of a cell, in pixels at 100 %.
constexpr int cellMargins = 12;
constexpr int belowNote = 5;

} // namespace

RowNotes::RowNotes(QTableView &table, int column, Begin begin)
    : CellDelegate(&table)
    , m_table(table)
    , m_column(column)
    , m_begin(begin)
{
    const QAbstractItemModel *model = table.model();
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { fitRows(first, last); });
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last) { fitRows(first.row(), last.row()); });
    connect(model, &QAbstractItemModel::rowsMoved, this, &RowNotes::fitAll);
    connect(model, &QAbstractItemModel::layoutChanged, this, &RowNotes::fitAll);
    connect(model, &QAbstractItemModel::modelReset, this, &RowNotes::fitAll);
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &RowNotes::fitAll);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, &m_later, qOverload<>(&QTimer::start));
    connect(table.horizontalHeader(), &QHeaderView::geometriesChanged, &m_later, qOverload<>(&QTimer::start));
}

QString RowNotes::noteBelow(int row) const
{
    const QString note = m_table.model()->index(row, m_column).data(NoteRole).toString();
    if (note.isEmpty() || m_table.isColumnHidden(m_column))
        return note;
    const Theme &theme = themeOf(&m_table);
    const int needed = QFontMetrics(theme.font(TextRole::Body)).horizontalAdvance(note) + theme.scaled(cellMargins);
    return needed <= m_table.columnWidth(m_column) ? QString() : note;
}

QRect RowNotes::room(int row) const
{
    const Theme &theme = themeOf(&m_table);
    const int top = m_table.rowViewportPosition(row) + m_table.verticalHeader()->defaultSectionSize();
    const QRect line(0, top, m_table.viewport()->width(), m_table.viewport()->height());
    int indent = theme.scaled(10); // of the first column's words
    for (int column = 0; m_begin == Begin::SecondColumn && column < m_table.model()->columnCount(); ++column) {
        if (m_table.isColumnHidden(column))
            continue;
        indent = m_table.columnWidth(column) + theme.scaled(cellMargins / 2);
        break;
    }
    return QStyle::visualRect(m_table.layoutDirection(), line,
                              line.adjusted(indent, -theme.scaled(2), -theme.scaled(cellMargins / 2), 0));
}

void RowNotes::fitRows(int first, int last)
{
    const Theme &theme = themeOf(&m_table);
    const QFontMetrics metrics(theme.font(TextRole::Body));
    QHeaderView &rows = *m_table.verticalHeader();
    for (int row = first; row <= last; ++row) {
        int height = rows.defaultSectionSize();
        if (const QString note = noteBelow(row); !note.isEmpty())
            height += metrics.boundingRect(room(row), wrapped, note).height() + theme.scaled(belowNote - 2);
        if (rows.sectionSize(row) != height)
            rows.resizeSection(row, height);
    }
}

void RowNotes::fitAll()
{
    fitRows(0, m_table.model()->rowCount() - 1);
}

void RowNotes::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int cells = m_table.verticalHeader()->defaultSectionSize();
    const QString note = option.rect.height() > cells ? noteBelow(index.row()) : QString();
    paintBackground(painter, option, index);
    if (note.isEmpty() || index.column() != m_column)
        paintWords(painter, option, index, qMin(cells, option.rect.height()));
    if (note.isEmpty())
        return;
    // Each cell paints its part of the note, because Qt paints cells one by one.
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    const Theme &theme = themeOf(&m_table);
    painter->setFont(theme.font(TextRole::Body));
    painter->setPen(theme.color(static_cast<Tone>(index.siblingAtColumn(m_column).data(CellToneRole).toInt())));
    const Qt::Alignment side = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter->drawText(room(index.row()), wrapped | static_cast<int>(side), note);
    painter->restore();
}

} // namespace curvedesk
#include "moc_RowNotes.cpp"
