// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QPersistentModelIndex>
#include <QTableView>
#include <QTimer>

#include <optional>
#include <utility>

class QMenu;

namespace curvedesk {

class SortedRows;

/// A table of this window: rows of one height (RowNotes makes some higher), no grid, usually one selected row, no
/// editing. The highlighted row is the chosen one: a click or a key that highlights another row emits rowChosen(), and
/// rows that are removed or sorted choose nothing.
class DeskTable final : public QTableView
{
    Q_OBJECT

public:
    /// `name` is the accessible name; `rowHeight` in pixels at 100 %.
    DeskTable(const QString &name, QAbstractItemModel *model, int rowHeight);

    /// Sets the widths in pixels at 100 %, which a longer heading or widest text exceeds; 0: the column takes the rest.
    void setColumnWidths(const QList<int> &widths)
    {
        m_widths = widths;
        followTheme();
    }

    /// Hides these columns one after another while the column that takes the rest would become narrower than
    /// `restWidth`, in pixels at 100 %. That column may be one of them: then the last one takes the rest.
    void hideToFit(const QList<int> &columns, int restWidth)
    {
        m_hiddenFirst = columns;
        m_restWidth = restWidth;
        hideColumnsToFit();
    }

    /// Narrows these columns, one after another, to these widths in pixels at 100 %, where the columns still do not
    /// fit: words give way to their signs, without a heading, and figures are written smaller, in columns no narrower
    /// than their headings. What fits in no way is scrolled to. `restWidth`: for the rest, if more than hideToFit()'s.
    void narrowToFit(const QList<std::pair<int, int>> &columns, int restWidth = 0)
    {
        m_narrowedFirst = columns;
        m_narrowedRest = restWidth;
        hideColumnsToFit();
    }

    /// From the next change of the model's rows on makes the column as wide as its cells need, up to `most` pixels at
    /// 100 %; others may be hidden. Call it after allowSorting(). Where room is short, narrowToFit() takes it back.
    void widenToFit(int column, int most);

    /// Shows only these columns besides the first; the last ones are hidden where the first would become narrower than
    /// `firstWidth`, in pixels at 100 %. Replaces what hideToFit() set.
    void setChosenColumns(const QList<int> &columns, int firstWidth);

    void allowSeveralRows() { setSelectionMode(ExtendedSelection); } ///< to copy them: where rows choose nothing

    /// Lets the user sort by the columns: a click on a heading, or the row's menu. Puts a SortedRows over the model, so
    /// that it is to be called before the widths are set. Rows keep their places while they are held.
    void allowSorting();
    struct Sorting
    {
        int column = -1; ///< -1: the model's order
        Qt::SortOrder order = Qt::AscendingOrder;
    };
    /// Sorts the rows; nothing without allowSorting() or for a column that the model does not have.
    void setSorting(const Sorting &sorting);
    [[nodiscard]] Sorting sorting() const; ///< as the user or setSorting() chose it last
    [[nodiscard]] bool isHeld() const { return m_isHeld; } ///< by the pointer, or by a key of the last seconds

    /// Highlights a row of the model it was made with, without rowChosen(); -1: none. A new one is scrolled to if told,
    /// and becomes current where the table has the focus.
    void markRow(int row, bool scrolls = true);

signals:
    void rowMenuRequested(QMenu *menu, const QModelIndex &row); ///< it is about to open; panels can add actions first
    /// True while the mouse is over the table or for seconds after a key in it: rows should then keep their places.
    void heldChanged(bool isHeld);
    void rowChosen(const QString &id); ///< the user highlighted a row; `id` is the model's IdRole
    void rowOpened(const QString &id); ///< a double click or Enter on a row

protected:
    /// Holds the rows under the mouse, with heldChanged(); takes up a new theme's heights and widths.
    bool event(QEvent *event) override;
    /// Copies the highlighted rows to the clipboard, highlights and opens the current one (rowChosen(), rowOpened()),
    /// or moves (rowChosen()); all but copying holds the rows for 3 s (heldChanged()).
    void keyPressEvent(QKeyEvent *event) override;
    /// Emits rowMenuRequested() and opens the row's menu, which copies to the clipboard and sorts.
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override; ///< hides and narrows columns, or shows them again, by the room
    void paintEvent(QPaintEvent *event) override; ///< also the ring of the focus, around the row on which Enter acts
    void focusInEvent(QFocusEvent *event) override; ///< makes chosen or former row current, scrolled to unless by mouse
    void focusOutEvent(QFocusEvent *event) override; ///< leaves no cell current, unless a menu opens
    /// Where a key leads to; Home and End lead to the first and the last row.
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    /// Emits rowChosen() for a highlighted row, unless the program highlighted it.
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    /// What a click or key highlights; where one row only is highlighted, Ctrl and a click leave it so.
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                                       const QEvent *event) const override;

protected slots:
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override; ///< clears their highlight

private:
    void followTheme(); ///< takes up heights and widths, and fits the columns
    /// Where none is current, makes current the row at which the keyboard left, or the one highlighted meanwhile.
    void takeCurrentBack();
    void repaintWhenRowsMove(const QAbstractItemModel &model); ///< from now on; also when another row becomes current
    void addSortMenu(QMenu &menu); ///< adds "Sort by" with the columns
    /// The texts of the highlighted rows from top to bottom, or of this one where it is not highlighted, a line each.
    [[nodiscard]] QString textOfRows(int row) const;
    /// Shows the chosen columns alone, in their widths, then hides and narrows some, one by one, until the rest fit.
    void hideColumnsToFit();
    [[nodiscard]] bool hasSigns(int column) const; ///< true for a column of words that may give way to their signs
    /// A column's width in pixels, the greatest of set one, heading, widest text, widenToFit(); 0: it takes the rest.
    [[nodiscard]] int wantedWidth(int column) const;
    [[nodiscard]] int headingWidth(int column) const; ///< in pixels, for the whole heading
    /// True for words that may be cut; false for figures, for words that a model wants whole and for narrowToFit()'s.
    [[nodiscard]] bool mayShorten(int column) const;
    static constexpr int leastWords = 48; ///< pixels at 100 % that shortened words keep
    void updateHeld(); ///< by the pointer or a recent key; emits heldChanged() for a change

    static constexpr int keysHoldMs = 3000;

    int m_rowHeight;
    SortedRows *m_sorted = nullptr; ///< over the model that the table was made with; nullptr: it cannot be sorted
    QList<int> m_widths;
    std::optional<QList<int>> m_chosen; ///< besides the first; without: all
    QList<int> m_hiddenFirst; ///< the columns that are hidden where room is short, in this order
    QList<std::pair<int, int>> m_narrowedFirst; ///< columns with their least widths in pixels at 100 %, in this order
    std::pair<int, int> m_widened{-1, 0}; ///< a column, and its greatest width in pixels at 100 %
    int m_restWidth = 0;
    int m_narrowedRest = 0;
    QPersistentModelIndex m_left; ///< the current cell when the focus left the table
    QTimer m_keys; ///< runs for some seconds after each key
    bool m_isHeld = false;
    bool m_isMarking = false; ///< the program changes the highlight, not the user
};

} // namespace curvedesk
