// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/market/Market.h"
#include "core/market/MarketChanges.h"

#include <QTimer>

#include <functional>

namespace curvedesk {

struct MarketOptions
{
    int pageSize = 1000; ///< history rows of one request
    /// Pages of each program in one catch-up; 0: all. Real clusters land thousands of transactions a second.
    int maxPages = 0;
    int namingMs = 1000; ///< between two look-ups of coins whose launch was not read
    int retryMs = 10'000; ///< after a catch-up that failed or left a gap that can be filled
    int gapAttempts = 8; ///< attempts in a row without progress after which a gap stays
    qint64 mostBytes = 0; ///< of the market's file, beyond which its oldest trades go; 0: no limit
};

/// Writes the chain's transactions into a market: announced ones at once, in memory until they are final, missed ones
/// from the cluster's histories. A period that cannot be read becomes a gap, which each catch-up tries to fill while
/// that brings anything. The market is joined while only gaps are missing before the next announced transaction. Emits
/// what was added or taken out, gaps stored or filled, and damaged() if the file is broken; logs a failed write.
class MarketReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketReader)

public:
    /// `cluster` must outlive the reader's last catch-up.
    MarketReader(Cluster &cluster, MarketOptions options);

    /// Sets the market that is written to, and ends what is under way for the one before with Cancelled; nothing is
    /// read before the first. Begins no catch-up. It must outlive the reader, or be replaced by nullptr.
    void setMarket(Market *market);
    /// Sets which wallets' trades are kept when the file gets too large later on, see MarketOptions::mostBytes.
    void keepTradesOf(std::function<bool(const QString &wallet)> isKept) { m_isKept = std::move(isKept); }
    /// Reads from the cluster's histories the transactions since the market's cursor, only the newest when they are too
    /// many, writes them to the market, fills gaps where it can, deletes old trades by MarketOptions::mostBytes, and
    /// returns the number of transactions. Tried again after retryMs where it fails or leaves gaps. Unavailable without
    /// answer or market, in a catch-up; Storage, Damaged: the market cannot be written; Cancelled: replaced or closed.
    [[nodiscard]] Task<int> catchUp();

signals:
    /// Transactions were added to the market, or taken out of it.
    void changed(const curvedesk::MarketChanges &changes);
    /// A gap: not all transactions of these slots, both ends included, were read. It may still be filled later.
    void gapNoted(quint64 fromSlot, quint64 toSlot);
    /// All transactions of a gap are read now.
    void gapFilled();
    /// The market's database is broken and must be replaced.
    void damaged();

private:
    struct HistoryPages;
    /// Rows of both programs in whole slots, oldest first, each once.
    struct HistoryStretch
    {
        QList<HistoryRow> rows;
        bool isWhole = false; ///< the rows go back to the slot asked for, as far as the chain has not forgotten them
        quint64 firstWholeSlot = 0; ///< when whole: the chain may have forgotten rows of earlier slots
        quint64 missingUpTo = 0; ///< when not whole: the newest slot of which rows may be missing
    };

    /// Adds announced transactions, in memory, and emits changed(); a market not joined first stores a gap before them,
    /// with gapNoted(); during readMissed() they wait. After a failure it is not joined, and catches up later.
    void addConfirmed(QList<ConfirmedTransaction> transactions);
    /// Adds transactions that are not final to the market's memory (reads its file), emits changed(); where one fails,
    /// for those before it. Logs a failure, emits damaged() for Damaged, and returns it.
    Outcome addPending(const QList<MarketUpdate> &batch);
    /// Takes transactions that a fork dropped out of the market's memory and of those that wait; emits changed().
    void removeDropped(const QList<Signature> &signatures);
    /// Only when joined: writes to disk what no fork can change up to this slot, moves the cursor to its end; a gap
    /// replaces up to 1000 old trades if over mostBytes. Emits none of that. Logs a failure, emits damaged().
    void writeFinalized(quint64 slot);
    /// Stores all behind the cursor as a gap, the slot of `first` included, emits gapNoted(); joined if that worked.
    void addGapBefore(const ConfirmedTransaction &first);
    /// Asks the cluster for all since the cursor, adds it (what is final on disk), emits changed(), and stores what is
    /// lacking as a gap, with gapNoted(); the market is joined then. Returns the number of transactions added; 0 where
    /// it was joined before, or without a history: not joined then. The cluster's errors; Storage, Damaged, Cancelled.
    [[nodiscard]] Task<int> readMissed();
    /// Asks the cluster for the gaps of hasOpenGaps(), adds and emits the transactions that come, and returns their
    /// number; removes a filled gap (gapFilled()), writes the rest of others without a signal. The cluster's errors,
    /// Storage, Damaged, Cancelled.
    [[nodiscard]] Task<int> fillGaps();
    /// The cluster's rows of both programs from before `before`, or up to the newest, back to `fromSlot`; its errors.
    [[nodiscard]] Task<HistoryStretch> readStretch(std::optional<Signature> before, quint64 fromSlot);
    /// The rows of one program older than `before`, or up to the newest, back to `fromSlot`, newest first, from the
    /// cluster; ends early after MarketOptions::maxPages, and at an error after the first page, but fails at Cancelled.
    [[nodiscard]] Task<HistoryPages> readBack(Address program, std::optional<Signature> before, quint64 fromSlot);
    /// Asks the cluster for the rows' transactions, adds them to the market (final ones on disk), emits changed() and
    /// returns the number of rows. `movesCursor` true: only gaps are missing before them, so that the cursor follows
    /// those that are final. After an error the rows before it stay added: the cluster's, Unavailable while it lacks
    /// some of the transactions, Storage, Damaged, Cancelled.
    [[nodiscard]] Task<int> addRows(QList<HistoryRow> rows, bool movesCursor);
    /// Emits changed() unless nothing changed. A failure is logged, for Damaged with damaged(), and returned.
    Outcome announce(const Result<MarketChanges> &changes);
    /// Logs a failure, and emits damaged() where the store is damaged; returns the outcome. Nothing for success.
    Outcome noteFailure(const Outcome &outcome);
    /// Stores the gap and emits gapNoted(). Storage, Damaged: also logged, the latter with damaged().
    [[nodiscard]] Outcome addGap(const MarketStore::Gap &gap);
    /// The slot behind the cursor; 0 when nothing was ever read.
    [[nodiscard]] quint64 firstUnknownSlot() const
    {
        const MarketCursor &known = m_market->cursor();
        return known.signature.isEmpty() ? 0 : known.slot + 1;
    }
    /// True when fillGaps() would ask for a gap again.
    [[nodiscard]] bool hasOpenGaps() const;

    Cluster &m_cluster;
    const MarketOptions m_options;
    std::function<bool(const QString &wallet)> m_isKept = [](const QString &) { return false; };
    Market *m_market = nullptr;
    int m_generation = 0; ///< number of the market: the catch-up of an earlier one ends
    bool m_isCatchingUp = false;
    bool m_isReadingMissed = false; ///< the first half of a catch-up is under way
    /// Transactions that were announced meanwhile: added after those of the histories, which keeps each slot in order.
    QList<ConfirmedTransaction> m_waiting;
    bool m_isJoined = false; ///< only gaps are missing between the cursor and the next announced transaction
    bool m_wantsCatchUp = false; ///< the last catch-up failed, or announced transactions could not be added since
    quint64 m_missingUpTo = 0; ///< the newest slot of announced transactions that could not be added last
    QTimer m_retry;
};

} // namespace curvedesk
