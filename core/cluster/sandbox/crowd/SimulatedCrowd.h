// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/crowd/SimulatedRandom.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Keypair.h"

#include <vector>

namespace curvedesk::sandbox {

/// Who the simulated traders are, which coins they know, and what they decide to do next. Reads the ledger, never
/// writes it: it hands out signed transactions.
class SimulatedCrowd
{
public:
    static constexpr quint64 firstCoins = 10;
    static constexpr quint64 mostCoins = 500;

    /// Knows the coins that an earlier run of the same seed left on the ledger.
    SimulatedCrowd(Ledger &ledger, quint64 seed);

    /// Set by the owner's end: who waits for the ledger must not go on then.
    bool isOver = false;

    [[nodiscard]] Ledger &ledger() const { return m_ledger; }
    [[nodiscard]] SimulatedRandom &random() { return m_random; }
    [[nodiscard]] std::size_t coinCount() const { return m_coins.size(); }

    /// Somebody's intention.
    struct Plan
    {
        enum class Kind { Launch, Buy, Sell };
        Kind kind = Kind::Launch;
        std::size_t who = 0; ///< creator of a launch, trader otherwise
        std::size_t coin = 0;
        quint64 amount = 0; ///< lamports to spend, or tokens to sell
    };

    [[nodiscard]] Plan planLaunch();
    /// A trade most of the time, a launch now and then. A launch where there is nothing to trade.
    [[nodiscard]] Plan plan();
    /// The next step on the way to `targetPpm` of the curve sold, with `stepsLeft` to go; nullopt when it is reached.
    [[nodiscard]] std::optional<Plan> planTowards(std::size_t coin, quint64 targetPpm, quint64 stepsLeft);

    /// Who pays, and what they have.
    [[nodiscard]] const Address &payer(const Plan &plan) const;
    [[nodiscard]] Lamports balance(const Address &address) const;

    /// The signed transaction; nullopt when the ledger does not allow for the plan any more.
    [[nodiscard]] std::optional<QByteArray> transaction(const Plan &plan);
    /// The plan landed.
    void remember(const Plan &plan);

private:
    struct Coin
    {
        pumpAddresses::CoinAddresses addresses;
        int momentum = 0; ///< -100 to 100: how much more they like buying it than selling it
        std::optional<ammAddresses::PoolAddresses> pool; ///< once its curve has been seen complete
    };
    struct Market
    {
        GlobalAccount global;
        std::optional<FeeSchedule> schedule;
    };

    [[nodiscard]] Keypair keypair(const char *role, quint64 index) const;
    [[nodiscard]] Address mintAt(quint64 index) const;
    void learnCoin(quint64 index);
    [[nodiscard]] std::optional<BondingCurve> curve(const pumpAddresses::CoinAddresses &coin) const;
    [[nodiscard]] std::optional<Market> market() const;
    [[nodiscard]] quint64 holding(const Address &tokenAccount) const;
    [[nodiscard]] quint64 spend();
    [[nodiscard]] std::optional<std::size_t> tradedCoin();
    [[nodiscard]] std::optional<Plan> planSell(std::size_t coin);
    /// The curve sells, or its pool is there.
    [[nodiscard]] bool isTradable(Coin &coin, const BondingCurve &state) const;
    /// A trade on the coin's pool, with the SOL wrapped before and unwrapped after it.
    [[nodiscard]] std::optional<QList<Instruction>> poolInstructionsFor(const Plan &plan, const Coin &coin,
                                                                        const Address &trader);
    [[nodiscard]] std::optional<Instruction> tradeInstructionFor(const Plan &plan, const Coin &coin,
                                                                 const pumpAddresses::UserAddresses &user);
    [[nodiscard]] std::optional<QByteArray> sign(const QList<Instruction> &instructions,
                                                 std::span<const Keypair *const> keys) const;

    Ledger &m_ledger;
    quint64 m_seed;
    SimulatedRandom m_random;
    std::vector<Keypair> m_traders;
    std::vector<Keypair> m_creators;
    std::vector<Coin> m_coins;
};

} // namespace curvedesk::sandbox
