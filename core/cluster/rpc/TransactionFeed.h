// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/rpc/FeedState.h"
#include "core/cluster/rpc/RpcCalls.h"

#include <QObject>

#include <deque>

namespace curvedesk::rpc {

/// Transactions that mention one of a few programs, emitted once each, in the order of their slots, whether they come
/// by subscription or by looking at the programs' histories; and which of them a fork dropped.
class TransactionFeed final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransactionFeed)

public:
    struct Options
    {
        QList<Address> programs;
        std::chrono::milliseconds pollPace{1500}; ///< while nothing is pushed
        std::chrono::milliseconds auditPace{20'000}; ///< histories are looked at all the same while it is pushed
        std::chrono::milliseconds gatherPace{40}; ///< pushed ones are put in order with what comes this much later
        /// A node pushes what comes from the subscription on, and lists what is confirmed: after this long nothing is
        /// left between the two.
        std::chrono::milliseconds settlePace{1200};
        std::chrono::milliseconds watchPace{900}; ///< two slots: whether emitted transactions are still there
        std::chrono::milliseconds fetchPace{400}; ///< before a record that is not there yet is asked for again
        /// Before records are asked for again that hold up nothing any more; grows to ten times that.
        std::chrono::milliseconds latePace{2000};
        std::chrono::milliseconds latePatience{600'000}; ///< then it is emitted without its logs
        /// Of nodes without histories: nothing known of a transaction for this long means that a fork dropped it.
        std::chrono::milliseconds absencePatience{30'000};
        std::chrono::milliseconds lostPatience{180'000}; ///< what was dropped may land again: longer than a blockhash
        qsizetype memory = 50'000; ///< signatures kept, so that none is emitted twice
        qsizetype watched = 2048; ///< of those emitted, the newest that are watched until they are final
    };

    /// `calls` must outlive the feed, which ends when their client is closed.
    TransactionFeed(RpcCalls &calls, RpcClient &client, Options options, QObject *parent = nullptr);

    void start();
    /// True once it is known from where on transactions are emitted.
    [[nodiscard]] bool isStarted() const { return m_started; }
    /// What happens is pushed, and nothing before it is missing.
    [[nodiscard]] bool isCurrent() const { return m_pushing && !m_hasGap; }
    /// No fork takes back what is in this slot or before it, and all of it was emitted.
    [[nodiscard]] quint64 finalizedSlot() const { return m_finalizedSlot; }
    /// The nodes keep no history: only pushed transactions are emitted, and gaps stay.
    [[nodiscard]] bool hasHistory() const { return m_hasHistory; }

    /// The caller read this newest page of an address's history, newest first: newer transactions are emitted, and
    /// those of the page are watched as if they had been.
    void continueFrom(const Address &address, const QList<HistoryRow> &page);
    /// Something is known to have landed: it is looked up at once where nothing is pushed.
    void lookNow();
    /// Subscriptions for all programs are in place: what comes from now on is pushed, the rest is looked up.
    void pushBegins();
    void pushEnds();
    void pushed(const ConfirmedTransaction &transaction);

signals:
    void started();
    void finalized(quint64 slot);
    void landed(const QList<curvedesk::ConfirmedTransaction> &transactions);
    void dropped(const QList<curvedesk::Signature> &signatures);

private:
    using Mark = feed::Mark;
    using Watched = feed::Watched;
    using Verdict = feed::Verdict;

    QCoro::Task<> run();
    QCoro::Task<> lookOnce();
    QCoro::Task<> gather();
    QCoro::Task<> watch();
    void takeStatuses(const QHash<Signature, std::optional<SignatureStatus>> &answers);
    QCoro::Task<> checkSuspects();
    [[nodiscard]] Task<Verdict> judge(QList<Watched> suspects);
    QCoro::Task<> checkForLostTransactions();
    void emitDropped(const QList<Watched> &gone);
    /// False when it could not be done now.
    QCoro::Task<bool> catchUp();
    QCoro::Task<bool> setMark(qsizetype program);
    /// Rows after the program's mark that were not emitted, newest first; `next` becomes the mark once all of them are.
    [[nodiscard]] Task<QList<HistoryRow>> missedRows(qsizetype program, std::shared_ptr<QList<Mark>> next);
    /// Fetches and emits these. False when the rest must wait.
    QCoro::Task<bool> emitMissed(QList<HistoryRow> part);
    [[nodiscard]] bool mustWaitFor(const HistoryRow &row) const;
    void fetchLater(const HistoryRow &row);
    QCoro::Task<> askForLate();
    QCoro::Task<bool> completeTruncated(std::shared_ptr<QList<ConfirmedTransaction>> batch);
    void announce(QList<ConfirmedTransaction> batch);
    void remember(const Signature &signature, quint64 slot);
    void watchOver(const Signature &signature, quint64 slot);
    void updateFinalizedSlot();

    RpcCalls &m_calls;
    RpcClient &m_client;
    const Options m_options;
    QList<Mark> m_marks; ///< by program
    QHash<Signature, quint64> m_emitted; ///< with its slot
    std::deque<Signature> m_emittedOrder;
    std::deque<Watched> m_watched; ///< oldest first
    std::deque<feed::Lost> m_lost; ///< dropped ones, oldest first: they may land again
    std::deque<feed::Late> m_late;
    QSet<Signature> m_lateSet; ///< of those
    quint64 m_lookedUpTo = 0; ///< slot up to which histories were looked at
    quint64 m_finalizedSlot = 0;
    int m_rewinds = 0; ///< of the marks: a look-up that began before one does not move them
    QList<ConfirmedTransaction> m_arrived; ///< pushed, not emitted yet
    bool m_started = false;
    bool m_hasHistory = true;
    bool m_pushing = false;
    bool m_hasGap = false; ///< something may have been missed: look it up before pushed transactions are emitted
    bool m_gathering = false;
    // Only one of these at a time emits transactions: each takes a while, and would overtake the other.
    bool m_looking = false; ///< a catch-up is under way
    bool m_emitting = false; ///< pushed transactions are being completed and emitted
    bool m_wantsLook = false; ///< a catch-up waits for that
    QElapsedTimer m_sinceSession;
    QElapsedTimer m_sinceLook;
    int m_session = 0; ///< of pushing: a look-up that began before it says nothing about its gap
    int m_stuck = 0; ///< look-ups in a row that ended at the same missing record
};

} // namespace curvedesk::rpc
