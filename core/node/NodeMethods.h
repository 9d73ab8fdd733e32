// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/node/NodeAccountJson.h"

#include <QCoro/QCoroTask>

namespace curvedesk {

class NodeFaults;

/// The JSON-RPC methods of a Solana node, answered from the embedded ledger. Bytes in, bytes out: no sockets here.
///
/// Commitment: `processed` answers as of the present slot, `confirmed` as of the one before, `finalized` as of 32
/// before: slots, heights, blockhashes, accounts, histories and simulations alike. Where none is named, slots and
/// heights (and subscriptions) are finalized ones, as from a node; but blockhashes, accounts, histories and simulations
/// are the newest: nothing that the sandbox answers is ever lost again, so a bot that leaves the level open does not
/// wait 13 seconds to see what it did.
class NodeMethods
{
public:
    /// `ledger` must outlive this.
    explicit NodeMethods(sandbox::Ledger &ledger);
    /// Does wrong what `faults` says, which must outlive this; offers `sandboxFaults` and `sandboxRollback`.
    void setFaults(NodeFaults *faults) { m_faults = faults; }

    /// The answer to one request or a batch; never empty.
    [[nodiscard]] QCoro::Task<QByteArray> answer(QByteArray body);

private:
    using Method = RpcResult (NodeMethods::*)(const NodeCall &) const;

    [[nodiscard]] QCoro::Task<QByteArray> answerOne(QJsonValue request);
    [[nodiscard]] QCoro::Task<RpcResult> call(QString method, NodeCall call);

    // Cluster
    [[nodiscard]] RpcResult getHealth(const NodeCall &call) const;
    [[nodiscard]] RpcResult getVersion(const NodeCall &call) const;
    [[nodiscard]] RpcResult getGenesisHash(const NodeCall &call) const;
    [[nodiscard]] RpcResult getSlot(const NodeCall &call) const;
    [[nodiscard]] RpcResult getEpochInfo(const NodeCall &call) const;
    [[nodiscard]] RpcResult getSupply(const NodeCall &call) const;
    [[nodiscard]] RpcResult getLatestBlockhash(const NodeCall &call) const;
    [[nodiscard]] RpcResult isBlockhashValid(const NodeCall &call) const;
    [[nodiscard]] RpcResult getMinimumBalanceForRentExemption(const NodeCall &call) const;
    [[nodiscard]] RpcResult getRecentPrioritizationFees(const NodeCall &call) const;
    [[nodiscard]] RpcResult getFeeForMessage(const NodeCall &call) const;

    // Blocks
    [[nodiscard]] RpcResult getTransactionCount(const NodeCall &call) const;
    [[nodiscard]] RpcResult getBlock(const NodeCall &call) const;
    [[nodiscard]] RpcResult getBlocks(const NodeCall &call) const;
    [[nodiscard]] RpcResult getBlocksWithLimit(const NodeCall &call) const;
    [[nodiscard]] RpcResult getBlockTime(const NodeCall &call) const;
    [[nodiscard]] RpcResult getFirstAvailableBlock(const NodeCall &call) const;
    [[nodiscard]] RpcResult getEpochSchedule(const NodeCall &call) const;
    [[nodiscard]] RpcResult getRecentPerformanceSamples(const NodeCall &call) const;
    [[nodiscard]] RpcResult getClusterNodes(const NodeCall &call) const;
    [[nodiscard]] RpcResult getIdentity(const NodeCall &call) const;

    // Accounts
    [[nodiscard]] RpcResult getBalance(const NodeCall &call) const;
    [[nodiscard]] RpcResult getAccountInfo(const NodeCall &call) const;
    [[nodiscard]] RpcResult getMultipleAccounts(const NodeCall &call) const;
    [[nodiscard]] RpcResult getProgramAccounts(const NodeCall &call) const;
    [[nodiscard]] RpcResult getTokenAccountsByOwner(const NodeCall &call) const;
    [[nodiscard]] RpcResult getTokenAccountBalance(const NodeCall &call) const;
    [[nodiscard]] RpcResult getTokenSupply(const NodeCall &call) const;

    // Transactions
    [[nodiscard]] RpcResult simulateTransaction(const NodeCall &call) const;
    [[nodiscard]] RpcResult getSignatureStatuses(const NodeCall &call) const;
    [[nodiscard]] RpcResult getTransaction(const NodeCall &call) const;
    [[nodiscard]] RpcResult getSignaturesForAddress(const NodeCall &call) const;
    [[nodiscard]] QCoro::Task<RpcResult> sendTransaction(NodeCall call);
    [[nodiscard]] QCoro::Task<RpcResult> requestAirdrop(NodeCall call);

    // Faults
    [[nodiscard]] RpcResult rollBack(const NodeCall &call);

    /// The newest slot that a reading at this level may know of.
    [[nodiscard]] quint64 visibleSlot(Commitment commitment) const;
    [[nodiscard]] RpcResult simulatedAccounts(const NodeCall &call, const sandbox::LedgerSimulation &simulation,
                                              const nodeAccountJson::Form &form) const;
    [[nodiscard]] Commitment commitmentOf(quint64 landedSlot) const;
    /// An account as of the call's slot, as JSON; "null" where there is none.
    [[nodiscard]] RpcResult accountJson(const NodeCall &call, const Address &address,
                                        const nodeAccountJson::Form &form) const;
    /// [{"pubkey":"...","account":{...}}]
    [[nodiscard]] RpcResult keyedAccounts(const NodeCall &call, const QList<Address> &addresses,
                                          const nodeAccountJson::Form &form) const;
    /// {"context":{"slot":N,"apiVersion":"..."},"value":<value>}
    [[nodiscard]] static QByteArray withContext(const NodeCall &call, const QByteArray &value);

    sandbox::Ledger &m_ledger;
    NodeFaults *m_faults = nullptr;
};

} // namespace curvedesk
