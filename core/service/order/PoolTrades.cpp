// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/PoolTrades.h"

#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

namespace curvedesk::poolTrades {

namespace {

// Appends the event when it is this user's trade on this pool.
void keepOwn(QList<AmmTradeEvent> &trades, const AmmEvent &event, const Address &user, const Address &pool)
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
    const QByteArrayView tag(reinterpret_cast<const char *>(pumpEvents::eventInstructionTag.data()),
                             static_cast<qsizetype>(pumpEvents::eventInstructionTag.size()));
    const QList<Address> &keys = transaction->message.accountKeys;
    for (const InnerInstruction &call : record.innerInstructions) {
        if (call.programIndex >= keys.size() || keys[call.programIndex] != ammAddresses::program
            || !call.data.startsWith(tag))
            continue;
        if (const Result<AmmEvent> event = ammEvents::decode(QByteArrayView(call.data).sliced(tag.size())))
            keepOwn(trades, *event, user, pool);
    }
    if (!trades.isEmpty())
        return trades;
    for (const AmmEvent &event : ammEvents::fromLogs(record.logs))
        keepOwn(trades, event, user, pool);
    return trades;
}

} // namespace curvedesk::poolTrades
