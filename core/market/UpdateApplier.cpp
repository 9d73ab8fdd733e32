// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/UpdateApplier.h"

namespace curvedesk {

Outcome applyUpdate(MarketUpdate &update, TokenSource &source, MarketChanges &changes)
{
    for (const MarketLaunch &launch : std::as_const(update.launches)) {
        const Result<TokenRecord *> token = source.loadOrAddCoin(launch.token.mint);
        if (!token)
            return failure(token.error());
        if (tokenRecord::applyLaunch(**token, launch))
            changes.launches.append(launch.row);
    }
    QList<MarketTrade> trades;
    for (MarketTrade &trade : update.trades) {
        const Result<TokenRecord *> token
            = trade.row.mint.isEmpty() ? source.loadCoinOfPool(trade.row.pool) : source.loadOrAddCoin(trade.row.mint);
        if (!token)
            return failure(token.error());
        if (*token == nullptr)
            continue;
        trade.row.mint = (*token)->summary.mint;
        tokenRecord::applyTrade(**token, trade);
        trade.row.creator = (*token)->summary.creator;
        changes.trades.append(trade.row);
        trades.append(trade); // a copy: after a failure the update is applied again
    }
    update.trades = std::move(trades);
    for (const MarketCompletion &completion : std::as_const(update.completions)) {
        const Result<TokenRecord *> token = source.loadOrAddCoin(completion.row.mint);
        if (!token)
            return failure(token.error());
        if (tokenRecord::applyCompletion(**token, completion))
            changes.migrations.append(completion.row);
    }
    return {};
}

QSet<QString> mintsOf(const MarketUpdate &update)
{
    QSet<QString> mints;
    for (const MarketLaunch &each : update.launches)
        mints.insert(each.token.mint);
    for (const MarketTrade &each : update.trades)
        mints.insert(each.row.mint);
    for (const MarketCompletion &each : update.completions)
        mints.insert(each.row.mint);
    return mints;
}

} // namespace curvedesk
