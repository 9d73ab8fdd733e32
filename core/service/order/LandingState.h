// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"

#include <chrono>
#include <optional>
#include <variant>

/// Decides the next step for one order from the evidence about it: a table, without clock, network or disk.
/// An order has succeeded or failed when its record, of exactly its bytes, says so, or when two endpoints give the same
/// confirmed status, or the chain itself does. It has expired when its last valid block is past, it has no record, and
/// look-ups apart in time do not know it: those of two endpoints that remember its blocks, or any with a history of its
/// wallet that is whole or reaches back to before the order. The chain itself proves it alone, and at once by a
/// refusal. Else it is asked for again and again, and after a while counts as unknown. A fork has dropped a landed one
/// when look-ups and record lack it; where nodes may have forgotten it, only when such a history lacks it too.
namespace curvedesk::landing {

using Milliseconds = std::chrono::milliseconds;

struct Terms ///< settings that are the same for all orders
{
    Milliseconds pace{2000}; ///< time before the same bytes are sent again
    bool isAuthoritative = false; ///< the cluster is the chain itself (the sandbox)
};

/// Blocks past the last valid one in which no absence counts yet, except on the sandbox: an endpoint may lag.
inline constexpr quint64 marginBlocks = 12;
/// Blocks for which every node remembers a status; it may have forgotten one of an earlier block.
inline constexpr quint64 rememberedBlocks = 150;
/// Rounds without progress until an order counts as unknown: a minute and a half at the usual pace.
inline constexpr int roundsUntilUnknown = 45;

/// The state of one order's landing.
struct State
{
    enum class Stage {
        Open, ///< no outcome: the bytes may still land, or no endpoint can tell
        Landed, ///< an outcome that a fork could undo
        Ended, ///< nothing can change it
    };
    Stage stage = Stage::Open;
    quint64 lastValidBlockHeight = 0;
    quint64 slot = 0; ///< the slot in which it landed
    bool hasFailed = false; ///< it landed with an error
    bool hasRecord = false; ///< the moved amounts are known
    bool isUnknown = false; ///< Open, and no endpoint could tell for too long
    bool isResolved = false; ///< it has an outcome, or no endpoint can tell: new orders need not wait for it

    // The following members are about sending.
    bool wasSentBefore = false; ///< perhaps; by an earlier run, or before a fork
    bool looksFirst = false; ///< it is looked up before it is sent again
    bool isAccepted = false; ///< the cluster took the bytes at least once
    bool isRefused = false; ///< the cluster said last that the bytes can never land
    bool mayStillLand = true; ///< false without bytes or past the last valid block: sending is pointless
    Milliseconds sendAt{0}; ///< time before which it is not sent again

    // The following members are about look-ups, and about what they prove.
    StatusLookup seen;
    bool wantsHeight = false; ///< the next look-up counts only with a block height
    int recordMisses = 0; ///< reads in a row that gave no record to conclude by, though there is a status
    int absences = 0; ///< look-ups in a row that count and know nothing of the order; 0 once its record was read
    Milliseconds lastAbsence{0};
    bool needsHistory = false; ///< an absence came from a single endpoint, or when nodes may have forgotten the status
    bool isContested = false; ///< look-ups said that the order has expired, but it could not be proven
    std::optional<Milliseconds> noProgressSince; ///< start of the time without progress; nullopt: there was some
    std::optional<Milliseconds> uselessSince; ///< start of the time with useless answers; nullopt: there is none
    Milliseconds lastUseless{0}; ///< time of the last useless answer
};

/// Evidence: the wait is over.
struct Due
{
};
/// Evidence: the bytes were sent.
struct Sent
{
    enum class Result { Accepted, Failed, Refused } result = Result::Accepted;
};
/// Evidence: the signature was looked up.
struct Looked
{
    std::optional<StatusLookup> lookup; ///< nullopt: no answer
    std::optional<quint64> blockHeight; ///< read just before the look-up; nullopt: not asked for, or no answer
};
/// Evidence: the record was asked for.
struct RecordRead
{
    enum class Result {
        Ours, ///< it has exactly the order's bytes
        Foreign, ///< it has other bytes
        Missing,
        Unanswered,
    } result
        = Result::Missing;
    quint64 slot = 0; ///< slot of the order's own record
    bool hasFailed = false;
};
/// Evidence: the wallet's history was searched for the order.
struct HistoryRead
{
    enum class Result {
        Found,
        Absent, ///< the history goes back to before the order, or is whole, and lacks it
        Inconclusive, ///< there is no history, or it is too long
        Unanswered,
    } result
        = Result::Absent;
};
struct Dropped
{
}; ///< the cluster announced that a fork dropped it
using Evidence = std::variant<Due, Sent, Looked, RecordRead, HistoryRead, Dropped>;

/// The next step for an order. Send, Look, ReadRecord and SearchHistory bring evidence. It is Due again `delay` after a
/// Conclude step without a final outcome, and when the disk refuses Reopen, which else has it start over.
struct Action
{
    enum class Kind {
        Wait, ///< Due again after `delay`
        Send,
        Look,
        ReadRecord,
        SearchHistory,
        ConcludeByRecord, ///< the outcome is the record's
        ConcludeByStatus, ///< the outcome is the status's, without a record
        Expire,
        Finalize, ///< no fork can undo its outcome any more
        Reopen, ///< a fork dropped it: it is Pending again, as an order that was sent before
    };
    Kind kind = Kind::Wait;
    Milliseconds delay{0};
    bool operator==(const Action &) const = default;
};

/// The first state of `order` as in the journal. `wasSentBefore`: perhaps, by an earlier run or before a fork.
[[nodiscard]] State stateOf(const Order &order, bool wasSentBefore);

struct Step
{
    State state;
    Action action;
};
/// The state and step that follow from a piece of evidence. `now`: milliseconds of any steady clock.
[[nodiscard]] Step next(State state, const Evidence &evidence, const Terms &terms, Milliseconds now);

} // namespace curvedesk::landing
