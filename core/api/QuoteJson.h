// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/service/coin/CurveReply.h"
#include "core/service/coin/QuoteTypes.h"

namespace curvedesk::quoteJson {

/// Decodes the query string of GET /quote. InvalidInput.
[[nodiscard]] Result<QuoteRequest> decode(const RequestFields &query);
[[nodiscard]] QByteArray encode(const Quote &quote);
[[nodiscard]] QByteArray encode(const CurveReply &curve);

/// Decodes "buy" or "sell"; InvalidInput for any other text.
[[nodiscard]] Result<TradeMode> decodeMode(const RequestFields &fields);
/// Decodes basis points 0..10000; `fallback` when not given. InvalidInput, for a fraction such as 0.05 with a hint at
/// basis points.
[[nodiscard]] Result<quint64> decodeSlippage(const RequestFields &fields, std::optional<quint64> fallback);

extern const std::span<const ReplyField> quoteFields;
extern const std::span<const ReplyField> curveFields;

} // namespace curvedesk::quoteJson
