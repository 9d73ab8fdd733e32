// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

namespace curvedesk {

/// Puts a panel that may be taller than the window into a scroll area.
[[nodiscard]] inline QScrollArea *scrolling(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    // The scroll bar comes into the panel's margin, so that it moves nothing.
    const QMargins margins = panel->layout()->contentsMargins();
    const QScrollBar *bar = area->verticalScrollBar();
    QObject::connect(bar, &QScrollBar::rangeChanged, panel, [panel, bar, margins](int lowest, int highest) {
        QMargins now = margins;
        const int rest = highest > lowest ? qMax(0, margins.right() - bar->sizeHint().width()) : margins.right();
        if (panel->isRightToLeft())
            now.setLeft(rest);
        else
            now.setRight(rest);
        panel->layout()->setContentsMargins(now);
    });
    return area;
}

} // namespace curvedesk
