// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/node/NodeCall.h"

#include <QCoro/QCoroTask>

#include <coroutine>
#include <deque>
#include <span>

namespace curvedesk {

class NodeFaults;

/// The state that a node's methods answer from.
struct NodeContext
{
    sandbox::Ledger &ledger;
    NodeFaults *faults = nullptr; ///< nullptr: no faults
    mutable qsizetype batchBytes = 0; ///< bytes of the answers to unfinished batches
    mutable std::deque<std::coroutine_handle<>>
        waitingForTurn; ///< calls that may take long, in the order of their turns
    mutable bool isTurnScheduled = false;
    bool isClosing = false; ///< the calls that a batch has not made yet are refused
    bool isClosed = false; ///< ledger and faults may be destroyed: a call that waited ends without using them

    /// The newest slot that a read at this commitment may show: the ledger's less the faults' slotLag, at least 0.
    [[nodiscard]] quint64 visibleSlot(Commitment commitment) const;
};

/// A method that answers within the call.
struct NodeMethod
{
    QByteArrayView name;
    NodeResult (*answer)(const NodeContext &node, const NodeCall &call);
    bool mayTakeLong = false; ///< waits for its turn among such calls
};
// The tables of the methods that only read the ledger.
[[nodiscard]] std::span<const NodeMethod> nodeClusterMethods(); ///< about slots, fees, supply and the node itself
[[nodiscard]] std::span<const NodeMethod> nodeBlockMethods(); ///< about blocks
[[nodiscard]] std::span<const NodeMethod> nodeAccountMethods(); ///< about accounts and tokens
/// About transactions; they also simulate them, and count look-ups of a status for the faults.
[[nodiscard]] std::span<const NodeMethod> nodeTransactionMethods();

/// Has the ledger execute a transaction, which it writes to disk and signals; answers with its signature, also where it
/// uses up a fault that throws it away instead. -32602 for malformed bytes, -32003 for wrong signatures, -32002 for a
/// failed preflight, else -32603, also for one that landed where it uses up a fault that says so, or the node closed.
[[nodiscard]] QCoro::Task<NodeResult> sendTransaction(std::shared_ptr<const NodeContext> node, NodeCall call);
/// Has the ledger pay lamports to an address, which it writes to disk and signals; answers with the signature once that
/// is done. -32602 where the ledger refuses the parameters, -32603 where it cannot do it.
[[nodiscard]] QCoro::Task<NodeResult> requestAirdrop(std::shared_ptr<const NodeContext> node, NodeCall call);

} // namespace curvedesk
