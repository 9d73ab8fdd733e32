// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QPainter>
#include <QWidget>

namespace curvedesk {

/// A line of one pixel between two parts of a panel.
class HairLine final : public QWidget
{
public:
    HairLine() { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), themeOf(this).colors.line); }
};

} // namespace curvedesk
