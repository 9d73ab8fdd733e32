// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/models/CandleSeries.h"

#include <QWidget>

#include <optional>

namespace curvedesk {

struct Theme;

/// Prices over time, as market caps in SOL: equal distances are equal times, intervals without trades are a flat line,
/// and a long time without trades is a marked break. Rising candles are hollow and falling ones filled, so that colour
/// is not needed to tell them apart. Wheel and +/- change the width of a candle; the figures of the candle under the
/// pointer are written above the plot. Doubles are for painting only.
class CandleChart final : public QWidget
{
    Q_OBJECT

public:
    /// One of the user's own trades.
    struct Mark
    {
        qint64 time = 0; ///< seconds
        quint64 price = 0; ///< in the unit of Candle
        bool isBuy = false;
    };

    explicit CandleChart(QWidget *parent = nullptr);

    /// Sets the candles, oldest first.
    void setCandles(const QList<Candle> &candles, int intervalSeconds);
    /// Sets the time up to which the axis reaches.
    void setNow(qint64 seconds);
    void setMarks(const QList<Mark> &marks);
    [[nodiscard]] const QList<Candle> &candles() const { return m_candles; }
    [[nodiscard]] const QList<CandleSlot> &axis() const { return m_axis; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Geometry;
    [[nodiscard]] int pitch(const Theme &theme) const;
    [[nodiscard]] Geometry geometry(const Theme &theme) const;
    void paintGrid(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintCandles(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintMarks(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintTimes(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintBreak(QPainter &painter, const Theme &theme, const Geometry &g, qsizetype index) const;
    void paintLastPrice(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintPointer(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void zoomBy(int steps);
    void layOutAxis();

    QList<Candle> m_candles;
    QList<CandleSlot> m_axis;
    qint64 m_now = 0;
    QList<Mark> m_marks;
    int m_interval = 60;
    /// Pixels from one candle to the next at 100 %; nullopt until the user zooms: their number decides.
    std::optional<int> m_pitch;
    std::optional<QPoint> m_pointer;
};

} // namespace curvedesk
