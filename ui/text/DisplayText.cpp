// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/DisplayText.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <array>

namespace curvedesk::displayText {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar visibleSign = QChar::ReplacementCharacter;
constexpr char32_t zeroWidthJoiner = 0x200D;
constexpr char32_t firstIsolate = 0x2068;
constexpr char32_t popIsolate = 0x2069;
constexpr int maxMarksInARow = 2;
constexpr QChar lineBreak(0x200B); ///< a place of no width where a line may end
constexpr int longestWord = 40; ///< characters of a paragraph that need no such place

/// True for a letter or mark that is drawn as nothing.
bool isBlankLetter(char32_t c)
{
    static constexpr std::array<char32_t, 8> blanks{0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0};
    return std::find(blanks.begin(), blanks.end(), c) != blanks.end();
}

/// True for a character that asks for another form of the one before it, and shows nothing itself.
bool isVariationSelector(char32_t c)
{
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180F);
}

/// True for an emoji or a sign that may be one, after which a variation selector or a joiner makes sense.
bool isPictograph(char32_t c)
{
    return c >= 0x1F000 || (c >= 0x2190 && c <= 0x2BFF) || c == 0x00A9 || c == 0x00AE;
}

/// True for a letter of a script that is written from right to left.
bool isRightToLeft(char32_t c)
{
    const QChar::Direction direction = QChar::direction(c);
    return direction == QChar::DirR || direction == QChar::DirAL;
}

/// True for a mark that is drawn over the character before it.
bool isMark(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

/// True for a character that shows nothing, or changes how others are shown.
bool isHidden(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return c == visibleSign.unicode() || isBlankLetter(c);
    }
}

/// Makes one foreign text safe to show: bounds its length and replaces what hides or reorders other text.
class Cleaner
{
public:
    /// At most `maxLength` characters are shown; `keepLines`: line breaks stay, and very long words may be broken.
    Cleaner(QStringView foreign, int maxLength, bool keepLines)
        : m_in(foreign.left(4 * maxLength).toUcs4()) // bounds the work by the length that will be shown
        , m_maxLength(maxLength)
        , m_keepLines(keepLines)
    {
    }

    /// The whole text as it is shown; to be called once.
    Shown clean()
    {
        for (m_at = 0; m_at < m_in.size(); ++m_at) {
            if (m_length >= m_maxLength) {
                m_out.text.append(u'…');
                break;
            }
            addCharacter(m_in.at(m_at));
        }
        m_out.text = m_out.text.trimmed();
        // An isolate keeps right-to-left text from reordering the text beside it.
        if (m_hasRightToLeft)
            m_out.text = QChar(firstIsolate) + m_out.text + QChar(popIsolate);
        return m_out;
    }

private:
    /// Appends what is shown for the character at m_at, which is `c`.
    void addCharacter(char32_t c)
    {
        if (m_keepLines && c == U'\n') {
            append(c);
        } else if (QChar::isSpace(c) && c != 0x2028 && c != 0x2029 && c != 0x85) {
            m_out.wasAltered = m_out.wasAltered || c != U' ';
            if (m_last != U' ')
                append(U' ');
        } else if (isVariationSelector(c)) {
            addVariation(c);
        } else if (c == zeroWidthJoiner && isPictograph(m_last) && m_at + 1 < m_in.size()
                   && isPictograph(m_in.at(m_at + 1))) {
            append(c);
        } else if (isHidden(c)) {
            addVisibleSign();
        } else if (isMark(c)) {
            addMark(c);
        } else {
            m_marks = 0;
            m_hasRightToLeft = m_hasRightToLeft || isRightToLeft(c);
            append(c);
        }
    }

    /// Keeps a variation selector after a pictograph only: elsewhere it makes two names differ that look the same.
    void addVariation(char32_t c)
    {
        if (isPictograph(m_last) && (c == 0xFE0E || c == 0xFE0F))
            m_out.text.append(QChar(c));
        else
            addVisibleSign();
    }

    /// Appends a mark, unless too many are stacked already.
    void addMark(char32_t c)
    {
        if (++m_marks <= maxMarksInARow)
            append(c);
        else
            m_out.wasAltered = true;
    }

    /// Appends the sign that stands for a hidden character.
    void addVisibleSign()
    {
        m_out.wasAltered = true;
        m_marks = 0;
        append(visibleSign.unicode());
    }

    /// Appends the character as it is and counts it; after a long piece of a word also a place where a line may end.
    void append(char32_t c)
    {
        m_out.text.append(QStringView(QChar::fromUcs4(c)));
        m_last = c;
        ++m_length;
        m_word = QChar::isSpace(c) ? 0 : m_word + 1;
        if (m_keepLines && m_word % longestWord == longestWord - 1)
            m_out.text.append(lineBreak); // else a word without an end would make a sheet as wide as itself
    }

    QList<uint> m_in;
    qsizetype m_at = 0;
    int m_maxLength;
    bool m_keepLines;
    Shown m_out;
    char32_t m_last = U' ';
    int m_length = 0;
    int m_marks = 0;
    int m_word = 0; ///< characters since the last blank
    bool m_hasRightToLeft = false;
};

constexpr QLatin1StringView toolTipStart("<p style='white-space:pre-wrap'>");
constexpr QLatin1StringView toolTipEnd("</p>");

} // namespace

Shown line(QStringView foreign, int maxLength)
{
    return Cleaner(foreign, maxLength, false).clean();
}

Shown paragraph(QStringView foreign, int maxLength)
{
    return Cleaner(foreign, maxLength, true).clean();
}

QString name(QStringView foreign)
{
    const QString text = line(foreign).text;
    if (text.isEmpty())
        return QCoreApplication::translate("DisplayText", "(no name)");
    // In a window that is written from right to left a name keeps its own order: <b> and full stops would move.
    const bool isIsolated
        = QGuiApplication::layoutDirection() != Qt::RightToLeft || text.startsWith(QChar(firstIsolate));
    return isIsolated ? text : QChar(firstIsolate) + text + QChar(popIsolate);
}

QString ticker(QStringView foreign)
{
    return leftToRight(u'$' + line(foreign, 16).text);
}

QString onButton(QString text)
{
    return text.replace(u'&', u"&&"_s);
}

QString leftToRight(const QString &text)
{
    constexpr QChar leftToRightIsolate(0x2066);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? leftToRightIsolate + text + QChar(popIsolate) : text;
}

QString toolTip(const QString &text)
{
    return text.isEmpty() ? QString() : toolTipStart + text.toHtmlEscaped() + toolTipEnd;
}

QString textOfToolTip(const QString &toolTip)
{
    if (!toolTip.startsWith(toolTipStart) || !toolTip.endsWith(toolTipEnd))
        return toolTip;
    QString text = toolTip.sliced(toolTipStart.size()).chopped(toolTipEnd.size());
    // The ampersand last, as it was escaped first.
    return text.replace("&lt;"_L1, "<"_L1)
        .replace("&gt;"_L1, ">"_L1)
        .replace("&quot;"_L1, "\""_L1)
        .replace("&amp;"_L1, "&"_L1);
}

QString shortAddress(const QString &address)
{
    if (address.size() <= 9)
        return address;
    return address.left(4) + u'…' + address.right(4);
}

QString groupedAddress(const QString &address)
{
    QString out = address;
    for (qsizetype at = 4; at < out.size(); at += 5)
        out.insert(at, u' ');
    return out;
}

} // namespace curvedesk::displayText
