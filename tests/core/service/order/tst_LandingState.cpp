// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/LandingState.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>
#include <random>

using namespace curvedesk;
using namespace curvedesk::landing;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace landingStateTest {

using Kind = Action::Kind;
using Stage = State::Stage;

namespace {

constexpr quint64 lastValid = 1000;
constexpr quint64 landedSlot = 5000;
constexpr Terms severalEndpoints{2000ms, false};
constexpr Terms theChain{2000ms, true};
constexpr Milliseconds atNow = 100s;

template<class T> struct Named
{
    const char *name;
    T value;
};

std::optional<StatusLookup> statusOf(Commitment commitment, int witnesses, quint64 slot = landedSlot,
                                     bool hasFailed = false)
{
    SignatureStatus status{slot, std::nullopt, commitment};
    if (hasFailed)
        status.error = TransactionError::custom(0, 6002);
    return StatusLookup{status, witnesses};
}

State fresh()
{
    State state;
    state.lastValidBlockHeight = lastValid;
    return state;
}

State with(State state, void (*change)(State &))
{
    change(state);
    return state;
}

State landed(bool hasRecord)
{
    State state = fresh();
    state.stage = Stage::Landed;
    state.slot = landedSlot;
    state.hasRecord = hasRecord;
    return state;
}

const QList<Named<State>> &states()
{
    static const QList<Named<State>> all{
        {"fresh", fresh()},
        {"just sent", with(fresh(), [](State &state) { state.sendAt = atNow + 1s; })},
        {"of an earlier run",
         with(fresh(), [](State &state) { state.wasSentBefore = state.looksFirst = state.wantsHeight = true; })},
        {"refused", with(fresh(), [](State &state) { state.isRefused = true; })},
        {"absent once past its end",
         with(fresh(),
              [](State &state) {
                  state.wantsHeight = true;
                  state.mayStillLand = false;
                  state.absences = 1;
              })},
        {"absent once, by one endpoint",
         with(fresh(),
              [](State &state) {
                  state.wantsHeight = true;
                  state.mayStillLand = false;
                  state.absences = 1;
                  state.needsHistory = true;
              })},
        {"absent twice",
         with(fresh(),
              [](State &state) {
                  state.mayStillLand = false;
                  state.absences = 2;
              })},
        {"seen by one", with(fresh(), [](State &state) { state.seen = *statusOf(Commitment::Finalized, 1); })},
        {"processed", with(fresh(), [](State &state) { state.seen = *statusOf(Commitment::Processed, 2); })},
        {"confirmed, record missed",
         with(fresh(),
              [](State &state) {
                  state.seen = *statusOf(Commitment::Confirmed, 2);
                  state.recordMisses = 4;
              })},
        {"landed", landed(true)},
        {"landed, absent once", with(landed(true), [](State &state) { state.absences = 1; })},
        {"landed, no record",
         with(landed(false),
              [](State &state) {
                  state.seen = *statusOf(Commitment::Finalized, 2);
                  state.recordMisses = 29;
              })},
        {"landed, failed elsewhere",
         with(landed(true),
              [](State &state) { state.seen = *statusOf(Commitment::Confirmed, 2, landedSlot + 1, true); })},
    };
    return all;
}

const QList<Named<Evidence>> &evidences()
{
    using Record = RecordRead::Result;
    using History = HistoryRead::Result;
    const auto absent = [](int witnesses, std::optional<quint64> height) {
        return Looked{StatusLookup{std::nullopt, witnesses}, height};
    };
    constexpr quint64 past = lastValid + marginBlocks + 1;
    static const QList<Named<Evidence>> all{
        {"due", Due{}},
        {"accepted", Sent{}},
        {"refused", Sent{Sent::Result::Refused}},
        {"no answer", Looked{}},
        {"absent, no height", absent(2, {})},
        {"absent, alive", absent(2, lastValid)},
        {"absent, in the margin", absent(2, past - 1)},
        {"absent, past", absent(2, past)},
        {"absent, past, one says", absent(1, past)},
        {"processed", Looked{statusOf(Commitment::Processed, 2), {}}},
        {"finalized, one says", Looked{statusOf(Commitment::Finalized, 1), {}}},
        {"finalized", Looked{statusOf(Commitment::Finalized, 2), {}}},
        {"finalized elsewhere", Looked{statusOf(Commitment::Finalized, 2, landedSlot + 1), {}}},
        {"ours", RecordRead{Record::Ours, landedSlot, false}},
        {"ours, failed", RecordRead{Record::Ours, landedSlot + 1, true}},
        {"foreign", RecordRead{Record::Foreign, 0, false}},
        {"no record", RecordRead{Record::Missing, 0, false}},
        {"record unanswered", RecordRead{Record::Unanswered, 0, false}},
        {"history shows it", HistoryRead{History::Found}},
        {"not in history", HistoryRead{History::Absent}},
        {"history too short", HistoryRead{History::Inconclusive}},
        {"history unanswered", HistoryRead{History::Unanswered}},
        {"dropped", Dropped{}},
    };
    return all;
}

// As an action stands in the table.
char letterOf(Kind kind)
{
    switch (kind) {
    case Kind::Wait:
        return '.';
    case Kind::Send:
        return 'S';
    case Kind::Look:
        return 'L';
    case Kind::ReadRecord:
        return 'R';
    case Kind::SearchHistory:
        return 'H';
    case Kind::ConcludeByRecord:
        return 'C';
    case Kind::ConcludeByStatus:
        return 'c';
    case Kind::Expire:
        return 'E';
    case Kind::Finalize:
        return 'F';
    case Kind::Reopen:
        return 'O';
    }
    Q_UNREACHABLE();
}

} // namespace

/// Every state with every piece of evidence, and what no sequence of them may ever lead to.
class tst_LandingState : public QObject
{
    Q_OBJECT

private slots:
    // A row for each state, a column for each piece of evidence, in the order of the lists above.
    void doesWhatTheTableSays_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("evidence");
        QTest::addColumn<bool>("isAuthoritative");
        QTest::addColumn<QChar>("action");
        const QStringList ofEndpoints{
            u"SLL......RRRRCC.H..EE.."_s, u"LLL......RRRRCC.H..EE.."_s, u"LLL.SS...RRRRCC.H..EE.."_s,
            u"SLL......RRRRCC.H..EE.."_s, u"LLL....RRRRRRCC.H..EE.."_s, u"LLL....RRRRRRCC.H..E..."_s,
            u"LLL.R..RRRRRRCC.H..EE.."_s, u"SLL......RRRRCC....EE.."_s, u"LLL......RRRRCC....EE.."_s,
            u"LLL......RRRRC..cc.EE.."_s, u"LLL.......FFR.C.O.F.F.."_s, u"LLL..RRRR.FFR.C.O.FOF.."_s,
            u"LLL......RRRRC..FFF.F.."_s, u"LLL.......FFR.C.OOF.F.."_s,
        };
        const QStringList ofTheChain{
            u"SLL......RRRRCC.H..EE.."_s, u"LLL......RRRRCC.H..EE.."_s, u"LLL.SS...RRRRCC.H..EE.."_s,
            u"SLL.EEEEERRRRCC.H..EE.."_s, u"LLL...EEERRRRCC.H..EE.."_s, u"LLL...EEERRRRCC.H..E..."_s,
            u"LLL.E.EEERRRRCC.H..EE.."_s, u"LLL......RRRRC.....EE.."_s, u"LLL......RRRRCC....EE.."_s,
            u"LLL......RRRRC..cc.EE.."_s, u"LLL.......FFR.C.O.F.F.."_s, u"LLL..RRRR.FFR.C.O.FOF.."_s,
            u"LLL......RRRRC..FFF.F.."_s, u"LLL.......FFR.C.OOF.F.."_s,
        };
        QCOMPARE(ofEndpoints.size(), states().size());
        QCOMPARE(ofTheChain.size(), states().size());
        for (int state = 0; state < states().size(); ++state) {
            for (int evidence = 0; evidence < evidences().size(); ++evidence) {
                const char *const names[] = {states().at(state).name, evidences().at(evidence).name};
                QTest::addRow("%s: %s", names[0], names[1])
                    << state << evidence << false << ofEndpoints.at(state).at(evidence);
                QTest::addRow("%s: %s, of the chain", names[0], names[1])
                    << state << evidence << true << ofTheChain.at(state).at(evidence);
            }
        }
    }
    void doesWhatTheTableSays()
    {
        QFETCH(int, state);
        QFETCH(int, evidence);
        QFETCH(bool, isAuthoritative);
        QFETCH(QChar, action);
        const Terms &terms = isAuthoritative ? theChain : severalEndpoints;
        const Step step = next(states().at(state).value, evidences().at(evidence).value, terms, atNow);
        QCOMPARE(QChar::fromLatin1(letterOf(step.action.kind)), action);
    }

    // An endpoint that lies as it likes, alone: without our record, and without a history that reaches back, nothing
    // that it says is an outcome.
    void oneEndpointAloneEndsNothing()
    {
        std::mt19937 random(1);
        for (int walk = 0; walk < 500; ++walk) {
            State state = fresh();
            if (walk % 2 == 0)
                state.wasSentBefore = state.looksFirst = state.wantsHeight = true;
            Milliseconds now = 0ms;
            Action action{Kind::Look, {}};
            for (int i = 0; i < 400; ++i) {
                Step step = next(state, answerTo(action, random, true, now), severalEndpoints, now);
                state = std::move(step.state);
                action = step.action;
                const bool ends = action.kind == Kind::ConcludeByRecord || action.kind == Kind::ConcludeByStatus
                    || action.kind == Kind::Expire || action.kind == Kind::Finalize || action.kind == Kind::Reopen;
                QVERIFY2(!ends, qPrintable(u"walk %1, step %2: %3"_s.arg(walk).arg(i).arg(letterOf(action.kind))));
                QVERIFY(state.stage == Stage::Open);
            }
            // It went on for hours without an answer that helps.
            QVERIFY(state.isUnknown && state.isResolved);
        }
    }

    void actsOnlyOnWhatItWasTold_data()
    {
        QTest::addColumn<bool>("isAuthoritative");
        QTest::newRow("endpoints") << false;
        QTest::newRow("the chain itself") << true;
    }
    void actsOnlyOnWhatItWasTold()
    {
        QFETCH(bool, isAuthoritative);
        const Terms terms = isAuthoritative ? theChain : severalEndpoints;
        std::mt19937 random(2);
        QHash<int, int> seen;
        for (int walk = 0; walk < 3000; ++walk) {
            State state = walk % 3 == 0 ? landed(walk % 2 == 0) : fresh();
            Milliseconds now = 0ms;
            Action action{Kind::Look, {}};
            for (int i = 0; i < 60 && state.stage != Stage::Ended; ++i) {
                const State before = state;
                const Evidence evidence = answerTo(action, random, false, now);
                Step step = next(state, evidence, terms, now);
                state = std::move(step.state);
                action = step.action;
                ++seen[static_cast<int>(action.kind)];
                const auto *record = std::get_if<RecordRead>(&evidence);
                const auto *history = std::get_if<HistoryRead>(&evidence);
                const bool isQuorum = isAuthoritative || state.seen.witnesses >= StatusLookup::quorum;
                switch (action.kind) {
                case Kind::Wait:
                    QVERIFY(action.delay > 0ms);
                    break;
                case Kind::Send:
                    QVERIFY(before.stage == Stage::Open && state.mayStillLand);
                    break;
                case Kind::ConcludeByRecord:
                    QVERIFY(record != nullptr && record->result == RecordRead::Result::Ours);
                    QCOMPARE(state.slot, record->slot);
                    QCOMPARE(state.hasFailed, record->hasFailed);
                    QVERIFY(state.stage == Stage::Landed || (isQuorum && state.stage == Stage::Ended));
                    break;
                case Kind::ConcludeByStatus:
                    QVERIFY(isQuorum && state.seen.status->commitment != Commitment::Processed);
                    QVERIFY(state.stage != Stage::Open && !state.hasRecord);
                    break;
                case Kind::Expire:
                    QVERIFY(before.stage == Stage::Open && state.stage == Stage::Ended);
                    QVERIFY(!state.seen.status);
                    QVERIFY(isAuthoritative || (history != nullptr && !before.mayStillLand));
                    QVERIFY(isAuthoritative || history->result == HistoryRead::Result::Absent
                            || (history->result == HistoryRead::Result::Inconclusive && !before.needsHistory));
                    break;
                case Kind::Finalize:
                    QVERIFY(before.stage == Stage::Landed);
                    if (history != nullptr) { // nodes may have forgotten it
                        QVERIFY(before.needsHistory && history->result != HistoryRead::Result::Unanswered);
                        break;
                    }
                    QCOMPARE(state.seen.status->commitment, Commitment::Finalized);
                    QVERIFY(state.hasRecord || isQuorum);
                    break;
                case Kind::Reopen:
                    QVERIFY(before.stage == Stage::Landed && (record != nullptr || history != nullptr));
                    QVERIFY(history == nullptr || history->result == HistoryRead::Result::Absent);
                    // As the driver starts over.
                    state = fresh();
                    state.wasSentBefore = state.looksFirst = state.wantsHeight = true;
                    action = {Kind::Look, {}};
                    break;
                case Kind::Look:
                case Kind::ReadRecord:
                case Kind::SearchHistory:
                    break;
                }
                QVERIFY(!state.isUnknown || state.stage == Stage::Open);
            }
        }
        // A walk that never came by an action would prove nothing of it.
        const int kinds = isAuthoritative ? 9 : 10; // the chain itself needs no history
        QCOMPARE(seen.size(), kinds);
    }

    void needsTwoLookUpsApart_data()
    {
        QTest::addColumn<int>("witnesses");
        QTest::addColumn<int>("rounds");
        QTest::newRow("two endpoints") << 2 << 2;
        QTest::newRow("one endpoint") << 1 << 15;
    }
    void needsTwoLookUpsApart()
    {
        QFETCH(int, witnesses);
        QFETCH(int, rounds);
        const Looked absent{StatusLookup{std::nullopt, witnesses}, lastValid + marginBlocks + 1};
        const Milliseconds apart = severalEndpoints.pace * rounds;
        const Step first = next(fresh(), absent, severalEndpoints, 1s);
        QCOMPARE(first.action.kind, Kind::Wait);
        QVERIFY(!first.state.mayStillLand);
        const Step early = next(first.state, absent, severalEndpoints, 1s + apart - 1ms);
        QCOMPARE(early.action.kind, Kind::Wait);
        const Step enough = next(early.state, absent, severalEndpoints, 1s + apart);
        QCOMPARE(enough.action.kind, Kind::ReadRecord);
        // A height that falls back takes the proof back.
        const Looked alive{StatusLookup{std::nullopt, witnesses}, lastValid};
        const Step fallen = next(first.state, alive, severalEndpoints, 1s + apart);
        QVERIFY(fallen.state.mayStillLand);
        QCOMPARE(next(fallen.state, absent, severalEndpoints, 10min).action.kind, Kind::Wait);
    }

    void knowsWhenNodesMayHaveForgotten()
    {
        const auto needsHistory = [](quint64 first, quint64 second) {
            State state = fresh();
            Milliseconds now = 0ms;
            for (const quint64 past : {first, second}) {
                now += 1h;
                const Looked absent{StatusLookup{std::nullopt, 2}, lastValid + past};
                state = next(state, absent, severalEndpoints, now).state;
            }
            return state.needsHistory;
        };
        QVERIFY(!needsHistory(100, rememberedBlocks));
        QVERIFY(needsHistory(rememberedBlocks + 1, rememberedBlocks + 1));
        // The machine slept in between: the first may have come from a node that lagged.
        QVERIFY(needsHistory(100, rememberedBlocks + 1));
        // Two endpoints say so after one alone did, which may have lagged.
        const quint64 past = lastValid + 100;
        State state = next(fresh(), Looked{StatusLookup{std::nullopt, 1}, past}, severalEndpoints, 1h).state;
        QVERIFY(state.needsHistory);
        const Step second = next(state, Looked{StatusLookup{std::nullopt, 2}, past}, severalEndpoints, 2h);
        QCOMPARE(second.action.kind, Kind::ReadRecord);
        QVERIFY(second.state.needsHistory);
    }

    // The chain itself knows at once that a refused order never lands, but only if nobody else can have the bytes.
    void expiresAtARefusalOnlyWhatNobodyHas()
    {
        const auto answerTo = [](bool isAuthoritative, bool wasAccepted, bool wasSentBefore) {
            State state = fresh();
            state.wasSentBefore = wasSentBefore;
            const Terms &terms = isAuthoritative ? theChain : severalEndpoints;
            if (wasAccepted)
                state = next(state, Sent{}, terms, atNow).state;
            state = next(state, Sent{Sent::Result::Refused}, terms, atNow).state;
            return next(state, Looked{StatusLookup{std::nullopt, 2}, {}}, terms, atNow).action.kind;
        };
        QCOMPARE(answerTo(true, false, false), Kind::Expire);
        QCOMPARE(answerTo(true, true, false), Kind::Wait);
        QCOMPARE(answerTo(true, false, true), Kind::Wait);
        QCOMPARE(answerTo(false, false, false), Kind::Wait);
    }

    // Two look-ups that know nothing are needed before a landed order is thought dropped; a notice of the cluster
    // counts as the first.
    void aDropNoticeCountsAsALookUp()
    {
        const Looked absent{StatusLookup{std::nullopt, 2}, lastValid};
        const Step once = next(landed(true), absent, severalEndpoints, atNow);
        QCOMPARE(once.action.kind, Kind::Wait);
        QCOMPARE(next(once.state, absent, severalEndpoints, atNow).action.kind, Kind::ReadRecord);
        const Step noticed = next(landed(true), Dropped{}, severalEndpoints, atNow);
        QCOMPARE(noticed.action.kind, Kind::Wait);
        QCOMPARE(next(noticed.state, absent, severalEndpoints, atNow).action.kind, Kind::ReadRecord);
        // Without a height nobody can tell whether the nodes must still remember it.
        QVERIFY(once.state.wantsHeight && noticed.state.wantsHeight);
        const Looked without{StatusLookup{std::nullopt, 2}, {}};
        QCOMPARE(next(once.state, without, severalEndpoints, atNow).action.kind, Kind::Wait);
    }

    void anAbsenceUndoesNothingThatNodesMayHaveForgotten_data()
    {
        QTest::addColumn<quint64>("past");
        QTest::addColumn<QChar>("action");
        QTest::newRow("while they remember") << rememberedBlocks << QChar(u'O');
        QTest::newRow("a block later") << rememberedBlocks + 1 << QChar(u'H');
        QTest::newRow("days later") << quint64{10'000} << QChar(u'H');
    }
    // The node has pruned the slot of a trade of last week, or keeps no records: that is no fork.
    void anAbsenceUndoesNothingThatNodesMayHaveForgotten()
    {
        QFETCH(quint64, past);
        Order order = settledOrder(1);
        order.finalized = false;
        State state = stateOf(order, true);
        Action action;
        const auto tell = [&](const Evidence &evidence) {
            Step step = next(state, evidence, severalEndpoints, atNow);
            state = std::move(step.state);
            action = step.action;
        };
        const Looked absent{StatusLookup{std::nullopt, 2}, state.lastValidBlockHeight + past};
        tell(absent);
        QCOMPARE(action.kind, Kind::Wait);
        tell(absent);
        QCOMPARE(action.kind, Kind::ReadRecord);
        tell(RecordRead{RecordRead::Result::Missing, 0, false});
        QTEST(QChar::fromLatin1(letterOf(action.kind)), "action");
    }

    void onlyAHistoryThatLacksItUndoesWhatIsForgotten_data()
    {
        using Result = HistoryRead::Result;
        QTest::addColumn<int>("result");
        QTest::addColumn<QChar>("action");
        QTest::newRow("found") << static_cast<int>(Result::Found) << QChar(u'F');
        QTest::newRow("none, or too long") << static_cast<int>(Result::Inconclusive) << QChar(u'F');
        QTest::newRow("lacks it") << static_cast<int>(Result::Absent) << QChar(u'O');
        QTest::newRow("no answer") << static_cast<int>(Result::Unanswered) << QChar(u'.');
    }
    void onlyAHistoryThatLacksItUndoesWhatIsForgotten()
    {
        QFETCH(int, result);
        State state = landed(true);
        state.needsHistory = true;
        state.absences = 2; // its record is gone as well
        const HistoryRead read{static_cast<HistoryRead::Result>(result)};
        const Step step = next(state, read, severalEndpoints, atNow);
        QTEST(QChar::fromLatin1(letterOf(step.action.kind)), "action");
        QCOMPARE(step.state.stage == Stage::Ended, step.action.kind == Kind::Finalize);
        QVERIFY(step.state.hasRecord && !step.state.hasFailed);
    }

    // Of three nodes one alone keeps records: the two others forget the status, and nobody drops what landed.
    void endsWhatIsForgottenButForItsRecord_data()
    {
        using Result = HistoryRead::Result;
        QTest::addColumn<int>("result");
        QTest::addColumn<QChar>("action");
        QTest::newRow("found") << static_cast<int>(Result::Found) << QChar(u'F');
        QTest::newRow("none, or too long") << static_cast<int>(Result::Inconclusive) << QChar(u'F');
        QTest::newRow("lacks it") << static_cast<int>(Result::Absent) << QChar(u'.');
        QTest::newRow("no answer") << static_cast<int>(Result::Unanswered) << QChar(u'.');
    }
    void endsWhatIsForgottenButForItsRecord()
    {
        QFETCH(int, result);
        const RecordRead ours{RecordRead::Result::Ours, landedSlot, false};
        const auto afterRecord = [&ours](quint64 past) {
            const Looked absent{StatusLookup{std::nullopt, 2}, lastValid + past};
            State state = landed(true);
            for (int look = 0; look < 2; ++look)
                state = next(state, absent, severalEndpoints, atNow).state;
            return next(state, ours, severalEndpoints, atNow);
        };
        QCOMPARE(afterRecord(rememberedBlocks).action.kind, Kind::Wait);
        const Step asked = afterRecord(rememberedBlocks + 1);
        QCOMPARE(asked.action.kind, Kind::SearchHistory);
        const HistoryRead read{static_cast<HistoryRead::Result>(result)};
        const Step step = next(asked.state, read, severalEndpoints, atNow);
        QTEST(QChar::fromLatin1(letterOf(step.action.kind)), "action");
        QCOMPARE(step.state.stage == Stage::Ended, step.action.kind == Kind::Finalize);
    }

    void isUnknownAfterAMinuteAndAHalf()
    {
        State state = fresh();
        Milliseconds now = 0ms;
        for (int i = 0; i <= roundsUntilUnknown; ++i) {
            QVERIFY(!state.isUnknown);
            const Step step = next(state, Looked{}, severalEndpoints, now);
            state = step.state;
            now += 2s;
        }
        QVERIFY(state.isUnknown);
        // Silence resolves nothing: new orders wait on.
        QVERIFY(!state.isResolved);
        QCOMPARE(next(state, Looked{}, severalEndpoints, now).action.delay, 10s);
    }

    void believesNoLastHeightBeyondTheSlot()
    {
        Order order = sampleOrder(1);
        order.signedSlot = 10'000;
        order.lastValidBlockHeight = 10'150; // no slot was ever skipped
        QCOMPARE(stateOf(order, false).lastValidBlockHeight, 10'150u);
        order.lastValidBlockHeight = 140;
        QCOMPARE(stateOf(order, false).lastValidBlockHeight, 140u);
        order.lastValidBlockHeight = 290'000'150;
        QVERIFY(stateOf(order, false).lastValidBlockHeight >= 10'150u);
        QVERIFY(stateOf(order, false).lastValidBlockHeight <= 11'000u);
        order.signedSlot = 0; // not known
        QCOMPARE(stateOf(order, false).lastValidBlockHeight, 290'000'150u);
    }

    void takesAnyHeight()
    {
        constexpr quint64 most = std::numeric_limits<quint64>::max();
        State endless = fresh();
        endless.lastValidBlockHeight = most;
        const Looked absent{StatusLookup{std::nullopt, 2}, most};
        QVERIFY(next(endless, absent, severalEndpoints, atNow).state.mayStillLand);
        State never = fresh();
        never.lastValidBlockHeight = 0;
        QVERIFY(!next(never, absent, severalEndpoints, atNow).state.mayStillLand);
    }

    void startsWhereTheJournalEnds_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("isFinal");
        QTest::addColumn<int>("stage");
        const auto row = [](const char *name, OrderStatus status, bool isFinal, Stage stage) {
            QTest::newRow(name) << static_cast<int>(status) << isFinal << static_cast<int>(stage);
        };
        row("pending", OrderStatus::Pending, false, Stage::Open);
        row("unknown", OrderStatus::Unknown, false, Stage::Open);
        row("succeeded", OrderStatus::Succeeded, false, Stage::Landed);
        row("failed", OrderStatus::Failed, false, Stage::Landed);
        row("for good", OrderStatus::Succeeded, true, Stage::Ended);
        row("expired", OrderStatus::Expired, true, Stage::Ended);
    }
    void startsWhereTheJournalEnds()
    {
        QFETCH(int, status);
        QFETCH(bool, isFinal);
        QFETCH(int, stage);
        Order order = settledOrder(1, static_cast<OrderStatus>(status));
        order.finalized = isFinal;
        const State state = stateOf(order, true);
        QCOMPARE(static_cast<int>(state.stage), stage);
        QCOMPARE(state.isUnknown, order.status == OrderStatus::Unknown);
        QCOMPARE(state.isResolved, isOutcome(order.status));
        // An earlier run may have sent it: it is looked up first, with a height.
        const Action first = next(state, Due{}, severalEndpoints, 0ms).action;
        QCOMPARE(first.kind, Kind::Look);
        QVERIFY(state.wantsHeight);
        order.movedTokens = 0;
        QCOMPARE(stateOf(order, true).hasRecord, order.status == OrderStatus::Failed);
    }

private:
    // What a cluster may answer. `alone`: one endpoint, which has no record of ours and no history that reaches back.
    static Evidence answerTo(const Action &action, std::mt19937 &random, bool alone, Milliseconds &now)
    {
        const auto below = [&random](int limit) { return static_cast<int>(random() % static_cast<quint32>(limit)); };
        switch (action.kind) {
        case Kind::Send:
            return Sent{static_cast<Sent::Result>(below(3))};
        case Kind::Look: {
            Looked looked;
            if (below(3) > 0) // alone, a block a round, so that the walk comes past the last valid one
                looked.blockHeight = 980 + (alone ? static_cast<quint64>(now / 2000ms) : random() % 300);
            if (below(8) == 0)
                return looked;
            const int witnesses = alone ? 1 : 1 + below(2);
            looked.lookup = StatusLookup{std::nullopt, witnesses};
            if (below(2) == 0)
                looked.lookup = statusOf(static_cast<Commitment>(below(3)), witnesses,
                                         landedSlot + static_cast<quint64>(below(2)), below(4) == 0);
            return looked;
        }
        case Kind::ReadRecord: {
            using Result = RecordRead::Result;
            constexpr std::array others{Result::Foreign, Result::Missing, Result::Missing, Result::Unanswered};
            if (alone || below(3) > 0)
                return RecordRead{others[static_cast<std::size_t>(below(4))], 0, false};
            return RecordRead{Result::Ours, landedSlot + static_cast<quint64>(below(2)), below(4) == 0};
        }
        case Kind::SearchHistory: {
            using Result = HistoryRead::Result;
            constexpr std::array all{Result::Found, Result::Inconclusive, Result::Unanswered, Result::Absent};
            return HistoryRead{all[static_cast<std::size_t>(below(alone ? 3 : 4))]};
        }
        default:
            now += action.delay;
            return Due{};
        }
    }
};

CURVEDESK_TEST(tst_LandingState)

} // namespace landingStateTest
#include "tst_LandingState.moc"
