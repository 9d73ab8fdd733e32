// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

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

signals:
    void hoverChanged(bool isHovered);
    /// By click, Enter or arrow keys; the model's IdRole.
    void rowChosen(const QString &id);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void followTheme();

    int m_rowHeight;
    QList<int> m_widths;
};

} // namespace curvedesk
