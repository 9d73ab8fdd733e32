// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"

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
// A disk that does not take the crowd's trades is for the user's own trades to report.
constexpr auto pauseAfterFailure = 10s;
constexpr Lamports comfortable(20 * lamportsPerSol);
constexpr Lamports pocketMoney(Ledger::maxAirdropLamports);

// How far each of the first coins is sold when a user sees them first, and in how many trades it got there.
struct History
{
    quint64 targetPpm;
    quint64 steps;
};
constexpr History firstHistories[SimulatedCrowd::firstCoins]
    = {{52'000, 12}, {430'000, 34}, {46'000, 10}, {804'000, 42}, {121'000, 14},
       {18'000, 5},  {247'000, 18}, {55'000, 9},  {88'000, 9},   {6'000, 3}};

// What a new user finds on the chart: an hour and a half of a market, of which the crowd makes one action a block.
constexpr std::chrono::seconds pastBegan(90 * 60);

/// Dates the blocks of a new chain from back then to now, a block an action, at an uneven pace. Now it is at its end.
class Past
{
    Q_DISABLE_COPY_MOVE(Past)

public:
    Past(Crowd crowd, quint64 actions)
        : m_crowd(std::move(crowd))
        , m_actions(actions)
        , m_ago(m_crowd->ledger().transactionCount() == 0 ? pastBegan : 0s)
    {
        m_crowd->ledger().dateBlocks(m_ago);
    }
    ~Past()
    {
        if (!m_crowd->isOver)
            m_crowd->ledger().dateBlocks(0s);
    }

    void passes()
    {
        if (m_ago == 0s || m_actions == 0)
            return;
        const quint64 even = static_cast<quint64>(m_ago.count()) / m_actions--;
        m_ago -= std::chrono::seconds(m_pace.between(even / 4, even + even * 3 / 4));
        m_crowd->ledger().dateBlocks(m_ago);
        m_crowd->ledger().advanceSlot();
    }

private:
    const Crowd m_crowd;
    quint64 m_actions;
    std::chrono::seconds m_ago;
    SimulatedRandom m_pace{1}; // of its own: what the crowd does stays the same
};

// Coroutines own a share of the crowd: they may wait for the ledger when the traders go, and find out afterwards.

// False when it was refused, as happens on a market; an error when the ledger cannot go on.
Task<bool> carryOut(Crowd crowd, Plan plan)
{
    Ledger &ledger = crowd->ledger();
    const Address payer = crowd->payer(plan);
    const Lamports needed = *comfortable.plus(Lamports(plan.kind == Plan::Kind::Buy ? plan.amount : 0));
    if (crowd->balance(payer) < needed) {
        const auto funded = co_await ledger.airdrop(payer, pocketMoney);
        if (!funded)
            co_return failure(funded.error());
        if (crowd->isOver)
            co_return false;
    }
    const std::optional<QByteArray> wire = crowd->transaction(plan);
    if (!wire)
        co_return false;
    const auto landed = co_await ledger.submit(*wire, true);
    if (crowd->isOver)
        co_return false;
    if (!landed) {
        if (landed.error().kind == Refusal::Kind::Storage)
            co_return failure(ErrorCode::Storage, landed.error().message);
        co_return false;
    }
    crowd->remember(plan);
    co_return true;
}

Task<bool> makeHistory(Crowd crowd, QList<History> left, std::shared_ptr<Past> past)
{
    for (;;) {
        quint64 steps = 0;
        for (const History &each : std::as_const(left))
            steps += each.steps;
        if (steps == 0)
            co_return true;
        // Any coin, the more likely the more it has still to do.
        quint64 ticket = crowd->random().below(steps);
        qsizetype coin = 0;
        while (ticket >= left.at(coin).steps)
            ticket -= left.at(coin++).steps;
        History &history = left[coin];
        const auto plan = crowd->planTowards(static_cast<std::size_t>(coin), history.targetPpm, history.steps--);
        if (!plan)
            continue;
        const auto done = co_await carryOut(crowd, *plan);
        if (!done)
            co_return failure(done.error());
        if (crowd->isOver)
            co_return false;
        past->passes();
    }
}

Task<bool> prepare(Crowd crowd)
{
    QList<History> histories(SimulatedCrowd::firstCoins);
    quint64 actions = 0;
    for (quint64 coin = crowd->coinCount(); coin < SimulatedCrowd::firstCoins; ++coin)
        actions += firstHistories[coin].steps + 1;
    const auto past = std::make_shared<Past>(crowd, actions);
    for (quint64 coin = crowd->coinCount(); coin < SimulatedCrowd::firstCoins; ++coin) {
        const auto launched = co_await carryOut(crowd, crowd->planLaunch());
        if (!launched)
            co_return failure(launched.error());
        if (crowd->isOver || !*launched)
            co_return false;
        histories[static_cast<qsizetype>(coin)] = firstHistories[coin];
        past->passes();
    }
    const auto made = co_await makeHistory(crowd, histories, past);
    co_return made;
}

Task<bool> actOnce(Crowd crowd)
{
    const auto done = co_await carryOut(crowd, crowd->plan());
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

    // Both wait for the ledger and start the timer again after its answer.
    static Task<bool> begin(Crowd crowd, QTimer *timer);
    static QCoro::Task<> goOn(Crowd crowd, QTimer *timer, std::chrono::milliseconds pause);

    Crowd crowd;
    SimulatedRandom pauses; ///< of their own, so that the actions stay the same however long they take
    QTimer timer;
};

// `timer` is gone when the crowd is over.
Task<bool> SimulatedTraders::Private::begin(Crowd crowd, QTimer *timer)
{
    const auto prepared = co_await prepare(crowd);
    if (crowd->isOver)
        co_return failure(ErrorCode::Cancelled, u"the simulated traders were stopped"_s);
    timer->start(prepared ? firstPause : pauseAfterFailure);
    co_return prepared;
}

QCoro::Task<> SimulatedTraders::Private::goOn(Crowd crowd, QTimer *timer, std::chrono::milliseconds pause)
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
    connect(&d->timer, &QTimer::timeout, this,
            [this] { Private::goOn(d->crowd, &d->timer, std::chrono::milliseconds(d->pauses.between(300, 900))); });
}

SimulatedTraders::~SimulatedTraders()
{
    d->crowd->isOver = true;
    d->crowd->ledger().dateBlocks(0s);
}

Task<bool> SimulatedTraders::start()
{
    return Private::begin(d->crowd, &d->timer);
}

Task<bool> SimulatedTraders::act()
{
    return actOnce(d->crowd);
}

} // namespace curvedesk::sandbox
