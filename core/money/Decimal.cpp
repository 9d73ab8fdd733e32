// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Decimal.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

namespace curvedesk::decimal {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 maxUnits = std::numeric_limits<quint64>::max();

// The error for text that is no decimal number.
tl::unexpected<Error> notANumber()
{
    return failure(ErrorCode::InvalidInput, u"not a plain decimal number (digits, at most one dot)"_s);
}

// The error for a number with a sign, a plus included.
tl::unexpected<Error> signRefused()
{
    return failure(ErrorCode::InvalidInput, u"a sign is not allowed, amounts are not negative"_s);
}

// value * 10 + digit; nullopt when it does not fit.
std::optional<quint64> appended(quint64 value, unsigned digit)
{
    if (value > (maxUnits - digit) / 10)
        return std::nullopt;
    return value * 10 + digit;
}

// Reads 8-bit and 16-bit text from left to right.
template<class Char> class Scanner
{
public:
    explicit Scanner(std::span<const Char> text)
        : m_text(text)
    {
    }

    /// True when every character was taken.
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    /// Takes the next character when it is this one; false otherwise.
    bool skip(char16_t character)
    {
        if (atEnd() || m_text[m_at] != static_cast<Char>(character))
            return false;
        ++m_at;
        return true;
    }
    /// Takes the next character when it is a digit, and returns its value; nullopt otherwise.
    [[nodiscard]] std::optional<unsigned> digit()
    {
        if (atEnd() || m_text[m_at] < static_cast<Char>(u'0') || m_text[m_at] > static_cast<Char>(u'9'))
            return std::nullopt;
        return static_cast<unsigned>(m_text[m_at++] - static_cast<Char>(u'0'));
    }

private:
    std::span<const Char> m_text;
    std::size_t m_at = 0;
};

// The digits of a number as an integer that may have overflowed.
struct Mantissa
{
    std::optional<quint64> value = 0;
    qint64 integerDigits = 0;
    qint64 fractionDigits = 0;
    bool hasDot = false;
    bool hasLeadingZero = false;

    /// Puts a digit behind those of `value`, which becomes nullopt when it does not fit.
    void append(unsigned digit) { value = value ? appended(*value, digit) : std::nullopt; }
    /// True with a digit before the dot, and one behind it where there is a dot.
    [[nodiscard]] bool isWellFormed() const { return integerDigits > 0 && (!hasDot || fractionDigits > 0); }
};

// Takes digits with at most one dot among them, up to the first other character.
template<class Char> Mantissa readMantissa(Scanner<Char> &in)
{
    Mantissa out;
    while (const std::optional<unsigned> digit = in.digit()) {
        out.hasLeadingZero = out.hasLeadingZero || (out.integerDigits == 1 && out.value == 0);
        out.append(*digit);
        ++out.integerDigits;
    }
    out.hasDot = in.skip(u'.');
    while (const std::optional<unsigned> digit = out.hasDot ? in.digit() : std::nullopt) {
        out.append(*digit);
        ++out.fractionDigits;
    }
    return out;
}

// Reads an exponent with or without a sign; nullopt without a digit. It saturates beyond what any text can make up for.
template<class Char> std::optional<qint64> readExponent(Scanner<Char> &in)
{
    constexpr qint64 saturation = qint64{1} << 59; // ten times this still fits
    const bool isNegative = in.skip(u'-');
    if (!isNegative)
        in.skip(u'+');
    std::optional<unsigned> digit = in.digit();
    if (!digit)
        return std::nullopt;
    qint64 value = 0;
    for (; digit; digit = in.digit())
        value = std::min(value * 10 + *digit, saturation);
    return isNegative ? -value : value;
}

// The number in units of 10^-decimals. InvalidInput when it has more decimals or does not fit.
Result<quint64> scaled(const Mantissa &mantissa, qint64 exponent, int decimals)
{
    const qint64 zeros = exponent - mantissa.fractionDigits + decimals;
    if (zeros < 0)
        return failure(ErrorCode::InvalidInput, u"more than %1 decimals"_s.arg(decimals));
    std::optional<quint64> value = mantissa.value;
    // This takes at most twenty steps: by then the value is zero or too large.
    for (qint64 i = 0; i < zeros && value && *value != 0; ++i)
        value = appended(*value, 0);
    if (!value)
        return failure(ErrorCode::InvalidInput, u"larger than any amount can be"_s);
    return *value;
}

// The digits before the point; sets `fraction` to the `decimals` digits after it.
QString integerAndFraction(quint64 units, int decimals, QString &fraction)
{
    QString digits = QString::number(units).rightJustified(decimals + 1, u'0');
    fraction = digits.right(decimals);
    digits.chop(decimals);
    return digits;
}

} // namespace

Result<quint64> parse(QStringView text, int decimals)
{
    Scanner in(std::span(text.utf16(), static_cast<std::size_t>(text.size())));
    if (in.skip(u'-') || in.skip(u'+'))
        return signRefused();
    const Mantissa mantissa = readMantissa(in);
    if (!mantissa.isWellFormed() || !in.atEnd())
        return notANumber();
    return scaled(mantissa, 0, decimals);
}

Result<quint64> parseJsonNumber(QByteArrayView text, int decimals)
{
    Scanner in(std::span(text.data(), static_cast<std::size_t>(text.size())));
    if (in.skip(u'-') || in.skip(u'+'))
        return signRefused();
    const Mantissa mantissa = readMantissa(in);
    if (!mantissa.isWellFormed() || mantissa.hasLeadingZero)
        return notANumber();
    const bool hasExponent = in.skip(u'e') || in.skip(u'E');
    const std::optional<qint64> exponent = hasExponent ? readExponent(in) : 0;
    if (!exponent || !in.atEnd())
        return notANumber();
    return scaled(mantissa, *exponent, decimals);
}

QString format(quint64 units, int decimals)
{
    QString fraction;
    const QString integer = integerAndFraction(units, decimals, fraction);
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    return fraction.isEmpty() ? integer : integer + u'.' + fraction;
}

QString formatFixed(quint64 units, int decimals, QChar groupSeparator)
{
    QString fraction;
    QString integer = integerAndFraction(units, decimals, fraction);
    for (qsizetype at = integer.size() - 3; at > 0; at -= 3)
        integer.insert(at, groupSeparator);
    return fraction.isEmpty() ? integer : integer + u'.' + fraction;
}

} // namespace curvedesk::decimal
