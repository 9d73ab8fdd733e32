// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QHash>
#include <QTableView>

namespace curvedesk {

/// A table of this window: rows of one height, no grid, one selected row, no editing. It emits hoverChanged(), so that
/// its model can keep rows in place under the mouse.
class DeskTable final : public QTableView
{
    Q_OBJECT

public:
    /// `name` is the accessible name; `rowHeight` in pixels at 100 %.
    DeskTable(const QString &name, QAbstractItemModel *model, int rowHeight, QWidget *parent = nullptr);

    /// The widths in pixels at 100 %; 0: the column takes the rest.
    void setColumnWidths(const QList<int> &widths);

    /// Hides a column while the table is narrower than `width` pixels at 100 %.
    void hideBelow(int column, int width);

signals:
    void hoverChanged(bool isHovered);
    /// A click or Enter on a row; `id` is the model's IdRole.
    void rowChosen(const QString &id);
    /// A double click or Enter on a row.
    void rowOpened(const QString &id);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void followTheme();

    int m_rowHeight;
    QList<int> m_widths;
    QHash<int, int> m_hiddenBelow;
};

} // namespace curvedesk
