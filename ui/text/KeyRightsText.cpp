// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/KeyRightsText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

#include <algorithm>

namespace curvedesk::keyRightsText {

using namespace Qt::StringLiterals;

namespace {

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("keyRightsText", text);
}

/// The words as a list of the user's language, "read, quote"; there is at least one.
QString listed(const QStringList &words)
{
    QString list = words.value(0);
    for (const QString &word : words.sliced(1))
        list = translated(QT_TRANSLATE_NOOP("keyRightsText", "%1, %2")).arg(list, word);
    return list;
}

/// One scope in words: "list wallets".
QString scopeText(KeyScope scope)
{
    switch (scope) {
    case KeyScope::Read:
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "read"));
    case KeyScope::Quote:
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "quote"));
    case KeyScope::Trade:
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "trade"));
    case KeyScope::Launch:
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "launch"));
    case KeyScope::Wallets:
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "list wallets"));
    }
    return {};
}

} // namespace

QString scopes(KeyScopes scopes)
{
    if (std::ranges::all_of(keyScopeNames, [scopes](const KeyScopeName &each) { return scopes.testFlag(each.scope); }))
        return translated(QT_TRANSLATE_NOOP("keyRightsText", "everything"));
    QStringList words;
    for (const KeyScopeName &each : keyScopeNames) {
        if (scopes.testFlag(each.scope))
            words.append(scopeText(each.scope));
    }
    return words.isEmpty() ? translated(QT_TRANSLATE_NOOP("keyRightsText", "nothing")) : listed(words);
}

QString limits(const KeyRights &rights)
{
    QStringList words;
    const auto add = [&words](const char *sentence, const std::optional<quint64> &lamports) {
        if (lamports)
            words.append(translated(sentence).arg(amountText::solPlain(*lamports)));
    };
    add(QT_TRANSLATE_NOOP("keyRightsText", "%1 SOL an order"), rights.maxOrderLamports);
    add(QT_TRANSLATE_NOOP("keyRightsText", "%1 SOL an hour"), rights.maxHourLamports);
    add(QT_TRANSLATE_NOOP("keyRightsText", "%1 SOL a day"), rights.maxDayLamports);
    if (rights.maxSlippageBps)
        words.append(translated(QT_TRANSLATE_NOOP("keyRightsText", "%1 slippage"))
                         .arg(amountText::basisPointsPlain(*rights.maxSlippageBps)));
    add(QT_TRANSLATE_NOOP("keyRightsText", "%1 SOL priority fee"), rights.maxFeeLamports);
    if (rights.needsApproval)
        words.append(translated(QT_TRANSLATE_NOOP("keyRightsText", "asks you")));
    return words.isEmpty() ? translated(QT_TRANSLATE_NOOP("keyRightsText", "no limit")) : listed(words);
}

QString name(const ApiKey &key)
{
    return key.label.isEmpty() ? key.id : displayText::line(key.label, 64).text;
}

bool isValid(const ApiKey &key, qint64 nowMs)
{
    return key.revokedMs == 0 && (key.rights.expiresMs == 0 || nowMs < key.rights.expiresMs);
}

} // namespace curvedesk::keyRightsText
