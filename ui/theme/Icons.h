// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QIcon>
#include <QPixmap>

class QColor;

/// The icons: one set of single-colour drawings that are coloured when they are painted.
namespace curvedesk::icons {

/// An icon in one colour, drawn when it is not in QPixmapCache, which keeps it then; `size` in device-independent
/// pixels. `name`: its file's in the resources, without ".svg"; an unknown one gives a transparent picture.
[[nodiscard]] QPixmap pixmap(QStringView name, const QColor &color, int size, qreal devicePixelRatio);

/// The program's logo.
[[nodiscard]] QIcon application();

} // namespace curvedesk::icons
