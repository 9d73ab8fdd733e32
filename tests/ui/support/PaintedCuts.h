// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QRect>
#include <QString>

class QWidget;

namespace curvedesk {

/// A place of a window where somebody cannot read all that is meant.
struct PaintedCut
{
    enum class Kind {
        Shortened, ///< an ellipsis that the whole text does not have
        Outside, ///< letters beyond what their widget, or all around it, shows
        Small, ///< letters below ten pixels at 100 %
        Crossing, ///< two texts of one widget on each other, or two widgets beside each other
        Narrow, ///< a button with less room than its words need
    };
    Kind kind = Kind::Shortened;
    QString widget; ///< its name; without one that of the next around it, and its class
    QString whole; ///< of crossing ones the other text or widget
    QString shown;
    QRect where; ///< in the window
};

/// All of them in a visible window, as its widgets paint themselves now.
[[nodiscard]] QList<PaintedCut> paintedCuts(QWidget &window);

/// A line about it.
[[nodiscard]] QString describe(const PaintedCut &cut);

} // namespace curvedesk
