// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/chart/PriceAxis.h"

#include "core/money/Lamports.h"
#include "ui/text/AmountText.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The digits from which whole SOL are written in thousands, from three more in millions, and so on.
constexpr int longestWhole = 6;

/// The number in superscript digits.
QString raised(int exponent)
{
    static constexpr QStringView digits = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString out = exponent < 0 ? u"⁻"_s : QString();
    for (const QChar digit : QString::number(std::abs(exponent)))
        out.append(digits.at(digit.digitValue()));
    return out;
}

} // namespace

PriceAxis::PriceAxis(PriceUnit unit, double highest, double step)
    : m_unit(unit)
{
    const int decimals = unit == PriceUnit::MarketCap ? solDecimals : amountText::priceDecimals;
    const double inSol = std::log10(std::max(highest, 1.0)) - decimals;
    const int thousands = static_cast<int>(std::floor(inSol / 3)) * 3;
    if (inSol < 0 && unit == PriceUnit::TokenPrice)
        m_exponent = std::max(thousands, -amountText::priceDecimals);
    else if (inSol >= longestWhole)
        m_exponent = thousands - 3;
    m_point = decimals + m_exponent;
    const double stepInUnit = std::log10(std::max(step, 1.0)) - m_point;
    // Enough decimals for two neighbouring lines to differ, and one more for steps such as 1.5.
    m_decimals = std::clamp(static_cast<int>(std::ceil(-stepInUnit - 1e-9)), 0, m_point);
    const double shown = std::pow(10, stepInUnit + m_decimals);
    if (std::abs(shown - std::round(shown)) > 1e-6)
        m_decimals = std::min(m_decimals + 1, m_point);
}

double PriceAxis::evenStep(double range, int lines)
{
    const double least = range / lines;
    const double tenth = std::pow(10, std::floor(std::log10(least)) - 1);
    // Each is at most a third larger than the one before: of seven lines at least five are left.
    for (const int step : {10, 12, 15, 20, 25, 30, 40, 50, 60, 80}) {
        if (least < step * tenth)
            return step * tenth;
    }
    return 100 * tenth;
}

QString PriceAxis::title() const
{
    const QString inUnit = m_exponent == 0 ? u"SOL"_s : u"10%1 SOL"_s.arg(raised(m_exponent));
    return (m_unit == PriceUnit::MarketCap ? QCoreApplication::translate("PriceAxis", "Market cap in %1")
                                           : QCoreApplication::translate("PriceAxis", "Price in %1"))
        .arg(inUnit);
}

QString PriceAxis::text(quint64 cap, int moreDecimals) const
{
    return amountText::rounded(cap, m_point, std::min(m_decimals + moreDecimals, m_point));
}

} // namespace curvedesk
