// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/cluster/rpc/RpcReplies.h"

#include <QElapsedTimer>
#include <QSet>

#include <optional>

/// What TransactionFeed remembers of transactions.
namespace curvedesk::rpc::feed {

/// How far a program's history was emitted. Only look-ups move it: a pushed transaction does not prove that none
/// before it was missed.
struct Mark
{
    std::optional<Signature> signature; ///< nothing: from its beginning
    quint64 slot = 0;
    bool isSet = false;
    quint64 floor = 0; ///< slot of the first mark: older transactions are never emitted
};

/// An emitted transaction that is not final yet.
struct Watched
{
    Signature signature;
    quint64 slot = 0;
    int absences = 0; ///< well-formed answers in a row that do not have it in its slot
    int patience = 2; ///< of them until the histories are looked at
    QElapsedTimer sinceAbsent;
};

/// An emitted transaction that a fork dropped.
struct Lost
{
    Signature signature;
    quint64 slot = 0;
    QElapsedTimer since;
};

/// Listed by a history, and its record is not to be had yet.
struct Late
{
    HistoryRow row;
    QElapsedTimer since;
};

/// What histories and records say of transactions that may have been dropped; nothing of those in none of these.
struct Verdict
{
    QSet<Signature> standing;
    QSet<Signature> dropped;
    QSet<Signature> unrecorded; ///< there is no record, and no history that says why
    QList<ConfirmedTransaction> moved;
};

} // namespace curvedesk::rpc::feed
