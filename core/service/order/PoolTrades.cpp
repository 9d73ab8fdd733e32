// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/PoolTrades.h"

#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/ChainEvents.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

namespace curvedesk::poolTrades {

namespace {

// Appends the event when it is this user's trade on this pool.
void keepOwn(QList<AmmTradeEvent> &trades, const ChainEvent &event, const Address &user, const Address &pool)
{
    const auto *trade = std::get_if<AmmTradeEvent>(&event);
    if (trade != nullptr && trade->user == user && trade->pool == pool)
        trades.append(*trade);
}

} // namespace

QList<AmmTradeEvent> of(const TransactionRecord &record, const Address &user, const Address &mint)
{
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    if (!transaction || !transaction->message.accountKeys.contains(ammAddresses::program))
        return {};
    const Address pool = pumpAddresses::canonicalPool(mint, programs::wrappedSol);
    QList<AmmTradeEvent> trades;
    // The program passes each event to itself in an inner call. These are read first, because a log may have been cut
    // between two trades.
    const QList<Address> &keys = transaction->message.accountKeys;
    for (const InnerInstruction &call : record.innerInstructions) {
        if (const auto event = chainEvents::fromCall(keys.value(call.programIndex), call.data))
            keepOwn(trades, *event, user, pool);
    }
    if (!trades.isEmpty())
        return trades;
    for (const ChainEvent &event : chainEvents::fromLogs(record.logs))
        keepOwn(trades, event, user, pool);
    return trades;
}

} // namespace curvedesk::poolTrades
