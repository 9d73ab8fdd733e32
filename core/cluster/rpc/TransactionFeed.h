// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/FeedState.h"
#include "core/cluster/rpc/RpcCalls.h"

#include <QObject>

#include <algorithm>
#include <deque>

namespace curvedesk::rpc {

/// Emits the transactions that mention one of a few programs, once each and mostly by slot (late ones when they come),
/// pushed ones and those of histories, and which a fork dropped. Asking nodes may log, and emit the client's signals.
class TransactionFeed final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransactionFeed)

public:
    struct Options
    {
        QList<Address> programs;
        std::chrono::milliseconds pollPace{1500}; ///< between reads of the histories while nothing is pushed
        std::chrono::milliseconds auditPace{20'000}; ///< between reads of the histories while transactions are pushed
        std::chrono::milliseconds gatherPace{40}; ///< pushed transactions are collected so long, then emitted in order
        /// A node lists what is confirmed and pushes what comes: after this time nothing is left between the two.
        std::chrono::milliseconds settlePace{1200};
        std::chrono::milliseconds watchPace{900}; ///< between checks that emitted ones are still on the chain
        std::chrono::milliseconds fetchPace{400}; ///< before a missing record is asked for again
        std::chrono::milliseconds latePace{2000}; ///< before late records are asked for again; grows tenfold at most
        std::chrono::milliseconds latePatience{600'000}; ///< after which a late transaction is emitted as it is known
        /// Where no history proves it: a young transaction unknown for this long counts as dropped by a fork.
        std::chrono::milliseconds absencePatience{30'000};
        std::chrono::milliseconds lostPatience{180'000}; ///< for a dropped one to land again; a blockhash lives shorter
        qsizetype memory = 50'000; ///< signatures kept, so that none is emitted twice
        qsizetype watched = 2048; ///< the newest emitted transactions, which are watched until they are final
    };

    /// `calls` and its `client` must outlive the feed, whose work ends when the client is closed.
    TransactionFeed(RpcCalls &calls, RpcClient &client, Options options, QObject *parent = nullptr);

    /// Begins to read histories and statuses from the nodes, and to emit; started() once it is known from where on.
    void start();
    /// True once it is known from where on transactions are emitted, or the first look has ended without finding that.
    [[nodiscard]] bool isStarted() const { return m_started || m_hasLooked; }
    [[nodiscard]] bool isPushing() const { return m_pushing; } ///< between pushBegins() and pushEnds()
    [[nodiscard]] bool isCurrent() const { return m_pushing && !m_hasGap; } ///< pushing, and no gap before is open
    /// The newest slot that no fork can undo, with all its transactions that can be read emitted.
    [[nodiscard]] quint64 finalizedSlot() const { return m_finalizedSlot; }

    /// Call after reading this newest page of an address's history, newest first: if `address` is one of the programs,
    /// landed() has newer ones later, and the recent ones of the page are watched as if they had been emitted.
    void continueFrom(const Address &address, const QList<HistoryRow> &page);
    /// Call when a transaction has landed: asks nodes for histories now, or when an emission under way ends, and emits
    /// landed() with what is new; not while isCurrent(), nor again during a look.
    void lookNow();
    /// Call when the transactions of all programs are pushed now: asks nodes for earlier ones; emits landed().
    void pushBegins();
    /// Call when the subscriptions are lost: pushes that wait are left to the histories, where nodes keep any.
    void pushEnds();
    /// Call with each pushed transaction: landed() has it in order, a moment later or once the gap before it is closed,
    /// with a cut log asked of nodes. Ignored unless isPushing(). The oldest of too many are left to the histories.
    void pushed(const ConfirmedTransaction &transaction);

signals:
    void started(); ///< it is known from now on from where on transactions are emitted
    void finalized(quint64 slot); ///< finalizedSlot() has risen to this
    /// New transactions, by slot within one signal; each once, unless dropped() named it in between.
    void landed(const QList<curvedesk::ConfirmedTransaction> &transactions);
    /// Transactions of earlier landed() signals, or of pages of continueFrom(), that a fork removed.
    void dropped(const QList<curvedesk::Signature> &signatures);

private:
    using Mark = feed::Mark;
    using Watched = feed::Watched;
    using Verdict = feed::Verdict;

    QCoro::Task<> run(); ///< asks nodes for histories until the client closes; emits started(), landed()
    /// Asks nodes for what was missed; emits started() once, landed(), also with pushed ones; nothing while a look is
    /// under way. While pushed ones are emitted, it only keeps in m_wantsLook that a look is wanted.
    QCoro::Task<> lookOnce();
    /// Emits landed() with those in m_arrived, gatherPace later, with records asked of nodes for cut logs, then makes
    /// the look that is wanted. Does nothing during another gather() or a look, or while a gap is open.
    QCoro::Task<> gather();
    /// Asks nodes about emitted and dropped ones until the client closes; emits dropped(), landed(), finalized().
    QCoro::Task<> watch();
    /// Takes the answers into m_watched: final transactions leave it, absences are counted.
    void updateWatched(const QHash<Signature, std::optional<SignatureStatus>> &answers);
    /// Asks nodes about absent ones: emits dropped() for those that a fork removed or moved, landed() for the moved.
    QCoro::Task<> checkSuspects();
    [[nodiscard]] Task<Verdict> judge(QList<Watched> suspects); ///< asks nodes; the feed stays as it is
    QCoro::Task<> checkForLostTransactions(); ///< asks nodes; emits landed() with dropped ones that landed again
    void emitDropped(const QList<Watched> &gone); ///< emits dropped(); moves them from m_emitted to m_lost, marks back
    /// Asks nodes for missing marks and what was missed since them; emits started() once, landed(). False: not all now.
    QCoro::Task<bool> catchUp();
    /// Sets the program's mark at its newest transaction, asked of nodes, if they keep histories; before started() that
    /// one counts as emitted from then on. False: not now.
    QCoro::Task<bool> setMark(qsizetype program);
    /// False while a mark is not set: only pushed transactions are emitted, and gaps stay.
    [[nodiscard]] bool hasHistory() const { return std::ranges::all_of(m_marks, &Mark::isSet); }
    /// Asks nodes for the rows after the program's mark that were not emitted and are not to be pushed, newest first;
    /// beyond maxGapRows it logs and leaves out the oldest. `next` gets the mark, due once the caller has emitted all.
    [[nodiscard]] Task<QList<HistoryRow>> missedRows(qsizetype program, std::shared_ptr<QList<Mark>> next);
    /// Asks nodes for the rows' transactions; emits landed(), oldest first, or adds them to m_late. False: not all now.
    QCoro::Task<bool> emitMissed(QList<HistoryRow> part);
    [[nodiscard]] bool mustWaitFor(const HistoryRow &row) const; ///< its record may still come
    void fetchLater(const ConfirmedTransaction &known); ///< adds it to m_late, unless there: asked for later
    /// Asks nodes for m_late's records until the client closes; emits landed() with them, after latePatience without.
    QCoro::Task<> askForLate();
    /// Replaces those with a cut log by their records, asked of nodes; moves one without from the batch to m_late.
    QCoro::Task<> completeTruncated(std::shared_ptr<QList<ConfirmedTransaction>> batch);
    /// Emits landed() with those that were not emitted yet, by slot, and watches them.
    void announce(QList<ConfirmedTransaction> batch);
    void remember(const Signature &signature, quint64 slot); ///< as emitted; forgets the oldest beyond Options::memory
    void watchOver(const Signature &signature, quint64 slot); ///< until it is final, or too old for m_watched
    void updateFinalizedSlot(); ///< raises m_finalizedSlot as far as is safe now; emits finalized() where it rises

    RpcCalls &m_calls;
    RpcClient &m_client;
    const Options m_options;
    QList<Mark> m_marks; ///< by program
    QHash<Signature, quint64> m_emitted; ///< emitted transactions, with their slots
    std::deque<Signature> m_emittedOrder;
    std::deque<Watched> m_watched; ///< oldest first
    std::deque<feed::Lost> m_lost; ///< dropped transactions, oldest first: they may land again
    std::deque<feed::Late> m_late;
    QSet<Signature> m_lateSet; ///< the signatures of m_late
    quint64 m_lookedUpTo = 0; ///< slot up to which histories were looked at
    quint64 m_finalizedSlot = 0;
    int m_rewinds = 0; ///< resets of the marks: a look-up that began before one does not move them
    QList<ConfirmedTransaction> m_arrived; ///< pushed and not emitted yet
    bool m_started = false; ///< the marks are set, as far as the nodes keep histories
    bool m_hasLooked = false; ///< the first look is over, also one that failed
    bool m_pushing = false;
    bool m_hasGap = false; ///< transactions may have been missed: look them up before pushed ones are emitted
    bool m_gathering = false;
    // Only one of these at a time emits transactions: each takes a while, and would overtake the other.
    bool m_looking = false; ///< a catch-up is under way
    bool m_emitting = false; ///< pushed transactions are being completed and emitted
    bool m_wantsLook = false; ///< a catch-up waits for m_emitting to end
    QElapsedTimer m_sinceSession;
    QElapsedTimer m_sinceLook;
    int m_session = 0; ///< number of the push session: a look-up that began before it does not close its gap
    int m_stuck = 0; ///< look-ups in a row that brought nothing before a missing record
};

} // namespace curvedesk::rpc
