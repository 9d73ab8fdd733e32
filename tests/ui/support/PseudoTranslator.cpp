// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/PseudoTranslator.h"

#include <QRegularExpression>

namespace curvedesk {

using namespace Qt::StringLiterals;

PseudoTranslator::PseudoTranslator(Kind kind, QObject *parent)
    : QTranslator(parent)
    , m_kind(kind)
{
}

QString PseudoTranslator::translate(const char *context, const char *source, const char *, int) const
{
    if (context[0] == 'Q' && context[1] >= 'A' && context[1] <= 'Z')
        return {};
    static constexpr QStringView letters = u"abcdefghijklmnopqrstuvwxyz";
    static constexpr QStringView accents = u"åƀçđéƒĝĥîĵķļɱñöþǫřšţûṽŵẋýž";
    static constexpr QStringView arabic = u"ابتدهفغحيجكلمنوپقرسطوڤشخيز";
    static_assert(letters.size() == accents.size() && letters.size() == arabic.size());
    // Placeholders, mnemonics, markup and forms of dates stay as they are.
    static const QRegularExpression fixed(u"%L?[0-9n]|&.|<[^>]*>|\n|HH:mm(:ss)?|yyyy-MM-dd|MMM d"_s);
    const QString text = QString::fromUtf8(source);
    QString out;
    int changed = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QRegularExpressionMatch match
            = fixed.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (match.hasMatch()) {
            out += match.captured();
            at = match.capturedEnd();
            continue;
        }
        const qsizetype letter = letters.indexOf(text.at(at).toLower());
        out += letter < 0 ? text.at(at) : (m_kind == Kind::Longer ? accents : arabic).at(letter);
        changed += letter < 0 ? 0 : 1;
        ++at;
    }
    if (m_kind == Kind::Longer) {
        for (int more = (changed * 4 + 5) / 10; more > 0; more -= 4)
            out += u" "_s + QString(qMin(more, 3), u'~');
    }
    return out;
}

} // namespace curvedesk
