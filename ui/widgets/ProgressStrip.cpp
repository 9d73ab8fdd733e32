// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/ProgressStrip.h"

#include "ui/theme/Theme.h"

#include <QPainter>

namespace curvedesk {

ProgressStrip::ProgressStrip()
{
    setRange(0, 1000);
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Progress to graduation"));
}

void ProgressStrip::setProgress(quint64 partsPerMillion)
{
    setValue(static_cast<int>(qMin<quint64>(partsPerMillion, 1'000'000) / 1000));
}

QSize ProgressStrip::sizeHint() const
{
    return {themeOf(this).scaled(80), themeOf(this).scaled(6)};
}

QSize ProgressStrip::minimumSizeHint() const
{
    return {themeOf(this).scaled(30), sizeHint().height()};
}

void ProgressStrip::paintEvent(QPaintEvent *)
{
    const ThemeColors &c = themeOf(this).colors;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QRectF track(rect());
    const qreal round = track.height() / 2;
    painter.setBrush(c.line);
    painter.drawRoundedRect(track, round, round);
    if (value() == 0)
        return;
    track.setWidth(qMax(track.height(), track.width() * value() / 1000.0));
    painter.setBrush(c.accent);
    painter.drawRoundedRect(track, round, round);
}

} // namespace curvedesk
#include "moc_ProgressStrip.cpp"
