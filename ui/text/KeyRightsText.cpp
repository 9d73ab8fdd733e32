// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/KeyRightsText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

#include <algorithm>

namespace curvedesk::keyRightsText {

namespace {

/// Has tr() for the texts of this file.
struct KeyRightsText
{
    Q_DECLARE_TR_FUNCTIONS(keyRightsText)
};

/// The words as a list of the user's language, "read, quote"; there is at least one.
QString listed(const QStringList &words)
{
    QString list = words.value(0);
    for (const QString &word : words.sliced(1))
        list = KeyRightsText::tr("%1, %2").arg(list, word);
    return list;
}

/// One scope in words: "list wallets".
QString scopeText(KeyScope scope)
{
    switch (scope) {
    case KeyScope::Read:
        return KeyRightsText::tr("read");
    case KeyScope::Quote:
        return KeyRightsText::tr("quote");
    case KeyScope::Trade:
        return KeyRightsText::tr("trade");
    case KeyScope::Launch:
        return KeyRightsText::tr("launch");
    case KeyScope::Wallets:
        return KeyRightsText::tr("list wallets");
    }
    return {};
}

} // namespace

QString scopes(KeyScopes scopes)
{
    if (std::ranges::all_of(keyScopeNames, [scopes](const KeyScopeName &each) { return scopes.testFlag(each.scope); }))
        return KeyRightsText::tr("everything");
    QStringList words;
    for (const KeyScopeName &each : keyScopeNames) {
        if (scopes.testFlag(each.scope))
            words.append(scopeText(each.scope));
    }
    return words.isEmpty() ? KeyRightsText::tr("nothing") : listed(words);
}

QString limits(const KeyRights &rights)
{
    QStringList words;
    const auto add = [&words](const QString &sentence, const std::optional<quint64> &lamports) {
        if (lamports)
            words.append(sentence.arg(amountText::solPlain(*lamports)));
    };
    add(KeyRightsText::tr("%1 SOL an order"), rights.maxOrderLamports);
    add(KeyRightsText::tr("%1 SOL an hour"), rights.maxHourLamports);
    add(KeyRightsText::tr("%1 SOL a day"), rights.maxDayLamports);
    if (rights.maxSlippageBps)
        words.append(KeyRightsText::tr("%1 slippage").arg(amountText::basisPointsPlain(*rights.maxSlippageBps)));
    add(KeyRightsText::tr("%1 SOL priority fee"), rights.maxFeeLamports);
    if (rights.needsApproval)
        words.append(KeyRightsText::tr("asks you"));
    return words.isEmpty() ? KeyRightsText::tr("no limit") : listed(words);
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
