// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/DeskTable.h"

#include "ui/models/CellRoles.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CellDelegate.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace curvedesk {

DeskTable::DeskTable(const QString &name, QAbstractItemModel *model, int rowHeight, QWidget *parent)
    : QTableView(parent)
    , m_rowHeight(rowHeight)
{
    setAccessibleName(name);
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(24);
    connect(this, &QAbstractItemView::clicked, this,
            [this](const QModelIndex &index) { emit rowChosen(index.data(IdRole).toString()); });
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex &index) { emit rowOpened(index.data(IdRole).toString()); });
    followTheme();
}

void DeskTable::setColumnWidths(const QList<int> &widths)
{
    m_widths = widths;
    followTheme();
}

void DeskTable::hideBelow(int column, int width)
{
    m_hiddenBelow.insert(column, width);
}

void DeskTable::resizeEvent(QResizeEvent *event)
{
    for (auto each = m_hiddenBelow.cbegin(); each != m_hiddenBelow.cend(); ++each)
        setColumnHidden(each.key(), width() < themeOf(this).scaled(each.value()));
    QTableView::resizeEvent(event);
}

void DeskTable::enterEvent(QEnterEvent *event)
{
    QTableView::enterEvent(event);
    emit hoverChanged(true);
}

void DeskTable::leaveEvent(QEvent *event)
{
    QTableView::leaveEvent(event);
    emit hoverChanged(false);
}

void DeskTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit rowChosen(currentIndex().data(IdRole).toString());
        emit rowOpened(currentIndex().data(IdRole).toString());
        return;
    }
    QTableView::keyPressEvent(event);
}

void DeskTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        followTheme();
}

void DeskTable::followTheme()
{
    const Theme &theme = themeOf(this);
    verticalHeader()->setMinimumSectionSize(theme.scaled(18));
    verticalHeader()->setDefaultSectionSize(theme.scaled(m_rowHeight));
    for (int column = 0; column < m_widths.size(); ++column) {
        const int width = m_widths.at(column);
        horizontalHeader()->setSectionResizeMode(column, width == 0 ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (width != 0)
            setColumnWidth(column, theme.scaled(width));
    }
}

} // namespace curvedesk
