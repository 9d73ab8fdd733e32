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
// GCC 12 warns of shadowing the unit type of the same name, which is in another scope.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
    enum class Unit {
        Lamports, ///< buy: spend at most this, fees included; sell: receive this after fees
        BaseUnits, ///< of the token: bought or sold
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
    std::optional<quint64> agreedPriorityFee; ///< the most lamports that the user agreed an automatic one to come to
    /// The least that the user agreed to get: base units of a buy, lamports of a sell. The signed trade never gives
    /// less, whatever the price at signing; SlippageExceeded when the price no longer allows it.
    std::optional<quint64> agreedMinimumOut;
    /// The most that the user agreed to give: lamports of a buy by count, with its fees; base units of a sell by what
    /// it shall bring. The signed trade never takes more; SlippageExceeded when the price no longer allows it.
    std::optional<quint64> agreedMaximumIn;
    TradeSigner signer;
    bool dryRun = false; ///< simulate, send nothing
    bool waitConfirmed = false; ///< true: answer only with the outcome, or once it counts as unknown
    QByteArray idempotencyKey; ///< empty: none
    QByteArray requestHash; ///< hash of the whole request, with an idempotency key
    QString apiOwner; ///< owner of the API key (see ApiKey); empty for the window
};

/// An unsigned transaction, for a signer outside this program.
struct UnsignedTrade
{
    QByteArray wire; ///< signatures zeroed
    quint64 lastValidBlockHeight = 0;
    std::optional<quint64> maxSolCostLamports;
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    QString signer; ///< fee payer
};

/// The costs of a trade beside the curve, before it is signed.
struct CostSheet
{
    Quote quote;
    quint64 networkFeeLamports = 0; ///< signature fees and priority fee
    quint64 priorityFeeLamports = 0; ///< of the network fee
    quint32 unitLimit = 0; ///< compute units that the priority fee is paid for
    quint64 tokenAccountRentLamports = 0; ///< comes back when the account is closed
    quint64 volumeAccumulatorRentLamports = 0;
    quint64 creatorVaultRentLamports = 0; ///< TradePlan::vaultRent
    quint64 wsolRentLamports = 0; ///< on a pool: the wallet must have it, and it comes back within the transaction
    /// The most that the trade takes at the slippage limit: lamports of a buy, with its fees; base units of a sell.
    quint64 mostInRaw = 0;
    quint64 payAtMostLamports = 0; ///< buy: the whole payment at the slippage limit
    quint64 mustHoldLamports = 0; ///< buy: with the whole requested spend, though the curve may take less
    quint64 receiveAtLeastLamports = 0; ///< sell: after network fee and rents, at the slippage limit (0 if negative)
    quint64 walletLamports = 0;
    quint64 walletTokens = 0;
};

} // namespace curvedesk
