// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QHash>
#include <QTableView>

namespace curvedesk {

/// A table as this window has them: rows of one height, no grid, one row selected at a time, no editing. Says when the
/// mouse is over it, so that its model can hold rows still.
class DeskTable final : public QTableView
{
    Q_OBJECT

public:
    /// `name` is what a screen reader says.
    DeskTable(const QString &name, QAbstractItemModel *model, int rowHeight, QWidget *parent = nullptr);

    /// Width in pixels at 100 %; 0: as wide as the rest allows.
    void setColumnWidths(const QList<int> &widths);

    /// A column that goes while the table is narrower than this, in pixels at 100 %.
    void hideBelow(int column, int width);

signals:
    void hoverChanged(bool isHovered);
    /// By click or Enter; the model's IdRole.
    void rowChosen(const QString &id);
    /// By double click or Enter.
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
