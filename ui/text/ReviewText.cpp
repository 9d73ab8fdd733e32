// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ReviewText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"

#include <QCoreApplication>

namespace curvedesk::reviewText {

using namespace Qt::StringLiterals;

namespace {

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("ReviewText", text);
}

/// The rights of the transaction over the account, in words.
QString rights(const ReviewedAccount &account)
{
    if (account.isSigner)
        return account.isWritable ? translated(QT_TRANSLATE_NOOP("ReviewText", "signs, changes"))
                                  : translated(QT_TRANSLATE_NOOP("ReviewText", "signs"));
    return account.isWritable ? translated(QT_TRANSLATE_NOOP("ReviewText", "changes"))
                              : translated(QT_TRANSLATE_NOOP("ReviewText", "is read"));
}

} // namespace

QString all(const TradeReview &review)
{
    const QStringList lines{
        translated(QT_TRANSLATE_NOOP("ReviewText", "%1 of 1232 bytes; the network fee is %2 SOL at most"))
            .arg(review.wireBytes)
            .arg(amountText::solPlain(review.networkFeeLamports)),
        translated(QT_TRANSLATE_NOOP("ReviewText", "Simulated at slot %1; valid until block %2"))
            .arg(amountText::tokensPlain(review.slot, 0), amountText::tokensPlain(review.lastValidBlockHeight, 0)),
        translated(QT_TRANSLATE_NOOP("ReviewText",
                                     "When you confirm, the same order is prepared again under the newest blockhash, "
                                     "within the limits above.")),
        QString(),
        contents(review),
    };
    return lines.join(u'\n');
}

QString contents(const TradeReview &review)
{
    QStringList lines{translated(QT_TRANSLATE_NOOP("ReviewText", "Blockhash %1")).arg(review.blockhash), QString()};
    int number = 0;
    for (const ReviewedInstruction &each : review.instructions) {
        lines.append(u"%1. %2%3%4 · %5"_s.arg(++number).arg(
            each.program, each.name.isEmpty() ? QString() : u" "_s + each.name,
            each.arguments.isEmpty() ? QString() : u" ("_s + each.arguments + u')', u"%1 B"_s.arg(each.bytes)));
    }
    lines.append(QString());
    for (const ReviewedAccount &each : review.accounts) {
        lines.append(
            u"%1 · %2%3"_s.arg(each.address, rights(each), each.role.isEmpty() ? QString() : u" · "_s + each.role));
    }
    return lines.join(u'\n');
}

QString blockhashAge(const TradeReview &review, qint64 sinceMs)
{
    constexpr qint64 second = 1000;
    const qint64 leftMs = review.blockhashLeftMs - sinceMs;
    if (leftMs <= 0)
        return translated(QT_TRANSLATE_NOOP("ReviewText", "The blockhash below is too old to be sent with."));
    return translated(QT_TRANSLATE_NOOP("ReviewText", "Blockhash fetched %1 s ago, valid for about %2 s"))
        .arg((review.blockhashAgeMs + sinceMs) / second)
        .arg(leftMs / second);
}

} // namespace curvedesk::reviewText
