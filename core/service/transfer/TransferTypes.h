// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace curvedesk {

/// Everything that a transfer moves, to the lamport and base unit.
struct TransferCost
{
    quint64 amount = 0; ///< lamports or base units that leave the wallet for the recipient
    quint64 received = 0; ///< the part that arrives: less where the token itself takes a fee of each transfer
    quint64 networkFeeLamports = 0;
    quint64 accountRentLamports = 0; ///< of the recipient's new token account; it is the recipient's then
    quint64 returnedRentLamports = 0; ///< of the wallet's token account, which is closed

    bool operator==(const TransferCost &) const = default;
};

struct TransferRequest
{
    QString recipient;
    QString token; ///< mint; empty: SOL
    /// Lamports or base units; nullopt: all, and the token account is closed if it may be.
    std::optional<quint64> amount;
    std::optional<quint64> priorityFeeMicroLamports; ///< per compute unit; nullopt: automatic
    /// The costs that the user agreed to; Conflict when the transfer would have others now.
    std::optional<TransferCost> agreed;
    TradeSigner signer;
    QByteArray idempotencyKey; ///< empty: none
    QByteArray requestHash;
};

/// One instruction of the transaction, read back from its bytes.
struct TransferStep
{
    enum class Kind { UnitLimit, UnitPrice, SendSol, OpenTokenAccount, SendTokens, CloseTokenAccount };

    Kind kind = Kind::SendSol;
    quint64 value = 0; ///< units, micro-lamports per unit, lamports or base units
    QString from; ///< account that is debited, or closed
    QString to; ///< account that is credited, or opened
    QString owner; ///< of the opened account

    bool operator==(const TransferStep &) const = default;
};

/// The facts that are known of the address that a transfer goes to.
struct Recipient
{
    QString address;
    QString label; ///< from the address book, else of an own or watched wallet; may be empty
    bool isOwn = false;
    bool isFirstTime = false; ///< not in the address book, no own or watched wallet, and no transfer to it succeeded
    bool isOffCurve = false; ///< no private key can exist for it: only a program can move what it holds
    bool hasAccount = false; ///< the chain has an account at it
    QString lookAlike; ///< a known address that is easily taken for this one; else empty
    QString lookAlikeLabel;
};

/// The effect that a transfer would have now.
struct TransferSheet
{
    TransferCost cost;
    Recipient recipient;
    QString token; ///< mint; empty: SOL
    QString symbol;
    int decimals = 9;
    bool isAll = false;
    bool closesAccount = false; ///< the wallet's empty token account is closed
    quint64 unitPrice = 0; ///< micro-lamports per compute unit; ask with this price to keep the fee
    quint64 walletLamports = 0;
    quint64 walletLamportsAfter = 0;
    quint64 walletTokens = 0;
    quint64 walletTokensAfter = 0;
    QList<TransferStep> steps;
};

/// An entry of the address book.
struct Contact
{
    QString address;
    QString label;

    bool operator==(const Contact &) const = default;
};

} // namespace curvedesk
