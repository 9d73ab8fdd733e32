// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/CurveChart.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"

#include <QPainter>
#include <QPainterPath>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr double whole = 1'000'000.0; ///< all of the curve, in millionths

/// Base units sold so far, computed from the reserves and the progress.
double soldOf(const TokenSummary &token)
{
    const double share = qMin(static_cast<double>(token.progressPpm), whole) / whole;
    const double left = static_cast<double>(token.realTokenReserves);
    return share >= 1 ? left : left * share / (1 - share);
}

} // namespace

/// The curve in pixels. x: tokens sold; y: market cap, by the constant product of the virtual reserves.
struct CurveChart::Geometry
{
    QRectF plot;
    double sold = 0; ///< base units, as the others
    double total = 1; ///< that the curve sells until it is complete
    double virtualTokens = 1; ///< the virtual reserve now
    double product = 0; ///< of the virtual reserves: lamports * base units
    double capAtEnd = 1; ///< market cap in lamports when the curve is complete

    /// The market cap in lamports once `at` base units are sold.
    [[nodiscard]] double cap(double at) const
    {
        const double left = qMax(1.0, virtualTokens + sold - at);
        return product / left / left * 1e15;
    }
    /// The point of the curve at which `at` base units are sold, in pixels.
    [[nodiscard]] QPointF point(double at) const
    {
        const double share = qBound(0.0, at / total, 1.0);
        return {plot.left() + share * plot.width(), plot.bottom() - cap(at) / capAtEnd * plot.height()};
    }
    /// The height of the curve at this x, both in pixels.
    [[nodiscard]] double curveAt(double x) const { return point((x - plot.left()) / plot.width() * total).y(); }
};

CurveChart::CurveChart(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Bonding curve"));
    setFocusPolicy(Qt::TabFocus); // screen readers say what it shows
    setLayoutDirection(Qt::LeftToRight); // the curve rises to the right in every language
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CurveChart::setToken(const TokenSummary &token, const QString &pool)
{
    m_token = token;
    m_pool = pool;
    if (!token.complete)
        setAccessibleDescription(tr("%1 of the curve is sold, %2 SOL to go, market cap %3 SOL")
                                     .arg(amountText::progress(token.progressPpm),
                                          amountText::solRounded(token.lamportsToComplete, 1),
                                          amountText::solRounded(token.marketCapLamports, 2)));
    else if (pool.isEmpty())
        setAccessibleDescription(tr("The curve has sold out. The coin is moving to its pool; trading goes on there."));
    else
        setAccessibleDescription(tr("The curve has sold out. The coin trades on its pool %1.").arg(pool));
    update();
}

void CurveChart::clear()
{
    m_token.reset();
    m_pool.clear();
    m_quote.reset();
    setAccessibleDescription({});
    update();
}

void CurveChart::setOrder(const std::optional<Quote> &quote)
{
    m_quote = quote;
    update();
}

QSize CurveChart::minimumSizeHint() const
{
    const Theme &theme = themeOf(this);
    return {theme.scaled(240), theme.scaled(110)};
}

CurveChart::Geometry CurveChart::geometry(const Theme &theme) const
{
    Geometry g;
    g.plot = QRectF(rect()).adjusted(theme.scaled(16), theme.scaled(26), -theme.scaled(24), -theme.scaled(30));
    g.sold = soldOf(*m_token);
    g.total = qMax(1.0, g.sold + static_cast<double>(m_token->realTokenReserves));
    g.virtualTokens = qMax(1.0, static_cast<double>(m_token->virtualTokenReserves));
    g.product = static_cast<double>(m_token->virtualSolReserves) * g.virtualTokens;
    g.capAtEnd = qMax(1.0, g.cap(g.total));
    return g;
}

void CurveChart::paintEvent(QPaintEvent *)
{
    if (!m_token)
        return;
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setFont(theme.font(TextRole::NumberSmall));
    if (hasFocus()) {
        painter.setPen(QPen(theme.colors.accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    if (m_token->complete) {
        paintGraduated(painter, theme);
        return;
    }
    const Geometry g = geometry(theme);
    if (g.plot.width() < 20 || g.plot.height() < 20)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxis(painter, theme, g);
    paintCurve(painter, theme, g);
    const double labelTop = paintPosition(painter, theme, g);
    paintOrder(painter, theme, g, labelTop);
}

void CurveChart::paintGraduated(QPainter &painter, const Theme &theme) const
{
    const int half = rect().height() / 2;
    painter.setFont(theme.font(TextRole::Strong));
    painter.setPen(theme.colors.text);
    painter.drawText(rect().adjusted(0, 0, 0, -half), Qt::AlignHCenter | Qt::AlignBottom,
                     m_pool.isEmpty() ? tr("Graduated: moving to its pool") : tr("Graduated: trades on its pool"));
    painter.setFont(theme.font(m_pool.isEmpty() ? TextRole::Small : TextRole::NumberSmall));
    painter.setPen(theme.colors.muted);
    painter.drawText(rect().adjusted(0, half + theme.scaled(4), 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                     m_pool.isEmpty() ? tr("The curve has sold out. Trading goes on once the pool is there.")
                                      : displayText::groupedAddress(m_pool));
}

void CurveChart::paintAxis(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    painter.setPen(QPen(theme.colors.line, 1));
    painter.drawLine(g.plot.bottomLeft(), g.plot.bottomRight());
    const QRectF below(g.plot.left(), g.plot.bottom() + theme.scaled(4), g.plot.width(), theme.scaled(18));
    painter.setPen(theme.colors.muted);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, QStringLiteral("0"));
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, tr("tokens sold"));
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, amountText::tokensCompact(static_cast<quint64>(g.total)));
    const QString end
        = tr("graduation %1 SOL market cap").arg(amountText::solRounded(static_cast<quint64>(g.capAtEnd), 1));
    // Beyond the plot's left end there is room for a language with long words.
    const QRectF room(theme.scaled(4), g.plot.top() - theme.scaled(22), g.plot.right() - theme.scaled(4),
                      theme.scaled(18));
    painter.setFont(painting::fitted(theme.font(TextRole::Small), end, room.width(), theme));
    painter.setPen(theme.colors.text);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, end);
}

void CurveChart::paintCurve(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    QPainterPath curve;
    curve.moveTo(g.point(0));
    const int steps = qMax(2, static_cast<int>(g.plot.width() / 3));
    for (int step = 1; step <= steps; ++step)
        curve.lineTo(g.point(g.total * step / steps));
    QPainterPath sold;
    sold.moveTo(g.plot.bottomLeft());
    const int soldSteps = qMax(1, static_cast<int>(steps * g.sold / g.total));
    for (int step = 0; step <= soldSteps; ++step)
        sold.lineTo(g.point(g.sold * step / soldSteps));
    sold.lineTo(g.point(g.sold).x(), g.plot.bottom());
    sold.closeSubpath();
    painter.fillPath(sold, blended(theme.colors.accent, theme.colors.panel, 0.14));
    painter.setPen(QPen(theme.colors.muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(curve);
    painter.setBrush(theme.colors.panel);
    painter.drawEllipse(g.point(g.total), 3.5, 3.5);
}

void CurveChart::paintOrder(QPainter &painter, const Theme &theme, const Geometry &g, double labelTop) const
{
    if (!m_quote || m_quote->tokensSoldAfter == m_quote->tokensSoldBefore || !m_quote->pool.isEmpty())
        return;
    const bool isBuy = m_quote->mode == TradeMode::Buy;
    const QColor tone = theme.color(isBuy ? Tone::Buy : Tone::Sell);
    // The quote's distance is drawn from the chart's present point, because the two may be from different moments.
    const double way = static_cast<double>(m_quote->tokensSoldAfter) - static_cast<double>(m_quote->tokensSoldBefore);
    const double to = qBound(0.0, g.sold + way, g.total);
    QPainterPath path;
    path.moveTo(g.point(g.sold));
    constexpr int steps = 32;
    for (int step = 1; step <= steps; ++step)
        path.lineTo(g.point(g.sold + (to - g.sold) * step / steps));
    painter.setPen(QPen(tone, 3, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(QPen(tone, 2));
    painter.setBrush(theme.colors.panel);
    painter.drawEllipse(g.point(to), 4.5, 4.5);

    const QString sign = isBuy ? QStringLiteral("+") : QStringLiteral("\u2212");
    const QString label = tr("after your order %1").arg(sign + amountText::basisPoints(m_quote->priceImpactBps));
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(tone);
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(label);
    double x = g.point(to).x() + (isBuy ? 8 : -8 - width);
    x = qMax(g.plot.left(), qMin(x, g.plot.right() - width)); // the plot may be narrower than the label
    // The label stands below the curve, or above the label of the present point where the curve is too low. A large
    // order ends at the right edge: then the label begins where the curve is lower than at the order's end.
    const double below = qMax(g.point(to).y(), g.curveAt(x)) + metrics.height() + 4;
    const double above = qMin(labelTop - 2, g.curveAt(x + width) - 6);
    const double y = below <= g.plot.bottom() - 4 ? below : above;
    // Where the chart is too low for three labels, the label of the curve's end stays alone.
    if (y - metrics.ascent() > g.plot.top() - theme.scaled(4))
        painter.drawText(QPointF(x, y), label);
}

double CurveChart::paintPosition(QPainter &painter, const Theme &theme, const Geometry &g) const
{
    const QPointF here = g.point(g.sold);
    painter.setPen(QPen(theme.colors.text, 1.5));
    painter.setBrush(theme.colors.accent);
    painter.drawEllipse(here, 5, 5);
    QString label
        = tr("you are here · %1 · %2 SOL to go")
              .arg(amountText::progress(m_token->progressPpm), amountText::solRounded(m_token->lamportsToComplete, 1));
    // The label ends where the curve would cross it: it stays below the label of the curve's end.
    double end = g.plot.right();
    while (end > g.plot.left() && g.curveAt(end) < g.plot.top() + theme.scaled(20))
        end -= 1;
    const auto fit = [&] { return painting::fitted(theme.font(TextRole::Small), label, end - g.plot.left(), theme); };
    const int smallest = theme.scaled(10);
    if (fit().pixelSize() < smallest)
        label = label.section(u" · "_s, 0, 1); // without the SOL to go
    painter.setFont(fit());
    if (painter.font().pixelSize() < smallest)
        return here.y() - 10; // the chart is too low for a label besides that of the curve's end
    painter.setPen(theme.colors.text);
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(label);
    const double x = qMax(g.plot.left(), qMin(here.x() - width - 4, g.plot.right() - width));
    // It stands above the point and the curve.
    const double y = qMax(g.plot.top() + metrics.height(), qMin(here.y() - 10, g.curveAt(x + width) - 6));
    painter.drawText(QPointF(x, y), label);
    return y - metrics.height();
}

} // namespace curvedesk
#include "moc_CurveChart.cpp"
