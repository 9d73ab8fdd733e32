// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QCoro/QCoroTask>

#include <memory>

namespace curvedesk {

class NodeFaults;
struct NodeContext;
namespace sandbox {
class Ledger;
}

/// The JSON-RPC methods of a Solana node, answered from the embedded ledger. Bytes in, bytes out: no sockets here.
///
/// Commitment: `processed` answers as of the present slot, `confirmed` as of the one before, `finalized` as of 32
/// before: slots, heights, blockhashes, accounts, histories and simulations alike. Where none is named, slots and
/// heights (and subscriptions) are finalized ones, as from a node; but blockhashes, accounts, histories and simulations
/// are the newest: nothing that the sandbox answers is lost again but by `sandboxRollback`, so a bot that leaves the
/// level open does not wait 13 seconds to see what it did.
class NodeMethods
{
    Q_DISABLE_COPY_MOVE(NodeMethods)

public:
    /// `ledger` must outlive this.
    explicit NodeMethods(sandbox::Ledger &ledger);
    /// Calls that still wait end without touching ledger or faults again.
    ~NodeMethods();
    /// Refuses the further calls of batches with -32005; they are answered with what they have. Calls under way go on.
    void close();
    /// Applies `faults`, which must outlive this; offers `sandboxFaults` and `sandboxRollback`.
    void setFaults(NodeFaults *faults);

    /// Carries out one request or a batch and gives the answer as JSON text; errors are JSON-RPC errors in it. It may
    /// be empty or an error when this object was destroyed meanwhile. Transactions, airdrops and `sandboxRollback`
    /// change the ledger, on disk and with its signals; `sandboxFaults`, sends and status look-ups the faults. The
    /// event loop turns between the requests of a batch, whose rest is refused once its answers have maxReplyBytes, or
    /// those of all batches twice as many.
    [[nodiscard]] QCoro::Task<QByteArray> answer(QByteArray body);

private:
    std::shared_ptr<NodeContext> m_node; ///< shared with the calls that wait
};

} // namespace curvedesk
