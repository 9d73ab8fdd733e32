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

namespace {

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("ErrorText", text);
}

struct ProgramSentence
{
    QLatin1StringView name;
    const char *sentence;
    const char *advice;
};

/// Program errors that a trader can meet and act on, before and after an order landed; any other one is shown by the
/// program's name or number for it.
constexpr std::array programSentences{
    ProgramSentence{QLatin1StringView("NotEnoughTokensToBuy"),
                    QT_TRANSLATE_NOOP("ErrorText", "The curve does not hold that many tokens any more."),
                    QT_TRANSLATE_NOOP("ErrorText", "Order less.")},
    ProgramSentence{QLatin1StringView("NotEnoughTokensToSell"),
                    QT_TRANSLATE_NOOP("ErrorText", "The wallet does not hold that many tokens."),
                    QT_TRANSLATE_NOOP("ErrorText", "Sell less.")},
    ProgramSentence{QLatin1StringView("BuyNotEnoughSolToCoverRent"),
                    QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the rents of a first trade."),
                    QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
    ProgramSentence{QLatin1StringView("BuyNotEnoughSolToCoverFees"),
                    QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the fees of this trade."),
                    QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
    ProgramSentence{QLatin1StringView("BuyNotEnoughQuoteTokensToCoverFees"),
                    QT_TRANSLATE_NOOP("ErrorText", "The wallet has too little SOL for the fees of this trade."),
                    QT_TRANSLATE_NOOP("ErrorText", "Add SOL, or buy for less.")},
};

constexpr auto priceMoved
    = QT_TRANSLATE_NOOP("ErrorText", "Only the network fee was spent. Look at the new price and order again.");

/// Program errors that say more of an order that landed than their codes say of one that did not.
constexpr std::array landedSentences{
    ProgramSentence{QLatin1StringView("TooMuchSolRequired"),
                    QT_TRANSLATE_NOOP("ErrorText", "The price rose past your slippage before the order landed."),
                    priceMoved},
    ProgramSentence{QLatin1StringView("TooLittleSolReceived"),
                    QT_TRANSLATE_NOOP("ErrorText", "The price fell past your slippage before the order landed."),
                    priceMoved},
    ProgramSentence{QLatin1StringView("BuySlippageBelowMinTokensOut"),
                    QT_TRANSLATE_NOOP("ErrorText", "The order would have brought fewer tokens than your minimum."),
                    priceMoved},
    ProgramSentence{QLatin1StringView("BuySlippageBelowMinBaseAmountOut"),
                    QT_TRANSLATE_NOOP("ErrorText", "The order would have brought fewer tokens than your minimum."),
                    priceMoved},
    ProgramSentence{QLatin1StringView("ExceededSlippage"),
                    QT_TRANSLATE_NOOP("ErrorText", "The price moved past your slippage before the order landed."),
                    priceMoved},
    ProgramSentence{QLatin1StringView("BondingCurveComplete"),
                    QT_TRANSLATE_NOOP("ErrorText", "The curve sold out before the order landed."),
                    QT_TRANSLATE_NOOP("ErrorText", "The coin trades on its pool from now on.")},
};

/// The text of the sentences for the program's error; nullopt when it has none.
std::optional<ErrorText> programText(std::span<const ProgramSentence> sentences,
                                     const std::optional<ProgramFailure> &program)
{
    for (const ProgramSentence &known : sentences) {
        if (program && program->name == known.name)
            return ErrorText{translated(known.sentence), translated(known.advice)};
    }
    return std::nullopt;
}

/// The sentence with the core's detail in place of its %1, for codes whose cause only the detail names; alone where
/// there is none.
QString withDetail(const char *sentence, const Error &error)
{
    const QString detail = displayText::line(error.detail, 300).text;
    if (!detail.isEmpty())
        return translated(sentence).arg(detail);
    QString alone = translated(sentence).remove(QStringLiteral(" %1"));
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
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The chain's program refused the order (%1).")).arg(reason),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Nothing was traded."))};
    }
    switch (error.code) {
    case ErrorCode::InvalidInput:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "This cannot be done as asked: %1"), error), {}};
    case ErrorCode::Unauthorized:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The key or passphrase is not the right one.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Check it and try again."))};
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
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "This is not allowed here: %1"), error), {}};
    case ErrorCode::TokenNotFound:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "There is no such coin on this network.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Check the mint address."))};
    case ErrorCode::WalletNotFound:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "There is no such wallet.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Choose or create another one."))};
    case ErrorCode::NotFound:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "There is nothing by that name.")), {}};
    case ErrorCode::MethodNotAllowed:
    case ErrorCode::UnsupportedMediaType:
    case ErrorCode::MisdirectedRequest:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "The request was malformed: %1"), error), {}};
    case ErrorCode::CurveComplete:
        return {
            translated(QT_TRANSLATE_NOOP("ErrorText", "This curve has sold out and there is no pool to trade on yet.")),
            translated(QT_TRANSLATE_NOOP("ErrorText", "Try again once the coin has moved to its pool."))};
    case ErrorCode::Conflict:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "This exists already: %1"), error), {}};
    case ErrorCode::PayloadTooLarge:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The file is too large.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Images may have 15 MiB and 4096 pixels a side."))};
    case ErrorCode::InsufficientFunds:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "The wallet does not hold enough. %1"), error),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Nothing was sent. Add SOL or order less."))};
    case ErrorCode::SlippageExceeded:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The price has moved past your slippage.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Nothing was sent. Look at the new price and order again."))};
    case ErrorCode::ProgramRejected:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "The chain refused: %1"), error),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Nothing was traded."))};
    case ErrorCode::WalletLocked:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The vault is locked, so nothing can be signed.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Give its passphrase at the top of the window."))};
    case ErrorCode::RateLimited:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The network asks for a pause.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Try again in a few seconds."))};
    case ErrorCode::UpstreamRejected:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "The network refused or sent nonsense. %1"), error),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Try again, or use another endpoint."))};
    case ErrorCode::StoreRefused:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "A store refused picture or words. %1"), error),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Below the form, “Stores…” has the others."))};
    case ErrorCode::StoreUnavailable:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "A store for picture and words does not answer. %1"), error),
                translated(QT_TRANSLATE_NOOP(
                    "ErrorText", "Try again in a moment; below the form, “Stores…” has the other stores."))};
    case ErrorCode::Unavailable:
        return {withDetail(QT_TRANSLATE_NOOP("ErrorText", "This does not work at the moment: %1"), error),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Try again in a moment."))};
    case ErrorCode::UpstreamTimeout:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The network did not answer in time.")),
                translated(QT_TRANSLATE_NOOP("ErrorText",
                                             "If an order was sent, its row under Activity will say how it ended."))};
    case ErrorCode::Cancelled:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "This was cancelled.")), {}};
    case ErrorCode::Storage:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "The disk refused to store this, so nothing was sent.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Free some space or check the data folder's permissions."))};
    case ErrorCode::Damaged:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "Data that was read does not make sense.")),
                translated(QT_TRANSLATE_NOOP("ErrorText",
                                             "Nothing was changed. Restore it from a backup or try another source."))};
    case ErrorCode::Internal:
        return {translated(QT_TRANSLATE_NOOP("ErrorText", "Something went wrong inside the program.")),
                translated(QT_TRANSLATE_NOOP("ErrorText", "Please report it with the log."))};
    }
    return {translated(QT_TRANSLATE_NOOP("ErrorText", "Something went wrong inside the program.")), {}};
}

ErrorText landedErrorText(const Error &error)
{
    if (const auto known = programText(landedSentences, error.program))
        return *known;
    const ErrorText text = errorText(error);
    if (error.code == ErrorCode::ProgramRejected || programText(programSentences, error.program))
        return text;
    return {text.sentence, translated(QT_TRANSLATE_NOOP("ErrorText", "Only the network fee was spent."))};
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
            return translated(words).arg(directory);
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
