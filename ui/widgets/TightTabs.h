// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTabBar>

namespace curvedesk {

/// A row of tabs that stand closer, then are written smaller, then shortened, but for the current one, by the room.
class TightTabs final : public QTabBar
{
    Q_OBJECT

public:
    /// The names are for tests and screen readers.
    TightTabs(const QString &objectName, const QString &accessibleName);

    /// The width at which no tab is smaller, shortened or close to the next.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override; ///< of the current tab whole and the others shortened
    /// The width in pixels below which tabs are written smaller: of all their texts, standing close.
    [[nodiscard]] int wholeWidth() const;

protected:
    /// The current tab's whole width, of another one an equal share of the rest at most.
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void tabInserted(int index) override; ///< makes its whole text its tool tip
    void resizeEvent(QResizeEvent *event) override; ///< chooses space and letters by the width
    void changeEvent(QEvent *event) override; ///< chooses space and letters by a new theme or zoom
    void tabLayoutChange() override; ///< chooses space and letters anew: a tab may have been shown or hidden

private:
    /// The width of all tabs in this font with this space each, in pixels; the hidden ones take none.
    [[nodiscard]] int widthOf(const QFont &font, int space) const;
    void fit(); ///< chooses the space between the tabs and the size of their letters by the present width
    void arrange(); ///< has the tabs laid out again and the layout around them ask for their size
};

} // namespace curvedesk
