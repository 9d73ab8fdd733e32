// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/Csv.h"

#include <QDateTime>

#include <algorithm>

namespace curvedesk::csv {

using namespace Qt::StringLiterals;

namespace {

/// True for a character that a spreadsheet may drop, or shows as nothing, in front of a formula.
bool isPassedOver(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return QChar::isSpace(c) || category == QChar::Other_Control || category == QChar::Other_Format
        || category == QChar::Mark_NonSpacing;
}

/// True for a sign that begins a formula, in any width: spreadsheets of East Asian languages take ＝ for =.
bool isFormulaSign(char32_t c)
{
    constexpr QStringView signs = u"=+-@−"; // the last is the minus sign of mathematics
    const QString usual = QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KC);
    return !usual.isEmpty() && signs.contains(usual.front());
}

/// True where a spreadsheet could run the text.
bool mayBeFormula(const QString &text)
{
    constexpr QStringView lineBreaks = u"\t\r\n"; // may end the field in front of what follows
    if (!text.isEmpty() && lineBreaks.contains(text.front()))
        return true;
    const QList<uint> characters = text.toUcs4();
    const auto first = std::ranges::find_if_not(characters, isPassedOver);
    return first != characters.end() && isFormulaSign(*first);
}

/// True for a character that changes how what stands beside it is shown, or makes two texts differ that look the same:
/// a control character, of which a terminal may make a command, a direction mark, behind which the amounts of the row
/// would read from right to left, or one of no width. The two joiners stay, which some scripts and pictographs need.
bool isMisleading(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Control || (category == QChar::Other_Format && c != U'\u200C' && c != U'\u200D');
}

} // namespace

QString field(const QString &text)
{
    QString out = mayBeFormula(text) ? u"\"'"_s : u"\""_s;
    for (const char32_t c : text.toUcs4()) {
        // A row stays one line, also for scripts that split at CR and LF.
        if (c == U'\r' || c == U'\n')
            out += u' ';
        else if (isMisleading(c))
            out += QChar::ReplacementCharacter;
        else if (c == U'"')
            out += u"\"\""_s;
        else
            out += QChar::fromUcs4(c);
    }
    return out + u'"';
}

QString time(qint64 ms)
{
    return ms == 0 ? QString() : QDateTime::fromMSecsSinceEpoch(ms).toUTC().toString(Qt::ISODateWithMs);
}

QByteArray line(const QStringList &fields)
{
    return fields.join(u',').toUtf8() + "\r\n";
}

} // namespace curvedesk::csv
