// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"

#include <chrono>
#include <optional>
#include <variant>

/// What is to be done about one order, from what was learned of it: a table, without clock, network or disk.
///
/// An order has succeeded or failed when its record, holding exactly its bytes, says so, or when two endpoints give the
/// same confirmed status, or the chain itself does. It has expired when its last valid block is past and look-ups apart
/// in time know nothing of it: those of two endpoints, or those of one together with a history of its wallet that
/// reaches back to before the order. Else it goes on being asked for, and after a while counts as unknown.
namespace curvedesk::landing {

using Milliseconds = std::chrono::milliseconds;

struct Terms ///< the same for all orders
{
    Milliseconds pace{2000}; ///< how long to wait before the same bytes go out again
    bool isAuthoritative = false; ///< the cluster is the chain itself
};

/// Blocks after the last valid one before an absence counts: the endpoint asked next may lag by a few.
inline constexpr quint64 marginBlocks = 12;
/// Blocks for which every node remembers a status; what landed before can have been forgotten.
inline constexpr quint64 rememberedBlocks = 150;
/// Rounds without an answer that helps until an order counts as unknown: a minute and a half at the usual pace.
inline constexpr int roundsUntilUnknown = 45;

/// How far an order is.
struct State
{
    enum class Stage {
        Open, ///< no outcome: the bytes may still land, or it cannot be told
        Landed, ///< an outcome that a fork could undo
        Ended, ///< nothing can change it
    };
    Stage stage = Stage::Open;
    quint64 lastValidBlockHeight = 0;
    quint64 slot = 0; ///< where it landed
    bool hasFailed = false; ///< it landed with an error
    bool hasRecord = false; ///< what it moved is known
    bool isUnknown = false; ///< Open, and nobody could tell for too long
    bool isResolved = false; ///< an outcome, or the endpoints that answer cannot tell: new orders need not wait for it

    // Of sending.
    bool wasSentBefore = false; ///< perhaps, by an earlier run or before a fork
    bool looksFirst = false; ///< it is looked up before it is sent again
    bool isAccepted = false; ///< the cluster took the bytes at least once
    bool isRefused = false; ///< the cluster said last that the bytes can never land
    bool mayStillLand = true; ///< false once the last valid block is past: sending is pointless
    Milliseconds sendAt{0}; ///< not again before
    Milliseconds retryAfter{0}; ///< the cluster asked for this much patience

    // Of the last look-up and of what it takes to believe it.
    StatusLookup seen;
    bool wantsHeight = false; ///< the next look-up counts only with a block height
    int recordMisses = 0; ///< reads in a row that found no record of what a status shows
    int absences = 0; ///< look-ups in a row that count and know nothing
    Milliseconds lastAbsence{0};
    bool needsHistory = false; ///< one of those was a single endpoint's, or came after nodes may have forgotten
    bool isContested = false; ///< an expiry could not be proven although the look-ups said so
    std::optional<Milliseconds> noProgressSince; ///< nothing has helped since, neither silence nor answers
    std::optional<Milliseconds> uselessSince; ///< answers have not helped since
    Milliseconds lastUseless{0}; ///< when the last of those came
};

/// The wait is over.
struct Due
{
};
/// The bytes were handed over.
struct Sent
{
    enum class Result { Accepted, Failed, Refused } result = Result::Accepted;
    Milliseconds retryAfter{0};
};
/// Its signature was looked up.
struct Looked
{
    std::optional<StatusLookup> lookup; ///< nullopt: no answer
    std::optional<quint64> blockHeight; ///< read just before; nullopt: not asked for, or no answer
};
/// Its record was asked for.
struct RecordRead
{
    enum class Result {
        Ours, ///< it holds exactly our bytes
        Foreign, ///< it holds other bytes
        Missing,
        Unanswered,
    } result
        = Result::Missing;
    quint64 slot = 0; ///< of ours
    bool hasFailed = false;
};
/// Its wallet's history was searched for it.
struct HistoryRead
{
    enum class Result {
        Found,
        Absent, ///< the history reaches back to before the order, without it
        Inconclusive, ///< there is none, or it is too long
        Unanswered,
    } result
        = Result::Absent;
};
struct Dropped
{
}; ///< the cluster announced that a fork dropped it
using Evidence = std::variant<Due, Sent, Looked, RecordRead, HistoryRead, Dropped>;

/// What to do next. Send, Look, ReadRecord and SearchHistory answer with evidence. After the Conclude ones it is Due
/// again after `delay`; after Reopen it starts over, or, should the disk refuse, is Due again after `delay`.
struct Action
{
    enum class Kind {
        Wait, ///< Due again after `delay`
        Send,
        Look,
        ReadRecord,
        SearchHistory,
        ConcludeByRecord, ///< the outcome is the record's
        ConcludeByStatus, ///< the outcome is the status's, and what moved is not known
        Expire,
        Finalize, ///< the outcome that it has cannot be undone any more
        Reopen, ///< a fork dropped it: it is pending again, as an order that was sent before
    };
    Kind kind = Kind::Wait;
    Milliseconds delay{0};
    bool operator==(const Action &) const = default;
};

/// `order` as the journal has it; `wasSentBefore`: an earlier run may have sent it.
[[nodiscard]] State stateOf(const Order &order, bool wasSentBefore);

struct Step
{
    State state;
    Action action;
};
/// `now`: of any steady clock.
[[nodiscard]] Step next(State state, const Evidence &evidence, const Terms &terms, Milliseconds now);

} // namespace curvedesk::landing
