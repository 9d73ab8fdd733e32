// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QGridLayout;

namespace curvedesk {

class TextLabel;

/// Labels on the left, exact figures on the right, one under the other with their digits lined up. Rows keep their
/// place while figures come and go, so that nothing jumps under the mouse.
class FigureTable final : public QWidget
{
    Q_OBJECT

public:
    struct Figure
    {
        QString text;
        Tone tone = Tone::Normal;
        QString exact; ///< tool tip: the integer
    };

    explicit FigureTable(QWidget *parent = nullptr);

    /// `key` names the row from then on, and is the object name of its figure.
    void addRow(const QString &key, const QString &label, bool isStrong = false);
    void setFigure(const QString &key, const Figure &figure);
    void setLabel(const QString &key, const QString &label);
    void setRowVisible(const QString &key, bool isVisible);
    /// Dashes everywhere.
    void clearFigures();

private:
    struct Row
    {
        QString key;
        TextLabel *label;
        TextLabel *figure;
    };
    [[nodiscard]] const Row *row(const QString &key) const;

    QGridLayout *m_grid;
    QList<Row> m_rows;
};

} // namespace curvedesk
