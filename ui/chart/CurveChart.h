// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/coin/QuoteTypes.h"

#include <QWidget>

#include <optional>

namespace curvedesk {

struct Theme;

/// The bonding curve with the coin's present point, the path of the order being typed, and its end. Doubles are for
/// painting only.
class CurveChart final : public QWidget
{
    Q_OBJECT

public:
    explicit CurveChart(QWidget *parent = nullptr);

    /// Shows the coin's curve. `pool`: the pool of a graduated coin; empty: not known yet.
    void setToken(const TokenSummary &token, const QString &pool = {});
    /// Forgets the coin and the order, and shows no curve.
    void clear();
    /// Sets the path of the order being typed; nullopt: none.
    void setOrder(const std::optional<Quote> &quote);
    [[nodiscard]] const std::optional<TokenSummary> &token() const { return m_token; }
    [[nodiscard]] const std::optional<Quote> &order() const { return m_quote; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Geometry;
    [[nodiscard]] Geometry geometry(const Theme &theme) const;
    void paintAxis(QPainter &painter, const Theme &theme, const Geometry &g) const;
    void paintCurve(QPainter &painter, const Theme &theme, const Geometry &g) const;
    /// `labelTop`: of paintPosition().
    void paintOrder(QPainter &painter, const Theme &theme, const Geometry &g, double labelTop) const;
    [[nodiscard]] QString graduatedSentence() const;
    void paintGraduated(QPainter &painter, const Theme &theme) const;
    /// Gives the top of the label that it paints, or a height above the point where there is no room for one.
    double paintPosition(QPainter &painter, const Theme &theme, const Geometry &g) const;

    std::optional<TokenSummary> m_token;
    QString m_pool;
    std::optional<Quote> m_quote;
};

} // namespace curvedesk
