// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QIcon>
#include <QPixmap>

class QColor;
class QWidget;

/// The icons: one set of single-colour drawings that are coloured when they are painted.
namespace curvedesk::icons {

/// An icon in one colour; `size` in device-independent pixels.
[[nodiscard]] QPixmap pixmap(QStringView name, const QColor &color, int size, qreal devicePixelRatio);

/// The program's logo.
[[nodiscard]] QIcon application();

} // namespace curvedesk::icons
