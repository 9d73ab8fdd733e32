// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ReviewText.h"

#include "ui/text/AmountText.h"

#include <QCoreApplication>

namespace curvedesk::reviewText {

using namespace Qt::StringLiterals;

namespace {

/// Has tr() for the texts of this file.
struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

/// The rights of the transaction over the account, in words.
QString rights(const ReviewedAccount &account)
{
    if (account.isSigner)
        return account.isWritable ? ReviewText::tr("signs, changes") : ReviewText::tr("signs");
    return account.isWritable ? ReviewText::tr("changes") : ReviewText::tr("is read");
}

/// The role of the account, in words; empty where it is not known.
QString role(const ReviewedAccount &account)
{
    switch (account.role) {
    case ReviewedRole::Unknown:
        break;
    case ReviewedRole::FeePayer:
        return ReviewText::tr("user, pays the fee");
    case ReviewedRole::User:
        return ReviewText::tr("user");
    case ReviewedRole::UserTokens:
        return ReviewText::tr("user's tokens");
    case ReviewedRole::UserQuoteTokens:
        return ReviewText::tr("user's quote tokens");
    case ReviewedRole::UserWrappedSol:
        return ReviewText::tr("user's wrapped SOL");
    case ReviewedRole::Mint:
        return ReviewText::tr("mint");
    case ReviewedRole::QuoteMint:
        return ReviewText::tr("quote mint");
    case ReviewedRole::BondingCurve:
        return ReviewText::tr("bonding curve");
    case ReviewedRole::CurveTokens:
        return ReviewText::tr("curve's tokens");
    case ReviewedRole::CurveQuoteTokens:
        return ReviewText::tr("curve's quote tokens");
    case ReviewedRole::Pool:
        return ReviewText::tr("pool");
    case ReviewedRole::PoolTokens:
        return ReviewText::tr("pool's tokens");
    case ReviewedRole::PoolWrappedSol:
        return ReviewText::tr("pool's wrapped SOL");
    case ReviewedRole::CreatorVault:
        return ReviewText::tr("creator's fee vault");
    case ReviewedRole::FeeRecipient:
        return ReviewText::tr("fee recipient");
    case ReviewedRole::BuybackFeeRecipient:
        return ReviewText::tr("buyback fee recipient");
    case ReviewedRole::FeeSettings:
        return ReviewText::tr("fee settings");
    case ReviewedRole::GlobalSettings:
        return ReviewText::tr("global settings");
    case ReviewedRole::VolumeAccumulator:
        return ReviewText::tr("volume accumulator");
    case ReviewedRole::EventAuthority:
        return ReviewText::tr("event authority");
    case ReviewedRole::Program:
        return account.program.isEmpty() ? ReviewText::tr("program")
                                         : ReviewText::tr("program: %1").arg(account.program);
    }
    return {};
}

/// The decoded arguments of the instruction; empty where none are known.
QString arguments(const ReviewedInstruction &instruction)
{
    return instruction.limit ? ReviewText::tr("%1, limit %2").arg(instruction.arguments).arg(*instruction.limit)
                             : instruction.arguments;
}

} // namespace

QString all(const TradeReview &review)
{
    const QStringList lines{
        ReviewText::tr("%1 of 1232 bytes; the network fee is %2 SOL at most")
            .arg(review.wireBytes)
            .arg(amountText::solPlain(review.networkFeeLamports))
            .replace(u" SOL"_s, u"\u00A0SOL"_s), // no line ends between the amount and its unit
        ReviewText::tr("Simulated at slot %1; valid until block %2")
            .arg(amountText::tokensPlain(review.slot, 0), amountText::tokensPlain(review.lastValidBlockHeight, 0)),
        ReviewText::tr(
            "When you confirm, the same order is prepared again under the newest blockhash, within the limits above."),
        QString(),
        contents(review),
    };
    return lines.join(u'\n');
}

QString contents(const TradeReview &review)
{
    QStringList lines{ReviewText::tr("Blockhash %1").arg(review.blockhash), QString()};
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
        return ReviewText::tr("The blockhash below is too old to be sent with.");
    return ReviewText::tr("Blockhash fetched %1 s ago, valid for about %2 s")
        .arg((review.blockhashAgeMs + sinceMs) / second)
        .arg(leftMs / second);
}

} // namespace curvedesk::reviewText
