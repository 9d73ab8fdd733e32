// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/market/MarketChanges.h"
#include "core/market/MarketUpdate.h"

namespace curvedesk {

/// A coin as the market keeps it: the data that lists show, and those that are needed to apply events to it. Events may
/// come in any order: reserves are those of the newest one in chain order.
struct TokenRecord
{
    qint64 id = 0; ///< id in the store; 0: not stored
    TokenSummary summary;
    quint64 initialTokens = 0; ///< real token reserves at launch, for the progress
    QString pool; ///< the pool that the coin moves to when its curve is complete
    bool hasLaunch = false; ///< the coin's launch was read
    bool hasMigrated = false; ///< the coin's move to the pool was read
    bool hasMetadata = false; ///< name, symbol and metadata address were read from the chain
    qint64 reservesAt = 0; ///< chainPosition of the event that set the reserves
};

/// Base units that a coin of the default kind sells on its curve: used until the real number is known.
inline constexpr quint64 usualInitialTokens = 793'100'000'000'000;
/// The largest market capitalisation that is kept; a larger one becomes this, so that it sorts in the database, where
/// integers are signed, and below the end of every list.
inline constexpr quint64 maxMarketCap = 9'223'372'036'854'775'806;

namespace tokenRecord {

/// Makes the record of a coin of which only the mint is known. InvalidInput when `mint` is no address.
[[nodiscard]] Result<TokenRecord> unknown(const QString &mint);
/// Makes the record of a coin from its accounts; without a pool when its mint is no address.
[[nodiscard]] TokenRecord described(const CoinOnChain &coin);

/// Sets what a launch says of the coin: names, addresses, time and initial tokens; its reserves only where there are
/// none; then updateFigures(). False, and nothing changes, when a launch was read before.
bool applyLaunch(TokenRecord &token, const MarketLaunch &launch);
/// Sets the reserves and the time of the last trade, unless a later event has set the reserves; marks the coin as
/// complete where the trade shows it, and fills in a creator that is not known; then updateFigures().
void applyTrade(TokenRecord &token, const MarketTrade &trade);
/// Marks the coin as complete, and moves it to its pool by a migration, whose reserves it takes unless a later event
/// has set them; then updateFigures(). True when the event has the move to the pool, and the record lacked it.
bool applyCompletion(TokenRecord &token, const MarketCompletion &completion);
/// Sets name, ticker, metadata address, hasMetadata, the curve's token account, the creator if `coin` has one; marks it
/// complete where `coin` is; then updateFigures(). Not reserves or times. False, without a change: its launch is read.
bool applyDescription(TokenRecord &token, const CoinOnChain &coin);

/// Sets market capitalisation, progress and lamports to complete by the reserves.
void updateFigures(TokenRecord &token);
/// The value of 10^15 base units at these virtual reserves, in lamports; at most maxMarketCap, 0 without tokens.
[[nodiscard]] quint64 marketCap(quint64 virtualSol, quint64 virtualTokens);

} // namespace tokenRecord

/// The value by which a list sorts: lamports, milliseconds since the epoch, or millionths.
[[nodiscard]] qint64 sortValue(TokenSort sort, const TokenSummary &token);

} // namespace curvedesk
