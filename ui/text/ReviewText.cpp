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

/// The role of the account, in words; empty where it is not known.
QString role(const ReviewedAccount &account)
{
    switch (account.role) {
    case ReviewedRole::Unknown:
        break;
    case ReviewedRole::FeePayer:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "user, pays the fee"));
    case ReviewedRole::User:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "user"));
    case ReviewedRole::UserTokens:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "user's tokens"));
    case ReviewedRole::UserQuoteTokens:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "user's quote tokens"));
    case ReviewedRole::UserWrappedSol:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "user's wrapped SOL"));
    case ReviewedRole::Mint:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "mint"));
    case ReviewedRole::QuoteMint:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "quote mint"));
    case ReviewedRole::BondingCurve:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "bonding curve"));
    case ReviewedRole::CurveTokens:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "curve's tokens"));
    case ReviewedRole::CurveQuoteTokens:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "curve's quote tokens"));
    case ReviewedRole::Pool:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "pool"));
    case ReviewedRole::PoolTokens:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "pool's tokens"));
    case ReviewedRole::PoolWrappedSol:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "pool's wrapped SOL"));
    case ReviewedRole::CreatorVault:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "creator's fee vault"));
    case ReviewedRole::FeeRecipient:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "fee recipient"));
    case ReviewedRole::BuybackFeeRecipient:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "buyback fee recipient"));
    case ReviewedRole::FeeSettings:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "fee settings"));
    case ReviewedRole::GlobalSettings:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "global settings"));
    case ReviewedRole::VolumeAccumulator:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "volume accumulator"));
    case ReviewedRole::EventAuthority:
        return translated(QT_TRANSLATE_NOOP("ReviewText", "event authority"));
    case ReviewedRole::Program:
        return account.program.isEmpty()
            ? translated(QT_TRANSLATE_NOOP("ReviewText", "program"))
            : translated(QT_TRANSLATE_NOOP("ReviewText", "program: %1")).arg(account.program);
    }
    return {};
}

/// The decoded arguments of the instruction; empty where none are known.
QString arguments(const ReviewedInstruction &instruction)
{
    return instruction.limit
        ? translated(QT_TRANSLATE_NOOP("ReviewText", "%1, limit %2")).arg(instruction.arguments).arg(*instruction.limit)
        : instruction.arguments;
}

} // namespace

QString all(const TradeReview &review)
{
    const QStringList lines{
        translated(QT_TRANSLATE_NOOP("ReviewText", "%1 of 1232 bytes; the network fee is %2 SOL at most"))
            .arg(review.wireBytes)
            .arg(amountText::solPlain(review.networkFeeLamports))
            .replace(u" SOL"_s, u"\u00A0SOL"_s), // no line ends between the amount and its unit
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
        const QString decoded = arguments(each);
        lines.append(u"%1. %2%3%4 · %5"_s.arg(++number).arg(
            each.program, each.name.isEmpty() ? QString() : u" "_s + each.name,
            decoded.isEmpty() ? QString() : u" ("_s + decoded + u')', u"%1 B"_s.arg(each.bytes)));
    }
    lines.append(QString());
    for (const ReviewedAccount &each : review.accounts) {
        const QString known = role(each);
        lines.append(u"%1 · %2%3"_s.arg(each.address, rights(each), known.isEmpty() ? QString() : u" · "_s + known));
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
