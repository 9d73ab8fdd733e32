// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/TokenTableModel.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace curvedesk {

namespace {

/// The figures by mint.
QHash<QString, CoinFigures> byMint(const QList<CoinFigures> &figures)
{
    QHash<QString, CoinFigures> found;
    for (const CoinFigures &each : figures)
        found.insert(each.mint, each);
    return found;
}

} // namespace

TokenTableModel::TokenTableModel(Selection selection, QObject *parent)
    : ColumnModel({{tr("Coin")},
                   {tr("Progress")},
                   {tr("SOL"), true},
                   {tr("5 min"), true},
                   {tr("1 h"), true},
                   {tr("1 d"), true},
                   {tr("Volume"), true},
                   {tr("Holders"), true},
                   {tr("Age"), true},
                   {tr("Last"), true}},
                  parent)
    , m_selection(selection)
    , m_orderColumn(usualOrder(selection))
{
    m_order = m_orderColumn == AgeColumn ? Qt::AscendingOrder : Qt::DescendingOrder;
}

TokenTableModel::Column TokenTableModel::usualOrder(Selection selection)
{
    switch (selection) {
    case Selection::Rising:
        return ChangeColumn;
    case Selection::New:
        return AgeColumn;
    case Selection::Graduating:
        return ProgressColumn;
    case Selection::Watched:
        break;
    }
    return MarketCapColumn;
}

void TokenTableModel::setTokens(const QList<TokenSummary> &tokens, bool hasMore, const QList<CoinFigures> &figures)
{
    const QHash<QString, CoinFigures> read = byMint(figures);
    beginResetModel();
    auto former = std::exchange(m_entries, {});
    m_rows.clear();
    m_waiting.clear();
    m_unproven.clear();
    m_oldest.clear();
    m_hasMore = hasMore;
    noteNames(tokens);
    for (const TokenSummary &token : tokens) {
        if (!belongs(token))
            continue;
        const auto known = former.find(token.mint);
        if (needsProof() && known == former.end()) {
            m_unproven.insert(token.mint, token);
            continue;
        }
        Entry &entry = m_entries[token.mint];
        if (known != former.end())
            entry = known->second;
        entry.token = token;
        if (const auto found = read.find(token.mint); found != read.end())
            entry.apply(*found);
        entry.key = keyOf(entry);
        entry.skeletons = noteNames(token);
    }
    for (auto &[mint, entry] : m_entries)
        m_rows.append(&entry);
    std::ranges::sort(m_rows, [this](const Entry *a, const Entry *b) { return isBefore(*a, *b); });
    m_kept = qMax(usualRows, m_rows.size());
    endResetModel();
}

void TokenTableModel::append(const QList<TokenSummary> &tokens, bool hasMore, const QList<CoinFigures> &figures)
{
    const QHash<QString, CoinFigures> read = byMint(figures);
    m_hasMore = hasMore;
    noteNames(tokens);
    QHash<QString, TokenSummary> unknown;
    QList<TokenSummary> known;
    for (const TokenSummary &token : tokens) {
        if (m_entries.contains(token.mint) || needsProof() || !belongs(token))
            known.append(token);
        else
            unknown.insert(token.mint, token);
    }
    applyChanges(known);
    QList<Entry *> added;
    for (const TokenSummary &token : std::as_const(unknown)) {
        m_waiting.remove(token.mint);
        Entry &entry = m_entries[token.mint];
        entry.token = token;
        if (const auto found = read.find(token.mint); found != read.end())
            entry.apply(*found);
        entry.key = keyOf(entry);
        entry.skeletons = noteNames(token);
        added.append(&entry);
    }
    m_kept = qMax(m_kept, m_rows.size() + added.size());
    if (added.isEmpty())
        return;
    std::ranges::sort(added, [this](const Entry *a, const Entry *b) { return isBefore(*a, *b); });
    if (m_rows.isEmpty() || isBefore(*m_rows.last(), *added.first())) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
        m_rows.append(added);
        endInsertRows();
        return;
    }
    for (Entry *entry : std::as_const(added)) {
        const int row = placeOf(*entry);
        beginInsertRows({}, row, row);
        m_rows.insert(row, entry);
        endInsertRows();
    }
}

void TokenTableModel::applyChanges(const QList<TokenSummary> &changed)
{
    QStringList mints;
    for (const TokenSummary &token : changed) {
        applyOne(token);
        mints.append(token.mint);
    }
    moveToPlaces(mints);
}

void TokenTableModel::applyFigures(const QList<CoinFigures> &figures, bool isWhole)
{
    prove(figures);
    if (m_rows.isEmpty())
        return;
    if (isWhole) {
        for (auto &[mint, entry] : m_entries)
            entry.applyStandstill();
    }
    QStringList mints;
    for (const CoinFigures &each : figures) {
        const auto found = m_entries.find(each.mint);
        if (found == m_entries.end())
            continue;
        Entry &entry = found->second;
        entry.apply(each);
        if (needsProof() && entry.figures.holders >= 0 && !m_filter.admitsHolders(entry.figures)) {
            removeAt(placeOf(entry));
            continue;
        }
        if (isWhole)
            continue;
        const int row = placeOf(entry);
        emit dataChanged(index(row, ChangeColumn), index(row, HoldersColumn));
        mints.append(each.mint);
    }
    if (!isWhole) {
        moveToPlaces(mints);
        return;
    }
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, ChangeColumn), index(rowCount() - 1, HoldersColumn));
    if (!m_isFrozen && m_orderColumn == ChangeColumn)
        sortAll();
}

void TokenTableModel::setFrozen(bool isFrozen)
{
    if (m_isFrozen == isFrozen)
        return;
    m_isFrozen = isFrozen;
    if (isFrozen)
        return;
    sortAll();
    applyChanges(std::exchange(m_waiting, {}).values());
}

void TokenTableModel::setWatched(const QStringList &mints)
{
    m_watched = QSet<QString>(mints.begin(), mints.end());
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (!belongs(m_rows.at(row)->token))
            removeAt(row);
    }
}

void TokenTableModel::setNow(qint64 nowMs)
{
    m_nowMs = nowMs;
    for (int row = rowCount() - 1; m_filter.maxAgeMinutes > 0 && row >= 0; --row) {
        if (!belongs(m_rows.at(row)->token))
            removeAt(row);
    }
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, AgeColumn), index(rowCount() - 1, LastTradeColumn), {Qt::DisplayRole});
}

void TokenTableModel::setOrder(Column column, Qt::SortOrder order)
{
    m_orderColumn = column;
    m_order = order;
    sortAll();
}

int TokenTableModel::rowOf(const QString &mint) const
{
    const auto found = m_entries.find(mint);
    return found == m_entries.end() ? -1 : placeOf(found->second);
}

int TokenTableModel::placeOf(const Entry &entry) const
{
    const auto place
        = std::ranges::lower_bound(m_rows, &entry, [this](const Entry *a, const Entry *b) { return isBefore(*a, *b); });
    return static_cast<int>(place - m_rows.begin());
}

std::pair<qint64, qint64> TokenTableModel::keyOf(const Entry &entry) const
{
    using Limits = std::numeric_limits<qint64>;
    const qint64 behindAll = m_order == Qt::DescendingOrder ? Limits::min() : Limits::max();
    const quint64 cap = qMin(entry.token.marketCapLamports, static_cast<quint64>(Limits::max()));
    return {entry.value(m_orderColumn).value_or(behindAll), static_cast<qint64>(cap)};
}

bool TokenTableModel::isBefore(const Entry &a, const Entry &b) const
{
    if (a.key.first != b.key.first)
        return m_order == Qt::DescendingOrder ? a.key.first > b.key.first : a.key.first < b.key.first;
    if (a.key.second != b.key.second)
        return a.key.second > b.key.second;
    // Equal keys are ordered by mint, so that the order is total and rows do not swap places.
    return a.token.mint < b.token.mint;
}

void TokenTableModel::applyOne(const TokenSummary &token)
{
    const auto found = m_entries.find(token.mint);
    if (found == m_entries.end()) {
        m_unproven.remove(token.mint);
        m_waiting.remove(token.mint);
        if (!belongs(token))
            return;
        if (needsProof())
            m_unproven.insert(token.mint, token);
        else if (m_isFrozen)
            m_waiting.insert(token.mint, token);
        else
            insertSorted(token);
        return;
    }
    Entry &entry = found->second;
    if (entry.token == token)
        return;
    const int row = placeOf(entry);
    if (!belongs(token)) {
        removeAt(row);
        return;
    }
    const bool isRenamed = entry.token.name != token.name || entry.token.symbol != token.symbol;
    const quint64 cap = entry.token.marketCapLamports;
    const QString shownCap = text(entry, MarketCapColumn);
    entry.token = token;
    if (isRenamed)
        entry.skeletons = noteNames(token);
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    if (cap != 0 && token.marketCapLamports != 0 && text(entry, MarketCapColumn) != shownCap)
        emit figureMoved(index(row, MarketCapColumn), token.marketCapLamports > cap);
}

void TokenTableModel::insertSorted(const TokenSummary &token)
{
    Entry candidate;
    candidate.token = token;
    candidate.key = keyOf(candidate);
    const int row = placeOf(candidate);
    if (row == m_rows.size() && m_hasMore && m_filter.isEmpty())
        return; // it belongs to a page that is not loaded yet
    beginInsertRows({}, row, row);
    Entry &entry = m_entries[token.mint];
    entry = candidate;
    entry.skeletons = noteNames(token);
    m_rows.insert(row, &entry);
    endInsertRows();
    // In portions, because the views are notified of each row.
    if (m_selection == Selection::Watched || m_rows.size() < m_kept + m_kept / 8)
        return;
    while (m_rows.size() > m_kept)
        removeAt(rowCount() - 1);
    m_hasMore = true;
    emit endRemoved();
}

void TokenTableModel::moveToPlaces(const QStringList &mints)
{
    if (m_isFrozen)
        return;
    // One signal for all moves: the view's work at each grows with the number of rows.
    std::optional<PersistentRows> before;
    for (const QString &mint : mints) {
        const auto found = m_entries.find(mint);
        if (found == m_entries.end())
            continue;
        Entry &entry = found->second;
        const std::pair<qint64, qint64> key = keyOf(entry);
        if (key == entry.key)
            continue;
        const int row = placeOf(entry);
        Entry moved;
        moved.token.mint = mint;
        moved.key = key;
        const int place = placeOf(moved); // counted while the row stands at its old place
        const int target = place > row ? place - 1 : place;
        if (target != row && !before)
            before = beginOrder();
        entry.key = key;
        m_rows.move(row, target);
    }
    if (before)
        endOrder(*before);
}

void TokenTableModel::removeAt(int row)
{
    beginRemoveRows({}, row, row);
    const QString mint = m_rows.takeAt(row)->token.mint;
    m_entries.erase(mint);
    endRemoveRows();
}

void TokenTableModel::sortAll()
{
    const PersistentRows before = beginOrder();
    for (Entry *entry : std::as_const(m_rows))
        entry->key = keyOf(*entry);
    std::ranges::sort(m_rows, [this](const Entry *a, const Entry *b) { return isBefore(*a, *b); });
    endOrder(before);
}

TokenTableModel::PersistentRows TokenTableModel::beginOrder()
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    PersistentRows before{persistentIndexList(), {}};
    for (const QModelIndex &each : std::as_const(before.first))
        before.second.append(m_rows.at(each.row())->token.mint);
    return before;
}

void TokenTableModel::endOrder(const PersistentRows &before)
{
    const auto &[cells, mints] = before;
    QModelIndexList after;
    for (qsizetype i = 0; i < cells.size(); ++i)
        after.append(index(rowOf(mints.at(i)), cells.at(i).column()));
    changePersistentIndexList(cells, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace curvedesk
#include "moc_TokenTableModel.cpp"
