// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QCoreApplication;

namespace curvedesk {

/// A language that the user can choose.
struct Language
{
    QString code; ///< "de", "pt_BR": as in translations/curvedesk_de.ts
    QString name; ///< in the language itself
};

/// The language of the window. It decides words, plural forms, dates and the reading direction, never an amount: those
/// look the same in every language (AmountText.h).
namespace language {

/// The languages that the window is translated into, in the order of the list from which the user chooses; constant.
[[nodiscard]] const QList<Language> &all();
/// The code of the first wanted language ("de-AT", "zh-Hans-SG") that `all()` has in the same script; else "en".
[[nodiscard]] QString bestFor(const QStringList &wanted);
/// Reads, before the first widget, a language's translations from their files and installs them, which the application
/// owns; sets its dates (the default QLocale) and its direction. Call it once. A code that `all()` does not have, such
/// as "system", stands for the system's language. Texts without a translation, or a file for it, stay English.
void install(const QString &code, QCoreApplication &application);
/// The text of a command without its mnemonic: that of "&File", or of "文件(&F)…" where no key has the letters.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace language
} // namespace curvedesk
