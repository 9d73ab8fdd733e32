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
struct RpcFailure
{
    int code = -32603;
    QString message;
    QByteArray data; ///< JSON text; empty: none

    [[nodiscard]] static tl::unexpected<RpcFailure> invalidParams(const QString &message);
};

/// The text of a result's JSON, or why there is none. Text, because QJson cannot hold every u64.
using RpcResult = tl::expected<QByteArray, RpcFailure>;

/// The parameters of one call, read with the node's own error messages.
class RpcCall
{
public:
    explicit RpcCall(QJsonArray params);

    [[nodiscard]] qsizetype count() const { return m_params.size(); }
    /// Undefined when there is none.
    [[nodiscard]] QJsonValue value(qsizetype index) const { return m_params.at(index); }
    [[nodiscard]] tl::expected<Address, RpcFailure> address(qsizetype index) const;
    [[nodiscard]] tl::expected<Hash, RpcFailure> hash(qsizetype index) const;
    [[nodiscard]] tl::expected<Signature, RpcFailure> signature(qsizetype index) const;
    [[nodiscard]] tl::expected<quint64, RpcFailure> integer(qsizetype index) const;
    [[nodiscard]] tl::expected<QByteArray, RpcFailure> text(qsizetype index) const;
    [[nodiscard]] tl::expected<QJsonArray, RpcFailure> list(qsizetype index, qsizetype maxItems) const;
    /// The configuration object at this place; empty when there is none.
    [[nodiscard]] QJsonObject config(qsizetype index) const;
    /// The `minContextSlot` of whichever configuration object was sent; 0 when none.
    [[nodiscard]] quint64 minContextSlot() const;
    /// The `commitment` of whichever configuration object names one.
    [[nodiscard]] tl::expected<std::optional<Commitment>, RpcFailure> commitment() const;
    /// For what a node answers of confirmed blocks only: -32602 where `processed` is asked for.
    [[nodiscard]] tl::expected<void, RpcFailure> requireConfirmed() const;
    /// The newest slot that the answer may know of.
    [[nodiscard]] quint64 slot() const { return m_slot; }
    void setSlot(quint64 slot) { m_slot = slot; }

private:
    QJsonArray m_params;
    quint64 m_slot = 0;
};

[[nodiscard]] tl::expected<Address, RpcFailure> rpcAddress(const QJsonValue &value);
[[nodiscard]] tl::expected<Signature, RpcFailure> rpcSignature(const QJsonValue &value);

} // namespace curvedesk
