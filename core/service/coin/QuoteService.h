// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/CoinReader.h"
#include "core/service/coin/QuoteTypes.h"
#include "core/service/coin/TokenInfo.h"

namespace curvedesk {

/// Reads curves, pools and metadata from the cluster, and computes amounts of trades. Changes only what `coins` keeps.
/// Reading fails with TokenNotFound, UpstreamRejected for accounts that do not decode, or the cluster's errors.
class QuoteService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuoteService)

public:
    /// `coins` must outlive the service.
    explicit QuoteService(CoinReader &coins);

    /// The amounts of a trade on the coin's present curve, or on its pool once it has one. InvalidInput for an amount
    /// or slippage that cannot be traded or a coin not in SOL; CurveComplete while it has no pool; errors of reading.
    [[nodiscard]] Task<Quote> quote(QuoteRequest request);
    /// The coin's curve account, as the cluster has it now. Errors of reading.
    [[nodiscard]] Task<CurveReply> bondingCurve(QString token);
    /// The mint's metadata on the chain; it need not have a curve. TokenNotFound where it has none; errors of reading.
    [[nodiscard]] Task<TokenInfo> info(QString token);

private:
    CoinReader &m_coins;
};

} // namespace curvedesk
