// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/SimulationCheck.h"

#include "core/money/Decimal.h"
#include "core/pump/ProgramErrors.h"
#include "core/service/trade/SimulatedMovement.h"
#include "core/service/trade/TradeEventCheck.h"
#include "core/solana/Transaction.h"

namespace curvedesk::simulationCheck {

using namespace Qt::StringLiterals;
using tradeEventCheck::ReportedTrade;

namespace {

// Base units that a lamport buys on the quote's reserves, rounded up; 0 unless a spend decides the number of tokens.
quint64 unitsPerLamport(const TradePlan &plan, const CoinState &coin)
{
    if (!plan.isExactSpend())
        return 0;
    const BondingCurve curve = coin.pool ? coin.pool->reserves.asCurve() : coin.curve;
    return curve.virtualQuoteReserves == 0 ? 0 : curve.virtualTokenReserves / curve.virtualQuoteReserves + 1;
}

// True when the two differ by at most `distance`.
bool isWithin(quint64 a, quint64 b, uint128 distance)
{
    return (a > b ? a - b : b - a) <= distance;
}

} // namespace

bool isRounding(const Movement &a, const Movement &b, quint64 unitsPerLamport)
{
    return isWithin(a.lamports, b.lamports, roundingLamports)
        && isWithin(a.tokens, b.tokens, static_cast<uint128>(roundingLamports) * unitsPerLamport);
}

Finding compare(const TradePlan &plan, const CoinState &coin, const TraderState &before, const Simulation &simulation,
                const Address &user, quint64 feeLamports)
{
    const qsizetype watchedCount = plan.isOnPool() ? 3 : 2;
    const int128 had = static_cast<int128>(before.lamports) + before.tokenAccountLamports + before.wsolLamports;
    const std::optional<WalletFunds> change
        = changeIn(simulation, watchedCount, user, {.tokens = before.tokens, .lamports = had});
    const std::optional<ReportedTrade> reported = tradeEventCheck::reportedTrade(plan, coin, simulation, user);
    const std::optional<Movement> expected = reported ? reported->expected : plan.quoted();
    if (!change || !expected)
        return {Verdict::Differs, reported ? reported->moved : Movement()};
    const Movement moved = movementIn(*change, plan, feeLamports, expected->lamports);
    const quint64 units = unitsPerLamport(plan, coin);
    const auto agrees = [&](const Movement &each) { return isRounding(each, *expected, units) && plan.allows(each); };
    const bool doesEventAgree = reported && reported->isBuy == plan.isBuy() && agrees(reported->moved);
    if (!agrees(moved))
        return {doesEventAgree ? Verdict::OtherBalances : Verdict::Differs, doesEventAgree ? reported->moved : moved};
    return {!reported || reported->metQuotedReserves ? Verdict::Agrees : Verdict::Moved,
            doesEventAgree ? reported->moved : moved};
}

Result<QByteArray> wireOf(const Address &user, const QList<Instruction> &instructions)
{
    return Message::compile(user, instructions, Hash()).map([](Message &&message) {
        return Transaction::unsignedFrom(std::move(message)).encode();
    });
}

Error unanswered(Error error, QStringView what)
{
    error.detail = u"The %1 could not be simulated, so nothing was signed: "_s.arg(what) + error.detail;
    return error;
}

Error refusal(const Movement &quoted, const Movement &simulated, int decimals)
{
    const auto words = [decimals](const Movement &movement) {
        return u"%1 SOL and %2 tokens"_s.arg(decimal::format(movement.lamports, solDecimals),
                                             decimal::format(movement.tokens, decimals));
    };
    return {ErrorCode::ProgramRejected,
            u"The simulation moves %1, the quote says %2; nothing was signed"_s.arg(words(simulated), words(quoted)),
            std::nullopt, 0};
}

Error explain(const Simulation &simulation, const QList<Instruction> &instructions)
{
    const TransactionError error = simulation.error.value_or(TransactionError::whole(u"Unknown"_s));
    const bool known = error.index >= 0 && error.index < instructions.size();
    return programErrors::explain(error, simulation.logs,
                                  known ? instructions[error.index].programId : pumpAddresses::program);
}

} // namespace curvedesk::simulationCheck
