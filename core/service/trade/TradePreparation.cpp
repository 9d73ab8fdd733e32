// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradePreparation.h"

#include "core/cluster/Cluster.h"
#include "core/service/coin/AccountFailure.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/fee/BlockhashCache.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/trade/FundsCheck.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/service/trade/TradeAccountChoice.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

#include <QPointer>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using simulationCheck::Verdict;

constexpr int signatures = 1;
// The reserves of a busy coin move between read and simulation: so often is the quote made again.
constexpr int attempts = 3;
// A node that lags behind the wallet's last order gets this long to catch up: more than a second in all.
constexpr int staleReads = 4;
constexpr std::chrono::milliseconds staleReadPause{400};

Result<QByteArray> wireToSimulate(const Address &user, const QList<Instruction> &instructions)
{
    Result<Message> message = Message::compile(user, instructions, Hash());
    if (!message)
        return failure(message.error());
    return Transaction::unsignedFrom(std::move(*message)).encode();
}

Error notSimulated(Error error)
{
    error.detail = u"The trade could not be simulated, so nothing was signed: "_s + error.detail;
    return error;
}

} // namespace

// One read, once the coin and its creator are known: the creator decides which vault the trade names.
Task<TradeService::Reading> TradeService::read(QString token, Address user)
{
    const Result<Address> mint = mintFromText(token);
    if (!mint)
        co_return failure(mint.error());
    if (m_coins.knownPool(*mint)) {
        Result<Reading> onPool = co_await readOnPool(token, user);
        co_return onPool;
    }
    if (!m_addresses->lastCreator(*mint)) {
        const Result<CoinState> first = co_await m_coins.read(token);
        if (!first)
            co_return failure(first.error());
        m_addresses->noteCreator(*mint, first->curve.creator);
    }
    const Result<pumpAddresses::CoinAddresses> addresses = co_await m_coins.addresses(token);
    if (!addresses)
        co_return failure(addresses.error());
    const pumpAddresses::UserAddresses trader = m_addresses->user(user, *addresses);
    const Address expectedCreator = m_addresses->lastCreator(*mint).value_or(Address());
    QList<Address> extras = TraderState::addresses(trader, m_addresses->creatorVault(expectedCreator));
    if (addresses->tokenProgram == programs::token)
        extras.append(metaplexMetadataAddress(*mint));
    Result<CoinState> coin = co_await m_coins.read(token, extras);
    if (!coin)
        co_return failure(coin.error());
    if (coin->pool) {
        Result<Reading> onPool = co_await readOnPool(token, user);
        co_return onPool;
    }
    const Address vault = m_addresses->creatorVault(coin->curve.creator);
    QList<std::optional<AccountState>> accounts = coin->extras.first(TraderState::accountCount);
    if (coin->curve.creator != expectedCreator) {
        m_addresses->noteCreator(*mint, coin->curve.creator);
        const QList<Address> wanted{vault};
        const Result<AccountsAt> again = co_await m_cluster.accounts(wanted);
        if (!again)
            co_return failure(again.error());
        if (again->accounts.size() != 1)
            co_return failure(ErrorCode::UpstreamRejected, u"The cluster answered with another number of accounts"_s);
        accounts.last() = again->accounts.first();
    }
    const Result<TraderState> state = TraderState::read(trader, coin->addresses, accounts);
    if (!state)
        co_return accountFailure(state.error());
    Result<TradeAccounts> named = tradeAccountChoice::choose(*coin, trader, vault);
    if (!named)
        co_return failure(named.error());
    co_return Reading{std::move(*coin), *state, std::move(*named), {}};
}

Task<TradeService::Reading> TradeService::readCurrent(QString token, Address user)
{
    const QPointer<TradeService> self(this);
    for (int count = 1;; ++count) {
        Result<Reading> reading = co_await read(token, user);
        if (!reading || reading->coin.slot >= m_orders.landedSlot(user))
            co_return reading;
        if (count == staleReads)
            co_return failure(ErrorCode::Unavailable, u"The cluster does not show the wallet's last order yet"_s);
        co_await pause(staleReadPause);
        if (!self)
            co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    }
}

// Goes on after `delay`, or when the service is gone.
QCoro::Task<> TradeService::pause(std::chrono::milliseconds delay)
{
    const auto over = std::make_shared<Latch>(*this);
    QTimer::singleShot(delay, this, [over] { over->open(); });
    co_await over->wait();
}

// How many transactions this user has been prepared under this blockhash before.
quint32 TradeService::variationFor(const Address &user, const Hash &blockhash)
{
    if (m_variationsOf != blockhash) {
        m_variationsOf = blockhash;
        m_variations.clear();
    }
    return m_variations[user]++;
}

Task<TradeService::Prepared> TradeService::attempt(TradeRequest request, Address user, SignedBy signer,
                                                   bool acceptMoved)
{
    const Result<Reading> reading = co_await readCurrent(request.token, user);
    if (!reading)
        co_return failure(reading.error());
    const CoinState &coin = reading->coin;
    Result<TradePlan> plan = planTrade(request, coin, reading->trader);
    if (!plan)
        co_return failure(plan.error());
    const quint64 baseFee = computeBudget::lamportsPerSignature.value();
    if (const Outcome funds = fundsCheck::check(*plan, reading->trader, baseFee); !funds)
        co_return failure(funds.error());
    // The most units there are, at no price: what is wanted is how many it uses.
    const networkFee::Budget trialBudget{computeBudget::maxUnits, 0};
    const QList<Instruction> trial = reading->instructions(*plan, trialBudget);
    const Result<QByteArray> trialWire = wireToSimulate(user, trial);
    if (!trialWire)
        co_return failure(trialWire.error());

    // Asked for together: a network answers all three in the time of one.
    // Who signs elsewhere needs time for that, and so the newest blockhash.
    Task<LatestBlockhash> blockhashAsked = signer == SignedBy::Us ? m_blockhashes->get() : m_cluster.latestBlockhash();
    std::optional<QCoro::Task<networkFee::RecentFees>> feesAsked;
    if (!request.priorityFeeMicroLamports)
        feesAsked.emplace(m_priorityFee->recent(reading->written(*plan, user)));
    const Result<Simulation> simulation = co_await m_cluster.simulate(*trialWire, reading->watched());
    if (!simulation)
        co_return failure(notSimulated(simulation.error()));
    if (simulation->error) {
        const Error reason = simulationCheck::explain(*simulation, trial);
        // What the curve holds or who its creator is can have changed since the read; that is no limit of the user's.
        if (reason.code != ErrorCode::ProgramRejected || acceptMoved)
            co_return failure(reason);
        co_return Prepared{.stale = true};
    }
    const Verdict verdict = simulationCheck::compare(*plan, coin, reading->trader, *simulation, user, baseFee);
    Prepared prepared;
    prepared.slot = simulation->slot;
    prepared.stale = verdict == Verdict::Differs || (verdict != Verdict::Agrees && !acceptMoved);
    if (!prepared.stale && verdict == Verdict::Unclear) {
        // Another trade of the same wallet can have landed in between; without one, the difference is real.
        const Result<Reading> again = co_await readCurrent(request.token, user);
        if (!again)
            co_return failure(again.error());
        prepared.stale = again->trader == reading->trader;
    }
    if (prepared.stale)
        co_return prepared;

    const Result<LatestBlockhash> blockhash = co_await blockhashAsked;
    if (!blockhash)
        co_return failure(blockhash.error());
    networkFee::Budget budget{
        networkFee::unitLimitFor(simulation->unitsConsumed, variationFor(user, blockhash->blockhash)), 0};
    if (feesAsked) {
        const networkFee::RecentFees recent = co_await *feesAsked;
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee->limits);
    } else {
        budget.unitPrice = *request.priorityFeeMicroLamports;
    }
    const Result<quint64> fee = networkFee::total(budget, signatures, m_priorityFee->limits);
    if (!fee)
        co_return failure(fee.error());
    if (const Outcome funds = fundsCheck::check(*plan, reading->trader, *fee); !funds)
        co_return failure(funds.error());
    Result<Message> message = Message::compile(user, reading->instructions(*plan, budget), blockhash->blockhash);
    if (!message)
        co_return failure(message.error());
    const QByteArray metaplex = reading->metaplex();
    prepared.plan = std::move(*plan);
    prepared.symbol = coinInfo::namesIn(coin.mintData, metaplex).symbol;
    prepared.mint = coin.addresses.mint;
    prepared.message = std::move(*message);
    prepared.lastValidBlockHeight = blockhash->lastValidBlockHeight;
    prepared.networkFeeLamports = *fee;
    co_return prepared;
}

Task<TradeService::Prepared> TradeService::prepare(TradeRequest request, Address user, SignedBy signer)
{
    for (int count = 1; count <= attempts; ++count) {
        Result<Prepared> prepared = co_await attempt(request, user, signer, count == attempts);
        if (!prepared)
            co_return failure(prepared.error());
        if (!prepared->stale)
            co_return std::move(*prepared);
    }
    co_return failure(ErrorCode::ProgramRejected, u"The simulation differs from the quote; nothing was signed"_s);
}

} // namespace curvedesk
