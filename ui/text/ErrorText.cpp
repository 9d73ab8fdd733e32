// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ErrorText.h"

#include "ui/text/DisplayText.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// Has tr() for the texts of this file.
struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

struct ProgramSentence
{
    QLatin1StringView name;
    const char *sentence;
    const char *advice;
};

/// Program errors that a trader can act on, before and after an order landed; others are shown by name or number.
constexpr auto programSentences = std::to_array<ProgramSentence>({
    {"NotEnoughTokensToBuy"_L1, QT_TRANSLATE_NOOP("ErrorText", "The curve does not hold that many tokens any more."),
     QT_TRANSLATE_NOOP("ErrorText", "Order less.")},
    {"NotEnoughTokensToSell"_L1, QT_TRANSLATE_NOOP("ErrorText", "The wallet does not hold that many tokens."),
     QT_TRANSLATE_NOOP("ErrorText", "Sell less.")},
    {"BuyNotEnoughSolToCoverRent"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the rents of a first trade."),
     QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
    {"BuyNotEnoughSolToCoverFees"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the fees of this trade."),
     QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
    {"BuyNotEnoughQuoteTokensToCoverFees"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the fees of this trade."),
     QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
});

constexpr auto priceMoved
    = QT_TRANSLATE_NOOP("ErrorText", "Only the network fee was spent. Look at the new price and order again.");

/// Program errors that say more of an order that landed than their codes say of one that did not.
constexpr auto landedSentences = std::to_array<ProgramSentence>({
    {"TooMuchSolRequired"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The price rose past your slippage before the order landed."), priceMoved},
    {"TooLittleSolReceived"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The price fell past your slippage before the order landed."), priceMoved},
    {"BuySlippageBelowMinTokensOut"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The order would have brought fewer tokens than your minimum."), priceMoved},
    {"BuySlippageBelowMinBaseAmountOut"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The order would have brought fewer tokens than your minimum."), priceMoved},
    {"ExceededSlippage"_L1,
     QT_TRANSLATE_NOOP("ErrorText", "The price moved past your slippage before the order landed."), priceMoved},
    {"BondingCurveComplete"_L1, QT_TRANSLATE_NOOP("ErrorText", "The curve sold out before the order landed."),
     QT_TRANSLATE_NOOP("ErrorText", "The coin trades on its pool from now on.")},
});

/// The text of the sentences for the program's error; nullopt when it has none.
std::optional<ErrorText> programText(std::span<const ProgramSentence> sentences,
                                     const std::optional<ProgramFailure> &program)
{
    for (const ProgramSentence &known : sentences) {
        if (program && program->name == known.name)
            return ErrorText{ErrorWords::tr(known.sentence), ErrorWords::tr(known.advice)};
    }
    return std::nullopt;
}

/// The sentence with the core's detail, which alone names the cause, in place of its %1; alone where there is none.
QString withDetail(const QString &sentence, const Error &error)
{
    const QString detail = displayText::line(error.detail, 300).text;
    if (!detail.isEmpty())
        return sentence.arg(detail);
    QString alone = QString(sentence).remove(u" %1"_s);
    if (alone.endsWith(u':'))
        alone.back() = u'.';
    return alone;
}

} // namespace

QString ErrorText::both() const
{
    if (advice.isEmpty())
        return sentence;
    // A detail of the core ends the sentence without a full stop.
    const bool isOpen = sentence.back().isLetterOrNumber();
    // The stop of Chinese and Japanese is as wide as its space.
    const bool hasWideStop = sentence.endsWith(QChar(0x3002));
    return sentence + (isOpen ? QStringLiteral(". ") : hasWideStop ? QString() : QStringLiteral(" ")) + advice;
}

ErrorText errorText(const Error &error)
{
    if (const auto known = programText(programSentences, error.program))
        return *known;
    if (error.program && error.code == ErrorCode::ProgramRejected) {
        const QString &name = error.program->name;
        const QString reason = name.isEmpty() ? QString::number(error.program->code) : name;
        return {ErrorWords::tr("The chain's program refused the order (%1).").arg(reason),
                ErrorWords::tr("Nothing was traded.")};
    }
    switch (error.code) {
    case ErrorCode::InvalidInput:
        return {withDetail(ErrorWords::tr("This cannot be done as asked: %1"), error), {}};
    case ErrorCode::Unauthorized:
        return {ErrorWords::tr("The key or passphrase is not the right one."),
                ErrorWords::tr("Check it and try again.")};
    case ErrorCode::KeyExpired:
    case ErrorCode::Forbidden:
    case ErrorCode::ScopeMissing:
    case ErrorCode::WalletNotAllowed:
    case ErrorCode::LimitOrder:
    case ErrorCode::LimitHour:
    case ErrorCode::LimitDay:
    case ErrorCode::LimitSlippage:
    case ErrorCode::LimitFee:
    case ErrorCode::ApprovalRefused:
    case ErrorCode::ApprovalTimeout:
        return {withDetail(ErrorWords::tr("This is not allowed here: %1"), error), {}};
    case ErrorCode::TokenNotFound:
        return {ErrorWords::tr("There is no such coin on this network."), ErrorWords::tr("Check the mint address.")};
    case ErrorCode::WalletNotFound:
        return {ErrorWords::tr("There is no such wallet."), ErrorWords::tr("Choose or create another one.")};
    case ErrorCode::NotFound:
        return {ErrorWords::tr("There is nothing by that name."), {}};
    case ErrorCode::MethodNotAllowed:
    case ErrorCode::UnsupportedMediaType:
    case ErrorCode::MisdirectedRequest:
        return {withDetail(ErrorWords::tr("The request was malformed: %1"), error), {}};
    case ErrorCode::CurveComplete:
        return {ErrorWords::tr("This curve has sold out and there is no pool to trade on yet."),
                ErrorWords::tr("Try again once the coin has moved to its pool.")};
    case ErrorCode::Conflict:
        return {withDetail(ErrorWords::tr("This exists already: %1"), error), {}};
    case ErrorCode::PayloadTooLarge:
        return {ErrorWords::tr("The file is too large."),
                ErrorWords::tr("Images may have 15 MiB and 4096 pixels a side.")};
    case ErrorCode::InsufficientFunds:
        return {withDetail(ErrorWords::tr("The wallet does not hold enough. %1"), error),
                ErrorWords::tr("Nothing was sent. Add SOL or order less.")};
    case ErrorCode::SlippageExceeded:
        return {ErrorWords::tr("The price has moved past your slippage."),
                ErrorWords::tr("Nothing was sent. Look at the new price and order again.")};
    case ErrorCode::ProgramRejected:
        return {withDetail(ErrorWords::tr("The chain refused: %1"), error), ErrorWords::tr("Nothing was traded.")};
    case ErrorCode::WalletLocked:
        return {ErrorWords::tr("The vault is locked, so nothing can be signed."),
                ErrorWords::tr("Give its passphrase at the top of the window.")};
    case ErrorCode::RateLimited:
        return {ErrorWords::tr("The network asks for a pause."), ErrorWords::tr("Try again in a few seconds.")};
    case ErrorCode::UpstreamRejected:
        return {withDetail(ErrorWords::tr("The network refused or sent nonsense. %1"), error),
                ErrorWords::tr("Try again, or use another endpoint.")};
    case ErrorCode::StoreRefused:
        return {withDetail(ErrorWords::tr("A store refused picture or words. %1"), error),
                ErrorWords::tr("Below the form, “Stores…” has the others.")};
    case ErrorCode::StoreUnavailable:
        return {withDetail(ErrorWords::tr("A store for picture and words does not answer. %1"), error),
                ErrorWords::tr("Try again in a moment; below the form, “Stores…” has the other stores.")};
    case ErrorCode::Unavailable:
        return {withDetail(ErrorWords::tr("This does not work at the moment: %1"), error),
                ErrorWords::tr("Try again in a moment.")};
    case ErrorCode::UpstreamTimeout:
        return {ErrorWords::tr("The network did not answer in time."),
                ErrorWords::tr("If an order was sent, its row under Activity will say how it ended.")};
    case ErrorCode::Cancelled:
        return {ErrorWords::tr("This was cancelled."), {}};
    case ErrorCode::Storage:
        return {ErrorWords::tr("The disk refused to store this, so nothing was sent."),
                ErrorWords::tr("Free some space or check the data folder's permissions.")};
    case ErrorCode::Damaged:
        return {ErrorWords::tr("Data that was read does not make sense."),
                ErrorWords::tr("Nothing was changed. Restore it from a backup or try another source.")};
    case ErrorCode::Internal:
        return {ErrorWords::tr("Something went wrong inside the program."),
                ErrorWords::tr("Please report it with the log.")};
    }
    return {ErrorWords::tr("Something went wrong inside the program."), {}};
}

ErrorText landedErrorText(const Error &error)
{
    if (const auto known = programText(landedSentences, error.program))
        return *known;
    const ErrorText text = errorText(error);
    if (error.code == ErrorCode::ProgramRejected || programText(programSentences, error.program))
        return text;
    return {text.sentence, ErrorWords::tr("Only the network fee was spent.")};
}

QString startFailureText(const QString &said, const QString &directory)
{
    static constexpr std::array reasons{
        std::pair("others can enter a private directory: chmod 700 it",
                  QT_TRANSLATE_NOOP("ErrorText",
                                    "Other users of this computer can open the data directory, which holds "
                                    "your keys. Take that right from them: chmod 700 %1")),
        std::pair("a private directory belongs to another user",
                  QT_TRANSLATE_NOOP("ErrorText", "The data directory belongs to another user: %1")),
        std::pair("a private directory is not a directory",
                  QT_TRANSLATE_NOOP("ErrorText", "The data directory is a file: %1")),
        std::pair("a directory could not be created",
                  QT_TRANSLATE_NOOP("ErrorText", "The data directory cannot be made: %1")),
        std::pair("the data directory cannot be written",
                  QT_TRANSLATE_NOOP("ErrorText", "The data directory cannot be written: %1")),
        std::pair("the data directory is in use by another process",
                  QT_TRANSLATE_NOOP("ErrorText", "Another Curvedesk uses the data directory. End it first: %1")),
    };
    for (const auto &[reason, words] : reasons) {
        if (said.endsWith(QLatin1StringView(reason)))
            return ErrorWords::tr(words).arg(directory);
    }
    return said;
}

bool isWorthRetrying(ErrorCode code)
{
    return code == ErrorCode::RateLimited || code == ErrorCode::UpstreamRejected || code == ErrorCode::StoreRefused
        || code == ErrorCode::StoreUnavailable || code == ErrorCode::Unavailable || code == ErrorCode::UpstreamTimeout
        || code == ErrorCode::Storage;
}

} // namespace curvedesk
