// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/market/Market.h"
#include "core/market/MarketChanges.h"

#include <QTimer>

namespace curvedesk {

struct MarketOptions
{
    int pageSize = 1000; ///< history rows asked for at once
    int maxPages = 0; ///< of each program, a catch-up; 0: all. Real clusters do thousands of transactions a second
    int namingMs = 1000; ///< between two looks at coins whose launch was not read
    int retryMs = 10'000; ///< after a catch-up that failed or left a gap that can be filled
    int gapAttempts = 8; ///< to fill a gap, in a row without any progress; then it stays
};

/// Writes what happens on the chain into a market: what is announced as it happens, and what it missed from the
/// programs' histories. What cannot be read becomes a gap, which it tries to fill at each catch-up.
class MarketReader final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarketReader)

public:
    /// `cluster` must outlive the reader's last catch-up.
    MarketReader(Cluster &cluster, MarketOptions options, QObject *parent = nullptr);

    /// Nothing is read before there is a market. It must outlive the reader, or be taken back with nullptr.
    void setMarket(Market *market);
    /// Reads what happened since the market's cursor, the newest first when it is too much, and tries to fill gaps. How
    /// many transactions that were. Unavailable when the chain does not answer, or while a catch-up is under way;
    /// Storage, Damaged when the market cannot be written.
    [[nodiscard]] Task<int> catchUp();

signals:
    void changed(const curvedesk::MarketChanges &changes);
    /// The market's database is broken: it has to be replaced.
    void damaged();

private:
    struct HistoryPages;
    /// Rows of both programs in whole slots, oldest first, each once.
    struct HistoryStretch
    {
        QList<HistoryRow> rows;
        bool isWhole = false; ///< it goes back to the slot asked for
        quint64 missingUpTo = 0; ///< else: the newest slot of which rows may be missing
    };

    void takeConfirmed(QList<ConfirmedTransaction> transactions);
    void takeWaiting();
    void takeDropped(const QList<Signature> &signatures);
    void takeFinalized(quint64 slot);
    void addGapBefore(const ConfirmedTransaction &first);
    [[nodiscard]] Task<int> readMissed();
    [[nodiscard]] Task<int> fillGaps();
    [[nodiscard]] Task<HistoryStretch> readStretch(std::optional<Signature> before, quint64 fromSlot);
    [[nodiscard]] Task<HistoryPages> readBack(Address program, std::optional<Signature> before, quint64 fromSlot);
    /// Adds the rows' transactions to the market; `movesCursor`: nothing before them is missing but gaps.
    [[nodiscard]] Task<int> addRows(QList<HistoryRow> rows, bool movesCursor);
    /// Emits the changes, or handles the failure; answers it.
    Outcome announce(const Result<MarketChanges> &changes);
    Outcome noteFailure(const Outcome &outcome);
    /// The one behind the cursor; 0 when nothing was ever read.
    [[nodiscard]] quint64 firstUnknownSlot() const;
    [[nodiscard]] bool hasOpenGaps() const;

    Cluster &m_cluster;
    const MarketOptions m_options;
    Market *m_market = nullptr;
    int m_generation = 0; ///< of the market: a catch-up of an earlier one ends
    bool m_isCatchingUp = false;
    bool m_isReadingMissed = false; ///< the first half of a catch-up
    /// Announced meanwhile: they come after what the histories list, so that each slot is in its order.
    QList<ConfirmedTransaction> m_waiting;
    bool m_isJoined = false; ///< nothing but gaps is missing between the cursor and what is announced next
    bool m_wantsCatchUp = false; ///< the last one failed
    QTimer m_retry;
};

} // namespace curvedesk
