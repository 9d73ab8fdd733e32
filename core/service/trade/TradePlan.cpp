// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradePlan.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// 100 % in millionths of a percent.
constexpr quint64 wholeHolding = 100'000'000;

// Plans to spend exactly these lamports, for no fewer tokens than slippage allows.
void boundBySpend(TradePlan &plan, quint64 lamports)
{
    plan.form = TradeForm::BuyExactSolIn;
    plan.amount = lamports;
    plan.limit = curveQuote::minimumOut(plan.buy.tokensOut, plan.slippageBps);
    plan.minimumOutTokens = plan.limit;
}

// Plans to buy the quoted tokens, for at most these lamports.
void boundByCost(TradePlan &plan, quint64 maxCost)
{
    plan.form = TradeForm::Buy;
    plan.amount = plan.buy.tokensOut;
    plan.limit = maxCost;
    plan.maxSolCost = maxCost;
}

// Sets the plan's quote, on the curve or on the pool. Errors of the quotes.
Outcome quoteBuy(TradePlan &plan, const TradeAmount &amount, const CoinState &coin)
{
    const bool bySpend = amount.unit == TradeAmount::Unit::Lamports;
    if (!coin.pool) {
        const auto buy = bySpend ? curveQuote::buyForQuote(coin.curve, coin.rates, amount.value)
                                 : curveQuote::buyTokens(coin.curve, coin.rates, amount.value);
        if (!buy)
            return failure(buy.error());
        plan.buy = *buy;
        return {};
    }
    const PoolState &pool = *coin.pool;
    const auto buy = bySpend ? ammQuote::buyForQuote(pool.reserves, pool.rates, amount.value)
                             : ammQuote::buyBase(pool.reserves, pool.rates, amount.value);
    if (!buy)
        return failure(buy.error());
    plan.poolBuy = *buy;
    plan.buy = {.tokensOut = buy->baseOut,
                .cost = buy->quote,
                .protocolFee = buy->fees.protocol + buy->fees.lp,
                .creatorFee = buy->fees.creator,
                .total = buy->total};
    return {};
}

// Quotes a sell of `amount` tokens, or with `byProceeds` of the fewest tokens that bring `amount` lamports; on a pool
// the protocol's fee includes that of the pool, and `poolSell` is set. Errors of the quotes.
Result<curveQuote::Sell> quoteSell(const CoinState &coin, quint64 amount, bool byProceeds,
                                   std::optional<ammQuote::Sell> *poolSell = nullptr)
{
    if (!coin.pool)
        return byProceeds ? curveQuote::sellForQuote(coin.curve, coin.rates, amount)
                          : curveQuote::sellTokens(coin.curve, coin.rates, amount);
    const PoolState &pool = *coin.pool;
    const auto sell = byProceeds ? ammQuote::sellForQuote(pool.reserves, pool.rates, amount)
                                 : ammQuote::sellBase(pool.reserves, pool.rates, amount);
    if (!sell)
        return failure(sell.error());
    if (poolSell != nullptr)
        *poolSell = *sell;
    return curveQuote::Sell{.tokensIn = sell->baseIn,
                            .gross = sell->quote,
                            .protocolFee = sell->fees.protocol + sell->fees.lp,
                            .creatorFee = sell->fees.creator,
                            .net = sell->net};
}

// Sets the plan's quote, form and bounds. Errors of quoteBuy().
Outcome planBuy(TradePlan &plan, const TradeRequest &request, const CoinState &coin)
{
    const bool bySpend = request.amount.unit == TradeAmount::Unit::Lamports;
    if (const Outcome quoted = quoteBuy(plan, request.amount, coin); !quoted)
        return quoted;
    const quint64 mostByQuote = curveQuote::maximumCost(plan.buy.total, request.slippageBps);
    if (bySpend)
        plan.spend = request.amount.value;
    // The program refuses an exact spend past the curve's end: what is left is bought by count, for at most the spend.
    if (bySpend && plan.buy.clamped)
        boundByCost(plan, qMin(request.amount.value, mostByQuote));
    else if (bySpend)
        boundBySpend(plan, request.amount.value);
    else
        boundByCost(plan, mostByQuote);
    return {};
}

// The base units to sell, from a count or from a percentage of the holding. InsufficientFunds when the wallet holds
// none, InvalidInput when the percentage comes to none.
Result<quint64> tokensToSell(const TradeAmount &amount, const TraderState &trader)
{
    if (amount.unit == TradeAmount::Unit::BaseUnits)
        return amount.value;
    if (trader.tokens == 0)
        return failure(ErrorCode::InsufficientFunds, u"The wallet holds none of this token"_s);
    const auto tokens = mulDiv(trader.tokens, amount.value, wholeHolding);
    if (!tokens || *tokens == 0)
        return failure(ErrorCode::InvalidInput, u"amount is too small: the trade would move nothing"_s);
    return *tokens;
}

// Checks that the wallet holds what it is to sell, before the curve is quoted: a wallet with too few tokens gets
// InsufficientFunds, and not that the curve cannot pay so much.
Outcome checkHolding(const TradeAmount &amount, const CoinState &coin, const TraderState &trader)
{
    switch (amount.unit) {
    case TradeAmount::Unit::BaseUnits:
        if (amount.value > trader.tokens)
            return failure(ErrorCode::InsufficientFunds,
                           u"The sell needs %1 tokens, the wallet holds %2"_s.arg(
                               decimal::format(amount.value, coin.mint.decimals),
                               decimal::format(trader.tokens, coin.mint.decimals)));
        return {};
    case TradeAmount::Unit::Lamports: {
        const auto everything = quoteSell(coin, trader.tokens, false);
        const quint64 most = everything ? everything->net : 0;
        if (amount.value > most)
            return failure(ErrorCode::InsufficientFunds,
                           u"The sell should bring %1 SOL, all that the wallet holds brings %2"_s.arg(
                               decimal::format(amount.value, solDecimals), decimal::format(most, solDecimals)));
        return {};
    }
    case TradeAmount::Unit::PercentOfHolding:
        break;
    }
    return {};
}

// Sets the plan's quote, form and bounds; a sell of the whole holding by percentage closes the token account. Errors of
// checkHolding(), tokensToSell() and quoteSell().
Outcome planSell(TradePlan &plan, const TradeRequest &request, const CoinState &coin, const TraderState &trader,
                 HoldingCheck holding)
{
    if (holding == HoldingCheck::Enforce) {
        if (const Outcome held = checkHolding(request.amount, coin, trader); !held)
            return held;
    }
    Result<curveQuote::Sell> sell = failure(ErrorCode::Internal, QString());
    if (request.amount.unit == TradeAmount::Unit::Lamports) {
        sell = quoteSell(coin, request.amount.value, true, &plan.poolSell);
        // At a worse price no more is sold than was agreed to; what it has to bring is agreed as well.
        if (sell && sell->tokensIn > request.agreedMaximumIn.value_or(sell->tokensIn))
            sell = quoteSell(coin, *request.agreedMaximumIn, false, &plan.poolSell);
    } else {
        const Result<quint64> tokens = tokensToSell(request.amount, trader);
        if (!tokens)
            return failure(tokens.error());
        sell = quoteSell(coin, *tokens, false, &plan.poolSell);
    }
    if (!sell)
        return failure(sell.error());
    plan.sell = *sell;
    plan.form = TradeForm::Sell;
    plan.amount = sell->tokensIn;
    plan.limit = curveQuote::minimumOut(sell->net, request.slippageBps);
    plan.minimumOutLamports = plan.limit;
    plan.closesTokenAccount
        = request.amount.unit == TradeAmount::Unit::PercentOfHolding && request.amount.value == wholeHolding;
    return {};
}

// Adds the rents of a trade on a pool, which names the creator's wrapped-SOL account and opens a missing one.
void addRentsOnPool(TradePlan &plan, const PoolState &pool, const TraderState &trader)
{
    plan.vaultRent = trader.vaultRent;
    const bool cashback = pool.pool.isCashbackCoin;
    if (cashback)
        plan.vaultRent += trader.cashbackRent;
    plan.extendsPool = pool.missingSize > 0;
    plan.vaultRent += trader.rent.exemptMinimum(pool.missingSize).value() - trader.rent.empty;
    plan.wsolRent = trader.wsolRent;
    plan.wsolSeed = trader.wsolSeed;
    if (!plan.isBuy()) {
        plan.initializesAccumulator = cashback && !trader.hasAccumulator;
        plan.accumulatorRent = plan.initializesAccumulator ? trader.accumulatorRent : 0;
        return;
    }
    plan.opensTokenAccount = !trader.hasTokenAccount;
    plan.tokenAccountRent = trader.tokenAccountRent;
    plan.accumulatorRent = trader.accumulatorRent;
}

// Adds the rents of a trade on a curve. The creator's fee goes to a vault, or of a cashback coin to the trader.
void addRents(TradePlan &plan, const CoinState &coin, const TraderState &trader)
{
    if (coin.pool) {
        addRentsOnPool(plan, *coin.pool, trader);
        return;
    }
    const bool paysCreator = (plan.isBuy() ? plan.buy.creatorFee : plan.sell.creatorFee) > 0;
    const bool cashback = coin.curve.isCashbackCoin;
    plan.vaultRent = paysCreator && !cashback ? trader.vaultRent : 0;
    if (plan.isBuy()) {
        plan.opensTokenAccount = !trader.hasTokenAccount;
        plan.tokenAccountRent = trader.tokenAccountRent;
        plan.accumulatorRent = trader.accumulatorRent;
    } else if (cashback && !trader.hasAccumulator) {
        plan.initializesAccumulator = true;
        plan.accumulatorRent = trader.accumulatorRent;
    }
}

// Lowers the limit of a buy by count on a pool, for which the whole limit is wrapped beforehand: a wallet that has less
// than the limit, but enough for the quote, gets its funds as the limit.
void boundByFunds(TradePlan &plan, const TraderState &trader)
{
    // Lamports kept for the network fee: more than an automatic priority fee amounts to.
    constexpr quint64 networkReserve = 2'000'000;
    if (!plan.isOnPool() || plan.form != TradeForm::Buy)
        return;
    const uint128 beside = static_cast<uint128>(plan.rents()) + plan.wsolRent + networkReserve;
    const quint64 free = trader.lamports > beside ? trader.lamports - static_cast<quint64>(beside) : 0;
    if (free >= plan.limit)
        return;
    plan.limit = qMax(free, plan.buy.total);
    plan.maxSolCost = plan.limit;
}

// Raises the limit to the agreed minimum: slippage counts from the price at signing, which may be worse than the one
// that the user agreed to. SlippageExceeded when the quote is below it.
Outcome keepAgreedMinimum(TradePlan &plan, const std::optional<quint64> &agreed)
{
    if (!agreed)
        return {};
    const quint64 quoted = plan.isBuy() ? plan.buy.tokensOut : plan.sell.net;
    if (quoted < *agreed)
        return failure(ErrorCode::SlippageExceeded,
                       u"The price has moved past the agreed minimum; nothing was signed"_s);
    // A buy by count gets exactly its count or fails.
    if (plan.form == TradeForm::Buy || plan.limit >= *agreed)
        return {};
    plan.limit = *agreed;
    (plan.isBuy() ? plan.minimumOutTokens : plan.minimumOutLamports) = *agreed;
    return {};
}

// Lowers the limit of a buy by count to the agreed maximum. SlippageExceeded when the quote is above it.
Outcome keepAgreedMaximum(TradePlan &plan, const std::optional<quint64> &agreed)
{
    if (!agreed || plan.form != TradeForm::Buy || plan.limit <= *agreed)
        return {};
    if (plan.buy.total > *agreed)
        return failure(ErrorCode::SlippageExceeded,
                       u"The price has moved past the agreed maximum; nothing was signed"_s);
    plan.limit = *agreed;
    plan.maxSolCost = plan.limit;
    return {};
}

} // namespace

quint64 TradePlan::requiredBalance() const
{
    if (!isBuy())
        return 0;
    if (spend)
        return qMax(*spend, buy.total);
    return isOnPool() ? limit : buy.total;
}

bool TradePlan::allows(const Movement &movement) const
{
    if (!isBuy())
        return movement.lamports >= limit;
    return isExactSpend() ? movement.tokens >= limit : movement.lamports <= limit;
}

void TradePlan::correctQuote(const Movement &simulated)
{
    // The quoted fees are kept: the difference belongs to the curve or pool.
    const auto less = [](quint64 from, quint64 fees) { return from > fees ? from - fees : 0; };
    if (isBuy()) {
        buy.tokensOut = simulated.tokens;
        buy.total = simulated.lamports;
        buy.cost = less(buy.total, buy.protocolFee + buy.creatorFee);
    } else {
        sell.tokensIn = simulated.tokens;
        sell.net = simulated.lamports;
        sell.gross = sell.net + sell.protocolFee + sell.creatorFee;
    }
}

Outcome checkTradeRequest(const TradeRequest &request)
{
    if (request.amount.value == 0)
        return failure(ErrorCode::InvalidInput, u"amount must be greater than 0"_s);
    if (request.amount.unit == TradeAmount::Unit::PercentOfHolding) {
        if (request.mode == TradeMode::Buy)
            return failure(ErrorCode::InvalidInput, u"amount can be a percentage only in a sell"_s);
        if (request.amount.value > wholeHolding)
            return failure(ErrorCode::InvalidInput, u"amount must be at most 100%"_s);
    }
    return tradeQuote::checkSlippage(request.slippageBps);
}

Result<TradePlan> planTrade(const TradeRequest &request, const CoinState &coin, const TraderState &trader,
                            HoldingCheck holding)
{
    if (const Outcome checked = firstFailure(checkTradeRequest(request), tradeQuote::checkTradable(coin)); !checked)
        return failure(checked.error());
    TradePlan plan;
    plan.mode = request.mode;
    plan.slippageBps = request.slippageBps;
    const Outcome planned
        = plan.isBuy() ? planBuy(plan, request, coin) : planSell(plan, request, coin, trader, holding);
    if (!planned)
        return failure(planned.error());
    if (const Outcome kept = keepAgreedMinimum(plan, request.agreedMinimumOut); !kept)
        return failure(kept.error());
    if (const Outcome kept = keepAgreedMaximum(plan, request.agreedMaximumIn); !kept)
        return failure(kept.error());
    addRents(plan, coin, trader);
    if (holding == HoldingCheck::Enforce)
        boundByFunds(plan, trader);
    return plan;
}

} // namespace curvedesk
