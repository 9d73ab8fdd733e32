// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/AmountText.h"

#include "core/money/Decimal.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

#include <array>

namespace curvedesk::amountText {

using namespace Qt::StringLiterals;

namespace {

__extension__ using Wide = __int128;

/// Separates groups of digits: as wide as a digit in the number font, and no line breaks at it.
constexpr QChar gap = QChar::Nbsp;

/// The number with its digits in groups of three, on both sides of the point.
QString grouped(const QString &number)
{
    const qsizetype point = number.indexOf(u'.');
    QString out = number;
    if (point >= 0) {
        for (qsizetype at = point + 4; at < out.size(); at += 4)
            out.insert(at, gap);
    }
    for (qsizetype at = (point >= 0 ? point : number.size()) - 3; at > 0; at -= 3)
        out.insert(at, gap);
    return out;
}

/// The number with a percent sign, which stays on its right in every language.
QString percent(const QString &number)
{
    return displayText::leftToRight(number + gap + u'%');
}

/// 10 to the power of `exponent`, which is at most 19.
quint64 powerOfTen(int exponent)
{
    quint64 power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

/// value / divisor, rounded half up; `divisor` is not 0.
quint64 rounded(quint64 value, quint64 divisor)
{
    const quint64 rest = value % divisor;
    return value / divisor + (rest >= divisor - rest && rest != 0 ? 1 : 0);
}

/// A number that is not negative in subscript digits.
QString subscript(int number)
{
    QString out;
    for (const QChar digit : QString::number(number))
        out.append(QChar(u'\u2080' + (digit.unicode() - u'0')));
    return out;
}

} // namespace

QString sol(quint64 lamports)
{
    return grouped(decimal::formatFixed(lamports, solDecimals, QChar(u'_')).remove(u'_'));
}

QString solPlain(quint64 lamports)
{
    return grouped(decimal::format(lamports, solDecimals));
}

QString solRounded(quint64 lamports, int decimals)
{
    return rounded(lamports, solDecimals, decimals);
}

QString rounded(quint64 value, int point, int decimals)
{
    const quint64 units = rounded(value, powerOfTen(point - decimals));
    return grouped(decimal::formatFixed(units, decimals, QChar(u'_')).remove(u'_'));
}

QString lamports(quint64 lamports)
{
    return QCoreApplication::translate("AmountText", "%1 lamports").arg(grouped(QString::number(lamports)));
}

QString signedSol(qint64 lamports)
{
    const bool isNegative = lamports < 0;
    // A plain -lamports would overflow for the smallest qint64.
    const quint64 size = isNegative ? quint64{0} - static_cast<quint64>(lamports) : static_cast<quint64>(lamports);
    const QString digits = sol(size);
    return lamports == 0 ? digits : displayText::leftToRight((isNegative ? u'\u2212' : u'+') + digits);
}

QString tokens(quint64 baseUnits, int decimals)
{
    return grouped(decimal::formatFixed(baseUnits, decimals, QChar(u'_')).remove(u'_'));
}

QString tokensPlain(quint64 baseUnits, int decimals)
{
    return grouped(decimal::format(baseUnits, decimals));
}

QString tokensCompact(quint64 baseUnits, int decimals)
{
    struct Scale
    {
        int exponent;
        QStringView suffix;
    };
    static constexpr std::array scales{Scale{9, u"B"}, Scale{6, u"M"}, Scale{3, u"K"}};
    const quint64 whole = baseUnits / powerOfTen(decimals);
    for (const Scale &scale : scales) {
        // What would be 1000 of the next scale after rounding is one of this.
        if (rounded(whole, powerOfTen(std::max(scale.exponent - 4, 0))) >= powerOfTen(std::min(scale.exponent, 4))) {
            const quint64 tenths = rounded(whole, powerOfTen(scale.exponent - 1));
            return displayText::leftToRight(grouped(decimal::format(tenths, 1)) + gap + scale.suffix.toString());
        }
    }
    return QString::number(whole);
}

QString price(quint64 marketCapLamports, int significantDigits)
{
    if (marketCapLamports == 0)
        return u"0"_s;
    int digits = static_cast<int>(QString::number(marketCapLamports).size());
    quint64 head = marketCapLamports;
    if (digits > significantDigits) {
        head = rounded(marketCapLamports, powerOfTen(digits - significantDigits));
        if (head == powerOfTen(significantDigits)) {
            head /= 10;
            ++digits;
        }
    }
    const int zeros = priceDecimals - digits;
    if (zeros < 0)
        return decimal::formatFixed(rounded(marketCapLamports, powerOfTen(14)), 4, gap);
    if (zeros < 4)
        return u"0."_s + QString(zeros, u'0') + QString::number(head);
    return u"0.0"_s + subscript(zeros) + QString::number(head);
}

QString priceExact(quint64 marketCapLamports)
{
    return decimal::formatFixed(marketCapLamports, priceDecimals, gap);
}

QString basisPoints(quint64 bps)
{
    return percent(grouped(decimal::formatFixed(bps, 2, QChar(u'_')).remove(u'_')));
}

QString basisPointsPlain(quint64 bps)
{
    return percent(decimal::format(bps, 2));
}

QString progress(quint64 partsPerMillion)
{
    return percent(decimal::formatFixed(partsPerMillion / 1000, 1, gap));
}

std::optional<qint64> changeBps(quint64 from, quint64 to)
{
    if (from == 0)
        return std::nullopt;
    const Wide bps = (static_cast<Wide>(to) - static_cast<Wide>(from)) * 10'000 / static_cast<Wide>(from);
    constexpr Wide limit = Wide{1} << 62;
    return static_cast<qint64>(bps > limit ? limit : bps);
}

QString change(qint64 bps)
{
    const auto size = static_cast<quint64>(bps < 0 ? -bps : bps);
    const bool isMultiple = bps >= 100'000;
    const quint64 value = isMultiple ? size + 10'000 : size;
    const quint64 unit = isMultiple ? 10'000 : 100;
    const bool isWhole = value >= 100 * unit;
    const quint64 shown = rounded(value, isWhole ? unit : unit / 10);
    const QString figure = grouped(decimal::formatFixed(shown, isWhole ? 0 : 1, QChar(u'_')).remove(u'_'));
    const QString text = isMultiple ? figure + u'×' : percent(figure);
    if (shown == 0)
        return text;
    return (bps > 0 ? u"▲ "_s : u"▼ "_s) + text;
}

} // namespace curvedesk::amountText
