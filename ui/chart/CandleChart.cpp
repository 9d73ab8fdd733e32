// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CandleChart.h"

#include "ui/chart/CandleGeometry.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace curvedesk {

namespace {

constexpr qreal minPitch = 2;
constexpr qreal maxPitch = 40;
constexpr qreal usualPitch = 11;
constexpr qreal zoomStep = 1.15;
/// The distance between candles, in pixels at 100 %, that few of them have at most until the user zooms.
constexpr qreal widestPitch = 22;
/// The approximate width of the prices beside the plot, in pixels at 100 %.
constexpr int axisRoom = 100;
/// Earlier candles are asked for when left of those shown there are fewer slots than fit, divided by this.
constexpr qsizetype earlyShare = 2;
constexpr int anglePerCandle = 40; ///< eighths of a degree of a wheel that is turned sideways

} // namespace

CandleChart::CandleChart(QWidget *parent)
    : QWidget(parent)
    , m_emptySentence(tr("No trades yet"))
{
    setAccessibleName(tr("Price chart"));
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void CandleChart::setCandles(const QList<Candle> &candles, int intervalSeconds, bool isWhole)
{
    if (candles.isEmpty() || intervalSeconds != m_interval) {
        m_end.reset();
        m_drag.reset();
    }
    // Of too many candles the newest page is left: it would be read back for ever.
    m_wantsOldest = m_wantsOldest && intervalSeconds == m_interval && candles.size() >= m_candles.size();
    m_candles = candles;
    m_interval = intervalSeconds;
    m_isWhole = isWhole;
    m_axis = candleSeries::uniform(m_candles, m_interval, m_now);
    if (candles.isEmpty()) {
        setAccessibleDescription(m_emptySentence);
    } else {
        const Candle &last = candles.last();
        setAccessibleDescription(
            tr("%n candle(s), last price %1 SOL, market cap %2 SOL", nullptr, static_cast<int>(candles.size()))
                .arg(amountText::priceExact(last.close), amountText::solRounded(last.close, 2)));
    }
    if (m_wantsOldest)
        showOldest();
    update();
}

void CandleChart::setEmptySentence(const QString &sentence)
{
    m_emptySentence = sentence;
    if (m_candles.isEmpty())
        setAccessibleDescription(sentence);
    update();
}

void CandleChart::setNow(qint64 seconds)
{
    const bool isNewInterval = seconds / m_interval != m_now / m_interval;
    m_now = seconds;
    if (isNewInterval && !m_candles.isEmpty()) {
        m_axis = candleSeries::uniform(m_candles, m_interval, m_now);
        update();
    }
}

void CandleChart::setMarks(const QList<Mark> &marks)
{
    m_marks = marks;
    update();
}

void CandleChart::setUnit(PriceUnit unit)
{
    m_unit = unit;
    update();
}

QSize CandleChart::minimumSizeHint() const
{
    const Theme &theme = themeOf(this);
    return {theme.scaled(240), theme.scaled(108)};
}

qreal CandleChart::pitch(const Theme &theme) const
{
    const int room = width() * 100 / qMax(1, theme.zoomPercent) - axisRoom;
    const qreal fitting = static_cast<qreal>(room) / static_cast<qreal>(qMax<qsizetype>(1, m_axis.size()));
    const qreal at100 = m_pitch.value_or(std::floor(qBound(usualPitch, fitting, widestPitch)));
    return at100 * theme.zoomPercent / 100;
}

qsizetype CandleChart::indexBehind(std::optional<qint64> time) const
{
    if (!time)
        return m_axis.size();
    const auto behind
        = std::ranges::upper_bound(m_axis, *time, {}, [](const CandleSlot &slot) { return slot.candle.openTime; });
    return qMax<qsizetype>(1, behind - m_axis.begin());
}

CandleChart::Geometry CandleChart::geometry() const
{
    const Theme &theme = themeOf(this);
    return Geometry(m_axis, rect(), theme, pitch(theme), indexBehind(m_end));
}

std::optional<std::pair<CandleSlot, CandleSlot>> CandleChart::shown() const
{
    if (m_axis.isEmpty())
        return std::nullopt;
    const Geometry g = geometry();
    return std::pair(m_axis.at(g.first), m_axis.at(g.end - 1));
}

void CandleChart::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (m_candles.isEmpty()) {
        painter.setFont(theme.font(TextRole::Small));
        painter.setPen(theme.colors.muted);
        painter.drawText(rect().adjusted(12, 0, -12, 0), Qt::AlignCenter | Qt::TextWordWrap, m_emptySentence);
        return;
    }
    painter.setFont(theme.font(TextRole::NumberSmall));
    const Geometry g = geometry();
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

bool CandleChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_candles.isEmpty())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const Geometry g = geometry();
    const int reach = themeOf(this).scaled(10);
    QStringList texts;
    const QList<QPointF> places = tips(g);
    for (qsizetype i = 0; i < places.size(); ++i) {
        if ((places.at(i) - help->pos()).manhattanLength() < reach)
            texts.append(markText(m_marks.at(i)));
    }
    QToolTip::showText(help->globalPos(), displayText::toolTip(texts.join(u'\n')), this);
    return true;
}

QString CandleChart::markText(const Mark &mark) const
{
    const QString sol = amountText::solPlain(mark.lamports);
    const QString words = mark.isOwn
        ? (mark.isBuy ? tr("You bought for %1 SOL") : tr("You sold for %1 SOL"))
        : (mark.isBuy ? tr("The creator bought for %1 SOL") : tr("The creator sold for %1 SOL"));
    return tr("%1 at a market cap of %2 SOL, %3")
        .arg(words.arg(sol), amountText::solRounded(mark.price, 2), timeText::dateAndClock(mark.time * 1000));
}

void CandleChart::mousePressEvent(QMouseEvent *event)
{
    m_wantsOldest = false;
    if (event->button() == Qt::LeftButton && !m_axis.isEmpty()) {
        m_drag = Drag{event->position().x(), m_end};
        setCursor(Qt::ClosedHandCursor);
        update(); // without the pointer's tags
    }
}

void CandleChart::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position().toPoint();
    if (m_drag && !m_axis.isEmpty())
        moveTo(indexBehind(m_drag->end) - qRound64((event->position().x() - m_drag->from) / pitch(themeOf(this))));
    update();
}

void CandleChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_drag.reset();
    unsetCursor();
    update();
}

void CandleChart::mouseDoubleClickEvent(QMouseEvent *)
{
    fit();
}

void CandleChart::leaveEvent(QEvent *)
{
    m_pointer.reset();
    update();
}

void CandleChart::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    if (m_axis.isEmpty())
        return;
    m_wantsOldest = false;
    if (delta.x() != 0) {
        m_sideways += delta.x();
        moveTo(indexBehind(m_end) - m_sideways / anglePerCandle);
        m_sideways %= anglePerCandle;
    } else if (delta.y() != 0)
        zoomBy(delta.y() / 120.0, event->position().x());
    event->accept();
}

void CandleChart::keyPressEvent(QKeyEvent *event)
{
    if (m_axis.isEmpty())
        return QWidget::keyPressEvent(event);
    m_wantsOldest = false;
    const Geometry g = geometry();
    const qsizetype step = qMax<qsizetype>(1, g.room / 10);
    switch (event->key()) {
    case Qt::Key_Plus:
        return zoomBy(1, g.plot.right());
    case Qt::Key_Minus:
        return zoomBy(-1, g.plot.right());
    case Qt::Key_0:
        return fit();
    case Qt::Key_Left:
        return moveTo(g.end - step);
    case Qt::Key_Right:
        return moveTo(g.end + step);
    case Qt::Key_Home:
        return showOldest();
    case Qt::Key_End:
        return moveTo(m_axis.size());
    default:
        QWidget::keyPressEvent(event);
    }
}

void CandleChart::fit()
{
    m_wantsOldest = false;
    m_pitch.reset();
    m_end.reset();
    update();
}

void CandleChart::showOldest()
{
    m_wantsOldest = !m_axis.isEmpty() && !m_isWhole;
    if (!m_axis.isEmpty())
        moveTo(0);
}

void CandleChart::moveTo(qsizetype end)
{
    const qsizetype room = geometry().room;
    const qsizetype last = qBound(qMin(room, m_axis.size()), end, m_axis.size());
    m_end = last == m_axis.size() ? std::nullopt : std::optional(m_axis.at(last - 1).candle.openTime);
    if (!m_isWhole && last - room < room / earlyShare)
        emit earlierWanted();
    update();
}

void CandleChart::zoomBy(qreal steps, qreal pixel)
{
    const Geometry g = geometry();
    const int zoom = themeOf(this).zoomPercent;
    const qreal now = g.pitch * 100 / zoom;
    m_pitch = qBound(minPitch, now * std::pow(zoomStep, steps), maxPitch);
    // The slot under the pointer stays under it.
    const qreal right = g.plot.right() - qBound(g.plot.left(), pixel, g.plot.right());
    const qreal slotsRight = right / g.pitch;
    moveTo(g.end - qRound64(slotsRight - right * 100 / (*m_pitch * zoom)));
}

} // namespace curvedesk
#include "moc_CandleChart.cpp"
