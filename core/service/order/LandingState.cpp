// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/LandingState.h"

#include <algorithm>

namespace curvedesk::landing {

namespace {

using Kind = Action::Kind;
using Stage = State::Stage;

// Look-ups past the last valid block that must agree before an order expires.
constexpr int absencesUntilExpired = 2;
// Look-ups in a row without a known outcome, after which the record is asked for: one endpoint can lag.
constexpr int absencesUntilDropped = 2;
// Reads without a record until an outcome is settled without it: a record can appear a moment after the status.
constexpr int missesUntilSettled = 5;
// Reads without a record until an outcome is final without it: a node need not keep records.
constexpr int missesUntilFinal = 30;
// The longest wait, in rounds: for an order that stays undecided.
constexpr int longestWaitRounds = 5;
// Slots that the newest one known at signing may have been behind. A chain has at most one block in a slot.
constexpr quint64 signedSlotSlack = 300;

/// Applies one piece of evidence to a state, where it brings news, and says the next step.
class Reducer
{
public:
    Reducer(State state_, const Terms &terms, Milliseconds now)
        : state(std::move(state_))
        , m_terms(terms)
        , m_now(now)
    {
    }

    /// Sends an open order whose time to be sent has come; looks any other one up.
    Action operator()(const Due &);
    /// Notes the cluster's answer and when to send next, then looks the order up.
    Action operator()(const Sent &sent);
    /// Goes on by the status, or by its absence; waits where nobody answered.
    Action operator()(const Looked &looked);
    /// Goes on by the record as afterRecordOfOpen() or afterRecordOfLanded() says.
    Action operator()(const RecordRead &read);
    /// Expires an open order that the history lacks, else contested(); a landed one as afterHistoryOfLanded() says.
    Action operator()(const HistoryRead &read);
    /// Has the next absence of a landed order decide, and waits for it.
    Action operator()(const Dropped &);

    State state;

private:
    /// An open order is missing: counts that where it proves something. Once often enough, its record is read, or it
    /// expires where the cluster is the chain itself. One that is looked up first is sent now, where it may still land.
    Action afterAbsence(const Looked &looked, int witnesses);
    /// A landed order is missing: counts that, and reads its record once it was missing often enough for a fork and a
    /// block height tells whether nodes must still remember it.
    Action afterAbsenceOfLanded(const Looked &looked);
    /// A landed order is still there: reads its record if it has none or the outcome differs, else ends once finalized.
    Action afterStatusOfLanded();
    /// Concludes an open order by its own record, or by a status that a quorum confirmed while the record stayed away.
    /// Without record and status it searches the history; else it waits and notes no progress.
    Action afterRecordOfOpen(const RecordRead &read);
    /// Takes a new outcome of a landed order from its own record. Without a status it searches the history where nodes
    /// may have forgotten the order, and else reopens one without record; reopens one whose confirmed status is another
    /// outcome; ends one whose status is finalized while the record stays away; else waits.
    Action afterRecordOfLanded(const RecordRead &read);
    /// Nodes may have forgotten a landed order: reopens it where its record is gone and its wallet's history lacks it.
    /// A history that has it, or cannot tell, ends it with its outcome; else it waits long.
    Action afterHistoryOfLanded(const HistoryRead &read);
    /// Counts an absence that proves something: after the order's last valid block, and apart from the one before.
    /// Forgets all of them at a lower block height; sets `mayStillLand` and `needsHistory`.
    void countAbsence(quint64 height, int witnesses);
    /// The look-ups say expired, record or history do not: forgets the absences, notes no progress, and waits.
    Action contested();
    /// Takes slot and outcome from the record; final where a quorum has finalized the same ones.
    Action concludeBy(const RecordRead &read);
    /// Enters the stage after an outcome, resolved, and returns the action `kind`; `isFinal`: it ends there.
    Action conclude(Kind kind, bool isFinal);
    /// Makes the order unknown after long without progress, and resolved when the endpoints answered all the while.
    void noteNoProgress(bool isAnswered);
    /// Starts the time of noteNoProgress() anew.
    void noteProgress();

    /// True when what so many endpoints say needs no further proof; of the chain itself any answer does.
    [[nodiscard]] bool isQuorum(int witnesses) const
    {
        return m_terms.isAuthoritative || witnesses >= StatusLookup::quorum;
    }
    /// Blocks between the order's last valid one and this height.
    quint64 blocksPast(quint64 height) const { return height - std::min(height, state.lastValidBlockHeight); }
    /// True when nodes may have forgotten the status after so many blocks; the chain itself forgets none.
    bool mayBeForgotten(quint64 past) const { return !m_terms.isAuthoritative && past > rememberedBlocks; }
    /// True when a quorum agrees on another outcome than the record, which may be of a fork.
    [[nodiscard]] bool isAgainstQuorum(const RecordRead &read) const;
    /// True when the status of the last look-up, which must have one, is confirmed or finalized.
    [[nodiscard]] bool isConfirmed() const { return state.seen.status->commitment != Commitment::Processed; }
    [[nodiscard]] bool isFinalized() const { return state.seen.status->commitment == Commitment::Finalized; }
    /// True when slot and outcome are those known so far.
    [[nodiscard]] bool isAsBefore(quint64 slot, bool hasFailed) const
    {
        return slot == state.slot && hasFailed == state.hasFailed;
    }

    /// Waits one round, or two for a landed order.
    Action wait() const { return {Kind::Wait, m_terms.pace * (state.stage == Stage::Landed ? 2 : 1)}; }
    /// Waits a quarter of a round: a record can appear a moment after the status.
    Action waitShortly() const { return {Kind::Wait, std::max(m_terms.pace / 4, Milliseconds(1))}; }

    const Terms m_terms;
    const Milliseconds m_now;
};

Action Reducer::operator()(const Due &)
{
    const bool isTime = state.mayStillLand && !state.looksFirst && m_now >= state.sendAt;
    // Two endpoints have seen the order, though not confirmed: it need not be sent again now.
    const bool isSeen = state.seen.status && isQuorum(state.seen.witnesses);
    if (state.stage == Stage::Open && isTime && !isSeen)
        return {Kind::Send, {}};
    return {Kind::Look, {}};
}

Action Reducer::operator()(const Sent &sent)
{
    state.sendAt = m_now + m_terms.pace;
    state.isAccepted = state.isAccepted || sent.result == Sent::Result::Accepted;
    state.isRefused = sent.result == Sent::Result::Refused;
    return {Kind::Look, {}};
}

Action Reducer::operator()(const Looked &looked)
{
    if (!looked.lookup) {
        if (state.stage == Stage::Open)
            noteNoProgress(false);
        return wait();
    }
    state.seen = *looked.lookup;
    if (!state.seen.status)
        return state.stage == Stage::Open ? afterAbsence(looked, state.seen.witnesses) : afterAbsenceOfLanded(looked);
    state.absences = 0;
    state.wantsHeight = false;
    if (state.stage != Stage::Open)
        return afterStatusOfLanded();
    state.looksFirst = false;
    return {Kind::ReadRecord, {}};
}

Action Reducer::afterAbsence(const Looked &looked, int witnesses)
{
    state.recordMisses = 0;
    // Only the chain itself (the sandbox) knows at once that no node took the bytes.
    if (m_terms.isAuthoritative && state.isRefused && !state.isAccepted && !state.wasSentBefore)
        return conclude(Kind::Expire, true);
    if (looked.blockHeight)
        countAbsence(*looked.blockHeight, witnesses);
    const bool isWithoutHeight = state.wantsHeight && !looked.blockHeight;
    state.wantsHeight = true;
    if (state.absences >= absencesUntilExpired)
        return m_terms.isAuthoritative ? conclude(Kind::Expire, true) : Action{Kind::ReadRecord, {}};
    // An absence counts only with a block height, and while look-ups can still prove one.
    if (isWithoutHeight || state.needsHistory || state.isContested)
        noteNoProgress(true);
    else if (looked.blockHeight)
        noteProgress();
    // An order of an earlier run that is not on the chain is sent again at once.
    if (std::exchange(state.looksFirst, false) && state.mayStillLand)
        return {Kind::Send, {}};
    return wait();
}

void Reducer::countAbsence(quint64 height, int witnesses)
{
    const quint64 past = blocksPast(height);
    state.mayStillLand = past == 0;
    if (past == 0 || (!m_terms.isAuthoritative && past <= marginBlocks)) {
        // A block height that falls back undoes the absences that a higher one seemed to prove.
        state.absences = 0;
        state.needsHistory = false;
        return;
    }
    // After an answer of a single endpoint, it gets time to catch up, or another one to answer.
    const int roundsApart = m_terms.isAuthoritative ? 0 : isQuorum(witnesses) ? 2 : 15;
    if (state.absences > 0 && m_now - state.lastAbsence < m_terms.pace * roundsApart)
        return;
    const bool isWeak = !isQuorum(witnesses) || mayBeForgotten(past);
    // Each look-up must count by itself, because the endpoint of the one before may have lagged.
    state.needsHistory = isWeak || (state.absences > 0 && state.needsHistory);
    state.lastAbsence = m_now;
    ++state.absences;
}

Action Reducer::afterAbsenceOfLanded(const Looked &looked)
{
    ++state.absences;
    state.wantsHeight = true;
    if (state.absences < absencesUntilDropped || !looked.blockHeight)
        return wait();
    state.needsHistory = mayBeForgotten(blocksPast(*looked.blockHeight));
    return {Kind::ReadRecord, {}};
}

Action Reducer::afterStatusOfLanded()
{
    const SignatureStatus &status = *state.seen.status;
    if (!state.hasRecord || !isAsBefore(status.slot, status.error.has_value()))
        return {Kind::ReadRecord, {}};
    if (!isFinalized())
        return wait();
    state.stage = Stage::Ended;
    return {Kind::Finalize, {}};
}

Action Reducer::operator()(const RecordRead &read)
{
    return state.stage == Stage::Open ? afterRecordOfOpen(read) : afterRecordOfLanded(read);
}

Action Reducer::afterRecordOfOpen(const RecordRead &read)
{
    using Result = RecordRead::Result;
    const bool isOurs = read.result == Result::Ours;
    const bool contradicts = read.result == Result::Foreign || (isOurs && isAgainstQuorum(read));
    if (isOurs && !contradicts)
        return concludeBy(read);
    if (!state.seen.status)
        return read.result == Result::Missing ? Action{Kind::SearchHistory, {}} : contested();
    ++state.recordMisses;
    if (isConfirmed() && isQuorum(state.seen.witnesses) && !contradicts && state.recordMisses >= missesUntilSettled) {
        state.slot = state.seen.status->slot;
        state.hasFailed = state.seen.status->error.has_value();
        state.hasRecord = false;
        return conclude(Kind::ConcludeByStatus, false);
    }
    noteNoProgress(true);
    return state.isUnknown || state.recordMisses > missesUntilSettled ? wait() : waitShortly();
}

Action Reducer::operator()(const HistoryRead &read)
{
    using Result = HistoryRead::Result;
    if (state.stage != Stage::Open)
        return afterHistoryOfLanded(read);
    if (read.result == Result::Absent || (read.result == Result::Inconclusive && !state.needsHistory))
        return conclude(Kind::Expire, true);
    return contested();
}

Action Reducer::contested()
{
    state.absences = 0;
    state.isContested = true;
    noteNoProgress(true);
    return wait();
}

Action Reducer::afterRecordOfLanded(const RecordRead &read)
{
    using Result = RecordRead::Result;
    const std::optional<SignatureStatus> &status = state.seen.status;
    if (read.result == Result::Ours && !isAgainstQuorum(read)) {
        state.absences = 0;
        if (!state.hasRecord || !isAsBefore(read.slot, read.hasFailed))
            return concludeBy(read);
        return status || !state.needsHistory ? wait() : Action{Kind::SearchHistory, {}};
    }
    if (!status && read.result != Result::Missing)
        return wait();
    if (!status)
        return state.needsHistory ? Action{Kind::SearchHistory, {}} : Action{Kind::Reopen, wait().delay};
    ++state.recordMisses;
    const bool isMissing = read.result == Result::Missing || read.result == Result::Unanswered;
    if (!isConfirmed() || !isQuorum(state.seen.witnesses) || !isMissing)
        return wait();
    if (status->error.has_value() != state.hasFailed) // on another fork it had another outcome
        return {Kind::Reopen, wait().delay};
    if (!isFinalized() || state.recordMisses < missesUntilFinal)
        return wait();
    if (status->slot == state.slot) {
        state.stage = Stage::Ended;
        return {Kind::Finalize, {}};
    }
    state.slot = status->slot;
    state.hasRecord = false;
    return conclude(Kind::ConcludeByStatus, true);
}

Action Reducer::afterHistoryOfLanded(const HistoryRead &read)
{
    const bool isAbsent = read.result == HistoryRead::Result::Absent;
    if (isAbsent && state.absences > 0)
        return {Kind::Reopen, wait().delay};
    // Its record, read just before, contradicts the history, or nobody answered. A search costs many calls.
    if (isAbsent || read.result == HistoryRead::Result::Unanswered)
        return {Kind::Wait, m_terms.pace * roundsUntilUnknown};
    // No fork reaches back over so many blocks: the outcome is as it was read while the nodes remembered it.
    state.stage = Stage::Ended;
    return {Kind::Finalize, {}};
}

Action Reducer::operator()(const Dropped &)
{
    // The next look-up decides; this one need not be repeated before.
    if (state.stage == Stage::Landed) {
        state.absences = absencesUntilDropped - 1;
        state.wantsHeight = true;
    }
    return wait();
}

bool Reducer::isAgainstQuorum(const RecordRead &read) const
{
    const std::optional<SignatureStatus> &status = state.seen.status;
    return status && isConfirmed() && isQuorum(state.seen.witnesses) && status->error.has_value() != read.hasFailed;
}

Action Reducer::concludeBy(const RecordRead &read)
{
    state.slot = read.slot;
    state.hasFailed = read.hasFailed;
    state.hasRecord = true;
    const std::optional<SignatureStatus> &status = state.seen.status;
    const bool isSame = status && isAsBefore(status->slot, status->error.has_value());
    // A single endpoint that has called the order final before its record was read is asked once more.
    return conclude(Kind::ConcludeByRecord, isSame && isFinalized() && isQuorum(state.seen.witnesses));
}

Action Reducer::conclude(Kind kind, bool isFinal)
{
    state.stage = isFinal ? Stage::Ended : Stage::Landed;
    state.isUnknown = false;
    state.isResolved = true;
    state.recordMisses = 0;
    state.absences = 0;
    return {kind, m_terms.pace * 2};
}

void Reducer::noteNoProgress(bool isAnswered)
{
    const Milliseconds patience = m_terms.pace * roundsUntilUnknown;
    if (!state.noProgressSince)
        state.noProgressSince = m_now;
    state.isUnknown = state.isUnknown || m_now - *state.noProgressSince >= patience;
    if (!isAnswered)
        return;
    // After a long time without answers the endpoints get their full patience again.
    if (!state.uselessSince || m_now - state.lastUseless >= patience)
        state.uselessSince = m_now;
    state.lastUseless = m_now;
    state.isResolved = state.isResolved || m_now - *state.uselessSince >= patience;
}

void Reducer::noteProgress()
{
    state.noProgressSince.reset();
    state.uselessSince.reset();
}

} // namespace

State stateOf(const Order &order, bool wasSentBefore)
{
    State state;
    // Without this, a node that was wrong about the last valid block could keep an order valid for ever.
    state.lastValidBlockHeight = order.lastValidBlockHeight;
    if (order.signedSlot != 0)
        state.lastValidBlockHeight
            = std::min(order.lastValidBlockHeight, order.signedSlot + blockhashLifetime + signedSlotSlack);
    state.isUnknown = order.status == OrderStatus::Unknown;
    state.wasSentBefore = wasSentBefore;
    state.looksFirst = wasSentBefore;
    state.wantsHeight = wasSentBefore;
    state.mayStillLand = !order.wire.isEmpty();
    if (!isOutcome(order.status))
        return state;
    state.stage = order.finalized ? State::Stage::Ended : State::Stage::Landed;
    state.isResolved = true;
    state.slot = order.slot;
    state.hasFailed = order.status == OrderStatus::Failed;
    // When the earlier run ended before it learned the moved amounts, this one asks again.
    state.hasRecord = order.movedTokens != 0 || state.hasFailed;
    return state;
}

Step next(State state, const Evidence &evidence, const Terms &terms, Milliseconds now)
{
    Reducer reducer(std::move(state), terms, now);
    Action action = std::visit(reducer, evidence);
    if (action.kind == Action::Kind::Wait && reducer.state.stage == State::Stage::Open && reducer.state.isUnknown)
        action.delay = std::max(action.delay, terms.pace * longestWaitRounds);
    return {std::move(reducer.state), action};
}

} // namespace curvedesk::landing
