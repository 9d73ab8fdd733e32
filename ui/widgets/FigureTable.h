// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/TokenAmount.h"
#include "ui/theme/Theme.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace curvedesk {

class TextLabel;

/// Labels on the left, exact figures on the right with their digits aligned (also in alignWith()'s table), and their
/// units. A row keeps its place when its figure is cleared, so that nothing moves under the mouse.
class FigureTable final : public QWidget
{
    Q_OBJECT

public:
    struct Figure
    {
        QString text;
        Tone tone = Tone::Normal;
        QString exact; ///< the exact integer, for the tool tip
        QString unit; ///< shown beside the digits, so that these stay aligned
        QString shortUnit = {}; ///< shown where the unit does not fit
    };

    /// An amount of SOL with all its decimals, and the lamports in its tool tip.
    [[nodiscard]] static Figure solFigure(quint64 lamports);
    /// An amount of tokens with all its decimals, and the base units in its tool tip. `ticker`: foreign text, its unit.
    [[nodiscard]] static Figure tokenFigure(quint64 baseUnits, const QString &ticker,
                                            int decimals = curveTokenDecimals);

    /// `rowSpacing` in pixels; `unitWidth`, in pixels at 100 %, for all units; 0: as wide as these need.
    explicit FigureTable(int rowSpacing = 2, int unitWidth = 0);

    /// Adds a row at the end, with a dash for its figure. `key` names the row from then on, and is the object name of
    /// its figure. `isStrong`: label and figure in strong letters, for a sum.
    void addRow(const QString &key, const QString &label, bool isStrong = false);
    /// Keeps the digits of both tables below each other, from now on; each must outlive the other's last change.
    void alignWith(FigureTable &other);
    void setFigure(const QString &key, const Figure &figure); ///< of this key's row; nothing for an unknown key
    void setLabel(const QString &key, const QString &label); ///< of this key's row; nothing for an unknown key
    void setRowVisible(const QString &key, bool isVisible); ///< shows or hides it; nothing for an unknown key
    void clearFigures(); ///< sets every figure to a muted dash, without unit and tool tip; rows and labels stay
    /// The visible rows as lines of text, "Moved SOL: 0.5 SOL (500 000 000 lamports)", with plain blanks.
    [[nodiscard]] QString plainText() const;

protected:
    void changeEvent(QEvent *event) override; ///< gives the rows and units the sizes of a new theme or zoom

private:
    struct Row
    {
        QString key;
        QHBoxLayout *line;
        TextLabel *label;
        TextLabel *figure;
        TextLabel *unit;
        bool isStrong;
        QString exact;
    };
    /// Gives the rows the height of their figures, and all units one width; also aligns alignWith()'s figures.
    void sizeRows();
    [[nodiscard]] int widestFigure() const; ///< the width of the widest figure shown, in pixels
    [[nodiscard]] Row *row(const QString &key); ///< of this key, valid until addRow(); nullptr for an unknown one

    int m_unitWidth;
    FigureTable *m_aligned = nullptr; ///< alignWith()
    QVBoxLayout *m_lines;
    QList<Row> m_rows;
};

} // namespace curvedesk
