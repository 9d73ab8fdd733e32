// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/LookAlike.h"

namespace curvedesk::lookAlike {

namespace {

// From Unicode's list of confusable characters: those like Latin letters in most fonts. A capital I looks like an l.
constexpr QStringView from = u"аеорсухкмнтвјѕԁһԛԝѵԍαβεκνορτυχ05іιı1|i";
constexpr QStringView to = u"aeopcyxkmhtbjsdhqwvgabekvoptuxosllllll";
static_assert(from.size() == to.size());

} // namespace

QString skeleton(const QString &foreign)
{
    QString out;
    for (const QChar c : foreign.left(256).normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        const qsizetype at = from.indexOf(c);
        if (c.isLetterOrNumber() || at >= 0)
            out.append(at >= 0 ? to.at(at) : c);
    }
    return out;
}

QString searchText(const QString &foreign)
{
    QString out;
    for (const QChar c : foreign.left(256).normalized(QString::NormalizationForm_KD)) {
        const qsizetype at = c.unicode() < 0x80 ? -1 : from.indexOf(c.toCaseFolded());
        if (at >= 0)
            out.append(to.at(at));
        else if (c.isPrint() && !c.isMark())
            out.append(c);
    }
    return out.left(64).trimmed();
}

} // namespace curvedesk::lookAlike
