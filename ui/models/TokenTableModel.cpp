// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/TokenTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

namespace {

constexpr quint64 graduatingFromPpm = 500'000;

} // namespace

TokenTableModel::TokenTableModel(Selection selection, QObject *parent)
    : ColumnModel({{tr("Coin")}, {tr("Progress")}, {tr("SOL"), true}, {tr("Last"), true}}, parent)
    , m_selection(selection)
{
}

void TokenTableModel::setTokens(const QList<TokenSummary> &tokens, bool hasMore)
{
    beginResetModel();
    m_tokens.clear();
    m_waiting.clear();
    m_hasMore = hasMore;
    std::copy_if(tokens.begin(), tokens.end(), std::back_inserter(m_tokens),
                 [this](const TokenSummary &token) { return belongs(token); });
    std::sort(m_tokens.begin(), m_tokens.end(),
              [this](const TokenSummary &a, const TokenSummary &b) { return isBefore(a, b); });
    endResetModel();
}

void TokenTableModel::append(const QList<TokenSummary> &tokens, bool hasMore)
{
    m_hasMore = false;
    applyChanges(tokens);
    m_hasMore = hasMore;
}

void TokenTableModel::applyChanges(const QList<TokenSummary> &changed)
{
    for (const TokenSummary &token : changed)
        applyOne(token);
}

void TokenTableModel::setFrozen(bool isFrozen)
{
    if (m_isFrozen == isFrozen)
        return;
    m_isFrozen = isFrozen;
    if (isFrozen)
        return;
    sortInPlace();
    const QHash<QString, TokenSummary> waiting = std::exchange(m_waiting, {});
    for (const TokenSummary &token : waiting)
        applyOne(token);
}

void TokenTableModel::setWatched(const QStringList &mints)
{
    m_watched = mints;
    for (int row = static_cast<int>(m_tokens.size()) - 1; row >= 0; --row) {
        if (!belongs(m_tokens.at(row)))
            removeAt(row);
    }
}

void TokenTableModel::setNow(qint64 nowMs)
{
    m_nowMs = nowMs;
    if (!m_tokens.isEmpty())
        emit dataChanged(index(0, LastTradeColumn), index(rowCount() - 1, LastTradeColumn), {Qt::DisplayRole});
}

int TokenTableModel::rowOf(const QString &mint) const
{
    const auto found
        = std::find_if(m_tokens.begin(), m_tokens.end(), [&](const TokenSummary &token) { return token.mint == mint; });
    return found == m_tokens.end() ? -1 : static_cast<int>(found - m_tokens.begin());
}

bool TokenTableModel::belongs(const TokenSummary &token) const
{
    switch (m_selection) {
    case Selection::Rising:
    case Selection::New:
        return true;
    case Selection::Graduating:
        return !token.complete && token.progressPpm >= graduatingFromPpm;
    case Selection::Watched:
        return m_watched.contains(token.mint);
    }
    return false;
}

bool TokenTableModel::isBefore(const TokenSummary &a, const TokenSummary &b) const
{
    // Coins with equal keys are sorted by mint, so that the order is total and rows do not swap places.
    switch (m_selection) {
    case Selection::Rising:
    case Selection::Watched:
        return std::make_pair(b.marketCapLamports, a.mint) < std::make_pair(a.marketCapLamports, b.mint);
    case Selection::New:
        return std::make_pair(b.createdMs, a.mint) < std::make_pair(a.createdMs, b.mint);
    case Selection::Graduating:
        return std::make_pair(b.progressPpm, a.mint) < std::make_pair(a.progressPpm, b.mint);
    }
    return false;
}

void TokenTableModel::applyOne(const TokenSummary &token)
{
    const int row = rowOf(token.mint);
    if (row < 0) {
        if (!belongs(token))
            return;
        if (m_isFrozen)
            m_waiting.insert(token.mint, token);
        else
            insertSorted(token);
        return;
    }
    if (!belongs(token)) {
        removeAt(row);
        return;
    }
    if (m_tokens.at(row) == token)
        return;
    m_tokens[row] = token;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    if (!m_isFrozen)
        reposition(row);
}

void TokenTableModel::insertSorted(const TokenSummary &token)
{
    const auto place
        = std::lower_bound(m_tokens.begin(), m_tokens.end(), token,
                           [this](const TokenSummary &a, const TokenSummary &b) { return isBefore(a, b); });
    const auto row = static_cast<int>(place - m_tokens.begin());
    if (row == m_tokens.size() && m_hasMore)
        return; // it belongs to a page that is not loaded yet
    beginInsertRows({}, row, row);
    m_tokens.insert(row, token);
    endInsertRows();
}

void TokenTableModel::reposition(int row)
{
    const TokenSummary token = m_tokens.at(row);
    int target = row;
    while (target > 0 && isBefore(token, m_tokens.at(target - 1)))
        --target;
    if (target == row) {
        while (target + 1 < m_tokens.size() && isBefore(m_tokens.at(target + 1), token))
            ++target;
    }
    if (target == row)
        return;
    beginMoveRows({}, row, row, {}, target > row ? target + 1 : target);
    m_tokens.move(row, target);
    endMoveRows();
}

void TokenTableModel::removeAt(int row)
{
    beginRemoveRows({}, row, row);
    m_tokens.removeAt(row);
    endRemoveRows();
}

void TokenTableModel::sortInPlace()
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList mints;
    for (const QModelIndex &each : before)
        mints.append(m_tokens.at(each.row()).mint);
    std::sort(m_tokens.begin(), m_tokens.end(),
              [this](const TokenSummary &a, const TokenSummary &b) { return isBefore(a, b); });
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(rowOf(mints.at(i)), before.at(i).column()));
    changePersistentIndexList(before, after);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

QVariant TokenTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TokenSummary &token = m_tokens.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(token, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(toolTip(token, column));
    case Qt::TextAlignmentRole:
        return alignment(column);
    case CellKindRole:
        return static_cast<int>(column == CoinColumn           ? CellKind::Coin
                                    : column == ProgressColumn ? CellKind::Progress
                                                               : CellKind::Number);
    case MintRole:
    case IdRole:
        return token.mint;
    case NameRole:
        return token.name;
    case SymbolRole:
        return token.symbol;
    case ProgressRole:
        return QVariant::fromValue(token.progressPpm);
    case IsKingRole:
        return token.isKing;
    default:
        return {};
    }
}

QString TokenTableModel::text(const TokenSummary &token, int column) const
{
    switch (column) {
    case CoinColumn:
        return token.isKing ? tr("%1, king of the hill").arg(displayText::name(token.name))
                            : displayText::name(token.name);
    case ProgressColumn:
        return amountText::progress(token.progressPpm);
    case MarketCapColumn:
        return amountText::solRounded(token.marketCapLamports, 1);
    case LastTradeColumn:
        return token.lastTradeMs == 0 ? QStringLiteral("–") : timeText::age(token.lastTradeMs, m_nowMs);
    default:
        return {};
    }
}

QString TokenTableModel::toolTip(const TokenSummary &token, int column) const
{
    switch (column) {
    case CoinColumn: {
        const displayText::Shown name = displayText::line(token.name);
        QString tip = displayText::name(token.name) + QChar(u'\n') + displayText::ticker(token.symbol) + QChar(u'\n')
            + token.mint;
        if (name.wasAltered || displayText::line(token.symbol).wasAltered)
            tip += QChar(u'\n') + tr("Careful: this name contains hidden characters.");
        return tip;
    }
    case ProgressColumn:
        return token.complete ? tr("Graduated")
                              : tr("%1 SOL to go").arg(amountText::solPlain(token.lamportsToComplete));
    case MarketCapColumn:
        return tr("Market cap %1 SOL").arg(amountText::sol(token.marketCapLamports));
    case LastTradeColumn:
        return token.lastTradeMs == 0 ? tr("Never traded") : timeText::utc(token.lastTradeMs);
    default:
        return {};
    }
}

} // namespace curvedesk
