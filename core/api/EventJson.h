// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/base/Result.h"
#include "core/market/MarketTypes.h"

#include <QByteArray>
#include <QStringList>

/// The messages of the event stream: the calls of clients, the answers to them, and the events.
namespace curvedesk::eventJson {

/// A kind of event to subscribe to. Token: the trades of the mints named; Account: the trades of the wallets named.
enum class Topic { NewPools, Trades, Token, Account, Publications };

/// One `subscribe...` or `unsubscribe...` call.
struct Subscription
{
    Topic topic = Topic::NewPools;
    bool subscribes = true;
    /// Base58 mints or wallets, for Token and Account; an unsubscribe without any ends all of the topic.
    QStringList keys;
};

/// A decoded message from a client: the subscription that it asks for, or the error.
struct Call
{
    QByteArray id; ///< the call's id as JSON text; empty when no answer is wanted
    Result<Subscription> subscription;
};

inline constexpr qsizetype maxKeys = 1000; ///< keys in one message

/// Decodes a client's message. InvalidInput inside the Call for anything else; its id is kept where it could be read.
[[nodiscard]] Call decode(QByteArrayView text);

[[nodiscard]] QByteArray encodeAnswer(const QByteArray &id, bool subscribes);
[[nodiscard]] QByteArray encodeRefusal(const QByteArray &id, const Error &error);

[[nodiscard]] QByteArray encode(const LaunchRow &pool);
/// Encodes a trade. One on an AMM pool has the reserves of the pool, and `Pool` names it.
[[nodiscard]] QByteArray encode(const TradeRow &trade);
[[nodiscard]] QByteArray encode(const MigrationRow &publication);

/// All methods that a call can name, for the description of the interface.
[[nodiscard]] QByteArrayList methodNames();

extern const std::span<const ReplyField> newPoolFields;
extern const std::span<const ReplyField> tradeFields;
extern const std::span<const ReplyField> publicationFields;

} // namespace curvedesk::eventJson
