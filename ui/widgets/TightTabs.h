// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTabBar>

namespace curvedesk {

/// A row of tabs that stand closer where there is little room, and are shortened where that is not enough; the current
/// one is always shown whole.
class TightTabs final : public QTabBar
{
    Q_OBJECT

public:
    /// The names are for tests and screen readers.
    TightTabs(const QString &objectName, const QString &accessibleName, QWidget *parent = nullptr);

    /// The width at which no tab is shortened or close to the next.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The width below which tabs are shortened.
    [[nodiscard]] int wholeWidth() const;

protected:
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void tabInserted(int index) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int widthOfTexts() const;
    /// Lays the tabs out again.
    void arrange();
};

} // namespace curvedesk
