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

/// What changed in the market, for everybody who shows it.
struct MarketChanges
{
    QList<TokenSummary> tokens; ///< as they stand now, each once
    QList<TradeRow> trades; ///< new ones, in order
    QList<LaunchRow> launches;
    QList<MigrationRow> publications;
    QStringList droppedSignatures; ///< transactions that a fork took back
    QStringList droppedMints; ///< coins whose launch a fork took back
    std::optional<QString> newKing; ///< mint of the new king of the hill; empty when there is none any more

    [[nodiscard]] bool isEmpty() const
    {
        return tokens.isEmpty() && trades.isEmpty() && launches.isEmpty() && publications.isEmpty()
            && droppedMints.isEmpty() && !newKing;
    }
};

} // namespace curvedesk
