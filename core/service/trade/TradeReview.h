// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>

#include <optional>

namespace curvedesk {

/// The role of an account in a trade.
enum class ReviewedRole {
    Unknown,
    FeePayer, ///< the user, who pays the network fee
    User,
    UserTokens,
    UserQuoteTokens,
    UserWrappedSol,
    Mint,
    QuoteMint,
    BondingCurve,
    CurveTokens,
    CurveQuoteTokens,
    Pool,
    PoolTokens,
    PoolWrappedSol,
    CreatorVault,
    FeeRecipient,
    BuybackFeeRecipient,
    FeeSettings,
    GlobalSettings,
    VolumeAccumulator,
    EventAuthority,
    Program,
};

/// An account that a transaction names. The names of programs are English terms of the chain.
struct ReviewedAccount
{
    QString address;
    ReviewedRole role = ReviewedRole::Unknown;
    QString program; ///< the name of a program that trades call: "System"; empty for any other account
    bool isSigner = false;
    bool isWritable = false;
};

struct ReviewedInstruction
{
    QString program; ///< its name, else its address
    QString name; ///< "buy_exact_sol_in", "SetComputeUnitLimit"; empty: not known
    QString arguments; ///< the decoded ones, but a trade's limit
    std::optional<quint64> limit; ///< of a trade, in lamports or base units
    qsizetype bytes = 0; ///< of data
};

/// A prepared transaction, decoded from the bytes that would be signed, and what its simulation moved.
struct TradeReview
{
    QString feePayer;
    QString blockhash;
    quint64 lastValidBlockHeight = 0;
    qint64 blockhashAgeMs = 0; ///< since the cluster gave it; as of the review, as blockhashLeftMs
    qint64 blockhashLeftMs = 0; ///< for about how long it can still land
    qsizetype wireBytes = 0; ///< of 1232 at most
    QList<ReviewedInstruction> instructions;
    QList<ReviewedAccount> accounts;
    quint64 simulatedTokens = 0; ///< base units
    quint64 simulatedLamports = 0; ///< paid by a buy, received by a sell; without network fee and rents
    quint64 networkFeeLamports = 0;
    quint64 slot = 0; ///< of the simulation
};

} // namespace curvedesk
