// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QAccessibleWidget>
#include <QHash>

class QTabBar;

namespace curvedesk {

/// A row of tabs as screen readers find it. Qt's own is named after its current tab, so that a list of three tabs
/// would be another thing after each change, and calls the current tab focused wherever the focus is.
class TabListReader final : public QAccessibleWidget
{
public:
    explicit TabListReader(QTabBar *tabs);
    ~TabListReader() override;

    [[nodiscard]] int childCount() const override; ///< all tabs, the hidden ones too
    /// The reader of one tab, made when it is first asked for and destroyed with this one; nullptr without such a tab.
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override; ///< -1: no tab's
    /// The reader, as child() makes it, of the tab at these pixels of the screen; nullptr where there is no tab.
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;

private:
    [[nodiscard]] QTabBar *tabs() const; ///< the row that is read

    mutable QHash<int, QAccessible::Id> m_children; ///< by index
};

} // namespace curvedesk
