// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/DeskTable.h"

#include "ui/models/CellRoles.h"
#include "ui/models/RowText.h"
#include "ui/models/SortedRows.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/CellDelegate.h"
#include "ui/widgets/Painting.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScopeGuard>

#include <algorithm>
#include <utility>

namespace curvedesk {

DeskTable::DeskTable(const QString &name, QAbstractItemModel *model, int rowHeight)
    : m_rowHeight(rowHeight)
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
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(24);
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex &index) { emit rowOpened(index.data(IdRole).toString()); });
    repaintWhenRowsMove(*model);
    m_keys.setSingleShot(true);
    connect(&m_keys, &QTimer::timeout, this, &DeskTable::updateHeld);
    followTheme();
}

void DeskTable::repaintWhenRowsMove(const QAbstractItemModel &model)
{
    // Qt moves the pictures of rows only when it is idle: until then a row that changed would stand at two places.
    const auto repaint = qOverload<>(&QWidget::update);
    connect(&model, &QAbstractItemModel::rowsMoved, viewport(), repaint);
    connect(&model, &QAbstractItemModel::rowsInserted, viewport(), repaint);
    connect(&model, &QAbstractItemModel::rowsRemoved, viewport(), repaint);
    connect(&model, &QAbstractItemModel::layoutChanged, viewport(), repaint);
    // Qt repaints only the cell with the focus; the ring is around its row.
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, viewport(), repaint);
}

void DeskTable::allowSorting()
{
    m_sorted = new SortedRows(model(), this);
    setModel(m_sorted);
    repaintWhenRowsMove(*m_sorted);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSectionsClickable(true);
    setSortingEnabled(true);
    connect(this, &DeskTable::heldChanged, m_sorted, [this](bool isHeld) { m_sorted->setDynamicSortFilter(!isHeld); });
}

void DeskTable::setSorting(const Sorting &sorting)
{
    if (m_sorted != nullptr && sorting.column < model()->columnCount())
        horizontalHeader()->setSortIndicator(qMax(-1, sorting.column), sorting.order);
}

DeskTable::Sorting DeskTable::sorting() const
{
    return {horizontalHeader()->sortIndicatorSection(), horizontalHeader()->sortIndicatorOrder()};
}

void DeskTable::addSortMenu(QMenu &menu)
{
    QMenu &columns = *menu.addMenu(tr("Sort by"));
    columns.setObjectName(QStringLiteral("sortMenu"));
    const Sorting now = sorting();
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        const auto first
            = static_cast<Qt::SortOrder>(model()->headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
        const bool isAgain = now.column == column && now.order == first;
        const Qt::SortOrder other = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
        const Sorting wanted{column, isAgain ? other : first};
        const QString heading = displayText::onButton(model()->headerData(column, Qt::Horizontal).toString());
        QAction *action = columns.addAction(heading, this, [this, wanted] { setSorting(wanted); });
        action->setCheckable(true);
        action->setChecked(now.column == column);
    }
    columns.addSeparator();
    columns.addAction(tr("The usual order"), this, [this] { setSorting({}); })->setEnabled(now.column >= 0);
}

void DeskTable::setChosenColumns(const QList<int> &columns, int firstWidth)
{
    m_chosen = columns;
    std::ranges::sort(*m_chosen);
    hideToFit(QList<int>(m_chosen->rbegin(), m_chosen->rend()), firstWidth);
}

void DeskTable::widenToFit(int column, int most)
{
    m_widened = {column, most};
    connect(model(), &QAbstractItemModel::rowsInserted, this, &DeskTable::hideColumnsToFit);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, &DeskTable::hideColumnsToFit);
    connect(model(), &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first) {
        if (first.column() <= m_widened.first)
            hideColumnsToFit();
    });
}

int DeskTable::wantedWidth(int column) const
{
    if (m_widths.value(column) == 0)
        return 0;
    const Theme &theme = themeOf(this);
    const QString widest = model()->headerData(column, Qt::Horizontal, WidestTextRole).toString();
    const auto kind = static_cast<CellKind>(model()->headerData(column, Qt::Horizontal, CellKindRole).toInt());
    const int needed = widest.isEmpty() ? 0 : CellDelegate::wantedWidth(theme, kind, widest);
    const int cells = column == m_widened.first ? qMin(sizeHintForColumn(column), theme.scaled(m_widened.second)) : 0;
    return std::max({theme.scaled(m_widths.value(column)), headingWidth(column), needed, cells});
}

int DeskTable::headingWidth(int column) const
{
    const QFontMetrics small(themeOf(this).font(TextRole::Small));
    return small.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString()) + themeOf(this).scaled(13);
}

void DeskTable::hideColumnsToFit()
{
    int room = viewport()->width() - themeOf(this).scaled(m_restWidth);
    QList<int> hidden;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (m_chosen && column > 0 && !m_chosen->contains(column))
            hidden.append(column);
        else
            room -= wantedWidth(column);
    }
    for (const int column : std::as_const(m_hiddenFirst)) {
        if (room >= 0)
            break;
        hidden.append(column);
        room += m_widths.value(column) == 0 ? themeOf(this).scaled(m_restWidth) : wantedWidth(column);
    }
    // Without the column that takes the rest the last one does. Where there is too little, words are shortened.
    bool isStretched = m_widths.isEmpty();
    int last = -1;
    int rest = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, hidden.contains(column));
        if (hidden.contains(column))
            continue;
        if (m_widths.value(column) == 0) {
            isStretched = true;
            rest -= themeOf(this).scaled(qMax(m_restWidth, m_narrowedRest));
            continue;
        }
        setColumnWidth(column, wantedWidth(column));
        rest -= wantedWidth(column);
        last = column;
    }
    const auto narrow = [&](int column, int least) {
        const int given = isColumnHidden(column) ? 0 : qBound(0, -rest, qMax(0, columnWidth(column) - least));
        setColumnWidth(column, columnWidth(column) - given);
        rest += given;
    };
    for (const auto &[column, least] : std::as_const(m_narrowedFirst))
        narrow(column, qMax(themeOf(this).scaled(least), hasSigns(column) ? 0 : headingWidth(column)));
    for (int column = last; !isStretched && column >= 0; --column) {
        if (mayShorten(column))
            narrow(column, themeOf(this).scaled(leastWords));
    }
    if (!isStretched && last >= 0 && rest > 0)
        setColumnWidth(last, columnWidth(last) + rest);
}

bool DeskTable::hasSigns(int column) const
{
    return !model()->headerData(column, Qt::Horizontal, WidestTextRole).toString().isEmpty();
}

bool DeskTable::mayShorten(int column) const
{
    const auto alignment = model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    return !alignment.testFlag(Qt::AlignRight) && !hasSigns(column)
        && std::ranges::none_of(m_narrowedFirst, [column](const auto &each) { return each.first == column; });
}

void DeskTable::resizeEvent(QResizeEvent *event)
{
    hideColumnsToFit();
    QTableView::resizeEvent(event);
}

void DeskTable::markRow(int row, bool scrolls)
{
    if (m_sorted != nullptr && row >= 0)
        row = m_sorted->mapFromSource(m_sorted->sourceModel()->index(row, 0)).row();
    const QScopedValueRollback marking(m_isMarking, true);
    setAutoScroll(scrolls);
    const auto restored = qScopeGuard([this] { setAutoScroll(true); });
    if (row < 0)
        clearSelection();
    else if (!selectionModel()->isRowSelected(row)) {
        // Not selectRow(), which highlights nothing from right to left where the columns fill the table.
        const QModelIndex cell = model()->index(row, 0);
        const auto highlight = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
        if (hasFocus())
            selectionModel()->setCurrentIndex(cell, highlight);
        else
            selectionModel()->select(cell, highlight);
        if (scrolls)
            scrollTo(cell);
    }
}

void DeskTable::takeCurrentBack()
{
    const QModelIndexList highlighted = selectionModel()->selectedRows();
    const bool isHighlighted = m_left.isValid() && selectionModel()->isRowSelected(m_left.row());
    const QModelIndex back = highlighted.isEmpty() || isHighlighted ? QModelIndex(m_left) : highlighted.first();
    if (!currentIndex().isValid() && back.isValid())
        selectionModel()->setCurrentIndex(back, QItemSelectionModel::NoUpdate);
}

void DeskTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (!hasFocus() || !currentIndex().isValid())
        return;
    const QRect row(0, rowViewportPosition(currentIndex().row()), viewport()->width(), rowHeight(currentIndex().row()));
    QPainter painter(viewport());
    painting::focusRing(painter, row, themeOf(this).colors.accent, 4);
}

void DeskTable::focusInEvent(QFocusEvent *event)
{
    setAutoScroll(false); // a click takes the focus before it is looked up which row is under the pointer
    takeCurrentBack();
    setAutoScroll(true);
    QTableView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        scrollTo(currentIndex());
    viewport()->update();
}

void DeskTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    // Qt tells screen readers that the current cell has the focus, wherever that is.
    if (event->reason() != Qt::PopupFocusReason) {
        m_left = currentIndex();
        selectionModel()->setCurrentIndex({}, QItemSelectionModel::NoUpdate);
    }
}

QModelIndex DeskTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    // Without Ctrl, Home and End would move within the row, and only rows are highlighted here.
    const bool isToEdge = action == MoveHome || action == MoveEnd;
    return QTableView::moveCursor(action, isToEdge ? modifiers | Qt::ControlModifier : modifiers);
}

void DeskTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (!m_isMarking && !selected.isEmpty())
        emit rowChosen(selected.indexes().first().data(IdRole).toString());
}

void DeskTable::rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last)
{
    // When the highlighted row is removed, Qt highlights its neighbour, which the user did not choose.
    const int row = selectionModel()->selectedRows().value(0).row(); // -1 without one
    const bool isGoing = row >= first && row <= last;
    const QScopedValueRollback marking(m_isMarking, true);
    QTableView::rowsAboutToBeRemoved(parent, first, last);
    if (isGoing)
        clearSelection();
}

QItemSelectionModel::SelectionFlags DeskTable::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    const QItemSelectionModel::SelectionFlags command = QTableView::selectionCommand(index, event);
    // A click with Ctrl would leave the chosen row without its highlight.
    const bool isLost = selectionMode() == SingleSelection && command.testFlag(QItemSelectionModel::Deselect);
    return isLost ? QItemSelectionModel::NoUpdate : command;
}

void DeskTable::updateHeld()
{
    const bool isHeld = underMouse() || m_keys.isActive();
    if (std::exchange(m_isHeld, isHeld) != isHeld)
        emit heldChanged(isHeld);
}

bool DeskTable::event(QEvent *event)
{
    const bool isDone = QTableView::event(event);
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        updateHeld();
    else if (event->type() == QEvent::StyleChange)
        followTheme();
    return isDone;
}

QString DeskTable::textOfRows(int row) const
{
    QList<int> rows;
    for (const QModelIndex &each : selectionModel()->selectedRows())
        rows.append(each.row());
    return rowText(*model(), rows.contains(row) ? rows : QList<int>{row});
}

void DeskTable::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex cell = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!cell.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("rowMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    emit rowMenuRequested(menu, cell);
    const auto offerCopy = [this, menu](const QString &words, const QString &text) {
        if (!text.isEmpty())
            menu->addAction(words, this, [text] { QGuiApplication::clipboard()->setText(text); });
    };
    const QString cellText = cell.data().toString().replace(QChar::Nbsp, u' ');
    offerCopy(tr("Copy %1").arg(displayText::onButton(cellText.left(40))), cellText);
    const QString rows = textOfRows(cell.row());
    const auto count = static_cast<int>(rows.count(u'\n')) + 1;
    offerCopy(count == 1 ? tr("Copy the row") : tr("Copy %n row(s)", nullptr, count), rows);
    offerCopy(tr("Copy the mint address"), cell.data(MintRole).toString());
    offerCopy(tr("Copy the wallet's address"), cell.data(WalletRole).toString());
    offerCopy(tr("Copy the signature"), cell.data(SignatureRole).toString());
    if (m_sorted != nullptr) {
        menu->addSeparator();
        addSortMenu(*menu);
    }
    QPoint at = event->reason() == QContextMenuEvent::Keyboard ? viewport()->mapToGlobal(visualRect(cell).bottomLeft())
                                                               : event->globalPos();
    // Qt keeps it on the screen only: below the window it would lie over another program.
    at.setY(qMin(at.y(), qMax(window()->y(), window()->frameGeometry().bottom() - menu->sizeHint().height())));
    menu->popup(at);
}

void DeskTable::keyPressEvent(QKeyEvent *event)
{
    takeCurrentBack();
    if (event->matches(QKeySequence::Copy) && currentIndex().isValid()) {
        QGuiApplication::clipboard()->setText(textOfRows(currentIndex().row()));
        return;
    }
    m_keys.start(keysHoldMs);
    updateHeld();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        emit rowOpened(currentIndex().data(IdRole).toString());
        return;
    }
    QTableView::keyPressEvent(event);
}

void DeskTable::followTheme()
{
    const Theme &theme = themeOf(this);
    verticalHeader()->setMinimumSectionSize(theme.scaled(18));
    verticalHeader()->setDefaultSectionSize(theme.rowHeight(m_rowHeight));
    for (int column = 0; column < m_widths.size(); ++column)
        horizontalHeader()->setSectionResizeMode(column,
                                                 m_widths[column] == 0 ? QHeaderView::Stretch : QHeaderView::Fixed);
    hideColumnsToFit();
}

} // namespace curvedesk
#include "moc_DeskTable.cpp"
