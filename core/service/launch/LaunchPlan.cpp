// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchPlan.h"

#include "core/service/coin/TradeQuote.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxLinkBytes = 200;
constexpr qsizetype maxDescriptionBytes = 10'000;
constexpr QChar byteOrderMark = QChar::ByteOrderMark;

// Checks a text of any content for its length in UTF-8 and for byte order marks. InvalidInput names the field.
Outcome checkText(const QString &field, const QString &text, qsizetype maxBytes)
{
    if (text.contains(byteOrderMark))
        return failure(ErrorCode::InvalidInput, u"%1 must not contain a byte order mark (U+FEFF)"_s.arg(field));
    const qsizetype bytes = text.toUtf8().size();
    if (bytes > maxBytes) {
        return failure(ErrorCode::InvalidInput,
                       u"%1 must have at most %2 bytes, it has %3"_s.arg(field).arg(maxBytes).arg(bytes));
    }
    return {};
}

// True for white space, zero-width characters, direction marks, variation selectors, and letters with empty glyphs.
bool isInvisible(char32_t c)
{
    static constexpr std::array<char32_t, 8> blanks{0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0};
    const bool isSelector
        = (c >= 0x180B && c <= 0x180F) || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    const QChar::Category category = QChar::category(c);
    return QChar::isSpace(c) || category == QChar::Other_Format || category == QChar::Other_Control || isSelector
        || std::find(blanks.begin(), blanks.end(), c) != blanks.end();
}

// Checks a text that goes on chain for ever: it is used byte for byte, and never trimmed. InvalidInput names the field.
Outcome checkChainText(const QString &field, const QString &text, qsizetype maxBytes)
{
    if (text.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput, u"%1 must not be empty"_s.arg(field));
    if (text.front().isSpace() || text.back().isSpace())
        return failure(ErrorCode::InvalidInput, u"%1 must not begin or end with white space"_s.arg(field));
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; }))
        return failure(ErrorCode::InvalidInput, u"%1 must not contain control characters"_s.arg(field));
    if (!text.isValidUtf16())
        return failure(ErrorCode::InvalidInput, u"%1 must be valid Unicode"_s.arg(field));
    if (const Outcome checked = checkText(field, text, maxBytes); !checked)
        return checked;
    const QList<uint> characters = text.toUcs4();
    if (std::all_of(characters.begin(), characters.end(), isInvisible))
        return failure(ErrorCode::InvalidInput, u"%1 must have a character that can be seen"_s.arg(field));
    return {};
}

// Bytes by which the transaction with this room is too long; 0 when it fits. Errors of Message::compile().
Result<qsizetype> excessBytes(const LaunchPlan &plan, const TradeAccounts &accounts, const BudgetRoom &room)
{
    const networkFee::Budget widest{computeBudget::maxUnits, 1};
    Result<Message> message
        = Message::compile(accounts.user.user, launchInstructions(plan, accounts, widest, room), Hash());
    if (!message)
        return failure(message.error());
    const qsizetype size = Transaction::unsignedFrom(std::move(*message)).encode().size();
    return std::max<qsizetype>(0, size - Transaction::maxWireSize);
}

} // namespace

Outcome checkLaunchRequest(const LaunchRequest &request)
{
    return firstFailure(checkChainText(u"name"_s, request.name, createInstruction::maxNameBytes),
                        checkChainText(u"symbol"_s, request.symbol, createInstruction::maxSymbolBytes),
                        checkText(u"description"_s, request.description, maxDescriptionBytes),
                        checkText(u"twitter"_s, request.twitter, maxLinkBytes),
                        checkText(u"telegram"_s, request.telegram, maxLinkBytes),
                        checkText(u"website"_s, request.website, maxLinkBytes),
                        tradeQuote::checkSlippage(request.slippageBps));
}

BondingCurve freshCurve(const GlobalAccount &global, const Address &creator)
{
    BondingCurve curve;
    curve.virtualTokenReserves = global.initialVirtualTokenReserves;
    curve.virtualQuoteReserves = global.initialVirtualSolReserves;
    curve.realTokenReserves = global.initialRealTokenReserves;
    curve.tokenTotalSupply = global.tokenTotalSupply;
    curve.creator = creator;
    return curve;
}

Result<LaunchPlan> planLaunch(const LaunchRequest &request, const QString &uri, const Address &creator,
                              const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                              const FirstBuyForms &firstBuy)
{
    LaunchPlan plan;
    plan.arguments.name = request.name.toUtf8();
    plan.arguments.symbol = request.symbol.toUtf8();
    plan.arguments.uri = uri.toUtf8();
    plan.arguments.creator = creator;
    if (plan.arguments.uri.isEmpty() || plan.arguments.uri.size() > createInstruction::maxUriBytes)
        return failure(ErrorCode::UpstreamRejected, u"The metadata store gave an address that does not fit"_s);
    if (request.initialBuyLamports == 0)
        return plan;
    const BondingCurve curve = freshCurve(global, creator);
    const auto buy = curveQuote::buyForQuote(curve, curveFeeRates(global, schedule, curve), request.initialBuyLamports);
    if (!buy)
        return failure(buy.error());
    plan.buy = *buy;
    if (buy->clamped) {
        plan.form = firstBuy.ofTokens;
        plan.amount = buy->tokensOut;
        plan.limit = qMin(request.initialBuyLamports, curveQuote::maximumCost(buy->total, request.slippageBps));
        plan.maxSolCost = plan.limit;
    } else {
        plan.form = firstBuy.ofSpend;
        plan.amount = request.initialBuyLamports;
        plan.limit = curveQuote::minimumOut(buy->tokensOut, request.slippageBps);
        plan.minimumOutTokens = plan.limit;
    }
    return plan;
}

QList<Instruction> launchInstructions(const LaunchPlan &plan, const TradeAccounts &accounts,
                                      const networkFee::Budget &budget, const BudgetRoom &room)
{
    const Address &user = accounts.user.user;
    QList<Instruction> list;
    if (room.limit)
        list = networkFee::instructions({budget.unitLimit, room.price ? budget.unitPrice : 0});
    list.append(createInstruction::createV2(accounts.coin.mint, user, plan.arguments));
    if (plan.form) {
        list.append(tokenInstruction::createAssociatedIdempotentAt(accounts.user.associatedUser, user, user,
                                                                   accounts.coin.mint, accounts.coin.tokenProgram));
        list.append(tradeInstruction(*plan.form, accounts, plan.amount, plan.limit));
    }
    return list;
}

Result<BudgetRoom> budgetRoom(const LaunchPlan &plan, const TradeAccounts &accounts, std::optional<quint64> askedPrice)
{
    const bool mustPrice = askedPrice.value_or(0) > 0;
    const bool mayPrice = !askedPrice || mustPrice;
    QList<BudgetRoom> rooms;
    if (mayPrice)
        rooms.append({true, true});
    if (!mustPrice)
        rooms << BudgetRoom{true, false} << BudgetRoom{false, false};
    qsizetype excess = 0;
    for (const BudgetRoom &room : rooms) {
        const Result<qsizetype> bytes = excessBytes(plan, accounts, room);
        if (!bytes)
            return failure(bytes.error());
        if (*bytes == 0)
            return room;
        excess = *bytes;
    }
    return failure(ErrorCode::InvalidInput,
                   mustPrice
                       ? u"name, symbol and uri are %1 bytes too long for a launch with a priorityFee"_s.arg(excess)
                       : u"name, symbol and uri are %1 bytes too long for one transaction"_s.arg(excess));
}

} // namespace curvedesk
