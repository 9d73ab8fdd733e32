// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"
#include "core/solana/TransactionError.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace curvedesk {

/// The state of an order. Failed: it landed with an error and paid its fee. Expired: it provably never landed, and
/// nothing was spent. Unknown: no node could tell yet. Pending and Unknown can change; so can Succeeded and Failed,
/// when a fork drops the transaction before it is final.
enum class OrderStatus { Pending, Succeeded, Failed, Expired, Unknown };

/// True for an outcome; Order::finalized says whether a fork could still undo it.
[[nodiscard]] constexpr bool isOutcome(OrderStatus status) noexcept
{
    return status != OrderStatus::Pending && status != OrderStatus::Unknown;
}

enum class OrderKind { Buy, Sell, Launch, Transfer };

/// The most that an order may take from its wallet, in lamports; the limits of an API key are checked against it.
struct OrderSpend
{
    quint64 mostLamports = 0; ///< at most, with rents and network fee
    quint64 tradeLamports = 0; ///< the part of it that the trade itself may take
    quint64 priorityFeeLamports = 0; ///< a part of the network fee
    quint64 slippageBps = 0;
    bool hasKeyOfRequest = false; ///< the private key came with the request, not from the vault
    bool isApproved = false; ///< a person agreed to it, as the API key asks for
};

/// An intent to trade, launch or send, and the attempt that was signed for it: the request, the sent bytes and the
/// outcome. Amounts in lamports and base units.
struct Order
{
    QString id; ///< UUIDv7 text
    OrderKind kind = OrderKind::Buy;
    OrderStatus status = OrderStatus::Pending;
    Address wallet;
    Address mint; ///< zero for a transfer of SOL
    QString symbol; ///< the coin's symbol at the time of the order; may be empty
    quint8 decimals = 6; ///< of the mint
    std::optional<Address> recipient; ///< of a transfer, and only of one
    QString apiOwner; ///< owner of the API key (see ApiKey); empty for the window
    QByteArray idempotencyKey; ///< empty: none, or not known any more: the journal keeps its hash alone
    QByteArray requestHash; ///< hash of the request that the idempotency key was sent with

    OrderSpend spend; ///< the journal checks and reserves it for an API key; not read back
    quint64 quotedQuoteLamports = 0; ///< the quoted cost or proceeds, fees included
    quint64 quotedTokens = 0;
    quint64 limitLamports = 0; ///< signed maximum cost or minimum output; 0 when the limit is in tokens
    quint64 limitTokens = 0;

    Signature signature;
    QByteArray wire; ///< signed bytes; wiped once the order is finalized
    quint64 lastValidBlockHeight = 0;
    quint64 signedSlot = 0; ///< the newest slot seen when it was signed: it cannot have landed long before that

    quint64 slot = 0; ///< the slot in which it landed
    std::optional<TransactionError> error;
    QString errorText; ///< an English sentence: why it failed, or why the cluster refused an expired one
    quint64 movedLamports = 0; ///< absolute change of the wallet without network fee and rents, once known
    quint64 movedTokens = 0;
    quint64 feeLamports = 0; ///< network fee paid
    std::optional<qint64> balanceChange; ///< of the wallet's lamports by the transaction; nullopt: no record told yet

    bool finalized = false; ///< no fork can undo its outcome any more
    quint64 rollbacks = 0; ///< how often a fork dropped it after it had an outcome

    qint64 createdMs = 0; ///< once it was signed, before it was recorded
    qint64 settledMs = 0; ///< when the outcome was learned; 0 without one
    qint64 landedMs = 0; ///< time of the block, to the second; 0 where it is not known
    qint64 acceptedMs = 0; ///< when a node first took its bytes; 0 where it is not known. Stored with its next status.
};

} // namespace curvedesk
