// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeCall.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

tl::unexpected<NodeFailure> NodeFailure::invalidParams(const QString &message)
{
    return tl::unexpected(NodeFailure{-32602, message, {}});
}

NodeCall::NodeCall(QJsonArray params)
    : m_params(std::move(params))
{
}

tl::expected<Address, NodeFailure> rpcAddress(const QJsonValue &value)
{
    if (!value.isString())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a string."_s);
    const auto address = Address::fromBase58(value.toString());
    if (!address)
        return NodeFailure::invalidParams(u"Invalid param: Invalid"_s);
    return *address;
}

tl::expected<Signature, NodeFailure> rpcSignature(const QJsonValue &value)
{
    if (!value.isString())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a string."_s);
    const auto signature = Signature::fromBase58(value.toString());
    if (!signature)
        return NodeFailure::invalidParams(u"Invalid param: Invalid"_s);
    return *signature;
}

tl::expected<Address, NodeFailure> NodeCall::address(qsizetype index) const
{
    return rpcAddress(m_params.at(index));
}

tl::expected<Hash, NodeFailure> NodeCall::hash(qsizetype index) const
{
    const auto hash = Hash::fromBase58(m_params.at(index).toString());
    if (!hash)
        return NodeFailure::invalidParams(u"Invalid param: Invalid"_s);
    return *hash;
}

tl::expected<Signature, NodeFailure> NodeCall::signature(qsizetype index) const
{
    return rpcSignature(m_params.at(index));
}

tl::expected<quint64, NodeFailure> NodeCall::integer(qsizetype index) const
{
    const qint64 value = m_params.at(index).toInteger(-1);
    if (value < 0)
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected u64."_s);
    return static_cast<quint64>(value);
}

tl::expected<QByteArray, NodeFailure> NodeCall::text(qsizetype index) const
{
    const QJsonValue value = m_params.at(index);
    if (!value.isString())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a string."_s);
    return value.toString().toLatin1();
}

tl::expected<QJsonArray, NodeFailure> NodeCall::list(qsizetype index, qsizetype maxItems) const
{
    const QJsonValue value = m_params.at(index);
    if (!value.isArray())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a sequence."_s);
    const QJsonArray list = value.toArray();
    if (list.size() > maxItems)
        return NodeFailure::invalidParams(u"Too many inputs provided; max %1"_s.arg(maxItems));
    return list;
}

QJsonObject NodeCall::config(qsizetype index) const
{
    return m_params.at(index).toObject();
}

quint64 NodeCall::minContextSlot() const
{
    for (const QJsonValue &param : m_params) {
        const qint64 slot = param.toObject().value(u"minContextSlot").toInteger(0);
        if (slot > 0)
            return static_cast<quint64>(slot);
    }
    return 0;
}

tl::expected<std::optional<Commitment>, NodeFailure> NodeCall::commitment() const
{
    for (const QJsonValue &param : m_params) {
        const QJsonValue named = param.toObject().value(u"commitment");
        if (named.isUndefined() || named.isNull())
            continue;
        const QString level = named.toString();
        if (level == u"processed")
            return Commitment::Processed;
        if (level == u"confirmed")
            return Commitment::Confirmed;
        if (level == u"finalized")
            return Commitment::Finalized;
        return NodeFailure::invalidParams(
            u"Invalid params: unknown variant `%1`, expected one of `processed`, `confirmed`, `finalized`."_s.arg(
                level));
    }
    return std::nullopt;
}

tl::expected<void, NodeFailure> NodeCall::requireConfirmed() const
{
    const auto named = commitment();
    if (!named)
        return tl::unexpected(named.error());
    if (*named == Commitment::Processed)
        return NodeFailure::invalidParams(u"Method does not support commitment below `confirmed`"_s);
    return {};
}

} // namespace curvedesk
