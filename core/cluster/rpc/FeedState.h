// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/cluster/rpc/RpcReplies.h"

#include <QElapsedTimer>
#include <QSet>

#include <optional>

/// The records that TransactionFeed keeps of transactions.
namespace curvedesk::rpc::feed {

/// Twice the depth at which the chain is final: no fork drops a transaction this many slots old.
inline constexpr quint64 slotsUntilSurelyFinal = 64;

/// The end of the emitted part of a program's history. Look-ups and TransactionFeed::continueFrom() move it, a fork
/// sets it back; pushed transactions do not move it, because they do not prove that none before them was missed.
struct Mark
{
    std::optional<Signature> signature; ///< look-ups end before this transaction; nullopt: well below `slot`, if at all
    quint64 slot = 0;
    bool isSet = false; ///< false: no node has named the newest transaction yet, or none keeps histories
    quint64 floor = 0; ///< slot of the first mark, or a lower one of continueFrom(): older rows are not emitted
};

/// An emitted transaction that is not final yet.
struct Watched
{
    Signature signature;
    quint64 slot = 0;
    int absences = 0; ///< well-formed answers in a row that lack the transaction in its slot
    int patience = 2; ///< absences after which the histories are read
    QElapsedTimer sinceAbsent; ///< invalid: the first absence was seen too late to count without proof
};

/// An emitted transaction that a fork dropped.
struct Lost
{
    Signature signature;
    quint64 slot = 0;
    QElapsedTimer since;
};

/// A transaction whose record no node has yet, although a history lists it or the pushed logs were truncated.
struct Late
{
    ConfirmedTransaction known; ///< what is emitted where the record never comes
    QElapsedTimer since;
};

/// The verdict of histories and records on transactions that a fork may have dropped. A transaction in none of these
/// sets is undecided.
struct Verdict
{
    QSet<Signature> standing;
    QSet<Signature> dropped;
    QSet<Signature> unrecorded; ///< there is no record, and no history proves why
    QList<ConfirmedTransaction> moved; ///< landed in another slot than the one emitted
};

} // namespace curvedesk::rpc::feed
