// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QStringList>

#include <optional>

namespace curvedesk {

/// A coin as its accounts on the chain have it, for coins whose launch was not read.
struct CoinOnChain
{
    TokenSummary summary;
};

/// The changes of the market, for its listeners.
struct MarketChanges
{
    QList<TokenSummary> tokens; ///< their present state, each coin once
    QList<TradeRow> trades; ///< new trades, in chain order
    QList<LaunchRow> launches;
    QList<MigrationRow> migrations;
    QStringList droppedSignatures; ///< transactions that a fork dropped
    QStringList droppedMints; ///< coins whose launch a fork dropped
    /// Mint of the new king of the hill; empty when there is no king any more; nullopt: no change.
    std::optional<QString> newKing;

    /// True when it has nothing, or only droppedSignatures.
    [[nodiscard]] bool isEmpty() const
    {
        return tokens.isEmpty() && trades.isEmpty() && launches.isEmpty() && migrations.isEmpty()
            && droppedMints.isEmpty() && !newKing;
    }
};

} // namespace curvedesk
