// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleGeometry.h"
#include "ui/text/AmountText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Painting.h"

#include <QDateTime>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// Distances of the labels of the time axis, in seconds.
constexpr std::array timeSteps{5,    10,   15,   30,    60,    120,   300,    600,       900,
                               1800, 3600, 7200, 14400, 43200, 86400, 604800, 30 * 86400};

/// Of the arrows at trades: half their width in pixels at 100 %, of which their length is a multiple.
constexpr int markSize = 4;
constexpr qreal markLength = 1.6;
constexpr int highestPile = 3; ///< arrows that stand at one side of a candle; further ones lie on the last

/// The label of a time (seconds since the epoch) by the local clock; `precision` in seconds: from a day on only the day
/// is written, below a minute seconds too.
QString timeLabel(qint64 seconds, int precision)
{
    if (precision >= 86400)
        return timeText::day(seconds * 1000);
    const QDateTime moment = QDateTime::fromSecsSinceEpoch(seconds);
    return moment.toString(precision < 60 ? u"HH:mm:ss"_s : u"HH:mm"_s);
}

/// The text of a time without trades.
QString quietText(qint64 seconds)
{
    return CandleChart::tr("no trades for %1").arg(timeText::span(seconds * 1000));
}

/// Writes text on a filled, rounded tag; does not shorten it.
void paintTag(QPainter &painter, const QRectF &tag, const QString &text, const QColor &fill, const QColor &ink,
              Qt::Alignment alignment)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(tag, 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(ink);
    painter.drawText(tag.adjusted(4, 0, -4, 0), text, QTextOption(alignment | Qt::AlignVCenter));
}

} // namespace

void CandleChart::paintGrid(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const QColor line = blended(theme.colors.line, theme.colors.panel, 0.75);
    const PriceAxis axis(m_unit, g.high, g.gridStep);
    const int gap = theme.scaled(1);
    const QRectF lastTag
        = g.tag(std::round(g.y(static_cast<double>(m_candles.last().close)))).adjusted(0, -gap, 0, gap);
    qreal top = g.plot.bottom() + 2 * g.digitHeight; // of the label below
    for (double price = std::ceil(g.low / g.gridStep) * g.gridStep; price <= g.high; price += g.gridStep) {
        const int y = qRound(g.y(price));
        painter.fillRect(QRectF(g.plot.left(), y, g.plot.width(), 1), line);
        const QRectF label(g.axisLeft, y - g.digitHeight / 2, width() - g.axisLeft - 2, g.digitHeight);
        // The tag of the last price stands there, or the label below, where the plot is lower than two labels.
        if (lastTag.intersects(label) || label.bottom() + theme.scaled(2) > top)
            continue;
        top = label.top();
        painter.setPen(theme.colors.muted);
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         axis.text(static_cast<quint64>(price)));
    }
}

void CandleChart::paintTimes(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const auto fits = [&](int step) { return step / static_cast<qreal>(m_interval) * g.pitch >= theme.scaled(110); };
    const auto *found = std::ranges::find_if(timeSteps, fits);
    const int step = found == timeSteps.end() ? timeSteps.back() : *found;
    const qint64 offset = QDateTime::currentDateTime().offsetFromUtc();
    painter.setPen(theme.colors.muted);
    const qreal gap = theme.scaled(20);
    QList<QRectF> labels;
    const auto label = [&](qsizetype index, const QString &words) {
        const qreal wide = painter.fontMetrics().horizontalAdvance(words) + 1;
        QRectF place(g.x(index) - wide / 2, g.volume.bottom() + 2, wide, theme.scaled(16));
        if (m_axis.at(index).isBreak())
            place.moveLeft(qMax(g.plot.left(), qMin(place.left(), g.plot.right() - wide))); // the plot may be narrower
        const auto isClose = [&](const QRectF &each) { return each.adjusted(-gap, 0, gap, 0).intersects(place); };
        if (place.left() < 0 || place.right() > width() || std::ranges::any_of(labels, isClose))
            return;
        painter.drawText(place, Qt::AlignCenter, words);
        labels.append(place);
    };
    // How long nobody traded comes before the times beside it.
    for (qsizetype i = g.first; i < g.end; ++i) {
        if (m_axis.at(i).isBreak())
            label(i, quietText(m_axis.at(i).skippedSeconds));
    }
    for (qsizetype i = g.first; i < g.end; ++i) {
        const qint64 time = m_axis.at(i).candle.openTime;
        if (!m_axis.at(i).isBreak() && (time + offset) % step == 0)
            label(i, timeLabel(time, step));
    }
}

void CandleChart::paintCandles(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const qreal body = qMax(1.0, std::floor(g.pitch * 0.7));
    for (qsizetype i = g.first; i < g.end; ++i) {
        const Candle &candle = m_axis.at(i).candle;
        const bool isUp = candle.close >= candle.open;
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
    painter.setPen(QPen(blended(theme.colors.muted, theme.colors.panel, 0.6), 1, Qt::DashLine));
    for (qsizetype i = g.first; i < g.end; ++i) {
        if (m_axis.at(i).isBreak())
            painter.drawLine(QPointF(g.x(i), g.plot.top()), QPointF(g.x(i), g.volume.bottom()));
    }
}

qsizetype CandleChart::slotOf(const Mark &mark, const Geometry &g) const
{
    const auto behind = std::ranges::upper_bound(m_axis.begin() + g.first, m_axis.begin() + g.end, mark.time, {},
                                                 [](const CandleSlot &slot) { return slot.candle.openTime; });
    const qsizetype index = behind - m_axis.begin() - 1;
    const bool isShown = index >= g.first && (g.end >= m_axis.size() || mark.time < m_axis.at(g.end).candle.openTime);
    return isShown ? index : -1;
}

QList<QPointF> CandleChart::tips(const Geometry &g) const
{
    const Theme &theme = themeOf(this);
    const qreal gap = theme.scaled(3);
    const qreal length = theme.scaled(markSize) * markLength;
    const qreal over = theme.scaled(Geometry::markRoom) - length;
    QHash<std::pair<qsizetype, bool>, int> before;
    QList<QPointF> tips;
    for (const Mark &mark : m_marks) {
        const qsizetype slot = slotOf(mark, g);
        if (slot < 0) {
            tips.append({-1000, -1000});
            continue;
        }
        const Candle &candle = m_axis.at(slot).candle;
        const int placeInPile = qMin(before[{slot, mark.isBuy}]++, highestPile - 1);
        const qreal further = gap + placeInPile * (length + 1);
        const qreal y = mark.isBuy ? qMin(g.y(static_cast<double>(candle.low)) + further, g.plot.bottom() + over)
                                   : qMax(g.y(static_cast<double>(candle.high)) - further, g.plot.top() - over);
        tips.append({g.x(slot), y});
    }
    return tips;
}

void CandleChart::paintMarks(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    painter.save();
    const int beyond = theme.scaled(Geometry::markRoom);
    painter.setClipRect(g.plot.adjusted(-2, -beyond, 2, beyond));
    const qreal size = theme.scaled(markSize);
    const QList<QPointF> places = tips(g);
    for (qsizetype i = 0; i < places.size(); ++i) {
        const Mark &mark = m_marks.at(i);
        const QPointF tip = places.at(i);
        if (tip.x() < 0)
            continue;
        const QColor tone = mark.isBuy ? theme.colors.buy : theme.colors.sell;
        const QColor frame = mark.isOwn ? theme.colors.text : theme.colors.warn;
        // A line across the candle is at the trade's price; the arrow points to the candle.
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRectF(std::round(tip.x() - g.pitch / 2), std::round(g.y(static_cast<double>(mark.price))),
                                std::round(g.pitch), 1),
                         frame);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal down = mark.isBuy ? size * markLength : -size * markLength;
        QPainterPath arrow;
        if (mark.isOwn)
            arrow.addPolygon(QPolygonF({tip, {tip.x() + size, tip.y() + down}, {tip.x() - size, tip.y() + down}}));
        else
            arrow.addPolygon(QPolygonF({tip,
                                        {tip.x() + size * 0.8, tip.y() + down / 2},
                                        {tip.x(), tip.y() + down},
                                        {tip.x() - size * 0.8, tip.y() + down / 2}}));
        arrow.closeSubpath();
        painter.setPen(QPen(mark.isOwn ? tone : frame, 1));
        painter.setBrush(tone);
        painter.drawPath(arrow);
    }
    painter.restore();
}

void CandleChart::paintLastPrice(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const quint64 last = m_candles.last().close;
    const qreal y = std::round(g.y(static_cast<double>(last)));
    const QRectF tag = g.tag(y);
    if (tag.isNull())
        return; // an earlier time is shown, which had other prices
    painter.setPen(QPen(theme.colors.accent, 1, Qt::DotLine));
    painter.drawLine(QPointF(g.plot.left(), y), QPointF(g.plot.right(), y));
    paintTag(painter, tag, PriceAxis(m_unit, g.high, g.gridStep).text(last, 1), theme.colors.accent,
             theme.colors.onAccent, Qt::AlignLeft);
}

QString CandleChart::headline(const Geometry &g, qsizetype index, bool isTitled, int digits) const
{
    const CandleSlot &slot = m_axis.at(index);
    if (slot.isBreak())
        return quietText(slot.skippedSeconds);
    const PriceAxis axis(m_unit, g.high, g.gridStep);
    const Candle &candle = slot.candle;
    return tr("%1  O %2  H %3  L %4  C %5  V %6 SOL")
               .arg(isTitled ? axis.title() : QString(), axis.text(candle.open, digits), axis.text(candle.high, digits),
                    axis.text(candle.low, digits), axis.text(candle.close, digits),
                    amountText::solRounded(candle.volumeLamports, 2))
               .trimmed()
        + (candle.incomplete ? tr("  trades may be missing") : QString());
}

void CandleChart::paintPointer(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const qsizetype under = m_pointer && !m_drag ? g.indexAt(m_pointer->x()) : -1;
    if (under >= 0) {
        painter.setPen(QPen(theme.colors.muted, 1, Qt::DotLine));
        painter.drawLine(QPointF(g.x(under), g.plot.top()), QPointF(g.x(under), g.volume.bottom()));
        const QString time = timeText::dateAndClock(m_axis.at(under).candle.openTime * 1000);
        const qreal wide = painter.fontMetrics().horizontalAdvance(time) + theme.scaled(12);
        QRectF tag(g.x(under) - wide / 2, g.volume.bottom() + 1, wide, theme.scaled(18));
        tag.moveLeft(qBound(0.0, tag.left(), width() - wide));
        if (g.plot.contains(*m_pointer)) {
            painter.drawLine(QPointF(g.plot.left(), m_pointer->y()), QPointF(g.plot.right(), m_pointer->y()));
            const auto price = static_cast<quint64>(qMax(0.0, g.priceAt(m_pointer->y())));
            paintTag(painter, g.tag(m_pointer->y()), PriceAxis(m_unit, g.high, g.gridStep).text(price, 1),
                     theme.colors.text, theme.colors.panel, Qt::AlignLeft);
        }
        paintTag(painter, tag, time, theme.colors.text, theme.colors.panel, Qt::AlignCenter);
    }
    const int room = qRound(g.headline.width());
    painter.setPen(theme.colors.muted);
    const qsizetype index = under >= 0 ? under : g.end - 1;
    QString words = headline(g, index, true, 1);
    for (int digits = 1; digits >= 0 && painter.fontMetrics().horizontalAdvance(words) > room; --digits)
        words = headline(g, index, false, digits).replace(u"  "_s, u" "_s); // the figures before what they are
    painter.setFont(painting::fitted(painter.font(), words, room, theme));
    painter.drawText(g.headline, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room));
}

} // namespace curvedesk
