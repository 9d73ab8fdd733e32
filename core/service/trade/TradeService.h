// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/service/fee/BlockhashCache.h"
#include "core/service/fee/PreparedCounts.h"
#include "core/service/fee/PriorityFee.h"
#include "core/service/trade/TradeReader.h"
#include "core/service/trade/TradeReview.h"
#include "core/service/trade/TradeTypes.h"

#include <QObject>

namespace curvedesk {

class OrderDesk;
class OrderTicket;
struct Order;
class WalletService;

/// Trades: validates, quotes, builds, simulates and signs a trade (WalletService::sign(): vault's file, keyUsed()), and
/// gives it to the order desk, which journals, sends and follows it, with its signals. Preparing asks the cluster
/// several times, and has a blockhash kept ready for a minute (not instructions()); its errors: InvalidInput,
/// TokenNotFound, WalletNotFound, InsufficientFunds, SlippageExceeded, CurveComplete, ProgramRejected,
/// UpstreamRejected, Cancelled, Unavailable also while the cluster lags behind the wallet's last order; the cluster's.
class TradeService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TradeService)

public:
    /// All references must outlive the service.
    TradeService(Cluster &cluster, CoinReader &coins, WalletService &wallets, OrderDesk &orders);

    /// Sets the largest priority fee, in lamports: a request for more is InvalidInput, an automatic one at most that.
    void limitPriorityFee(quint64 lamports) { m_priorityFee.limits.maxLamports = lamports; }

    /// Prepares a trade, asks a person where its API key needs that (ApprovalService: signals, audit log), signs,
    /// journals and sends it, or takes the earlier order of its idempotency key; answers once sent, or with
    /// `waitConfirmed` once settled or unknown. A dry run only prepares. Errors before anything was sent: those of
    /// preparing, WalletLocked, Forbidden for a watched wallet, Conflict for a key of another request, Unavailable also
    /// while orders of an earlier run are open, those of the API key, Storage, Damaged; later the receipt says how it
    /// went.
    [[nodiscard]] Task<TradeReceipt> trade(TradeRequest request);
    /// Prepares the trade for `signer.wallet`, to be signed elsewhere, with the newest blockhash; signs, journals and
    /// sends nothing. Errors of preparing.
    [[nodiscard]] Task<UnsignedTrade> instructions(TradeRequest request);
    /// The costs of a trade, for the ticket and the confirm sheet, whether or not the wallet can pay them, read from
    /// the cluster, and simulated there where a priority fee is paid. Has a blockhash kept ready. Errors of preparing.
    [[nodiscard]] Task<CostSheet> costSheet(TradeRequest request);
    /// Prepares the trade and decodes the transaction; signs, journals and sends nothing. Errors of preparing.
    [[nodiscard]] Task<TradeReview> review(TradeRequest request);

private:
    struct Prepared;
    static constexpr int tradeSignatures = 1;

    /// Reads a snapshot that has the wallet's last order: up to four reads of the cluster. Errors of preparing.
    [[nodiscard]] Task<TradeSnapshot> readCurrent(QString token, Address user);
    /// Simulates on the cluster, without a blockhash, with the largest unit limit and no price; gives the units that it
    /// uses, and the program's error. InvalidInput for a trade that cannot be compiled; the cluster's errors.
    [[nodiscard]] Task<Simulation> simulate(TradeSnapshot snapshot, TradePlan plan, Address user);
    /// The simulated movement, by which to correct the quote; nullopt: quote again. In the last attempt, instead of
    /// nullopt, the movement if reserves or wallet have changed meanwhile (may ask the cluster), else ProgramRejected.
    /// At once SlippageExceeded, CurveComplete or InsufficientFunds where the simulation failed with it.
    [[nodiscard]] Task<std::optional<Movement>> checkSimulation(TradeRequest request, Address user,
                                                                TradeSnapshot snapshot, TradePlan plan,
                                                                Simulation simulation, bool isLastAttempt);
    /// The limit of compute units and their price for a CostSheet, by asking the cluster: those of a simulation and a
    /// margin, or an upper estimate without a price or a simulation; the order itself may ask for 4095 more. The price
    /// is the request's, else 0 where the cluster names none. Never fails.
    [[nodiscard]] Task<networkFee::Budget> budgetEstimate(TradeRequest request, TradeSnapshot snapshot, TradePlan plan,
                                                          Address user);
    enum class SignedBy { Us, SomebodyElse };
    /// Prepares the trade once: reads, plans, simulates, chooses blockhash and fee, compiles, counts it in m_prepared;
    /// signs nothing. nullopt, but not in the last attempt: quote again. Errors of preparing.
    [[nodiscard]] Task<std::optional<Prepared>> attempt(TradeRequest request, Address user, SignedBy signer,
                                                        bool isLastAttempt);
    /// Repeats attempt(), three times at most, until checkSimulation() takes a simulation; asks the cluster for the
    /// rent anew in between. Signs nothing. Errors of preparing.
    [[nodiscard]] Task<Prepared> prepare(TradeRequest request, Address user, SignedBy signer);
    /// Fills in the coin of an order for the prepared trade, what it moves and may take, and its limits.
    static void describe(const Prepared &prepared, Order &order);
    /// Prepares the trade, waits for a person where the API key asks for it (ApprovalService: signals, audit log; then
    /// may prepare again), signs its message, journals and sends the order. Errors of trade().
    [[nodiscard]] Task<TradeReceipt> signAndPlace(TradeRequest request, OrderTicket ticket);

    Cluster &m_cluster;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    TradeReader m_reader;
    BlockhashCache m_blockhashes;
    PriorityFee m_priorityFee;
    PreparedCounts m_prepared; ///< unsigned ones for other signers too
};

} // namespace curvedesk
