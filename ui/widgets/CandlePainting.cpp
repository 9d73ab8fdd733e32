// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "ui/text/AmountText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/CandleGeometry.h"

#include <QDateTime>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

bool rises(const Candle &candle)
{
    return candle.close >= candle.open;
}

/// Distances of the labels of the time axis, in seconds.
constexpr std::array timeSteps{5,    10,   15,   30,    60,    120,   300,    600,       900,
                               1800, 3600, 7200, 14400, 43200, 86400, 604800, 30 * 86400};

/// The label of a time; `precision` in seconds: smaller units are left out.
QString timeLabel(qint64 seconds, int precision)
{
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(seconds);
    if (precision >= 86400)
        return moment.toString(u"MMM d"_s);
    return moment.toString(precision < 60 ? u"HH:mm:ss"_s : u"HH:mm"_s);
}

QString quietText(qint64 seconds)
{
    return CandleChart::tr("no trades for %1").arg(timeText::span(seconds * 1000));
}

} // namespace

void CandleChart::paintGrid(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const QColor line = blended(theme.colors.line, theme.colors.panel, 0.75);
    const double lastY = g.y(static_cast<double>(m_candles.last().close));
    for (double price = std::ceil(g.low / g.gridStep) * g.gridStep; price <= g.high; price += g.gridStep) {
        const int y = qRound(g.y(price));
        painter.fillRect(QRectF(g.plot.left(), y, g.plot.width(), 1), line);
        if (std::abs(y - lastY) < theme.scaled(14))
            continue; // the tag of the last price covers this label
        painter.setPen(theme.colors.muted);
        painter.drawText(QRectF(g.axisLeft, y - 10, width() - g.axisLeft - 2, 20), Qt::AlignLeft | Qt::AlignVCenter,
                         amountText::solRounded(static_cast<quint64>(price), g.axisDecimals));
    }
}

void CandleChart::paintTimes(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const auto fits = [&](int step) { return step / m_interval * g.pitch >= theme.scaled(110); };
    const auto *found = std::ranges::find_if(timeSteps, fits);
    const int step = found == timeSteps.end() ? timeSteps.back() : *found;
    const qint64 offset = QDateTime::currentDateTime().offsetFromUtc();
    painter.setPen(theme.colors.muted);
    qreal free = g.plot.left(); // end of the last label: labels on both sides of a break could be too close
    for (qsizetype i = g.first; i < g.end; ++i) {
        const qint64 time = m_axis.at(i).candle.openTime;
        const QRectF place(g.x(i) - 60, g.volume.bottom() + 2, 120, theme.scaled(16));
        if (m_axis.at(i).isBreak() || (time + offset) % step != 0 || place.left() + 20 < free
            || place.right() - 20 > width())
            continue;
        painter.drawText(place, Qt::AlignCenter, timeLabel(time, step));
        free = place.right() - 20;
    }
}

void CandleChart::paintBreak(QPainter &painter, const Theme &theme, const Geometry &g, qsizetype index) const
{
    const QColor ink = blended(theme.colors.muted, theme.colors.panel, 0.6);
    const qreal x = g.x(index);
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.drawLine(QPointF(x, g.plot.top()), QPointF(x, g.volume.bottom()));
    const QString words = quietText(m_axis.at(index).skippedSeconds);
    const qreal wide = painter.fontMetrics().horizontalAdvance(words) + theme.scaled(10);
    QRectF tag(x - wide / 2, g.volume.top() - theme.scaled(2), wide, theme.scaled(16));
    tag.moveLeft(qMax(g.plot.left(), qMin(tag.left(), g.plot.right() - wide)));
    painter.fillRect(tag, theme.colors.panel);
    painter.setPen(theme.colors.muted);
    painter.drawText(tag, Qt::AlignCenter, words);
}

void CandleChart::paintCandles(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const qreal body = qMax(1.0, std::floor(g.pitch * 0.7));
    for (qsizetype i = g.first; i < g.end; ++i) {
        const Candle &candle = m_axis.at(i).candle;
        const bool isUp = rises(candle);
        const QColor tone = isUp ? theme.colors.buy : theme.colors.sell;
        // Not all trades of this candle's time were read, so it is marked as incomplete.
        if (candle.incomplete)
            painter.fillRect(QRectF(g.x(i) - g.pitch / 2, g.plot.top(), g.pitch, g.volume.bottom() - g.plot.top()),
                             blended(theme.colors.warn, theme.colors.panel, 0.16));
        if (m_axis.at(i).isBreak())
            continue; // it is drawn last, over its neighbours
        if (candle.trades == 0) {
            const qreal y = std::round(g.y(static_cast<double>(candle.close)));
            painter.fillRect(QRectF(g.x(i) - g.pitch / 2, y, g.pitch, 1),
                             blended(theme.colors.muted, theme.colors.panel, 0.7));
            continue;
        }
        const qreal left = std::round(g.x(i) - body / 2);
        const qreal middle = left + std::floor(body / 2);
        const qreal top = std::round(g.y(static_cast<double>(qMax(candle.open, candle.close))));
        const qreal bottom = qMax(top + 1, std::round(g.y(static_cast<double>(qMin(candle.open, candle.close)))));
        const qreal high = std::round(g.y(static_cast<double>(candle.high)));
        const qreal low = std::round(g.y(static_cast<double>(candle.low)));
        painter.fillRect(QRectF(middle, high, 1, top - high), tone);
        painter.fillRect(QRectF(middle, bottom, 1, low - bottom), tone);
        painter.fillRect(QRectF(left, top, body, bottom - top), tone);
        if (isUp && body > 2 && bottom - top > 2)
            painter.fillRect(QRectF(left + 1, top + 1, body - 2, bottom - top - 2), theme.colors.panel);
        const qreal bar = g.volume.height() * static_cast<double>(candle.volumeLamports) / g.topVolume;
        painter.fillRect(QRectF(left, g.volume.bottom() - bar, body, bar), blended(tone, theme.colors.panel, 0.38));
    }
    for (qsizetype i = g.first; i < g.end; ++i) {
        if (m_axis.at(i).isBreak())
            paintBreak(painter, theme, g, i);
    }
}

void CandleChart::paintMarks(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal size = theme.scaled(5);
    for (const Mark &mark : m_marks) {
        qsizetype index = g.end - 1;
        while (index >= g.first && m_axis.at(index).candle.openTime > mark.time)
            --index;
        if (index < g.first)
            continue;
        const Candle &candle = m_axis.at(index).candle;
        const qreal x = g.x(index);
        QPainterPath arrow;
        if (mark.isBuy) {
            const qreal y = g.y(static_cast<double>(candle.low)) + size;
            arrow.addPolygon(QPolygonF({{x, y}, {x + size, y + size * 1.6}, {x - size, y + size * 1.6}}));
        } else {
            const qreal y = g.y(static_cast<double>(candle.high)) - size;
            arrow.addPolygon(QPolygonF({{x, y}, {x + size, y - size * 1.6}, {x - size, y - size * 1.6}}));
        }
        arrow.closeSubpath();
        painter.setPen(QPen(theme.colors.panel, 3));
        painter.drawPath(arrow);
        painter.setPen(QPen(theme.colors.text, 1));
        painter.setBrush(mark.isBuy ? theme.colors.buy : theme.colors.sell);
        painter.drawPath(arrow);
        painter.setBrush(Qt::NoBrush);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void CandleChart::paintLastPrice(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const quint64 last = m_candles.last().close;
    const qreal y = std::round(g.y(static_cast<double>(last)));
    painter.setPen(QPen(theme.colors.accent, 1, Qt::DotLine));
    painter.drawLine(QPointF(g.plot.left(), y), QPointF(g.plot.right(), y));
    const QRectF tag(g.axisLeft - 4, y - theme.scaled(9), width() - g.axisLeft - 2, theme.scaled(18));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colors.accent);
    painter.drawRoundedRect(tag, 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme.colors.onAccent);
    painter.drawText(tag.adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     amountText::solRounded(last, qMin(g.axisDecimals + 1, solDecimals)));
}

void CandleChart::paintPointer(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    qsizetype index = g.end - 1;
    if (m_pointer) {
        const qsizetype under = g.indexAt(m_pointer->x());
        if (under >= 0) {
            index = under;
            painter.setPen(QPen(theme.colors.muted, 1, Qt::DotLine));
            painter.drawLine(QPointF(g.x(index), g.plot.top()), QPointF(g.x(index), g.volume.bottom()));
            if (g.plot.contains(*m_pointer))
                painter.drawLine(QPointF(g.plot.left(), m_pointer->y()), QPointF(g.plot.right(), m_pointer->y()));
        }
    }
    const Candle &candle = m_axis.at(index).candle;
    const auto cap
        = [&](quint64 lamports) { return amountText::solRounded(lamports, qMin(g.axisDecimals + 1, solDecimals)); };
    const QString words = m_axis.at(index).isBreak()
        ? quietText(m_axis.at(index).skippedSeconds)
        : tr("Cap in SOL  O %1  H %2  L %3  C %4  V %5  %6")
                .arg(cap(candle.open), cap(candle.high), cap(candle.low), cap(candle.close),
                     amountText::solRounded(candle.volumeLamports, 2), timeLabel(candle.openTime, m_interval))
            + (candle.incomplete ? tr("  trades may be missing") : QString());
    painter.setPen(theme.colors.muted);
    painter.drawText(QRectF(g.plot.left(), 4, width() - g.plot.left() - 4, theme.scaled(18)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, width() - 16));
}

} // namespace curvedesk
