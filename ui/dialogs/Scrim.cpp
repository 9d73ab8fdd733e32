// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/Scrim.h"

#include "ui/theme/Theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QTimer>

namespace curvedesk {

namespace {

constexpr float darkness = 0.5F;
constexpr float lightness = 0.28F;

} // namespace

Scrim::Scrim(QWidget *window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    window->installEventFilter(this);
    resize(window->size());
    raise();
    show();
}

void Scrim::endAfterClick()
{
    m_isEnding = true;
    setAttribute(Qt::WA_TransparentForMouseEvents, false);
    update();
    QTimer::singleShot(QApplication::doubleClickInterval(), this, &QObject::deleteLater);
}

void Scrim::paintEvent(QPaintEvent *)
{
    if (m_isEnding)
        return;
    QColor shade(Qt::black);
    shade.setAlphaF(themeOf(this).scheme == ColorScheme::Dark ? darkness : lightness);
    QPainter(this).fillRect(rect(), shade);
}

bool Scrim::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        resize(parentWidget()->size());
    return QWidget::eventFilter(watched, event);
}

} // namespace curvedesk
#include "moc_Scrim.cpp"
