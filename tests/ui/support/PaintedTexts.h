// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QWidget>

namespace curvedesk {

/// What a widget paints, as words and lines instead of pixels: a text that is cut off, or crossed by a line, is found.
class PaintedTexts final : public QPaintDevice
{
public:
    struct Text
    {
        QString words;
        QRectF letters; ///< from the base line to the height of small letters, in pixels of the widget
        QRectF ink; ///< what the letters cover
        QRectF clip; ///< what the painter may cover; invalid: the whole widget
        int pixels = 0; ///< the font's size
    };

    explicit PaintedTexts(QWidget &widget, QWidget::RenderFlags flags = QWidget::DrawChildren)
        : m_size(widget.size())
    {
        widget.render(this, {}, {}, flags);
    }

    [[nodiscard]] const QList<Text> &texts() const { return m_engine.texts; }
    [[nodiscard]] const QList<QPainterPath> &paths() const { return m_engine.paths; }
    /// The texts with an ellipsis.
    [[nodiscard]] QStringList shortened() const
    {
        QStringList list;
        for (const Text &text : texts()) {
            if (text.words.contains(QChar(0x2026)))
                list.append(text.words);
        }
        return list;
    }

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    struct Engine final : QPaintEngine
    {
        Engine()
            : QPaintEngine(AllFeatures)
        {
        }
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &next) override
        {
            if (next.state().testFlag(DirtyTransform))
                transform = next.transform();
        }
        void drawTextItem(const QPointF &at, const QTextItem &item) override
        {
            const QFontMetricsF metrics(item.font());
            const qreal height = metrics.xHeight();
            QRectF ink = metrics.tightBoundingRect(item.text()).translated(at);
            if (item.renderFlags().testFlag(QTextItem::RightToLeft)) // is measured to the left of its beginning
                ink = QRectF(at.x(), ink.top(), item.width(), ink.height());
            texts.append({item.text(), transform.mapRect(QRectF(at.x(), at.y() - height, item.width(), height)),
                          transform.mapRect(ink),
                          painter()->hasClipping()
                              ? painter()->combinedTransform().mapRect(painter()->clipBoundingRect())
                              : QRectF(),
                          item.font().pixelSize()});
        }
        void drawPath(const QPainterPath &path) override { paths.append(transform.map(path)); }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
        void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override { }
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
        [[nodiscard]] Type type() const override { return User; }

        QTransform transform;
        QList<Text> texts;
        QList<QPainterPath> paths;
    };

    QSize m_size;
    mutable Engine m_engine;
};

} // namespace curvedesk
