// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/chart/CandleSeries.h"
#include "ui/chart/PriceAxis.h"

#include <QWidget>

#include <optional>

namespace curvedesk {

struct Theme;

/// Prices over time, as market caps in SOL or prices of one token: equal distances are equal times, intervals without
/// trades are a flat line, and a long time without trades is a marked break. Rising candles are hollow and falling ones
/// filled where they are more than two pixels large, so that colour is not needed to tell them apart. Drag, arrow keys,
/// Home, End and a wheel turned sideways move through time, wheel and +/- change the width of a candle, a double click
/// or 0 fits; the pointer's price and time are tagged on both axes, the figures of its candle, or of the last one that
/// is shown, are written above the plot. Doubles are for painting only.
class CandleChart final : public QWidget
{
    Q_OBJECT

public:
    /// A trade that is marked at its price: one of the user's own, or of the coin's creator.
    struct Mark
    {
        qint64 time = 0; ///< seconds
        quint64 price = 0; ///< in the unit of Candle
        bool isBuy = false;
        bool isOwn = true; ///< false: the creator's
        quint64 lamports = 0;
    };

    explicit CandleChart(QWidget *parent = nullptr);

    /// Replaces the candles, oldest first; none, or another interval, end a drag and lead to the newest, else the chart
    /// stays at the newest or at its time. `isWhole`: they go back to the coin's first trade. A waiting showOldest()
    /// goes on (earlierWanted()), or ends with another interval or fewer candles. Sets what screen readers are told.
    void setCandles(const QList<Candle> &candles, int intervalSeconds, bool isWhole = true);
    /// Sets what stands in place of candles, for screen readers too, while there are none.
    void setEmptySentence(const QString &sentence);
    /// Sets the present time, in seconds since the epoch; the axis reaches up to its interval, repainted for a new one.
    void setNow(qint64 seconds);
    void setMarks(const QList<Mark> &marks); ///< shows these trades at their prices, in place of the former
    void setUnit(PriceUnit unit); ///< has axis, tags and headline painted as market caps or as prices of a token
    [[nodiscard]] const QList<Candle> &candles() const { return m_candles; } ///< as they were set
    /// The first and the last slot that are shown; nullopt without candles.
    [[nodiscard]] std::optional<std::pair<CandleSlot, CandleSlot>> shown() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Shows the newest candles at a width that their number decides; showOldest() waits no longer.
    void fit();
    /// Shows the oldest candles that are known; emits earlierWanted() where there are earlier ones, and goes on as they
    /// come, until the coin's first trade is shown or the user moves. Nothing without any.
    void showOldest();

signals:
    /// A move, zoom or showOldest() came near the first candle, and there are earlier ones; again with each such move.
    void earlierWanted();

protected:
    bool event(QEvent *event) override; ///< shows the marks under the mouse as a tool tip, without any hides it
    void paintEvent(QPaintEvent *event) override; ///< the chart, or the sentence for no candles
    void mousePressEvent(QMouseEvent *event) override; ///< ends a showOldest() that waits; left: begins to drag too
    void mouseMoveEvent(QMouseEvent *event) override; ///< moves the tags, or in a drag the time: maybe earlierWanted()
    void mouseReleaseEvent(QMouseEvent *event) override; ///< left: ends the drag
    void mouseDoubleClickEvent(QMouseEvent *event) override; ///< shows the newest candles, as before any zoom
    void leaveEvent(QEvent *event) override; ///< takes the pointer's tags away
    /// Zooms at the pointer, or moves if turned sideways, by moveTo(), which may emit earlierWanted(); showOldest()
    /// waits no longer. Nothing without candles.
    void wheelEvent(QWheelEvent *event) override;
    /// Moves by arrow keys, End and, with showOldest(), Home; zooms by + and -, fits by 0; may emit earlierWanted().
    /// Any key but Home ends a showOldest() that waits. Other keys, and all without candles, as usual.
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Geometry;
    /// Pixels from one candle to the next, by the user's zoom or the number of slots.
    [[nodiscard]] qreal pitch(const Theme &theme) const;
    /// The places of the slots in the widget's present size; needs a slot.
    [[nodiscard]] Geometry geometry() const;
    /// The index behind the slot with this opening time; behind the newest for nullopt.
    [[nodiscard]] qsizetype indexBehind(std::optional<qint64> time) const;
    /// Paints the lines of even prices, and the prices beside them.
    void paintGrid(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Paints the candles with their volumes, flat lines for intervals without trades, and breaks.
    void paintCandles(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Paints an arrow for each mark that is shown, and a line at its price.
    void paintMarks(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Writes times and the lengths of breaks below the volumes, as far as they do not touch.
    void paintTimes(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Paints line and tag of the newest close, unless it is outside of the shown prices. There must be a candle.
    void paintLastPrice(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Tags price and time of the pointer, but not in a drag; writes the headline of its candle, or of the last shown.
    void paintPointer(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// The figures of the candle at this index as a text, or how long a break is. `isTitled`: with their unit before
    /// them; `digits`: so many decimals more than the axis has.
    [[nodiscard]] QString headline(const Geometry &g, qsizetype index, bool isTitled, int digits) const;
    /// The index of the slot whose candle the trade is part of; -1: it is not shown.
    [[nodiscard]] qsizetype slotOf(const Mark &mark, const Geometry &g) const;
    /// The tips of the marks, in their order: of buys below their candle, of sells above it, so that they do not cover
    /// it; the first few of one candle beyond one another. Left of the chart for those that are not shown.
    [[nodiscard]] QList<QPointF> tips(const Geometry &g) const;
    [[nodiscard]] QString markText(const Mark &mark) const; ///< a sentence: whose trade, amount, market cap, time
    /// Makes candles wider, 15 % a step, or narrower (below 0), around the slot at `pixel`; may emit earlierWanted().
    void zoomBy(qreal steps, qreal pixel);
    /// Shows the slots before index `end`, as far as the axis has them; near the first candle may emit earlierWanted().
    void moveTo(qsizetype end);

    QList<Candle> m_candles;
    QList<CandleSlot> m_axis; ///< the candles, with the intervals without trades between them and up to now
    qint64 m_now = 0; ///< seconds since the epoch
    QList<Mark> m_marks;
    PriceUnit m_unit = PriceUnit::MarketCap;
    int m_interval = 60; ///< seconds
    bool m_isWhole = true;
    bool m_wantsOldest = false; ///< showOldest() waits for earlier candles
    QString m_emptySentence;
    /// Pixels from one candle to the next at 100 %; nullopt until the user zooms: their number decides.
    std::optional<qreal> m_pitch;
    std::optional<qint64> m_end; ///< opening time of the last slot that is shown; nullopt: the newest
    std::optional<QPoint> m_pointer;
    struct Drag
    {
        qreal from = 0; ///< pixel
        std::optional<qint64> end; ///< m_end at the press; indices change when earlier candles come
    };
    std::optional<Drag> m_drag;
    int m_sideways = 0; ///< what the wheel was turned sideways for less than a candle
};

} // namespace curvedesk
