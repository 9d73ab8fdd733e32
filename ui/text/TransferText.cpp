// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/TransferText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

namespace curvedesk::transferText {

namespace {

/// Has tr() for the texts of this file.
struct TransferText
{
    Q_DECLARE_TR_FUNCTIONS(TransferText)
};

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
        return TransferText::tr("Compute budget: at most %1 units").arg(amountText::tokensPlain(step.value, 0));
    case TransferStep::Kind::UnitPrice:
        return TransferText::tr("Compute budget: %1 micro-lamports a unit").arg(amountText::tokensPlain(step.value, 0));
    case TransferStep::Kind::SendSol:
        return TransferText::tr("System: send %1 SOL from %2 to %3").arg(amountText::solPlain(step.value), from, to);
    case TransferStep::Kind::OpenTokenAccount:
        return TransferText::tr("Associated token: open account %1 for %2, paid by %3")
            .arg(to, displayText::shortAddress(step.owner), from);
    case TransferStep::Kind::SendTokens:
        return TransferText::tr("Token: send %1 from account %2 to account %3")
            .arg(amount(sheet, step.value), from, to);
    case TransferStep::Kind::CloseTokenAccount:
        return TransferText::tr("Token: close account %1, its rent goes to %2").arg(from, to);
    }
    return {};
}

QString rest(const TransferSheet &sheet)
{
    if (sheet.token.isEmpty() ? sheet.walletLamportsAfter != 0 : !sheet.closesAccount)
        return {};
    if (!sheet.token.isEmpty())
        return TransferText::tr(
            "The wallet keeps none of this token. Its empty account is closed and the rent comes back.");
    return TransferText::tr("The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; "
                            "tokens that it holds stay in it.");
}

QStringList warnings(const Recipient &recipient)
{
    QStringList all;
    if (!recipient.lookAlike.isEmpty()) {
        all << TransferText::tr(
                   "This address looks like another one that you know, and is not it: %1. Thieves make such addresses.")
                   .arg(labelled(recipient.lookAlike, recipient.lookAlikeLabel));
    }
    if (recipient.isOffCurve) {
        all << TransferText::tr("No private key can exist for this address. What is sent to it is lost, unless a "
                                "program is made to move it.");
    }
    if (recipient.isFirstTime) {
        all << TransferText::tr("Nothing was ever sent to this address from here. Nobody can take a transfer back.");
    }
    return all;
}

QString note(const Recipient &recipient)
{
    QStringList all;
    if (!recipient.label.isEmpty())
        all << displayText::line(recipient.label, 32).text;
    if (recipient.isOwn)
        all << TransferText::tr("your own wallet");
    if (!recipient.hasAccount)
        all << TransferText::tr("not used on this network yet");
    return all.join(QStringLiteral(" · "));
}

} // namespace curvedesk::transferText
