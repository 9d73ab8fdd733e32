// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/Ledger.h"
#include "core/server/RpcAccountJson.h"

#include <QCoro/QCoroTask>

namespace curvedesk {

class SandboxFaults;

/// The JSON-RPC methods of a Solana node, answered from the embedded ledger. Bytes in, bytes out: no sockets here.
///
/// Commitment: `processed` answers as of the present slot, `confirmed` as of the one before, `finalized` as of 32
/// before: slots, heights, blockhashes, accounts, histories and simulations alike. Where none is named, slots and
/// heights (and subscriptions) are finalized ones, as from a node; but blockhashes, accounts, histories and simulations
/// are the newest: nothing that the sandbox answers is ever lost again, so a bot that leaves the level open does not
/// wait 13 seconds to see what it did.
class SandboxRpc
{
public:
    /// `ledger` must outlive this.
    explicit SandboxRpc(sandbox::Ledger &ledger);
    /// Does wrong what `faults` says, which must outlive this; offers `sandboxFaults` and `sandboxRollback`.
    void setFaults(SandboxFaults *faults) { m_faults = faults; }

    /// The answer to one request or a batch; never empty.
    [[nodiscard]] QCoro::Task<QByteArray> answer(QByteArray body);

private:
    using Method = RpcResult (SandboxRpc::*)(const RpcCall &) const;

    [[nodiscard]] QCoro::Task<QByteArray> answerOne(QJsonValue request);
    [[nodiscard]] QCoro::Task<RpcResult> call(QString method, RpcCall call);

    // Cluster
    [[nodiscard]] RpcResult getHealth(const RpcCall &call) const;
    [[nodiscard]] RpcResult getVersion(const RpcCall &call) const;
    [[nodiscard]] RpcResult getGenesisHash(const RpcCall &call) const;
    [[nodiscard]] RpcResult getSlot(const RpcCall &call) const;
    [[nodiscard]] RpcResult getEpochInfo(const RpcCall &call) const;
    [[nodiscard]] RpcResult getSupply(const RpcCall &call) const;
    [[nodiscard]] RpcResult getLatestBlockhash(const RpcCall &call) const;
    [[nodiscard]] RpcResult isBlockhashValid(const RpcCall &call) const;
    [[nodiscard]] RpcResult getMinimumBalanceForRentExemption(const RpcCall &call) const;
    [[nodiscard]] RpcResult getRecentPrioritizationFees(const RpcCall &call) const;
    [[nodiscard]] RpcResult getFeeForMessage(const RpcCall &call) const;

    // Blocks
    [[nodiscard]] RpcResult getTransactionCount(const RpcCall &call) const;
    [[nodiscard]] RpcResult getBlock(const RpcCall &call) const;
    [[nodiscard]] RpcResult getBlocks(const RpcCall &call) const;
    [[nodiscard]] RpcResult getBlocksWithLimit(const RpcCall &call) const;
    [[nodiscard]] RpcResult getBlockTime(const RpcCall &call) const;
    [[nodiscard]] RpcResult getFirstAvailableBlock(const RpcCall &call) const;
    [[nodiscard]] RpcResult getEpochSchedule(const RpcCall &call) const;
    [[nodiscard]] RpcResult getRecentPerformanceSamples(const RpcCall &call) const;
    [[nodiscard]] RpcResult getClusterNodes(const RpcCall &call) const;
    [[nodiscard]] RpcResult getIdentity(const RpcCall &call) const;

    // Accounts
    [[nodiscard]] RpcResult getBalance(const RpcCall &call) const;
    [[nodiscard]] RpcResult getAccountInfo(const RpcCall &call) const;
    [[nodiscard]] RpcResult getMultipleAccounts(const RpcCall &call) const;
    [[nodiscard]] RpcResult getProgramAccounts(const RpcCall &call) const;
    [[nodiscard]] RpcResult getTokenAccountsByOwner(const RpcCall &call) const;
    [[nodiscard]] RpcResult getTokenAccountBalance(const RpcCall &call) const;
    [[nodiscard]] RpcResult getTokenSupply(const RpcCall &call) const;

    // Transactions
    [[nodiscard]] RpcResult simulateTransaction(const RpcCall &call) const;
    [[nodiscard]] RpcResult getSignatureStatuses(const RpcCall &call) const;
    [[nodiscard]] RpcResult getTransaction(const RpcCall &call) const;
    [[nodiscard]] RpcResult getSignaturesForAddress(const RpcCall &call) const;
    [[nodiscard]] QCoro::Task<RpcResult> sendTransaction(RpcCall call);
    [[nodiscard]] QCoro::Task<RpcResult> requestAirdrop(RpcCall call);

    // Faults
    [[nodiscard]] RpcResult rollBack(const RpcCall &call);

    /// The newest slot that a reading at this level may know of.
    [[nodiscard]] quint64 visibleSlot(Commitment commitment) const;
    [[nodiscard]] RpcResult simulatedAccounts(const RpcCall &call, const sandbox::LedgerSimulation &simulation,
                                              const rpcAccountJson::Form &form) const;
    [[nodiscard]] Commitment commitmentOf(quint64 landedSlot) const;
    /// An account as of the call's slot, as JSON; "null" where there is none.
    [[nodiscard]] RpcResult accountJson(const RpcCall &call, const Address &address,
                                        const rpcAccountJson::Form &form) const;
    /// [{"pubkey":"...","account":{...}}]
    [[nodiscard]] RpcResult keyedAccounts(const RpcCall &call, const QList<Address> &addresses,
                                          const rpcAccountJson::Form &form) const;
    /// {"context":{"slot":N,"apiVersion":"..."},"value":<value>}
    [[nodiscard]] static QByteArray withContext(const RpcCall &call, const QByteArray &value);

    sandbox::Ledger &m_ledger;
    SandboxFaults *m_faults = nullptr;
};

} // namespace curvedesk
