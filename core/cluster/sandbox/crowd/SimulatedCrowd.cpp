// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedCrowd.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk::sandbox {

namespace {

constexpr quint64 creatorCount = 4;
// Below this many coins on their curves a launch becomes more likely.
constexpr std::size_t fewestOpenCoins = 6;
constexpr quint64 million = 1'000'000;

// `count` of `parts` equal parts of the amount, rounded down.
quint64 shareOf(quint64 amount, quint64 count, quint64 parts = 100)
{
    return static_cast<quint64>(static_cast<uint128>(amount) * count / parts);
}

// The coins that a transaction launched; none for a failed one.
QList<CreateEvent> launchesIn(const TransactionRecord &record)
{
    // The base64 of the event's discriminator, so that most transactions need no decoding.
    constexpr QByteArrayView mark("Program data: G3KpTd7rY3");
    QList<CreateEvent> out;
    if (record.error || std::ranges::none_of(record.logs, [&](const auto &line) { return line.startsWith(mark); }))
        return out;
    for (const ChainEvent &event : chainEvents::fromLogs(record.logs)) {
        if (const auto *launch = std::get_if<CreateEvent>(&event))
            out.append(*launch);
    }
    return out;
}

} // namespace

SimulatedCrowd::SimulatedCrowd(Ledger &ledger, quint64 seed)
    : m_ledger(ledger)
    , m_seed(seed)
    , m_random(seed)
{
    for (quint64 i = 0; i < traderCount; ++i)
        m_traders.push_back(keypair("trader", i));
    for (quint64 i = 0; i < creatorCount; ++i)
        m_creators.push_back(keypair("creator", i));
    // The state of the coins is mixed into the seed, so that a later run does not repeat the numbers of an earlier one.
    addOwnCoins();
    quint64 reserves = 0;
    for (const Coin &each : m_coins)
        reserves += curve(each.addresses.bondingCurve)->virtualQuoteReserves;
    m_random = SimulatedRandom(seed ^ reserves);
}

Keypair SimulatedCrowd::keypair(quint64 seed, const char *role, quint64 index)
{
    const Hash hash
        = sha256(ByteWriter(64).bytes("curvedesk sandbox crowd ").u64(seed).u64(index).bytes(role).result());
    return std::move(*Keypair::fromSeed(hash.view())); // the hash has the length of a seed: this cannot fail
}

void SimulatedCrowd::addOwnCoins()
{
    for (; m_launched < mostCoins; ++m_launched) {
        const Address mint = keypair("mint", m_launched).address();
        if (!curve(pumpAddresses::bondingCurve(mint)))
            return;
        m_coins.push_back({pumpAddresses::CoinAddresses::derive(mint, programs::token2022), 0, {}});
    }
}

bool SimulatedCrowd::isOthers(const CreateEvent &launch) const
{
    if (std::ranges::any_of(m_creators, [&](const Keypair &each) { return each.address() == launch.creator; }))
        return false;
    const std::optional<BondingCurve> state = curve(pumpAddresses::bondingCurve(launch.mint));
    return state && state->isSolQuoted();
}

void SimulatedCrowd::addOthersCoin(const CreateEvent &launch)
{
    // Somebody new is talked about.
    constexpr int interest = 80;
    if (std::ranges::any_of(m_coins, [&](const Coin &each) { return each.addresses.mint == launch.mint; }))
        return;
    Coin coin{pumpAddresses::CoinAddresses::derive(launch.mint, launch.tokenProgram), interest, {}};
    if (m_others.size() < mostOthersCoins) {
        m_others.append(m_coins.size());
        m_coins.push_back(std::move(coin));
        return;
    }
    // A plan that is under way names its coin by the place in the list: no other coin may move.
    const std::size_t oldest = m_others.takeFirst();
    m_others.append(oldest);
    m_coins[oldest] = std::move(coin);
}

void SimulatedCrowd::addOthersCoins(const TransactionRecord &landed)
{
    for (const CreateEvent &launch : launchesIn(landed)) {
        if (isOthers(launch))
            addOthersCoin(launch);
    }
}

void SimulatedCrowd::addOthersCoinsFromDisk()
{
    constexpr int page = 100;
    // Each launch mentions the program's authority over mints, whose history thus has them by age.
    QList<TransactionRecord> found; // newest first
    std::optional<Signature> before;
    for (bool hasMore = true; hasMore && found.size() < mostOthersCoins;) {
        const auto entries = m_ledger.history(pumpAddresses::mintAuthority, page, before, std::nullopt);
        for (const Ledger::HistoryEntry &entry : entries) {
            before = entry.signature;
            const auto record = entry.error ? std::nullopt : m_ledger.transaction(entry.signature);
            if (record && std::ranges::any_of(launchesIn(*record), [this](const auto &each) { return isOthers(each); }))
                found.append(*record);
        }
        hasMore = entries.size() == page;
    }
    std::ranges::for_each(found.crbegin(), found.crend(), [this](const auto &each) { addOthersCoins(each); });
}

std::optional<BondingCurve> SimulatedCrowd::curve(const Address &address) const
{
    const AccountState *account = m_ledger.account(address);
    if (account == nullptr || account->owner != pumpAddresses::program)
        return std::nullopt;
    const Result<BondingCurve> curve = curveAccount::decode(account->data);
    return curve ? std::optional(*curve) : std::nullopt;
}

std::optional<SimulatedCrowd::Market> SimulatedCrowd::market() const
{
    const AccountState *global = m_ledger.account(pumpAddresses::global);
    const AccountState *schedule = m_ledger.account(pumpAddresses::feeConfig);
    if (global == nullptr || schedule == nullptr)
        return std::nullopt;
    const Result<GlobalAccount> decoded = GlobalAccount::decode(global->data);
    const Result<FeeSchedule> fees = FeeSchedule::decode(schedule->data);
    if (!decoded || !fees)
        return std::nullopt;
    return Market{*decoded, *fees};
}

quint64 SimulatedCrowd::holding(const Address &tokenAccount) const
{
    const AccountState *account = m_ledger.account(tokenAccount);
    if (account == nullptr)
        return 0;
    const Result<TokenAccount> decoded = TokenAccount::decode(account->data);
    return decoded ? decoded->amount.value() : 0;
}

Lamports SimulatedCrowd::balance(const Address &address) const
{
    const AccountState *account = m_ledger.account(address);
    return account == nullptr ? Lamports() : account->lamports;
}

const Address &SimulatedCrowd::payer(const Plan &plan) const
{
    return (plan.kind == Plan::Kind::Launch ? m_creators : m_traders)[plan.who].address();
}

quint64 SimulatedCrowd::drawSpend()
{
    // 4 million lamports times 1.5 to the power of the heads in twenty coin tosses: a log-normal size around 0.25 SOL,
    // mostly between 0.04 and 1.5, without floating point.
    constexpr unsigned tosses = 20;
    quint64 size = 4 * million;
    for (unsigned power = m_random.heads(tosses); power > 0; --power)
        size += size / 2;
    return shareOf(size, m_random.between(88, 112));
}

SimulatedCrowd::Plan SimulatedCrowd::planLaunch()
{
    return {Plan::Kind::Launch, m_random.below(m_creators.size()), m_launched, 0};
}

std::optional<std::size_t> SimulatedCrowd::drawCoin()
{
    std::vector<std::size_t> open;
    std::size_t onCurves = 0;
    quint64 weights = 0;
    const auto weightOf = [this](std::size_t i) { return static_cast<quint64>(20 + std::abs(m_coins[i].momentum)); };
    for (std::size_t i = 0; i < m_coins.size(); ++i) {
        const std::optional<BondingCurve> state = curve(m_coins[i].addresses.bondingCurve);
        if (!state || !updatePool(m_coins[i], *state))
            continue;
        onCurves += state->complete ? 0u : 1u;
        open.push_back(i);
        weights += weightOf(i);
    }
    if (open.empty() || (onCurves < fewestOpenCoins && m_launched < mostCoins && m_random.chance(10)))
        return std::nullopt;
    // A coin with more momentum, up or down, is traded more often.
    quint64 drawn = m_random.below(weights);
    for (const std::size_t i : open) {
        if (drawn < weightOf(i))
            return i;
        drawn -= weightOf(i);
    }
    return open.back();
}

std::optional<SimulatedCrowd::Plan> SimulatedCrowd::planSell(std::size_t coin, std::optional<quint64> spend)
{
    const std::optional<BondingCurve> state = curve(m_coins[coin].addresses.bondingCurve);
    const std::optional<quint64> most = spend && state && !state->complete
        ? mulDiv(*spend, state->virtualTokenReserves, qMax<quint64>(state->virtualQuoteReserves, 1))
        : std::nullopt;
    const std::size_t start = m_random.below(m_traders.size());
    for (std::size_t i = 0; i < m_traders.size(); ++i) {
        const std::size_t who = (start + i) % m_traders.size();
        const auto &addresses = m_coins[coin].addresses;
        const Address account
            = pumpAddresses::UserAddresses::derive(m_traders[who].address(), addresses.mint, addresses.tokenProgram)
                  .associatedUser;
        const quint64 held = holding(account);
        if (held < million)
            continue;
        const quint64 percent = m_random.chance(20) ? 100 : m_random.between(8, 70);
        return Plan{Plan::Kind::Sell, who, coin, std::min(shareOf(held, percent), most.value_or(held))};
    }
    return std::nullopt;
}

SimulatedCrowd::Plan SimulatedCrowd::planAction()
{
    // One action in 400 is a launch at first: one every few minutes at one or two actions a second. The more coins
    // there are, the rarer it becomes: some 85 are there after a day, 200 after a week.
    const std::optional<std::size_t> coin = drawCoin();
    const quint64 launchEvery = 40 * qMax<quint64>(firstCoins, m_launched);
    if (!coin || (m_launched < mostCoins && m_random.below(launchEvery) == 0))
        return planLaunch();
    const Coin &chosen = m_coins[*coin];
    const std::optional<BondingCurve> state = curve(chosen.addresses.bondingCurve);
    const std::optional<Market> now = market();
    const quint64 progress = state && now ? curveQuote::progressPpm(*state, now->global.initialRealTokenReserves) : 0;
    int likesBuying = 50 + chosen.momentum / 5;
    if (progress < 30'000)
        likesBuying += 25;
    else if (progress > 700'000)
        likesBuying -= 5;
    if (!m_random.chance(static_cast<quint64>(std::clamp(likesBuying, 10, 90)))) {
        // Sold in the sizes in which it is bought: a crowd that sold shares of what it holds would pull every coin down
        // that it had bought up before.
        if (const std::optional<Plan> sell = planSell(*coin, drawSpend()))
            return *sell;
    }
    return {Plan::Kind::Buy, m_random.below(m_traders.size()), *coin, drawSpend()};
}

std::optional<SimulatedCrowd::Plan> SimulatedCrowd::planTowards(std::size_t coin, quint64 targetPpm, quint64 stepsLeft)
{
    const std::optional<BondingCurve> state = curve(m_coins[coin].addresses.bondingCurve);
    const std::optional<Market> now = market();
    if (!state || state->complete || !now || stepsLeft == 0)
        return std::nullopt;
    const quint64 initial = now->global.initialRealTokenReserves;
    const quint64 sold = initial - qMin(state->realTokenReserves, initial);
    const quint64 target = shareOf(initial, targetPpm, million);
    // Some steps are sells, so that the chart of the coin goes up and down.
    if (stepsLeft > 1 && m_random.chance(25)) {
        if (const std::optional<Plan> sell = planSell(coin))
            return sell;
    }
    if (target <= sold)
        return std::nullopt;
    const quint64 part = (target - sold) / stepsLeft;
    const quint64 tokens = stepsLeft == 1 ? target - sold : shareOf(part, m_random.between(40, 180));
    const auto quote = curveQuote::buyTokens(*state, curveFeeRates(now->global, now->schedule, *state), tokens);
    if (!quote)
        return std::nullopt;
    return Plan{Plan::Kind::Buy, m_random.below(m_traders.size()), coin, quote->total};
}

void SimulatedCrowd::recordLanded(const Plan &plan)
{
    if (plan.kind == Plan::Kind::Launch) {
        // Behind a launch that a fork had dropped there may be later ones, which a restart did not find.
        addOwnCoins();
        return;
    }
    for (Coin &each : m_coins)
        each.momentum -= each.momentum / 16;
    int &momentum = m_coins[plan.coin].momentum;
    momentum = std::clamp(momentum + (plan.kind == Plan::Kind::Buy ? 12 : -14), -100, 100);
}

} // namespace curvedesk::sandbox
