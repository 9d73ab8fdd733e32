// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/service/trade/TradeReader.h"
#include "core/service/trade/TradeTypes.h"

#include <QHash>
#include <QObject>

#include <chrono>
#include <memory>

namespace curvedesk {

class BlockhashCache;
class OrderDesk;
class OrderTicket;
class PriorityFee;
class WalletService;

/// Trades: validate, quote, build, simulate, sign, journal, send, and see the order through to its end.
class TradeService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TradeService)

public:
    /// All references must outlive the service.
    TradeService(Cluster &cluster, CoinReader &coins, WalletService &wallets, OrderDesk &orders,
                 QObject *parent = nullptr);
    ~TradeService() override;

    /// The most that a priority fee may come to, in lamports per order; a fee that is asked for beyond it is refused.
    void limitPriorityFee(quint64 lamports);

    /// Signs and sends. Errors before anything was signed: InvalidInput, TokenNotFound, WalletNotFound, WalletLocked,
    /// InsufficientFunds, SlippageExceeded, CurveComplete, Conflict, Storage, Unavailable while orders of an earlier
    /// run are open. After that the receipt says how it went.
    [[nodiscard]] Task<TradeReceipt> trade(TradeRequest request);
    /// The same transaction, unsigned, for `signer.wallet`.
    [[nodiscard]] Task<UnsignedTrade> instructions(TradeRequest request);
    /// What the trade would cost in all, for the ticket and the confirm sheet.
    [[nodiscard]] Task<CostSheet> costSheet(TradeRequest request);

private:
    struct Prepared;
    static constexpr int tradeSignatures = 1;

    /// A snapshot that shows what the wallet's last order did. Unavailable while the cluster lags behind that.
    [[nodiscard]] Task<TradeSnapshot> readCurrent(QString token, Address user);
    [[nodiscard]] Task<Simulation> simulate(TradeSnapshot snapshot, TradePlan plan, Address user);
    [[nodiscard]] Task<std::optional<Movement>> checkSimulation(TradeRequest request, Address user,
                                                                TradeSnapshot snapshot, TradePlan plan,
                                                                Simulation simulation, bool isLastAttempt);
    [[nodiscard]] Task<quint64> networkFeeEstimate(TradeRequest request, TradeSnapshot snapshot, TradePlan plan,
                                                   Address user);
    enum class SignedBy { Us, SomebodyElse };
    [[nodiscard]] Task<std::optional<Prepared>> attempt(TradeRequest request, Address user, SignedBy signer,
                                                        bool isLastAttempt);
    [[nodiscard]] Task<Prepared> prepare(TradeRequest request, Address user, SignedBy signer);
    QCoro::Task<> pause(std::chrono::milliseconds delay);
    [[nodiscard]] quint32 countPrepared(const Address &user, const Hash &blockhash);
    [[nodiscard]] Task<TradeReceipt> signAndPlace(TradeRequest request, OrderTicket ticket);

    Cluster &m_cluster;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    TradeReader m_reader;
    std::unique_ptr<BlockhashCache> m_blockhashes;
    std::unique_ptr<PriorityFee> m_priorityFee;
    Hash m_preparedUnder; ///< the blockhash that m_preparedCounts is for
    QHash<Address, quint32> m_preparedCounts; ///< by user
};

} // namespace curvedesk
