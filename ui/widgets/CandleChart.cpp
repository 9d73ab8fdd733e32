// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/CandleChart.h"

#include "ui/text/AmountText.h"
#include "ui/widgets/CandleGeometry.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace curvedesk {

namespace {

constexpr int minPitch = 4;
constexpr int maxPitch = 40;
constexpr int usualPitch = 11;
/// The largest distance between candles, in pixels at 100 %, which few candles do not exceed.
constexpr int widestPitch = 22;
/// The approximate width of the prices beside the plot, in pixels at 100 %.
constexpr int axisRoom = 100;

} // namespace

CandleChart::CandleChart(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Price chart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void CandleChart::setCandles(const QList<Candle> &candles, int intervalSeconds)
{
    m_candles = candles;
    m_interval = intervalSeconds;
    layOutAxis();
    if (!candles.isEmpty()) {
        const Candle &last = candles.last();
        setAccessibleDescription(
            tr("%n candles, last price %1 SOL, market cap %2 SOL", nullptr, static_cast<int>(candles.size()))
                .arg(amountText::priceExact(last.close), amountText::solRounded(last.close, 2)));
    }
    update();
}

void CandleChart::setNow(qint64 seconds)
{
    const bool isNewInterval = seconds / m_interval != m_now / m_interval;
    m_now = seconds;
    if (isNewInterval && !m_candles.isEmpty()) {
        layOutAxis();
        update();
    }
}

void CandleChart::layOutAxis()
{
    m_axis = candleSeries::uniform(m_candles, m_interval, m_now);
}

void CandleChart::setMarks(const QList<Mark> &marks)
{
    m_marks = marks;
    update();
}

QSize CandleChart::minimumSizeHint() const
{
    const Theme &theme = themeOf(this);
    return {theme.scaled(240), theme.scaled(140)};
}

int CandleChart::pitch(const Theme &theme) const
{
    if (m_pitch)
        return *m_pitch;
    const int room = width() * 100 / qMax(1, theme.zoomPercent) - axisRoom;
    return qBound(usualPitch, room / qMax(1, static_cast<int>(m_axis.size())), widestPitch);
}

CandleChart::Geometry CandleChart::geometry(const Theme &theme) const
{
    return Geometry(m_axis, rect(), theme, pitch(theme));
}

void CandleChart::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    if (m_candles.isEmpty()) {
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(theme.colors.muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("No trades yet"));
        return;
    }
    painter.setFont(theme.font(TextRole::NumberSmall));
    const Geometry g = geometry(theme);
    paintGrid(painter, theme, g);
    paintTimes(painter, theme, g);
    paintCandles(painter, theme, g);
    paintMarks(painter, theme, g);
    paintLastPrice(painter, theme, g);
    paintPointer(painter, theme, g);
    if (hasFocus()) {
        painter.setPen(QPen(theme.colors.accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void CandleChart::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position().toPoint();
    update();
}

void CandleChart::leaveEvent(QEvent *)
{
    m_pointer.reset();
    update();
}

void CandleChart::wheelEvent(QWheelEvent *event)
{
    zoomBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void CandleChart::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Plus)
        zoomBy(1);
    else if (event->key() == Qt::Key_Minus)
        zoomBy(-1);
    else
        QWidget::keyPressEvent(event);
}

void CandleChart::zoomBy(int steps)
{
    const int now = pitch(themeOf(this));
    m_pitch = qBound(minPitch, now + steps * qMax(1, now / 6), maxPitch);
    update();
}

} // namespace curvedesk
