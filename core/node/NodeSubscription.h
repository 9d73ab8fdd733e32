// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/node/NodeAccountFilter.h"
#include "core/node/NodeAccountJson.h"

namespace curvedesk {

/// One subscription of a client.
struct NodeSubscription
{
    enum class Kind { Accounts, Logs, Programs, Roots, Signatures, Slots };

    Kind kind = Kind::Slots;
    Commitment commitment = Commitment::Processed;
    Address address; ///< the address of the account or program; for Logs, unless they are of all transactions
    bool isAll = false; ///< Logs: all transactions, not those of one address
    Signature signature;
    bool wantsReceived = false; ///< Signatures: also notify when the node has received the transaction
    nodeAccountJson::Form form;
    QList<NodeAccountFilter> filters;

    /// The kind in a method such as "logsSubscribe"; `verb` is its end. nullopt for another end, or an unknown kind.
    [[nodiscard]] static std::optional<Kind> kindIn(QByteArrayView method, QByteArrayView verb);
    /// Decodes what a call subscribes to, at the commitment finalized where it names none; -32602 for parameters that a
    /// node does not take.
    [[nodiscard]] static tl::expected<NodeSubscription, NodeFailure> read(Kind kind, const NodeCall &call);

    /// The method name of its notifications.
    [[nodiscard]] QByteArray notification() const;
};

} // namespace curvedesk
