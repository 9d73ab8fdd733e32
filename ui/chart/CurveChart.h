// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/coin/QuoteTypes.h"

#include <QWidget>

#include <optional>

namespace curvedesk {

struct Theme;

/// The bonding curve with the coin's point, the path of the order being typed, and its end. Doubles only for painting.
class CurveChart final : public QWidget
{
    Q_OBJECT

public:
    explicit CurveChart(QWidget *parent = nullptr);

    /// Shows the coin's curve in place of the former coin's, also to screen readers; the order stays. `pool`: address
    /// of the pool of a graduated coin; empty: not known yet.
    void setToken(const TokenSummary &token, const QString &pool = {});
    void clear(); ///< forgets the coin and the order, and shows no curve
    /// Sets the order being typed, of the shown coin: its path is shown unless it is on a pool; nullopt: none.
    void setOrder(const std::optional<Quote> &quote);
    [[nodiscard]] const std::optional<TokenSummary> &token() const { return m_token; } ///< shown; nullopt: none
    [[nodiscard]] const std::optional<Quote> &order() const { return m_quote; } ///< of setOrder()
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override; ///< the curve, or that it has sold out; nothing without a coin

private:
    struct Geometry;
    /// The curve in the widget's present size; needs a coin.
    [[nodiscard]] Geometry geometry(const Theme &theme) const;
    /// Paints the line below the curve with its texts, and the market cap at the curve's end.
    void paintAxis(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Paints the curve, its end, and what is sold of it as a surface.
    void paintCurve(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// Paints the way from the present point to that after the order, with its label where there is room; nothing
    /// without an order or for one on a pool. `labelTop`: of the present point's label, in pixels.
    void paintOrder(QPainter &painter, const Theme &theme, const Geometry &g, double labelTop) const;
    /// Writes in place of the curve that the coin is complete, with its pool once that is known.
    void paintGraduated(QPainter &painter, const Theme &theme) const;
    /// Paints the coin's present point with its label. Gives the top of the label in pixels, or a height above the
    /// point where there is no room for one.
    double paintPosition(QPainter &painter, const Theme &theme, const Geometry &g) const;

    std::optional<TokenSummary> m_token;
    QString m_pool;
    std::optional<Quote> m_quote;
};

} // namespace curvedesk
