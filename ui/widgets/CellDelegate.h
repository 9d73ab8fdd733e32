// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/models/CellRoles.h"
#include "ui/theme/Flashes.h"

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

class QAbstractItemView;

namespace curvedesk {

struct Theme;

/// Paints the cells of every table by their CellRole: text, numbers, pills, coins, progress; foreign text stays plain.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(QAbstractItemView *view); ///< owned by the view, and follows the mouse over it from now on

    /// Marks the figure of the view's cell for a quarter of a second as one that rose or fell; nothing where the cell
    /// is marked already or not in view, or the theme is still. Only the cell is painted again, now and at the end.
    void flash(const QModelIndex &cell, bool isUp);

    /// Paints the cell: what is behind it, a flash that is under way, its words.
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The width in pixels of the whole text; the height follows the zoom alone, and tables give rows another.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The width in pixels of a cell that shows this text, number or pill whole; the first column needs more.
    [[nodiscard]] static int wantedWidth(const Theme &theme, CellKind kind, const QString &text);

protected:
    /// Paints what is behind the cell's words, in all of its height: the same in the whole row under the mouse.
    void paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Paints the cell's words, picture or bar in the middle of this height.
    static void paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, int height);

private:
    QAbstractItemView *m_view;
    QPersistentModelIndex m_entered; ///< the cell that the mouse entered last; none: it is below the rows
    Flashes<QPersistentModelIndex> m_flashes;
};

} // namespace curvedesk
