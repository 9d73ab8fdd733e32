// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ProgramErrors.h"

#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrorTable.h"
#include "core/solana/Programs.h"

#include <algorithm>

namespace curvedesk::programErrors {

using namespace Qt::StringLiterals;

namespace {

// Codes of the AMM and the token programs that get an ErrorCode of their own.
constexpr quint32 ammExceededSlippage = 6004;
constexpr quint32 ammNotEnoughForFees = 6039;
constexpr quint32 ammBelowMinimumOut = 6040;
constexpr quint32 tokenInsufficientFunds = 1;
constexpr quint32 systemNegativeLamports = 1;

// The row of a code in one table; nullptr when there is none.
const CodeName *find(std::span<const CodeName> table, quint32 code)
{
    const auto row = std::ranges::lower_bound(table, code, {}, &CodeName::code);
    return row == table.end() || row->code != code ? nullptr : &*row;
}

// The program in the log line "Program <id> failed: custom program error: 0x1772" of the innermost call: a failed inner
// call fails every call around it with the same code, so that the first such line names the program that refused.
// `fallback` where no line has the code.
Address failingProgram(const QList<QByteArray> &logs, quint32 code, const Address &fallback)
{
    constexpr QByteArrayView mark("failed: custom program error: 0x");
    for (const QByteArray &line : logs) {
        const ProgramLine parts = ProgramLine::parse(line);
        if (!parts.rest.startsWith(mark))
            continue;
        bool isNumber = false;
        const quint32 logged = parts.rest.sliced(mark.size()).toByteArray().toUInt(&isNumber, 16);
        const Result<Address> program = Address::fromBase58(QString::fromLatin1(parts.programId));
        if (isNumber && logged == code && program)
            return *program;
    }
    return fallback;
}

// The ErrorCode of a program's own error: one that callers can act on, else ProgramRejected.
ErrorCode meaning(const Address &program, quint32 code)
{
    if (program == pumpAddresses::program) {
        switch (code) {
        case TooMuchSolRequired:
        case TooLittleSolReceived:
        case BuySlippageBelowMinTokensOut:
            return ErrorCode::SlippageExceeded;
        case BondingCurveComplete:
            return ErrorCode::CurveComplete;
        case BuyNotEnoughSolToCoverRent:
        case BuyNotEnoughSolToCoverFees:
            return ErrorCode::InsufficientFunds;
        default:
            return ErrorCode::ProgramRejected;
        }
    }
    if (program == pumpAddresses::ammProgram) {
        if (code == ammExceededSlippage || code == ammBelowMinimumOut)
            return ErrorCode::SlippageExceeded;
        if (code == ammNotEnoughForFees)
            return ErrorCode::InsufficientFunds;
    }
    if (program == programs::system && code == systemNegativeLamports)
        return ErrorCode::InsufficientFunds;
    if (programs::isTokenProgram(program) && code == tokenInsufficientFunds)
        return ErrorCode::InsufficientFunds;
    return ErrorCode::ProgramRejected;
}

// The sentence about a program's own error, with its number and, if known, its name; of a complete curve without.
QString customDetail(ErrorCode code, const ProgramFailure &failure)
{
    const QString reason = failure.name.isEmpty() ? u"error %1"_s.arg(failure.code)
                                                  : u"%1, error %2"_s.arg(failure.name).arg(failure.code);
    if (code == ErrorCode::SlippageExceeded)
        return u"The price moved beyond the slippage limit (%1)"_s.arg(reason);
    if (code == ErrorCode::CurveComplete)
        return u"Curve is complete"_s;
    if (code == ErrorCode::InsufficientFunds)
        return u"The wallet does not hold enough (%1)"_s.arg(reason);
    return u"Program %1 refused the transaction (%2)"_s.arg(failure.programId, reason);
}

struct Sentence
{
    const char *kind;
    ErrorCode code;
    const char *text;
};

// Sentences for errors of the whole transaction.
constexpr Sentence wholeErrors[] = {
    {"AccountNotFound", ErrorCode::InsufficientFunds, "The fee payer has no SOL"},
    {"InsufficientFundsForFee", ErrorCode::InsufficientFunds, "The wallet cannot pay the transaction fee"},
    {"InsufficientFundsForRent", ErrorCode::InsufficientFunds,
     "An account would be left with less SOL than its rent minimum"},
    {"BlockhashNotFound", ErrorCode::ProgramRejected, "The transaction's blockhash is unknown or too old"},
    {"AlreadyProcessed", ErrorCode::ProgramRejected, "The transaction was processed before"},
    {"AccountInUse", ErrorCode::ProgramRejected, "An account of the transaction is being written by another one"},
    {"AccountLoadedTwice", ErrorCode::ProgramRejected, "The transaction names an account twice"},
    {"AddressLookupTableNotFound", ErrorCode::ProgramRejected, "The transaction names an unknown lookup table"},
    {"DuplicateInstruction", ErrorCode::ProgramRejected, "The transaction repeats a compute-budget instruction"},
    {"InvalidAccountForFee", ErrorCode::ProgramRejected, "The fee payer's account may not pay fees"},
    {"MaxLoadedAccountsDataSizeExceeded", ErrorCode::ProgramRejected, "The transaction loads too much account data"},
    {"MissingSignatureForFee", ErrorCode::ProgramRejected, "The fee payer did not sign the transaction"},
    {"ProgramAccountNotFound", ErrorCode::ProgramRejected, "The transaction calls a program that does not exist"},
    {"InvalidProgramForExecution", ErrorCode::ProgramRejected, "The transaction calls an account that is no program"},
    {"SanitizeFailure", ErrorCode::ProgramRejected, "The transaction is malformed"},
    {"SignatureFailure", ErrorCode::ProgramRejected, "A signature of the transaction is wrong"},
    {"TooManyAccountLocks", ErrorCode::ProgramRejected, "The transaction names too many accounts"},
    {"UnsupportedVersion", ErrorCode::ProgramRejected, "The cluster does not accept this transaction version"},
    {"WouldExceedMaxAccountCostLimit", ErrorCode::ProgramRejected, "The block has no room left for this account"},
    {"WouldExceedMaxBlockCostLimit", ErrorCode::ProgramRejected, "The block has no room left"},
};

// Sentences for errors of one instruction that have no code.
constexpr Sentence instructionErrors[] = {
    {"InsufficientFunds", ErrorCode::InsufficientFunds, "The wallet does not hold enough"},
    {"ComputationalBudgetExceeded", ErrorCode::ProgramRejected, "The transaction used up its compute units"},
    {"ProgramFailedToComplete", ErrorCode::ProgramRejected, "A program stopped before it was done"},
    {"InvalidInstructionData", ErrorCode::ProgramRejected, "A program did not understand its instruction"},
    {"MissingRequiredSignature", ErrorCode::ProgramRejected, "A required signature is missing"},
    {"NotEnoughAccountKeys", ErrorCode::ProgramRejected, "An instruction names too few accounts"},
};

// The cluster's name of an error, for a detail, which carries no foreign text: empty unless 1 to 64 letters and digits.
QString quoted(const QString &word)
{
    const bool plain = !word.isEmpty() && word.size() <= 64 && std::all_of(word.begin(), word.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
    });
    return plain ? u" (%1)"_s.arg(word) : QString();
}

// The error of this kind; ProgramRejected with the kind's name when the table has none.
Error sentenceFor(std::span<const Sentence> sentences, const QString &kind)
{
    for (const Sentence &each : sentences) {
        if (kind == QLatin1StringView(each.kind))
            return {each.code, QString::fromLatin1(each.text), std::nullopt, 0};
    }
    return {ErrorCode::ProgramRejected, u"The cluster refused the transaction"_s + quoted(kind), std::nullopt, 0};
}

// The program's row for a code: its own, else Anchor's where it is built with that; nullptr when there is none.
const CodeName *row(const Address &program, quint32 code)
{
    const CodeName *own = nullptr;
    if (program == pumpAddresses::program)
        own = find(pumpTable, code);
    else if (program == pumpAddresses::ammProgram)
        own = find(ammTable, code);
    else if (program == pumpAddresses::feeProgram)
        own = find(feeTable, code);
    else if (program == programs::token)
        return find(tokenTable, code);
    else if (program == programs::token2022)
        return find(token2022Table, code);
    else if (program == programs::system)
        return find(systemTable, code);
    else if (program != pumpAddresses::mayhemProgram)
        return nullptr;
    return own == nullptr ? find(anchorTable, code) : own;
}

} // namespace

QString name(const Address &program, quint32 code)
{
    const CodeName *found = row(program, code);
    return found == nullptr ? QString() : QString::fromLatin1(found->name);
}

QString sentence(const Address &program, quint32 code)
{
    const CodeName *found = row(program, code);
    return found == nullptr ? QString() : QString::fromLatin1(found->sentence);
}

Error explain(const TransactionError &error, const QList<QByteArray> &logs, const Address &fallbackProgram)
{
    if (error.customCode) {
        const Address program = failingProgram(logs, *error.customCode, fallbackProgram);
        const ProgramFailure failure{program.toBase58(), *error.customCode, name(program, *error.customCode)};
        const ErrorCode code = meaning(program, *error.customCode);
        return {code, customDetail(code, failure), failure, 0};
    }
    if (error.kind == u"InstructionError"_s)
        return sentenceFor(instructionErrors, error.instructionError);
    return sentenceFor(wholeErrors, error.kind);
}

} // namespace curvedesk::programErrors
