// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/market/MarketService.h"

namespace curvedesk::marketJson {

/// The reply of GET /king: market capitalisation in SOL, times in milliseconds. A text that the coin lacks is "".
[[nodiscard]] QByteArray encodeKing(const TokenDetails &king);
/// The reply of GET /tokens: market capitalisation in SOL, reserves in lamports and base units, times in milliseconds.
[[nodiscard]] QByteArray encode(const MarketService::TokenPage &page);
/// The reply of GET /trades: amounts in lamports and base units, times in milliseconds.
[[nodiscard]] QByteArray encode(const MarketService::TradePage &page);
/// The reply of GET /candles: prices in SOL a token, volume in SOL and lamports, times in milliseconds.
[[nodiscard]] QByteArray encode(const MarketService::CandlePage &page);

/// Reads `sort`, the order of coins; MarketCap when not given. InvalidInput for an unknown one.
[[nodiscard]] Result<TokenSort> decodeSort(const RequestFields &query);
/// Reads `interval`, that of candles, in seconds: 1, 5, 15, 60, 300, 900, 3600 or 86400, also written as "1s", "5m",
/// "1h", "1d". InvalidInput for any other, and without one.
[[nodiscard]] Result<int> decodeInterval(const RequestFields &query);
/// Reads `limit`, the wanted number of entries, from 1 to `most`; `fallback` when not given. InvalidInput for any
/// other.
[[nodiscard]] Result<int> decodeLimit(const RequestFields &query, int fallback, int most);

extern const std::span<const ReplyField> kingFields;
extern const std::span<const ReplyField> tokenPageFields;
extern const std::span<const ReplyField> tradeListFields;
extern const std::span<const ReplyField> candleListFields;

} // namespace curvedesk::marketJson
