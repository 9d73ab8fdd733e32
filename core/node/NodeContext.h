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

/// What the methods of a node answer from.
struct NodeContext
{
    sandbox::Ledger &ledger;
    NodeFaults *faults = nullptr; ///< none: the node does nothing wrong
    mutable qsizetype batchBytes = 0; ///< of the answers to batches that are not whole yet
    mutable std::deque<std::coroutine_handle<>> batchesInLine; ///< each for the turn of its next call
    bool isClosing = false; ///< the calls that a batch has not made yet are refused
    bool isClosed = false; ///< ledger and faults may be gone: a call that waited ends without looking at them

    /// The newest slot that a reading at this level may know of.
    [[nodiscard]] quint64 visibleSlot(Commitment commitment) const;
};

/// A method that answers at once.
struct NodeMethod
{
    QByteArrayView name;
    NodeResult (*answer)(const NodeContext &node, const NodeCall &call);
};
[[nodiscard]] std::span<const NodeMethod> nodeClusterMethods();
[[nodiscard]] std::span<const NodeMethod> nodeBlockMethods();
[[nodiscard]] std::span<const NodeMethod> nodeAccountMethods();
[[nodiscard]] std::span<const NodeMethod> nodeTransactionMethods();

// The methods that wait until the ledger has what they did.
[[nodiscard]] QCoro::Task<NodeResult> sendTransaction(std::shared_ptr<const NodeContext> node, NodeCall call);
[[nodiscard]] QCoro::Task<NodeResult> requestAirdrop(std::shared_ptr<const NodeContext> node, NodeCall call);

} // namespace curvedesk
