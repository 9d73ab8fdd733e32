// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/CoinReader.h"
#include "core/service/coin/CurveReply.h"
#include "core/service/coin/QuoteTypes.h"
#include "core/service/coin/TokenInfo.h"

namespace curvedesk {

/// Reads curves and pools and says what a trade would do. Changes nothing.
class QuoteService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuoteService)

public:
    explicit QuoteService(CoinReader &coins, QObject *parent = nullptr);

    /// InvalidInput, TokenNotFound, CurveComplete.
    [[nodiscard]] Task<Quote> quote(QuoteRequest request);
    /// TokenNotFound.
    [[nodiscard]] Task<CurveReply> bondingCurve(QString token);
    /// TokenNotFound.
    [[nodiscard]] Task<TokenInfo> info(QString token);

private:
    CoinReader &m_coins;
};

} // namespace curvedesk
