// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/Language.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>

namespace curvedesk::language {

using namespace Qt::StringLiterals;

const QList<Language> &all()
{
    static const QList<Language> languages{
        {u"de"_s, u"Deutsch"_s},
        {u"en"_s, u"English"_s},
        {u"es"_s, u"Español"_s},
        {u"fr"_s, u"Français"_s},
        {u"pt_BR"_s, u"Português (Brasil)"_s},
        {u"tr"_s, u"Türkçe"_s},
        {u"ru"_s, u"Русский"_s},
        {u"zh_CN"_s, u"简体中文"_s},
        {u"ja"_s, u"日本語"_s},
        {u"ko"_s, u"한국어"_s},
    };
    return languages;
}

QString bestFor(const QStringList &wanted)
{
    for (const QString &name : wanted) {
        const QLocale asked(name);
        const auto fits = std::ranges::find_if(all(), [&asked](const Language &each) {
            const QLocale has(each.code);
            return has.language() == asked.language() && has.script() == asked.script();
        });
        if (fits != all().end())
            return fits->code;
    }
    return u"en"_s;
}

void install(const QString &code, QCoreApplication &application)
{
    const bool isKnown = std::ranges::any_of(all(), [&code](const Language &each) { return each.code == code; });
    const QLocale system = QLocale::system();
    const QLocale chosen(isKnown ? code : bestFor(system.uiLanguages()));
    // The system knows the country, which decides how dates are written.
    QLocale::setDefault(system.language() == chosen.language() ? system : chosen);

    const auto add = [&](const QString &file, const QString &folder) {
        auto *translator = new QTranslator(&application);
        if (translator->load(chosen, file, u"_"_s, folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    add(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(u"curvedesk"_s, u":/curvedesk/translations"_s);
    QGuiApplication::setLayoutDirection(chosen.textDirection());
}

QString withoutMnemonic(QString text)
{
    static const QRegularExpression bracketed(u"\\(&[A-Za-z0-9]\\)"_s);
    static const QRegularExpression mark(u"&(.)"_s); // a doubled & stands for one
    return text.remove(bracketed).replace(mark, u"\\1"_s);
}

} // namespace curvedesk::language
