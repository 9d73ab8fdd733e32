// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketChanges.h"
#include "core/market/TokenRecord.h"

#include <QSet>

namespace curvedesk {

/// The coins that updates are applied to.
class TokenSource
{
    Q_DISABLE_COPY_MOVE(TokenSource)

public:
    TokenSource() = default;
    virtual ~TokenSource() = default;

    /// Loads the coin of a mint into the coins under change; adds an unknown one (MarketWriter: as a row of its file,
    /// at once). Valid until the next call. Storage, Damaged; InvalidInput for an unknown mint that is no address.
    [[nodiscard]] virtual Result<TokenRecord *> loadOrAddCoin(const QString &mint) = 0;
    /// Loads the known coin that moves to a pool into the coins under change; nullptr: there is none. Storage, Damaged.
    [[nodiscard]] virtual Result<TokenRecord *> loadCoinOfPool(const QString &pool) = 0;
};

/// Applies a transaction's events to the coins of `source`, and adds what is new to `changes`, all but the tokens.
/// Fills in the mints of the update's pool trades and the creators of all; removes those on pools of no known coin.
/// Writes no file but MarketWriter's row of an unknown coin. Call setPlace() before. Errors of `source`: done in part.
[[nodiscard]] Outcome applyUpdate(MarketUpdate &update, TokenSource &source, MarketChanges &changes);

/// The mints of all coins that an applied update names.
[[nodiscard]] QSet<QString> mintsOf(const MarketUpdate &update);

} // namespace curvedesk
