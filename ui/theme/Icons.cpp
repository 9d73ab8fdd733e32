// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/theme/Icons.h"

#include <QColor>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace curvedesk::icons {

using namespace Qt::StringLiterals;

QPixmap pixmap(QStringView name, const QColor &color, int size, qreal devicePixelRatio)
{
    const QString key
        = u"curvedesk/%1/%2/%3/%4"_s.arg(name, color.name(QColor::HexArgb)).arg(size).arg(devicePixelRatio);
    QPixmap image;
    if (QPixmapCache::find(key, &image))
        return image;
    image = QPixmap(QSize(size, size) * devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(u":/curvedesk/icons/%1.svg"_s.arg(name)).render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), color);
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, image);
    return image;
}

QIcon application()
{
    return QIcon(u":/curvedesk/icons/curvedesk.svg"_s);
}

} // namespace curvedesk::icons
