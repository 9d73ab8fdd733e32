// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QIcon>
#include <QPixmap>

class QColor;
class QWidget;

/// One set of single-colour drawings, coloured when they are painted, so that a theme needs no second set.
namespace curvedesk::icons {

/// `size` in device-independent pixels.
[[nodiscard]] QPixmap pixmap(QStringView name, const QColor &color, int size, qreal devicePixelRatio);

/// The program's own mark.
[[nodiscard]] QIcon application();

} // namespace curvedesk::icons
