// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Lamports.h"
#include "core/solana/Address.h"
#include "core/solana/TransactionError.h"

#include <QByteArray>
#include <QList>
#include <QMetaType>

#include <optional>

namespace curvedesk {

/// The state of an account.
struct AccountState
{
    Lamports lamports;
    Address owner;
    QByteArray data;
    bool executable = false;
    bool operator==(const AccountState &) const = default;
};

/// The account's lamports; 0 when it does not exist.
[[nodiscard]] inline quint64 lamportsOf(const std::optional<AccountState> &account)
{
    return account ? account->lamports.value() : 0;
}

/// Accounts read together (see Cluster::accounts()), in the order of the request; nullopt: there is no such account.
struct AccountsAt
{
    quint64 slot = 0;
    QList<std::optional<AccountState>> accounts;
};

inline constexpr quint64 blockhashLifetime = 150; ///< blocks
struct LatestBlockhash
{
    Hash blockhash;
    quint64 lastValidBlockHeight = 0; ///< the last block height at which a transaction with this blockhash can land
    quint64 slot = 0;
};

inline constexpr quint64 slotsUntilFinal = 32; ///< slots behind the newest one, at least
enum class Commitment { Processed, Confirmed, Finalized };

struct SignatureStatus
{
    quint64 slot = 0;
    std::optional<TransactionError> error; ///< set: the transaction landed and failed
    Commitment commitment = Commitment::Processed;
};

/// The answer to a look-up of one signature.
struct StatusLookup
{
    static constexpr int quorum = 2; ///< endpoints that must agree for an answer to need no further proof
    std::optional<SignatureStatus> status; ///< nullopt: the endpoints know nothing of the signature
    int witnesses = 0; ///< number of endpoints that gave this answer
};

/// The effects that a transaction would have if it ran now.
struct Simulation
{
    quint64 slot = 0;
    std::optional<TransactionError> error;
    QList<QByteArray> logs;
    quint64 unitsConsumed = 0; ///< compute units
    QList<std::optional<AccountState>> accounts; ///< the watched ones afterwards; none where a node cannot show them
};

/// A call that a program made during a transaction.
struct InnerInstruction
{
    quint8 outerIndex = 0; ///< index of the top-level instruction that caused it
    quint8 stackHeight = 2;
    quint8 programIndex = 0; ///< index into the message's account keys
    QByteArray accountIndexes;
    QByteArray data;
};

struct TokenBalance
{
    quint8 accountIndex = 0; ///< index into the message's account keys
    Address mint;
    Address owner;
    Address tokenProgram;
    quint64 amount = 0; ///< base units
    quint8 decimals = 0;
    bool operator==(const TokenBalance &) const = default;
};

/// What a transaction did; one with an error only paid its fee.
struct TransactionEffects
{
    std::optional<TransactionError> error;
    Lamports fee;
    quint64 unitsConsumed = 0; ///< compute units
    QList<QByteArray> logs;
    QList<InnerInstruction> innerInstructions;
    QList<quint64> preBalances; ///< lamports, in the order of the message's keys and those of its tables
    QList<quint64> postBalances;
    QList<TokenBalance> preTokenBalances;
    QList<TokenBalance> postTokenBalances;
};

/// A landed transaction with its effects.
struct TransactionRecord : TransactionEffects
{
    Signature signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds since the epoch; 0 where the node does not know
    QByteArray wire;
};

/// A transaction as the history of an address lists it.
struct HistoryRow
{
    Signature signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds since the epoch; 0 where the node does not know
    bool failed = false;
};

/// An inner call with its program's address: events are read from these calls when the logs were truncated.
struct ProgramCall
{
    Address program;
    QByteArray data;
    bool operator==(const ProgramCall &) const = default;
};

/// The part of a landed transaction that the market reads.
struct ConfirmedTransaction
{
    Signature signature;
    quint64 slot = 0;
    qint64 blockTime = 0; ///< seconds since the epoch; 0 where it was pushed or is not known
    bool failed = false;
    QList<QByteArray> logs;
    QList<ProgramCall> innerCalls; ///< in order; only when the logs were truncated ("Log truncated")
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::ConfirmedTransaction)
