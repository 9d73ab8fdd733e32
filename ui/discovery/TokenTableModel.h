// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/discovery/CoinFilter.h"
#include "ui/discovery/TokenRow.h"
#include "ui/models/ColumnModel.h"

#include <QHash>
#include <QSet>

#include <tuple>
#include <unordered_map>
#include <utility>

namespace curvedesk {

class CoinPictures;

/// A list of coins in one order, which stays fast with 100,000 of them. Changes of the market change, move, insert and
/// remove rows, and may emit figureMoved() and endRemoved(); only a new first page resets the model, and another order
/// moves the rows. Where the filter asks for holders, a new coin has no row before these are known.
class TokenTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column {
        CoinColumn,
        ProgressColumn,
        MarketCapColumn,
        ChangeColumn, ///< over five minutes
        HourChangeColumn,
        DayChangeColumn,
        VolumeColumn, ///< of a day
        HoldersColumn,
        AgeColumn,
        LastTradeColumn,
        ColumnCount
    };

    /// The list, which decides its coins and their order.
    enum class Selection { Rising, New, Graduating, Watched };

    static constexpr qsizetype usualRows = 1000; ///< kept while new coins come and nobody reads further pages
    static constexpr quint64 graduatingFromPpm = 500'000; ///< of the curve: the coins of Graduating
    explicit TokenTableModel(Selection selection, QObject *parent = nullptr);

    /// Replaces all rows and waiting coins by a first page; figures not given are kept. `hasMore`: more come below.
    void setTokens(const QList<TokenSummary> &tokens, bool hasMore, const QList<CoinFigures> &figures = {});
    /// Adds the coins of a following page with their figures, and applies the states of those that have rows.
    void append(const QList<TokenSummary> &tokens, bool hasMore, const QList<CoinFigures> &figures = {});
    /// Applies new states of coins: changes rows, adds those that belong into the list, removes those that do not.
    void applyChanges(const QList<TokenSummary> &changed);
    /// Sets figures; rows move and come unless frozen, or go. `isWhole`: others' change is 0, and it alone moves rows.
    void applyFigures(const QList<CoinFigures> &figures, bool isWhole);
    /// While frozen, figures change, but rows keep their order and only a page adds some, so that few move. The end of
    /// it moves rows to their places and adds the coins that waited.
    void setFrozen(bool isFrozen);
    /// Sets what the list leaves out from the next page or change on (its rows stay), and forgets the coins that wait
    /// for their figures. The list Watched leaves out nothing.
    void setFilter(const CoinFilter &filter);
    /// The mints of the coins that wait for their figures, because the filter asks for holders.
    [[nodiscard]] QStringList unproven() const { return m_unproven.keys(); }
    void setWatched(const QStringList &mints); ///< of the list Watched; removes the rows of others, adds none
    /// Sets where the pictures of the rows are; it must outlive the model.
    void setPictures(const CoinPictures &pictures) { m_pictures = &pictures; }
    /// Sets the present time, from which ages are counted (dataChanged()); a filter by age removes what it leaves out.
    void setNow(qint64 nowMs);
    void setStale(bool isStale); ///< true: prices are old, and what follows from them is muted (dataChanged())
    /// Orders by a column, by the coin's as by progress; moves rows, also while frozen.
    void setOrder(Column column, Qt::SortOrder order);
    [[nodiscard]] Column orderColumn() const { return m_orderColumn; }
    [[nodiscard]] Qt::SortOrder order() const { return m_order; }
    [[nodiscard]] static Column usualOrder(Selection selection); ///< that a list of this kind is sorted by at first

    /// The coin of a row, valid while the row exists.
    [[nodiscard]] const TokenSummary &token(int row) const { return m_rows.at(row)->token; }
    [[nodiscard]] int rowOf(const QString &mint) const; ///< -1: it has none
    /// True for a coin of the list whose name looks like an older one's it remembers, or whose ticker imitates one.
    [[nodiscard]] bool isLookAlike(const TokenSummary &token) const;

signals:
    void figureMoved(const QModelIndex &cell, bool isUp); ///< a trade changed the market cap that the cell shows
    void endRemoved(); ///< the last rows went, because new coins came: pages, read from the first on, have them

private:
    using Entry = TokenRow;
    using Oldest = std::tuple<qint64, QString, QString>; ///< a coin's creation, mint and ticker
    using PersistentRows = std::pair<QModelIndexList, QStringList>; ///< cells, and the mints of their rows

    [[nodiscard]] qsizetype rows() const override { return m_rows.size(); }
    /// By role a cell's text, tool tip, kind, tone; the coin's mint, name, ticker, picture, progress, marks; or none.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool belongs(const TokenSummary &token) const; ///< the list's selection and filter include it
    /// The values that the list sorts by: that of the order's column, where one that is not known comes last in both
    /// directions, then the market cap.
    [[nodiscard]] std::pair<qint64, qint64> keyOf(const Entry &entry) const;
    [[nodiscard]] bool isBefore(const Entry &a, const Entry &b) const; ///< by their keys, then by mint
    [[nodiscard]] int placeOf(const Entry &entry) const; ///< the row that the entry has, or would have by its key
    /// Changes or removes the coin's row, which keeps its place; new: waits if frozen or unproven, else insertSorted().
    void applyOne(const TokenSummary &token);
    /// Adds a row for the coin at its place, unless a page that is not loaded has it. Of too many rows the end is
    /// removed, with endRemoved(), but in Watched.
    void insertSorted(const TokenSummary &token);
    /// Moves the coins' rows to their places after their values changed, unless the list is frozen.
    void moveToPlaces(const QStringList &mints);
    void removeAt(int row); ///< removes the row, and forgets the coin with its figures
    void sortAll(); ///< moves all rows to their places by their present values, also while frozen
    /// Emits layoutAboutToBeChanged(); returns what endOrder() needs so that selections stay with their coins.
    [[nodiscard]] PersistentRows beginOrder();
    void endOrder(const PersistentRows &before); ///< emits layoutChanged(): the rows have their places
    [[nodiscard]] bool needsProof() const; ///< true when a new coin has no row before its holders are known
    /// Of coins that waited for these figures adds those with holders enough, drops the others; nothing while frozen.
    void prove(const QList<CoinFigures> &figures);
    /// True when an older remembered coin has such a name, or the oldest one with such a ticker writes it differently.
    [[nodiscard]] bool imitates(const TokenSummary &token, const std::pair<QString, QString> &skeletons) const;
    /// Remembers, until setTokens(), the oldest with look-alikes of this name and this ticker; returns their skeletons.
    std::pair<QString, QString> noteNames(const TokenSummary &token);
    /// Where the filter hides imitations, remembers names before they are filtered: the imitated coin may be left out.
    void noteNames(const QList<TokenSummary> &tokens);
    [[nodiscard]] QString text(const Entry &entry, int column) const; ///< of the cell
    [[nodiscard]] QString toolTip(const Entry &entry, int column) const; ///< of the cell

    Selection m_selection;
    Column m_orderColumn;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    std::unordered_map<QString, Entry> m_entries; ///< by mint
    QList<Entry *> m_rows; ///< sorted by isBefore()
    QHash<QString, Oldest> m_oldest; ///< by each of the skeletons
    QSet<QString> m_watched;
    CoinFilter m_filter;
    QHash<QString, TokenSummary> m_unproven; ///< by mint, as unproven()
    QHash<QString, TokenSummary> m_waiting; ///< coins that arrived while frozen
    const CoinPictures *m_pictures = nullptr;
    qsizetype m_kept = usualRows;
    bool m_hasMore = false;
    bool m_isFrozen = false;
    bool m_isStale = false;
    qint64 m_nowMs = 0;
};

} // namespace curvedesk
