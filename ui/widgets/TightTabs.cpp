// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TightTabs.h"

#include "ui/theme/Theme.h"

namespace curvedesk {

namespace {

/// Pixels at 100 % between the texts of two tabs where there is little room, and the property by which the style
/// hears of them.
constexpr int tightSpace = 6;
constexpr auto spaceProperty = "tabSpace";

} // namespace

TightTabs::TightTabs(const QString &objectName, const QString &accessibleName, QWidget *parent)
    : QTabBar(parent)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    connect(this, &QTabBar::currentChanged, this, &TightTabs::arrange);
}

QSize TightTabs::sizeHint() const
{
    const int space = style()->pixelMetric(QStyle::PM_TabBarTabHSpace);
    return {widthOfTexts() + count() * space, QTabBar::sizeHint().height()};
}

QSize TightTabs::minimumSizeHint() const
{
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width += (i == currentIndex() ? tabSizeHint(i) : QTabBar::minimumTabSizeHint(i)).width();
    return {width, QTabBar::minimumSizeHint().height()};
}

QSize TightTabs::minimumTabSizeHint(int index) const
{
    QSize size = tabSizeHint(index);
    if (index == currentIndex())
        return size;
    // An equal share of what the current one leaves: the long ones are shortened, and no short one.
    const int rest = width() - tabSizeHint(currentIndex()).width();
    const int share = rest / qMax(1, count() - 1);
    size.setWidth(qBound(0, share, size.width()));
    return size;
}

void TightTabs::tabInserted(int index)
{
    QTabBar::tabInserted(index);
    setTabToolTip(index, tabText(index)); // the whole text of a shortened one
}

void TightTabs::resizeEvent(QResizeEvent *event)
{
    const bool isTight = width() < sizeHint().width();
    if (isTight != property(spaceProperty).isValid()) {
        setProperty(spaceProperty, isTight ? QVariant(tightSpace) : QVariant());
        arrange();
    }
    QTabBar::resizeEvent(event);
}

int TightTabs::widthOfTexts() const
{
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width += fontMetrics().size(Qt::TextShowMnemonic, tabText(i)).width();
    return width;
}

int TightTabs::wholeWidth() const
{
    return widthOfTexts() + count() * themeOf(this).scaled(tightSpace);
}

void TightTabs::arrange()
{
    setElideMode(elideMode()); // of all that lays tabs out again the one without another effect
    updateGeometry();
}

} // namespace curvedesk
