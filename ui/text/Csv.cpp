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
bool isMisleading(QChar c)
{
    return c.category() == QChar::Other_Control
        || (c.category() == QChar::Other_Format && c != u'\u200C' && c != u'\u200D');
}

} // namespace

QString field(QString text)
{
    if (mayBeFormula(text))
        text.prepend(u'\'');
    for (QChar &c : text) {
        // A row stays one line, also for scripts that split at CR and LF.
        if (c == u'\r' || c == u'\n')
            c = u' ';
        else if (isMisleading(c))
            c = QChar::ReplacementCharacter;
    }
    text.replace(u'"', u"\"\""_s);
    return u'"' + text + u'"';
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
