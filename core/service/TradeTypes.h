// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/base/SecretBytes.h"
#include "core/service/OrderSummary.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace curvedesk {

/// Addresses and signatures cross this border as base58 text: the window knows nothing of the chain's types.

enum class TradeMode { Buy, Sell };

struct QuoteRequest
{
    QString token; ///< mint
    TradeMode mode = TradeMode::Buy;
    QString amount; ///< exact decimal text: SOL for a buy, tokens for a sell
    quint64 slippageBps = 500;
};

/// What a trade on the reserves of this moment would do, to the base unit.
struct Quote
{
    QString bondingCurve;
    QString pool; ///< set when the coin trades on an AMM pool instead
    TradeMode mode = TradeMode::Buy;
    QString tokenIn;
    quint64 amountInRaw = 0; ///< what the user pays in all curve fees
    int decimalsIn = 9;
    QString tokenOut;
    quint64 amountOutRaw = 0; ///< what the user gets after all curve fees
    int decimalsOut = 6;
    quint64 protocolFeeLamports = 0;
    quint64 creatorFeeLamports = 0;
    quint64 lpFeeLamports = 0; ///< stays in the pool; 0 on a curve
    quint64 protocolFeeBps = 0;
    quint64 creatorFeeBps = 0;
    quint64 lpFeeBps = 0;
    quint64 priceImpactBps = 0;
    quint64 minimumOutRaw = 0; ///< at the asked slippage
    bool clamped = false; ///< asked for more than the curve holds
    quint64 slot = 0;
    quint64 tokensSoldBefore = 0; ///< base units sold by the curve: "you are here"
    quint64 tokensSoldAfter = 0; ///< and where the order would take it

    [[nodiscard]] quint64 feeLamports() const { return protocolFeeLamports + creatorFeeLamports + lpFeeLamports; }
};

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

/// Who signs: a wallet of ours, or a key that came with the request.
struct TradeSigner
{
    QString wallet; ///< address; ignored when a key is given
    std::shared_ptr<const SecretBytes> privateKey; ///< base58 text as received, or null
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

struct TradeReceipt
{
    QString orderId; ///< empty for a dry run
    QString signature;
    QString mint;
    TradeStatus status = TradeStatus::Pending;
    quint64 slot = 0;
    std::optional<quint64> maxSolCostLamports; ///< the bound that was signed: one of the three
    std::optional<quint64> minimumOutLamports;
    std::optional<quint64> minimumOutTokens;
    quint64 quotedLamports = 0; ///< what the quote said is paid or received, curve fees included
    quint64 quotedTokens = 0;
    quint64 networkFeeLamports = 0;
    std::optional<Error> error; ///< with Failed
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
    quint64 wrappingRentLamports = 0; ///< on a pool: must be there, and comes back within the transaction
    quint64 payAtMostLamports = 0; ///< buy: everything, at the slippage bound
    quint64 mustHoldLamports = 0; ///< buy: with all of the spend asked for, though the curve may hold less
    quint64 receiveAtLeastLamports = 0; ///< sell: after the network fee, at the slippage bound (0 if negative)
    quint64 walletLamports = 0;
    quint64 walletTokens = 0;
};

} // namespace curvedesk
