// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/crowd/SimulatedRandom.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/solana/Keypair.h"

#include <functional>
#include <vector>

namespace curvedesk::sandbox {

/// The simulated traders: their keys, the coins they know, and their next actions. It reads the ledger's memory, its
/// disk by addOthersCoinsFromDisk(), and makes signed transactions, but sends none: it changes only itself, in memory.
class SimulatedCrowd
{
public:
    static constexpr quint64 firstCoins = 10;
    static constexpr quint64 mostCoins = 500;
    static constexpr qsizetype mostOthersCoins = 200;

    static constexpr quint64 traderCount = 12;
    /// The key of the `index`-th "trader", "creator" or "mint", which follows from seed, role and index.
    [[nodiscard]] static Keypair keypair(quint64 seed, const char *role, quint64 index);

    /// Finds the coins that an earlier run with the same seed launched on the ledger.
    SimulatedCrowd(Ledger &ledger, quint64 seed);

    /// Set by ~SimulatedTraders: a coroutine that waited for the ledger must then stop.
    bool isOver = false;
    /// Keeps documents and pictures of the crowd's coins; may be empty.
    std::function<void(const QByteArray &block)> publish;

    [[nodiscard]] Ledger &ledger() const { return m_ledger; }
    [[nodiscard]] SimulatedRandom &random() { return m_random; } ///< a draw changes its actions, too
    /// The number of the crowd's launches that landed, those of earlier runs with this seed too.
    [[nodiscard]] std::size_t launchCount() const { return m_launched; }
    /// Reads the history on the ledger's disk, logging what it cannot read, and adds the coins in SOL that the crowd
    /// did not launch, the user's included, to those that it trades; of more than mostOthersCoins the newest. One that
    /// it trades already stays as it is.
    void addOthersCoinsFromDisk();
    /// Adds the coins in SOL that this transaction launched and the crowd did not, the user's included; beyond
    /// mostOthersCoins each in place of the oldest of these. One that it trades already stays as it is.
    void addOthersCoins(const TransactionRecord &landed);

    /// The next action of one trader.
    struct Plan
    {
        enum class Kind { Launch, Buy, Sell };
        Kind kind = Kind::Launch;
        std::size_t who = 0; ///< index of the launch's creator, else of the trader
        std::size_t coin = 0; ///< index of the coin; of a launch: the number of launches before it
        quint64 amount = 0; ///< lamports to spend, or base units to sell
    };

    /// Plans the crowd's next launch, by a creator whom it draws; the same coin until recordLanded(). The same calls
    /// of the plan functions give the same plans for the same seed and ledger.
    [[nodiscard]] Plan planLaunch();
    /// Draws mostly a trade, sometimes a launch, always a launch when no coin can be traded; looks first for every coin
    /// whether it trades on its curve or its pool. Sends nothing.
    [[nodiscard]] Plan planAction();
    /// Draws the next trade towards `targetPpm` millionths of the curve sold, with `stepsLeft` to go: a buy, now and
    /// then a sell, even once that is reached. nullopt: no buy is due, no step left, the curve complete or not there.
    [[nodiscard]] std::optional<Plan> planTowards(std::size_t coin, quint64 targetPpm, quint64 stepsLeft);

    /// The trader or creator who signs the plan's transaction and pays its fee.
    [[nodiscard]] const Address &payer(const Plan &plan) const;
    /// The lamports of this account; 0 when there is none.
    [[nodiscard]] Lamports balance(const Address &address) const;

    /// Draws a plan's details and makes its signed transaction, without sending it; nullopt when the ledger does not
    /// allow it any more, and for a launch beyond mostCoins.
    [[nodiscard]] std::optional<QByteArray> makeTransaction(const Plan &plan);
    /// Call after a plan landed. A launch: adds those of the crowd's coins that the ledger has now. A trade: each
    /// coin's momentum loses a sixteenth, then a buy raises that of its coin, a sell lowers it.
    void recordLanded(const Plan &plan);

private:
    struct Coin
    {
        pumpAddresses::CoinAddresses addresses;
        int momentum = 0; ///< -100 to 100: the higher, the more likely the next trade is a buy
        std::optional<ammAddresses::PoolAddresses> pool; ///< set once its curve was seen complete
    };
    struct Market
    {
        GlobalAccount global;
        std::optional<FeeSchedule> schedule;
    };

    /// The crowd's key for this role and index, by its own seed.
    [[nodiscard]] Keypair keypair(const char *role, quint64 index) const { return keypair(m_seed, role, index); }
    /// Adds the crowd's launches that the ledger has behind those that were added, up to the first that it lacks.
    void addOwnCoins();
    /// True for a coin that the crowd did not launch and whose curve is in SOL.
    [[nodiscard]] bool isOthers(const CreateEvent &launch) const;
    /// Adds a coin unless it is known, momentum 80; beyond mostOthersCoins in place of the oldest in m_others.
    void addOthersCoin(const CreateEvent &launch);
    /// The curve at this address in the ledger; nullopt when there is none.
    [[nodiscard]] std::optional<BondingCurve> curve(const Address &address) const;
    /// The configuration and fees that all trades need; nullopt when the ledger lacks one.
    [[nodiscard]] std::optional<Market> market() const;
    /// The base units in this token account; 0 when there is none.
    [[nodiscard]] quint64 holding(const Address &tokenAccount) const;
    /// Draws the size of the next trade in lamports, mostly 0.04 to 1.5 SOL.
    [[nodiscard]] quint64 drawSpend();
    /// Draws the coin to trade next, an index of m_coins; updates all coins' pools. nullopt: launch a new one instead.
    [[nodiscard]] std::optional<std::size_t> drawCoin();
    /// Draws a sell of some of what a trader holds; on a curve at most tokens for about `spend` lamports, where that is
    /// given. nullopt when none holds a whole token.
    [[nodiscard]] std::optional<Plan> planSell(std::size_t coin, std::optional<quint64> spend = std::nullopt);
    /// Sets `coin.pool` where its curve is complete, else clears it. True when it can be traded: on curve or pool.
    [[nodiscard]] bool updatePool(Coin &coin, const BondingCurve &state) const;
    /// Makes a trade on the coin's pool, whose fee recipients it draws, with a wrapped-SOL account that is opened
    /// before, filled for a buy, and closed after it. nullopt when the plan moves nothing now.
    [[nodiscard]] std::optional<QList<Instruction>> poolInstructionsFor(const Plan &plan, const Coin &coin,
                                                                        const Address &trader);
    /// Makes a trade on the coin's curve, draws its form and fee recipients; nullopt when the plan moves nothing now.
    [[nodiscard]] std::optional<Instruction> tradeInstructionFor(const Plan &plan, const Coin &coin,
                                                                 const pumpAddresses::UserAddresses &user);
    /// The signed transaction with the newest blockhash; the first key pays. nullopt when compiling or signing fails.
    [[nodiscard]] std::optional<QByteArray> sign(const QList<Instruction> &instructions,
                                                 std::span<const Keypair *const> keys) const;

    Ledger &m_ledger;
    quint64 m_seed;
    SimulatedRandom m_random;
    std::vector<Keypair> m_traders;
    std::vector<Keypair> m_creators;
    std::vector<Coin> m_coins; ///< the crowd's own in the order of their launches, and those of other people
    std::size_t m_launched = 0;
    QList<std::size_t> m_others; ///< other people's coins in m_coins, oldest first
};

} // namespace curvedesk::sandbox
