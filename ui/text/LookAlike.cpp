// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/LookAlike.h"

namespace curvedesk::lookAlike {

QString skeleton(const QString &foreign)
{
    // From Unicode's list of confusable characters: those that look like Latin letters in most fonts. A capital I looks
    // like a small L.
    static constexpr QStringView from = u"аеорсухкмнтвјѕԁһԛԝѵԍαβεκνορτυχ05іιı1|i";
    static constexpr QStringView to = u"aeopcyxkmhtbjsdhqwvgabekvoptuxosllllll";
    static_assert(from.size() == to.size());
    QString out;
    for (const QChar c : foreign.left(256).normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        const qsizetype at = from.indexOf(c);
        if (c.isLetterOrNumber() || at >= 0)
            out.append(at >= 0 ? to.at(at) : c);
    }
    return out;
}

} // namespace curvedesk::lookAlike
