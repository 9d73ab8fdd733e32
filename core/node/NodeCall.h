// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/json/JsonReader.h"

#include <tl/expected.hpp>

#include <QByteArray>

namespace curvedesk {

/// A JSON-RPC error with a Solana node's words; by default the internal error, of which a client is told no more.
struct NodeFailure
{
    int code = -32603;
    QString message = QStringLiteral("Internal error");
    QByteArray data; ///< JSON text; empty: none

    /// The error -32602 with this message, for the caller to return.
    [[nodiscard]] static tl::unexpected<NodeFailure> invalidParams(const QString &message);
    /// What a client is told, for the caller to return: -32602 where the ledger refused the parameters, -32603 where it
    /// could not do as asked.
    [[nodiscard]] static tl::unexpected<NodeFailure> ofLedger(const Error &error);
    /// The error -32008 for a reply that would have more than maxReplyBytes.
    [[nodiscard]] static NodeFailure replyTooLarge();
};

/// The JSON text of a method's result, or its error.
using NodeResult = tl::expected<QByteArray, NodeFailure>;

/// Bytes after which a list of accounts or of transactions fails, and a batch refuses its further calls, so that
/// a client with many small requests does not make the node build hundreds of megabytes.
inline constexpr qsizetype maxReplyBytes = 8 * 1024 * 1024;

/// The parameters of one call, read with the node's own error messages.
class NodeCall
{
public:
    /// `params`: an array, or absent.
    explicit NodeCall(JsonValue params);

    /// The number of parameters.
    [[nodiscard]] qsizetype count() const { return m_params.size(); }
    /// The parameter at an index; an absent value when there is none.
    [[nodiscard]] JsonValue value(qsizetype index) const { return m_params.at(index); }
    // The parameter at an index as one of these; -32602 where it is missing or something else.
    [[nodiscard]] tl::expected<Address, NodeFailure> address(qsizetype index) const; ///< from base58; -32602
    [[nodiscard]] tl::expected<quint64, NodeFailure> integer(qsizetype index) const; ///< a JSON number; -32602
    [[nodiscard]] tl::expected<QByteArray, NodeFailure> text(qsizetype index) const; ///< in UTF-8; -32602
    /// An array of at most `maxItems` of any kind; -32602 where it is missing, longer or something else.
    [[nodiscard]] tl::expected<JsonValue, NodeFailure> list(qsizetype index, qsizetype maxItems) const;
    /// An array of at most `maxItems` addresses; -32602 where it is missing, longer or something else.
    [[nodiscard]] tl::expected<QList<Address>, NodeFailure> addresses(qsizetype index, qsizetype maxItems) const;
    /// The `minContextSlot` of the call's configuration object; 0 when none is named, or one that is no slot number.
    [[nodiscard]] quint64 minContextSlot() const;
    /// The `commitment` of the call's configuration object; nullopt when none is named; -32602 for an unknown one.
    [[nodiscard]] tl::expected<std::optional<Commitment>, NodeFailure> commitment() const;
    /// For methods that answer about confirmed blocks only: -32602 where `processed` is asked for.
    [[nodiscard]] tl::expected<void, NodeFailure> requireConfirmed() const;
    /// The newest slot that the answer may show.
    [[nodiscard]] quint64 slot() const { return m_slot; }
    /// Sets slot(); it is 0 before.
    void setSlot(quint64 slot) { m_slot = slot; }

private:
    JsonValue m_params;
    quint64 m_slot = 0;
};

/// Reads an address, signature or hash; -32602 for any other value. `whenInvalid`: a node's words for a text that is
/// none.
template<class T>
[[nodiscard]] tl::expected<T, NodeFailure>
readBase58(const JsonValue &value, QLatin1StringView whenInvalid = QLatin1StringView("Invalid param: Invalid"))
{
    const auto text = value.string();
    if (!text)
        return NodeFailure::invalidParams(QStringLiteral("Invalid params: invalid type, expected a string."));
    const auto decoded = T::fromBase58(*text);
    return decoded ? tl::expected<T, NodeFailure>(*decoded) : NodeFailure::invalidParams(whenInvalid);
}
/// The `encoding` of a configuration, unchecked; `byDefault` where it is no object, or names none as a text.
[[nodiscard]] QString encodingOf(const JsonValue &config, const QString &byDefault);

} // namespace curvedesk
