// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/EventCursor.h"
#include "core/market/MarketTypes.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

/// The calls of the event stream's clients, and the answers to them.
namespace curvedesk::eventJson {

/// A kind of event to subscribe to. Token: the trades of the mints named; Account: the trades of the wallets named;
/// Orders and Balances: of the API key that the connection has shown.
enum class Topic { NewPools, Trades, Token, Account, Publications, Orders, Balances };
/// The topics that need an API key.
inline constexpr Topic ownTopics[] = {Topic::Orders, Topic::Balances};

/// The trades that a subscription is narrowed to.
struct Where
{
    quint64 minLamports = 0;
    QString creator; ///< of the coin, base58; empty: any
    std::optional<bool> isBuy;

    /// True for a trade that the subscription gets.
    [[nodiscard]] bool fits(const TradeRow &trade) const
    {
        return trade.lamports >= minLamports && (creator.isEmpty() || trade.creator == creator)
            && (!isBuy || trade.isBuy == *isBuy);
    }
    bool operator==(const Where &) const = default;
};

/// One `subscribe...`, `unsubscribe...` or `authenticate` call.
struct Subscription
{
    enum class Action { Subscribe, Unsubscribe, Authenticate };

    Topic topic = Topic::NewPools;
    Action action = Action::Subscribe;
    /// Base58 mints or wallets, for Token and Account; an unsubscribe without any ends all of the topic.
    QStringList keys;
    Where where;
    std::optional<EventCursor> since; ///< what came after it is sent first
    QByteArray apiKey; ///< to authenticate with
};

/// A decoded message from a client: the subscription that it asks for, or the error.
struct Call
{
    QByteArray id; ///< the call's id as JSON text; empty: no answer is wanted, or it is no text or number, or too long
    Result<Subscription> subscription;
};

inline constexpr qsizetype maxKeys = 1000; ///< keys in one message

/// Decodes a client's message and does nothing else with it. InvalidInput inside the Call for what is no call; its id
/// is kept where it could be read.
[[nodiscard]] Call decode(QByteArrayView text);

/// The answer to a call that was executed: the id, and "result", which is "subscribed", "unsubscribed" or
/// "authenticated". `id`: Call::id, not empty.
[[nodiscard]] QByteArray encodeAnswer(const QByteArray &id, Subscription::Action action);
/// The answer to a call that was refused: the id, "error", "message", "code" and perhaps "program". `id`: not empty.
[[nodiscard]] QByteArray encodeRefusal(const QByteArray &id, const Error &error);

/// All methods that a call can name, for the description of the interface.
[[nodiscard]] QByteArrayList methodNames();

} // namespace curvedesk::eventJson
