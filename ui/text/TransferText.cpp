// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/TransferText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

namespace curvedesk::transferText {

namespace {

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("TransferText", text);
}

/// The whole address in groups, behind its label if it has one.
QString labelled(const QString &address, const QString &label)
{
    const QString grouped = displayText::groupedAddress(address);
    return label.isEmpty() ? grouped : displayText::line(label, 32).text + QStringLiteral(", ") + grouped;
}

} // namespace

QString amount(const TransferSheet &sheet, quint64 units)
{
    if (sheet.token.isEmpty())
        return amountText::solPlain(units) + QStringLiteral(" SOL");
    const QString unit
        = sheet.symbol.isEmpty() ? displayText::shortAddress(sheet.token) : displayText::ticker(sheet.symbol);
    return amountText::tokensPlain(units, sheet.decimals) + u' ' + unit;
}

QString step(const TransferStep &step, const TransferSheet &sheet)
{
    const QString from = displayText::shortAddress(step.from);
    const QString to = displayText::shortAddress(step.to);
    switch (step.kind) {
    case TransferStep::Kind::UnitLimit:
        return translated(QT_TRANSLATE_NOOP("TransferText", "Compute budget: at most %1 units"))
            .arg(amountText::tokensPlain(step.value, 0));
    case TransferStep::Kind::UnitPrice:
        return translated(QT_TRANSLATE_NOOP("TransferText", "Compute budget: %1 micro-lamports a unit"))
            .arg(amountText::tokensPlain(step.value, 0));
    case TransferStep::Kind::SendSol:
        return translated(QT_TRANSLATE_NOOP("TransferText", "System: send %1 SOL from %2 to %3"))
            .arg(amountText::solPlain(step.value), from, to);
    case TransferStep::Kind::OpenTokenAccount:
        return translated(QT_TRANSLATE_NOOP("TransferText", "Associated token: open account %1 for %2, paid by %3"))
            .arg(to, displayText::shortAddress(step.owner), from);
    case TransferStep::Kind::SendTokens:
        return translated(QT_TRANSLATE_NOOP("TransferText", "Token: send %1 from account %2 to account %3"))
            .arg(amount(sheet, step.value), from, to);
    case TransferStep::Kind::CloseTokenAccount:
        return translated(QT_TRANSLATE_NOOP("TransferText", "Token: close account %1, its rent goes to %2"))
            .arg(from, to);
    }
    return {};
}

QString rest(const TransferSheet &sheet)
{
    if (!sheet.token.isEmpty()) {
        return sheet.closesAccount
            ? translated(QT_TRANSLATE_NOOP("TransferText",
                                           "The wallet keeps none of this token. Its empty account is closed and the "
                                           "rent comes back."))
            : QString();
    }
    if (sheet.walletLamportsAfter != 0)
        return {};
    return translated(QT_TRANSLATE_NOOP("TransferText",
                                        "The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL "
                                        "again; tokens that it holds stay in it."));
}

QStringList warnings(const Recipient &recipient)
{
    QStringList all;
    if (!recipient.lookAlike.isEmpty()) {
        all << translated(QT_TRANSLATE_NOOP("TransferText",
                                            "This address looks like another one that you know, and is not it: %1. "
                                            "Thieves make such addresses."))
                   .arg(labelled(recipient.lookAlike, recipient.lookAlikeLabel));
    }
    if (recipient.isOffCurve) {
        all << translated(QT_TRANSLATE_NOOP("TransferText",
                                            "No private key can exist for this address. What is sent to it is lost, "
                                            "unless a program is made to move it."));
    }
    if (recipient.isFirstTime) {
        all << translated(QT_TRANSLATE_NOOP(
            "TransferText", "Nothing was ever sent to this address from here. Nobody can take a transfer back."));
    }
    return all;
}

QString note(const Recipient &recipient)
{
    QStringList all;
    if (!recipient.label.isEmpty())
        all << displayText::line(recipient.label, 32).text;
    if (recipient.isOwn)
        all << translated(QT_TRANSLATE_NOOP("TransferText", "your own wallet"));
    if (!recipient.hasAccount)
        all << translated(QT_TRANSLATE_NOOP("TransferText", "not used on this network yet"));
    return all.join(QStringLiteral(" · "));
}

} // namespace curvedesk::transferText
