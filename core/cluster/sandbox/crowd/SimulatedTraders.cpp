// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"

#include "core/cluster/sandbox/crowd/SimulatedCoins.h"
#include "core/cluster/sandbox/crowd/SimulatedCrowd.h"

#include <QTimer>

#include <chrono>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Crowd = std::shared_ptr<SimulatedCrowd>;
using Plan = SimulatedCrowd::Plan;

constexpr auto firstPause = 600ms;
// A disk that refuses the traders' transactions is not reported here: it also refuses the user's, which report it.
constexpr auto pauseAfterFailure = 10s;
// A trader takes an airdrop when its balance is below the minimum.
constexpr Lamports traderMinimum(20 * lamportsPerSol);
constexpr Lamports traderAirdrop(Ledger::maxAirdropLamports);

// The history of a first coin: the part of its curve that is sold, in how many trades.
struct History
{
    quint64 targetPpm;
    quint64 steps;
};
constexpr History firstHistories[SimulatedCrowd::firstCoins]
    = {{52'000, 12}, {430'000, 34}, {46'000, 10}, {804'000, 42}, {121'000, 14},
       {18'000, 5},  {247'000, 18}, {55'000, 9},  {88'000, 9},   {6'000, 3}};

// The time that the first coins' histories cover on the chart.
constexpr std::chrono::seconds historyLength(90 * 60);

/// Dates the blocks of a new ledger so that its first actions, one a block and at uneven intervals, cover the
/// historyLength before now and lead up to it. Its destructor sets the ledger's blocks back to the present.
class BackdatedBlocks
{
    Q_DISABLE_COPY_MOVE(BackdatedBlocks)

public:
    explicit BackdatedBlocks(Crowd crowd)
        : m_crowd(std::move(crowd))
        , m_ago(m_crowd->ledger().transactionCount() == 0 ? historyLength : 0s)
    {
        m_crowd->ledger().setBlockTimeOffset(m_ago);
    }
    ~BackdatedBlocks()
    {
        if (!m_crowd->isOver)
            m_crowd->ledger().setBlockTimeOffset(0s);
    }

    /// Ends an action's block on a new ledger, else nothing: advances the ledger's slot, dates the next block later.
    /// `actionsLeft` follow: a plan that turned out impossible leaves no hole in time.
    void advance(quint64 actionsLeft)
    {
        if (m_ago == 0s)
            return;
        const quint64 even = static_cast<quint64>(m_ago.count()) / (actionsLeft + 1);
        m_ago -= qMin(m_ago, std::chrono::seconds(m_pace.between(even / 4, even + even * 3 / 4)));
        m_crowd->ledger().setBlockTimeOffset(m_ago);
        m_crowd->ledger().advanceSlot();
    }

private:
    const Crowd m_crowd;
    std::chrono::seconds m_ago;
    SimulatedRandom m_pace{1}; // apart from the crowd's numbers, so that the pace does not change its actions
};

// Every coroutine below owns a share of the crowd: SimulatedTraders may be destroyed while it waits for the ledger, and
// it checks `isOver` after each wait.

// Funds the trader if needed, publishes a new coin's documents, sends the plan's transaction, and records it in the
// crowd once it has landed. False when nothing landed, which is usual on a market; Storage when the ledger cannot
// write, and the errors of Ledger::airdrop().
Task<bool> submitPlan(Crowd crowd, Plan plan)
{
    Ledger &ledger = crowd->ledger();
    const Address payer = crowd->payer(plan);
    const Lamports needed = *traderMinimum.plus(Lamports(plan.kind == Plan::Kind::Buy ? plan.amount : 0));
    if (crowd->balance(payer) < needed) {
        const auto funded = co_await ledger.airdrop(payer, traderAirdrop);
        if (!funded)
            co_return failure(funded.error());
        if (crowd->isOver)
            co_return false;
    }
    const std::optional<QByteArray> wire = crowd->makeTransaction(plan);
    if (!wire)
        co_return false;
    if (plan.kind == Plan::Kind::Launch && crowd->publish) {
        const SimulatedCoin coin = SimulatedCoin::at(plan.coin);
        crowd->publish(coin.picture);
        crowd->publish(coin.metadata);
    }
    const auto landed = co_await ledger.submit(*wire, true);
    if (crowd->isOver)
        co_return false;
    if (!landed) {
        if (landed.error().kind == Refusal::Kind::Storage)
            co_return failure(landed.error().toError());
        co_return false;
    }
    crowd->recordLanded(plan);
    co_return true;
}

// Trades the first coins until each has its history. False when the traders were stopped; the errors of submitPlan().
Task<bool> makeHistories(Crowd crowd, QList<History> left, std::shared_ptr<BackdatedBlocks> blocks)
{
    for (;;) {
        quint64 steps = 0;
        for (const History &each : std::as_const(left))
            steps += each.steps;
        if (steps == 0)
            co_return true;
        // Draws a coin, each with the probability of its remaining steps.
        quint64 drawn = crowd->random().below(steps);
        qsizetype coin = 0;
        while (drawn >= left.at(coin).steps)
            drawn -= left.at(coin++).steps;
        History &history = left[coin];
        const auto plan = crowd->planTowards(static_cast<std::size_t>(coin), history.targetPpm, history.steps--);
        if (!plan)
            continue; // the coin has reached its target, or its curve allows no trade
        const auto done = co_await submitPlan(crowd, *plan);
        if (!done)
            co_return failure(done.error());
        if (crowd->isOver)
            co_return false;
        blocks->advance(steps - 1);
    }
}

// Launches the first coins that are missing and makes their histories, on a new ledger in blocks that are dated back.
// False when a launch did not land or the traders were stopped; the errors of submitPlan().
Task<bool> makeFirstCoins(Crowd crowd)
{
    QList<History> histories(SimulatedCrowd::firstCoins);
    quint64 actions = 0;
    for (quint64 coin = crowd->launchCount(); coin < SimulatedCrowd::firstCoins; ++coin)
        actions += firstHistories[coin].steps + 1;
    const auto blocks = std::make_shared<BackdatedBlocks>(crowd);
    // A launch may find later ones behind it, so that the next coin is not always the following one.
    for (quint64 coin = crowd->launchCount(); coin < SimulatedCrowd::firstCoins; coin = crowd->launchCount()) {
        const auto launched = co_await submitPlan(crowd, crowd->planLaunch());
        if (!launched)
            co_return failure(launched.error());
        if (crowd->isOver || !*launched)
            co_return false;
        histories[static_cast<qsizetype>(coin)] = firstHistories[coin];
        blocks->advance(--actions);
    }
    const auto made = co_await makeHistories(crowd, histories, blocks);
    co_return made;
}

/// Plans the crowd's next action and submits it. False when nothing landed; the errors of submitPlan().
Task<bool> actOnce(Crowd crowd)
{
    const auto done = co_await submitPlan(crowd, crowd->planAction());
    co_return done;
}

} // namespace

class SimulatedTraders::Private
{
public:
    Private(Ledger &ledger, quint64 seed)
        : crowd(std::make_shared<SimulatedCrowd>(ledger, seed))
        , pauses(~seed)
    {
    }

    // `timer` is destroyed once crowd->isOver.
    /// Makes the first coins, then has the crowd trade other people's coins, of now and later, and starts the timer for
    /// the next action. Answers as makeFirstCoins(); Cancelled when the traders were stopped.
    static Task<bool> makeFirstCoinsThenStart(Crowd crowd, QTimer *timer);
    /// Does one action, then starts the timer for the next one, after `pause` or longer where the ledger refused.
    static QCoro::Task<> actThenStart(Crowd crowd, QTimer *timer, std::chrono::milliseconds pause);

    Crowd crowd;
    SimulatedRandom pauses; ///< apart from the crowd's numbers, so that pauses do not change its actions
    QTimer timer;
};

Task<bool> SimulatedTraders::Private::makeFirstCoinsThenStart(Crowd crowd, QTimer *timer)
{
    const auto made = co_await makeFirstCoins(crowd);
    if (crowd->isOver)
        co_return failure(ErrorCode::Cancelled, u"the simulated traders were stopped"_s);
    crowd->addOthersCoinsFromDisk();
    QObject::connect(&crowd->ledger(), &Ledger::landed, timer, [crowd](const QList<TransactionRecord> &records) {
        for (const TransactionRecord &record : records)
            crowd->addOthersCoins(record);
    });
    timer->start(made ? firstPause : pauseAfterFailure);
    co_return made;
}

QCoro::Task<> SimulatedTraders::Private::actThenStart(Crowd crowd, QTimer *timer, std::chrono::milliseconds pause)
{
    const auto done = co_await actOnce(crowd);
    if (!crowd->isOver)
        timer->start(done ? pause : pauseAfterFailure);
}

SimulatedTraders::SimulatedTraders(Ledger &ledger, quint64 seed, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(ledger, seed))
{
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, [this] {
        Private::actThenStart(d->crowd, &d->timer, std::chrono::milliseconds(d->pauses.between(300, 900)));
    });
}

SimulatedTraders::~SimulatedTraders()
{
    d->crowd->isOver = true;
    d->crowd->ledger().setBlockTimeOffset(0s);
}

QSet<Address> SimulatedTraders::addresses(quint64 seed)
{
    QSet<Address> out;
    for (quint64 i = 0; i < SimulatedCrowd::traderCount; ++i)
        out.insert(SimulatedCrowd::keypair(seed, "trader", i).address());
    return out;
}

void SimulatedTraders::publishBy(std::function<void(const QByteArray &block)> keep)
{
    d->crowd->publish = std::move(keep);
}

Task<bool> SimulatedTraders::start()
{
    return Private::makeFirstCoinsThenStart(d->crowd, &d->timer);
}

Task<bool> SimulatedTraders::act()
{
    return actOnce(d->crowd);
}

} // namespace curvedesk::sandbox
#include "moc_SimulatedTraders.cpp"
