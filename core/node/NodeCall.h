// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <tl/expected.hpp>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

namespace curvedesk {

/// A JSON-RPC error as a Solana node words it.
struct NodeFailure
{
    int code = -32603;
    QString message;
    QByteArray data; ///< JSON text; empty: none

    [[nodiscard]] static tl::unexpected<NodeFailure> invalidParams(const QString &message);
};

/// The text of a result's JSON, or why there is none. Text, because QJson cannot hold every u64.
using RpcResult = tl::expected<QByteArray, NodeFailure>;

/// The parameters of one call, read with the node's own error messages.
class NodeCall
{
public:
    explicit NodeCall(QJsonArray params);

    [[nodiscard]] qsizetype count() const { return m_params.size(); }
    /// Undefined when there is none.
    [[nodiscard]] QJsonValue value(qsizetype index) const { return m_params.at(index); }
    [[nodiscard]] tl::expected<Address, NodeFailure> address(qsizetype index) const;
    [[nodiscard]] tl::expected<Hash, NodeFailure> hash(qsizetype index) const;
    [[nodiscard]] tl::expected<Signature, NodeFailure> signature(qsizetype index) const;
    [[nodiscard]] tl::expected<quint64, NodeFailure> integer(qsizetype index) const;
    [[nodiscard]] tl::expected<QByteArray, NodeFailure> text(qsizetype index) const;
    [[nodiscard]] tl::expected<QJsonArray, NodeFailure> list(qsizetype index, qsizetype maxItems) const;
    /// The configuration object at this place; empty when there is none.
    [[nodiscard]] QJsonObject config(qsizetype index) const;
    /// The `minContextSlot` of whichever configuration object was sent; 0 when none.
    [[nodiscard]] quint64 minContextSlot() const;
    /// The `commitment` of whichever configuration object names one.
    [[nodiscard]] tl::expected<std::optional<Commitment>, NodeFailure> commitment() const;
    /// For what a node answers of confirmed blocks only: -32602 where `processed` is asked for.
    [[nodiscard]] tl::expected<void, NodeFailure> requireConfirmed() const;
    /// The newest slot that the answer may know of.
    [[nodiscard]] quint64 slot() const { return m_slot; }
    void setSlot(quint64 slot) { m_slot = slot; }

private:
    QJsonArray m_params;
    quint64 m_slot = 0;
};

[[nodiscard]] tl::expected<Address, NodeFailure> rpcAddress(const QJsonValue &value);
[[nodiscard]] tl::expected<Signature, NodeFailure> rpcSignature(const QJsonValue &value);

} // namespace curvedesk
