// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/coin/QuoteTypes.h"
#include "core/service/order/OrderSummary.h"
#include "core/service/wallet/WalletTypes.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace curvedesk {

struct TradeAmount
{
// The unit of the same name is another scope's: GCC 12 warns all the same.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
    enum class Unit {
        Lamports, ///< buy: spend at most this, fees included; sell: receive this after fees
        BaseUnits, ///< of the token
        PercentOfHolding, ///< sell only; value in millionths of a percent (100 % = 100'000'000)
    };
#pragma GCC diagnostic pop
    Unit unit = Unit::Lamports;
    quint64 value = 0;
};

struct TradeRequest
{
    TradeMode mode = TradeMode::Buy;
    QString token;
    TradeAmount amount;
    quint64 slippageBps = 500; ///< 0..10000
    std::optional<quint64> priorityFeeMicroLamports; ///< per compute unit; nullopt: automatic
    /// What a person was shown and agreed to get at least: base units of a buy, lamports of a sell. The signed bound is
    /// never below it, whatever the price is by then; SlippageExceeded when that cannot be had any more.
    std::optional<quint64> agreedMinimumOut;
    TradeSigner signer;
    bool dryRun = false; ///< simulate, send nothing
    bool waitConfirmed = false; ///< answer only with the outcome
    QByteArray idempotencyKey; ///< empty: none
    QByteArray requestHash; ///< of the whole request, with an idempotency key
    QString apiOwner; ///< the API key's wallet; empty for the window
};

/// An unsigned transaction for another signer.
struct UnsignedTrade
{
    QByteArray wire; ///< signatures zeroed
    quint64 lastValidBlockHeight = 0;
    std::optional<quint64> maxSolCostLamports;
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    QString signer; ///< fee payer
};

/// What a trade costs beside the curve, before it is signed.
struct CostSheet
{
    Quote quote;
    quint64 networkFeeLamports = 0; ///< signatures and priority
    quint64 tokenAccountRentLamports = 0; ///< comes back when the account is closed
    quint64 volumeAccumulatorRentLamports = 0;
    quint64 creatorVaultRentLamports = 0;
    quint64 wsolRentLamports = 0; ///< on a pool: must be there, and comes back within the transaction
    quint64 payAtMostLamports = 0; ///< buy: everything, at the slippage bound
    quint64 mustHoldLamports = 0; ///< buy: with all of the spend asked for, though the curve may hold less
    quint64 receiveAtLeastLamports = 0; ///< sell: after the network fee, at the slippage bound (0 if negative)
    quint64 walletLamports = 0;
    quint64 walletTokens = 0;
};

} // namespace curvedesk
