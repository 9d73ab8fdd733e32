// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/coin/QuoteTypes.h"

namespace curvedesk::quoteJson {

/// Decodes the query string of GET /quote. InvalidInput for a missing or wrong field.
[[nodiscard]] Result<QuoteRequest> decode(const RequestFields &query);
/// The reply of GET /quote: amounts as decimals of SOL and tokens, those named Raw in lamports and base units.
[[nodiscard]] QByteArray encode(const Quote &quote);
/// The reply of GET /bondingCurve: reserves in lamports and base units.
[[nodiscard]] QByteArray encode(const CurveReply &curve);

/// Decodes the field `mode`, "buy" or "sell"; InvalidInput for any other text, and without one.
[[nodiscard]] Result<TradeMode> decodeMode(const RequestFields &fields);
/// Decodes the field `slippage`, basis points from 0 to 10000; `fallback` when not given. InvalidInput for any other,
/// and without both; for a fraction such as 0.05 it says that basis points are meant.
[[nodiscard]] Result<quint64> decodeSlippage(const RequestFields &fields, std::optional<quint64> fallback);

extern const std::span<const ReplyField> quoteFields;
extern const std::span<const ReplyField> curveFields;

} // namespace curvedesk::quoteJson
