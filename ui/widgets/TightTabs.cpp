// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TightTabs.h"

#include "ui/theme/Theme.h"

#include <QStyle>

namespace curvedesk {

namespace {

/// Pixels at 100 % between two tabs' texts where there is little room, and the property that tells them to the style.
constexpr int tightSpace = 10;
constexpr int tightestSpace = 6;
constexpr int smallestFont = 11; ///< pixels at 100 %
constexpr auto spaceProperty = "tabSpace";

} // namespace

TightTabs::TightTabs(const QString &objectName, const QString &accessibleName)
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
    const QFont font = themeOf(this).font(TextRole::Body);
    return {widthOf(font, space), QTabBar::sizeHint().height()};
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
    int others = -1; // visible tabs besides the current one
    for (int i = 0; i < count(); ++i)
        others += isTabVisible(i) ? 1 : 0;
    const int share = (width() - tabSizeHint(currentIndex()).width()) / qMax(1, others);
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
    fit();
    QTabBar::resizeEvent(event);
}

void TightTabs::changeEvent(QEvent *event)
{
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        fit();
}

void TightTabs::fit()
{
    const Theme &theme = themeOf(this);
    QFont letters = theme.font(TextRole::Body);
    QVariant space;
    if (width() < sizeHint().width()) {
        const auto fits = [&](int between) { return widthOf(letters, theme.scaled(between)) <= width(); };
        while (!fits(tightSpace) && letters.pixelSize() > theme.scaled(smallestFont))
            letters.setPixelSize(letters.pixelSize() - 1);
        space = fits(tightSpace) ? tightSpace : tightestSpace;
    }
    if (space == property(spaceProperty) && letters.pixelSize() == font().pixelSize())
        return;
    setProperty(spaceProperty, space);
    setFont(letters);
    arrange();
}

void TightTabs::tabLayoutChange()
{
    QTabBar::tabLayoutChange();
    fit();
}

int TightTabs::widthOf(const QFont &font, int space) const
{
    const QFontMetrics metrics(font);
    int width = 0;
    for (int i = 0; i < count(); ++i)
        width += isTabVisible(i) ? metrics.size(Qt::TextShowMnemonic, tabText(i)).width() + space : 0;
    return width;
}

int TightTabs::wholeWidth() const
{
    return widthOf(themeOf(this).font(TextRole::Body), themeOf(this).scaled(tightSpace));
}

void TightTabs::arrange()
{
    setElideMode(elideMode()); // of all that lays tabs out again the one without another effect
    updateGeometry();
}

} // namespace curvedesk
#include "moc_TightTabs.cpp"
