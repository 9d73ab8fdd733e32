// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeCall.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

tl::unexpected<NodeFailure> NodeFailure::invalidParams(const QString &message)
{
    return tl::unexpected(NodeFailure{-32602, message, {}});
}

tl::unexpected<NodeFailure> NodeFailure::ofLedger(const Error &error)
{
    if (error.code == ErrorCode::InvalidInput)
        return invalidParams(error.detail);
    return tl::unexpected(NodeFailure());
}

NodeFailure NodeFailure::replyTooLarge()
{
    return {-32008, u"Response is too big"_s, {}};
}

NodeCall::NodeCall(JsonValue params)
    : m_params(std::move(params))
{
}

QString encodingOf(const JsonValue &config, const QString &byDefault)
{
    return config.member("encoding").string().value_or(byDefault);
}

tl::expected<Address, NodeFailure> NodeCall::address(qsizetype index) const
{
    return readBase58<Address>(value(index));
}

tl::expected<quint64, NodeFailure> NodeCall::integer(qsizetype index) const
{
    const auto number = value(index).u64();
    if (!number)
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected u64."_s);
    return *number;
}

tl::expected<QByteArray, NodeFailure> NodeCall::text(qsizetype index) const
{
    const auto text = value(index).utf8();
    if (!text)
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a string."_s);
    return *text;
}

tl::expected<JsonValue, NodeFailure> NodeCall::list(qsizetype index, qsizetype maxItems) const
{
    const JsonValue list = value(index);
    if (!list.isArray())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected a sequence."_s);
    if (list.size() > maxItems)
        return NodeFailure::invalidParams(u"Too many inputs provided; max %1"_s.arg(maxItems));
    return list;
}

tl::expected<QList<Address>, NodeFailure> NodeCall::addresses(qsizetype index, qsizetype maxItems) const
{
    const auto list = this->list(index, maxItems);
    if (!list)
        return tl::unexpected(list.error());
    QList<Address> out;
    for (const JsonValue &element : list->values()) {
        const auto address = readBase58<Address>(element);
        if (!address)
            return tl::unexpected(address.error());
        out.append(*address);
    }
    return out;
}

quint64 NodeCall::minContextSlot() const
{
    for (const JsonValue &param : m_params.values()) {
        const quint64 slot = param.member("minContextSlot").u64().value_or(0);
        if (slot > 0)
            return slot;
    }
    return 0;
}

tl::expected<std::optional<Commitment>, NodeFailure> NodeCall::commitment() const
{
    for (const JsonValue &param : m_params.values()) {
        const JsonValue named = param.member("commitment");
        if (named.isNothing())
            continue;
        const QString level = named.string().value_or(QString());
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
