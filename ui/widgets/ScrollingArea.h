// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

namespace curvedesk {

/// A panel that scrolls where it is taller than its place; asks for its whole height, QScrollArea for 24 lines at most.
class ScrollingArea final : public QScrollArea
{
public:
    /// Takes over the panel, which needs a layout.
    explicit ScrollingArea(QWidget *panel)
    {
        setWidget(panel);
        setWidgetResizable(true);
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        // The scroll bar comes into the panel's margin, so that it moves nothing.
        const QMargins margins = panel->layout()->contentsMargins();
        const QScrollBar *bar = verticalScrollBar();
        connect(bar, &QScrollBar::rangeChanged, panel, [panel, bar, margins](int lowest, int highest) {
            QMargins now = margins;
            const int rest = highest > lowest ? qMax(0, margins.right() - bar->sizeHint().width()) : margins.right();
            if (panel->isRightToLeft())
                now.setLeft(rest);
            else
                now.setRight(rest);
            panel->layout()->setContentsMargins(now);
        });
    }

    /// True: it is never lower than what its panel needs at least; false, as at first: it may be, and scrolls then.
    void setWhole(bool isWhole)
    {
        m_isWhole = isWhole;
        updateGeometry();
    }
    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override ///< its panel's, if setWhole()
    {
        return m_isWhole ? widget()->minimumSizeHint() : QScrollArea::minimumSizeHint();
    }

protected:
    /// Has the layout around it ask for its size anew when the panel needs another height.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry(); // the panel needs another height
        return QScrollArea::event(event);
    }

private:
    bool m_isWhole = false;
};

} // namespace curvedesk
