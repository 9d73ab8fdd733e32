// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/Ledger.h"
#include "core/server/RpcCall.h"

#include <QCoro/QCoroTask>

namespace curvedesk {

/// The JSON-RPC methods of a Solana node, answered from the embedded ledger. Bytes in, bytes out: no sockets here.
class SandboxRpc
{
public:
    /// `ledger` must outlive this.
    explicit SandboxRpc(sandbox::Ledger &ledger);

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

    /// {"context":{"slot":N,"apiVersion":"..."},"value":<value>}
    [[nodiscard]] QByteArray withContext(const QByteArray &value) const;

    sandbox::Ledger &m_ledger;
};

} // namespace curvedesk
