// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketTypes.h"

#include <QByteArray>
#include <QStringList>

/// The messages of the event stream: what clients ask for, and the events as they get them.
namespace curvedesk::eventJson {

/// What a client can listen to. Token: all of the mints named; Account: all that the wallets named did.
enum class Topic { NewPools, Trades, Token, Account, Publications };

/// One `subscribe...` or `unsubscribe...`.
struct Subscription
{
    Topic topic = Topic::NewPools;
    bool subscribes = true;
    QStringList keys; ///< base58, for Token and Account; an unsubscribe without any means all of them
};

/// A message from a client, and what became of it.
struct Call
{
    QByteArray id; ///< JSON text; empty when no answer is wanted
    Result<Subscription> subscription;
};

inline constexpr qsizetype maxKeys = 1000; ///< in one message

/// InvalidInput inside for anything that is no call of ours; the id survives where it can be told.
[[nodiscard]] Call decode(QByteArrayView text);

[[nodiscard]] QByteArray encodeAnswer(const QByteArray &id, bool subscribes);
[[nodiscard]] QByteArray encodeRefusal(const QByteArray &id, const Error &error);

[[nodiscard]] QByteArray encode(const NewPoolRow &pool);
/// Of a trade on a pool: the reserves are the pool's, and `Pool` names it.
[[nodiscard]] QByteArray encode(const TradeRow &trade);
[[nodiscard]] QByteArray encode(const PublicationRow &publication);

} // namespace curvedesk::eventJson
