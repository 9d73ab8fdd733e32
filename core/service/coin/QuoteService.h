// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/CoinReader.h"
#include "core/service/coin/CurveReply.h"
#include "core/service/coin/QuoteTypes.h"
#include "core/service/coin/TokenInfo.h"

namespace curvedesk {

/// Reads curves, pools and metadata, and computes the amounts of trades. Changes nothing on the chain.
class QuoteService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuoteService)

public:
    explicit QuoteService(CoinReader &coins, QObject *parent = nullptr);

    /// The amounts of a trade at this moment. InvalidInput, TokenNotFound, CurveComplete; the cluster's errors.
    [[nodiscard]] Task<Quote> quote(QuoteRequest request);
    /// The coin's curve account. TokenNotFound; the cluster's errors.
    [[nodiscard]] Task<CurveReply> bondingCurve(QString token);
    /// The coin's metadata on the chain. TokenNotFound also where a mint has none; the cluster's errors.
    [[nodiscard]] Task<TokenInfo> info(QString token);

private:
    CoinReader &m_coins;
};

} // namespace curvedesk
